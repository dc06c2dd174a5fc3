/** DOR-11: placing minions, overruns and taint: what would come of it. */
import { copyJson } from '../../../kernel/index.js';
import { city, type LocId, sites } from '../content/map.js';
import type { GeneralId } from '../content/generals.js';
import type { Colour } from '../content/peoples.js';
import type { General, Hero, Loss, NightEffect, Place, SlotNo, Table } from '../types/index.js';
import { isThreeDemons, total } from './minions.js';
import { heroIn, turnOrder } from './roster.js';

/** The part of the table that the enemy's moves change. */
export type Realm = Pick<Table, 'locations' | 'supply' | 'generals' | 'heroes' | 'active'>;

/** A resolution under way: it stops at the first loss (DOR-1.4). */
export type Flow = { realm: Realm; effects: NightEffect[] };

export const fullLocation = 3;
export const cityLimit = 5;

/**
 * A copy of what the enemy's moves change. Its locations, generals and heroes are shared until `ownPlace`, `ownGeneral`
 * or `ownHero` is asked for one to write on.
 */
export function copyRealm(table: Realm): Realm {
  const { minions, crystals, gates } = table.supply;
  return {
    locations: { ...table.locations },
    supply: { minions: { ...minions }, crystals, gates },
    generals: { ...table.generals },
    heroes: [...table.heroes],
    active: table.active,
  };
}

/** A location of a copied realm, to be written on. */
export function ownPlace(realm: Realm, loc: LocId): Place {
  const { locations } = realm;
  const { minions, crystals, gate } = locations[loc];
  const place = { minions: { ...minions }, crystals, gate };
  locations[loc] = place;
  return place;
}

export function ownGeneral(realm: Realm, id: GeneralId): General {
  const { generals } = realm;
  const general = { ...generals[id] };
  generals[id] = general;
  return general;
}

export function ownHero(realm: Realm, slot: SlotNo): Hero {
  const { heroes } = realm;
  const hero = heroIn(realm, slot);
  const own = { ...hero, quest: copyJson(hero.quest) };
  heroes[slot] = own;
  return own;
}

/** Everything is worked out on a copy: the table changes only where an effect takes the outcome over. */
export function flowOver(realm: Realm): Flow {
  return { realm: copyRealm(realm), effects: [] };
}

export function lose({ effects }: Flow, loss: Loss): void {
  effects.push({ type: 'loss', loss });
}

/** What the game was lost by on the way, if it was. */
export function lossOf({ effects }: Flow): Loss | null {
  const last = effects.at(-1);
  return last?.type === 'loss' ? last.loss : null;
}

/** DOR-14.5: minions on Quest cards are taken back, in turn order from the active hero. */
function takeBackFromQuests(flow: Flow, colour: Colour): boolean {
  const { realm } = flow;
  for (const slot of turnOrder(realm, realm.active)) {
    const marks = heroIn(realm, slot).quest?.marks ?? [];
    const index = marks.findLastIndex((mark) => mark.minion && mark.colour === colour);
    if (index < 0) continue;
    ownHero(realm, slot).quest?.marks.splice(index, 1);
    flow.effects.push({ type: 'taken-back', colour, slot });
    return true;
  }
  return false;
}

/** DOR-1.2b: a minion that must be placed and is not to be had loses the game. */
function fetchMinion(flow: Flow, colour: Colour): boolean {
  const { minions } = flow.realm.supply;
  if (minions[colour] > 0) minions[colour] -= 1;
  else if (!takeBackFromQuests(flow, colour)) lose(flow, { reason: 'supply', colour });
  return lossOf(flow) === null;
}

function taint(flow: Flow, loc: LocId, cause: 'overrun' | 'spill' | 'demons'): void {
  const { supply } = flow.realm;
  supply.crystals -= 1;
  ownPlace(flow.realm, loc).crystals += 1;
  flow.effects.push({ type: 'crystal', loc, left: supply.crystals, cause });
  if (supply.crystals === 0) lose(flow, { reason: 'crystals' });
}

/** One minion that has room; false when the game was lost over it. */
function put(flow: Flow, loc: LocId, colour: Colour): boolean {
  if (!fetchMinion(flow, colour)) return false;
  const place = ownPlace(flow.realm, loc);
  place.minions[colour] += 1;
  if (loc === city) {
    const now = total(place.minions);
    flow.effects.push({ type: 'city', colour, now });
    if (now >= cityLimit) lose(flow, { reason: 'city' });
  } else if (colour === 'red' && isThreeDemons(place)) {
    taint(flow, loc, 'demons');
  }
  return lossOf(flow) === null;
}

/** DOR-11.10: neighbours that an overrun reaches, alphabetically, Monarch City last. */
function spillsTo(loc: LocId): LocId[] {
  const near = sites[loc].neighbours.filter((one) => sites[one].kind === 'land').sort();
  return sites[loc].neighbours.includes(city) ? [...near, city] : near;
}

/** DOR-11.3, 11.4 */
function overrun(flow: Flow, loc: LocId, colour: Colour): void {
  const to: LocId[] = [];
  flow.effects.push({ type: 'overrun', loc, colour, to });
  taint(flow, loc, 'overrun');
  for (const neighbour of spillsTo(loc)) {
    if (lossOf(flow)) return;
    if (neighbour !== city && total(flow.realm.locations[neighbour].minions) >= fullLocation) {
      taint(flow, neighbour, 'spill');
    } else {
      to.push(neighbour);
      put(flow, neighbour, colour);
    }
  }
}

/** DOR-11.2: minions one after another while there is room; then one overrun for all the excess. */
export function place(flow: Flow, loc: LocId, colour: Colour, due: number): void {
  if (lossOf(flow)) return;
  const effect = { type: 'place' as const, loc, colour, due, placed: 0 };
  flow.effects.push(effect);
  while (effect.placed < due) {
    if (loc !== city && total(flow.realm.locations[loc].minions) >= fullLocation) {
      overrun(flow, loc, colour);
      return;
    }
    if (!put(flow, loc, colour)) return;
    effect.placed += 1;
  }
}
