/** How a spell is brought to some energy, and where it is cast from. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import type { Lane, SpellCode, UpgradeUse, View } from '../types/index.js';
import { brings, elementOf, pendingEnergyOf } from './cards.js';
import { keepWorth } from './keeping.js';
import { isBoundBy } from './position.js';
import { mayRecall, playable, spaceOf, spacesFrom, without } from './upgrades.js';

export type Way = { upgrades: UpgradeUse[]; lane: Lane };

/** The cheapest ways, with the cards that are missed least: from here, or from another lane. */
export function* waysTo(view: View, seat: Seat, spell: SpellCode, cost: number): Generator<Way> {
  const element = elementOf(spell);
  const rest = without(playable(view, seat), spell).sort((a, b) => keepWorth(a) - keepWorth(b));
  const matching = rest.filter((code) => brings(code, element));
  const needed = Math.max(0, cost - 1 - pendingEnergyOf(view));
  if (matching.length < needed) return;
  const base = matching.slice(0, needed);
  const draws = mayRecall(view, seat);
  const plain = (card: SpellCode): UpgradeUse => ({
    card,
    teleport: null,
    draw: draws && spellData[card].upgrade.includes('draw'),
  });
  yield { upgrades: base.map(plain), lane: spaceOf(view, seat) };
  if (isBoundBy(view, seat, 'no-teleport')) return;
  const carries = (code: SpellCode): boolean => spellData[code].upgrade.includes('teleport');
  const carrier = base.find(carries) ?? without(rest, ...base).find(carries);
  if (!carrier) return;
  const others = without(base, carrier).map(plain);
  for (const lane of spacesFrom(view, seat, spaceOf(view, seat))) {
    yield { upgrades: [...others, { ...plain(carrier), teleport: lane }], lane };
  }
}
