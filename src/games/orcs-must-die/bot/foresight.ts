/** What the next creature phase will bring: where everybody will stand, what it costs the Rift and the heroes (BO-1, BO-2). */
import { bosses } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { trapOf } from '../content/traps.js';
import { groupDice } from '../rules/groups.js';
import { vulnerabilityOf } from '../rules/hero.js';
import { bossesOn, countOf, defendersOn, riftTile, slotAt, standing, teamOf } from '../rules/siege.js';
import { stopsHere } from '../rules/special.js';
import { expectedWounds, moveOf, riftDamageOf } from '../rules/values.js';
import { arrow, exitsOf, huntDistances, nearestFirst, nextExit, sourcesOf } from '../rules/ways.js';
import { type Kind, type Side, type Siege, type Team, type TileId, type Units, kinds } from '../types/index.js';

/** Wounds that an army's next card is likely to bring to its start tile, by level. */
const woundsOfWave = [1.2, 2.2, 3.2] as const;
/** How far hunters look for a hero. */
const huntingRange = 2;

function walk(siege: Siege, team: Team, from: TileId, kind: Kind): TileId {
  let at = from;
  for (let step = 0; step < moveOf(siege, kind) && at !== riftTile(team); step += 1) {
    const next = nextExit(team, at);
    if (next === undefined) break;
    const planks = team.supports[arrow(at, next)]?.planks ?? 0;
    if (planks > 0 && creatures[kind].size === 'lesser') break;
    at = next;
    if (stopsHere(team, at)) break;
  }
  return at;
}

function hunted(siege: Siege, team: Team, from: TileId): TileId | undefined {
  const far = huntDistances(team, from);
  const near = team.tiles
    .map(({ id }) => id)
    .filter((id) => (far.get(id) ?? huntingRange + 1) <= huntingRange)
    .map((id) => ({
      id,
      health: Math.max(0, ...defendersOn(siege, team.side, id).map((at) => slotAt(siege, at).health)),
    }))
    .filter(({ health }) => health > 0);
  return near.sort((a, b) => b.health - a.health)[0]?.id;
}

/** The fortress after B1: everybody ready has moved on, whoever was stunned stands. */
export function marched(siege: Siege, side: Side): Siege {
  const team = teamOf(siege, side);
  const units: Record<TileId, Units> = {};
  const put = (tile: TileId, kind: Kind, ready: number, stunned: number): void => {
    if (ready + stunned === 0) return;
    const there = (units[tile] ??= {});
    const before = there[kind] ?? { ready: 0, stunned: 0 };
    there[kind] = { ready: before.ready + ready, stunned: before.stunned + stunned };
  };
  for (const tile of nearestFirst(team)) {
    for (const kind of kinds) {
      const { ready, stunned } = standing(team, tile, kind);
      put(tile, kind, 0, stunned);
      if (ready === 0) continue;
      const to = creatures[kind].hunts ? (hunted(siege, team, tile) ?? tile) : walk(siege, team, tile, kind);
      put(to, kind, ready, 0);
    }
  }
  const lords = siege.bosses.map((boss) => {
    if (boss.side !== side || boss.stunned) return boss;
    let at = boss.tile;
    for (let step = 0; step < bosses[boss.id].move; step += 1) at = nextExit(team, at) ?? at;
    return { ...boss, tile: at };
  });
  return {
    ...siege,
    bosses: lords,
    teams: siege.teams.map((one) => (one.side === side ? { ...one, units } : one)),
  };
}

/** Rift damage of what arrives in the next B1. */
export function threatTo(after: Siege, side: Side): number {
  const team = teamOf(after, side);
  const rift = riftTile(team);
  const lords = bossesOn(after, rift).reduce((sum, { id }) => sum + bosses[id].riftDamage, 0);
  return kinds.reduce(
    (sum, kind) => sum + (creatures[kind].hunts ? 0 : countOf(standing(team, rift, kind)) * riftDamageOf(after, kind)),
    lords,
  );
}

function woundsFrom(after: Siege, side: Side, tile: TileId, vulnerability: string, among: readonly Kind[]): number {
  const team = teamOf(after, side);
  return among.reduce((sum, kind) => {
    const count = standing(team, tile, kind).ready;
    if (count === 0) return sum;
    return sum + expectedWounds(groupDice(after, side, { kind, boss: null, tile, count }).dice, vulnerability);
  }, 0);
}

const shooters = kinds.filter((kind) => creatures[kind].shoots);
const biters = kinds.filter((kind) => !creatures[kind].hunts);

/** What the traps on a tile are likely to take off an attack there. */
function trapShield(team: Team, tile: TileId): number {
  return (team.traps[tile] ?? []).reduce((sum, id) => {
    const { icons = '', slays, stuns } = trapOf(id);
    return sum + 0.4 * icons.length + 0.7 * (slays?.count ?? 0) + 0.4 * (stuns?.count ?? 0);
  }, 0);
}

/** Wounds to expect on a tile in the next B5, before they are shared among the heroes there (BO-2). */
export function riskOn(after: Siege, index: number, tile: TileId): number {
  const slot = slotAt(after, index);
  const team = teamOf(after, slot.side);
  if (!team.tiles.some(({ id }) => id === tile)) return 1;
  const vulnerability = vulnerabilityOf(slot);
  const isRift = tile === riftTile(team);
  // Whoever reaches the Rift bites it and is gone before the attacks.
  const here = isRift ? 0 : woundsFrom(after, slot.side, tile, vulnerability, biters);
  const shots = sourcesOf(team, tile).reduce(
    (sum, from) => sum + woundsFrom(after, slot.side, from, vulnerability, shooters),
    0,
  );
  const far = huntDistances(team, tile);
  const hunters = team.tiles.reduce((sum, { id }) => {
    const steps = far.get(id) ?? huntingRange + 1;
    if (steps > huntingRange) return sum;
    return sum + woundsFrom(after, slot.side, id, vulnerability, ['hunter']) * (steps === 0 ? 1 : 0.6);
  }, 0);
  const lords = bossesOn(after, tile).reduce((sum, { id, stunned }) => {
    if (stunned) return sum;
    const { dice } = groupDice(after, slot.side, { kind: null, boss: id, tile, count: 1 });
    return sum + expectedWounds(dice, vulnerability);
  }, 0);
  const armies = team.armies.filter(({ start, left }) => start === tile && left > 0).length;
  const wave = armies * (woundsOfWave[after.level - 1] ?? 2);
  const beside = team.armies.filter(({ start, left }) => left > 0 && exitsOf(team, start).includes(tile)).length;
  return Math.max(0, here + shots + hunters + lords + wave + 0.3 * beside - trapShield(team, tile));
}

/** How likely so many expected wounds are to be the end of somebody. */
export function deathChance(wounds: number, health: number): number {
  if (wounds <= 0) return 0;
  const spread = Math.sqrt(0.7 * wounds + 0.2);
  return 1 / (1 + Math.exp((-1.7 * (wounds - health + 0.5)) / spread));
}
