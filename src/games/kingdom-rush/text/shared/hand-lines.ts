/** What a player holds: cards, incoming pile, hero with all that he can do. */
import type { Seat } from '../../../../kernel/index.js';
import { heroes } from '../../content/heroes.js';
import { towers } from '../../content/towers.js';
import type { ModifierId, TowerCard, TowerId, View } from '../../types/index.js';
import { playerAt } from '../../rules/figures.js';
import { basicWritten } from '../../rules/skills.js';
import { upgradesOf } from '../../rules/supply.js';
import { attackText, towerAttackText } from './attack-text.js';
import { explained } from './naming.js';
import type { Words } from './words.js';

export function towerText(
  { names, cards }: Words,
  { card, mods, falcon }: { card: TowerId; mods: readonly ModifierId[]; falcon: boolean },
): string {
  const more = [...mods.map((mod) => cards.modifiers[mod].name), ...(falcon ? ['Falcon'] : [])];
  return more.length > 0 ? `${names.towers[card]} (${more.join(', ')})` : names.towers[card];
}

export function handLines(words: Words): (view: View, seat: Seat) => string[] {
  const { phrases, names, cards } = words;
  return (view, seat) => {
    const { hand, incoming, hero } = playerAt(view, seat);
    const tower = (card: TowerCard): string => {
      const { level } = towers[card.card];
      const next = new Set(upgradesOf(view, card.card).map((upgrade) => names.towers[upgrade.card]));
      const parts = [
        towerText(words, card),
        phrases.level(level),
        towerAttackText(words, card, view.falconsLeft),
        ...(next.size > 0 ? [phrases.nextLevel([...next].join(' / '))] : []),
      ];
      return `- ${parts.join(' · ')}`;
    };
    const tiles = hero?.abilities.map(({ id, ready }) => {
      const { name, effect } = cards.abilities[id];
      return `- ${explained(words, ready ? name : phrases.used(name), effect)}`;
    });
    return [
      `**${phrases.hand}**`,
      ...(hand.length > 0 ? hand.map(tower) : [`- ${phrases.nothing}`]),
      ...(incoming.length > 0
        ? [`**${phrases.incoming}** ${incoming.map((card) => towerText(words, card)).join(', ')}`]
        : []),
      ...(hero
        ? [
            `**${names.heroes[hero.id]}** ${phrases.life(hero.life, hero.most)} · ${attackText(words, basicWritten(hero))} (${phrases.damage(names.damages[heroes[hero.id].damage])})`,
            `- ${explained(words, cards.skills[hero.id].name, cards.skills[hero.id].effect)}`,
            ...(tiles ?? []),
          ]
        : []),
    ];
  };
}
