/** D3 to D6: `build`, `equip`, `train`, `ritual`: one price, one place, one list. */
import type { Action, Choice, OneArgument, Seat, Why } from '../../../kernel/index.js';
import { specialOf } from '../content/cards.js';
import { ritualData } from '../content/prices.js';
import { readyCards } from '../plans/ready.js';
import { isWallEquipment, placesFor, takeable } from '../rules/building.js';
import {
  actionsLeft,
  actionsOf,
  isFlipped,
  payable,
  paysFor,
  phaseOf,
  resourcesFor,
  tamedFor,
} from '../rules/cards.js';
import { isBuilding, isNamed, isPath, isRampart, isWall } from '../rules/places.js';
import { invaderAt, isOwnSide, ownSide } from '../rules/seats.js';
import { hasPileCards, hasTile, isEquipment, isRitual, isThrower, mayStandMore } from '../rules/stock.js';
import { noHorde, read, written } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Invader } from '../types/board.js';
import { type CardPhase, type FrontAction, type Ritual, frontActions } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { inPhases, why } from './available.js';

const isFront = (value: string): value is FrontAction => (frontActions as readonly string[]).includes(value);

/** Why nobody could take the action now, whoever has it on a card. */
function shortOf(view: View, invader: Invader, action: FrontAction): Why<Str> | undefined {
  if (!hasTile(view, action)) return why('STR-1.3', 'noTileLeft', { action });
  if (isThrower(action) && !mayStandMore(view)) return why('STR-6.2', 'fourEngines', {});
  if (isThrower(action) && !hasPileCards(view)) return why('STR-6.3', 'noEngineCards', {});
  const needed = resourcesFor(view, action);
  if (invader.resources < needed) {
    return why('STR-4.2', 'tooFewResources', { action, needed, held: invader.resources });
  }
  if (isRitual(action)) return whyNoRitual(view, invader, action);
  return undefined;
}
function whyNoRitual(view: View, invader: Invader, ritual: Ritual): Why<Str> | undefined {
  const needed = ritualData[ritual].goblins;
  const held = invader.reserve.goblin;
  if (held < needed) return why('STR-9.1', 'tooFewGoblins', { ritual, needed, held });
  if (ritual === 'spectres' && view.spectresOf !== null) {
    return why('STR-9.6', 'ritualThere', { ritual, target: 'hospital' });
  }
  return placesFor(view, invader, ritual)?.length === 0 ? why('STR-9.1', 'ritualNeeds', { ritual }) : undefined;
}

/** Why an action of the present phase can't be taken (5.2, actions 5 to 8). */
function whyNotTaken(view: View, invader: Invader, phase: CardPhase, value: string): Why<Str> {
  const actions = actionsOf(view, invader, phase);
  if (isFront(value) && invader.used.includes(value)) return why('STR-4.1', 'usedThisTurn', { action: value });
  if (!isFront(value) || !actions.includes(value)) {
    if (isFlipped(invader, phase)) {
      return why('STR-11.1', 'cardFlipped', { phase, special: specialOf[phase].special });
    }
    return why('STR-4.1', 'notOnCard', { phase, actions });
  }
  const short = shortOf(view, invader, value);
  if (short) return short;
  if (value === 'gunner' && view.hitPool === 0) return why('STR-8.2', 'noHitCards', {});
  if (value === 'tamer') {
    const pay = paysFor(view, value).find((one) => view.dead[tamedFor(one)] === 0);
    if (pay && payable(view, invader, value).length === 0 && written(invader.reserve) !== '0') {
      return why('STR-8.8', 'noneToTame', { unit: tamedFor(pay) });
    }
  }
  if (payable(view, invader, value).length === 0) {
    return why('STR-4.2', 'notPayable', { action: value, options: paysFor(view, value), reserve: invader.reserve });
  }
  return why('STR-6.1', 'placeUnfit', { action: value, where: '', places: placesFor(view, invader, value) ?? [] });
}

function actionChoices(view: View, seat: Seat, phase: CardPhase): Choice<Str>[] {
  const invader = invaderAt(view, seat);
  if (!invader) return [];
  return takeable(view, invader, phase).map((action) => ({
    value: action,
    label: { key: 'actionChoice', params: { action, resources: resourcesFor(view, action) } },
  }));
}
function actionArgument<A>(phase: CardPhase): OneArgument<Str, A> {
  return {
    kind: 'one',
    choices: (view, seat) => actionChoices(view, seat, phase),
    refuse(view, seat, _given, value) {
      const invader = invaderAt(view, seat);
      return invader && whyNotTaken(view, invader, phase, value);
    },
  };
}

/** A place on the other side of the fortress. */
function isElsewhere(invader: Invader, where: string): boolean {
  return !isOwnSide(invader, where);
}
function whyNotThere(view: View, invader: Invader, action: FrontAction, where: string): Why<Str> {
  const places = placesFor(view, invader, action) ?? [];
  const side = ownSide(invader);
  if (side && isElsewhere(invader, where)) return why('STR-21.2', 'ownSideOnly', { side });
  if (isEquipment(action) && isWallEquipment(action) && isWall(where)) {
    const { equipment } = view.walls[where];
    if (equipment.includes(action)) return why('STR-7.1', 'sameKind', { item: action, wall: where });
    return why('STR-7.1', 'wallFull', { wall: where, equipment });
  }
  if (action === 'bridge' && isPath(where)) {
    const piece = view.paths[where];
    if (piece) return why('STR-2.5', 'pathTaken', { path: where, piece, free: places });
  }
  if (phaseOf(action) === 4 && isRampart(where) && action !== 'gunner') {
    return why('STR-8.1', 'rampartFull', { rampart: where, trainings: view.ramparts[where].trainings });
  }
  if (action === 'saboteur' && isBuilding(where)) {
    return why('STR-8.7', 'saboteurThere', { building: where, free: places });
  }
  if (isRitual(action) && isLaidThere(view, action, where)) {
    return why('STR-9.1', 'ritualThere', { ritual: action, target: where });
  }
  return why('STR-6.1', 'placeUnfit', { action, where, places });
}
function isLaidThere(view: View, ritual: Ritual, where: string): boolean {
  if (ritual === 'fire' && isBuilding(where)) return view.buildings[where].fire;
  if (ritual === 'gale' && isWall(where)) return view.walls[where].gale;
  if (ritual === 'accident' && isWall(where)) return view.walls[where].cauldron?.accident === true;
  if (ritual === 'possession') return (where === 'officer' || where === 'warrior') && view.heroes[where].possessed;
  return (
    ritual === 'bloodstones' && view.engines.some((one) => `${one.kind}@${one.place}` === where && one.bloodstones)
  );
}

function whereArgument<A extends { where?: string }>(name: keyof A): OneArgument<Str, A> {
  const named = (given: Partial<A>): FrontAction | undefined => {
    const value = given[name];
    return typeof value === 'string' && isFront(value) ? value : undefined;
  };
  const places = (view: View, seat: Seat, given: Partial<A>): string[] => {
    const invader = invaderAt(view, seat);
    const action = named(given);
    return (invader && action && placesFor(view, invader, action)) ?? [];
  };
  return {
    kind: 'one',
    preview: true,
    optional(view, seat, given) {
      const invader = invaderAt(view, seat);
      const action = named(given);
      return invader !== undefined && action !== undefined && placesFor(view, invader, action) === undefined;
    },
    choices: (view, seat, given) =>
      places(view, seat, given).map((place) => ({ value: place, label: { key: 'place', params: { place } } })),
    refuse(view, seat, given, value) {
      const invader = invaderAt(view, seat);
      const action = named(given);
      // What names no place at all is not said back as one.
      return invader && action && isNamed(value) ? whyNotThere(view, invader, action, value) : undefined;
    },
  };
}

function payArgument<A extends { pay: string }>(name: keyof A): OneArgument<Str, A> {
  const named = (given: Partial<A>): FrontAction => given[name] as FrontAction;
  return {
    kind: 'one',
    choices(view, seat, given) {
      const invader = invaderAt(view, seat);
      if (!invader || given[name] === undefined) return [];
      return payable(view, invader, named(given)).map((pay) => ({
        value: written(pay),
        label: { key: 'payChoice', params: { pay } },
      }));
    },
    refuse(view, seat, given, value) {
      const invader = invaderAt(view, seat);
      const action = named(given);
      if (!invader) return undefined;
      const units = read(value, noHorde());
      if (action === 'tamer' && units && paysFor(view, action).some((pay) => written(pay) === value)) {
        if (view.dead[tamedFor(units)] === 0) return why('STR-8.8', 'noneToTame', { unit: tamedFor(units) });
      }
      return why('STR-4.2', 'notPayable', { action, options: paysFor(view, action), reserve: invader.reserve });
    },
  };
}

/** Why the whole action is not on offer in its phase: what is wrong with the first that is left, or nothing is left. */
function unavailable(phase: CardPhase): (view: View, seat: Seat) => Why<Str> | undefined {
  return inPhases([phase], (view, seat) => {
    const invader = invaderAt(view, seat);
    if (!invader) return undefined;
    const [first] = actionsLeft(view, invader, phase);
    const [used] = actionsOf(view, invader, phase);
    return whyNotTaken(view, invader, phase, first ?? used ?? '');
  });
}

export const build: Action<Str, Actions['build']> = {
  args: { engine: actionArgument(2), where: whereArgument('engine'), pay: payArgument('engine') },
  *ready(view, seat) {
    for (const { what, where = '', pay } of readyCards(view, seat, 2)) yield { engine: what, where, pay };
  },
  unavailable: unavailable(2),
};
export const equip: Action<Str, Actions['equip']> = {
  args: { item: actionArgument(3), where: whereArgument('item'), pay: payArgument('item') },
  *ready(view, seat) {
    for (const { what, where = '', pay } of readyCards(view, seat, 3)) yield { item: what, where, pay };
  },
  unavailable: unavailable(3),
};
const put = (where: string | undefined): { where?: string } => (where === undefined ? {} : { where });
export const train: Action<Str, Actions['train']> = {
  args: { training: actionArgument(4), where: whereArgument('training'), pay: payArgument('training') },
  *ready(view, seat) {
    for (const { what, where, pay } of readyCards(view, seat, 4)) yield { training: what, ...put(where), pay };
  },
  unavailable: unavailable(4),
};
export const ritual: Action<Str, Actions['ritual']> = {
  args: { ritual: actionArgument(5), where: whereArgument('ritual') },
  *ready(view, seat) {
    for (const { what, where } of readyCards(view, seat, 5)) yield { ritual: what, ...put(where) };
  },
  unavailable: unavailable(5),
};
