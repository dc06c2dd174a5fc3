/** D2a: one more card on the open spell. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { isSpell } from '../rules/cards.js';
import type { Judged } from '../rules/resolution.js';
import { playable, spaceOf, usesEffect, usesOf, whyNoTeleport, whyUnplayable } from '../rules/upgrades.js';
import { type Actions, type Lane, type SpellCode, type UpgradeUse, type View, lanes } from '../types/index.js';

/** `draw`, `teleport-3`, `both-3`. */
export function useText({ teleport, draw }: UpgradeUse): string | undefined {
  if (teleport === null) return draw ? 'draw' : undefined;
  return `${draw ? 'both' : 'teleport'}-${teleport}`;
}

/** What the card offers when it is added now, beside its energy: the draw first, both effects last. */
export function usesFor(view: View, seat: Seat, card: SpellCode): UpgradeUse[] {
  const uses = usesOf(view, seat, card, spaceOf(view, seat)).filter(usesEffect);
  const isBoth = ({ teleport, draw }: UpgradeUse): boolean => teleport !== null && draw;
  return uses.sort((a, b) => Number(isBoth(a)) - Number(isBoth(b)));
}

/** The space that a use would lead to, where it is one. */
function spaceIn(use: string): Lane | undefined {
  return lanes.find((lane) => use === `teleport-${lane}` || use === `both-${lane}`);
}

export function judgeBoost(view: View, seat: Seat, { card, use }: Partial<Actions['boost']>): Judged<UpgradeUse> {
  const code = card ?? '';
  const unplayable = whyUnplayable(view, seat, code, playable(view, seat));
  if (unplayable) return { why: unplayable };
  if (!isSpell(code)) throw new Error(`${code} passed for a spell`);
  if (use === undefined) return { ok: { card: code, teleport: null, draw: false } };
  const found = usesFor(view, seat, code).find((one) => useText(one) === use);
  if (found) return { ok: found };
  const space = spaceIn(use);
  const offers = spellData[code].upgrade;
  const stays =
    space && offers.includes('teleport') ? whyNoTeleport(view, seat, spaceOf(view, seat), space) : undefined;
  return { why: stays ?? { rule: 'OOO-11.1', reason: { key: 'upgradeOffers', params: { card: code, offers } } } };
}
