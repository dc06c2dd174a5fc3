/** Where generals stand and how they fare. */
import { type GeneralId, generalBoards, generalIds } from '../content/generals.js';
import { city, type LocId } from '../content/map.js';
import type { Table } from '../types/index.js';

type Generals = Pick<Table, 'generals'>;

export function isAlive(table: Generals, id: GeneralId): boolean {
  return table.generals[id].defeatedBy === null;
}

export function livingGenerals(table: Generals): GeneralId[] {
  return generalIds.filter((id) => isAlive(table, id));
}

export function locOf(table: Generals, id: GeneralId): LocId {
  return generalBoards[id].path[table.generals[id].step] ?? city;
}

export function generalAt(table: Generals, loc: LocId): GeneralId | undefined {
  return generalIds.find((id) => isAlive(table, id) && locOf(table, id) === loc);
}

/** DOR-7.13: a general whose marker is on a red square does not advance. */
export function isOnRedSquare(table: Generals, id: GeneralId): boolean {
  return generalBoards[id].redSquares.includes(table.generals[id].life);
}

export function nextStepOf(table: Generals, id: GeneralId): LocId {
  return generalBoards[id].path[table.generals[id].step + 1] ?? city;
}

export function stepsFromCity(table: Generals, id: GeneralId): number {
  return 4 - table.generals[id].step;
}

/** DOR-7.12: he heals at the end of this turn, unless spied upon. */
export function wouldHeal(table: Pick<Table, 'generals' | 'spied'>, id: GeneralId): boolean {
  return isAlive(table, id) && table.generals[id].healWait === 0 && !table.spied.includes(id);
}
