/** Lists, and names of things with their number. */
import { joinedAlike } from '../../../../pieces/wording/index.js';
import { besideIn, toSection } from '../../rules/geometry.js';
import { parseNamed } from '../../rules/references.js';
import {
  type CardCode,
  type FateRule,
  type Kind,
  type Move,
  type SectionName,
  type UpgradeUse,
  cardCodes,
  colours,
} from '../../types/index.js';
import type { Words } from './vocabulary.js';

/** Choice labels may have this many characters. */
export const labelLength = 100;

/** Lists with the language's conjunctions, and names of things with their number. */
export function phrasing(words: Words) {
  const either = (items: readonly string[]): string => (items.length === 0 ? words.none : words.language.either(items));
  const all = (items: readonly string[]): string => (items.length === 0 ? words.none : words.language.all(items));
  const card = (code: CardCode): string => words.cards[code];
  /** A card as it was typed, by its name; undefined where that names none. */
  const cardNamed = (typed: string): string | undefined => {
    const code = cardCodes.find((one) => one === typed);
    return code && card(code);
  };
  const cards = (codes: readonly CardCode[]): string =>
    codes.length === 0 ? words.none : joinedAlike(codes.map(card)).join(', ');
  const creature = (kind: Kind, section: SectionName | 'tower'): string =>
    section === 'tower' ? words.kinds[kind] : `${words.kinds[kind]} ${words.section(section)}`;
  const place = (to: SectionName | 'tower'): string => (to === 'tower' ? '' : words.section(to));
  /** Where creatures came, and which: the sections in the order in which they were reached. */
  const byDestination = (moves: readonly Move[]): { to: Move['to']; kinds: Kind[] }[] =>
    [...new Set(moves.map(({ to }) => to))].map((to) => ({
      to,
      kinds: moves.filter((move) => move.to === to).map(({ kind }) => kind),
    }));
  const upgrade = ({ card: code, teleport, draw }: UpgradeUse): string =>
    `${card(code)}${teleport === null ? '' : ` → ${teleport}`}${draw ? ` (+${words.upgradeEffects.draw})` : ''}`;
  /** A target as it is typed, in words: `3m-goblin`, `2i`, two of them. What names nothing stays as it was typed. */
  const target = (typed: string): string => {
    const named = parseNamed(typed);
    if (named?.what === 'toadling') return words.toadlingOn(words.section(named.section));
    if (named) return creature(named.what, named.section);
    const section = toSection(typed);
    if (section) return words.section(section);
    const pair = besideIn(typed);
    if (pair) return words.language.all(pair.map((one) => words.section(one)));
    const code = cardCodes.find((one) => one === typed);
    if (code) return card(code);
    const colour = colours.find((one) => one === typed);
    return colour ? words.colours[colour] : typed;
  };
  const targets = (typed: readonly string[]): string =>
    either(typed.map((one) => one.split(' ').map(target).join(' ⇄ ')));
  const rule = (id: FateRule): string => `${words.language.quoted(words.fateRules[id])} (${words.fateMeanings[id]})`;
  return {
    either,
    all,
    byDestination,
    card,
    cardNamed,
    cards,
    counted: joinedAlike,
    creature,
    place,
    rule,
    target,
    targets,
    upgrade,
  };
}
