/** A hero's turn: where to strike, where to end, what to use (BO-11 to BO-13, BO-15). */
import type { Advice, Thinking } from '../../../kernel/index.js';
import { attacksLeft, boostsReady, tilesInRange } from '../rules/attack.js';
import { maxHealth } from '../rules/hero.js';
import { giveUps, reachOf } from '../rules/offers.js';
import { defendersOn, enemiesOn, fortressOf, riftTile, slotAt, teamOf } from '../rules/siege.js';
import { killValue, moveOf, phasesToRift, riftDamageOf } from '../rules/values.js';
import { distancesToAny } from '../rules/ways.js';
import { standing } from '../rules/siege.js';
import { type Boost, type Omd, type Siege, type TileId, type View, kinds } from '../types/index.js';
import { because } from './advice.js';
import { attackWorth } from './dice.js';
import { deathChance, marched, riskOn, threatTo } from './foresight.js';
import { certainThings, lateThings } from './powers.js';
import { isAbroad, raidGoal, riskAbroad, worthAbroad } from './raids.js';

/** A death: three of the Rift's health and the hero's next turn. */
const death = 148;
const perWound = 4;
const perStep = 3;
/** A turn spent where nobody needs the hero. */
const idle = 40;
/** What an ultimate or a card of one use must bring. */
const ultimateWorth = 45;

type Plan = {
  end: TileId;
  strike: TileId | undefined;
  boosts: readonly Boost[];
  first: 'strike' | 'move';
  value: number;
};

/** Everything of value on a tile for whoever strikes there. */
export function standingWorth(siege: Siege, side: 'order' | 'unchained', tile: TileId): number {
  const team = fortressOf(siege, tile);
  if (team.side !== side) return 0;
  return kinds.reduce((sum, kind) => {
    const { ready, stunned } = standing(team, tile, kind);
    return sum + (ready + stunned) * killValue(siege, team, tile, kind);
  }, 0);
}

/** The tile where the greatest threat will stand after B1; the way in where nothing does. */
function trouble(after: Siege, side: 'order' | 'unchained'): TileId {
  const team = teamOf(after, side);
  const weight = (tile: TileId): number =>
    kinds.reduce((sum, kind) => {
      const { ready, stunned } = standing(team, tile, kind);
      const phases = Math.max(1, phasesToRift(team, tile, moveOf(after, kind)));
      return sum + ((ready + stunned) * (riftDamageOf(after, kind) + 0.3)) / phases;
    }, 0);
  const [worst] = team.tiles
    .map(({ id }) => id)
    .filter((id) => id !== riftTile(team))
    .map((id) => ({ id, weight: weight(id) }))
    .sort((a, b) => b.weight - a.weight);
  if (worst && worst.weight > 0) return worst.id;
  return team.armies.find(({ left }) => left > 0)?.start ?? team.starts[0] ?? riftTile(team);
}

type Outlook = {
  after: Siege;
  far: Map<TileId, number>;
  /** Expected wounds by tile, worked out once. */
  risks: Map<TileId, number>;
  /** Whether what arrives next would bring the Rift down. */
  desperate: boolean;
  /** Whether the hero is wanted in the other fortress. */
  raiding: boolean;
};

/** What it is worth to end the turn there, with a share of the enemies on the struck tile gone. */
function endWorth(
  view: View,
  index: number,
  { after, far, risks, desperate, raiding }: Outlook,
  end: TileId,
  relief: number,
): number {
  const slot = slotAt(view, index);
  const others = defendersOn(view, slot.side, end).filter((other) => other !== index).length;
  let wounds = risks.get(end);
  const away = isAbroad(view, index, end);
  if (wounds === undefined) risks.set(end, (wounds = away ? riskAbroad(view, index, end) : riskOn(after, index, end)));
  const risk = (wounds * relief) / (1 + 0.8 * others);
  const isHome = end === riftTile(teamOf(view, slot.side));
  const missing = maxHealth(slot) - slot.health;
  const rest = isHome ? Math.min(30, (slot.health * 2 <= maxHealth(slot) ? 15 : 0) + 1.5 * missing) : 0;
  const toll = desperate ? death / 2 : death;
  const abroad = !away ? 0 : raiding ? worthAbroad(view, index, end) : -idle;
  return rest + abroad - perWound * risk - toll * deathChance(risk, slot.health) - perStep * (far.get(end) ?? 9);
}

function plansOf(thinking: Thinking<Omd>, index: number): Plan[] {
  const { view, rng, mayGoOn } = thinking;
  const slot = slotAt(view, index);
  const { side, tile } = slot;
  if (tile === null) return [];
  const after = marched(view, side);
  const team = teamOf(view, side);
  const desperate = threatTo(after, side) >= team.rift.health;
  const raid = raidGoal(view, index, after);
  const abroad = isAbroad(view, index, tile);
  const goal = raid ?? (abroad ? riftTile(team) : trouble(after, side));
  const outlook: Outlook = {
    after,
    far: distancesToAny(view, [goal]),
    risks: new Map(),
    desperate,
    raiding: raid !== undefined,
  };
  const worths = new Map<string, number>();
  const worthOf = (target: TileId, boosts: readonly Boost[]): number => {
    const key = `${target}/${boosts.join('+')}`;
    let worth = worths.get(key);
    if (worth === undefined)
      worths.set(key, (worth = attackWorth(view, index, { tile: target, boosts }, rng, mayGoOn)));
    return worth;
  };
  // Nobody strays abroad without a reason; whoever is called back only comes nearer.
  const isOpen = (id: TileId): boolean => {
    if (raid !== undefined || !isAbroad(view, index, id)) return true;
    return abroad && (outlook.far.get(id) ?? Infinity) < (outlook.far.get(tile) ?? Infinity);
  };
  const reach = [...reachOf(view, index).keys()].filter(isOpen);
  const strikes = attacksLeft(view, index) > 0;
  const mustChoose = slot.stunned && giveUps(view, index).length > 0;
  const boosts = boostsReady(view, index);
  const struck = (from: TileId): TileId[] =>
    strikes
      ? tilesInRange(
          { ...view, slots: view.slots.map((one, at) => (at === index ? { ...one, tile: from } : one)) },
          index,
        ).filter((target) => enemiesOn(view, side, target))
      : [];
  const isLast = view.level === 3 && team.armies.every(({ left }) => left === 0);
  const plans: Plan[] = [];
  const add = (end: TileId, strike: TileId | undefined, first: Plan['first']): void => {
    if (strike === undefined) {
      plans.push({ end, strike, boosts: [], first, value: endWorth(view, index, outlook, end, 1) });
      return;
    }
    const plain = worthOf(strike, []);
    // Abroad a blow does not make the tile any safer.
    const whole = isAbroad(view, index, strike) ? Infinity : Math.max(1, standingWorth(view, side, strike));
    const end1 = endWorth(view, index, outlook, end, 1 - 0.7 * Math.min(1, plain / whole));
    plans.push({ end, strike, boosts: [], first, value: plain + end1 });
    for (const boost of boosts) {
      const more = worthOf(strike, [boost]);
      const price = boost === 'blood-price' ? perWound * 2 : isLast || desperate ? ultimateWorth / 2 : ultimateWorth;
      const end2 = endWorth(view, index, outlook, end, 1 - 0.7 * Math.min(1, more / whole));
      plans.push({ end, strike, boosts: [boost], first, value: more - price + end2 });
    }
  };
  add(tile, undefined, 'move');
  for (const target of struck(tile)) {
    add(tile, target, 'strike');
    if (!mustChoose) for (const end of reach) add(end, target, 'strike');
  }
  for (const end of reach) {
    add(end, undefined, 'move');
    if (!mustChoose) for (const target of struck(end)) add(end, target, 'move');
  }
  return plans.sort((a, b) => b.value - a.value);
}

export function turnAnswer(thinking: Thinking<Omd>): Advice<Omd> | undefined {
  const { view } = thinking;
  const index = view.active;
  const tile = index === null ? null : slotAt(view, index).tile;
  if (index === null || tile === null) return undefined;
  const sure = certainThings(view, index);
  if (sure) return sure;
  const [plan] = plansOf(thinking, index);
  const strikesNow = plan?.strike !== undefined && (plan.first === 'strike' || plan.end === tile);
  if (!strikesNow) {
    const late = lateThings(view, index, thinking);
    if (late) return late;
  }
  if (plan && strikesNow && plan.strike !== undefined) {
    const storm = lateThings(view, index, thinking);
    if (storm?.action === 'ultimate') return storm;
    const args = {
      ...(plan.strike === tile ? {} : { tile: plan.strike }),
      ...(plan.boosts.length > 0 ? { with: plan.boosts } : {}),
    };
    return { action: 'attack', args, why: because(plan.boosts.length > 0 ? 'ultimate' : 'strike') };
  }
  if (plan && plan.end !== tile) {
    const isHome = plan.end === riftTile(teamOf(view, slotAt(view, index).side));
    const away = isAbroad(view, index, plan.end);
    const reason = away ? 'raid' : plan.strike !== undefined ? 'meet' : isHome ? 'rest' : 'stand';
    return { action: 'move', args: { to: plan.end }, why: because(reason) };
  }
  return { action: 'done', args: {}, why: because('enough') };
}
