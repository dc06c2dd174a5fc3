/** Questions between the phases: heroes, places, rolls, help (BO-3, BO-4, BO-10, BO-14, BO-16). */
import type { Advice, Thinking } from '../../../kernel/index.js';
import { freeHeroes } from '../rules/first-places.js';
import { weaponOf } from '../rules/hero.js';
import { revitalizeCost } from '../rules/purchases.js';
import { consentAsked, openAsk } from '../rules/questions.js';
import {
  defendersOn,
  isRivalry,
  ownSlots,
  riftTile,
  sideOfSeat,
  slotAt,
  slotsOf,
  teamOf,
  tileIn,
} from '../rules/siege.js';
import { riftDistances } from '../rules/ways.js';
import type { HeroId, Omd, Team, TileId } from '../types/index.js';
import { because } from './advice.js';
import { deathChance, marched, riskOn, threatTo } from './foresight.js';
import { raidReturn } from './raids.js';
import { rivalAnswer } from './rivals.js';
import { standingWorth } from './turn.js';

type Said = Advice<Omd> | undefined;

/** Heroes in the order of liking. */
const liked: readonly HeroId[] = [
  'ivy',
  'maximilian',
  'gabriella',
  'cygnus',
  'hogarth',
  'tundra',
  'blackpaw',
  'midnight',
  'bloodspike',
  'sir-winston',
  'kobold-king',
  'ball-and-chain',
];

export function heroAnswer({ view, seat }: Thinking<Omd>): Said {
  const side = sideOfSeat(view, seat);
  if (side === undefined) return undefined;
  const taken = [...view.slots.map(({ hero }) => hero), ...view.picks];
  const free = freeHeroes(view.options, side, taken);
  const hero = liked.find((id) => free.includes(id));
  return hero && { action: 'hero', args: { hero }, why: because('hero') };
}

/** The way that most armies take, from the start to the Rift. */
function mainWay(team: Team): TileId[] {
  const armies = (start: TileId): number => team.armies.filter((army) => army.start === start).length;
  const [start] = [...team.starts].sort((a, b) => armies(b) - armies(a));
  const way: TileId[] = [];
  for (let at = start; at !== undefined && !way.includes(at) && at !== riftTile(team); at = tileIn(team, at).exits[0])
    way.push(at);
  return way;
}

/** One hero two steps before the Rift, the next one farther out, an archer behind. */
export function placeAnswer({ view, seat }: Thinking<Omd>): Said {
  const index = ownSlots(view, seat).find((one) => slotAt(view, one).tile === null);
  if (index === undefined) return undefined;
  const slot = slotAt(view, index);
  const team = teamOf(view, slot.side);
  const way = mainWay(team);
  const far = riftDistances(team);
  const wanted = weaponOf(slot).ranged ? [1, 2, 3] : [2, 3, 1, 4];
  const at = (steps: number): TileId | undefined => way.find((id) => far.get(id) === steps);
  const free = wanted.map(at).find((id) => id !== undefined && defendersOn(view, slot.side, id).length === 0);
  const tile = free ?? at(2) ?? way[0];
  return tile === undefined ? undefined : { action: 'place', args: { tile }, why: because('place') };
}

/** Back from the dead: to the Rift if anything is urgent, else where most is to be done without danger. */
export function returnAnswer({ view, seat }: Thinking<Omd>): Said {
  const index = ownSlots(view, seat).find((one) => slotAt(view, one).tile === null);
  const side = sideOfSeat(view, seat);
  if (index === undefined || side === undefined) return undefined;
  const team = teamOf(view, side);
  const after = marched(view, side);
  const rift = riftTile(team);
  const safe = team.tiles
    .map(({ id }) => id)
    .filter((id) => deathChance(riskOn(after, index, id), slotAt(view, index).health) < 0.1)
    .sort((a, b) => standingWorth(after, side, b) - standingWorth(after, side, a));
  const tile = threatTo(after, side) > 0 ? rift : (raidReturn(view, index, after) ?? safe[0] ?? rift);
  return { action: 'place', args: { tile }, why: because('return') };
}

/** Blank dice are rolled again. */
export function rollAnswer({ view }: Thinking<Omd>): Said {
  const { roll } = view;
  if (!roll?.reroll) return undefined;
  const blank = roll.dice.flatMap(({ face }, at) => (face === '' ? [String(at + 1)] : []));
  const least = roll.reroll.card === 'chaos-scroll' ? 3 : 1;
  if (blank.length < least) return undefined;
  return { action: 'reroll', args: { dice: blank.slice(0, roll.reroll.dice) }, why: because('reroll') };
}

/** Rift skulls are given, unless the ultimates need them more. */
export function consentAnswer({ view, seat }: Thinking<Omd>): Said {
  const wanted = consentAsked(view, seat)?.wanted;
  if (!wanted) return undefined;
  const { side } = slotAt(view, wanted.slot);
  if (side !== sideOfSeat(view, seat)) return { action: 'choose', args: { option: 'refuse' }, why: because('spite') };
  const { skulls } = teamOf(view, side).rift;
  const spent = slotsOf(view, side).some((index) => slotAt(view, index).ultimate === 'exhausted');
  const short = skulls >= revitalizeCost(view) && skulls - wanted.rift < revitalizeCost(view);
  const refuses = wanted.what !== 'revitalize' && spent && short && threatTo(marched(view, side), side) > 0;
  return { action: 'choose', args: { option: refuses ? 'refuse' : 'approve' }, why: because('pool') };
}

/** Help with a push while health is left; every other question of Rivalry by whose side it is. */
export function askAnswer({ view, seat }: Thinking<Omd>): Said {
  const ask = openAsk(view);
  if (ask?.kind === 'help') {
    const option = slotAt(view, ask.helper).health > 4 ? 'accept' : 'refuse';
    return { action: 'choose', args: { option }, why: because('help') };
  }
  return ask && isRivalry(view) ? rivalAnswer(view, seat, ask) : undefined;
}
