/** D8: `move`. */
import type { Action, Choice, Seat, Why } from '../../../kernel/index.js';
import { isWholeSwap, mayMove, maySwap, needsNoSwap, nextToMove, nextToSwap, wayOf } from '../plans/moves.js';
import { readyMoves } from '../plans/ready.js';
import { readUnits, typedUnits } from '../plans/units.js';
import {
  departures,
  heroCost,
  heroesAt,
  isDeparture,
  isInReach,
  isPost,
  moveCost,
  nextTo,
  reachOf,
  spaceFor,
} from '../rules/garrison.js';
import { garrisonAt, isHero, isTower, isWall } from '../rules/places.js';
import { defenderAt, isOwnSide, ownSide } from '../rules/seats.js';
import { holds, isNobody, noGarrison, present } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Defender } from '../types/board.js';
import { type Hero, type Post, quarters } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { inDefence, why } from './available.js';

const placeChoice = (place: string): Choice<Str> => ({ value: place, label: { key: 'place', params: { place } } });

/** Why nobody at all could go there. */
function whyNotTo(view: View, defender: Defender, from: Post, to: string): Why<Str> | undefined {
  const side = ownSide(defender);
  if (!isPost(to)) {
    const isQuarter = (quarters as readonly string[]).includes(to);
    return isQuarter ? why('STR-12.4', 'nobodyGarrisons', { building: to }) : undefined;
  }
  if (side && !isOwnSide(defender, to)) return why('STR-22.1', 'actOnSide', { side });
  if (!nextTo(from).includes(to)) {
    return why('STR-12.2', 'notNextTo', { from, to, reach: nextTo(from).filter((one) => isOwnSide(defender, one)) });
  }
  if (isTower(to)) {
    const machine = view.towers[to];
    if (machine === 'cannon' || machine === 'hook') return why('STR-12.4', 'machineStands', { tower: to, machine });
    return why('STR-2.7', 'oneArcher', {});
  }
  const [unit] = present(garrisonAt(view, from));
  if (unit) return whyNotUnits(view, defender, from, to, [`1${unit.charAt(0)}`]);
  const [hero] = heroesAt(view, from);
  return hero && whyNoHero(view, defender, hero, to);
}

function whyNoHero(view: View, defender: Defender, hero: Hero, to: Post): Why<Str> {
  if (view.heroes[hero].acted) return why('STR-12.6', 'heroStays', { hero });
  const needed = isWall(to) || to === 'courtyard' ? heroCost(view, to) : 1;
  if (needed > defender.hourglasses) return why('STR-12.1', 'takesHourglasses', { needed, held: defender.hourglasses });
  return why('STR-12.6', 'heroWay', {});
}

function whyNotUnits(
  view: View,
  defender: Defender,
  from: Post,
  to: Post,
  tokens: readonly string[],
): Why<Str> | undefined {
  const hero = tokens.find(isHero);
  if (hero) return tokens.length > 1 ? why('STR-12.6', 'heroAlone', {}) : whyNoHero(view, defender, hero, to);
  const units = readUnits(tokens, noGarrison());
  if (!units) return undefined;
  if (!holds(garrisonAt(view, from), units)) {
    return why('STR-12.1', 'thereAre', { place: from, units: garrisonAt(view, from) });
  }
  const needed = moveCost(view, { from, to, units, swap: noGarrison() });
  if (needed > defender.hourglasses) return why('STR-12.1', 'takesHourglasses', { needed, held: defender.hourglasses });
  if (isTower(to)) return why('STR-2.7', 'oneArcher', {});
  const [unit = 'soldier'] = present(units);
  return why('STR-12.4', 'noSpace', { to, room: spaceFor(view, to, unit), unit });
}

const defenderOf = (view: View, seat: Seat): Defender | undefined => defenderAt(view, seat);

/** STR-12 */
export const move: Action<Str, Actions['move']> = {
  args: {
    from: {
      kind: 'one',
      choices(view, seat) {
        const defender = defenderOf(view, seat);
        return (defender ? departures(view, defender) : []).map(placeChoice);
      },
      accepts(view, seat, _given, value) {
        const defender = defenderOf(view, seat);
        return defender !== undefined && isPost(value) && isDeparture(view, defender, value);
      },
      refuse(view, seat, _given, value) {
        const defender = defenderOf(view, seat);
        if (!defender) return undefined;
        if (!isPost(value)) {
          const isQuarter = (quarters as readonly string[]).includes(value);
          return isQuarter ? why('STR-12.4', 'nobodyGarrisons', { building: value }) : undefined;
        }
        const side = ownSide(defender);
        if (side && !isOwnSide(defender, value)) return why('STR-22.1', 'actOnSide', { side });
        if (defender.hourglasses === 0) return why('STR-12.1', 'takesHourglasses', { needed: 1, held: 0 });
        const [hero] = heroesAt(view, value);
        if (isNobody(garrisonAt(view, value)) && hero) return why('STR-12.6', 'heroStays', { hero });
        return undefined;
      },
    },
    to: {
      kind: 'one',
      preview: true,
      choices(view, seat, { from }) {
        const defender = defenderOf(view, seat);
        return defender && from !== undefined && isPost(from) ? reachOf(view, defender, from).map(placeChoice) : [];
      },
      accepts(view, seat, { from }, value) {
        const defender = defenderOf(view, seat);
        if (!defender || from === undefined || !isPost(from) || !isPost(value)) return false;
        return isInReach(view, defender, from, value);
      },
      refuse(view, seat, { from }, value) {
        const defender = defenderOf(view, seat);
        return defender && from !== undefined && isPost(from) ? whyNotTo(view, defender, from, value) : undefined;
      },
    },
    units: {
      kind: 'plan',
      read: (_view, _seat, _given, text) => typedUnits(text),
      next: nextToMove,
      isWhole: (_view, _seat, _given, picked) => picked.length > 0,
      accepts: (view, seat, given, picked, token) => mayMove(view, seat, given, [...picked, token]),
      refuse(view, seat, given, picked, token) {
        const way = wayOf(view, seat, given);
        if (!way || token === undefined) return undefined;
        return whyNotUnits(view, way.defender, way.from, way.to, [...picked, token]);
      },
      proposal(view, seat, given) {
        const [first] = nextToMove(view, seat, given, []);
        return first && [first.value];
      },
    },
    swap: {
      kind: 'plan',
      read: (_view, _seat, _given, text) => typedUnits(text),
      optional: needsNoSwap,
      next: nextToSwap,
      isWhole: isWholeSwap,
      accepts: (view, seat, given, picked, token) => maySwap(view, seat, given, [...picked, token]),
      refuse: (_view, _seat, _given, _picked, token) =>
        token !== undefined && readUnits([token], noGarrison()) === undefined
          ? undefined
          : why('STR-12.5', 'swapEqually', {}),
      proposal(view, seat, given) {
        const tokens: string[] = [];
        while (!isWholeSwap(view, seat, given, tokens)) {
          const [best] = nextToSwap(view, seat, given, tokens);
          if (!best) return undefined;
          tokens.push(best.value);
        }
        return tokens;
      },
    },
  },
  ready: readyMoves,
  unavailable: inDefence((view, seat) => {
    const defender = defenderOf(view, seat);
    return defender && why('STR-12.1', 'takesHourglasses', { needed: 1, held: defender.hourglasses });
  }),
};
