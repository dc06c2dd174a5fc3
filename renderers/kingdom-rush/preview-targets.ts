/** The choices of a horde or an attack: each by itself, numbered. */
import { attackOf } from '../../src/games/kingdom-rush/rules/attack-notation.js';
import { gridOf } from '../../src/games/kingdom-rush/rules/cards.js';
import { sizeOf } from '../../src/games/kingdom-rush/rules/cells.js';
import { hordeTagged } from '../../src/games/kingdom-rush/rules/hordes.js';
import { type Walk, coverIn, none, spendMark, waitMark } from '../../src/games/kingdom-rush/plans/walk.js';
import { type Kru, towerIds } from '../../src/games/kingdom-rush/types/index.js';
import { squareOf } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { openPrivate, variants } from '../kit/private.js';
import type { Locale } from '../../src/kernel/index.js';
import { type Box, around, middle } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import type { PreviewOf } from '../renderer.js';
import { drawAttack } from './attack.js';
import { heading } from './board.js';
import { drawTag } from './hordes.js';
import { drawPlanned } from './large.js';
import { text } from './text.js';
import { drawTray, tagCell } from './tray.js';

export function paintTargets(task: PreviewOf<Kru>, walk: Walk, title: string): Sheet {
  const { choices } = task;
  const words = text[task.locale];
  const { deciders } = heading(task.view, { ...task, awaited: [task.seat] });
  const { expects } = walk;
  const piece = expects.what === 'target' ? expects.slot.piece : expects.what === 'knife' ? 'knife' : undefined;
  const where = piece === undefined ? words.phases[task.view.phase] : words.names.shapes[piece];
  const damage = 'slot' in expects ? ` · ${words.names.damages[expects.slot.damage]}` : '';
  const { sheet, body } = openPrivate(task.locale, choices.length > 3 ? 900 : 590, {
    title,
    icon: 'archery-target',
    where: `${where}${damage}`,
    ...(deciders ? { deciders } : {}),
    ask: sourceName(task, walk),
  });
  variants(
    sheet,
    body,
    choices.map((choice) => ({ id: `choice:${choice}`, label: labelOf(sheet, walk, choice) })),
    (room, index) => {
      drawTarget(sheet, room, walk, choices[index] ?? none);
    },
  );
  return sheet;
}

/** The tower or hero whose attack it is. */
function sourceName({ locale, view, seat }: PreviewOf<Kru>, { attacker }: Walk): string {
  const { names, phases } = text[locale];
  const tower = towerIds.find((id) => attacker.source.startsWith(`${id}#`));
  const hero = view.players.find((player) => player.seat === seat)?.hero;
  if (tower) return names.towers[tower];
  return hero ? names.heroes[hero.id] : phases[view.phase];
}

export function nothingSaid(locale: Locale, { expects }: Walk): string {
  const words = text[locale];
  return expects.what === 'target' && expects.slot.piece === 'warrior' ? words.stays : words.nothingPlaced;
}

function labelOf(sheet: Sheet, walk: Walk, choice: string): string {
  const words = text[sheet.locale];
  if (choice === none) return nothingSaid(sheet.locale, walk);
  if (choice.startsWith(spendMark)) return words.spent(choice.slice(spendMark.length));
  if (choice.startsWith(waitMark)) return words.waits(choice.slice(waitMark.length));
  const horde = hordeTagged(walk.table, choice);
  if (!horde) return choice.toUpperCase();
  const left = sizeOf(gridOf(horde.card).enemies & ~coverIn(walk, horde));
  return `${choice} · ${horde.at} · ${left === 0 ? words.covered : words.left(left)}`;
}

function drawTarget(sheet: Sheet, room: Box, walk: Walk, choice: string): void {
  const centre = middle(room);
  const side = Math.min(room.width, room.height - 14);
  const horde = hordeTagged(walk.table, choice);
  if (horde) {
    const tray = around(centre, side, side + 14);
    const layout = drawTray(sheet, tray, { table: walk.table, horde });
    for (const placement of walk.placements)
      if ('tag' in placement && placement.tag === choice)
        drawPlanned(sheet, layout, placement.cells, placement.slot.damage);
    drawTag(sheet, squareOf(layout, tagCell(walk.table, horde)), choice);
    return;
  }
  if (walk.expects.what === 'alternative') {
    const written = walk.attacker.written[choice === 'a' ? 0 : 1];
    const damage = walk.slots[0]?.damage ?? 'physical';
    if (written === undefined) return;
    const groups = (attackOf(written)[0] ?? []).map((group) => ({ ...group, damage, soldierDamage: damage }));
    drawAttack(sheet, around(centre, Math.min(420, room.width), Math.min(240, room.height)), [groups], colours.chalk);
    return;
  }
  const sign = choice.startsWith(spendMark) ? 'tentacle-strike' : choice.startsWith(waitMark) ? 'desert' : 'cancel';
  icon(sheet, sign, centre, { size: side * 0.5, colour: colours.lightStone });
}
