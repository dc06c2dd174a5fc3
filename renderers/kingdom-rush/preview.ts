/** What the first choices of a placement would do, for the seat that is asked. */
import {
  type Aim,
  actAim,
  flowerAim,
  questionAim,
  secondAim,
  towerAim,
} from '../../src/games/kingdom-rush/plans/aims.js';
import { type Walk, coverIn, none, walkPlan } from '../../src/games/kingdom-rush/plans/walk.js';
import { blockAt, readCells } from '../../src/games/kingdom-rush/rules/cells.js';
import { coverOf, hordeAt, hordeTagged } from '../../src/games/kingdom-rush/rules/hordes.js';
import type { Cells, Damage, Horde, Kru, Table } from '../../src/games/kingdom-rush/types/index.js';
import type { Draft, PreviewOf } from '../renderer.js';
import { paintCellChoices } from './preview-cells.js';
import { nothingSaid, paintTargets } from './preview-targets.js';
import { text } from './text.js';

/** A horde on which something is to be placed, as it is by then. */
export type Placing = {
  table: Table;
  horde: Horde;
  cover: Cells;
  /** What is placed: a piece of an attack, or a hero's figure. */
  what: { piece: Walk['slots'][number]['piece'] | 'knife' | 'figure'; damage: Damage };
  /** Of this very plan, on this horde. */
  planned: readonly { cells: Cells; damage: Damage }[];
  choices: readonly { name: string; cells: Cells }[];
};

function aimOf(task: PreviewOf<Kru>): Aim | undefined {
  const { view, seat } = task;
  switch (task.action) {
    case 'tower':
      return towerAim(view, seat, task.given);
    case 'act':
      return actAim(view, seat, task.given);
    case 'flower':
      return flowerAim(view, seat, task.given);
    case 'second':
      return secondAim(view, task.given);
    case 'choose':
      return questionAim(view, seat, view.question?.what);
    default:
      return undefined;
  }
}

/** The four cells of a figure, where a hero goes onto a horde. */
function blockPlacing(task: PreviewOf<Kru>): Placing | undefined {
  const { view, given, choices } = task;
  const horde = hordeAt(view, 'to' in given ? (given.to ?? null) : null);
  if (!horde) return undefined;
  return {
    table: view,
    horde,
    cover: coverOf(view, horde),
    what: { piece: 'figure', damage: 'true' },
    planned: [],
    choices: choices.map((name) => ({ name, cells: blockAt(name) })),
  };
}

function cellPlacing(walk: Walk, choices: readonly string[]): Placing | undefined {
  const { expects, table } = walk;
  if (expects.what !== 'cells' && expects.what !== 'knife-cells') return undefined;
  const horde = hordeTagged(table, expects.tag);
  if (!horde) return undefined;
  const planned = walk.placements.flatMap((placement) =>
    'tag' in placement && placement.tag === horde.tag
      ? [{ cells: placement.cells, damage: placement.slot.damage }]
      : [],
  );
  const piece = expects.what === 'cells' ? expects.slot.piece : 'knife';
  return {
    table,
    horde,
    cover: coverIn(walk, horde),
    what: { piece, damage: expects.slot.damage },
    planned,
    choices: choices.map((name) => ({ name, cells: readCells(name) })),
  };
}

export function drawPreview(task: PreviewOf<Kru>): Draft[] {
  const words = text[task.locale];
  const name = 'preview.png';
  const listed = task.choices.map((choice, index) => `${index + 1} ${choice}`).join(', ');
  const placing = task.argument === 'cell' ? blockPlacing(task) : undefined;
  if (placing) {
    const alt = words.previewAlt(words.preview.block, listed);
    return [{ name, sheet: paintCellChoices(task, placing, words.preview.block), alt }];
  }
  const aim = aimOf(task);
  if (!aim) return [];
  const { walk } = walkPlan(aim.table, aim.attacker, task.picked);
  const cells = cellPlacing(walk, task.choices);
  if (cells) {
    const alt = words.previewAlt(words.preview.cells, listed);
    return [{ name, sheet: paintCellChoices(task, cells, words.preview.cells), alt }];
  }
  const title = walk.expects.what === 'alternative' ? words.preview.alternatives : words.preview.hordes;
  const told = task.choices.map(
    (choice, index) => `${index + 1} ${choice === none ? nothingSaid(task.locale, walk) : choice}`,
  );
  return [{ name, sheet: paintTargets(task, walk, title), alt: words.previewAlt(title, told.join(', ')) }];
}
