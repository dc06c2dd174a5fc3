/** The answers to look-ups: one horde, one card, one space. */
import { towers } from '../../content/towers.js';
import { heroes } from '../../content/heroes.js';
import { type AbilityId, type HeroId, type TowerId, type View, heroIds, towerIds } from '../../types/index.js';
import { siteAt } from '../../rules/figures.js';
import { boardOf, hordeAt, hordeTagged } from '../../rules/hordes.js';
import { neighboursOf } from '../../rules/maps.js';
import { freshFlower } from '../../rules/ways.js';
import { towersOn } from '../../rules/sites.js';
import { attackText } from './attack-text.js';
import { gridRows, hordeLine } from './board-lines.js';
import { cardName, explained } from './naming.js';
import type { Words } from './words.js';

export function lookupLines(words: Words) {
  const { phrases, names, cards } = words;
  const horde = (view: View, { tag }: { tag: string }): string[] => {
    const found = hordeTagged(view, tag);
    if (!found) return [words.none];
    const rows = gridRows(view, found).map((row, index) => `${index + 1} ${Array.from(row).join(' ')}`);
    return [hordeLine(words, view, found), '```', '  a b c d', ...rows, '```', phrases.grid];
  };
  const tower = (id: TowerId): string[] => {
    const { level, attack, damage } = towers[id];
    return [
      `**${names.towers[id]}** · ${phrases.level(level)} · ${phrases.damage(names.damages[damage])}`,
      `${phrases.attack}${words.colon} ${attackText(words, attack)}`,
    ];
  };
  const hero = (id: HeroId): string[] => {
    const { life, boots, attack, damage } = heroes[id];
    return [
      `**${names.heroes[id]}** · ${phrases.life(life, life)} · ${phrases.boots(boots)}`,
      `${phrases.attack}${words.colon} ${attackText(words, attack)} (${phrases.damage(names.damages[damage])})`,
      explained(words, cards.skills[id].name, cards.skills[id].effect),
      ...([1, 2, 3, 4] as const).map((number) => {
        const tile = cards.abilities[`${id}-${number}` satisfies AbilityId];
        return `${number}. ${explained(words, tile.name, tile.effect)}`;
      }),
    ];
  };
  const card = (_view: View, { card: id }: { card: string }): string[] => {
    const asTower = towerIds.find((each) => each === id);
    if (asTower) return tower(asTower);
    const asHero = heroIds.find((each) => each === id);
    if (asHero) return hero(asHero);
    const worded: Record<string, { effect: string } | undefined> = {
      ...cards.abilities,
      ...cards.modifiers,
      ...cards.flowers,
      ...cards.events,
      ...cards.rifts,
    };
    return [`**${cardName(words, id)}**`, worded[id]?.effect ?? words.none];
  };
  const space = (view: View, { at }: { at: string }): string[] => {
    const site = siteAt(view, at);
    const ground = boardOf(view).ground.get(at);
    const standing = hordeAt(view, at);
    const flower = freshFlower(view, at);
    const kind = site
      ? phrases.site(names.colours[site.colour])
      : ground === 'path'
        ? phrases.path
        : ground === 'exit'
          ? phrases.exit
          : phrases.ground;
    const tile = view.env.find((env) => env.at === at);
    return [
      `**${at}** · ${kind}`,
      ...(tile ? [names.env[tile.tile]] : []),
      ...(flower ? [explained(words, cards.flowers[flower.type].name, cards.flowers[flower.type].effect)] : []),
      ...(site ? towersOn(site).map(({ card: built }) => names.towers[built.card]) : []),
      ...(standing ? [hordeLine(words, view, standing)] : []),
      phrases.neighbours(neighboursOf(boardOf(view), at).join(' ')),
    ];
  };
  return { horde, card, space };
}
