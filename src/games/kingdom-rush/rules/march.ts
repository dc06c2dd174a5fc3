/** 17.1, 3: the coming phase 4 played forward on what lies on the hordes now (KRU-11). */
import { type Horde, type Lane, type Table, type Tile, lanes } from '../types/index.js';
import { isChampion } from './cards.js';
import { namesOf, sizeOf } from './cells.js';
import { hasAbility } from './figures.js';
import { fallenGate, isCountMissed } from './objectives.js';
import {
  boardOf,
  bossTag,
  distanceOf,
  firstFreeCell,
  hasTrait,
  heartsFor,
  hordeAt,
  hordeTagged,
  hordesBeside,
  inOrder,
  isBlocked,
  isFullyCovered,
  isLeviathan,
  isPrimarch,
  isUnder,
  shamansSeen,
} from './hordes.js';
import { scenarios } from '../content/scenarios.js';
import { pathAhead } from './maps.js';
import { woundedOn } from './wounds.js';

export type Escape = { tag: string; horde: Horde; hearts: number };

/** KRU-11.2: fewest cells; ties: placed first. */
export function smallestTile({ tiles }: Pick<Horde, 'tiles'>): Tile | undefined {
  return [...tiles].sort((one, other) => sizeOf(one.cells) - sizeOf(other.cells) || one.seq - other.seq)[0];
}

/** The adjacent horde nearest an exit that has a tile. */
export function woundedBeside(table: Table, { at }: Horde): Horde | undefined {
  return inOrder(table, hordesBeside(table, at)).find(({ tiles }) => tiles.length > 0);
}

/**
 * The table after phase 3: who is covered is gone, a champion with a second wind and a boss with cards left stand again.
 * Heroes stay on the space, but no longer on the horde, unless it is the boss.
 */
function afterFights(table: Table): Table {
  const left = new Set<string | null>();
  let then = table;
  const hordes = table.hordes.flatMap((horde): Horde[] => {
    if (!isFullyCovered(table, horde)) return [{ ...horde, advanced: false }];
    const isUp = (horde.winds ?? 0) > 0;
    const goesOn = horde.tag === bossTag && table.boss !== null && table.boss.cards - table.boss.defeated > 1;
    if (goesOn) then = woundedOn(then, horde, 'destroy');
    else left.add(horde.at);
    return isUp || goesOn ? [{ ...horde, tiles: [], pawns: [], held: horde.held || isUp, advanced: false }] : [];
  });
  if (left.size === 0) return { ...then, hordes };
  const off = <F extends { at: string | null; topLeft: string | null }>(figure: F): F =>
    left.has(figure.at) ? { ...figure, topLeft: null } : figure;
  const players = then.players.map((player) => ({ ...player, hero: player.hero && off(player.hero) }));
  const solo = then.solo && { ...then.solo, secondaries: then.solo.secondaries.map(off) };
  return { ...then, hordes, players, solo };
}

function changed(table: Table, tag: string, change: Partial<Horde>): Table {
  return { ...table, hordes: table.hordes.map((horde) => (horde.tag === tag ? { ...horde, ...change } : horde)) };
}

function withoutSmallest(table: Table, horde: Horde): Table {
  const lost = smallestTile(horde);
  return lost ? changed(table, horde.tag, { tiles: horde.tiles.filter((tile) => tile !== lost) }) : table;
}

/** KRU-11.2: regenerating hordes, then those with an uncovered shaman. */
function healed(table: Table): Table {
  let then = table;
  for (const horde of inOrder(table)) {
    if (hasTrait(table, horde, 'regenerating')) then = withoutSmallest(then, horde);
  }
  for (const { tag } of inOrder(then)) {
    const horde = hordeTagged(then, tag);
    if (!horde || shamansSeen(then, horde) === 0) continue;
    const wounded = horde.tiles.length > 0 ? horde : woundedBeside(then, horde);
    if (wounded) then = withoutSmallest(then, wounded);
  }
  return then;
}

/** How far the march has come. */
type March = { table: Table; escapes: readonly Escape[] };

/** `alric-2`: a step stopped under him covers one cell more. */
function spiked(table: Table, horde: Horde): Table {
  const cells = horde.card === 'c-stone' ? 0 : firstFreeCell(table, horde, 'physical');
  const laid = { cells, shape: 'm1', damage: 'physical', source: 'alric', seat: null, seq: table.tilesLaid } as const;
  return cells === 0 ? table : changed(table, horde.tag, { tiles: [...horde.tiles, laid] });
}

/** KRU-11.5: pawns stop a step once; heroes pay for it, and whoever has no life left stops no second one. */
function stopped(table: Table, horde: Horde): Table {
  const bare = { ...horde, pawns: [] };
  const then = changed(woundedOn(table, horde, 'advance'), horde.tag, bare);
  const underAlric = table.players.some(
    ({ hero }) => hero?.id === 'alric' && hero.at === horde.at && hero.topLeft !== null && hasAbility(hero, 2),
  );
  return underAlric ? spiked(then, bare) : then;
}

/** KRU-8.18: whoever waits where a horde comes goes on it. */
function ambushed(table: Table, horde: Horde): Table {
  if (hasTrait(table, horde, 'flying')) return table;
  let then = table;
  for (const [warrior, { where, at, seat }] of table.warriors.entries()) {
    const there = hordeTagged(then, horde.tag);
    if (where !== 'waiting' || at !== horde.at || !there) continue;
    const [cell] = namesOf(firstFreeCell(then, there, 'physical'));
    if (cell === undefined) continue;
    then = changed(then, horde.tag, { pawns: [...there.pawns, { cell, damage: 'physical', seat, warrior }] });
  }
  return then;
}

/** One step, unless somebody stands on the horde. */
function stepped({ table, escapes }: March, horde: Horde): March {
  const { tag } = horde;
  if (isBlocked(table, horde)) return { table: stopped(table, horde), escapes };
  const to = pathAhead(boardOf(table), horde.at).find((space) => !hordeAt(table, space));
  if (to !== undefined) return { table: ambushed(changed(table, tag, { at: to }), { ...horde, at: to }), escapes };
  return {
    table: { ...table, hordes: table.hordes.filter((each) => each.tag !== tag) },
    escapes: [...escapes, { tag, horde, hearts: heartsFor(table, horde) }],
  };
}

/** Slipstream of `c-gale`: whoever comes behind her makes a step. */
function slipstreamed(march: March, gale: Horde): March {
  const { table } = march;
  const chain = gale.lane === null ? [] : (boardOf(table).lanes.get(gale.lane) ?? []);
  const behind = inOrder(table).find(
    ({ tag, at }) => tag !== gale.tag && chain.includes(at) && distanceOf(table, { at }) > distanceOf(table, gale),
  );
  return behind && !behind.held && !isBlocked(table, behind) ? stepped(march, behind) : march;
}

/** KRU-11.4 to 11.6, KRU-11.9 */
function advanced(march: March, horde: Horde): March {
  const { tag } = horde;
  let then: March = { ...march, table: changed(march.table, tag, { advanced: true }) };
  if (horde.held || isLeviathan(march.table, horde)) return then;
  let hasMoved = false;
  for (let left = hasTrait(march.table, horde, 'fast') ? 2 : 1; left > 0; left -= 1) {
    const now = hordeTagged(then.table, tag);
    if (!now) return then;
    hasMoved ||= !isBlocked(then.table, now);
    then = stepped(then, now);
  }
  const there = hordeTagged(then.table, tag);
  if (!hasMoved || !there) return then;
  const windy = then.table.env.some(({ tile, at }) => tile === 'cyclone' && at === there.at);
  if (windy && !isUnder(then.table, 'stillness')) then = stepped(then, there);
  const gale = horde.card === 'c-gale' ? hordeTagged(then.table, tag) : undefined;
  return gale ? slipstreamed(then, gale) : then;
}

/** KRU-11.3: the one nearest the exit that has not been handled; Primarch in the turn of his own lane. */
function nextOn(table: Table, lane: Lane): Horde | undefined {
  const chain = boardOf(table).lanes.get(lane) ?? [];
  const { boss } = scenarios[table.options.scenario];
  return inOrder(table).find(
    (horde) => !horde.advanced && chain.includes(horde.at) && (horde.tag !== bossTag || boss?.lane === lane),
  );
}

/** Who walks out of a gate in the coming phase 4 if nothing more is done, and the hearts each costs. */
export function marchOf(table: Table): readonly Escape[] {
  let march: March = { table: healed(afterFights(table)), escapes: [] };
  for (const lane of lanes) {
    for (let horde = nextOn(march.table, lane); horde; horde = nextOn(march.table, lane)) {
      march = advanced(march, horde);
    }
  }
  return march.escapes;
}

/** Whether these escapes end the game (KRU-18). */
export function isLostBy(table: Table, escapes: readonly Escape[]): boolean {
  const hearts = escapes.reduce((sum, escape) => sum + escape.hearts, 0);
  if (hearts >= table.hearts) return true;
  if (escapes.some(({ horde }) => horde.objective !== null || isChampion(horde.card) || isPrimarch(table, horde))) {
    return true;
  }
  const { exitOf } = boardOf(table);
  const lostAt = { ...table.lostAt };
  for (const { horde, hearts: cost } of escapes) {
    const gate = exitOf.get(horde.at) ?? horde.at;
    lostAt[gate] = (lostAt[gate] ?? 0) + cost;
  }
  return fallenGate({ ...table, lostAt }) !== undefined || isCountMissed(table, escapes.length);
}
