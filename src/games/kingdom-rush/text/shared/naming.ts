/** Names of hordes and cards, put together the same way in both languages. */
import type { CardId, Reward } from '../../types/index.js';
import { hordeCard } from '../../rules/cards.js';
import type { Words } from './words.js';

export function hordeName({ names }: Words, card: CardId): string {
  return names.species[hordeCard(card).species];
}

/** Whatever bears a name: a tower, a hero, an ability, a modifier, a flower, an event, a rift card. */
export function cardName(words: Words, id: string): string {
  const { names, cards } = words;
  const worded: Record<string, { name: string } | undefined> = {
    ...cards.abilities,
    ...cards.modifiers,
    ...cards.flowers,
    ...cards.events,
    ...cards.rifts,
  };
  const plain: Record<string, string | undefined> = { ...names.towers, ...names.heroes };
  return worded[id]?.name ?? plain[id] ?? id;
}

/** ● gold, ◆ diamonds; a slash is a choice. */
export function rewardSigns({ gold, diamonds, either }: Reward): string {
  const signs = ['●'.repeat(gold), '◆'.repeat(diamonds)].filter(Boolean);
  return signs.join(either ? ' / ' : ' + ');
}
