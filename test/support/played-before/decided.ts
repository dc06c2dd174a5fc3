/** Everything that a game's rules decide about a match as it stands, as plain data: keys and values, no words. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Decision,
  type LookupArgument,
  type Rng,
  type Seat,
  type Viewer,
  actionOf,
  firstOf,
  offeredTo,
  pending,
  refuses,
  viewOf,
} from '../../../src/kernel/index.js';
import { askedBy } from './asked.js';

const mostRows = 60;

function seatsOf(match: AnyMatch): Seat[] {
  return Array.from({ length: match.seats }, (_, seat) => seat);
}

function decisionOf(decision: Decision<AnyTypes>): unknown {
  const { seats, prompt, offers, clock, proposal, pass, reacts, chain } = decision;
  return {
    ...{ seats, prompt, offers, clock, proposal, pass, reacts, chain },
    fallback: decision.fallback?.(),
    settled: decision.settled?.(),
    lines: seats.map((seat) => decision.lines?.(seat)),
  };
}

/** One look-up, asked by one viewer down to its last argument. */
function lookedUp(def: AnyGame, view: object, viewer: Viewer, rng: Rng): unknown[] {
  const names = Object.keys(def.lookups);
  const lookup = names.length > 0 ? def.lookups[rng.pick(names)] : undefined;
  const told: unknown[] = [];
  const given: Record<string, string> = {};
  for (const [name, argument] of Object.entries<LookupArgument<AnyTypes, Record<string, string | undefined>>>(
    lookup?.args ?? {},
  )) {
    const choices = firstOf(argument.choices(view, viewer, { ...given }), mostRows);
    told.push(name, choices);
    if (choices.length > 0) given[name] = rng.pick(choices).value;
  }
  return told;
}

/** What everybody sees and is asked; and, of those who may act, one who is asked everything, twice over. */
export function decided(def: AnyGame, match: AnyMatch, rng: Rng): unknown[] {
  const viewers: Viewer[] = ['spectator', ...seatsOf(match)];
  const decisions = pending(def, match);
  const views = viewers.map((viewer) => viewOf(def, match, viewer));
  const told: unknown[] = [match, views, decisions.map(decisionOf), def.broken(match), def.sides?.(match)];
  const onlooker = viewOf(def, match, 'spectator');
  told.push(def.fights?.ahead(onlooker));
  const viewer = rng.pick(viewers);
  told.push(lookedUp(def, viewOf(def, match, viewer), viewer, rng));
  const actions = Object.keys(def.actions);
  const asked = [...new Set(decisions.flatMap(({ seats }) => seats))];
  const seat = asked.length > 0 ? rng.pick(asked) : 0;
  const view = viewOf(def, match, seat);
  for (const name of offeredTo(decisions.filter(({ seats }) => seats.includes(seat)))) {
    told.push(askedBy(def, match, view, seat, name, rng), askedBy(def, match, view, seat, name, rng));
  }
  // Whoever may not act, or not so, is told why.
  const anybody = rng.int(match.seats);
  told.push(actions.map((name) => actionOf(def, name)?.unavailable?.(viewOf(def, match, anybody), anybody)));
  told.push(actions.map((action) => refuses(def, match, { seat: anybody, action, args: {} })));
  return told;
}
