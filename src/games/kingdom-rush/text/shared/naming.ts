/** Names of hordes and cards, put together the same way in both languages. */
import type { CardId, Reward } from '../../types/index.js';
import { hordeCard } from '../../rules/cards.js';
import type { Words } from './words.js';

export function hordeName({ names }: Words, card: CardId): string {
  return names.species[hordeCard(card).species];
}

/** Whatever bears a name: a tower, a hero, an ability, a modifier, a flower, an event, a rift card. */
export function cardName(words: Words, id: string): string {
  return namedCard(words, id) ?? id;
}

/** Undefined where nothing bears it: what somebody typed. */
export function namedCard(words: Words, id: string): string | undefined {
  const { names, cards } = words;
  const { abilities, modifiers, flowers, events, rifts } = cards;
  const worded: readonly Readonly<Record<string, { name: string } | undefined>>[] = [
    abilities,
    modifiers,
    flowers,
    events,
    rifts,
  ];
  const plain: readonly Readonly<Record<string, string | undefined>>[] = [names.towers, names.heroes];
  for (const those of worded) if (those[id]) return those[id].name;
  return plain.map((those) => those[id]).find((name) => name !== undefined);
}

/** Whether something is written as a space is. */
export const isSpot = (typed: string): boolean => /^[a-z]\d{1,2}$/i.test(typed);

/** As it goes on after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A card's name with what it does. */
export function explained({ colon }: Pick<Words, 'colon'>, name: string, effect: string): string {
  return `${name}${colon} ${small(effect)}`;
}

/** ● gold, ◆ diamonds; a slash is a choice. */
export function rewardSigns({ gold, diamonds, either }: Reward): string {
  const signs = ['●'.repeat(gold), '◆'.repeat(diamonds)].filter(Boolean);
  return signs.join(either ? ' / ' : ' + ');
}
