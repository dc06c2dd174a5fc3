/** 4.1, 4.3: what may be chosen in set-up and in the small decisions of a round, and what falls to whom who does not choose. */
import type { Seat } from '../../../kernel/index.js';
import { abilityTiles, easyUpgrades } from '../content/numbers.js';
import { scenarios } from '../content/scenarios.js';
import {
  type AbilityId,
  type AbilityNumber,
  type Colour,
  type DealRow,
  type HeroId,
  type Horde,
  type Resource,
  type Space,
  type Table,
  type TowerId,
  type View,
  colours,
  heroIds,
} from '../types/index.js';
import { heroNamed, heroesOnBoard } from './figures.js';
import { boardOf, hordeAt, hordeTagged, hordesBeside, isFullyCovered } from './hordes.js';
import { abilitiesAllowed } from './limits.js';
import { upgradesOf } from './supply.js';
import { weightOf } from './worth.js';

/** S2, S4: heroes that nobody has. */
export function freeHeroes(table: Table): HeroId[] {
  const taken = [...table.players.map(({ hero }) => hero?.id), ...(table.solo?.secondaries.map(({ id }) => id) ?? [])];
  return heroIds.filter((id) => !taken.includes(id));
}

/** S3: the numbers that the scenario lists, none where no tile may be used. */
export function listedAbilities(table: Pick<Table, 'options'>): readonly AbilityNumber[] {
  return abilitiesAllowed(table) ? scenarios[table.options.scenario].abilities : [];
}

/** Set-up 9: how many tiles each hero takes. */
export function tilesToTake(table: Pick<Table, 'options' | 'seats'>): number {
  return Math.min(abilityTiles[table.seats] ?? 1, listedAbilities(table).length);
}

/** Only one set is legal, so nobody is asked. */
export function abilitiesAreFixed(table: Pick<Table, 'options' | 'seats'>): boolean {
  return tilesToTake(table) === listedAbilities(table).length;
}

export function abilityOf(hero: HeroId, number: AbilityNumber): AbilityId {
  return `${hero}-${number}`;
}

/** S6: whether a row may go up one level: different towers, three at most. */
export function mayUpgradeRow(table: Table, row: DealRow): boolean {
  const rows = (table.deal ?? []).filter(({ upgraded }) => upgraded);
  if (row.upgraded) return true;
  return (
    rows.length < easyUpgrades &&
    !rows.some(({ listed }) => listed === row.listed) &&
    upgradesOf(table, row.listed).length > 0
  );
}

/** What a row's tower becomes. */
export function becomes(table: Table, { listed, upgraded }: DealRow): TowerId | null {
  return upgraded ? (upgradesOf(table, listed)[0]?.card ?? null) : null;
}

/** KRU-15.5 */
export function blockable({ solo }: Table): Colour[] {
  return colours.filter((colour) => colour !== 'G' && colour !== solo?.lastBlocked);
}

/** The colour with the fewest sites next to a horde; ties R, B, Y. */
export function defaultBlock(table: Table): Colour {
  const busy = (colour: Colour): number =>
    table.sites.filter((site) => site.colour === colour && hordesBeside(table, site.at).length > 0).length;
  const [first] = [...blockable(table)].sort((one, other) => busy(one) - busy(other));
  return first ?? 'R';
}

/** The resource the treasure has less of; tie: diamond. */
export function defaultResource({ gold, diamonds }: Table): Resource {
  return gold < diamonds ? 'gold' : 'diamond';
}

/** KRU-17.10: the tentacle with the most adjacent hordes, ties in reading order. */
export function defaultTentacle(table: Table): Space | undefined {
  const order = boardOf(table).spaces;
  const standing = [...table.tentacles].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const [first] = standing.sort((one, other) => hordesBeside(table, other).length - hordesBeside(table, one).length);
  return first;
}

/** Wilted flowers, in reading order. */
export function wiltedFlowers(table: Table): Space[] {
  const order = boardOf(table).spaces;
  return table.flowers
    .filter(({ wilted }) => wilted)
    .map(({ at }) => at)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Aegis: whoever stands on a fully covered horde with the lowest life. */
export function defaultAegis(table: Table): HeroId | undefined {
  const endangered = heroesOnBoard(table).filter((hero) => {
    const horde = hero.topLeft === null ? undefined : hordeAt(table, hero.at);
    return horde !== undefined && isFullyCovered(table, horde);
  });
  return [...endangered].sort((one, other) => one.life - other.life)[0]?.id;
}

/** Chill, Roots, Rootvine: the horde with the highest weight. */
export function heaviest(table: Table, tags: readonly string[]): string | undefined {
  const hordes = tags.flatMap((tag): Horde | [] => hordeTagged(table, tag) ?? []);
  return [...hordes].sort((one, other) => weightOf(table, other) - weightOf(table, one))[0]?.tag;
}

/** Blessing: who has lost the most life; ties: lower seat. */
export function neediest(table: Table, heroes: readonly string[]): string | undefined {
  const lost = (id: string): number => {
    const hero = heroNamed(table, id);
    return hero ? hero.most - hero.life : 0;
  };
  return [...heroes].sort((one, other) => lost(other) - lost(one))[0];
}

/** Everybody at the table. */
export function allSeats({ seats }: Pick<Table, 'seats'>): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Whose answers are still missing, as everybody sees it. */
export function waitedFor(view: View): Seat[] {
  if (view.result !== null) return [];
  if (view.question) return view.question.seats;
  if (view.activation !== null) return [view.activation];
  const heroless = view.players.filter(({ hero }) => hero === null);
  if (heroless.length > 0) return heroless.map(({ seat }) => seat);
  const tileless = view.players.filter(({ hero }) => hero && hero.abilities.length < tilesToTake(view));
  if (view.phase === 0 && tileless.length > 0) return tileless.map(({ seat }) => seat);
  return allSeats(view).filter((seat) => !view.ready[seat]);
}
