/** OOO-7.6, 7.7: which effects a spell can pay, and what it does where nothing is named. */
import { spellData } from '../content/spells.js';
import type { OooWhy, SpellCode } from '../types/index.js';
import { effectsOf, elementOf } from './cards.js';
import { type Aim, type Target, effectAt, hasTarget, targetsOf } from './targets.js';

export type Resolution = { effect: number; target: Target };
export type Judged<V> = { ok: V } | { why: OooWhy };
/** What an answer comes to that was found right before it reached a step. */
export function foundRight<V>(judged: Judged<V>): V {
  if ('why' in judged) throw new Error(`an answer came through that is refused: ${JSON.stringify(judged.why)}`);
  return judged.ok;
}

/** The spell with its energy, as it would be resolved. */
export type Ready = Aim & { energy: number; effectUsed: boolean };

/** How many targets a reason lists. */
const listed = 12;

/** The first targets of an effect, as they would be typed. */
export function targetTexts(ready: Ready, effect: number): string[] {
  const data = effectAt(ready.spell, effect);
  const list: string[] = [];
  for (const { tokens } of data ? targetsOf(ready, data) : []) {
    list.push(tokens.join(' '));
    if (list.length >= listed) break;
  }
  return list;
}

export function payableEffects(spell: SpellCode, energy: number): number[] {
  return effectsOf(spell).flatMap((effect, index) => (effect.cost <= energy ? [index + 1] : []));
}

export function notPayable({ spell, energy }: Ready, effect: number): OooWhy {
  const cost = effectAt(spell, effect)?.cost ?? 0;
  const payable = payableEffects(spell, energy);
  return {
    rule: payable.length === 0 && spellData[spell].type === 'attack' ? 'OOO-8.13' : 'OOO-7.6',
    reason: { key: 'notPayable', params: { spell, effect, cost, element: elementOf(spell), energy, payable } },
  };
}

export function noSuchEffect({ spell }: Ready): OooWhy {
  return { rule: 'OOO-7.6', reason: { key: 'noSuchEffect', params: { spell, effects: effectsOf(spell).length } } };
}

function nothingToHit({ spell, lane }: Ready): OooWhy {
  return { rule: 'OOO-7.7', reason: { key: 'nothingToHit', params: { spell, lane } } };
}

/** OOO-7.7: the spell comes to nothing. */
export const fizzle: Resolution = { effect: 0, target: { aim: 'nothing' } };

/** One effect without a target named: legal where there is just one, or none is needed. */
export function aimByItself(ready: Ready, effect: number): Judged<Resolution> {
  const data = effectAt(ready.spell, effect);
  if (!data) return { why: noSuchEffect(ready) };
  let only: Target | undefined;
  for (const { target } of targetsOf(ready, data)) {
    if (only) {
      const targets = targetTexts(ready, effect);
      return { why: { rule: 'OOO-7.6', reason: { key: 'targetMissing', params: { targets } } } };
    }
    only = target;
  }
  return only ? { ok: { effect, target: only } } : { why: nothingToHit(ready) };
}

/** Effects that can be paid and have a legal target. */
function resolvable(ready: Ready): number[] {
  return payableEffects(ready.spell, ready.energy).filter((effect) => {
    const data = effectAt(ready.spell, effect);
    return data !== undefined && hasTarget(ready, data);
  });
}

/** Neither effect nor target is named: the highest payable effect that has a legal target (OOO-7.7 where none has). */
export function byDefault(ready: Ready): Judged<Resolution> {
  const chosen = resolvable(ready).at(-1);
  if (chosen !== undefined) return aimByItself(ready, chosen);
  if (ready.effectUsed) return { ok: fizzle };
  const payable = payableEffects(ready.spell, ready.energy);
  return { why: payable.length === 0 ? notPayable(ready, 1) : nothingToHit(ready) };
}

/** Whether any effect can be paid and has a legal target. */
export function canResolve(ready: Ready): boolean {
  return resolvable(ready).length > 0;
}
