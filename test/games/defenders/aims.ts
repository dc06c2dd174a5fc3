/** What a way of aiming proposes, offers and reads, in the words a player would type. */
import type { LocId } from '../../../src/games/defenders/content/map.js';
import type { Targeting } from '../../../src/games/defenders/plans/targeting.js';
import { tokensOf } from '../../../src/games/defenders/plans/tokens.js';
import { firstOf } from '../../../src/kernel/index.js';
import { type Talk, tokens } from './table-talk.js';

const plenty = 999;

function said(typed: string): string[] {
  return typed === '' ? [] : tokens(typed);
}

/** Whole plans, best first. */
export function proposed(aim: Targeting, talk: Talk, focus: readonly LocId[] = []): string[] {
  return firstOf(aim.plans(talk.view(), 0, focus), plenty).map((plan) => tokensOf(plan).join(' '));
}

/** What may be said next, best first. */
export function offered(aim: Targeting, talk: Talk, typed = ''): string[] {
  return firstOf(aim.next(talk.view(), 0, said(typed)), plenty).map(({ value }) => value);
}

/** What these words make, letters filled in: a whole plan, or the beginning of one; undefined where they make none. */
export function read(aim: Targeting, talk: Talk, typed: string): { whole: string } | { begun: string } | undefined {
  const reading = aim.read(talk.view(), 0, said(typed));
  if (!reading) return undefined;
  const words = tokensOf(reading.plan).join(' ');
  return reading.whole ? { whole: words } : { begun: words };
}
