/** A bot in windows and at other people's questions. */
import type { Advice, Seat } from '../../../kernel/index.js';
import { city, locationIds } from '../content/map.js';
import type { Battle, Dor, DorFrame, Plan, SlotNo, View } from '../types/index.js';
import { foreseenHarm, harmOf } from '../plans/harm.js';
import { firstPlan, playing } from '../plans/register.js';
import {
  type WindowStep,
  dangers,
  entrySaver,
  lastStandSaver,
  nightSaver,
  relevantHoldings,
  windowSteps,
} from '../plans/windows.js';
import { afterPlan, changesRealm } from '../rules/aftermath.js';
import { forecast, foretellsLoss } from '../rules/darkness.js';
import { livingGenerals } from '../rules/generals.js';
import { type Holding, kindOf } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import { battleRewards } from '../rules/mustering.js';
import { heroIn, slotsAt, slotsOf } from '../rules/roster.js';
import { enough } from './council.js';
import { type Stake, ammunition } from '../rules/odds.js';
import { realmThreat } from './threat.js';
import { tokensOf } from '../plans/tokens.js';
import { playableNow } from '../rules/playable.js';

const pass: Advice<Dor> = {
  action: 'respond',
  args: { choice: 'pass' },
  why: { key: 'whyPass', params: {} },
};

/** Played because of what would happen otherwise. */
function saving(holding: Holding, plan: Plan): Advice<Dor> {
  return { ...playing(holding, plan), why: { key: 'whyPlay', params: {} } };
}

/** The plan for a card that matters in this window. */
function planIn(view: View, step: WindowStep, holding: Holding): Plan | undefined {
  if (step === 'lastStand') return lastStandSaver(view, holding);
  if (step !== 'nightWindow') return firstPlan(view, holding);
  const kind = kindOf(holding);
  if (kind === 'militia-secures-area' || kind === 'hunter') return entrySaver(view, holding, 'important');
  if (kind === 'strong-defenses' || kind === 'militia') return { type: 'nothing' };
  return nightSaver(view, holding, 'important');
}

/** At Night a card is worth it against a loss, an approaching general or real harm. */
function isWorthIt(view: View, step: WindowStep): boolean {
  if (step === 'dusk') return dangers(view).length > 0;
  if (step !== 'nightWindow') return true;
  const effects = forecast(view, view.night);
  return foretellsLoss(effects) || harmOf(effects) >= 9;
}

export function windowAnswer(view: View, seat: Seat, question: DorFrame): Advice<Dor> | undefined {
  const step = windowSteps.find((one) => one === question.step);
  if (!step) return undefined;
  if (!isWorthIt(view, step)) return pass;
  for (const holding of relevantHoldings(view, { step, passed: [] }, seat)) {
    const plan = planIn(view, step, holding);
    if (plan) return saving(holding, plan);
  }
  return pass;
}

/** What the others bring: those who have joined their cards, those who are still asked all they have. */
function besides(view: View, battle: Battle, slot: SlotNo): Stake[] {
  return slotsAt(view, battle.loc)
    .filter((other) => other !== slot)
    .map((other) => {
      const fighter = battle.fighters.find((one) => one.slot === other);
      const cards = fighter?.cards.map(({ card }) => card) ?? ammunition(view, heroIn(view, other), battle.general);
      return { slot: other, cards };
    });
}

/** Everybody who stands there fights along, with as much as is needed. */
export function joinAnswer(view: View, seat: Seat): Advice<Dor> | undefined {
  const { battle } = view;
  if (!battle) return undefined;
  const cards = slotsOf(view, seat)
    .filter((slot) => heroIn(view, slot).loc === battle.loc)
    .flatMap((slot) => {
      const hero = heroIn(view, slot);
      const chosen = enough(view, battle.general, slot, besides(view, battle, slot)).cards;
      const numbers = hero.hand.filter(({ card }) => chosen.includes(card)).map(({ no }) => String(no));
      return numbers.length > 0 ? [...numbers, ...battleRewards(hero).map(({ letter }) => letter)] : [];
    });
  const why = { key: 'whyJoin' as const, params: { general: battle.general } };
  return cards.length > 0 ? { action: 'join', args: { cards }, why } : undefined;
}

/** Wisdom: a card that hurts more than most is put aside. */
export function wisdomAnswer(view: View): Advice<Dor> {
  const harm = harmOf(forecast(view, view.night));
  const why = { key: 'whyWisdom' as const, params: { harmful: harm >= 8 } };
  return { action: 'respond', args: { choice: harm >= 8 ? 'replace' : 'keep' }, why };
}

/** Dark Visions: harmless cards go back first, harmful ones are discarded. */
export function visionsAnswer(view: View): Advice<Dor> {
  const ranked = foreseenHarm(view)
    .filter(({ harm }) => harm < 7)
    .sort((a, b) => a.harm - b.harm);
  const keep = ranked.map(({ no }) => no);
  return { action: 'respond', args: { choice: 'arrange', targets: tokensOf({ type: 'order', keep }) } };
}

/** What a glance over the table shows. */
function glance(view: View): { full: number; failed: number; atTheGates: boolean } {
  return {
    full: locationIds.filter((loc) => loc !== city && minionsAt(view, loc) >= 3).length,
    failed: view.fight?.dice.filter(({ hit }) => !hit).length ?? 0,
    atTheGates: livingGenerals(view).some((id) => view.generals[id].step === 3),
  };
}

/** How much better the realm would look. */
function relief(view: View, holding: Holding, plan: Plan): number {
  const kind = kindOf(holding);
  if (!kind || !changesRealm(kind)) return 0;
  return realmThreat(view, view) - realmThreat(view, afterPlan(view, kind, holding.slot, plan));
}

/** Whether a special card or reward is better played now than kept. */
function isTime(view: View, holding: Holding, plan: Plan): boolean {
  const { full, failed, atTheGates } = glance(view);
  switch (kindOf(holding)) {
    case 'battle-luck':
      // Against a general it tells far more, but for the one who allows no second roll.
      return failed >= 3 && full >= 5 && livingGenerals(view).every((id) => id === 'varkolak');
    case 'elven-archers':
    case 'cavalry-sweep':
    case 'kings-guard-attack':
      return relief(view, holding, plan) >= 15;
    case 'battle-strategy':
      return relief(view, holding, plan) >= 26 || atTheGates;
    case 'spell-of-purity':
      return view.supply.crystals <= 5;
    case 'ancient-tree':
    case 'crystal-of-light':
      return view.supply.crystals <= 7;
    case 'battle-fury':
      return minionsAt(view, heroIn(view, holding.slot).loc) >= 3;
    case 'local-information':
      return true;
    default:
      return false;
  }
}

/** Special cards worth playing in one's own Day, when things look bad. */
export function dayPlay(view: View, seat: Seat): Advice<Dor> | undefined {
  for (const holding of playableNow(view, view.question, seat)) {
    const plan = firstPlan(view, holding);
    if (plan && isTime(view, holding, plan)) return saving(holding, plan);
  }
  return undefined;
}
