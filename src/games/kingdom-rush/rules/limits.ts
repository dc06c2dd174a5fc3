/** KRU-16, 8.3: the difficulty's limits, and those of boss card `pri-3a`. */
import type { Seat } from '../../../kernel/index.js';
import type { Iron } from '../content/scenario.js';
import { scenarios } from '../content/scenarios.js';
import { quakeLimit } from '../content/special-hordes.js';
import type { Table } from '../types/index.js';

/** The constraint in force, if any. */
export function ironOf({ options }: Pick<Table, 'options'>): Iron | undefined {
  return options.difficulty === 'iron' ? (scenarios[options.scenario].iron ?? undefined) : undefined;
}

function isSolo({ seats }: Pick<Table, 'seats'>): boolean {
  return seats === 1;
}

/** Towers that a seat may play in this round; undefined where nothing limits them. */
export function playLimit(table: Table): number | undefined {
  const iron = ironOf(table);
  const limits = [
    ...(iron?.limits === 'play' ? [isSolo(table) ? iron.solo : iron.each] : []),
    ...(table.flags.quake ? [isSolo(table) ? quakeLimit.solo : quakeLimit.each] : []),
  ];
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

export function mayPlayMore(table: Table, seat: Seat): boolean {
  const limit = playLimit(table);
  return limit === undefined || (table.flags.played[seat] ?? 0) < limit;
}

export function upgradeLimit(table: Table): number | undefined {
  const iron = ironOf(table);
  return iron?.limits === 'upgrades' ? (isSolo(table) ? iron.solo : iron.each) : undefined;
}

export function mayUpgradeMore(table: Table, seat: Seat): boolean {
  const limit = upgradeLimit(table);
  return limit === undefined || (table.flags.upgrades[seat] ?? 0) < limit;
}

/** Scenario 12's Iron Challenge: buying only in even rounds. */
export function mayBuyNow(table: Table): boolean {
  return ironOf(table)?.limits !== 'even-rounds' || table.round % 2 === 0;
}

/** Scenario 4's Iron Challenge takes all ability tiles away, scenario 8's does not make them ready. */
export function abilitiesAllowed(table: Pick<Table, 'options'>): boolean {
  return ironOf(table)?.limits !== 'abilities';
}

export function restReadies(table: Table): boolean {
  return ironOf(table)?.limits !== 'rest';
}

export function modifiersAllowed(table: Table): boolean {
  return ironOf(table)?.limits !== 'no-modifiers';
}
