/** 17.1: a bot's next answer in phase 2, the best single thing first. */
import type { Answer, Seat, Thinking } from '../../../kernel/index.js';
import { soloCards } from '../content/heroes.js';
import { skullsDue } from '../plans/aims.js';
import { flowersOpen } from '../plans/availability.js';
import { freshEffort } from '../plans/effort.js';
import { roundsLeft, towerPlaces, waitingValue } from '../plans/ideas.js';
import { type Idea, type Place, bestIdea, better, ideasOf } from '../plans/places.js';
import { secondPlaces, unusedSeconds } from '../plans/seconds.js';
import { receiversOf } from '../plans/shopping.js';
import { isUseful, openDefault, passIdea, skullsAnswer } from '../plans/steward.js';
import { playerAt } from '../rules/figures.js';
import { type Stake, stakesOf } from '../rules/worth.js';
import type { HeroId, Kru, Space, Table, TowerCard } from '../types/index.js';
import { deadlyMarch, intent, rescueBy } from './danger.js';
import {
  type Thoughts,
  attackPlaces,
  flightPlaces,
  flowerIdea,
  heroLeftOver,
  hurry,
  objectiveIdea,
  restedIdea,
} from './heroes.js';
import { holdingAround } from './holding.js';
import { weighed } from './reach.js';

/** What a secondary hero must be worth while there are rounds enough for all of them. */
const secondLeast = 7;

/** KRU-15.3: a secondary hero comes once a game, so he must be worth it while rounds are left. */
function secondsWorthIt(table: Table, stakes: readonly Stake[]): Iterable<Place> {
  const unused = unusedSeconds(table);
  const least = unused.length > roundsLeft(table) ? 0 : secondLeast;
  const holding = (id: HeroId, at: Space) =>
    soloCards[id].holdsAround ? holdingAround(table, at, stakes) : { more: 0, held: [] };
  return secondPlaces(table, unused, { stakes, least, holding });
}

/** Every attack that is open to a seat. */
function* attacks(
  table: Table,
  seat: Seat,
  stakes: readonly Stake[],
  waiting: (card: TowerCard) => number,
): Generator<Place> {
  yield* towerPlaces(table, seat, { stakes, waiting });
  yield* secondsWorthIt(table, stakes);
  if (!playerAt(table, seat).hero) return;
  yield* attackPlaces(table, seat, stakes);
  yield* flightPlaces(table, seat, stakes);
}

type Budget = Pick<Thinking<Kru>, 'view' | 'seat' | 'mayGoOn'>;

/** KRU-8.20: the rest of an activation that has begun: flowers, then the best that he can do from where he is. */
export function openAnswer({ view, seat, mayGoOn }: Budget): Answer<Kru> {
  if (flowersOpen(view, seat).some((at) => isUseful(view, seat, at))) return openDefault(view, seat);
  const stakes = weighed(view, stakesOf(view));
  const act = bestIdea(attackPlaces(view, seat, stakes), freshEffort(mayGoOn));
  return (better(act, restedIdea(view, seat)) ?? { answer: openDefault(view, seat) }).answer;
}

/** 17.1, 4 */
function rescue(table: Table, seat: Seat, { stakes, effort }: Thoughts): Idea | undefined {
  const march = deadlyMarch(table);
  if (!march) return undefined;
  return rescueBy(
    table,
    march,
    ideasOf(
      attacks(table, seat, intent(stakes), () => 0),
      effort,
    ),
  );
}

/** 17.1, 6 */
function bestOf(table: Table, seat: Seat, thoughts: Thoughts): Idea | undefined {
  const soon = roundsLeft(table) < hurry;
  const places = attacks(table, seat, thoughts.stakes, (card) => (soon ? 0 : waitingValue(table, card)));
  const attack = bestIdea(places, thoughts.effort);
  if (!playerAt(table, seat).hero) return attack;
  const others = [objectiveIdea(table, seat), flowerIdea(table, seat, thoughts), restedIdea(table, seat)];
  return others.reduce(better, attack);
}

export function phaseTwoAnswer({ view, seat, mayGoOn }: Budget): Answer<Kru> {
  const { hero } = playerAt(view, seat);
  if (hero && skullsDue(view, seat)) return skullsAnswer(view, seat);
  const thoughts: Thoughts = { stakes: weighed(view, stakesOf(view)), effort: freshEffort(mayGoOn) };
  const best = rescue(view, seat, thoughts) ?? bestOf(view, seat, thoughts);
  if (best) return best.answer;
  if (hero && !hero.activated && !hero.stunned) return heroLeftOver(view, seat);
  const passed = roundsLeft(view) > 0 ? passIdea(view, seat, receiversOf(view, seat)[0] ?? seat) : undefined;
  return passed ?? { action: 'ready', args: {} };
}
