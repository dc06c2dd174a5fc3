/** Whole answers worth one tap: each tower and each attack of a hero where it does most, moves over flowers first. */
import { facings } from '../../../geometry/directions.js';
import type { Answer, Seat } from '../../../kernel/index.js';
import type { Actions, Hero, Kru, Space, Table } from '../types/index.js';
import { mayMove } from '../rules/activation.js';
import { gridOf } from '../rules/cards.js';
import { blockAt, sizeOf } from '../rules/cells.js';
import { freeBlocks, heroOf, playerAt } from '../rules/figures.js';
import { coverOf, hordeAt } from '../rules/hordes.js';
import { differentCards } from '../rules/supply.js';
import { bestWay, destinations, flowersOn, freshFlower } from '../rules/ways.js';
import { stakesOf } from '../rules/worth.js';
import { dependsOnFacing } from './aims.js';
import { freshEffort } from './effort.js';
import { heroPlaces, plainActions, towerPlaces } from './ideas.js';
import { type Place, ideasOf } from './places.js';
import { secondPlaces, unusedSeconds } from './seconds.js';

/** A screen must not wait for more. */
const placements = 4000;

/** The best of each, best first, then the second best of each, and so on. */
function answersOf(all: readonly Iterable<Place>[], most = Infinity): Answer<Kru>[] {
  const ideas = all
    .map((places) => ideasOf(places, freshEffort(undefined, placements)))
    .sort(([one], [other]) => (other?.value ?? 0) - (one?.value ?? 0));
  const longest = Math.min(most, Math.max(0, ...ideas.map(({ length }) => length)));
  return Array.from({ length: longest }, (_, rank) => ideas.flatMap((each) => each.slice(rank, rank + 1)))
    .flat()
    .map(({ answer }) => answer);
}

export function readyTowers(table: Table, seat: Seat): Actions['tower'][] {
  const stakes = stakesOf(table);
  const places = differentCards(playerAt(table, seat).hand).map((card) => {
    const players = table.players.map((each) => (each.seat === seat ? { ...each, hand: [card] } : each));
    return towerPlaces({ ...table, players }, seat, { stakes, waiting: () => 0 });
  });
  return answersOf(places).flatMap(({ action, args }) => (action === 'tower' ? [args] : []));
}

export function readyActs(table: Table, seat: Seat): Actions['act'][] {
  const stakes = stakesOf(table);
  const places = plainActions(table, heroOf(table, seat)).map((action) =>
    heroPlaces(table, seat, { stakes, actions: [action] }),
  );
  const acts = answersOf(places).flatMap(({ action, args }) => (action === 'act' ? [args] : []));
  // Each action at its best first: what else they could do comes after every way to rest.
  const isFirst = ({ what }: Actions['act'], at: number): boolean => acts.findIndex((one) => one.what === what) === at;
  const first = acts.filter(isFirst);
  return [...first, ...readyRests(table, seat), ...acts.filter((one) => !first.includes(one))];
}

/** Where he stands, or after a walk: to places off every horde first, nearest first. */
function readyRests(table: Table, seat: Seat): Actions['act'][] {
  const hero = heroOf(table, seat);
  const walks = mayMove(table, seat) ? [...destinations(table, hero, { avoidFlowers: true })] : [];
  const ends = walks
    .map(([to, steps]) => ({ to, steps, block: bestBlock(table, hero, to) }))
    .sort((one, other) => Object.keys(one.block).length - Object.keys(other.block).length || one.steps - other.steps);
  return [{ what: 'rest' }, ...ends.map(({ to, block }) => ({ what: 'rest', to, ...block }))];
}

/** Each secondary hero where he does most. */
export function readySeconds(table: Table): Actions['second'][] {
  const thoughts = { stakes: stakesOf(table), least: 0, holding: () => ({ more: 0, held: [] }) };
  const places = unusedSeconds(table).map((id) => secondPlaces(table, [id], thoughts));
  return answersOf(places, 1).flatMap(({ action, args }) => (action === 'second' ? [args] : []));
}

/** The block of a horde that covers most. */
function bestBlock(table: Table, hero: Hero, to: Space): { cell?: string } {
  const horde = hordeAt(table, to);
  if (!horde) return {};
  const seen = gridOf(horde.card).enemies & ~coverOf(table, horde);
  const hits = (cell: string): number => sizeOf(blockAt(cell) & seen);
  const [cell] = freeBlocks(table, horde, hero).sort((one, other) => hits(other) - hits(one));
  return cell === undefined ? {} : { cell };
}

/** Whoever moves before he acts wants a flower: those first, turned to every side where an attack asks for it; then hordes. */
export function readyMoves(table: Table, seat: Seat): Actions['move'][] {
  const hero = heroOf(table, seat);
  const turns = plainActions(table, hero).some(({ attack }) => attack !== undefined && dependsOnFacing(attack));
  const over = (to: Space): number => flowersOn(table, bestWay(table, hero, to)).length;
  const ends = [...destinations(table, hero)]
    .map(([to, steps]) => ({
      to,
      steps,
      flowers: over(to),
      rank: freshFlower(table, to) ? 0 : hordeAt(table, to) ? 1 : 2,
    }))
    .sort((one, other) => other.flowers - one.flowers || one.rank - other.rank || one.steps - other.steps);
  return ends.flatMap(({ to, flowers }): Actions['move'][] => {
    const move = { to, ...bestBlock(table, hero, to) };
    return flowers > 0 && turns ? facings.map((facing) => ({ ...move, facing })) : [move];
  });
}
