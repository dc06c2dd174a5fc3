/** Whole answers worth one tap: each tower where it does most, each attack of a hero from where it does most. */
import type { Answer, Seat } from '../../../kernel/index.js';
import type { Actions, Kru, Table } from '../types/index.js';
import { heroOf, playerAt } from '../rules/figures.js';
import { differentCards } from '../rules/supply.js';
import { stakesOf } from '../rules/worth.js';
import { freshEffort } from './effort.js';
import { heroPlaces, plainActions, towerPlaces } from './ideas.js';
import { type Place, bestIdea } from './places.js';

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
