/** Dice as they fell: spots or icons on their own colour; hits shine, misses are dull, struck ones are crossed out. */
import { icon } from './icons.js';
import { colours, fade, inkOn, mix } from './palette.js';
import { type Box, type Point, around, at, box, disc, middle, rounded } from './shapes.js';
import { type Sheet, explain, kept, placed } from './sheet.js';
import { stamp } from './stamps.js';
import { write } from './text.js';

/** Where the spots of a face lie, in thirds of its side. */
const spots: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = (() => {
  const corners = [[-1, -1] as const, [1, 1] as const, [1, -1] as const, [-1, 1] as const];
  const centre = [0, 0] as const;
  const sides = [[-1, 0] as const, [1, 0] as const];
  return {
    1: [centre],
    2: corners.slice(0, 2),
    3: [...corners.slice(0, 2), centre],
    4: corners,
    5: [...corners, centre],
    6: [...corners, ...sides],
  };
})();

export const dieStates = ['hit', 'miss', 'struck'] as const;
export type DieState = (typeof dieStates)[number];

export type DieStyle = {
  id: string;
  /** A number from 1 to 6 as spots, or the icons of its face; none is a blank one. */
  face: number | readonly string[];
  /** Its own colour; by its state where absent. */
  colour?: string;
  state?: DieState;
  /** Written below: "+1". */
  note?: string;
};

const byState: Record<DieState, string> = { hit: colours.brass, miss: '#6d7684', struck: colours.danger };
const tallest = 62;
const noteHeight = 24;

function bodyColour({ colour, state }: DieStyle): string {
  if (colour === undefined) return byState[state ?? 'hit'];
  return state === 'miss' ? mix(colour, colours.slate, 0.55) : colour;
}

export function die(sheet: Sheet, centre: Point, size: number, style: DieStyle): void {
  const { id, note, ...look } = style;
  const room = around(centre, size);
  placed(sheet, id, room);
  stamp(sheet, room, { key: `die|${JSON.stringify(look)}`, margin: 4 + size * 0.08 }, (own, within) => {
    paintDie(own, within, style);
  });
  if (note !== undefined)
    write(sheet, note, box(centre.x - size / 2, centre.y + size / 2 + 2, size, 22), {
      size: 19,
      face: 'heavy',
      align: 'center',
      colour: colours.brass,
    });
}

function paintDie(sheet: Sheet, room: Box, style: DieStyle): void {
  const { ctx } = sheet;
  const size = room.width;
  const fill = bodyColour(style);
  rounded(ctx, { ...room, y: room.y + size * 0.06 }, size * 0.18);
  ctx.fillStyle = colours.night;
  ctx.fill();
  rounded(ctx, room, size * 0.18);
  ctx.fillStyle = fill;
  ctx.fill();
  const shines = style.state === 'hit';
  ctx.strokeStyle = shines ? colours.chalk : colours.night;
  ctx.lineWidth = shines ? 3.5 : 2.5;
  ctx.stroke();
  const ink = style.state === 'miss' ? colours.ink : inkOn(fill);
  if (typeof style.face === 'number') paintSpots(sheet, room, style.face, ink);
  else paintIcons(sheet, room, style.face, ink);
  if (style.state === 'struck' && style.colour !== undefined) strike(sheet, room);
}

function paintSpots({ ctx }: Sheet, room: Box, value: number, ink: string): void {
  const { x, y } = middle(room);
  const size = room.width;
  for (const [across, down] of spots[value] ?? []) {
    disc(ctx, at(x + across * size * 0.26, y + down * size * 0.26), size * 0.09);
    ctx.fillStyle = ink;
    ctx.fill();
  }
}

/** One icon large, two side by side, three with one below. */
function paintIcons(sheet: Sheet, room: Box, icons: readonly string[], ink: string): void {
  const { x, y } = middle(room);
  const size = room.width;
  const places: readonly Point[] =
    icons.length < 2
      ? [at(x, y)]
      : icons.length === 2
        ? [at(x - size * 0.23, y), at(x + size * 0.23, y)]
        : [at(x - size * 0.22, y - size * 0.2), at(x + size * 0.22, y - size * 0.2), at(x, y + size * 0.22)];
  const share = icons.length < 2 ? 0.74 : icons.length === 2 ? 0.44 : 0.4;
  places.forEach((place, index) => {
    const name = icons[index];
    if (name !== undefined) icon(sheet, name, place, { size: size * share, colour: ink });
  });
}

/** Crossed out: rolled again, or parried. */
function strike(sheet: Sheet, room: Box): void {
  kept(sheet, (ctx) => {
    ctx.lineCap = 'round';
    for (const [ink, width] of [
      [colours.night, room.width * 0.16],
      [colours.danger, room.width * 0.08],
    ] as const) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(room.x + room.width * 0.1, room.y + room.width * 0.9);
      ctx.lineTo(room.x + room.width * 0.9, room.y + room.width * 0.1);
      ctx.stroke();
    }
  });
}

/** What a state means in this picture, for its legend line. */
export function explainDie(sheet: Sheet, state: DieState, text: string): void {
  explain(sheet, `die-${state}`, {
    rank: dieStates.indexOf(state),
    text,
    paint: (target, room) => {
      paintDie(target, around(middle(room), 22), { id: '', face: [], state });
    },
  });
}

/** As many dice side by side as there are, in as few rows as keep them large; returns how large they are. */
export function diceRow(sheet: Sheet, room: Box, dice: readonly DieStyle[], most = tallest): number {
  if (dice.length === 0) {
    icon(sheet, 'perspective-dice-six-faces-random', at(room.x + 30, middle(room).y), {
      size: Math.min(48, room.height),
      colour: fade(colours.lightStone, 0.6),
    });
    return 0;
  }
  const below = dice.some((each) => each.note !== undefined) ? noteHeight : 0;
  const sizeIn = (lines: number): number =>
    Math.min(most, room.width / Math.ceil(dice.length / lines) - 10, room.height / lines - below - 8);
  const lines = sizeIn(2) > sizeIn(1) ? (sizeIn(3) > sizeIn(2) ? 3 : 2) : 1;
  const size = Math.floor(sizeIn(lines));
  const perLine = Math.ceil(dice.length / lines);
  const tall = size + below + 8;
  const first = room.y + (room.height - lines * tall) / 2 + size / 2 + 2;
  dice.forEach((each, index) => {
    const centre = at(room.x + size / 2 + (index % perLine) * (size + 10), first + Math.floor(index / perLine) * tall);
    die(sheet, centre, size, each);
  });
  return size;
}
