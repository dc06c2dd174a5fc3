/** D2 to D6: `gather`, `send`, `special`, `lend`. */
import type { Action, Seat, Why } from '../../../kernel/index.js';
import { specialOf } from '../content/cards.js';
import { gathered, sentAtOnce } from '../content/numbers.js';
import { unitChoice } from '../plans/units.js';
import { cardOf, isFlipped } from '../rules/cards.js';
import { isWall, sideOf } from '../rules/places.js';
import { lendable, mayGather, maySend, partnerHas, sendable } from '../rules/offers.js';
import { invaderAt, isTeamGame, ownSide, partnerOf } from '../rules/seats.js';
import { areLaddersInUse, movesTo, readSplit, specialThings, tileParts } from '../rules/specials.js';
import { isInvader, noHorde, present, read, totalOf } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Invader } from '../types/board.js';
import { type CardPhase, type FrontAction, cardPhases, frontActions } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { inPhases, why } from './available.js';

const phaseNow = (view: View): CardPhase | undefined => cardPhases.find((phase) => phase === view.phase);

function whyNoGather(view: View, invader: Invader): Why<Str> | undefined {
  if (invader.used.includes('gather')) return why('STR-5.2', 'gatheredAlready', {});
  if (isFlipped(invader, 1)) return why('STR-11.2', 'noMoreResources', {});
  if (view.bank > 0) return undefined;
  if (view.turn === 1 && isTeamGame(view)) return why('STR-21.4', 'bankEmptyAtFirst', {});
  return why('STR-4.4', 'bankEmpty', {});
}

/** STR-5.2 */
export const gather: Action<Str, Actions['gather']> = {
  args: {
    unit: {
      kind: 'one',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        if (!invader || !mayGather(view, invader)) return [];
        return present(invader.reserve).map((unit) => ({
          value: unit,
          label: { key: 'gatherChoice', params: { unit, resources: Math.min(view.bank, gathered[unit]) } },
        }));
      },
      refuse(view, seat, _given, value) {
        const invader = invaderAt(view, seat);
        if (!invader || !isInvader(value)) return undefined;
        return why('STR-5.2', 'notInReserve', { unit: value, reserve: invader.reserve });
      },
    },
  },
  unavailable: inPhases([1], (view, seat) => {
    const invader = invaderAt(view, seat);
    return invader && whyNoGather(view, invader);
  }),
};

/** STR-21.5 */
export const send: Action<Str, Actions['send']> = {
  args: {
    units: {
      kind: 'one',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        if (!invader || !maySend(view, invader)) return [];
        return sendable(invader).map(({ unit, count }) => unitChoice(unit, count));
      },
      refuse(_view, _seat, _given, value) {
        const units = read(value, noHorde());
        if (!units) return undefined;
        const isOneLot = present(units).length === 1 && totalOf(units) <= sentAtOnce;
        return isOneLot ? undefined : why('STR-21.5', 'sendOneType', {});
      },
    },
  },
  unavailable: inPhases([1], (view, seat) => {
    const invader = invaderAt(view, seat);
    if (!isTeamGame(view)) return why('STR-21.5', 'noPartner', {});
    if (invader?.used.includes('send')) return why('STR-21.5', 'sentAlready', {});
    return invader && isFlipped(invader, 1) ? why('STR-21.5', 'sendFlipped', {}) : undefined;
  }),
};

function whyNoSpecial(view: View, seat: Seat): Why<Str> | undefined {
  const invader = invaderAt(view, seat);
  const phase = phaseNow(view);
  if (!invader || !phase) return undefined;
  const { special } = specialOf[phase];
  if (!isFlipped(invader, phase)) return why('STR-11.1', 'cardNotFlipped', { phase });
  if (invader.used.includes(special)) return why('STR-11.1', 'specialUsed', { special });
  if (special === 'cheat-death' && view.dead.goblin === 0) return why('STR-11.6', 'noDeadGoblin', {});
  return why('STR-11.1', 'nothingToMove', { special });
}

function whyNotThat(view: View, seat: Seat, value: string): Why<Str> | undefined {
  const invader = invaderAt(view, seat);
  const [kind, place] = tileParts(value);
  const side = invader && ownSide(invader);
  const other = sideOf(value);
  if (side && other && other !== side) return why('STR-11.4', 'withinSide', { side });
  if (kind === 'ladders' && isWall(place) && areLaddersInUse(view, place)) return why('STR-11.4', 'laddersInUse', {});
  return undefined;
}

/** STR-11 */
export const special: Action<Str, Actions['special']> = {
  args: {
    what: {
      kind: 'one',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        const phase = phaseNow(view);
        if (!invader || !phase) return [];
        if (phase === 5) {
          return specialThings(view, invader, phase).map((value) => ({
            value,
            label: { key: 'splitChoice', params: readSplit(value) },
          }));
        }
        return specialThings(view, invader, phase).map((value) => ({
          value,
          label: { key: 'place', params: { place: value } },
        }));
      },
      refuse: (view, seat, _given, value) => whyNotThat(view, seat, value),
    },
    to: {
      kind: 'one',
      optional: (view) => view.phase === 2 || view.phase === 5,
      choices(view, _seat, { what }) {
        if (what === undefined || view.phase === 2 || view.phase === 5) return [];
        return movesTo(view, what).map((place) => ({ value: place, label: { key: 'place', params: { place } } }));
      },
      refuse(view, _seat, { what }, value) {
        if (what === undefined || movesTo(view, what).length === 0) return undefined;
        const side = sideOf(what);
        const other = sideOf(value);
        if (side && other && side !== other) return why('STR-11.4', 'withinSide', { side });
        return why('STR-11.4', 'destinationUnfit', { to: value, places: movesTo(view, what) });
      },
    },
  },
  unavailable: inPhases([...cardPhases], whyNoSpecial),
};

function whyNotLent(view: View, invader: Invader, phase: CardPhase, value: string): Why<Str> | undefined {
  if (isFlipped(invader, phase)) return why('STR-21.6', 'specialsNotLent', {});
  const action = frontActions.find((one) => one === value);
  const partner = partnerOf(view, invader.seat);
  if (!action || !partner) return undefined;
  const isMine =
    cardOf(invader, phase) !== undefined && !invader.used.includes(action) && !invader.lent.includes(action);
  if (!isMine) return why('STR-21.6', 'notYoursToLend', { action });
  if (partnerHas(partner, action, phase)) return why('STR-21.6', 'partnerHasIt', { action });
  return why('STR-21.6', 'partnerCannot', { action });
}

/** STR-21.6 */
export const lend: Action<Str, Actions['lend']> = {
  args: {
    action: {
      kind: 'one',
      choices(view, seat) {
        const invader = invaderAt(view, seat);
        const phase = phaseNow(view);
        if (!invader || !phase) return [];
        return lendable(view, invader, phase).map((action: FrontAction) => ({
          value: action,
          label: { key: 'actionChoice', params: { action, resources: 0 } },
        }));
      },
      refuse(view, seat, _given, value) {
        const invader = invaderAt(view, seat);
        const phase = phaseNow(view);
        return invader && phase && whyNotLent(view, invader, phase, value);
      },
    },
  },
  unavailable(view, seat) {
    const invader = invaderAt(view, seat);
    const phase = phaseNow(view);
    if (!invader || !phase || !view.awaited.includes(seat)) return undefined;
    if (!isTeamGame(view)) return why('STR-21.6', 'noPartner', {});
    return isFlipped(invader, phase) ? why('STR-21.6', 'specialsNotLent', {}) : undefined;
  },
};
