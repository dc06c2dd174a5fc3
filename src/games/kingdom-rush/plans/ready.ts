/** Whole answers worth one tap: each tower and each attack of a hero where it does most, moves over flowers first. */
import { facings } from '../../../geometry/directions.js';
import type { Answer, Seat } from '../../../kernel/index.js';
import type { Actions, Hero, Kru, Space, Table } from '../types/index.js';
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
import { type Place, bestIdea } from './places.js';
import { secondPlaces, unusedSeconds } from './seconds.js';

/** A screen must not wait for more. */
const placements = 4000;

/** The best of each, best first. */
function answersOf(all: readonly Iterable<Place>[]): Answer<Kru>[] {
  return all
    .map((places) => bestIdea(places, freshEffort(undefined, placements)))
    .filter((idea) => idea !== undefined)
    .sort((one, other) => other.value - one.value)
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
  return [...acts, { what: 'rest' }];
}

/** Each secondary hero where he does most. */
export function readySeconds(table: Table): Actions['second'][] {
  const thoughts = { stakes: stakesOf(table), least: 0, holding: () => ({ more: 0, held: [] }) };
  const places = unusedSeconds(table).map((id) => secondPlaces(table, [id], thoughts));
  return answersOf(places).flatMap(({ action, args }) => (action === 'second' ? [args] : []));
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
