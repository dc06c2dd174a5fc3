/** 17.1: what a bot buys in phase 6. */
import type { Answer } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import { roundsLeft } from '../plans/ideas.js';
import { modifiersWanted, poorest, towersWanted } from '../plans/shopping.js';
import { saleName } from '../rules/supply.js';
import type { Kru, View } from '../types/index.js';

/** With three diamonds level 2, with two level 1 while it can still pay; for the seat with the fewest cards. */
function purchase(view: View): Answer<Kru> | undefined {
  const least = roundsLeft(view) >= 3 ? 1 : 2;
  const best = towersWanted(view).find(({ card }) => towers[card].level >= least);
  const buyer = poorest(view);
  if (!best || !buyer) return undefined;
  const tower = saleName(best);
  return { action: 'buy', args: view.seats === 1 ? { tower } : { tower, seat: String(buyer.seat + 1) } };
}

function improvement(view: View): Answer<Kru> | undefined {
  const [args] = modifiersWanted(view);
  return args && { action: 'modify', args };
}

/** The next purchase, if any: nothing in the last round. */
export function shopping(view: View, offers: readonly string[]): Answer<Kru> | undefined {
  if (roundsLeft(view) < 1) return undefined;
  const tower = offers.includes('buy') ? purchase(view) : undefined;
  return tower ?? (offers.includes('modify') ? improvement(view) : undefined);
}
