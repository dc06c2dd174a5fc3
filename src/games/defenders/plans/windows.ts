/** Reaction windows: who is asked, and for what (specification 4.4). */
import type { Seat } from '../../../kernel/index.js';
import { city, type LocId, locationIds, sites } from '../content/map.js';
import { colours } from '../content/peoples.js';
import type { AlertLevel, Danger, DorFrame, NightEffect, Plan, Table } from '../types/index.js';
import { firstPlan, targetingOf } from './register.js';
import { failedDice, netWounds } from '../rules/battling.js';
import { foretellsLoss, forecast } from '../rules/darkness.js';
import { generalAt, isOnRedSquare, livingGenerals, wouldHeal } from '../rules/generals.js';
import { type Holding, holdings, type PlayKind, kindOf } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import type { Realm } from '../rules/placement.js';
import { activeHero, turnOrder } from '../rules/roster.js';
import { wouldDie } from '../rules/wounds.js';
import { changesRealm, afterPlan } from '../rules/aftermath.js';
import { isPlayable } from '../rules/playable.js';

export const windowSteps = ['luck', 'regeneration', 'lastStand', 'dusk', 'nightWindow', 'healWindow'] as const;
export type WindowStep = (typeof windowSteps)[number];

/** Why the coming Night looks bad. */
export function dangers(table: Table): Danger[] {
  const found: Danger[] = [];
  for (const general of livingGenerals(table)) {
    if (table.generals[general].step === 3) found.push({ type: 'general', general });
  }
  const inCity = minionsAt(table, city);
  if (inCity >= 3) found.push({ type: 'city', count: inCity });
  if (table.supply.crystals <= 3) found.push({ type: 'crystals', left: table.supply.crystals });
  for (const colour of colours) {
    const left = table.supply.minions[colour];
    if (left <= 3) found.push({ type: 'supply', colour, left });
  }
  const full = locationIds.filter(
    (loc) => sites[loc].kind === 'land' && minionsAt(table, loc) >= 3 && !generalAt(table, loc),
  ).length;
  if (full >= 4) found.push({ type: 'full', count: full });
  return found;
}

/** DOR-16.8: what the engine plays first when nobody answers and the game would be lost. */
const saviours: readonly PlayKind[] = [
  'militia-secures-area',
  'hunter',
  'strong-defenses',
  'militia',
  'kings-guard-attack',
  'elven-archers',
  'cavalry-sweep',
  'battle-strategy',
  'crystal-of-light',
  'ancient-tree',
  'spell-of-purity',
];

/** How many plans are tried when looking for one that averts something. */
const plansTried = 80;

/** The first suggested plan after which the test holds. */
function avertingPlan(
  table: Table,
  holding: Holding,
  focus: readonly LocId[],
  averted: (realm: Realm) => boolean,
): Plan | undefined {
  const kind = kindOf(holding);
  if (!kind || !changesRealm(kind)) return undefined;
  let tried = 0;
  for (const plan of plansOf(table, holding, focus)) {
    tried += 1;
    if (tried > plansTried) return undefined;
    if (averted(afterPlan(table, kind, holding.slot, plan))) return plan;
  }
  return undefined;
}

/** Plans in the order in which they are worth trying for the present window. */
function* plansOf(table: Table, holding: Holding, focus: readonly LocId[]): Generator<Plan> {
  const kind = kindOf(holding);
  if (kind === 'hammer-of-valor' || kind === 'gryphons') {
    const hero = activeHero(table);
    for (const loc of [city, ...locationIds]) {
      if (loc === hero.loc || (hero.shape && sites[loc].kind !== 'land')) continue;
      if (minionsAt(table, loc) === 0) yield { type: 'carry', moves: [{ slot: table.active, hero: hero.hero, loc }] };
    }
    return;
  }
  yield* targetingOf(holding)?.plans(table, holding.slot, focus) ?? [];
}

/** The locations a forecast touches. */
function touched(effects: readonly NightEffect[]): LocId[] {
  return effects.flatMap((effect) => ('loc' in effect ? [effect.loc] : effect.type === 'city' ? [city] : []));
}

function countOf(effects: readonly NightEffect[], types: readonly NightEffect['type'][]): number {
  return effects.filter(({ type }) => types.includes(type)).length;
}

/** The plan with which a removing card keeps the revealed card from the worst. */
export function nightSaver(table: Table, holding: Holding, level: AlertLevel): Plan | undefined {
  const before = forecast(table, table.night);
  const bad: NightEffect['type'][] = level === 'all' ? ['loss', 'overrun', 'crystal'] : ['loss'];
  const worth = countOf(before, bad);
  if (worth === 0) return undefined;
  const lost = foretellsLoss(before);
  return avertingPlan(table, holding, touched(before), (realm) => {
    const after = forecast(realm, table.night);
    return lost ? !foretellsLoss(after) : countOf(after, bad) < worth;
  });
}

/** The entry whose cancelling helps, with what it does to the forecast. */
export function entrySaver(table: Table, holding: Holding, level: AlertLevel): Plan | undefined {
  const { night } = table;
  const targeting = targetingOf(holding);
  if (!night || !targeting) return undefined;
  const bad: NightEffect['type'][] = ['crystal', 'overrun', 'city', 'loss'];
  const before = forecast(table, night);
  let better: Plan | undefined;
  for (const plan of targeting.plans(table, holding.slot, [])) {
    if (plan.type !== 'entry') continue;
    if (level === 'all' && !better) better = plan;
    const after = forecast(table, { ...night, cancelled: [...night.cancelled, plan.entry] });
    if (foretellsLoss(before) && !foretellsLoss(after)) return plan;
    if (countOf(after, bad) < countOf(before, bad)) better ??= plan;
  }
  return better;
}

function holdsGeneralUsefully(table: Table, level: AlertLevel): boolean {
  const { night } = table;
  if (!night) return false;
  const effects = forecast(table, night);
  if (effects.some((effect) => effect.type === 'advance' && (level === 'all' || effect.step >= 3))) return true;
  return foretellsLoss(effects) && !foretellsLoss(forecast(table, { ...night, held: true }));
}

const nightRemovers: readonly PlayKind[] = [
  'elven-archers',
  'kings-guard-attack',
  'battle-strategy',
  'cavalry-sweep',
  'spell-of-purity',
  'crystal-of-light',
  'ancient-tree',
];

function mattersAtNight(table: Table, holding: Holding, kind: PlayKind, level: AlertLevel): boolean {
  if (kind === 'militia-secures-area' || kind === 'hunter') return entrySaver(table, holding, level) !== undefined;
  if (kind === 'strong-defenses' || kind === 'militia') return holdsGeneralUsefully(table, level);
  return nightRemovers.includes(kind) && nightSaver(table, holding, level) !== undefined;
}

function luckMatters(table: Table, level: AlertLevel): boolean {
  const { battle } = table;
  if (!battle) return false;
  const missing = battle.startLife - netWounds(battle);
  const { count, weight } = failedDice(battle);
  return level === 'all' ? count > 0 : weight >= missing;
}

const lastStandKinds: readonly PlayKind[] = [
  'hammer-of-valor',
  'gryphons',
  'elven-archers',
  'kings-guard-attack',
  'battle-strategy',
  'cavalry-sweep',
];

/** The plan that saves the active hero from dying at the end of the Day. */
export function lastStandSaver(table: Table, holding: Holding): Plan | undefined {
  const hero = activeHero(table);
  return avertingPlan(table, holding, [hero.loc], (realm) => !wouldDie(realm, activeHero(realm)));
}

function matters(table: Table, step: WindowStep, holding: Holding, kind: PlayKind, level: AlertLevel): boolean {
  switch (step) {
    case 'luck':
      return kind === 'battle-luck' && luckMatters(table, level);
    case 'regeneration':
      return kind === 'blessing';
    case 'lastStand':
      return lastStandKinds.includes(kind) && lastStandSaver(table, holding) !== undefined;
    case 'dusk': {
      const fits = kind === 'all-is-quiet' || kind === 'raids' || kind === 'dark-visions';
      return fits && (level === 'all' || dangers(table).length > 0);
    }
    case 'nightWindow':
      return mattersAtNight(table, holding, kind, level);
    case 'healWindow': {
      const urgent = (id: (typeof ids)[number]): boolean =>
        table.generals[id].healWait !== null && isOnRedSquare(table, id) && !table.spied.includes(id);
      const ids = livingGenerals(table);
      return kind === 'spy-in-the-camp' && ids.some((id) => urgent(id) || (level === 'all' && wouldHeal(table, id)));
    }
  }
}

/** What the seat holds that matters in this window, at its level of alerts. */
export function relevantHoldings(table: Table, question: DorFrame & { step: WindowStep }, seat: Seat): Holding[] {
  const level = table.alerts[seat] ?? 'important';
  if (level === 'none') return [];
  return holdings(table, seat).filter((holding) => {
    const kind = kindOf(holding);
    return kind && isPlayable(table, question, holding) && matters(table, question.step, holding, kind, level);
  });
}

/** Whether the question is a reaction window. */
export function isWindow(question: DorFrame | null): question is DorFrame & { step: WindowStep } {
  return question !== null && windowSteps.some((step) => step === question.step);
}

/** What is best played in this window, and how: the plan that averts what the window warns of, where there is one. */
export function* windowPlays(
  table: Table,
  question: DorFrame & { step: WindowStep },
  seat: Seat,
): Generator<{ holding: Holding; plan: Plan }> {
  for (const holding of relevantHoldings(table, question, seat)) {
    const kind = kindOf(holding);
    const night = kind === 'militia-secures-area' || kind === 'hunter' ? entrySaver : nightSaver;
    const saver =
      question.step === 'nightWindow'
        ? night(table, holding, 'all')
        : question.step === 'lastStand'
          ? lastStandSaver(table, holding)
          : undefined;
    const plan = saver ?? firstPlan(table, holding);
    if (plan) yield { holding, plan };
  }
}

/** A plan of this holding that takes a foretold loss away, if it has one. */
function lossSaver(table: Table, holding: Holding, kind: PlayKind): Plan | undefined {
  const { night } = table;
  if (!night) return undefined;
  if (kind === 'strong-defenses' || kind === 'militia') {
    return foretellsLoss(forecast(table, { ...night, held: true })) ? undefined : { type: 'nothing' };
  }
  if (kind === 'militia-secures-area' || kind === 'hunter') {
    const plan = entrySaver(table, holding, 'important');
    if (plan?.type !== 'entry') return undefined;
    const after = forecast(table, { ...night, cancelled: [...night.cancelled, plan.entry] });
    return foretellsLoss(after) ? undefined : plan;
  }
  return nightRemovers.includes(kind) ? nightSaver(table, holding, 'important') : undefined;
}

/** DOR-16.8: the play that saves the game in W-NIGHT, from the hands of these seats. */
export function autoSave(
  table: Table,
  question: DorFrame & { step: WindowStep },
  seats: readonly Seat[],
): { holding: Holding; plan: Plan } | undefined {
  if (!foretellsLoss(forecast(table, table.night))) return undefined;
  const order = turnOrder(table, table.active);
  const held = seats
    .flatMap((seat) => holdings(table, seat))
    .filter((holding) => isPlayable(table, question, holding))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
  for (const kind of saviours) {
    for (const holding of held.filter((one) => kindOf(one) === kind)) {
      const plan = lossSaver(table, holding, kind);
      if (plan) return { holding, plan };
    }
  }
  return undefined;
}
