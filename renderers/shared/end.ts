/** The end of a game: who won, why, the scores, and how it went. */
import type { EndTask } from '../contract.js';
import { seatSign } from '../kit/badges.js';
import { ground } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { type Mark, colours, fade, mix, seatMark } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { type Box, at, box, columns, inset, rounded, rows } from '../kit/shapes.js';
import { type Sheet, openSheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { words } from '../kit/words.js';
import { seatName } from '../kit/seats.js';
import type { AnyRenderer, Draft, EndDetails } from '../renderer.js';
import { chart } from './chart.js';
import { drawTitles, titlesHeight, titlesShown } from './end-titles.js';
import { titleOf } from './lobby.js';

const banner = 236;
const chartHeight = 330;
/** No picture is higher; many rows share what is left. */
const tallest = 1280;
const tallestRow = 78;
/** The heads of the columns: an icon each, and under it what it counts, where all the words find room. */
const headIcon = 56;
const headWord = 34;

const hasWords = ({ table }: EndDetails): boolean => table?.columns.every(({ label }) => label !== '') ?? false;
const headHeight = (details: EndDetails): number => (details.table ? headIcon + (hasWords(details) ? headWord : 0) : 0);

type Row = { seat: number; cells: readonly string[]; total: string };

export function drawEnd(task: EndTask, renderer: AnyRenderer | undefined): Draft {
  const text = words[task.locale];
  const details = renderer?.end(task) ?? { marks: task.names.map((_, seat) => seatMark(seat)) };
  const rowsOf = scoreRows(task, details);
  const charted = chartOf(details, text.overRounds);
  const titles = titlesShown(task, renderer);
  const titled = titles.length > 0 ? titlesHeight + 14 : 0;
  const around = banner + 34 + headHeight(details) + titled + (charted ? chartHeight : 0) + 40;
  const rowHeight = Math.min(tallestRow, Math.floor((tallest - around) / rowsOf.length));
  const tableHeight = 34 + rowsOf.length * rowHeight + headHeight(details);
  const belowTable = banner + 18 + tableHeight + 14;
  const height = Math.max(720, around + rowsOf.length * rowHeight);
  const sheet = openSheet(task.locale, height);
  const title = titleOf(task.game, renderer, task.locale);
  const result = resultOf(task);
  const reason = renderer?.reason(task) ?? '';
  layer(sheet, 'end', ground);
  crown(sheet, task, { title, result, reason });
  const foot = height - 28;
  const table = box(36, banner + 18, sheet.width - 72, tableHeight);
  scores(sheet, table, { rows: rowsOf, rowHeight, details, task });
  if (titles.length > 0)
    drawTitles(sheet, box(36, belowTable, sheet.width - 72, titlesHeight), titles, {
      names: task.names,
      marks: details.marks,
    });
  if (charted) panelChart(sheet, box(36, belowTable + titled, sheet.width - 72, foot - belowTable - titled), charted);
  const listed = rowsOf
    .filter((row) => row.total !== '')
    .map((row) => `${seatName(task.names, row.seat)} ${row.total}`)
    .join(', ');
  const earned = titles.map(({ name, holders }) => text.titled(name, holders));
  return { name: 'end.png', sheet, alt: text.endAlt(title, result, reason, listed, earned) };
}

function resultOf({ locale, outcome, names }: EndTask): string {
  const text = words[locale];
  if (outcome.kind === 'lost') return text.lost;
  if (outcome.winners.length === 0) return text.over;
  return text.won(outcome.winners.map((seat) => seatName(names, seat)));
}

function scoreRows(task: EndTask, details: EndDetails): readonly Row[] {
  if (details.table) return details.table.rows;
  const { scores } = task.outcome;
  return task.names
    .map((_, seat): Row => ({ seat, cells: [], total: scores ? String(scores[seat] ?? 0) : '' }))
    .sort((a, b) => Number(b.total) - Number(a.total));
}

function crown(sheet: Sheet, task: EndTask, said: { title: string; result: string; reason: string }): void {
  const { ctx, width } = sheet;
  const won = task.outcome.kind === 'won';
  ctx.fillStyle = colours.night;
  ctx.fillRect(0, 0, width, banner);
  ctx.fillStyle = won ? colours.brass : colours.danger;
  ctx.fillRect(0, banner - 5, width, 5);
  icon(sheet, won ? 'laurel-crown' : 'broken-shield', at(134, banner / 2 - 6), {
    size: 176,
    colour: won ? colours.brass : colours.danger,
  });
  icon(sheet, won ? 'trophy-cup' : 'skull-crossed-bones', at(width - 134, banner / 2 - 6), {
    size: 150,
    colour: won ? colours.brass : colours.danger,
  });
  const middle = box(250, 14, width - 500, banner - 28);
  write(sheet, said.title, box(middle.x, middle.y, middle.width, 40), {
    size: 30,
    face: 'title',
    colour: colours.lightStone,
    align: 'center',
  });
  write(sheet, said.result, box(middle.x, middle.y + 44, middle.width, 80), {
    size: 62,
    face: 'title',
    colour: colours.chalk,
    align: 'center',
    floor: 30,
  });
  write(sheet, said.reason, box(middle.x, middle.y + 130, middle.width, 70), {
    size: 28,
    colour: colours.parchmentShade,
    align: 'center',
    paragraph: true,
  });
}

type Scores = { rows: readonly Row[]; rowHeight: number; details: EndDetails; task: EndTask };

function scores(sheet: Sheet, room: Box, { rows: lines, rowHeight, details, task }: Scores): void {
  const heads = details.table?.columns ?? [];
  const nameWidth = heads.length > 0 ? 330 : room.width - 200;
  const totalWidth = 130;
  const cellsRoom = (line: Box): Box =>
    box(line.x + nameWidth, line.y, line.width - nameWidth - totalWidth, line.height);
  drawHeads(sheet, cellsRoom(box(room.x, room.y, room.width, headHeight(details))), details);
  const top = room.y + headHeight(details);
  const list = rows(box(room.x, top, room.width, lines.length * rowHeight + 6), lines.length, 10);
  lines.forEach((row, index) => {
    const line = list[index];
    if (!line) return;
    const mark: Mark = details.marks[row.seat] ?? seatMark(row.seat);
    const won = task.outcome.winners.includes(row.seat);
    placed(sheet, `score:${row.seat}`, line);
    plate(sheet, line, {
      fill: mix(mark.colour, colours.night, won ? 0.5 : 0.74),
      edge: won ? colours.brass : colours.stone,
      edgeWidth: won ? 4 : 2,
    });
    seatSign(sheet, mark, at(line.x + 38, line.y + line.height / 2), 22);
    const crownWidth = won ? 46 : 0;
    if (won)
      icon(sheet, 'crown', at(line.x + nameWidth - 30, line.y + line.height / 2), { size: 40, colour: colours.brass });
    write(sheet, seatName(task.names, row.seat), box(line.x + 76, line.y, nameWidth - 92 - crownWidth, line.height), {
      size: 34,
      face: 'strong',
      floor: 18,
    });
    columns(cellsRoom(line), Math.max(1, row.cells.length)).forEach((cell, column) => {
      write(sheet, row.cells[column] ?? '', cell, { size: 28, face: 'strong', align: 'center' });
    });
    write(sheet, row.total, box(line.x + line.width - totalWidth, line.y, totalWidth - 20, line.height), {
      size: 48,
      face: 'heavy',
      align: 'right',
      colour: won ? colours.brass : colours.chalk,
    });
  });
}

function drawHeads(sheet: Sheet, room: Box, details: EndDetails): void {
  const heads = details.table?.columns ?? [];
  const cells = columns(room, heads.length);
  const size = 20;
  const fits = ({ label }: { label: string }, index: number): boolean =>
    widthOf(sheet, label, 'body', size) <= (cells[index]?.width ?? 0) - 6;
  const isWorded = hasWords(details) && heads.every(fits);
  heads.forEach((head, index) => {
    const cell = cells[index];
    if (!cell) return;
    const centre = cell.x + cell.width / 2;
    const note = head.note === undefined ? 0 : 24;
    icon(sheet, head.icon, at(centre - note / 1.6, cell.y + headIcon / 2), { size: 40, colour: colours.brass });
    if (head.note !== undefined)
      write(sheet, head.note, box(centre + 8, cell.y, 44, headIcon), {
        size: 22,
        face: 'strong',
        colour: colours.parchmentShade,
      });
    if (isWorded)
      write(sheet, head.label, box(cell.x, cell.y + headIcon - 2, cell.width, headWord - 8), {
        size,
        align: 'center',
        colour: colours.parchmentShade,
      });
  });
}

type Charted = NonNullable<EndDetails['chart']>;

/** The game's own chart, or the players' scores over the rounds. */
function chartOf({ chart: own, history, marks }: EndDetails, title: string): Charted | undefined {
  const found = own ?? (history ? { title, history, lines: marks.map((mark) => ({ mark, label: '' })) } : undefined);
  return found && found.history.length > 1 ? found : undefined;
}

function panelChart(sheet: Sheet, room: Box, { title, top, history, lines }: Charted): void {
  rounded(sheet.ctx, room, 10);
  sheet.ctx.fillStyle = fade(colours.night, 0.6);
  sheet.ctx.fill();
  const inner = inset(room, 18, 12);
  const head = write(sheet, title, box(inner.x, inner.y, inner.width, 34), {
    size: 26,
    face: 'strong',
    colour: colours.brass,
  });
  let x = head.x + head.width + 40;
  for (const { mark, label } of lines) {
    if (label === '') continue;
    seatSign(sheet, mark, at(x, inner.y + 17), 14);
    const wide = widthOf(sheet, label, 'body', 22) + 2;
    write(sheet, label, box(x + 24, inner.y, wide, 34), { size: 22, colour: colours.parchmentShade });
    x += wide + 60;
  }
  chart(sheet, box(inner.x, inner.y + 38, inner.width, inner.height - 38), {
    history,
    marks: lines.map(({ mark }) => mark),
    ...(top === undefined ? {} : { top }),
  });
}
