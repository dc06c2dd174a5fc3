/** What is answered where nobody answers (chapter 4, OMD-15): questions of the phases, and the autopilot. */
import type { Answer } from '../../../kernel/index.js';
import { bosses } from '../content/bosses.js';
import { equipmentOf } from '../content/equipment.js';
import { type Ask, type Kind, type Omd, type Siege, type TileId, kinds } from '../types/index.js';
import { attackTiles, attacksLeft, rollProposal } from './attack.js';
import { canBuyWeapon, canHeal, weaponCost } from './purchases.js';
import { giveUps, reachOf, stepsLeft } from './offers.js';
import { unitOf } from './power-targets.js';
import {
  bossesOn,
  compareTiles,
  countOf,
  defendersOn,
  enemiesOn,
  fortressOf,
  riftTile,
  slotAt,
  standing,
  teamOf,
} from './siege.js';
import { rammable, trapProposal } from './trap-plan.js';
import { killValue } from './values.js';
import { distancesToAny, huntDistances, riftDistances } from './ways.js';
import { autoBulwark } from './bulwark.js';
import { worth } from '../content/numbers.js';

export type OmdAnswer = Answer<Omd>;

const first = <V>(items: readonly V[], order: (a: V, b: V) => number): V | undefined => [...items].sort(order)[0];

/** The hunters' tile: the best health, then fewer steps, then the lower id (Q-06). */
function huntFallback(siege: Siege, { side, pack, options }: Extract<Ask, { kind: 'hunters' }>): TileId | undefined {
  const far = huntDistances(teamOf(siege, side), pack.tile);
  const best = (tile: TileId): number =>
    Math.max(...defendersOn(siege, side, tile).map((index) => slotAt(siege, index).health));
  return first(options, (a, b) => best(b) - best(a) || (far.get(a) ?? 0) - (far.get(b) ?? 0) || compareTiles(a, b));
}

/** A victim of B2h by its name, `grunt on 4` or `stunned grunt`. */
export function victimOf(
  option: string,
  fallbackTile: TileId,
): { kind: Kind; tile: TileId; state: 'ready' | 'stunned' } {
  const [name = '', tile = fallbackTile] = option.split(' on ');
  return { ...unitOf(name), tile };
}

function highestValue(siege: Siege, options: readonly string[], tile: TileId): string | undefined {
  const value = (option: string): number => {
    const victim = victimOf(option, tile);
    return killValue(siege, fortressOf(siege, victim.tile), victim.tile, victim.kind);
  };
  return first(options, (a, b) => value(b) - value(a));
}

/** Movement effects move the creatures of greatest kill value (OMD-15.4). */
export function ramProposal(
  siege: Siege,
  { side, connection, count }: Pick<Extract<Ask, { kind: 'ram' }>, 'side' | 'connection' | 'count'>,
): string[] {
  const team = teamOf(siege, side);
  const [, head = ''] = connection.split('>');
  return rammable(team, connection)
    .sort((a, b) => killValue(siege, team, head, b.kind) - killValue(siege, team, head, a.kind))
    .flatMap(({ token, count: there }) => Array.from({ length: there }, () => token))
    .slice(0, count);
}

function cheapest(options: readonly string[]): string | undefined {
  const cards = options.filter((option) => option !== 'weapon');
  const cost = (card: string): number => equipmentOf(card as Parameters<typeof equipmentOf>[0]).cost;
  return first(cards, (a, b) => cost(a) - cost(b) || (a < b ? -1 : 1)) ?? 'weapon';
}

export const isPlan = (ask: Ask): boolean => ask.kind === 'plan' || ask.kind === 'ram';

/** The answer that a text means; plans are joined by commas. */
export function answerFor(ask: Ask, text: string): OmdAnswer {
  if (isPlan(ask)) return { action: 'assign', args: { outcome: text === '' ? [] : text.split(',') } };
  return { action: 'choose', args: { option: text } };
}

/** The fallback of a question, as the answer's text. Plans are joined by commas. */
export function fallbackOf(siege: Siege, ask: Ask): string {
  if (ask.kind === 'plan') return trapProposal(siege, ask).join(',');
  if (ask.kind === 'ram') return ramProposal(siege, ask).join(',');
  const [lowest = ''] = ask.options as readonly string[];
  switch (ask.kind) {
    case 'hunters':
      return huntFallback(siege, ask) ?? lowest;
    case 'substitute':
      return [...ask.options].sort(compareTiles)[0] ?? lowest;
    case 'gate': {
      const far = riftDistances(teamOf(siege, ask.side));
      return first(ask.options, (a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0) || compareTiles(a, b)) ?? lowest;
    }
    case 'pitfall':
      return highestValue(siege, ask.options, '') ?? lowest;
    case 'fumes':
      return highestValue(siege, ask.options, ask.tile) ?? lowest;
    case 'reward': {
      const { health } = teamOf(siege, ask.side).rift;
      return ask.options.includes('heal') && health >= 1 && health <= 3 ? 'heal' : 'damage';
    }
    case 'tie':
      return ask.options.includes('none') ? 'none' : lowest;
    case 'help':
      return 'refuse';
    case 'pay':
      return cheapest(ask.options) ?? lowest;
    case 'bulwark':
      return String(autoBulwark(siege, ask.slot, ask.hurt));
    case 'target':
      return lowest;
  }
}

/** The total kill value of the enemies on a tile, bosses by what they would cost to wound. */
function valueOn(siege: Siege, index: number, tile: TileId): number {
  const { side } = slotAt(siege, index);
  const team = fortressOf(siege, tile);
  const rivals = siege.slots.filter((slot) => slot.tile === tile && slot.side !== side).length * worth.heroWound;
  if (team.side !== side) return rivals;
  const lords = bossesOn(siege, tile).reduce((sum, { id }) => sum + worth.bossWound * bosses[id].riftDamage, 0);
  return kinds.reduce(
    (sum, kind) => sum + countOf(standing(team, tile, kind)) * killValue(siege, team, tile, kind),
    rivals + lords,
  );
}

function bestMove(siege: Siege, index: number): TileId | undefined {
  const { side, tile } = slotAt(siege, index);
  if (tile === null) return undefined;
  const reach = new Map([[tile, 0], ...reachOf(siege, index)]);
  const near = [...reach.keys()].filter((id) => valueOn(siege, index, id) > 0);
  const steps = (id: TileId): number => reach.get(id) ?? 0;
  const here = first(
    near,
    (a, b) => valueOn(siege, index, b) - valueOn(siege, index, a) || steps(a) - steps(b) || compareTiles(a, b),
  );
  if (here !== undefined) return here === tile ? undefined : here;
  const home = teamOf(siege, side);
  const enemies = home.tiles.map(({ id }) => id).filter((id) => enemiesOn(siege, side, id));
  const far = distancesToAny(siege, enemies.length > 0 ? enemies : [riftTile(home)]);
  const goal = first(
    [...reach.keys()],
    (a, b) => (far.get(a) ?? 99) - (far.get(b) ?? 99) || steps(a) - steps(b) || compareTiles(a, b),
  );
  return goal === tile ? undefined : goal;
}

/** OMD-15.6, the turn: one answer at a time. */
export function turnAutopilot(siege: Siege, index: number): OmdAnswer {
  const slot = slotAt(siege, index);
  const { tile } = slot;
  if (slot.stunned && tile !== null) {
    const wanted = enemiesOn(siege, slot.side, tile) ? 'move' : 'attack';
    if (giveUps(siege, index).includes(wanted)) return { action: 'recover', args: { 'give-up': wanted } };
  }
  if (slot.turn.attacks === 0 && slot.turn.steps === 0 && stepsLeft(siege, index) > 0) {
    const to = bestMove(siege, index);
    if (to !== undefined) return { action: 'move', args: { to } };
  }
  const targets = attackTiles(siege, index);
  if (attacksLeft(siege, index) > 0 && targets.length > 0) {
    const at = first(targets, (a, b) => valueOn(siege, index, b) - valueOn(siege, index, a)) ?? tile ?? '';
    return { action: 'attack', args: at === tile ? {} : { tile: at } };
  }
  return { action: 'done', args: {} };
}

/** OMD-15.6, phase A: lower slot first. Only an empty seat buys weapons. */
export function upgradeAutopilot(siege: Siege, open: readonly number[], isEmpty: { seat: boolean }): OmdAnswer {
  const [index = 0, ...more] = open;
  const as = more.length > 0 ? { as: slotAt(siege, index).hero ?? '' } : {};
  if (canHeal(siege, index)) return { action: 'heal', args: as };
  const cost = weaponCost(slotAt(siege, index));
  if (isEmpty.seat && cost !== undefined && canBuyWeapon(siege, index) && slotAt(siege, index).skulls >= cost) {
    return { action: 'weapon', args: { ...as, rift: 0 } };
  }
  return { action: 'done', args: as };
}

/** the proposal. */
export function rollFallback(siege: Siege): OmdAnswer {
  return { action: 'assign', args: { outcome: siege.roll ? rollProposal(siege, siege.roll) : [] } };
}
