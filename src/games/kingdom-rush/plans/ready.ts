/** Whole answers worth one tap: each tower where it does most, each attack of a hero from where it does most. */
import type { Answer, Seat } from '../../../kernel/index.js';
import type { Actions, Kru, Table } from '../types/index.js';
import { heroOf, playerAt } from '../rules/figures.js';
import { differentCards } from '../rules/supply.js';
import { stakesOf } from '../rules/worth.js';
import { freshEffort } from './effort.js';
import { type Idea, heroIdea, plainActions, towerIdea } from './ideas.js';

/** A screen must not wait for more. */
const placements = 4000;

function bestFirst(ideas: readonly (Idea | undefined)[]): Answer<Kru>[] {
  return ideas
    .filter((idea) => idea !== undefined)
    .sort((one, other) => other.value - one.value)
    .map(({ answer }) => answer);
}

export function readyTowers(table: Table, seat: Seat): Actions['tower'][] {
  const stakes = stakesOf(table);
  const ideas = differentCards(playerAt(table, seat).hand).map((card) => {
    const players = table.players.map((each) => (each.seat === seat ? { ...each, hand: [card] } : each));
    const effort = freshEffort(undefined, placements);
    return towerIdea({ ...table, players }, seat, { stakes, effort, waiting: () => 0 });
  });
  return bestFirst(ideas).flatMap(({ action, args }) => (action === 'tower' ? [args] : []));
}

export function readyActs(table: Table, seat: Seat): Actions['act'][] {
  const stakes = stakesOf(table);
  const ideas = plainActions(table, heroOf(table, seat)).map((action) =>
    heroIdea(table, seat, { stakes, effort: freshEffort(undefined, placements), actions: [action] }),
  );
  const acts = bestFirst(ideas).flatMap(({ action, args }) => (action === 'act' ? [args] : []));
  return [...acts, { what: 'rest' }];
}
