/** The table as text: heading, board, hero sheets, and the picture in a sentence or two. */
import type { Say, Seat } from '../../../../kernel/index.js';
import { clip } from '../../../../pieces/wording/index.js';
import type { EquipmentId } from '../../content/equipment.js';
import { powers } from '../../content/powers.js';
import type { TrapId } from '../../content/traps.js';
import { weapons } from '../../content/weapons.js';
import {
  type Dice,
  type HeroId,
  type Omd,
  type Slot,
  type Team,
  type View,
  dieIds,
  kinds,
  powerKinds,
} from '../../types/index.js';
import { heroMove, maxHealth, weaponOf, wornBy } from '../../rules/hero.js';
import { bossesOn, creaturesOn, fortressOf, isRivalry, ownSlots, standing } from '../../rules/siege.js';
import { creatureNeeds } from '../../rules/targets.js';
import { threatTo } from '../../rules/threat.js';
import { connected, nearestFirst } from '../../rules/ways.js';
import { armyCards } from '../../content/numbers.js';
import { heroes as sheets } from '../../content/heroes.js';
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
  const parts = teams.flatMap((team) => [phrases.team(words.sides[team.side]), ...onSale(words, phrases, team)]);
  return clip(`${parts.join('. ')}.`, 1024);
}

export function boardTexts(words: Words, phrases: Phrases) {
  const { language } = words;
  const { hero, boss, tile, count, card, place } = naming(words);

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
    const where = slot.dead ? phrases.dead : slot.tile === null ? null : tile(slot.tile);
    return phrases.hero(hero(id), say.seat(slot.seat), slot.health, maxHealth(slot), where);
  };
  const heroLine = (view: View, index: number, say: Say<Omd>): string => {
    const slot = view.slots[index];
    if (!slot?.hero) return '';
    const line = fighter(slot, slot.hero, say);
    const marks = [
      ...(slot.stunned ? [phrases.stunned] : []),
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

  const dice = (one: Dice): string =>
    dieIds.flatMap((die) => (one[die] ? [`${one[die]} × ${words.dice[die]}`] : [])).join(', ');
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
      phrases.weapon(words.weapons[`${id}-${slot.rank}`] ?? '', dice(weaponOf(slot).dice)),
    ];
    if (next)
      lines.push(
        phrases.nextWeapon(
          words.weapons[`${id}-${next}`] ?? '',
          dice(weapons[id][next as 1].dice),
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
      lines.push(
        phrases.votes(
          view.votes
            .map(({ seat: voter, answer }) => `${say.seat(voter)}: ${words.values[answer] ?? answer}`)
            .join(', '),
        ),
      );
    }
    return lines.map((line) => clip(line, 1900));
  };

  /** Whether the hero stands in one of these fortresses; those who stand nowhere belong to their own. */
  const isAmong = (teams: readonly Team[], { tile: at, side }: Slot): boolean =>
    teams.some((team) => (at === null ? team.side === side : team.tiles.some(({ id }) => id === at)));

  /** Of the fortresses on the view: in Rivalry each picture tells of its own. */
  const alt = (view: View, say: Say<Omd>): string => {
    const { teams } = view;
    const side = (team: Team): string | null => (isRivalry(view) ? words.sides[team.side] : null);
    const [only] = teams.length === 1 && isRivalry(view) ? teams : [];
    const rifts = teams.flatMap((team) => [
      phrases.rift(only ? null : side(team), team.rift.health, team.rift.start, team.rift.skulls),
      enemiesOf(view, team),
    ]);
    const lord = view.slots[view.lord]?.hero;
    const fighters = view.slots.flatMap((slot) =>
      slot.hero && isAmong(teams, slot)
        ? [fighter(slot, slot.hero, say) + (slot.stunned ? ` (${phrases.stunned})` : '')]
        : [],
    );
    const parts = [
      ...(only ? [phrases.team(words.sides[only.side])] : []),
      heading(view),
      ...rifts,
      ...(lord ? [phrases.lord(hero(lord))] : []),
      language.all(fighters),
    ];
    return clip(`${parts.filter((part) => part !== '').join('. ')}.`, 1024);
  };

  return { heading, status, hand, alt };
}
