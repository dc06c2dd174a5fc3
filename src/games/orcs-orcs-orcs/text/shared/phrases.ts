/** Lists, lengths and counts, for whatever is worded. */
import type { CardCode, Kind, Move, SectionName, UpgradeUse } from '../../types/index.js';
import type { Words } from './vocabulary.js';

/** Choice labels may have this many characters. */
export const labelLength = 100;

export function fit(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

function joined(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;
}

/** Lists with the language's conjunctions, and names of things with their number. */
export function phrasing(words: Words) {
  const either = (items: readonly string[]): string => (items.length === 0 ? words.none : joined(items, words.or));
  const all = (items: readonly string[]): string => (items.length === 0 ? words.none : joined(items, words.and));
  const card = (code: CardCode): string => words.cards[code];
  /** "Zap, Zap" becomes "Zap ×2". */
  const counted = (names: readonly string[]): string[] =>
    [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length;
      return count > 1 ? `${name} ×${count}` : name;
    });
  const cards = (codes: readonly CardCode[]): string =>
    codes.length === 0 ? words.none : counted(codes.map(card)).join(', ');
  const creature = (kind: Kind, section: SectionName | 'tower'): string =>
    section === 'tower' ? words.kinds[kind] : `${words.kinds[kind]} ${section}`;
  /** Where creatures came, and which: the sections in the order in which they were reached. */
  const byDestination = (moves: readonly Move[]): { to: Move['to']; kinds: string }[] =>
    [...new Set(moves.map(({ to }) => to))].map((to) => ({
      to,
      kinds: counted(moves.filter((move) => move.to === to).map(({ kind }) => words.kinds[kind])).join(', '),
    }));
  const upgrade = ({ card: code, teleport, draw }: UpgradeUse): string =>
    `${card(code)}${teleport === null ? '' : ` → ${teleport}`}${draw ? ` (+${words.upgradeEffects.draw})` : ''}`;
  const codes = (references: readonly string[]): string => either(references.map((one) => `\`${one}\``));
  return { either, all, byDestination, card, cards, counted, creature, upgrade, codes };
}
