/** Outcomes of a roll or a trap tile: what may be named, and what is feasible (OMD-8.10 to 8.18). */
import { creatures } from '../content/creatures.js';
import { type BossId, type HeroId, type Kind, bossIds, heroIds, kinds } from '../types/index.js';
import { type Demand, type Pool, suffices } from './pool.js';
import type { KindTarget, Targets } from './targets.js';

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

/** Nothing to spend, so that nothing comes of it. */
export function isIdle({ pool, slays, stuns }: Works): boolean {
  const { S, V, B, K, T, either } = pool;
  return S + V + B + K + T + either + slays.grunt + slays.lesser + slays.any + stuns.lesser + stuns.any === 0;
}

/** The verbs that name somebody on the tile. */
export type Verb = 'kill' | 'slay' | 'stun' | 'wound';
export type Effect = { verb: Verb; target: string; wasStunned: boolean };
export type Named = Effect & { token: string };
/** How often each effect token occurs. */
export type Tally = ReadonlyMap<string, number>;

export function tokenOf({ verb, target, wasStunned }: Effect): string {
  return wasStunned ? `${verb}:stunned:${target}` : `${verb}:${target}`;
}

const named = (effect: Effect): Named => ({ ...effect, token: tokenOf(effect) });
const effectsFor = (target: string) => ({
  kill: named({ verb: 'kill', target, wasStunned: false }),
  killStunned: named({ verb: 'kill', target, wasStunned: true }),
  slay: named({ verb: 'slay', target, wasStunned: false }),
  slayStunned: named({ verb: 'slay', target, wasStunned: true }),
  stun: named({ verb: 'stun', target, wasStunned: false }),
  wound: named({ verb: 'wound', target, wasStunned: false }),
});
/** Every effect there is, put together once: a search for the best outcome names them over and over. */
export const effects = Object.fromEntries(
  [...kinds, ...bossIds, ...heroIds].map((id) => [id, effectsFor(id)]),
) as Readonly<Record<Kind | BossId | HeroId, ReturnType<typeof effectsFor>>>;

const byToken = new Map(
  Object.values(effects).flatMap((all) => Object.values(all).map((effect) => [effect.token, effect])),
);

/** The effect that a token names, though nobody of that name may be about. */
export function effectOf(token: string): Effect | undefined {
  const known = byToken.get(token);
  if (known) return known;
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
export function effectsOn(targets: Targets, works: Works): Named[] {
  const slays = works.slays.grunt + works.slays.lesser + works.slays.any > 0;
  const found: Named[] = [];
  for (const { kind, ready, stunned, stunProof } of targets.kinds) {
    const { kill, killStunned, slay, slayStunned, stun } = effects[kind];
    if (ready > 0) found.push(kill);
    if (stunned > 0) found.push(killStunned);
    if (slays && ready > 0) found.push(slay);
    if (slays && stunned > 0) found.push(slayStunned);
    if (ready > 0 && !stunProof) found.push(stun);
  }
  for (const { id, stunned, stunProof } of targets.foes) {
    found.push(effects[id].wound);
    if (!stunned && !stunProof) found.push(effects[id].stun);
  }
  return found;
}

export const count = (tally: Tally, { token }: Named): number => tally.get(token) ?? 0;
const isLesser = (kind: Kind): boolean => creatures[kind].size === 'lesser';

/** What becomes of the creatures of one kind: looked up once for all the tests of an outcome. */
type Fate = {
  unit: KindTarget;
  kills: number;
  killsOfStunned: number;
  slays: number;
  slaysOfStunned: number;
  stuns: number;
};

function fatesOf({ kinds: units }: Targets, tally: Tally): Fate[] {
  return units.map((unit) => {
    const { kill, killStunned, slay, slayStunned, stun } = effects[unit.kind];
    return {
      unit,
      kills: count(tally, kill),
      killsOfStunned: count(tally, killStunned),
      slays: count(tally, slay),
      slaysOfStunned: count(tally, slayStunned),
      stuns: count(tally, stun),
    };
  });
}

/** Slay effects: each takes a grunt, a lesser creature or any (OMD-8.16). */
function slaysFit({ slays }: Works, fates: readonly Fate[]): boolean {
  let greater = 0;
  let lesser = 0;
  let grunts = 0;
  for (const { unit, slays: ready, slaysOfStunned } of fates) {
    const slain = ready + slaysOfStunned;
    if (unit.kind === 'grunt') grunts += slain;
    else if (isLesser(unit.kind)) lesser += slain;
    else greater += slain;
  }
  const anyLeft = slays.any - greater;
  const lesserLeft = slays.lesser + anyLeft - lesser;
  return anyLeft >= 0 && lesserLeft >= 0 && grunts <= slays.grunt + lesserLeft;
}

/** Stuns of creatures that stun effects do not cover and results must. */
function stunsByResults({ stuns }: Works, fates: readonly Fate[]): number {
  let lesser = 0;
  let greater = 0;
  for (const { unit, stuns: stunned } of fates) {
    if (isLesser(unit.kind)) lesser += stunned;
    else greater += stunned;
  }
  const anyLeft = Math.max(0, stuns.any - greater);
  return Math.max(0, greater - stuns.any) + Math.max(0, lesser - stuns.lesser - anyLeft);
}

function fitsNumbers({ foes, shielded }: Targets, tally: Tally, fates: readonly Fate[]): boolean {
  for (const { unit, kills, killsOfStunned, slays, slaysOfStunned, stuns } of fates) {
    if (unit.stunProof && stuns > 0) return false;
    if (kills + slays + stuns > unit.ready) return false;
    if (killsOfStunned + slaysOfStunned > unit.stunned) return false;
    if (shielded && kills + killsOfStunned > 0) return false;
  }
  return foes.every(({ id, mostWounds, stunned, stunProof }) => {
    const { wound, stun } = effects[id];
    return count(tally, wound) <= mostWounds && count(tally, stun) <= (stunned || stunProof ? 0 : 1);
  });
}

export function demandsOf(
  targets: Targets,
  tally: Tally,
  fates = fatesOf(targets, tally),
): { demands: Demand[]; stuns: number } {
  const demands: Demand[] = [];
  let stuns = 0;
  for (const { unit, kills, killsOfStunned } of fates) {
    const { kind, need, stunProof } = unit;
    const ways = [need];
    for (let at = 0; at < kills; at += 1) {
      demands.push({ ways, takesStuns: !stunProof, freshTarget: `${kind}-${at}`, fireproof: false });
    }
    for (let at = 0; at < killsOfStunned; at += 1) {
      demands.push({ ways, takesStuns: !stunProof, freshTarget: null, fireproof: false });
    }
  }
  for (const { id, ways, stunned, stunProof, fireproof } of targets.foes) {
    const { wound, stun } = effects[id];
    const stunsHere = count(tally, stun);
    stuns += stunsHere;
    const freshTarget = stunned || stunsHere > 0 ? null : id;
    for (let at = 0; at < count(tally, wound); at += 1) {
      demands.push({ ways, takesStuns: !stunProof, freshTarget, fireproof });
    }
  }
  return { demands, stuns };
}

/** Whether the effects can all be brought about (OMD-8.11). */
export function isFeasible(targets: Targets, works: Works, tally: Tally): boolean {
  const fates = fatesOf(targets, tally);
  if (!fitsNumbers(targets, tally, fates) || !slaysFit(works, fates)) return false;
  const { demands, stuns } = demandsOf(targets, tally, fates);
  const taken = stuns + stunsByResults(works, fates);
  return taken <= works.pool.T && suffices(works.pool, demands, works.pool.T - taken);
}

/** Whether one more of an effect could be had. */
export function mayAdd(targets: Targets, works: Works, tally: Tally, effect: Named): boolean {
  return isFeasible(targets, works, new Map(tally).set(effect.token, count(tally, effect) + 1));
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
      !stunned && !stunProof && count(tally, effects[id].wound) > 0 && count(tally, effects[id].stun) === 0,
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
