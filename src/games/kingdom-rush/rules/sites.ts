/** KRU-6: where a tower may be built. */
import type { Seat } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import type { PlacedTower, Site, SiteColour, Space, Table, TowerId } from '../types/index.js';
import { figuresAt } from './hordes.js';
import { playerAt } from './figures.js';

/** KRU-1.10, KRU-15.1: whether a seat may use a site of this colour at all. */
export function mayUse(table: Table, seat: Seat, colour: SiteColour): boolean {
  return table.solo !== null || table.seats === 1 || colour === 'W' || colour === playerAt(table, seat).colour;
}

export function ownSites(table: Table, seat: Seat): Site[] {
  return table.sites.filter(({ colour }) => mayUse(table, seat, colour));
}

/** KRU-6.4, KRU-9.8, KRU-15.5: what closes a site. */
export type Closure = 'figure' | 'tentacle' | 'ash' | 'fissure' | 'blocked' | 'totem';

export function closureOf(table: Table, { at, colour }: Site): Closure | undefined {
  if (table.solo?.blocked === colour) return 'blocked';
  if (table.ash.includes(at)) return 'ash';
  if (table.env.some((env) => env.at === at)) return 'fissure';
  if (table.tentacles.includes(at)) return 'tentacle';
  if (table.totems.some((totem) => totem.standing && totem.at === at)) return 'totem';
  if (figuresAt(table, at).length > 0) return 'figure';
  return table.warriors.some((warrior) => warrior.where === 'waiting' && warrior.at === at) ? 'figure' : undefined;
}

/** KRU-6.3, KRU-14.7: one soldier tower and one other, two others with an extra site. */
function hasRoom({ soldierTower, towers: others }: Site, card: TowerId): boolean {
  if (towers[card].type === 'soldiers') return soldierTower === null;
  const more = others.some((tower) => tower.card.mods.includes('mod-site')) ? 1 : 0;
  return others.length < 1 + more;
}

export function buildable(table: Table, seat: Seat, card: TowerId): Site[] {
  return ownSites(table, seat).filter((site) => !closureOf(table, site) && hasRoom(site, card));
}

export function towersOn({ soldierTower, towers: others }: Site): PlacedTower[] {
  return soldierTower ? [soldierTower, ...others] : others;
}

export type Standing = PlacedTower & { at: Space };

/** Every tower on the board. */
export function standingTowers(table: Table): Standing[] {
  return table.sites.flatMap((site) => towersOn(site).map((tower) => ({ ...tower, at: site.at })));
}

/** KRU-9.9: sites that chance may pick. */
export function usableSites(table: Table): Space[] {
  return table.sites
    .filter(
      (site) =>
        towersOn(site).length === 0 &&
        !table.ash.includes(site.at) &&
        !table.tentacles.includes(site.at) &&
        !table.env.some(({ at }) => at === site.at),
    )
    .map(({ at }) => at);
}
