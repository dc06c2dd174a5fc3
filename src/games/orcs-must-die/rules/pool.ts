/** Results and what they suffice for (OMD-8.5 to 8.7, 8.11). */

export const plainIcons = ['S', 'V', 'B', 'K'] as const;
export type PlainIcon = (typeof plainIcons)[number];
export type Needs = Record<PlainIcon, number>;
/** Results of a roll or of the traps of a tile. */
export type Pool = Needs & {
  T: number;
  /** Results that are V or B, whichever is wanted (Dart Spitter). */
  either: number;
  /** How many of S and K came from fire dice (OMD-13.11). */
  fireS: number;
  fireK: number;
};
/** One kill or wound that the results shall bring about. */
export type Demand = {
  /** Any one of these sets of icons does it. */
  ways: readonly Needs[];
  /** Whether a stun result can count as a bolt here. */
  takesStuns: boolean;
  /** The target was not stunned: its first stun result only stuns. Demands on one target share the mark. */
  freshTarget: string | null;
  fireproof: boolean;
};

export function emptyPool(): Pool {
  return { S: 0, V: 0, B: 0, K: 0, T: 0, either: 0, fireS: 0, fireK: 0 };
}

export function addIcons(pool: Pool, icons: string): Pool {
  const sum = { ...pool };
  for (const icon of icons)
    if (icon === 'S' || icon === 'V' || icon === 'B' || icon === 'K' || icon === 'T') sum[icon] += 1;
  return sum;
}

export function needsOf(icons: string): Needs {
  const needs: Needs = { S: 0, V: 0, B: 0, K: 0 };
  for (const icon of icons) if (icon === 'S' || icon === 'V' || icon === 'B' || icon === 'K') needs[icon] += 1;
  return needs;
}

function sizeOf({ S, V, B, K }: Needs): number {
  return S + V + B + K;
}

function sum(a: Needs, b: Needs): Needs {
  return { S: a.S + b.S, V: a.V + b.V, B: a.B + b.B, K: a.K + b.K };
}

const pairsIn = (spare: number): number => Math.floor(Math.max(0, spare) / 2);

/** OMD-8.11, word for word. */
function covers(pool: Needs, need: Needs): boolean {
  const lacking =
    Math.max(0, need.S - pool.S) + Math.max(0, need.V - pool.V) + Math.max(0, need.B - pool.B) + need.K - pool.K;
  if (lacking <= 0) return true;
  return lacking <= pairsIn(pool.S - need.S) + pairsIn(pool.V - need.V) + pairsIn(pool.B - need.B);
}

/** With the icons of fire dice kept from fireproof targets: every way to serve those first, then the rest. */
function coversFireproof(pool: Pool, need: Needs, fireproof: Needs): boolean {
  const cold: Needs = { S: pool.S - pool.fireS, V: pool.V, B: pool.B, K: pool.K - pool.fireK };
  const exact: Needs = {
    S: Math.min(cold.S, fireproof.S),
    V: Math.min(cold.V, fireproof.V),
    B: Math.min(cold.B, fireproof.B),
    K: 0,
  };
  const lacking = sizeOf(fireproof) - sizeOf(exact);
  const left: Needs = { S: cold.S - exact.S, V: cold.V - exact.V, B: cold.B - exact.B, K: cold.K };
  for (let bolts = 0; bolts <= Math.min(lacking, left.K); bolts += 1) {
    const pairs = lacking - bolts;
    for (let s = 0; s <= Math.min(pairs, Math.floor(left.S / 2)); s += 1) {
      for (let v = 0; v <= Math.min(pairs - s, Math.floor(left.V / 2)); v += 1) {
        const b = pairs - s - v;
        if (b > Math.floor(left.B / 2)) continue;
        const rest: Needs = {
          S: left.S - 2 * s + pool.fireS,
          V: left.V - 2 * v,
          B: left.B - 2 * b,
          K: left.K - bolts + pool.fireK,
        };
        if (covers(rest, need)) return true;
      }
    }
  }
  return false;
}

function coversAll(pool: Pool, need: Needs, fireproof: Needs): boolean {
  for (let asV = 0; asV <= pool.either; asV += 1) {
    const settled = { ...pool, V: pool.V + asV, B: pool.B + pool.either - asV };
    const isHot = sizeOf(fireproof) > 0 && pool.fireS + pool.fireK > 0;
    if (isHot ? coversFireproof(settled, need, fireproof) : covers(settled, sum(need, fireproof))) return true;
  }
  return false;
}

/** Ways to lower a need by stun results that count as bolts, few bolts first. */
function boltedWays(need: Needs, most: number): { need: Needs; bolts: number }[] {
  if (most === 0) return [{ need, bolts: 0 }];
  const ways: { need: Needs; bolts: number }[] = [];
  for (let S = 0; S <= need.S; S += 1) {
    for (let V = 0; V <= need.V; V += 1) {
      for (let B = 0; B <= need.B; B += 1) {
        for (let K = 0; K <= need.K; K += 1) {
          const bolts = S + V + B + K;
          if (bolts > most) continue;
          ways.push({ need: { S: need.S - S, V: need.V - V, B: need.B - B, K: need.K - K }, bolts });
        }
      }
    }
  }
  return ways.sort((a, b) => a.bolts - b.bolts);
}

const nothing: Needs = { S: 0, V: 0, B: 0, K: 0 };

const sameNeeds = (a: Needs, b: Needs | undefined): boolean =>
  a.S === b?.S && a.V === b.V && a.B === b.B && a.K === b.K;

function sameWays(a: readonly Needs[], b: readonly Needs[]): boolean {
  return a === b || (a.length === b.length && a.every((way, at) => sameNeeds(way, b[at])));
}

function alike(a: Demand | undefined, b: Demand): boolean {
  return (
    a?.takesStuns === b.takesStuns &&
    a.fireproof === b.fireproof &&
    (a.freshTarget === null) === (b.freshTarget === null) &&
    sameWays(a.ways, b.ways)
  );
}

/** Whether the results suffice for all demands, with so many of the stuns left to serve as bolts. */
export function suffices(pool: Pool, demands: readonly Demand[], stunsLeft: number): boolean {
  const least = demands.reduce((all, { ways }) => all + Math.min(...ways.map(sizeOf)), 0);
  if (least > pool.S + pool.V + pool.B + pool.K + pool.either + stunsLeft) return false;
  const tried = (
    at: number,
    stuns: number,
    stunned: readonly string[],
    need: Needs,
    fireproof: Needs,
    previous: number,
  ): boolean => {
    const demand = demands[at];
    if (!demand) return coversAll(pool, need, fireproof);
    const fresh = demand.freshTarget !== null && !stunned.includes(demand.freshTarget);
    const most = demand.takesStuns ? Math.max(0, stuns - (fresh ? 1 : 0)) : 0;
    const isAlike = alike(demands[at - 1], demand);
    for (const [wayAt, way] of demand.ways.entries()) {
      // Demands that are alike are met in one order only: the first ways first.
      if (isAlike && wayAt < previous) continue;
      for (const { need: left, bolts } of boltedWays(way, most)) {
        const spent = bolts === 0 ? 0 : bolts + (fresh ? 1 : 0);
        const marked = bolts > 0 && fresh && demand.freshTarget !== null ? [...stunned, demand.freshTarget] : stunned;
        const met = demand.fireproof
          ? tried(at + 1, stuns - spent, marked, need, sum(fireproof, left), wayAt)
          : tried(at + 1, stuns - spent, marked, sum(need, left), fireproof, wayAt);
        if (met) return true;
      }
    }
    return false;
  };
  return tried(0, stunsLeft, [], nothing, nothing, 0);
}

/** How many results a plan spends at least, for ties (OMD-15.4). */
export function spentOn(pool: Pool, demands: readonly Demand[], stuns: number): number {
  const need = demands.reduce((all, { ways: [first] }) => sum(all, first ?? nothing), nothing);
  const exact = Math.min(need.S, pool.S) + Math.min(need.V, pool.V) + Math.min(need.B, pool.B);
  const lacking = sizeOf(need) - exact;
  const bolts = Math.min(lacking, pool.K);
  return exact + bolts + 2 * (lacking - bolts) + stuns;
}
