/** Whole casts worth one tap: each spell at its best, then what there is to learn. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { isKnowledge } from '../rules/cards.js';
import { learnable } from '../rules/castable.js';
import { type Outcome, bestOutcome, combinationsFor, readyWith } from '../rules/combinations.js';
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

type Cast = { args: Actions['cast']; gain: number; cards: number };

/** A spell with these upgrades, aimed where it gains most. */
function castWith(view: View, seat: Seat, spell: SpellCode, upgrades: readonly UpgradeUse[], outcome: Outcome): Cast[] {
  const option = bestTarget(readyWith(view, seat, spell, upgrades), outcome.effect);
  if (!option) return [];
  const args = {
    spell,
    ...(upgrades.length > 0 ? { with: upgrades.map(upgradeToken) } : {}),
    ...(option.tokens.length > 0 ? { target: option.tokens } : {}),
    effect: String(outcome.effect),
  };
  return [{ args, gain: outcome.gain, cards: upgrades.length }];
}

/** A spell as it lies in the hand, and with the upgrades that make more of it; what comes to nothing is left out. */
function castsOf(view: View, seat: Seat, spell: SpellCode): Cast[] {
  const alone = bestOutcome(readyWith(view, seat, spell, []));
  const [boosted] = combinationsFor(view, seat, spell);
  if (spellData[spell].type === 'support') {
    return [
      ...(alone.effect > 0 ? castWith(view, seat, spell, [], alone) : []),
      ...(boosted && boosted.outcome.effect > alone.effect
        ? castWith(view, seat, spell, boosted.upgrades, boosted.outcome)
        : []),
    ];
  }
  return [
    ...(alone.gain > 0 ? castWith(view, seat, spell, [], alone) : []),
    ...(boosted && boosted.outcome.gain > alone.gain
      ? castWith(view, seat, spell, boosted.upgrades, boosted.outcome)
      : []),
  ];
}

export function* readyCasts(view: View, seat: Seat, castable: readonly SpellCode[]): Generator<Actions['cast']> {
  const attacks = castable.filter((code) => !isKnowledge(code)).flatMap((code) => castsOf(view, seat, code));
  for (const { args } of attacks.sort((a, b) => b.gain - a.gain || a.cards - b.cards).slice(0, 6)) yield args;
  const book = castable.find((code) => isKnowledge(code));
  if (!book) return;
  for (const card of new Set(learnable(view).map((one) => one.card))) yield { spell: book, target: [card] };
}
