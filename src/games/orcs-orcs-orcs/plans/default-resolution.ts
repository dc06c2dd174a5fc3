/** 4.2, D2a: what an open spell does when nobody finishes it. */
import type { Answer } from '../../../kernel/index.js';
import type { SpellEffect } from '../content/spells.js';
import { type Ready, payableEffects } from '../rules/resolution.js';
import { effectAt, targetsOf } from '../rules/targets.js';
import type { Ooo } from '../types/index.js';

/** Switch and Magic Bonds move creatures about: not without being asked. */
function isUsedByDefault({ does }: SpellEffect): boolean {
  return does !== 'swap' && does !== 'pull' && does !== 'advance';
}

/** The default target of an effect, as it would be said; undefined where it has none. */
function defaultTarget(ready: Ready, effect: SpellEffect): readonly string[] | undefined {
  for (const { tokens } of targetsOf(ready, effect)) return tokens;
  return undefined;
}

export function defaultAnswer(ready: Ready): Answer<Ooo> {
  for (const effect of payableEffects(ready.spell, ready.energy).reverse()) {
    const data = effectAt(ready.spell, effect);
    const target = data && defaultTarget(ready, data);
    if (!data || target === undefined) continue;
    if (!isUsedByDefault(data)) break;
    return { action: 'resolve', args: { effect: String(effect), ...(target.length === 0 ? {} : { target }) } };
  }
  return ready.effectUsed ? { action: 'resolve', args: { effect: '0' } } : { action: 'cancel', args: {} };
}
