/** The traps of a tile in B3: what they give, whom they may be spent on, the proposal (OMD-12). */
import { bosses } from '../content/bosses.js';
import { worth } from '../content/numbers.js';
import { type TrapId, trapOf } from '../content/traps.js';
import { type ConnectionId, type Kind, type Siege, type Side, type Team, type TileId } from '../types/index.js';
import { creatures } from '../content/creatures.js';
import { cardsOf } from './hero.js';
import { additions, bestOutcome, completed, isAddition, isBestEverywhere } from './best-outcome.js';
import { type Named, type Works, effectOf, effectsOn, isIdle, mayAdd, tallyOf, tokenOf } from './outcome.js';
import { addIcons, emptyPool } from './pool.js';
import { bossesOn, defendersOn, enemiesOn, heroesOn, isRivalry, slotAt, teamOf } from './siege.js';
import { type Targets, targetsFor } from './targets.js';
import { connectionsAt, endsOf } from './ways.js';

export type TrapTile = {
  side: Side;
  tile: TileId;
  rest: readonly TileId[];
  aimed: Readonly<Record<ConnectionId, TileId>>;
};

/** Trap Whisperer: no trap works where she stands in the enemy fortress. */
export function isWhispered(siege: Siege, side: Side, tile: TileId): boolean {
  return (
    isRivalry(siege) &&
    heroesOn(siege, tile).some((index) => slotAt(siege, index).side !== side && slotAt(siege, index).hero === 'ivy')
  );
}

/** Traps lying on a tile that may trigger there now. */
function trapsOn(siege: Siege, team: Team, tile: TileId): TrapId[] {
  const jammed = bossesOn(siege, tile).some(({ id }) => bosses[id].jamsTraps);
  if (jammed || isWhispered(siege, team.side, tile)) return [];
  return team.traps[tile] ?? [];
}

function oneUseOn(siege: Siege, { side, tile }: TrapTile): TrapId[] {
  return trapsOn(siege, teamOf(siege, side), tile).filter((id) => trapOf(id).oneUse);
}

type Support = { connection: ConnectionId; card: TrapId; other: TileId };
function supportsAt(siege: Siege, { side, tile }: TrapTile): Support[] {
  const team = teamOf(siege, side);
  if (Object.keys(team.supports).length === 0 || isWhispered(siege, side, tile)) return [];
  return connectionsAt(team, tile).flatMap((connection) => {
    const support = team.supports[connection];
    if (!support || !trapOf(support.card).icons) return [];
    const [from, to] = endsOf(connection);
    return [{ connection, card: support.card, other: from === tile ? to : from }];
  });
}

function couldAimThere(siege: Siege, where: TrapTile, { card, connection, other }: Support): boolean {
  if (trapOf(card).bothTiles || where.aimed[connection] !== undefined) return false;
  return where.rest.includes(other) && enemiesOn(siege, where.side, other) && !isWhispered(siege, where.side, other);
}

/** Support traps that may aim here or at their other tile (OMD-12.5). */
function aimable(siege: Siege, where: TrapTile): Support[] {
  return supportsAt(siege, where).filter((support) => couldAimThere(siege, where, support));
}

export function trapTargets(siege: Siege, { side, tile }: TrapTile): Targets {
  return targetsFor(siege, side, tile, 'trap');
}

function anyOf(targets: Targets, whom: 'grunt' | 'lesser' | 'any'): boolean {
  return targets.kinds.some(
    ({ kind }) => whom === 'any' || (whom === 'grunt' ? kind === 'grunt' : creatures[kind].size === 'lesser'),
  );
}

/** What the traps of the tile give, with the one-use traps fired and the support traps aimed that are picked. */
export function trapWorks(
  siege: Siege,
  where: TrapTile,
  picked: readonly string[],
  targets = trapTargets(siege, where),
): Works {
  const team = teamOf(siege, where.side);
  const works: Works = { pool: emptyPool(), slays: { grunt: 0, lesser: 0, any: 0 }, stuns: { lesser: 0, any: 0 } };
  const spring = (id: TrapId): boolean => {
    const { icons, either, slays, stuns } = trapOf(id);
    if (icons) works.pool = addIcons(works.pool, icons);
    if (either) works.pool = { ...works.pool, either: works.pool.either + 1 };
    if (slays) works.slays[slays.whom] += slays.count;
    if (stuns) works.stuns[stuns.whom === 'any' ? 'any' : 'lesser'] += stuns.count;
    return (
      icons !== undefined ||
      either === true ||
      (slays ? anyOf(targets, slays.whom) : stuns ? anyOf(targets, stuns.whom) : false)
    );
  };
  let triggered = false;
  for (const id of trapsOn(siege, team, where.tile)) {
    if (trapOf(id).oneUse && !picked.includes(`fire:${id}`)) continue;
    if (spring(id)) triggered = true;
  }
  for (const support of supportsAt(siege, where)) {
    const chosen = couldAimThere(siege, where, support)
      ? picked.includes(`aim:${support.card}`)
      : (where.aimed[support.connection] ?? where.tile) === where.tile;
    if (trapOf(support.card).bothTiles || chosen) spring(support.card);
  }
  if (triggered) {
    for (const index of defendersOn(siege, where.side, where.tile)) {
      for (const { wrench } of cardsOf(slotAt(siege, index))) if (wrench) works.pool = addIcons(works.pool, wrench);
    }
  }
  return works;
}

const isEffect = (token: string): boolean => effectOf(token) !== undefined;

/** Whom the traps of a tile may be spent on, and what they give. */
type Springing = { targets: Targets; works: Works };

function springing(siege: Siege, where: TrapTile, picked: readonly string[]): Springing {
  const targets = trapTargets(siege, where);
  return { targets, works: trapWorks(siege, where, picked, targets) };
}

/** The forced slay or stun that is still missing (OMD-12.2), if any. */
export function forcedLeft(
  siege: Siege,
  where: TrapTile,
  picked: readonly string[],
  { targets, works } = springing(siege, where, picked),
): string | undefined {
  const withoutIcons: Works = { ...works, pool: emptyPool() };
  const slain = tallyOf(picked.filter((token) => token.startsWith('slay:')));
  const done = tallyOf(picked.filter(isEffect));
  const isForced = (effect: Named): boolean => {
    if (effect.verb === 'slay') return mayAdd(targets, withoutIcons, slain, effect);
    const isStun = effect.verb === 'stun' && targets.kinds.some(({ kind }) => kind === effect.target);
    return isStun && mayAdd(targets, works, done, effect);
  };
  return effectsOn(targets, works).find(isForced)?.token;
}

/** What may be picked next: effects best first, then where support traps aim and which one-use traps fire. */
export function planTokens(siege: Siege, where: TrapTile, picked: readonly string[]): string[] {
  const { targets, works } = springing(siege, where, picked);
  const effects = additions(siege, targets, works, picked.filter(isEffect));
  const aims = aimable(siege, where).map(({ card }) => `aim:${card}`);
  const fires = oneUseOn(siege, where).map((id) => `fire:${id}`);
  return [...effects, ...[...aims, ...fires].filter((token) => !picked.includes(token))];
}

/** Whether a token may be picked next. */
export function mayPlan(siege: Siege, where: TrapTile, picked: readonly string[], token: string): boolean {
  if (!isEffect(token)) return planTokens(siege, where, picked).includes(token);
  const { targets, works } = springing(siege, where, picked);
  return isAddition(targets, works, picked.filter(isEffect), token);
}

function totalWith(siege: Siege, where: TrapTile, picked: readonly string[]): number {
  const { targets, works } = springing(siege, where, picked);
  return bestOutcome(siege, targets, works).value;
}

/** Whether the support trap does at least as much good here as on its other tile (OMD-15.4). */
function aimsHere(siege: Siege, where: TrapTile, { card, connection, other }: Support): boolean {
  const here = totalWith(siege, where, [`aim:${card}`]) - totalWith(siege, where, []);
  const there: TrapTile = { ...where, tile: other, rest: [], aimed: { ...where.aimed } };
  const gain =
    totalWith(siege, { ...there, aimed: { ...where.aimed, [connection]: other } }, []) -
    totalWith(siege, { ...there, aimed: { ...where.aimed, [connection]: where.tile } }, []);
  return here > 0 && here >= gain;
}

/** An effect that must be used takes the place of a result that does the same. */
function withForced(
  siege: Siege,
  where: TrapTile,
  tokens: readonly string[],
  spring = springing(siege, where, tokens),
): string[] {
  const { targets, works } = spring;
  const picked = [...tokens];
  // What is picked here are effects, which change nothing of what the traps give.
  const missingNow = (): string | undefined => forcedLeft(siege, where, picked, spring);
  for (let missing = missingNow(); missing !== undefined; missing = missingNow()) {
    const effect = effectOf(missing);
    if (effect?.verb === 'slay') {
      const same = picked.indexOf(tokenOf({ ...effect, verb: 'kill' }));
      const stun = picked.indexOf(`stun:${effect.target}`);
      const fits = isAddition(targets, works, picked.filter(isEffect), missing);
      const instead = fits ? -1 : same >= 0 ? same : stun;
      if (instead >= 0) picked.splice(instead, 1);
    }
    picked.push(missing);
  }
  return picked;
}

/** What must be used and nothing more: no icons, no one-use traps. */
export function forcedPlan(siege: Siege, where: TrapTile): string[] {
  return withForced(siege, where, []);
}

/** With these traps aimed and fired, the best there is and whatever must be used. */
function bestWith(siege: Siege, where: TrapTile, picked: readonly string[], spring: Springing): string[] {
  const best = bestOutcome(siege, spring.targets, spring.works);
  return withForced(siege, where, [...picked, ...best.tokens], spring);
}

/** The proposal for one tile (OMD-15.4). */
export function trapProposal(siege: Siege, where: TrapTile): string[] {
  const picked = aimable(siege, where)
    .filter((support) => aimsHere(siege, where, support))
    .map(({ card }) => `aim:${card}`);
  const single = oneUseOn(siege, where).sort();
  let total = single.length === 0 ? 0 : totalWith(siege, where, picked);
  for (const id of single) {
    const raised = totalWith(siege, where, [...picked, `fire:${id}`]);
    if (raised - total < worth.oneUse) continue;
    picked.push(`fire:${id}`);
    total = raised;
  }
  return bestWith(siege, where, picked, springing(siege, where, picked));
}

/** The plan that is applied without a question, or undefined where somebody must choose (OMD-12.11). */
export function plainPlan(siege: Siege, where: TrapTile): string[] | undefined {
  if (oneUseOn(siege, where).length > 0 || aimable(siege, where).length > 0) return undefined;
  const spring = springing(siege, where, []);
  const { targets, works } = spring;
  if (isIdle(works)) return [];
  const plan = completed(siege, targets, works, bestWith(siege, where, [], spring));
  return isBestEverywhere(targets, works, plan) ? plan : undefined;
}

/** Where every support trap that could aim at either tile now points. */
export function aimedAfter(siege: Siege, where: TrapTile, picked: readonly string[]): Record<ConnectionId, TileId> {
  const aimed: Record<ConnectionId, TileId> = { ...where.aimed };
  for (const { connection, card, other } of supportsAt(siege, where)) {
    if (trapOf(card).bothTiles || aimed[connection] !== undefined) continue;
    aimed[connection] =
      !aimable(siege, where).some((one) => one.connection === connection) || picked.includes(`aim:${card}`)
        ? where.tile
        : other;
  }
  return aimed;
}

/** Lesser creatures that a push ram may move, ready and stunned apart. */
export function rammable(
  team: Team,
  connection: ConnectionId,
): { token: string; kind: Kind; wasStunned: boolean; count: number }[] {
  const [, head] = endsOf(connection);
  return (['grunt', 'crossbow', 'runner', 'hunter'] as const).flatMap((kind) => {
    const { ready = 0, stunned = 0 } = team.units[head]?.[kind] ?? {};
    return [
      ...(ready > 0 ? [{ token: `back:${kind}`, kind, wasStunned: false, count: ready }] : []),
      ...(stunned > 0 ? [{ token: `back:stunned:${kind}`, kind, wasStunned: true, count: stunned }] : []),
    ];
  });
}
