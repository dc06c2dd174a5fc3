/** The best outcome of a roll or a trap tile, and whether it leaves no choice (OMD-8.19, 15.3, 15.4). */
import { worth } from '../content/numbers.js';
import { type Kind, type Siege, heroIds } from '../types/index.js';
import {
  type Effect,
  type Named,
  type Tally,
  type Works,
  count,
  demandsOf,
  effects,
  effectsOn,
  isFeasible,
  mayAdd,
  tallyOf,
} from './outcome.js';
import { type Demand, spentOn } from './pool.js';
import { fortressOf } from './siege.js';
import type { KindTarget, Targets } from './targets.js';
import { killValue, stunValue } from './values.js';

function isHeroId(id: string): boolean {
  return (heroIds as readonly string[]).includes(id);
}

/** OMD-15.3: the worth of one more of an effect, so many of it being there already. */
function worthOf(siege: Siege, targets: Targets, effect: Effect, already: number): number {
  const team = fortressOf(siege, targets.tile);
  const foe = targets.foes.find(({ id }) => id === effect.target);
  if (foe) {
    const isHero = isHeroId(foe.id);
    if (effect.verb === 'stun') return isHero ? worth.heroStun : worth.bossStun;
    if (already >= foe.health) return 0;
    const last = already + 1 === foe.health;
    if (isHero) return worth.heroWound + (last ? worth.heroLast : 0);
    return worth.bossWound + (last ? worth.bossLast : 0);
  }
  const kind = effect.target as Kind;
  return effect.verb === 'stun'
    ? stunValue(siege, team, targets.tile, kind)
    : killValue(siege, team, targets.tile, kind);
}

/** What may be added to the effects picked so far, best first; equal ones in alphabetical order. */
export function additions(siege: Siege, targets: Targets, works: Works, picked: readonly string[]): string[] {
  const tally = tallyOf(picked);
  const found: { token: string; value: number }[] = [];
  for (const effect of effectsOn(targets, works)) {
    if (mayAdd(targets, works, tally, effect))
      found.push({ token: effect.token, value: worthOf(siege, targets, effect, count(tally, effect)) });
  }
  return found.sort((a, b) => b.value - a.value || (a.token < b.token ? -1 : 1)).map(({ token }) => token);
}

/** Whether a token is among those that may be added. */
export function isAddition(targets: Targets, works: Works, picked: readonly string[], token: string): boolean {
  const effect = effectsOn(targets, works).find((one) => one.token === token);
  return effect !== undefined && mayAdd(targets, works, tallyOf(picked), effect);
}

/** How often an effect could be had beside the others of a tally, so many times at most. */
function mostBeside(targets: Targets, works: Works, tally: Tally, { token }: Named, limit = Infinity): number {
  const tried = new Map(tally);
  let most = 0;
  while (most < limit && isFeasible(targets, works, tried.set(token, most + 1))) most += 1;
  return most;
}

const nothing: Tally = new Map();

export type Proposal = { tokens: string[]; value: number };
/** An effect in the search: what so many of it are worth, none first, and what each costs in results at least. */
type Option = { effect: Named; most: number; sums: number[]; cost: number; best: number };

/** Results that one such effect takes at least; effects of traps take none. */
function leastCost(targets: Targets, works: Works, { verb, target }: Effect): number {
  const size = ({ S, V, B, K }: Demand['ways'][number]): number => S + V + B + K;
  if (verb === 'slay') return 0;
  if (verb === 'stun') return works.stuns.lesser + works.stuns.any > 0 ? 0 : 1;
  const kind = targets.kinds.find((one) => one.kind === target);
  const ways = kind ? [kind.need] : (targets.foes.find(({ id }) => id === target)?.ways ?? []);
  return Math.min(...ways.map(size));
}

function optionsFor(siege: Siege, targets: Targets, works: Works): Option[] {
  return effectsOn(targets, works)
    .map((effect): Option => {
      const most = mostBeside(targets, works, nothing, effect);
      const sums = [0];
      let best = 0;
      let sum = 0;
      for (let already = 0; already < most; already += 1) {
        sum += worthOf(siege, targets, effect, already);
        sums.push(sum);
        best = Math.max(best, sum / (already + 1));
      }
      return { effect, most, sums, cost: leastCost(targets, works, effect), best };
    })
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.best / (b.cost + 0.01) - a.best / (a.cost + 0.01) || (a.effect.token < b.effect.token ? -1 : 1));
}

/** What the options from here on could add at the very most, with so many results left. */
function boundOf(options: readonly Option[], from: number, results: number): number {
  let bound = 0;
  let left = results;
  for (let at = from; at < options.length; at += 1) {
    const option = options[at];
    if (!option) break;
    const count = option.cost === 0 ? option.most : Math.min(option.most, left / option.cost);
    bound += count * option.best;
    left -= count * option.cost;
  }
  return bound;
}

/** The feasible outcome of greatest value; ties: more kills, fewer results, first in alphabetical order (OMD-15.4). */
export function bestOutcome(siege: Siege, targets: Targets, works: Works): Proposal {
  const options = optionsFor(siege, targets, works);
  const { pool } = works;
  const results = pool.S + pool.V + pool.B + pool.K + pool.T + pool.either;
  let best = { tally: nothing, value: 0, kills: 0 };
  const spentBy = (tally: Tally): number => {
    const { demands, stuns } = demandsOf(targets, tally);
    return spentOn(pool, demands, stuns);
  };
  const isBetterThanEqual = (tally: Tally, equal: Tally): boolean => {
    const [spent, spentByEqual] = [spentBy(tally), spentBy(equal)];
    return spent === spentByEqual ? textOf(tally) < textOf(equal) : spent < spentByEqual;
  };
  const settle = (tally: Tally, value: number, kills: number): void => {
    if (value < best.value || (value === best.value && kills < best.kills) || value === 0) return;
    const isEqual = value === best.value && kills === best.kills;
    if (!isEqual || isBetterThanEqual(tally, best.tally)) best = { tally, value, kills };
  };
  const search = (at: number, tally: Tally, value: number, kills: number, left: number): void => {
    const option = options[at];
    if (!option) {
      settle(tally, value, kills);
      return;
    }
    if (value + boundOf(options, at, left) < best.value - 0.001) return;
    const { effect, sums, cost } = option;
    const isKill = effect.verb === 'kill' || effect.verb === 'slay';
    // Beside nothing else it can be had as often as alone.
    const most = tally.size === 0 ? option.most : mostBeside(targets, works, tally, effect, option.most);
    for (let n = most; n >= 0; n -= 1) {
      const next = n > 0 ? new Map(tally).set(effect.token, n) : tally;
      search(at + 1, next, value + (sums[n] ?? 0), kills + (isKill ? n : 0), left - n * cost);
    }
  };
  search(0, nothing, 0, 0, results);
  return { tokens: tokensIn(best.tally), value: best.value };
}

/** A tally as tokens, in alphabetical order. */
function tokensIn(tally: Tally): string[] {
  return [...tally.keys()].sort().flatMap((token) => Array.from({ length: tally.get(token) ?? 0 }, () => token));
}

const textOf = (tally: Tally): string => tokensIn(tally).join(',');

/** The proposal with whatever can still be added, stuns turned into kills first (OMD-8.19). */
export function completed(siege: Siege, targets: Targets, works: Works, tokens: readonly string[]): string[] {
  const picked = [...tokens];
  for (;;) {
    const [next] = additions(siege, targets, works, picked);
    if (next === undefined) return picked.sort();
    picked.push(next);
  }
}

/** OMD-8.19: whether no other outcome does more anywhere; one test a kind of unit. */
export function isBestEverywhere(targets: Targets, works: Works, tokens: readonly string[]): boolean {
  const tally = tallyOf(tokens);
  const open = effectsOn(targets, works);
  const isMost = (limit: number, ...effectsOfOne: Named[]): boolean => {
    const together = effectsOfOne.filter((effect) => open.includes(effect));
    const had = together.reduce((sum, effect) => sum + count(tally, effect), 0);
    return had >= limit || mostTogether(targets, works, together) <= had;
  };
  const isBestOn = ({ kind, ready, stunned }: KindTarget): boolean => {
    const { kill, killStunned, slay, slayStunned, stun } = effects[kind];
    return isMost(ready, kill, slay) && isMost(ready, kill, slay, stun) && isMost(stunned, killStunned, slayStunned);
  };
  return (
    targets.kinds.every(isBestOn) &&
    targets.foes.every(({ id, mostWounds }) => isMost(mostWounds, effects[id].wound) && isMost(1, effects[id].stun))
  );
}

/** The greatest number of these effects together that is feasible with nothing else. */
function mostTogether(targets: Targets, works: Works, together: readonly Named[]): number {
  let most = 0;
  const search = (at: number, tally: Tally, total: number): void => {
    most = Math.max(most, total);
    const effect = together[at];
    if (!effect) return;
    search(at + 1, tally, total);
    for (let n = mostBeside(targets, works, tally, effect); n > 0; n -= 1) {
      search(at + 1, new Map(tally).set(effect.token, n), total + n);
    }
  };
  search(0, nothing, 0);
  return most;
}
