/** Dice as they fell: hits shine, misses are dull, parries are struck through. */
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { type Box, type Point, around, at, box, disc, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { text } from './text.js';

/** Where the spots of a face lie, in thirds of its side. */
const faces: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export type ShownDie = { value: number; bonus: number; hit: boolean; parry?: boolean };

export function die(sheet: Sheet, centre: Point, size: number, shown: ShownDie): void {
  const { ctx } = sheet;
  const body = around(centre, size);
  placed(sheet, `die:${shown.value}:${shown.hit ? 'hit' : shown.parry ? 'parry' : 'miss'}`, body);
  rounded(ctx, { ...body, y: body.y + size * 0.06 }, size * 0.18);
  ctx.fillStyle = colours.night;
  ctx.fill();
  rounded(ctx, body, size * 0.18);
  ctx.fillStyle = shown.hit ? colours.brass : shown.parry ? colours.danger : '#6d7684';
  ctx.fill();
  ctx.strokeStyle = shown.hit ? colours.chalk : colours.night;
  ctx.lineWidth = shown.hit ? 3.5 : 2.5;
  ctx.stroke();
  for (const [x, y] of faces[shown.value - 1] ?? []) {
    disc(ctx, at(centre.x + x * size * 0.26, centre.y + y * size * 0.26), size * 0.09);
    ctx.fillStyle = shown.hit || shown.parry ? colours.parchmentInk : colours.ink;
    ctx.fill();
  }
  if (shown.bonus > 0)
    write(sheet, `+${shown.bonus}`, box(centre.x - size / 2, body.y + size + 2, size, 22), {
      size: 19,
      face: 'heavy',
      align: 'center',
      colour: colours.brass,
    });
  legend(sheet, shown);
}

function legend(sheet: Sheet, { hit, parry }: ShownDie): void {
  const words = text[sheet.locale];
  const [key, label] = hit ? ['hit', words.hit] : parry ? ['parry', words.parry] : ['miss', words.miss];
  explain(sheet, `die-${key}`, {
    rank: hit ? 0 : parry ? 1 : 2,
    text: label,
    paint: (target, room) => {
      rounded(target.ctx, around(at(room.x + room.width / 2, room.y + room.height / 2), 22), 5);
      target.ctx.fillStyle = hit ? colours.brass : parry ? colours.danger : '#6d7684';
      target.ctx.fill();
      target.ctx.strokeStyle = hit ? colours.chalk : colours.night;
      target.ctx.lineWidth = 2;
      target.ctx.stroke();
    },
  });
}

/** As many dice side by side as there are, in one or two rows, as large as the room allows. */
export function diceRow(sheet: Sheet, room: Box, dice: readonly ShownDie[]): void {
  if (dice.length === 0) {
    icon(sheet, 'perspective-dice-six-faces-random', at(room.x + 30, room.y + room.height / 2), {
      size: 48,
      colour: fade(colours.lightStone, 0.6),
    });
    return;
  }
  const below = dice.some((each) => each.bonus > 0) ? 24 : 0;
  const lines = dice.length > 10 ? 2 : 1;
  const perLine = Math.ceil(dice.length / lines);
  const size = Math.min(62, room.width / perLine - 10, room.height / lines - below - 8);
  dice.forEach((each, index) => {
    const column = index % perLine;
    const line = Math.floor(index / perLine);
    const tall = size + below + 8;
    const first = room.y + (room.height - lines * tall) / 2 + size / 2 + 2;
    die(sheet, at(room.x + size / 2 + column * (size + 10), first + line * tall), size, each);
  });
}
