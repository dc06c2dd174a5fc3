/** A1 to A8, E1 and everywhere: `aim`, `choose`, `done`. */
import type { Action, Seat, Why } from '../../../kernel/index.js';
import { fieldOf, mostAt } from '../rules/aiming.js';
import { isSiegeTower, isWall, wallOf } from '../rules/places.js';
import type { Actions } from '../types/actions.js';
import type { AimLine, ChoiceLine } from '../types/steps.js';
import type { AimStage, PhaseNumber, Target } from '../types/terms.js';
import type { RuleId } from '../types/rule-ids.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';
import { why } from './available.js';

function aimOf(view: View): { stage: AimStage; lines: readonly AimLine[] } | undefined {
  return view.question?.kind === 'aim' ? view.question : undefined;
}
function lineOf(view: View, weapon: string | undefined): AimLine | undefined {
  return aimOf(view)?.lines.find((line) => line.weapon === weapon);
}
/** Targets of a line at which at least one of its shooters may be aimed. */
function openTargets(view: View, weapon: string | undefined): Target[] {
  const question = aimOf(view);
  const line = lineOf(view, weapon);
  if (!question || !line) return [];
  return line.targets.filter((target) => mostAt(view, question.stage, question.lines, line, target) > 0);
}

function whyNotAt(view: View, weapon: string | undefined, value: string): Why<Str> | undefined {
  const question = aimOf(view);
  const line = lineOf(view, weapon);
  if (!question || !line) return undefined;
  const wall = isSiegeTower(value) ? wallOf(value) : value;
  if (isWall(wall) && view.walls[wall].glare) return why('STR-16.3', 'underGlare', { wall: value });
  if (value === 'hold') return why('STR-16.13', 'mustFire', { engine: line.weapon, walls: line.targets });
  if (question.stage === 'shooters' && (line.targets as readonly string[]).includes(value)) {
    return why('STR-16.12', 'archersOnly', { target: value, left: 0 });
  }
  if ((fieldOf(view, question.stage, line.weapon) as readonly string[]).includes(value)) {
    return why(ruleOf(question.stage), 'noEnemy', { target: value });
  }
  return why(ruleOf(question.stage), 'reaches', { weapon: line.weapon, targets: line.targets });
}
const ruleOf = (stage: AimStage): RuleId =>
  (
    ({
      cannons: 'STR-16.4',
      engines: 'STR-16.6',
      archers: 'STR-16.7',
      shooters: 'STR-16.12',
      hooks: 'STR-17.2',
    }) as const
  )[stage];

const mostCount = (view: View, { weapon, target }: Partial<Actions['aim']>): number => {
  const question = aimOf(view);
  const line = lineOf(view, weapon);
  if (!question || !line || target === undefined) return 0;
  return mostAt(view, question.stage, question.lines, line, target as Target);
};

export const aim: Action<Str, Actions['aim']> = {
  args: {
    weapon: {
      kind: 'one',
      choices: (view) =>
        (aimOf(view)?.lines ?? [])
          .filter(({ targets }) => targets.length > 1)
          .map(({ weapon, count }) => ({ value: weapon, label: { key: 'weaponChoice', params: { weapon, count } } })),
    },
    target: {
      kind: 'one',
      preview: true,
      choices: (view, _seat, { weapon }) =>
        openTargets(view, weapon).map((target) => ({
          value: target,
          label: { key: 'targetChoice', params: { target } },
        })),
      refuse: (view, _seat, { weapon }, value) => whyNotAt(view, weapon, value),
    },
    count: {
      kind: 'number',
      optional: () => true,
      range: (view, _seat, given) => ({ min: 1, max: Math.max(1, mostCount(view, given)) }),
      refuse: (view, _seat, given, value) =>
        given.target !== undefined && value > mostCount(view, given) && aimOf(view)?.stage === 'shooters'
          ? why('STR-16.12', 'archersOnly', { target: given.target, left: mostCount(view, given) })
          : undefined,
    },
  },
};

const choiceOf = (view: View): readonly ChoiceLine[] => (view.question?.kind === 'choose' ? view.question.lines : []);

export const choose: Action<Str, Actions['choose']> = {
  args: {
    item: {
      kind: 'one',
      choices: (view) =>
        choiceOf(view).map(({ item, about }) => ({ value: item, label: { key: 'itemChoice', params: { about } } })),
    },
    value: {
      kind: 'one',
      choices(view, _seat, { item }) {
        const line = choiceOf(view).find((one) => one.item === item);
        return (line?.values ?? []).map((value) => ({
          value,
          label: { key: 'valueChoice', params: { about: line?.about ?? { kind: 'hospital' }, value } },
        }));
      },
      refuse(view, _seat, { item }) {
        const line = choiceOf(view).find((one) => one.item === item);
        return line && why('STR-16.14', 'possibleAre', { about: line.about, values: line.values });
      },
    },
  },
};

/** STR-4.8: phases later than the next one, up to 6. */
function untilPhases(view: View, seat: Seat): PhaseNumber[] {
  const { phase } = view;
  if (typeof phase !== 'number' || phase > 4 || view.players[seat]?.team !== 'invaders') return [];
  return ([3, 4, 5, 6] as const).filter((one) => one > phase + 1);
}

export const done: Action<Str, Actions['done']> = {
  args: {
    until: {
      kind: 'one',
      optional: () => true,
      choices: (view, seat) =>
        untilPhases(view, seat).map((phase) => ({
          value: String(phase),
          label: { key: 'untilChoice', params: { phase } },
        })),
      refuse: (view, seat) =>
        typeof view.phase === 'number'
          ? why('STR-4.8', 'untilRange', { phase: view.phase, phases: untilPhases(view, seat) })
          : undefined,
    },
  },
  // To be done with this phase is one tap; to be done with several is asked.
  *ready(view, seat) {
    if (untilPhases(view, seat).length > 0) yield {};
  },
  unavailable(view, seat) {
    if (!view.awaited.includes(seat)) return undefined;
    if (view.phase === 'draft') return why('STR-3.5', 'keepFirst', {});
    return view.waitingStone > 0 ? why('STR-4.7', 'stoneFirst', {}) : undefined;
  },
};
