/** How bad things look where, and what fighting there would change. */
import { minionToHit, type Counts, colours } from '../content/peoples.js';
import { type DarknessId, darknessCards, darknessIds } from '../content/darkness-cards.js';
import { city, type LocId, locationIds, sites } from '../content/map.js';
import type { Hero, Table } from '../types/index.js';
import { bonusAgainst, slayerColours } from '../rules/battling.js';
import { total } from '../rules/minions.js';
import { woundsFor } from '../rules/wounds.js';

const byCount = [0, 1, 3.5, 9];

/** Interpolated between whole numbers of minions. Two Demons alone are one Demon short of a crystal (DOR-11.6). */
function threatOf(loc: LocId, counts: Counts): number {
  const count = total(counts);
  if (loc === city) return 6 * count + (count > 2 ? 10 * (count - 2) : 0);
  const demons = counts.red > 1 && counts.red === count && sites[loc].colour === 'red' ? 2 * (counts.red - 1) : 0;
  const low = Math.floor(count);
  const here = byCount[Math.min(3, low)] ?? 0;
  const next = byCount[Math.min(3, low + 1)] ?? 0;
  const threat = here + (next - here) * (count - low) + demons;
  return sites[loc].neighbours.includes(city) ? threat * 1.3 : threat;
}

/** The Darkness cards that name each place. */
const naming = new Map<LocId, DarknessId[]>();
for (const id of darknessIds) {
  const card = darknessCards[id];
  for (const { loc } of card.kind === 'places' ? card.entries : []) naming.set(loc, [...(naming.get(loc) ?? []), id]);
}

/** More Darkness cards still to come name some places, none name others: about 1 on average. */
function hazardOf(table: Table, loc: LocId): number {
  if (loc === city) return 1;
  const named = (naming.get(loc) ?? []).filter((id) => !table.darkDiscard.includes(id)).length;
  const share = (56 * named) / Math.max(8, table.darkTotal - table.darkDiscard.length);
  return 0.35 + 0.28 * Math.min(5, share);
}

function chanceToHit(hero: Hero, loc: LocId, colour: (typeof colours)[number]): number {
  if (slayerColours(hero).includes(colour)) return 1;
  const plain = (7 - (minionToHit[colour] - bonusAgainst(hero, loc, colour))) / 6;
  const hit = Math.min(1, Math.max(0, plain));
  return hero.hero === 'dwarf' && colour === 'blue' ? 1 - (1 - hit) ** 2 : hit;
}

/** Minions expected to be left after so many fights, each of which hits at least so often. */
function leftAfter(table: Table, hero: Hero, loc: LocId, fights: number, least = 0): Counts {
  const { minions } = table.locations[loc];
  const left = { ...minions };
  for (const colour of colours)
    left[colour] = minions[colour] * (1 - Math.max(least, chanceToHit(hero, loc, colour))) ** fights;
  return left;
}

/** What fighting there is worth: less threat, and minions back in a short supply. */
export function reliefOf(table: Table, hero: Hero, loc: LocId, fights: number, least = 0): number {
  const before = table.locations[loc].minions;
  const after = leftAfter(table, hero, loc, fights, least);
  const supply = colours.reduce((sum, colour) => {
    const short = Math.max(0, 10 - table.supply.minions[colour]);
    return sum + (before[colour] - after[colour]) * short * 0.5;
  }, 0);
  return (threatOf(loc, before) - threatOf(loc, after)) * hazardOf(table, loc) + supply;
}

/** How bad the whole realm looks: every place, and peoples of whom few are left. */
export function realmThreat(table: Table, realm: Pick<Table, 'locations' | 'supply'>): number {
  const places = locationIds.reduce(
    (sum, loc) => sum + threatOf(loc, realm.locations[loc].minions) * hazardOf(table, loc),
    0,
  );
  return colours.reduce((sum, colour) => sum + 0.25 * Math.max(0, 10 - realm.supply.minions[colour]) ** 2, places);
}

/** How likely so many fights leave nobody there. */
export function clearChance(table: Table, hero: Hero, loc: LocId, fights: number): number {
  const { minions } = table.locations[loc];
  return colours.reduce(
    (chance, colour) => chance * (1 - (1 - chanceToHit(hero, loc, colour)) ** fights) ** minions[colour],
    1,
  );
}

/** What it costs to end the Day there after so many fights: wounds hurt more the fewer tokens are left. */
export function painOf(table: Table, hero: Hero, loc: LocId, fights: number): number {
  const wounds = woundsAfter(table, hero, loc, fights);
  if (wounds === 0) return 0;
  const worst = fights === 0 ? wounds : Math.max(wounds, woundsAfter(table, hero, loc, Math.max(0, fights - 1)));
  if (wounds >= hero.life - 0.5) return 40;
  return wounds * (hero.life <= 3 ? 3 : 2) + (worst >= hero.life - 0.25 ? 6 : 0);
}

/** Wounds to expect if the Day ended there after so many fights. */
function woundsAfter(table: Table, hero: Hero, loc: LocId, fights: number): number {
  const after = leftAfter(table, hero, loc, fights);
  const here = { locations: { ...table.locations, [loc]: { ...table.locations[loc], minions: after } } };
  return woundsFor(here, { ...hero, loc }).lost;
}
