/** D8: `stone`, `work`, `hero`, `disgrace`, `swift`. */
import type { Action, Choice, Seat, Why } from '../../../kernel/index.js';
import { disgraceFrom, mostSpeech, raidPrice } from '../content/numbers.js';
import { taskData } from '../content/tasks.js';
import { readyWork } from '../plans/ready.js';
import { actsLeft, partnersMarks, raidChoices, speechChoices } from '../rules/offers.js';
import { isWall } from '../rules/places.js';
import { defenderAt, isOwnSide, otherDefender, ownSide, seatOfColour } from '../rules/seats.js';
import { hasTaskPiece } from '../rules/stock.js';
import {
  completes,
  investment,
  isMarked,
  isOthers,
  missingFor,
  priceOf,
  purseFor,
  targetsFor,
  unitsFor,
  workable,
} from '../rules/tasks.js';
import { isDefender, isInvader, present } from '../rules/units.js';
import type { Actions } from '../types/actions.js';
import type { Defender } from '../types/board.js';
import { type Hero, type Task, acts, buildings, tasks, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { inDefence, why } from './available.js';

const placeChoice = (place: string): Choice<Str> => ({ value: place, label: { key: 'place', params: { place } } });
const isTask = (value: string | undefined): value is Task => (tasks as readonly (string | undefined)[]).includes(value);

/** STR-4.7 */
export const stone: Action<Str, Actions['stone']> = {
  args: {
    wall: {
      kind: 'one',
      preview: true,
      choices(view, seat) {
        const defender = defenderAt(view, seat);
        return walls.filter((wall) => defender && isOwnSide(defender, wall)).map(placeChoice);
      },
      refuse(view, seat, _given, value) {
        const defender = defenderAt(view, seat);
        const side = defender && ownSide(defender);
        return side && isWall(value) ? why('STR-22.5', 'yourSide', { side }) : undefined;
      },
    },
  },
  unavailable: inDefence(() => why('STR-4.7', 'noStone', {})),
};

/** Why nothing can be put on a task now. */
function whyNoWork(view: View, defender: Defender, task: Task): Why<Str> {
  const { colour } = view.tasks[task];
  if (isOthers(view, defender, task) && colour) {
    return why('STR-22.3', 'otherColour', { task, seat: seatOfColour(view, colour) });
  }
  if (isMarked(view, task) && purseFor(view, defender, task) === 0) return why('STR-13.2', 'taskDone', { task });
  if (!hasTaskPiece(view, task)) return why('STR-1.3', 'allInUse', { task, pieces: taskData[task].pieces ?? 0 });
  if (purseFor(view, defender, task) === 0) {
    return why('STR-4.5', 'haveHourglasses', { hourglasses: defender.hourglasses });
  }
  return why('STR-13.1', 'noTarget', { task, most: Math.max(0, missingFor(view, task) - 1) });
}

function whyNotSoMany(view: View, defender: Defender, task: Task, hourglasses: number): Why<Str> | undefined {
  const missing = missingFor(view, task);
  if (!Number.isInteger(hourglasses) || hourglasses < Math.min(1, missing)) return undefined;
  if (hourglasses > missing) return why('STR-13.1', 'needsOnly', { task, missing });
  const purse = purseFor(view, defender, task);
  if (hourglasses > purse) return why('STR-4.5', 'haveHourglasses', { hourglasses: purse });
  if (!hasTaskPiece(view, task)) return why('STR-1.3', 'allInUse', { task, pieces: taskData[task].pieces ?? 0 });
  return why('STR-13.1', 'noTarget', { task, most: Math.max(0, missing - 1) });
}

type Working = Partial<Actions['work']>;
const isFinishing = (view: View, { task, hourglasses }: Working): boolean =>
  isTask(task) && hourglasses !== undefined && completes(view, task, hourglasses);

function targetsNow(view: View, seat: Seat, given: Working): string[] | undefined {
  const defender = defenderAt(view, seat);
  if (!defender || !isTask(given.task) || !isFinishing(view, given)) return undefined;
  return targetsFor(view, defender, given.task);
}

function whyNotTarget(view: View, seat: Seat, given: Working, value: string): Why<Str> | undefined {
  const defender = defenderAt(view, seat);
  const targets = targetsNow(view, seat, given);
  if (!defender || !targets) return undefined;
  const side = ownSide(defender);
  if (side && !isOwnSide(defender, value)) return why('STR-22.6', 'actOnSide', { side });
  return why('STR-13.1', 'targetUnfit', { target: value, targets });
}

/** STR-13 */
export const work: Action<Str, Actions['work']> = {
  args: {
    task: {
      kind: 'one',
      choices(view, seat) {
        const defender = defenderAt(view, seat);
        return (defender ? workable(view, defender) : []).map((task) => ({
          value: task,
          label: {
            key: 'taskChoice',
            params: { task, progress: view.tasks[task].progress, price: priceOf(view, task) },
          },
        }));
      },
      accepts(view, seat, _given, value) {
        const defender = defenderAt(view, seat);
        return defender !== undefined && isTask(value) && investment(view, defender, value) !== undefined;
      },
      refuse(view, seat, _given, value) {
        const defender = defenderAt(view, seat);
        return defender && isTask(value) ? whyNoWork(view, defender, value) : undefined;
      },
    },
    hourglasses: {
      kind: 'number',
      range(view, seat, { task }) {
        const defender = defenderAt(view, seat);
        const range = defender && isTask(task) ? investment(view, defender, task) : undefined;
        return range ?? { min: 1, max: 0 };
      },
      refuse(view, seat, { task }, value) {
        const defender = defenderAt(view, seat);
        return defender && isTask(task) ? whyNotSoMany(view, defender, task, value) : undefined;
      },
    },
    target: {
      kind: 'one',
      preview: true,
      optional: (view, seat, given) => targetsNow(view, seat, given) === undefined,
      choices: (view, seat, given) => (targetsNow(view, seat, given) ?? []).map(placeChoice),
      refuse: whyNotTarget,
      missing: (view, seat, given) =>
        isTask(given.task)
          ? why('STR-13.1', 'nameTarget', { task: given.task, targets: targetsNow(view, seat, given) ?? [] })
          : undefined,
    },
    unit: {
      kind: 'one',
      optional: (view, _seat, given) =>
        !isFinishing(view, given) || !isTask(given.task) || unitsFor(view, given.task, given.target) === undefined,
      choices: (view, _seat, given) =>
        isFinishing(view, given) && isTask(given.task)
          ? (unitsFor(view, given.task, given.target) ?? []).map((unit) => ({
              value: unit,
              label: { key: 'unitChoice', params: { unit } },
            }))
          : [],
      refuse(view, _seat, given, value) {
        const units = isTask(given.task) && isFinishing(view, given) ? unitsFor(view, given.task, given.target) : [];
        const known = isInvader(value) || isDefender(value);
        return units && units.length > 0 && known ? why('STR-13.1', 'unitUnfit', { unit: value, units }) : undefined;
      },
    },
  },
  ready: readyWork,
  unavailable: inDefence((view, seat) => {
    const defender = defenderAt(view, seat);
    return defender && why('STR-4.5', 'haveHourglasses', { hourglasses: defender.hourglasses });
  }),
};

function whyNoHero(view: View, defender: Defender, hero: Hero): Why<Str> {
  const { at, acted, possessed } = view.heroes[hero];
  if (acted) return why('STR-14.1', 'heroActed', { hero });
  if (possessed) return why('STR-9.4', 'possessed', { hero });
  if (!isWall(at)) return why('STR-14.1', 'heroNotOnWall', { hero });
  const side = ownSide(defender);
  if (side && !isOwnSide(defender, at)) return why('STR-22.1', 'actOnSide', { side });
  if (hero === 'warrior') {
    const needed = Math.min(...present(view.walls[at].invaders).map((unit) => raidPrice[unit]));
    if (needed < Infinity) return why('STR-14.3', 'takesHourglasses', { needed, held: defender.hourglasses });
    return why('STR-14.3', 'enemiesAre', { wall: at, units: view.walls[at].invaders });
  }
  return why('STR-14.2', 'takesHourglasses', { needed: 1, held: defender.hourglasses });
}

/** STR-14 */
export const hero: Action<Str, Actions['hero']> = {
  args: {
    action: {
      kind: 'one',
      choices(view, seat) {
        const defender = defenderAt(view, seat);
        if (!defender) return [];
        return [
          ...(speechChoices(view, defender).length > 0
            ? [{ value: 'speech', label: { key: 'speechAction', params: {} } } as const]
            : []),
          ...(raidChoices(view, defender).length > 0
            ? [{ value: 'raid', label: { key: 'raidAction', params: {} } } as const]
            : []),
        ];
      },
      refuse(view, seat, _given, value) {
        const defender = defenderAt(view, seat);
        if (!defender || (value !== 'speech' && value !== 'raid')) return undefined;
        return whyNoHero(view, defender, value === 'speech' ? 'officer' : 'warrior');
      },
    },
    value: {
      kind: 'one',
      preview: true,
      choices(view, seat, { action }): Choice<Str>[] {
        const defender = defenderAt(view, seat);
        if (!defender) return [];
        if (action === 'speech') {
          return speechChoices(view, defender).map((hourglasses) => ({
            value: String(hourglasses),
            label: { key: 'speechChoice', params: { hourglasses } },
          }));
        }
        return raidChoices(view, defender).map((unit) => ({
          value: unit,
          label: { key: 'raidChoice', params: { unit, hourglasses: raidPrice[unit] } },
        }));
      },
      refuse(view, seat, { action }, value) {
        const defender = defenderAt(view, seat);
        const { at } = view.heroes.warrior;
        if (!defender) return undefined;
        if (action === 'raid' && isInvader(value) && isWall(at)) {
          const needed = raidPrice[value];
          if (view.walls[at].invaders[value] === 0) {
            return why('STR-14.3', 'enemiesAre', { wall: at, units: view.walls[at].invaders });
          }
          return why('STR-14.3', 'takesHourglasses', { needed, held: defender.hourglasses });
        }
        const asked = Number(value);
        if (action !== 'speech' || !Number.isInteger(asked) || asked < 1 || asked > mostSpeech) return undefined;
        return why('STR-14.2', 'takesHourglasses', { needed: asked, held: defender.hourglasses });
      },
    },
  },
  unavailable: inDefence((view, seat) => {
    const defender = defenderAt(view, seat);
    return defender && whyNoHero(view, defender, view.heroes.warrior.acted ? 'officer' : 'warrior');
  }),
};

/** STR-15 */
export const disgrace: Action<Str, Actions['disgrace']> = {
  args: {
    act: {
      kind: 'one',
      choices: (view) => actsLeft(view).map((act) => ({ value: act, label: { key: 'actChoice', params: { act } } })),
      refuse(_view, _seat, _given, value) {
        const act = acts.find((one) => one === value);
        return act && why('STR-15.1', 'actSpent', { act });
      },
    },
    building: {
      kind: 'one',
      optional: (_view, _seat, { act }) => act !== 'to-the-last',
      choices: (_view, _seat, { act }) => (act === 'to-the-last' ? buildings.map(placeChoice) : []),
      refuse: (_view, _seat, { act }, value) =>
        act === 'to-the-last' ? why('STR-15.4', 'noTasksThere', { building: value, buildings }) : undefined,
    },
  },
  unavailable: inDefence((view) => {
    if (view.turn < disgraceFrom) return why('STR-15.1', 'notBeforeTurn', { turn: disgraceFrom });
    if (view.disgrace.lastTurn === view.turn) return why('STR-15.1', 'oneAct', {});
    const act = view.disgrace.spent.at(-1);
    return act && why('STR-15.1', 'actSpent', { act });
  }),
};

/** STR-22.4 */
export const swift: Action<Str, Actions['swift']> = {
  args: {
    task: {
      kind: 'one',
      choices(view, seat) {
        const defender = defenderAt(view, seat);
        return (defender ? partnersMarks(view, defender) : []).map((task) => ({
          value: task,
          label: { key: 'taskName', params: { task } },
        }));
      },
      refuse(view, seat) {
        const defender = defenderAt(view, seat);
        return defender && why('STR-22.4', 'notPartners', { tasks: partnersMarks(view, defender) });
      },
    },
  },
  unavailable: inDefence((view, seat) => {
    const defender = defenderAt(view, seat);
    if (!defender || !otherDefender(view, seat)) return why('STR-22.4', 'fourPlayersOnly', {});
    if (!view.swift) return why('STR-22.4', 'swiftSpent', {});
    return why('STR-22.4', 'notPartners', { tasks: partnersMarks(view, defender) });
  }),
};
