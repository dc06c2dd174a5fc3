/** A small chart of the scores over the rounds. */
import { seatSign } from '../kit/badges.js';
import { type Mark, colours, fade } from '../kit/palette.js';
import { type Box, type Point, at, box } from '../kit/shapes.js';
import { type Sheet, kept, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';

/** One list a round with an entry a line; each line ends in its sign. */
export type Charted = {
  history: readonly (readonly number[])[];
  marks: readonly Mark[];
  /** The highest value there can be. */
  top?: number;
};

export function chart(sheet: Sheet, room: Box, { history, marks, top: highest }: Charted): void {
  const values = history.flat();
  const top = highest ?? niceTop(Math.max(1, ...values));
  const low = Math.min(0, ...values);
  const plot = box(room.x + 52, room.y + 10, room.width - 110, room.height - 46);
  const x = (round: number): number => plot.x + (plot.width * round) / Math.max(1, history.length - 1);
  const y = (value: number): number => plot.y + plot.height - (plot.height * (value - low)) / (top - low);
  const { ctx } = sheet;
  for (let part = 0; part <= 4; part += 1) {
    const value = low + ((top - low) * part) / 4;
    ctx.strokeStyle = fade(colours.lightStone, part === 0 ? 0.9 : 0.28);
    ctx.lineWidth = part === 0 ? 2.5 : 1.5;
    ctx.beginPath();
    ctx.moveTo(plot.x, y(value));
    ctx.lineTo(plot.x + plot.width, y(value));
    ctx.stroke();
    write(sheet, String(Math.round(value)), box(room.x, y(value) - 12, 44, 24), {
      size: 20,
      colour: colours.lightStone,
      align: 'right',
    });
  }
  roundNumbers(sheet, history.length, (round) => at(x(round), plot.y + plot.height + 20));
  const ends: { mark: Mark; point: Point }[] = [];
  marks.forEach((mark, seat) => {
    const points = history.map((scores, round) => at(x(round), y(scores[seat] ?? 0)));
    line(sheet, points, mark.colour);
    const last = points.at(-1);
    if (last) ends.push({ mark, point: last });
    placed(sheet, `line:${seat}`, plot);
  });
  spread(ends, plot.y + plot.height).forEach(({ mark, point }) => {
    seatSign(sheet, mark, at(plot.x + plot.width + 30, point.y), 14);
  });
}

function niceTop(most: number): number {
  const step = most <= 20 ? 4 : most <= 60 ? 20 : 40;
  return Math.ceil(most / step) * step;
}

function line(sheet: Sheet, points: readonly Point[], colour: string): void {
  kept(sheet, (ctx) => {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    for (const [ink, width] of [
      [colours.night, 9],
      [colour, 5],
    ] as const) {
      ctx.beginPath();
      for (const point of points) ctx.lineTo(point.x, point.y);
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.stroke();
    }
  });
}

/** Signs at the ends of the lines, moved apart so that none hides another. */
function spread(ends: { mark: Mark; point: Point }[], lowest: number): { mark: Mark; point: Point }[] {
  const apart = 34;
  const sorted = ends.toSorted((a, b) => a.point.y - b.point.y);
  for (let index = 1; index < sorted.length; index += 1) {
    const above = sorted[index - 1];
    const here = sorted[index];
    if (above && here && here.point.y - above.point.y < apart) here.point.y = above.point.y + apart;
  }
  sorted.toReversed().forEach((end, fromBelow) => {
    end.point.y = Math.min(end.point.y, lowest - fromBelow * apart);
  });
  return sorted;
}

function roundNumbers(sheet: Sheet, count: number, where: (round: number) => Point): void {
  const step = Math.max(1, Math.ceil(count / 12));
  for (let round = 0; round < count; round += step) {
    const point = where(round);
    write(sheet, String(round + 1), box(point.x - 16, point.y - 12, 32, 24), {
      size: 18,
      colour: colours.lightStone,
      align: 'center',
    });
  }
}
