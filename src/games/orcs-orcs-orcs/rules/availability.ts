/** What the active player may do now, and why the rest must wait (5.3). */
import type { ActionName, Seat } from '../../../kernel/index.js';
import {
  type CastingReason,
  type Due,
  type Lane,
  type Ooo,
  type OooWhy,
  type Phase,
  type Power,
  type RuleId,
  type ToadlingKind,
  type View,
  lanes,
} from '../types/index.js';
import { whyNotCastable } from './castable.js';
import { figures, hasUsable, isBoundBy } from './position.js';
import { handCodes } from './upgrades.js';

type Name = ActionName<Ooo>;
const why = (rule: RuleId, reason: OooWhy['reason']): OooWhy => ({ rule, reason });

/** OOO-20.9: kinds of toadlings that can be used now; weakening needs a creature. */
export function usableToadlings(view: View, seat: Seat): ToadlingKind[] {
  const owned = new Set(view.players[seat]?.toadlings);
  const creatures = !figures(view).next().done;
  return [...owned].filter((kind) => kind !== 'weaken' || creatures);
}

/** OOO-6.1: every action but toadlings and passing costs one. */
function whyNoAction(view: View): OooWhy | undefined {
  return (view.turn?.actionsLeft ?? 0) > 0 ? undefined : why('OOO-6.1', { key: 'noActionsLeft', params: {} });
}

/** OOO-12.3, 12.4 */
function whyNoPower(view: View, seat: Seat, power: Power): OooWhy | undefined {
  if (hasUsable(view, seat, power)) return undefined;
  return view.players[seat]?.powers.includes(power)
    ? why('OOO-12.3', { key: 'powersSuspended', params: {} })
    : why('OOO-12.4', { key: 'needPower', params: { power } });
}

const oncePerTurn = why('OOO-12.4', { key: 'oncePerTurn', params: {} });

/** Why an action of D2 cannot be taken by the active player with no spell open. */
const whyNot: Partial<Record<Name, (view: View, seat: Seat) => OooWhy | undefined>> = {
  cast: (view, seat) => whyNoAction(view) ?? whyNothingToCast(view, seat),
  teleport: (view, seat) =>
    whyNoAction(view) ??
    (isBoundBy(view, seat, 'no-teleport') ? why('OOO-3.6', { key: 'noTeleport', params: {} }) : undefined),
  purge: (view, seat) =>
    whyNoPower(view, seat, 'hand-change') ??
    (view.turn?.usedHandChange ? oncePerTurn : undefined) ??
    whyNoAction(view) ??
    (handCodes(view, seat).length === 0
      ? why('OOO-12.4', { key: 'notInHand', params: { card: '', hand: [] } })
      : undefined),
  poison: (view, seat) =>
    whyNoPower(view, seat, 'poisoner') ??
    (view.turn?.usedPoison ? oncePerTurn : undefined) ??
    (view.decks.poison === 0 ? why('OOO-12.4', { key: 'poisonStackEmpty', params: {} }) : undefined) ??
    whyNoAction(view),
  toadling: (view, seat) =>
    usableToadlings(view, seat).length > 0
      ? undefined
      : why('OOO-20.9', { key: 'toadlingsOwned', params: { toadlings: view.players[seat]?.toadlings ?? [] } }),
  pass: () => undefined,
};

/** Every card has its own reason; the rule is the first one's. */
function whyNothingToCast(view: View, seat: Seat): OooWhy | undefined {
  const hand = handCodes(view, seat);
  const found: OooWhy[] = [];
  for (const code of new Set(hand)) {
    const reason = whyNotCastable(view, seat, code);
    if (!reason) return undefined;
    found.push(reason);
  }
  if (found.length === 1) return found[0];
  const reasons = found.map(({ reason }) => reason).filter(isCastingReason);
  return hand.length === 0
    ? why('OOO-7.2', { key: 'notInHand', params: { card: '', hand } })
    : why(found[0]?.rule ?? 'OOO-7.2', { key: 'nothingToCast', params: { reasons } });
}

const castingKeys = ['poisonCast', 'learnedThisTurn', 'noStudy', 'displayEmpty', 'notPayable', 'nothingToHit'];
function isCastingReason(reason: OooWhy['reason']): reason is CastingReason {
  return castingKeys.includes(reason.key);
}

export const turnActions = ['cast', 'teleport', 'purge', 'poison', 'toadling', 'pass'] as const;

/** D2: whether an action has at least one legal way to take it. */
export function isOpenIn(view: View, seat: Seat, name: Name): boolean {
  return whyNot[name]?.(view, seat) === undefined;
}

type Waiting = { due: Due; rule: RuleId; actions: readonly Name[] };
const waitsFor: Partial<Record<Phase, Waiting>> = {
  'setup-terrain': { due: 'terrain', rule: 'OOO-19.1', actions: ['place-terrain'] },
  'turn-owed': { due: 'discard', rule: 'OOO-10.5', actions: ['discard'] },
  'turn-reveal': { due: 'reveal', rule: 'OOO-5.2', actions: ['reveal'] },
  'turn-casting': { due: 'spell', rule: 'OOO-7.6', actions: ['boost', 'resolve', 'cancel'] },
  'turn-bonus': { due: 'bonus', rule: 'OOO-17.2', actions: ['bonus'] },
};

/** What an action of another moment says for itself. */
function whyOutOfPlace(view: View, name: Name): OooWhy | undefined {
  switch (name) {
    case 'mission':
      return view.options.missions
        ? view.own?.mission
          ? why('OOO-16.1', { key: 'missionKept', params: { mission: view.own.mission } })
          : undefined
        : why('OOO-16.1', { key: 'noMissions', params: {} });
    case 'place-terrain':
      return view.terrainPick ? undefined : why('OOO-19.1', { key: 'noTerrain', params: {} });
    case 'discard':
      return why('OOO-10.5', { key: 'nothingOwed', params: {} });
    case 'prefs':
      return view.options.bonusActions ? undefined : why('OOO-17.2', { key: 'noBonusActions', params: {} });
    default:
      return undefined;
  }
}

/** Actions that belong to one moment of the turn and have nothing to do in another. */
function whyNotAtAll(view: View, name: Name): OooWhy | undefined {
  if (name === 'boost' || name === 'resolve' || name === 'cancel') {
    const effectUsed = view.turn?.casting?.effectUsed;
    if (name === 'cancel' && effectUsed) return why('OOO-7.9', { key: 'mustResolve', params: {} });
    return view.turn?.casting ? undefined : why('OOO-7.3', { key: 'noOpenSpell', params: {} });
  }
  if (name === 'bonus') return why('OOO-17.2', { key: 'nothingQueued', params: {} });
  return undefined;
}

/** 5.3: why an action is not open to this seat at this moment. */
export function unavailable(name: Name): (view: View, seat: Seat) => OooWhy | undefined {
  return (view, seat) => {
    const out = whyOutOfPlace(view, name);
    if (out) return out;
    if (view.phase === 'setup-mission') {
      const due: Due = 'mission';
      return view.players[seat]?.ready
        ? why('OOO-16.1', { key: 'notNow', params: {} })
        : why('OOO-16.1', { key: 'firstDo', params: { due } });
    }
    if (view.active === null) return why('OOO-3.1', { key: 'notNow', params: {} });
    if (view.active !== seat) return why('OOO-3.1', { key: 'notYourTurn', params: { seat: view.active } });
    if (view.phase === 'turn-casting' && name === 'pass') return why('OOO-7.6', { key: 'finishSpell', params: {} });
    const waiting = waitsFor[view.phase];
    if (waiting && !waiting.actions.includes(name)) {
      return why(waiting.rule, { key: 'firstDo', params: { due: waiting.due } });
    }
    return whyNotAtAll(view, name) ?? whyNot[name]?.(view, seat) ?? notNowIn(view, seat, name);
  };
}

/** What is left: the open spell has nothing to be resolved on or to be boosted with, or the moment is wrong. */
function notNowIn(view: View, seat: Seat, name: Name): OooWhy {
  const casting = view.turn?.casting;
  const lane = view.players[seat]?.space;
  if (name === 'resolve' && casting && lane) {
    return why('OOO-7.7', { key: 'nothingToHit', params: { spell: casting.spell, lane } });
  }
  if (name === 'boost') {
    return why('OOO-7.3', { key: 'notInHand', params: { card: '', hand: handCodes(view, seat) } });
  }
  if (name === 'reveal') return why('OOO-5.2', { key: 'revealedAlready', params: {} });
  return why('OOO-6.1', { key: 'notNow', params: {} });
}

/** D1: lanes the active player may reveal in. */
export function revealable(view: View, seat: Seat): Lane[] {
  return lanes.filter((lane) => lane !== view.players[seat]?.space && view.lanes[lane].markers > 0);
}
