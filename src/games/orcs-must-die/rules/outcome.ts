/** Outcomes of a roll or a trap tile: what is feasible, what is best, what leaves no choice (OMD-8.10 to 8.19, 15.4). */
import { creatures } from '../content/creatures.js';
import { worth } from '../content/numbers.js';
import { type Kind, type Siege, heroIds } from '../types/index.js';
import { type Demand, type Pool, spentOn, suffices } from './pool.js';
import { fortressOf } from './siege.js';
import type { Targets } from './targets.js';
import { killValue, stunValue } from './values.js';

/** What there is to spend: results, and of traps also slay and stun effects. */
export type Works = {
  pool: Pool;
  slays: { grunt: number; lesser: number; any: number };
  stuns: { lesser: number; any: number };
};
export const noEffects: Pick<Works, 'slays' | 'stuns'> = {
  slays: { grunt: 0, lesser: 0, any: 0 },
  stuns: { lesser: 0, any: 0 },
};

/** The verbs that name somebody on the tile. */
export type Verb = 'kill' | 'slay' | 'stun' | 'wound';
export type Effect = { verb: Verb; target: string; wasStunned: boolean };
/** How often each effect token occurs. */
export type Tally = ReadonlyMap<string, number>;

export function tokenOf({ verb, target, wasStunned }: Effect): string {
  return wasStunned ? `${verb}:stunned:${target}` : `${verb}:${target}`;
}

export function effectOf(token: string): Effect | undefined {
  const parts = /^(kill|slay|stun|wound):(stunned:)?([a-z-]+)$/.exec(token);
  if (!parts) return undefined;
  return { verb: parts[1] as Verb, target: parts[3] ?? '', wasStunned: parts[2] !== undefined };
}

export function tallyOf(tokens: readonly string[]): Map<string, number> {
  const tally = new Map<string, number>();
  for (const token of tokens) tally.set(token, (tally.get(token) ?? 0) + 1);
  return tally;
}

/** Every effect that could be named on these targets. */
export function effectsOn(targets: Targets, works: Works): Effect[] {
  const slays = works.slays.grunt + works.slays.lesser + works.slays.any > 0;
  const effects: Effect[] = [];
  for (const { kind, ready, stunned, stunProof } of targets.kinds) {
    for (const verb of slays ? (['kill', 'slay'] as const) : (['kill'] as const)) {
      if (ready > 0) effects.push({ verb, target: kind, wasStunned: false });
      if (stunned > 0) effects.push({ verb, target: kind, wasStunned: true });
    }
    if (ready > 0 && !stunProof) effects.push({ verb: 'stun', target: kind, wasStunned: false });
  }
  for (const { id, stunned, stunProof } of targets.foes) {
    effects.push({ verb: 'wound', target: id, wasStunned: false });
    if (!stunned && !stunProof) effects.push({ verb: 'stun', target: id, wasStunned: false });
  }
  return effects;
}

const count = (tally: Tally, token: string): number => tally.get(token) ?? 0;
const isLesser = (kind: Kind): boolean => creatures[kind].size === 'lesser';

/** Slay effects: each takes a grunt, a lesser creature or any (OMD-8.16). */
function slaysFit(targets: Targets, { slays }: Works, tally: Tally): boolean {
  const slain = (kind: Kind): number => count(tally, `slay:${kind}`) + count(tally, `slay:stunned:${kind}`);
  let greater = 0;
  let lesser = 0;
  let grunts = 0;
  for (const { kind } of targets.kinds) {
    if (kind === 'grunt') grunts += slain(kind);
    else if (isLesser(kind)) lesser += slain(kind);
    else greater += slain(kind);
  }
  const anyLeft = slays.any - greater;
  const lesserLeft = slays.lesser + anyLeft - lesser;
  return anyLeft >= 0 && lesserLeft >= 0 && grunts <= slays.grunt + lesserLeft;
}

/** Stuns of creatures that stun effects do not cover and results must; undefined where the effects are overdrawn. */
function stunsByResults(targets: Targets, { stuns }: Works, tally: Tally): number {
  let lesser = 0;
  let greater = 0;
  for (const { kind } of targets.kinds) {
    if (isLesser(kind)) lesser += count(tally, `stun:${kind}`);
    else greater += count(tally, `stun:${kind}`);
  }
  const anyLeft = Math.max(0, stuns.any - greater);
  return Math.max(0, greater - stuns.any) + Math.max(0, lesser - stuns.lesser - anyLeft);
}

function fitsNumbers(targets: Targets, tally: Tally): boolean {
  for (const { kind, ready, stunned, stunProof } of targets.kinds) {
    if (stunProof && count(tally, `stun:${kind}`) > 0) return false;
    const fresh = count(tally, `kill:${kind}`) + count(tally, `slay:${kind}`) + count(tally, `stun:${kind}`);
    if (fresh > ready) return false;
    if (count(tally, `kill:stunned:${kind}`) + count(tally, `slay:stunned:${kind}`) > stunned) return false;
    if (targets.shielded && count(tally, `kill:${kind}`) + count(tally, `kill:stunned:${kind}`) > 0) return false;
  }
  return targets.foes.every(
    ({ id, mostWounds, stunned, stunProof }) =>
      count(tally, `wound:${id}`) <= mostWounds && count(tally, `stun:${id}`) <= (stunned || stunProof ? 0 : 1),
  );
}

function demandsOf(targets: Targets, tally: Tally): { demands: Demand[]; stuns: number } {
  const demands: Demand[] = [];
  let stuns = 0;
  for (const { kind, need, stunProof } of targets.kinds) {
    for (let at = 0; at < count(tally, `kill:${kind}`); at += 1) {
      demands.push({ ways: [need], takesStuns: !stunProof, freshTarget: `${kind}-${at}`, fireproof: false });
    }
    for (let at = 0; at < count(tally, `kill:stunned:${kind}`); at += 1) {
      demands.push({ ways: [need], takesStuns: !stunProof, freshTarget: null, fireproof: false });
    }
  }
  for (const { id, ways, stunned, stunProof, fireproof } of targets.foes) {
    const stun = count(tally, `stun:${id}`);
    stuns += stun;
    const freshTarget = stunned || stun > 0 ? null : id;
    for (let at = 0; at < count(tally, `wound:${id}`); at += 1) {
      demands.push({ ways, takesStuns: !stunProof, freshTarget, fireproof });
    }
  }
  return { demands, stuns };
}

/** Whether the effects can all be brought about (OMD-8.11). */
export function isFeasible(targets: Targets, works: Works, tally: Tally): boolean {
  if (!fitsNumbers(targets, tally) || !slaysFit(targets, works, tally)) return false;
  const { demands, stuns } = demandsOf(targets, tally);
  const taken = stuns + stunsByResults(targets, works, tally);
  if (taken > works.pool.T) return false;
  return suffices({ ...works.pool, T: works.pool.T - taken }, demands);
}

/** Who is stunned because a wound takes stun results, of which the first only stuns; as few as the results allow. */
export function stunsAlongTheWay(targets: Targets, works: Works, tally: Tally): string[] {
  const spared = new Set<string>();
  const isMet = (): boolean => {
    const foes = targets.foes.map((foe) => (spared.has(foe.id) ? { ...foe, stunProof: true } : foe));
    return isFeasible({ ...targets, foes }, works, tally);
  };
  const wounded = targets.foes.filter(
    ({ id, stunned, stunProof }) =>
      !stunned && !stunProof && count(tally, `wound:${id}`) > 0 && count(tally, `stun:${id}`) === 0,
  );
  return wounded
    .map(({ id }) => id)
    .filter((id) => {
      spared.add(id);
      if (isMet()) return false;
      spared.delete(id);
      return true;
    });
}

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
    const token = tokenOf(effect);
    const more = new Map(tally).set(token, count(tally, token) + 1);
    if (isFeasible(targets, works, more))
      found.push({ token, value: worthOf(siege, targets, effect, count(tally, token)) });
  }
  return found.sort((a, b) => b.value - a.value || (a.token < b.token ? -1 : 1)).map(({ token }) => token);
}

/** How often an effect alone could be had. */
function mostOf(targets: Targets, works: Works, effect: Effect): number {
  const token = tokenOf(effect);
  let most = 0;
  while (isFeasible(targets, works, new Map([[token, most + 1]]))) most += 1;
  return most;
}

export type Proposal = { tokens: string[]; value: number };
/** An effect in the search: what each one more is worth, what it costs in results at least. */
type Option = { effect: Effect; token: string; most: number; values: number[]; cost: number; best: number };

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
      const most = mostOf(targets, works, effect);
      const values = Array.from({ length: most }, (_, at) => worthOf(siege, targets, effect, at));
      let sum = 0;
      const means = values.map((value, at) => (sum += value) / (at + 1));
      return {
        effect,
        token: tokenOf(effect),
        most,
        values,
        cost: leastCost(targets, works, effect),
        best: Math.max(0, ...means),
      };
    })
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.best / (b.cost + 0.01) - a.best / (a.cost + 0.01) || (a.token < b.token ? -1 : 1));
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
  let best = { tally: new Map<string, number>(), value: 0, kills: 0, spent: 0, text: '' };
  const settle = (tally: Map<string, number>, value: number, kills: number): void => {
    if (value < best.value || (value === best.value && kills < best.kills) || value === 0) return;
    const { demands, stuns } = demandsOf(targets, tally);
    const spent = spentOn(pool, demands, stuns);
    const text = tokensIn(tally).join(',');
    const isBetter =
      value > best.value || kills > best.kills || spent < best.spent || (spent === best.spent && text < best.text);
    if (isBetter) best = { tally: new Map(tally), value, kills, spent, text };
  };
  const search = (at: number, tally: Map<string, number>, value: number, kills: number, left: number): void => {
    const option = options[at];
    if (!option) {
      settle(tally, value, kills);
      return;
    }
    if (value + boundOf(options, at, left) < best.value - 0.001) return;
    const isKill = option.effect.verb === 'kill' || option.effect.verb === 'slay';
    let most = 0;
    const tried = new Map(tally);
    while (most < option.most && isFeasible(targets, works, tried.set(option.token, most + 1))) most += 1;
    for (let n = most; n >= 0; n -= 1) {
      const next = new Map(tally);
      if (n > 0) next.set(option.token, n);
      const gained = option.values.slice(0, n).reduce((sum, one) => sum + one, 0);
      search(at + 1, next, value + gained, kills + (isKill ? n : 0), left - n * option.cost);
    }
  };
  search(0, new Map(), 0, 0, results);
  return { tokens: tokensIn(best.tally), value: best.value };
}

/** A tally as tokens, in alphabetical order. */
function tokensIn(tally: Tally): string[] {
  return [...tally.keys()].sort().flatMap((token) => Array.from({ length: count(tally, token) }, () => token));
}

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
  const had = (...names: string[]): number => names.reduce((sum, name) => sum + count(tally, name), 0);
  const can = (...names: string[]): number => mostTogether(targets, works, names);
  for (const { kind, ready, stunned } of targets.kinds) {
    const [kill, slay, stun] = [`kill:${kind}`, `slay:${kind}`, `stun:${kind}`];
    if (ready > 0 && can(kill, slay) > had(kill, slay)) return false;
    if (ready > 0 && can(kill, slay, stun) > had(kill, slay, stun)) return false;
    const [killed, slain] = [`kill:stunned:${kind}`, `slay:stunned:${kind}`];
    if (stunned > 0 && can(killed, slain) > had(killed, slain)) return false;
  }
  return targets.foes.every(
    ({ id }) => can(`wound:${id}`) <= had(`wound:${id}`) && can(`stun:${id}`) <= had(`stun:${id}`),
  );
}

/** The greatest number of these effects together that is feasible with nothing else. */
function mostTogether(targets: Targets, works: Works, tokens: readonly string[]): number {
  let most = 0;
  const search = (at: number, tally: Map<string, number>, total: number): void => {
    most = Math.max(most, total);
    const token = tokens[at];
    if (token === undefined) return;
    for (let n = 0; ; n += 1) {
      const next = n > 0 ? new Map(tally).set(token, n) : tally;
      if (n > 0 && !isFeasible(targets, works, next)) return;
      search(at + 1, next, total + n);
    }
  };
  search(0, new Map(), 0);
  return most;
}
