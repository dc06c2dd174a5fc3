/** The card of a game night: what it is called, when, what is played, who comes. */
import { listIn } from '../../src/i18n/locale.js';
import type { NightTask } from '../contract.js';
import { ground } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { colours, fade, mix, seatMark } from '../kit/palette.js';
import { parchment, plate } from '../kit/panels.js';
import { type Box, at, box, columns, inset, rows } from '../kit/shapes.js';
import { type Sheet, openSheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { words } from '../kit/words.js';
import type { AnyRenderer, Draft } from '../renderer.js';
import { plainArt, titleArt } from './lobby.js';

const height = 860;
const banner = 400;
/** Names that find room; the rest is counted. */
const mostNames = 12;

export function drawNight(task: NightTask, renderer: AnyRenderer | undefined): Draft {
  const text = words[task.locale].night;
  const sheet = openSheet(task.locale, height);
  layer(sheet, `night|${task.game}`, (still) => {
    ground(still);
    titleArt(still, box(0, 0, still.width, banner), renderer?.art ?? plainArt);
  });
  write(sheet, task.title, box(60, 222, sheet.width - 120, 96), {
    size: 78,
    face: 'title',
    colour: colours.chalk,
    align: 'center',
    floor: 34,
    rim: colours.night,
  });
  const under = [text.states[task.state], text.host(task.host), ...(task.teaches ? [text.teaches] : [])].join(' · ');
  write(sheet, under, box(80, 330, sheet.width - 160, 52), {
    size: 32,
    face: 'strong',
    colour: task.state === 'cancelled' ? colours.parchmentShade : colours.brass,
    align: 'center',
    floor: 20,
  });
  const foot = box(28, banner + 10, sheet.width - 56, height - banner - 38);
  const left = box(foot.x, foot.y, foot.width * 0.6, foot.height);
  const right = box(left.x + left.width + 20, foot.y, foot.width - left.width - 20, foot.height);
  const parts = rows(left, 2, 16);
  const [when, what] = parts;
  if (when) choices(sheet, when, { title: `${text.when} · ${task.zone}`, sign: 'hourglass', entries: task.times });
  if (what) choices(sheet, what, { title: text.what, sign: 'rolling-dices', entries: task.games });
  people(sheet, right, task);
  const join = (entries: NightTask['times']): string =>
    listIn(
      task.locale,
      entries.map(({ label }) => label),
      'or',
    );
  const alt = text.alt(
    task.title,
    text.states[task.state],
    join(task.times),
    join(task.games),
    listIn(task.locale, task.coming),
  );
  return { name: 'night.png', sheet, alt };
}

type Choices = { title: string; sign: string; entries: NightTask['times'] };

/** A list of what may be voted for, each with a bar for its voices. */
function choices(sheet: Sheet, room: Box, { title, sign, entries }: Choices): void {
  write(sheet, title, box(room.x, room.y, room.width, 40), { size: 26, face: 'strong', colour: colours.brass });
  const list = box(room.x, room.y + 44, room.width, room.height - 44);
  const most = Math.max(1, ...entries.map(({ votes }) => votes));
  const two = entries.length > 4;
  const lines = two ? Math.ceil(entries.length / 2) : Math.max(entries.length, 2);
  const cells = two ? columns(list, 2, 12).flatMap((column) => rows(column, lines, 8)) : rows(list, lines, 8);
  entries.forEach(({ label, votes }, index) => {
    const cell = cells[index];
    if (!cell) return;
    placed(sheet, `${title}:${index}`, cell);
    plate(sheet, cell, { fill: fade(colours.night, 0.45), edge: colours.stone, edgeWidth: 2 });
    if (votes > 0) {
      const bar = box(cell.x + 4, cell.y + 4, (cell.width - 8) * (votes / most), cell.height - 8);
      plate(sheet, bar, { fill: mix(colours.brassDark, colours.night, 0.45), edge: colours.brassDark, edgeWidth: 1 });
    }
    const y = cell.y + cell.height / 2;
    icon(sheet, sign, at(cell.x + 32, y), { size: Math.min(34, cell.height * 0.6), colour: colours.parchmentShade });
    write(sheet, label, box(cell.x + 62, cell.y, cell.width - 62 - 76, cell.height), {
      size: 34,
      face: 'strong',
      floor: 18,
    });
    if (votes > 0) {
      write(sheet, String(votes), box(cell.x + cell.width - 72, cell.y, 56, cell.height), {
        size: 34,
        face: 'heavy',
        colour: colours.chalk,
        align: 'right',
      });
    }
  });
}

function people(sheet: Sheet, room: Box, task: NightTask): void {
  const text = words[task.locale].night;
  parchment(sheet, room);
  const inner = inset(room, 22, 16);
  const count = task.coming.length + task.bench.length;
  write(sheet, text.who(count, task.quorum), box(inner.x, inner.y, inner.width, 44), {
    size: 30,
    face: 'title',
    colour: colours.parchmentInk,
    floor: 18,
  });
  const names = [
    ...task.coming.map((name, index) => ({ name, index, isBench: false })),
    ...task.bench.map((name, index) => ({ name, index: index + task.coming.length, isBench: true })),
  ];
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names;
  const lines = rows(
    box(inner.x, inner.y + 52, inner.width, inner.height - 52),
    Math.max(6, Math.min(mostNames, names.length)),
    4,
  );
  shown.forEach(({ name, index, isBench }, row) => {
    const line = lines[row];
    if (!line) return;
    const y = line.y + line.height / 2;
    const colour = isBench ? colours.sepia : mix(seatMark(index % 8).colour, colours.parchmentInk, 0.35);
    icon(sheet, isBench ? 'park-bench' : 'person', at(line.x + 18, y), {
      size: Math.min(30, line.height * 0.8),
      colour,
    });
    const noteWidth = isBench ? 90 : 0;
    write(sheet, name, box(line.x + 46, line.y, line.width - 46 - noteWidth, line.height), {
      size: 28,
      face: 'strong',
      colour: colours.parchmentInk,
      floor: 16,
    });
    if (isBench) {
      write(sheet, text.bench, box(line.x + line.width - noteWidth, line.y, noteWidth, line.height), {
        size: 22,
        colour: colours.sepia,
        align: 'right',
      });
    }
  });
  const last = lines[mostNames - 1];
  if (names.length > mostNames && last) {
    write(sheet, `+ ${names.length - mostNames + 1}`, box(last.x + 46, last.y, last.width - 46, last.height), {
      size: 28,
      face: 'strong',
      colour: colours.sepia,
    });
  }
}
