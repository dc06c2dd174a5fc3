/** Whole moves in menus on the panel itself: what would stand in one behind a button is a tap nearer. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { AnyArgument, Asking } from '../asking/asking.js';
import type { Worded } from '../asking/matching.js';
import { type InPlay, askingAt } from '../at-table.js';
import { type Row, roomForMenus } from '../components.js';
import { advance } from '../panel/advance.js';
import type { Fitting } from '../panel/entries.js';
import { panelIds } from '../panel/ids.js';
import { type FewMoves, type WholeMove, likelyMoves, moveValue } from '../panel/whole-moves.js';
import type { Screen } from './argument-rows.js';
import { type Menu, menusOfMany } from './choice-menus.js';
import type { Offer } from './only-question.js';
import { headed, menuRow, menusOf } from './whole-rows.js';

type Listed = Worded & { heading?: string };

/** As few menus as it takes, each under the headings of what it lists; those of one name are numbered. */
function packed(menus: readonly Menu[]): Menu[] {
  const listed = menus.flatMap(({ heading, choices }) =>
    choices.map((choice): Listed => (heading === undefined ? choice : { ...choice, heading })),
  );
  const pages = menusOfMany(listed).map(({ choices }: { choices: readonly Listed[] }) => ({
    choices,
    heading: [...new Set(choices.flatMap(({ heading }) => heading ?? []))].join(', '),
  }));
  return pages.map(({ choices, heading }, at) => {
    const same = pages.filter((page) => page.heading === heading);
    const no = pages.slice(0, at + 1).filter((page) => page.heading === heading).length;
    if (heading === '') return { choices };
    return same.length > 1 ? { choices, heading, part: { no, of: same.length } } : { choices, heading };
  });
}

/** All under their headings, or the best first in as many menus as there is room for. */
function menusWithin(asking: Asking, argument: AnyArgument, moves: readonly WholeMove[], room: number): Menu[] {
  const menus = packed(menusOf(asking, argument, moves));
  if (menus.length === 1) return menus.map(({ choices }) => ({ choices }));
  if (menus.length <= room) return menus;
  return menusOfMany(moves.map((move) => ({ value: moveValue(move), label: move.label }))).slice(0, room);
}

function movesOnPanel(
  { asking, idOf, at }: Pick<Screen, 'asking' | 'idOf' | 'at'>,
  moves: readonly WholeMove[],
  others: readonly APIComponentInContainer[],
): Row[] {
  const standing = advance(asking, []);
  if (standing.at !== 'argument' || standing.argument.kind !== 'one' || moves.length === 0) return [];
  const { panel } = at.words;
  let before = 0;
  return menusWithin(asking, standing.argument, moves, roomForMenus(others)).map((menu, page, menus) => {
    const place = panel.range(before + 1, before + menu.choices.length);
    before += menu.choices.length;
    const what = headed(at.words, menu) ?? (menus.length > 1 ? place : undefined);
    const name = asking.text.label;
    return menuRow(
      idOf('whole', { page }),
      what === undefined ? panel.choosing(name) : panel.choosingOf(name, what),
      menu,
    );
  });
}

/** Where the game holds ready all that an action is worth, each of it is one choice away, as far as there is room. */
export function moveMenus(
  at: InPlay,
  fitting: Fitting,
  { offers, found }: { offers: readonly Offer[]; found: FewMoves | undefined },
  besides: readonly APIComponentInContainer[],
): Row[] {
  // A lesson says what to press.
  if (at.lesson) return [];
  const said = new Set(found?.moves.map(({ label }) => label));
  const made: Row[] = [];
  for (const { name, urgent } of offers) {
    const isOpen = urgent && (!found || found.open.includes(name));
    const asking = isOpen && at.game.actions[name]?.readyHolds ? askingAt(at, name) : undefined;
    if (!asking) continue;
    const moves = likelyMoves(asking).filter(({ label }) => !said.has(label));
    const idOf = panelIds(at, fitting, name);
    made.push(...movesOnPanel({ at, asking, idOf }, moves, [...besides, ...made]));
  }
  return made;
}
