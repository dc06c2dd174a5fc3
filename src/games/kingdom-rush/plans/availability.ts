/** What a seat may do in phase 2, and why not (E01, E02, E40, E41). */
import type { Seat } from '../../../kernel/index.js';
import type { Actions, KruWhy, Phase, Table, View } from '../types/index.js';
import { mayActivate, mayMove } from '../rules/activation.js';
import { heroOf, playerAt } from '../rules/figures.js';
import { mayPlayMore, playLimit } from '../rules/limits.js';
import { optionsOf } from '../rules/options.js';
import { buildable } from '../rules/sites.js';
import { destinations, freshFlower } from '../rules/ways.js';
import { skullsDue } from './aims.js';

function mayPlayTower(table: Table, seat: Seat): boolean {
  const { hand } = playerAt(table, seat);
  return mayPlayMore(table, seat) && hand.some(({ card }) => buildable(table, seat, card).length > 0);
}

export function mayWalk(table: Table, seat: Seat): boolean {
  if (!mayMove(table, seat) || skullsDue(table, seat)) return false;
  const hero = heroOf(table, seat);
  return hero.at !== null || destinations(table, hero).size > 0;
}

function mayCallSecond({ solo }: Table): boolean {
  return solo !== null && !solo.usedThisRound && solo.secondaries.some(({ used }) => !used);
}

/** Flowers crossed in this activation that can still be used. */
export function flowersOpen(table: Table, seat: Seat): string[] {
  return (playerAt(table, seat).hero?.crossed ?? []).filter((at) => freshFlower(table, at));
}

type PhaseTwoAction = 'tower' | 'pass' | 'move' | 'act' | 'second' | 'ready';

/** What phase 2 offers a seat while nothing else is open. */
export function phaseTwoOffers(table: Table, seat: Seat): PhaseTwoAction[] {
  const { hand } = playerAt(table, seat);
  return [
    ...(mayPlayTower(table, seat) ? (['tower'] as const) : []),
    ...(hand.length > 0 ? (['pass'] as const) : []),
    ...(mayWalk(table, seat) ? (['move'] as const) : []),
    ...(mayActivate(table, seat) ? (['act'] as const) : []),
    ...(mayCallSecond(table) ? (['second'] as const) : []),
    'ready',
  ];
}

type OwnAction = keyof Actions;
const phaseOf: Partial<Record<OwnAction, Phase>> = {
  hero: 0,
  ability: 0,
  deal: 0,
  tower: 2,
  pass: 2,
  move: 2,
  flower: 2,
  act: 2,
  second: 2,
  buy: 6,
  modify: 6,
};

function doableNow({ phase }: Table): readonly OwnAction[] {
  if (phase === 2) return ['tower', 'pass', 'move', 'act', 'ready'];
  return phase === 6 ? ['buy', 'modify', 'ready'] : ['choose'];
}

/** E02: something else must be answered first. */
function whyBusy(view: View, seat: Seat, action: OwnAction): KruWhy | undefined {
  const { question, activation } = view;
  if (question && action !== 'choose') {
    const [asked = seat] = question.seats;
    return { rule: 'KRU-8.22', reason: { key: 'firstAnswer', params: { question: question.what, seat: asked } } };
  }
  if (activation !== null && (activation !== seat || (action !== 'act' && action !== 'move' && action !== 'flower'))) {
    const hero = heroOf(view, activation).id;
    return { rule: 'KRU-8.20', reason: { key: 'firstFinish', params: { seat: activation, hero } } };
  }
  return undefined;
}

function whyNoHero(view: View, seat: Seat, action: OwnAction): KruWhy | undefined {
  const { hero } = playerAt(view, seat);
  if (!hero) return undefined;
  if (hero.stunned) return { rule: 'KRU-8.14', reason: { key: 'heroStunned', params: { hero: hero.id } } };
  if (hero.activated) return { rule: 'KRU-8.1', reason: { key: 'alreadyActed', params: { hero: hero.id } } };
  if (action === 'move' && skullsDue(view, seat))
    return { rule: 'KRU-8.19', reason: { key: 'firstSkulls', params: {} } };
  if (action === 'move' && hero.moved)
    return { rule: 'KRU-8.2', reason: { key: 'alreadyMoved', params: { hero: hero.id } } };
  return undefined;
}

function whyNoTower(view: View, seat: Seat): KruWhy | undefined {
  const { hand } = playerAt(view, seat);
  if (hand.length === 0) return { rule: 'KRU-6.2', reason: { key: 'handEmpty', params: {} } };
  const most = playLimit(view);
  if (most !== undefined && !mayPlayMore(view, seat)) {
    return { rule: 'KRU-16.4', reason: { key: 'limitPlay', params: { most } } };
  }
  return { rule: 'KRU-6.4', reason: { key: 'noSite', params: {} } };
}

/** Why an action is not to be had now. */
export function unavailable(action: OwnAction): (view: View, seat: Seat) => KruWhy | undefined {
  return (view, seat) => {
    const belongs = phaseOf[action];
    if (belongs !== undefined && belongs !== view.phase) {
      const doable = doableNow(view);
      return { rule: 'KRU-6.1', reason: { key: 'wrongPhase', params: { belongs, now: view.phase, doable } } };
    }
    const busy = whyBusy(view, seat, action);
    if (busy) return busy;
    switch (action) {
      case 'tower':
        return whyNoTower(view, seat);
      case 'pass':
        return { rule: 'KRU-7.1', reason: { key: 'handEmpty', params: {} } };
      case 'move':
      case 'act':
        return whyNoHero(view, seat, action);
      case 'flower':
        return {
          rule: 'KRU-9.2',
          reason: { key: 'flowerNotCrossed', params: { hero: heroOf(view, seat).id, at: '' } },
        };
      case 'second': {
        const { solo } = view;
        if (!solo) return { rule: 'KRU-15.1', reason: { key: 'notSolo', params: {} } };
        const left = solo.secondaries.filter(({ used }) => !used).map(({ id }) => id);
        return { rule: 'KRU-15.3', reason: { key: 'oneSecondary', params: { left } } };
      }
      case 'choose': {
        const { question } = view;
        if (!question) return { rule: 'KRU-8.22', reason: { key: 'nothingToChoose', params: {} } };
        const params = { seats: question.seats, options: optionsOf(view, question) };
        return { rule: 'KRU-8.22', reason: { key: 'someoneDecides', params } };
      }
      case 'ready':
        return { rule: 'KRU-6.1', reason: { key: 'notNow', params: {} } };
      case 'hero':
        return { rule: 'KRU-8.1', reason: { key: 'heroTaken', params: { free: [] } } };
      case 'buy':
      case 'modify':
        return undefined;
      case 'ability':
      case 'deal':
        return { rule: 'KRU-6.1', reason: { key: 'notNow', params: {} } };
    }
  };
}
