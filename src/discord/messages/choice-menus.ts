/** A list in as many menus as it takes, one below the other, so that nobody has to leaf. */
import type { Worded } from '../asking/matching.js';
import { limits } from '../limits.js';

export const perMenu = limits.selectOptions;
/** More would leave no room for buttons. */
const most = { menus: 3, groups: 5 } as const;
export const perScreen = perMenu * most.menus;

/** `heading` only where the game gives it one, `part` where it takes several menus to list what stands under it. */
export type Menu = { heading?: string; part?: { no: number; of: number }; choices: readonly Worded[] };

/** By the headings of the game; undefined where some choice has none, or where they would not all fit. */
function grouped(choices: readonly Worded[]): Menu[] | undefined {
  const groups = new Map<string, Worded[]>();
  for (const choice of choices) {
    if (choice.group === undefined) return undefined;
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  const menus = Array.from(groups, ([heading, held]): Menu => ({ heading, choices: held }));
  return menus.length <= most.groups && menus.every((menu) => menu.choices.length <= perMenu) ? menus : undefined;
}

/** As many menus as it takes, each with the heading of what it lists, if there is one. */
export function menusByHeading(choices: readonly Worded[]): Menu[] {
  const groups = new Map<string | undefined, Worded[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return Array.from(groups).flatMap(([heading, held]) =>
    inMenus(held).map((choices, at, { length }): Menu => {
      if (heading === undefined) return { choices };
      return length === 1 ? { heading, choices } : { heading, part: { no: at + 1, of: length }, choices };
    }),
  );
}

const inMenus = (choices: readonly Worded[]): Worded[][] =>
  Array.from({ length: Math.ceil(choices.length / perMenu) }, (_, at) =>
    choices.slice(at * perMenu, (at + 1) * perMenu),
  );

export function menusFor(choices: readonly Worded[]): Menu[] {
  if (choices.length <= perMenu) return [{ choices }];
  return grouped(choices) ?? menusOfMany(choices);
}

/** In their own order, under no heading. */
export const menusOfMany = (choices: readonly Worded[]): Menu[] => inMenus(choices).map((part) => ({ choices: part }));
