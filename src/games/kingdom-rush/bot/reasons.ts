/** 17.3: the largest reason for an answer, for whoever asks what a bot would do. */
import type { Answer, Seat, TextRef } from '../../../kernel/index.js';
import { type Aim, actAim, flowerAim, secondAim, towerAim } from '../plans/aims.js';
import { walkPlan } from '../plans/walk.js';
import { sizeOf } from '../rules/cells.js';
import { heartsFor } from '../rules/hordes.js';
import { stakesOf } from '../rules/worth.js';
import type { Kru, View } from '../types/index.js';

type Why = TextRef<Kru>;

function aimOf(view: View, seat: Seat, { action, args }: Answer<Kru>): Aim | undefined {
  if (action === 'tower') return towerAim(view, seat, args);
  if (action === 'act') return actAim(view, seat, args);
  if (action === 'second') return secondAim(view, args);
  return action === 'flower' ? flowerAim(view, seat, args) : undefined;
}

/** A horde stopped before the gate, one finished, or else what is covered most. */
function whyPlaced(view: View, { table, attacker }: Aim, plan: readonly string[]): Why | undefined {
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
    return { key: 'whyMarch', params: { tag: horde.tag, hearts: heartsFor(view, horde) } };
  }
  const finished = hit.find(({ left, hits }) => left === 0 && hits > 0);
  if (finished) return { key: 'whyFinish', params: { tag: finished.horde.tag } };
  const [most] = hit.sort((one, other) => other.hits - one.hits);
  return most && { key: 'whyCover', params: { tag: most.horde.tag, hits: most.hits } };
}

export function whyOf(view: View, seat: Seat, answer: Answer<Kru>): Why | undefined {
  const { action, args } = answer;
  if (action === 'ready') return { key: 'whyReady', params: {} };
  if (action === 'pass') return { key: 'whyPass', params: {} };
  if (action === 'buy' || action === 'modify') return { key: 'whyBuy', params: {} };
  if (action === 'move') return { key: 'whyFlower', params: {} };
  if (action === 'act' && args.what === 'rest') return { key: 'whyRest', params: {} };
  if (action === 'act' && args.what === 'objective') return { key: 'whyObjective', params: {} };
  const aim = aimOf(view, seat, answer);
  return aim && 'plan' in args ? whyPlaced(view, aim, args.plan) : undefined;
}
