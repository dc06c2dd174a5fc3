/** The table as text: heading, board, hero sheets, and the shops. */
import type { Say, Seat } from '../../../../kernel/index.js';
import { clip } from '../../../../pieces/wording/index.js';
import type { EquipmentId } from '../../content/equipment.js';
import { powers } from '../../content/powers.js';
import type { TrapId } from '../../content/traps.js';
import { weapons } from '../../content/weapons.js';
import { type HeroId, type Omd, type Slot, type Team, type View, kinds, powerKinds } from '../../types/index.js';
import { heroMove, maxHealth, weaponOf, wornBy } from '../../rules/hero.js';
import { bossesOn, creaturesOn, fortressOf, isRivalry, ownSlots, standing } from '../../rules/siege.js';
import { creatureNeeds } from '../../rules/targets.js';
import { threatTo } from '../../rules/threat.js';
import { connected, nearestFirst } from '../../rules/ways.js';
import { armyCards } from '../../content/numbers.js';
import { heroes as sheets } from '../../content/heroes.js';
import { altText } from './alt.js';
import { naming } from './naming.js';
import type { Phrases } from './phrases.js';
import type { Words } from './words.js';

function onSale(words: Words, phrases: Phrases, { shop }: Team): string[] {
  const { card } = naming(words);
  const named = (list: readonly (TrapId | EquipmentId | null)[]): string =>
    list.flatMap((id) => (id ? [card(id)] : [])).join(', ') || words.none;
  return [phrases.shopTraps(named(shop.traps)), phrases.shopEquipment(named(shop.equipment))];
}

/** What both shops of Rivalry have on sale, for their picture. */
export function shopsInWords(words: Words, phrases: Phrases, { teams }: View): string {
  const parts = teams.map((team) => [phrases.team(words.sides[team.side]), ...onSale(words, phrases, team)]);
  return clip(parts.map((one) => `${one.join(phrases.alt.semicolon)}.`).join(' '), 1024);
}

export function boardTexts(words: Words, phrases: Phrases) {
  const { language } = words;
  const { hero, boss, tile, count, card, place, arms, answer } = naming(words);

  const wave = ({ teams }: View): number =>
    armyCards - Math.max(0, ...teams.flatMap(({ armies }) => armies.map(({ left }) => left)));
  const heading = (view: View): string => {
    if (view.phase === 'setup') return phrases.setup;
    const where = phrases.heading(view.level, wave(view), view.round);
    const active = view.active === null ? undefined : view.slots[view.active]?.hero;
    return `${where} · ${active ? phrases.turnOf(hero(active)) : phrases.now(words.phases[view.phase])}`;
  };

  /** Everybody hostile on one tile, in words. */
  const crowd = (view: View, team: Team, id: string): string => {
    const units = kinds.flatMap((kind) => {
      const { ready, stunned } = standing(team, id, kind);
      return [
        ...(ready > 0 ? [count(team.side, kind, ready)] : []),
        ...(stunned > 0 ? [`${count(team.side, kind, stunned)} (${words.stunnedMany(stunned)})`] : []),
      ];
    });
    const lords = bossesOn(view, id).map((one) => `${boss(one.id)} ${one.health}`);
    return [...units, ...lords].join(', ');
  };
  const enemiesOf = (view: View, team: Team): string => {
    const tiles = nearestFirst(team).filter((id) => creaturesOn(team, id) > 0 || bossesOn(view, id).length > 0);
    return tiles.length === 0
      ? phrases.noEnemies
      : phrases.enemies(tiles.map((id) => `${tile(id)}: ${crowd(view, team, id)}`).join(' · '));
  };
  const fighter = (slot: Slot, id: HeroId, say: Say<Omd>): string => {
    const where = slot.dead ? phrases.dead(id) : slot.tile === null ? null : phrases.at(tile(slot.tile));
    return phrases.hero(hero(id), say.seat(slot.seat), slot.health, maxHealth(slot), where);
  };
  const heroLine = (view: View, index: number, say: Say<Omd>): string => {
    const slot = view.slots[index];
    if (!slot?.hero) return '';
    const line = fighter(slot, slot.hero, say);
    const marks = [
      ...(slot.stunned ? [phrases.stunned(slot.hero)] : []),
      words.skulls(slot.skulls),
      slot.ultimate === 'available' ? phrases.ultimateReady : phrases.ultimateSpent,
      words.weapons[`${slot.hero}-${slot.rank}`] ?? '',
      ...wornBy(slot).map(card),
    ];
    return `${line} · ${marks.join(' · ')}`;
  };

  const trapsOf = (team: Team): string[] => [
    ...team.tiles.flatMap(({ id }) =>
      (team.traps[id] ?? []).length > 0 ? [`${tile(id)}: ${(team.traps[id] ?? []).map(card).join(', ')}`] : [],
    ),
    ...Object.entries(team.supports).map(
      ([at, { card: id, planks }]) => `${place(at)}: ${card(id)}${planks > 0 ? ` (${phrases.planks(planks)})` : ''}`,
    ),
  ];

  const teamLines = (view: View, team: Team): string[] => {
    const side = isRivalry(view) ? words.sides[team.side] : null;
    const name = team.fortress === 'custom' ? (team.name ?? words.ownFortress) : words.fortresses[team.fortress];
    const bites = threatTo(view, team);
    const traps = trapsOf(team);
    return [
      `**${phrases.fortress(name)}** · ${phrases.rift(side, team.rift.health, team.rift.start, team.rift.skulls)}`,
      enemiesOf(view, team) + (bites > 0 ? ` · ${phrases.bites(bites)}` : ''),
      ...(team.armies.some(({ left }) => left > 0)
        ? [phrases.armies(team.armies.map(({ start, left }) => phrases.army(tile(start), left)).join(', '))]
        : []),
      ...(traps.length > 0 ? [phrases.traps(traps.join(' · '))] : []),
      ...onSale(words, phrases, team),
    ];
  };

  const status = (view: View, say: Say<Omd>): readonly string[] => {
    const lord = view.slots[view.lord]?.hero;
    return [
      ...(lord ? [phrases.lord(hero(lord))] : []),
      ...view.teams.flatMap((team) => teamLines(view, team)),
      ...view.slots.flatMap(({ hero: id }, index) => (id ? [heroLine(view, index, say)] : [])),
    ].map((line) => clip(line, 1900));
  };

  const iconList = (needs: Record<string, number>): string =>
    Object.entries(needs)
      .flatMap(([icon, many]) => Array.from({ length: many }, () => words.icons[icon] ?? icon))
      .join(' + ');

  const sheet = (view: View, index: number): string[] => {
    const slot = view.slots[index];
    if (!slot?.hero) return [];
    const id = slot.hero;
    const next = slot.rank < 3 ? slot.rank + 1 : undefined;
    const lines = [
      phrases.yourHero(hero(id), words.heroes[id].text),
      phrases.health(
        slot.health,
        maxHealth(slot),
        heroMove(view, index),
        Array.from(sheets[id].vulnerability, (icon) => words.icons[icon] ?? icon).join(' / '),
      ),
      phrases.weapon(words.weapons[`${id}-${slot.rank}`] ?? '', arms(weaponOf(slot))),
    ];
    if (next)
      lines.push(
        phrases.nextWeapon(
          words.weapons[`${id}-${next}`] ?? '',
          arms(weapons[id][next as 1]),
          weapons[id][next as 1].cost,
          next,
        ),
      );
    for (const kind of powerKinds) {
      if (kind === 'rivalry' && !isRivalry(view)) continue;
      const named = words.powers[powers[id][kind].id];
      if (named) lines.push(phrases.power(kind, named.name, named.text));
    }
    for (const worn of wornBy(slot)) lines.push(phrases.worn(words.equipment[worn].name, words.equipment[worn].text));
    return [...lines, ...neighbourhood(view, slot.tile)];
  };

  /** What the creatures on the own tile and beside it need to die at this level. */
  const neighbourhood = (view: View, at: string | null): string[] => {
    if (at === null) return [];
    const team = fortressOf(view, at);
    return [at, ...connected(team, at)].flatMap((id) => {
      const needs = kinds.flatMap((kind) => {
        const { ready, stunned } = standing(team, id, kind);
        return ready + stunned > 0
          ? [phrases.needs(count(team.side, kind, ready + stunned), iconList(creatureNeeds(view, id, kind)))]
          : [];
      });
      return needs.length > 0 ? [phrases.near(tile(id), needs.join(' · '))] : [];
    });
  };

  const hand = (view: View, seat: Seat, say: Say<Omd>): readonly string[] => {
    const lines = ownSlots(view, seat).flatMap((index) => sheet(view, index));
    const picks = view.phase === 'setup' ? view.picks.flatMap((pick) => (pick ? [hero(pick)] : [])) : [];
    if (picks.length > 0) lines.push(phrases.picks(picks.join(', ')));
    if (view.votes.length > 0) {
      const side = view.slots.find(({ seat: one }) => one === seat)?.side ?? 'order';
      const votes = view.votes.map(({ seat: voter, answer: vote }) =>
        language.pair(say.seat(voter), answer(vote, side)),
      );
      lines.push(phrases.votes(votes.join(' · ')));
    }
    return lines.map((line) => clip(line, 1900));
  };

  const alt = altText(words, phrases, {
    ...{ wave, crowd },
    fighter: (slot, say) =>
      slot.hero ? fighter(slot, slot.hero, say) + (slot.stunned ? ` (${phrases.stunned(slot.hero)})` : '') : '',
  });

  return { heading, status, hand, alt };
}
