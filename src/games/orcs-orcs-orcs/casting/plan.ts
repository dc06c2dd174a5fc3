/** A whole `cast` command, judged before the first card is played (5.1). */
import type { Seat } from '../../../kernel/index.js';
import { isKnowledge, isSpell } from '../cards.js';
import { isBoundBy } from '../position.js';
import { type OooWhy } from '../table.js';
import { type Actions, type DeckName, type SpellCode, type UpgradeUse, type View, deckNames } from '../types.js';
import { comesToSomething, readyWith } from './combinations.js';
import { type Judged, type Resolution, judgeResolution } from './resolution.js';
import { handCodes, judgeUpgrades, playable } from './upgrades.js';

export type CastPlan =
  | { does: 'learn'; spell: SpellCode; card: SpellCode; from: DeckName }
  | { does: 'open'; spell: SpellCode; upgrades: UpgradeUse[] }
  | { does: 'resolve'; spell: SpellCode; upgrades: UpgradeUse[]; resolution: Resolution };

/** Why the display gives nothing now (OOO-9.1, 9.4). */
function whyNoLearning(view: View, seat: Seat): OooWhy | undefined {
  if (isBoundBy(view, seat, 'no-study')) return { rule: 'OOO-9.4', reason: { key: 'noStudy', params: {} } };
  const empty = deckNames.every((name) => view.display[name].length === 0);
  return empty ? { rule: 'OOO-9.1', reason: { key: 'displayEmpty', params: {} } } : undefined;
}

/** Why a card cannot be cast at all now; undefined where it can. */
export function whyNotCastable(view: View, seat: Seat, code: string): OooWhy | undefined {
  const hand = handCodes(view, seat);
  if (code === 'poison' && hand.includes(code)) return { rule: 'OOO-7.10', reason: { key: 'poisonCast', params: {} } };
  if (!isSpell(code) || !hand.includes(code)) {
    return { rule: 'OOO-7.2', reason: { key: 'notInHand', params: { card: code, hand } } };
  }
  if (!playable(view, seat).includes(code)) {
    return { rule: 'OOO-9.3', reason: { key: 'learnedThisTurn', params: { card: code } } };
  }
  if (isKnowledge(code)) return whyNoLearning(view, seat);
  if (comesToSomething(view, seat, code)) return undefined;
  const judged = judgeResolution(readyWith(view, seat, code, []), {});
  return 'why' in judged ? judged.why : undefined;
}

/** Cards of the display as they may be learned: Attack first, leftmost first (4.2). */
export function learnable(view: View): { card: SpellCode; from: DeckName }[] {
  return deckNames.flatMap((from) => view.display[from].map((card) => ({ card, from })));
}

function judgeLearning(view: View, seat: Seat, spell: SpellCode, args: Partial<Actions['cast']>): Judged<CastPlan> {
  const alone: OooWhy = { rule: 'OOO-9.1', reason: { key: 'castAlone', params: { card: spell } } };
  if (args.with !== undefined && args.with !== '') return { why: alone };
  if (args.open === 'yes') return { why: alone };
  if (args.effect !== undefined) {
    return { why: { rule: 'OOO-9.1', reason: { key: 'noSuchEffect', params: { spell, effects: 0 } } } };
  }
  const why = whyNoLearning(view, seat);
  if (why) return { why };
  const cards = learnable(view);
  const codes = [...new Set(cards.map(({ card }) => card))];
  const wanted = args.target ?? (codes.length === 1 ? codes[0] : undefined);
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
  const judged = judgeUpgrades(view, seat, code, args.with);
  if ('why' in judged) return judged;
  const { upgrades } = judged.ok;
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

/** Cards that could still be added to the open spell. */
export function boostable(view: View, seat: Seat): SpellCode[] {
  return [...new Set(playable(view, seat))];
}
