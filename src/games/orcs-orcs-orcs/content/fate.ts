/** Fate cards of the base game (7.6) and of Reinforcements (7.7). */
import {
  type Category,
  type FateId,
  type FateMoves,
  type FateRule,
  type Lane,
  type Ring,
  lanes,
} from '../types/index.js';

export type FateCard = { id: FateId; moves: FateMoves; rule: FateRule | null };

const march = (id: FateId, categories: readonly Category[], rule: FateRule | null = null): FateCard => ({
  id,
  moves: { by: 'category', categories },
  rule,
});
const rush = (id: FateId, named: readonly Lane[], rings: readonly Ring[], rule: FateRule | null = null): FateCard => ({
  id,
  moves: { by: 'section', lanes: named, rings },
  rule,
});

export const baseFate: readonly FateCard[] = [
  march('f01', ['weak']),
  march('f02', ['weak']),
  march('f03', ['weak'], 'plus-one-hp'),
  march('f04', ['weak'], 'no-teleport'),
  march('f05', ['strong']),
  march('f06', ['strong']),
  march('f07', ['strong'], 'no-study'),
  march('f08', ['mighty']),
  march('f09', ['mighty'], 'no-bonus-powers'),
  march('f10', ['weak', 'strong']),
  march('f11', ['weak', 'strong'], 'three-spells'),
  march('f12', ['weak', 'mighty'], 'spell-exchange'),
  march('f13', ['weak', 'mighty'], 'no-teleport'),
  march('f14', ['strong', 'mighty'], 'plus-one-hp'),
  march('f15', ['strong', 'mighty']),
];

export const newFate: readonly FateCard[] = [
  rush('x01', [1, 2], ['m'], 'plus-one-hp'),
  rush('x02', [3, 4], ['m']),
  rush('x03', [5, 6], ['m'], 'spell-exchange'),
  rush('x04', [1, 3, 5], ['i', 'm', 'o']),
  rush('x05', [2, 4, 6], ['i', 'm', 'o'], 'no-study'),
  rush('x06', [1, 2, 3], ['i', 'm', 'o']),
  rush('x07', [4, 5, 6], ['i', 'm', 'o'], 'no-teleport'),
  rush('x08', [2, 3, 4], ['i', 'm', 'o']),
  rush('x09', [1, 5, 6], ['i', 'm', 'o'], 'plus-one-hp'),
  rush('x10', [3, 4, 5], ['i', 'm', 'o']),
  rush('x11', [1, 2, 6], ['i', 'm', 'o'], 'no-teleport'),
  rush('x12', lanes, ['o'], 'no-bonus-powers'),
  rush('x13', lanes, ['i', 'm', 'o']),
  rush('x14', lanes, ['m', 'o']),
  rush('x15', lanes, ['i', 'o']),
  rush('x16', [1, 2, 4, 5], ['i', 'm'], 'plus-one-hp'),
  rush('x17', [2, 3, 5, 6], ['m', 'o'], 'no-study'),
  rush('x18', [1, 3, 4, 6], ['i', 'o'], 'three-spells'),
  rush('x19', lanes, ['i', 'm']),
];

const byId = new Map([...baseFate, ...newFate].map((card) => [card.id, card]));

export function fateCard(id: FateId): FateCard {
  const card = byId.get(id);
  if (!card) throw new Error(`no fate card is called ${id}`);
  return card;
}
