/** Whole casts worth one tap: each spell at its best, then what there is to learn. */
import type { Seat } from '../../../kernel/index.js';
import { isKnowledge } from '../rules/cards.js';
import { learnable } from '../rules/castable.js';
import { bestOutcome, combinationsFor, readyWith } from '../rules/combinations.js';
import { fallenBy } from '../rules/foresight.js';
import type { Ready } from '../rules/resolution.js';
import { type Option, effectAt, targetsOf, worth } from '../rules/targets.js';
import type { Actions, SpellCode, UpgradeUse, View } from '../types/index.js';
import { upgradeToken } from './upgrades.js';

/** Of the targets of an effect, the one that is worth most; the first of equals. */
function bestTarget(ready: Ready, effect: number): Option | undefined {
  const data = effectAt(ready.spell, effect);
  let best: { option: Option; gain: number } | undefined;
  for (const option of data ? targetsOf(ready, data) : []) {
    const fallen = fallenBy(ready.view, option.target, data && 'damage' in data ? data.damage : 0);
    const gain = fallen.reduce((sum, kind) => sum + worth(ready.view, kind), 0);
    if (!best || gain > best.gain) best = { option, gain };
  }
  return best?.option;
}

/** A spell with the upgrades that make most of it, aimed; undefined where it defeats nothing. */
function bestCast(view: View, seat: Seat, spell: SpellCode): { args: Actions['cast']; gain: number } | undefined {
  const alone = bestOutcome(readyWith(view, seat, spell, []));
  const [boosted] = combinationsFor(view, seat, spell);
  const upgrades: readonly UpgradeUse[] = boosted && boosted.outcome.gain > alone.gain ? boosted.upgrades : [];
  const outcome = boosted && upgrades.length > 0 ? boosted.outcome : alone;
  const option = outcome.gain > 0 ? bestTarget(readyWith(view, seat, spell, upgrades), outcome.effect) : undefined;
  if (!option) return undefined;
  return {
    args: {
      spell,
      ...(upgrades.length > 0 ? { with: upgrades.map(upgradeToken) } : {}),
      ...(option.tokens.length > 0 ? { target: option.tokens } : {}),
      effect: String(outcome.effect),
    },
    gain: outcome.gain,
  };
}

export function* readyCasts(view: View, seat: Seat, castable: readonly SpellCode[]): Generator<Actions['cast']> {
  const attacks = castable.filter((code) => !isKnowledge(code)).flatMap((code) => bestCast(view, seat, code) ?? []);
  for (const { args } of attacks.sort((a, b) => b.gain - a.gain).slice(0, 3)) yield args;
  const book = castable.find((code) => isKnowledge(code));
  if (!book) return;
  for (const card of new Set(learnable(view).map((one) => one.card))) yield { spell: book, target: [card] };
}
