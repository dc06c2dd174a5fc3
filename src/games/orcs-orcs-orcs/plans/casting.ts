/** A whole `cast` command, judged before the first card is played (5.1). */
import type { Seat } from '../../../kernel/index.js';
import { isKnowledge, isSpell } from '../rules/cards.js';
import { learnable, whyNoLearning, whyNotCastable } from '../rules/castable.js';
import { readyWith } from '../rules/combinations.js';
import type { Judged, Resolution } from '../rules/resolution.js';
import type { Actions, DeckName, OooWhy, SpellCode, UpgradeUse, View } from '../types/index.js';
import { judgeResolution } from './resolution.js';
import { readUpgrades } from './upgrades.js';

export type CastPlan =
  | { does: 'learn'; spell: SpellCode; card: SpellCode; from: DeckName }
  | { does: 'open'; spell: SpellCode; upgrades: readonly UpgradeUse[] }
  | { does: 'resolve'; spell: SpellCode; upgrades: readonly UpgradeUse[]; resolution: Resolution };

function judgeLearning(view: View, seat: Seat, spell: SpellCode, args: Partial<Actions['cast']>): Judged<CastPlan> {
  const alone: OooWhy = { rule: 'OOO-9.1', reason: { key: 'castAlone', params: { card: spell } } };
  if (args.with !== undefined) return { why: alone };
  if (args.open === 'yes') return { why: alone };
  if (args.effect !== undefined) {
    return { why: { rule: 'OOO-9.1', reason: { key: 'noSuchEffect', params: { spell, effects: 0 } } } };
  }
  const why = whyNoLearning(view, seat);
  if (why) return { why };
  const cards = learnable(view);
  const codes = [...new Set(cards.map(({ card }) => card))];
  const wanted = args.target?.join(' ') ?? (codes.length === 1 ? codes[0] : undefined);
  const found = cards.find(({ card }) => card === wanted);
  if (found) return { ok: { does: 'learn', spell, ...found } };
  return wanted === undefined
    ? { why: { rule: 'OOO-9.1', reason: { key: 'targetMissing', params: { targets: codes } } } }
    : { why: { rule: 'OOO-9.1', reason: { key: 'noSuchTarget', params: { target: wanted, targets: codes } } } };
}

export function judgeCast(view: View, seat: Seat, args: Partial<Actions['cast']>): Judged<CastPlan> {
  const code = args.spell ?? '';
  const why = whyNotCastable(view, seat, code);
  if (why) return { why };
  if (!isSpell(code)) throw new Error(`${code} passed for a spell`);
  if (isKnowledge(code)) return judgeLearning(view, seat, code, args);
  const judged = readUpgrades(view, seat, code, args.with);
  if ('why' in judged) return judged;
  const upgrades = judged.ok;
  const named = args.target !== undefined || args.effect !== undefined;
  if (args.open === 'yes') {
    return named
      ? { why: { rule: 'OOO-7.6', reason: { key: 'openWithoutTarget', params: {} } } }
      : { ok: { does: 'open', spell: code, upgrades } };
  }
  // A card drawn by an upgrade may join the same spell: wait for it (5.2).
  if (!named && upgrades.some(({ draw }) => draw)) {
    return { ok: { does: 'open', spell: code, upgrades } };
  }
  const resolution = judgeResolution(readyWith(view, seat, code, upgrades), args);
  return 'why' in resolution
    ? resolution
    : { ok: { does: 'resolve', spell: code, upgrades, resolution: resolution.ok } };
}
