/** D2a: one more card on the open spell. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { isSpell } from '../rules/cards.js';
import { isBoundBy } from '../rules/position.js';
import type { Judged } from '../rules/resolution.js';
import { judgeUpgrade, playable, spaceOf, spacesFrom } from '../rules/upgrades.js';
import type { Actions, Lane, SpellCode, UpgradeUse, View } from '../types/index.js';

/** `draw`, `teleport-3`, `both-3`. */
export function useText({ teleport, draw }: UpgradeUse): string | undefined {
  if (teleport === null) return draw ? 'draw' : undefined;
  return `${draw ? 'both' : 'teleport'}-${teleport}`;
}

/** What the card offers when it is added now (OOO-11.1, 11.4, 11.6). */
export function usesFor(view: View, seat: Seat, card: SpellCode): UpgradeUse[] {
  const { upgrade } = spellData[card];
  const spaces = isBoundBy(view, seat, 'no-teleport') ? [] : spacesFrom(view, seat, spaceOf(view, seat));
  const draws = upgrade.includes('draw');
  return [
    ...(draws ? [{ card, teleport: null, draw: true }] : []),
    ...(upgrade.includes('teleport') ? spaces.map((teleport: Lane) => ({ card, teleport, draw: false })) : []),
    ...(draws && upgrade.includes('teleport') ? spaces.map((teleport: Lane) => ({ card, teleport, draw: true })) : []),
  ];
}

function parseUse(card: string, use: string | undefined): string {
  if (use === undefined) return card;
  if (use === 'draw') return `${card}+`;
  const [what = '', space = ''] = use.split('-');
  return what === 'both' ? `${card}@${space}+` : `${card}@${space}`;
}

export function judgeBoost(view: View, seat: Seat, { card, use }: Partial<Actions['boost']>): Judged<UpgradeUse> {
  const code = card ?? '';
  const known = use === undefined || /^(draw|(teleport|both)-[1-6])$/.test(use);
  if (!known && isSpell(code)) {
    const offers = spellData[code].upgrade;
    return { why: { rule: 'OOO-11.1', reason: { key: 'upgradeOffers', params: { card: code, offers } } } };
  }
  return judgeUpgrade(view, seat, spaceOf(view, seat), playable(view, seat), parseUse(code, use));
}
