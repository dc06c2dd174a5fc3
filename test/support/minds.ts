/** Bots under test: what a policy answers by itself, and games that minds play to their end. */
import {
  type Advice,
  type Args,
  type GameDef,
  type GameTypes,
  type Match,
  type Seat,
  answerInPlace,
  awaited,
  legal,
  pendingFor,
  rngOver,
  seedRng,
  start,
} from '../../src/kernel/index.js';

/** The policy's own answer, with no safety net. */
export function ownAnswer<T extends GameTypes>(
  def: GameDef<T>,
  match: Match<T>,
  seat: Seat,
  seed: string,
  mayGoOn: () => boolean = () => true,
): Advice<T> {
  const rng = rngOver(seedRng(seed));
  return def.policy({
    view: def.view(match, seat),
    seat,
    decisions: pendingFor(def, match, seat),
    rng,
    legal: () => legal(def, match, seat),
    random: () => {
      throw new Error('the bot does not know what to say');
    },
    imagine: () => def.redeal(match, seat, rng),
    mayGoOn,
  });
}

export type Mind<T extends GameTypes> = (match: Match<T>, seat: Seat) => Pick<Advice<T>, 'action' | 'args'> | undefined;

/** A whole game; whoever says something illegal ends it with an error. */
export function playedBy<T extends GameTypes>(
  def: GameDef<T>,
  table: { seats: number; options: Partial<T['options']>; seed: string },
  mind: Mind<T>,
): Match<T> {
  const { match } = start(def, table);
  while (!match.outcome) {
    const [seat = 0] = awaited(def, match);
    const said = mind(match, seat);
    if (!said) throw new Error('nothing to say');
    const result = answerInPlace(def, match, { seat, action: said.action, args: said.args as Args });
    if (!result.ok) throw new Error(`${JSON.stringify(said)} is illegal: ${JSON.stringify(result)}`);
  }
  return match;
}
