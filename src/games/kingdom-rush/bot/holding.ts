/** 17.2: what it is worth that hordes are held. */
import type { Answer } from '../../../kernel/index.js';
import { readCells, sizeOf } from '../rules/cells.js';
import { hordesNear, isLeviathan } from '../rules/hordes.js';
import { type Stake, stakesOf } from '../rules/worth.js';
import type { Kru, Space, Table } from '../types/index.js';
import type { Following } from '../plans/places.js';

export function holdWorth({ escapes, stopped, enemies, cover, distance }: Stake): number {
  const left = sizeOf(enemies & ~cover);
  if (stopped || left === 0) return 0;
  return escapes ? 3 + 2 * left : 0.5 + 1 / distance;
}

function held(stakes: readonly Stake[]): Following {
  return { more: stakes.reduce((sum, stake) => sum + holdWorth(stake), 0), held: stakes.map(({ horde }) => horde.tag) };
}

function dearest(table: Table, stakes: readonly Stake[], most: number): Stake[] {
  return stakes
    .filter((stake) => holdWorth(stake) > 0 && !isLeviathan(table, stake.horde))
    .sort((one, other) => holdWorth(other) - holdWorth(one))
    .slice(0, most);
}

/** Permafrost and the like: everything near a space is held. */
export function holdingAround(table: Table, at: Space | null, stakes: readonly Stake[]): Following {
  const near = at === null ? [] : hordesNear(table, at).map(({ tag }) => tag);
  return held(stakes.filter(({ horde }) => near.includes(horde.tag) && !isLeviathan(table, horde)));
}

/** Rootvine: one of those near a space. */
export function holdingNear(table: Table, at: Space, stakes: readonly Stake[]): Following {
  const near = hordesNear(table, at).map(({ tag }) => tag);
  return held(
    dearest(
      table,
      stakes.filter(({ horde }) => near.includes(horde.tag)),
      1,
    ),
  );
}

/** The hordes that it is worth most to hold. */
export function holdingBest(table: Table, stakes: readonly Stake[], most: number): Following {
  return held(dearest(table, stakes, most));
}

/** Chill: one of the hordes that a plan puts a tile on, those it finishes left out. */
export function holdingStruck(table: Table, stakes: readonly Stake[], tokens: readonly string[]): Following {
  const after = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.startsWith('h')) after.set(token, (after.get(token) ?? 0) | readCells(tokens[at + 1] ?? ''));
  }
  const struck = stakes.flatMap((stake): Stake[] => {
    const cells = after.get(stake.horde.tag);
    return cells === undefined ? [] : [{ ...stake, cover: stake.cover | cells }];
  });
  return held(dearest(table, struck, 1));
}

/** Chill, Roots, Rootvine: whoever would walk furthest out. */
export function heldAnswer(table: Table, options: readonly string[]): Answer<Kru> | undefined {
  const [best] = stakesOf(table)
    .filter(({ horde }) => options.includes(horde.tag))
    .sort((one, other) => holdWorth(other) - holdWorth(one));
  return best && { action: 'choose', args: { option: best.horde.tag } };
}
