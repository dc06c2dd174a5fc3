/** The whole table as text: playable without sight. */
import type { Say } from '../../../../kernel/index.js';
import { scenarios } from '../../content/scenarios.js';
import type { Horde, Kru, View } from '../../types/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { hordeCard, gridOf } from '../../rules/cards.js';
import { bootsOf } from '../../rules/figures.js';
import { cellsLeft, coverOf, distanceOf, hasTrait, inOrder } from '../../rules/hordes.js';
import { marksIn, roundShown, rowOf } from '../../rules/objectives.js';
import { towersOn } from '../../rules/sites.js';
import { explained, hordeName, rewardSigns } from './naming.js';
import type { Words } from './words.js';

type Teller = (view: View, say: Say<Kru>) => string[];

/** KRU-2.2: the grid as it stands: letters for what is visible, # for what is covered. */
export function gridRows(view: View, horde: Horde): string[] {
  const letters = Array.from(hordeCard(horde.card).grid.replaceAll('/', ''));
  const cover = coverOf(view, horde);
  const signs = letters.map((letter, at) => ((cover >> at) & 1 ? '#' : letter));
  return [0, 4, 8, 12].map((at) => signs.slice(at, at + 4).join(''));
}

function traitsOf(words: Words, view: View, horde: Horde): string[] {
  const { traits } = words.names;
  const found = (['fast', 'flying', 'burning', 'regenerating'] as const).filter((trait) =>
    hasTrait(view, horde, trait),
  );
  return [...found.map((trait) => traits[trait]), ...(gridOf(horde.card).shamans !== 0 ? [traits.shaman] : [])];
}

export function hordeLine(words: Words, view: View, horde: Horde): string {
  const { phrases } = words;
  const left = cellsLeft(view, horde);
  const distance = distanceOf(view, horde);
  const { reward } = hordeCard(horde.card);
  return [
    phrases.horde(horde.tag, hordeName(words, horde.card), horde.at),
    ...(Number.isFinite(distance) ? [phrases.distance(distance)] : []),
    left === 0 ? phrases.covered : phrases.left(left),
    gridRows(view, horde).join('/'),
    ...traitsOf(words, view, horde),
    ...(horde.pawns.length > 0 ? [phrases.soldiers(horde.pawns.length)] : []),
    ...(horde.held ? [phrases.held] : []),
    ...(horde.objective === null ? [] : [phrases.mark(horde.objective)]),
    ...(horde.winds === null ? [] : [phrases.winds(horde.winds)]),
    ...(reward.gold + reward.diamonds > 0 ? [rewardSigns(reward)] : []),
  ].join(' · ');
}

function hordeLines(words: Words): Teller {
  const { phrases } = words;
  return (view) => [
    `**${phrases.hordes}**`,
    ...(view.hordes.length === 0
      ? [phrases.noHordes]
      : [...inOrder(view).map((horde) => `- ${hordeLine(words, view, horde)}`), `-# ${phrases.grid}`]),
  ];
}

function heroLines(words: Words): Teller {
  const { phrases, names, cards } = words;
  return (view, say) => {
    const lines = view.players.flatMap(({ seat, hero, colour }) => {
      if (!hero) return [];
      const horde = hero.topLeft === null ? undefined : view.hordes.find(({ at }) => at === hero.at);
      const where = hero.at === null ? phrases.onBoard : phrases.at(hero.at, names.facings[hero.facing]);
      const parts = [
        phrases.hero(names.heroes[hero.id], `${say.seat(seat)}, ${names.colours[colour]}`),
        phrases.life(hero.life, hero.most),
        phrases.boots(bootsOf(view, hero)),
        where,
        ...(horde && hero.topLeft !== null ? [phrases.on(horde.tag, hero.topLeft)] : []),
        ...(hero.stunned ? [phrases.stunned(hero.id)] : []),
        ...(hero.activated && !hero.stunned ? [phrases.acted] : []),
        ...(hero.protected ? [phrases.protected(hero.id)] : []),
        ...(hero.skulls > 0 ? [phrases.skulls(hero.skulls)] : []),
        ...hero.abilities.map(({ id, ready }) =>
          ready ? cards.abilities[id].name : phrases.used(cards.abilities[id].name),
        ),
      ];
      return [`- ${parts.join(' · ')}`];
    });
    const seconds = (view.solo?.secondaries ?? []).map(
      ({ id, used, at }) => `- ${names.heroes[id]} · ${at ?? (used ? phrases.usedSecondary : phrases.unusedSecondary)}`,
    );
    return [
      `**${phrases.heroes}**`,
      ...lines,
      ...(seconds.length > 0 ? [`**${phrases.secondaries}**`, ...seconds] : []),
      ...(view.solo?.blocked ? [phrases.blocked(names.colours[view.solo.blocked])] : []),
    ];
  };
}

function pileLines(words: Words): Teller {
  const { phrases, names, cards } = words;
  return (view) => {
    const printed = (card: View['piles'][number]['cards'][number]): string => {
      const name =
        card.printed in cards.events
          ? cards.events[card.printed as keyof typeof cards.events].name
          : (tierNames(words)[card.printed] ?? card.printed);
      return card.objective === null ? name : `${name} !${card.objective}`;
    };
    const lines = view.piles.map(({ lane, cards: left, reward }) => {
      const next = left.slice(0, 3).map(printed).join(', ');
      const more = left.length > 3 ? ' …' : '';
      const rest =
        left.length === 0 ? phrases.emptyPile : phrases.next(`${next}${more}`, reward ? rewardSigns(reward) : '');
      return `- ${phrases.pile(lane, left.length)} · ${rest}`;
    });
    return [
      `**${phrases.piles}**`,
      ...lines,
      ...(view.rift ? [`- ${phrases.decks.rift(view.decks.rift)}`] : []),
      ...(view.rift?.active ?? []).map(
        (card) => `- ${phrases.inForce(explained(words, cards.rifts[card].name, cards.rifts[card].effect))}`,
      ),
      ...(view.boss ? [`- ${phrases.decks.boss(names.species[view.boss.id], view.decks.boss)}`] : []),
    ];
  };
}

function tierNames({ phrases, names }: Words): Record<string, string> {
  const colours = names.colours;
  return {
    green: colours.G,
    blue: colours.B,
    red: colours.R,
    violet: names.elements.violet,
    air: names.elements.air,
    fire: names.elements.fire,
    earth: names.elements.earth,
    water: names.elements.water,
    champion: names.elements.champion,
    card: phrases.pileCard,
  };
}

function groundLines(words: Words): Teller {
  const { phrases, names, cards } = words;
  return (view, say) => {
    const standing = view.sites.flatMap((site) =>
      towersOn(site).map((tower) =>
        phrases.tower(names.towers[tower.card.card], site.at, names.facings[tower.facing], say.seat(tower.seat)),
      ),
    );
    const byColour = (['R', 'B', 'Y', 'G', 'W'] as const).flatMap((colour) => {
      const spaces = view.sites.filter((site) => site.colour === colour).map(({ at }) => at);
      return spaces.length > 0 ? [`${names.colours[colour]} ${spaces.join(' ')}`] : [];
    });
    const flowers = view.flowers.map(
      ({ type, at, wilted }) => `${cards.flowers[type].name} ${at}${wilted ? ` (${phrases.wilted})` : ''}`,
    );
    const tiles = [
      ...view.env.map(({ tile, at }) => `${names.env[tile]} ${at}`),
      ...view.ash.map((at) => `${capital(phrases.ash)} ${at}`),
      ...view.tentacles.map((at) => `${capital(phrases.tentacle)} ${at}`),
      ...view.totems.filter((totem) => totem.standing).map(({ at }) => `${capital(phrases.totem)} ${at}`),
    ];
    return [
      `**${phrases.sites}** ${byColour.join(' · ')}`,
      ...(standing.length > 0 ? [`**${phrases.towers}** ${standing.join(' · ')}`] : []),
      ...(flowers.length > 0 ? [`**${phrases.flowers}** ${flowers.join(' · ')}`] : []),
      ...(tiles.length > 0 ? [`**${phrases.tiles}** ${tiles.join(' · ')}`] : []),
    ];
  };
}

function goalLines(words: Words): Teller {
  const { phrases, names } = words;
  return (view) => {
    const { objective, goal, iron } = names.scenarios[view.options.scenario];
    const data = scenarios[view.options.scenario];
    const row = rowOf(view);
    const marks = marksIn(row);
    const progress = [
      ...(marks > 0 ? [phrases.progress.marks(view.marksDestroyed, marks)] : []),
      ...(data.objective === 'count' ? [phrases.progress.count(view.destroyed, row.needed ?? 0)] : []),
      ...(view.boss ? [phrases.progress.boss(view.boss.defeated, view.boss.cards)] : []),
    ];
    return [
      [phrases.objective(objective, goal), ...progress].join(' · '),
      ...(view.options.difficulty === 'iron' && iron !== null ? [phrases.iron(iron)] : []),
      phrases.treasure(view.hearts, view.gold, view.diamonds),
    ];
  };
}

export function boardLines(words: Words) {
  const { phrases, names } = words;
  const heading = (view: View): string => {
    const where = phrases.heading(
      names.scenarios[view.options.scenario].name,
      names.difficulties[view.options.difficulty],
    );
    if (view.phase === 0) return `${where} · ${phrases.setUp}`;
    return `${where} · ${phrases.roundOf(roundShown(view), view.rounds)} · ${phrases.phase(view.phase, names.phases[view.phase])}`;
  };
  const tellers = [goalLines(words), hordeLines(words), heroLines(words), pileLines(words), groundLines(words)];
  return {
    heading,
    status: (view: View, say: Say<Kru>): string[] => [
      `**${heading(view)}**`,
      ...tellers.flatMap((tell) => tell(view, say)),
      `**${phrases.hand}** ${view.players
        .map(
          ({ seat, hand }) =>
            `${say.seat(seat)}${words.colon} ${hand.map(({ card }) => names.towers[card]).join(', ') || words.none}`,
        )
        .join(' · ')}`,
    ],
  };
}
