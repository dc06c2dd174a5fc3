/** Lists, and names of things with their number. */
import { joinedAlike } from '../../../../pieces/wording/index.js';
import type { CardCode, Kind, Move, SectionName, UpgradeUse } from '../../types/index.js';
import type { Words } from './vocabulary.js';

/** Choice labels may have this many characters. */
export const labelLength = 100;

/** Lists with the language's conjunctions, and names of things with their number. */
export function phrasing(words: Words) {
  const either = (items: readonly string[]): string => (items.length === 0 ? words.none : words.language.either(items));
  const all = (items: readonly string[]): string => (items.length === 0 ? words.none : words.language.all(items));
  const card = (code: CardCode): string => words.cards[code];
  const cards = (codes: readonly CardCode[]): string =>
    codes.length === 0 ? words.none : joinedAlike(codes.map(card)).join(', ');
  const creature = (kind: Kind, section: SectionName | 'tower'): string =>
    section === 'tower' ? words.kinds[kind] : `${words.kinds[kind]} ${section}`;
  /** Where creatures came, and which: the sections in the order in which they were reached. */
  const byDestination = (moves: readonly Move[]): { to: Move['to']; kinds: string }[] =>
    [...new Set(moves.map(({ to }) => to))].map((to) => ({
      to,
      kinds: joinedAlike(moves.filter((move) => move.to === to).map(({ kind }) => words.kinds[kind])).join(', '),
    }));
  const upgrade = ({ card: code, teleport, draw }: UpgradeUse): string =>
    `${card(code)}${teleport === null ? '' : ` → ${teleport}`}${draw ? ` (+${words.upgradeEffects.draw})` : ''}`;
  const codes = (references: readonly string[]): string => either(references.map((one) => `\`${one}\``));
  return { either, all, byDestination, card, cards, counted: joinedAlike, creature, upgrade, codes };
}
