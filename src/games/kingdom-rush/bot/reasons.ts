/** 17.3: the largest reason for an answer, for whoever asks what a bot would do. */
import type { Answer, Seat, TextRef } from '../../../kernel/index.js';
import { type Aim, actAim, flowerAim, secondAim, towerAim } from '../plans/aims.js';
import { walkPlan } from '../plans/walk.js';
import { sizeOf } from '../rules/cells.js';
import { bossTag, heartsFor, kindOf } from '../rules/hordes.js';
import { prices } from '../content/towers.js';
import { forSale, priceOf, saleName } from '../rules/supply.js';
import { stakesOf } from '../rules/worth.js';
import type { Horde, Kru, View } from '../types/index.js';

type Why = TextRef<Kru>;
/** 17.3: and whether friends hear it before it is done. */
type Reason = { why: Why; isBig: boolean };
const small = (why: Why): Reason => ({ why, isBig: false });

function aimOf(view: View, seat: Seat, { action, args }: Answer<Kru>): Aim | undefined {
  if (action === 'tower') return towerAim(view, seat, args);
  if (action === 'act') return actAim(view, seat, args);
  if (action === 'second') return secondAim(view, args);
  return action === 'flower' ? flowerAim(view, seat, args) : undefined;
}

/** Marked hordes, champions, the boss. */
function isSought(horde: Horde): boolean {
  return horde.objective !== null || kindOf(horde) === 'champion' || kindOf(horde) === 'boss';
}

/** What falls in this round, or is beaten and stands again. */
function whyFinished(view: View, horde: Horde): Reason {
  const { tag } = horde;
  const left = tag === bossTag ? view.decks.boss : (horde.winds ?? 0);
  const why: Why = left > 0 ? { key: 'whyBeat', params: { tag, left } } : { key: 'whyFinish', params: { tag } };
  return { why, isBig: isSought(horde) };
}

/** Whether the game would be over if this horde walked out. */
function isFatal(view: View, horde: Horde): boolean {
  return isSought(horde) || heartsFor(view, horde) >= view.hearts;
}

/** A horde stopped before the gate, one finished, or else what is covered most. */
function whyPlaced(view: View, { table, attacker }: Aim, plan: readonly string[]): Reason | undefined {
  const { covers } = walkPlan(table, attacker, plan).walk;
  const hit = stakesOf(view).flatMap((stake) => {
    const after = covers.get(stake.horde.tag);
    if (after === undefined) return [];
    const left = sizeOf(stake.enemies & ~after);
    return [{ ...stake, left, hits: sizeOf(stake.enemies & ~stake.cover) - left }];
  });
  const escaping = hit.find(({ escapes }) => escapes);
  if (escaping) {
    const { horde } = escaping;
    const why: Why = { key: 'whyMarch', params: { tag: horde.tag, hearts: heartsFor(view, horde) } };
    return { why, isBig: isFatal(view, horde) };
  }
  const finished = hit.filter(({ left, hits }) => left === 0 && hits > 0).map(({ horde }) => whyFinished(view, horde));
  if (finished.length > 0) return finished.find(({ isBig }) => isBig) ?? finished[0];
  const [most] = hit.sort((one, other) => other.hits - one.hits);
  return most && small({ key: 'whyCover', params: { tag: most.horde.tag, hits: most.hits } });
}

/** Whether a purchase leaves nothing that would pay for another. */
function isLastPurchase(view: View, name: string): boolean {
  const card = forSale(view).find((each) => saleName(each) === name);
  return card !== undefined && view.diamonds - (priceOf(card.card) ?? 0) < prices[1];
}

export function reasonOf(view: View, seat: Seat, answer: Answer<Kru>): Reason | undefined {
  const { action, args } = answer;
  if (action === 'ready') return small({ key: 'whyReady', params: {} });
  if (action === 'pass') return small({ key: 'whyPass', params: {} });
  if (action === 'buy') return { why: { key: 'whyBuy', params: {} }, isBig: isLastPurchase(view, args.tower) };
  if (action === 'modify') return small({ key: 'whyBuy', params: {} });
  if (action === 'move') return small({ key: 'whyFlower', params: {} });
  if (action === 'act' && args.what === 'rest') return small({ key: 'whyRest', params: {} });
  if (action === 'act' && args.what === 'objective') return { why: { key: 'whyObjective', params: {} }, isBig: true };
  const aim = aimOf(view, seat, answer);
  return aim && 'plan' in args ? whyPlaced(view, aim, args.plan) : undefined;
}
