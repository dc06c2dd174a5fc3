/** KRU-9.3: the way of a move, space by space, for whoever wants to name it. */
import type { Choice, PlanArgument, Seat } from '../../../kernel/index.js';
import type { Hero, Kru, Space, View } from '../types/index.js';
import { bootsOf, heroOf, stepsFrom } from '../rules/figures.js';
import { freshFlower, isStep } from '../rules/ways.js';

/** Steps that are needed at least from one space to another. */
function stepsBetween(view: View, from: Space | null, to: Space, most: number): number {
  let edge = new Set<Space | null>([from]);
  for (let steps = 0; steps <= most; steps += 1) {
    if (edge.has(to)) return steps;
    edge = new Set([...edge].flatMap((space) => stepsFrom(view, space)));
  }
  return Infinity;
}

function nextSpaces(view: View, hero: Hero, to: Space, picked: readonly string[]): Space[] {
  const left = bootsOf(view, hero) - picked.length - 1;
  const from = picked.at(-1) ?? hero.at;
  if (left < 0) return [];
  return stepsFrom(view, from).filter((space) => stepsBetween(view, space, to, left) <= left);
}

export function wayArgument<A>(goal: (given: Partial<A>) => Space | undefined): PlanArgument<Kru, A> {
  const heroAt = (view: View, seat: Seat): Hero => heroOf(view, seat);
  return {
    kind: 'plan',
    optional: () => true,
    next(view, seat, given, picked) {
      const to = goal(given);
      const hero = heroAt(view, seat);
      if (to === undefined || to === hero.at) return [];
      return nextSpaces(view, hero, to, picked).map((at): Choice<Kru> => ({
        value: at,
        label: { key: 'wayChoice', params: { at, flower: freshFlower(view, at)?.type ?? null } },
      }));
    },
    isWhole: (_view, _seat, given, picked) => picked.length > 0 && picked.at(-1) === goal(given),
    refuse(view, seat, given, picked, token) {
      const to = goal(given);
      const hero = heroAt(view, seat);
      const near = to === undefined ? [] : nextSpaces(view, hero, to, picked);
      const from = picked.at(-1) ?? hero.at;
      const at = token ?? '';
      const rule = isStep(view, from, at) ? 'KRU-8.3' : 'KRU-9.3';
      return { rule, reason: { key: 'wayBroken', params: { at, near } } };
    },
  };
}
