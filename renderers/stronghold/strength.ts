/** Who is ahead on a wall: the attack on vermilion, the defence on blue, the greater one the larger. */
import { icon } from '../kit/icons.js';
import { colours, inkOn, mix } from '../kit/palette.js';
import { type Box, at, box, middle, rounded } from '../kit/shapes.js';
import { type Sheet, kept } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';

export type Strengths = { attack?: number; defence: number };

export function strengthBadge(sheet: Sheet, room: Box, { attack, defence }: Strengths): void {
  const cut = { key: `strength|${attack ?? '-'}|${defence}`, margin: 4 };
  stamp(sheet, room, cut, (own, within) => {
    if (attack === undefined) idle(own, within, defence);
    else ranked(own, within, attack, defence);
  });
}

/** Nobody storms it: what it would hold, in passing. */
function idle(sheet: Sheet, room: Box, defence: number): void {
  const { x, y } = middle(room);
  const size = Math.round(room.height * 0.6);
  icon(sheet, 'shield', at(x - size * 0.75, y), { size: size * 1.15, colour: colours.lightStone });
  write(sheet, String(defence), box(x - size * 0.05, room.y, size * 1.6, room.height), {
    size: Math.max(16, size),
    face: 'heavy',
    colour: colours.parchmentShade,
  });
}

function ranked(sheet: Sheet, room: Box, attack: number, defence: number): void {
  const half = room.width / 2;
  const large = Math.round(room.height * 0.82);
  const small = Math.round(room.height * 0.64);
  const sides = [
    { value: attack, colour: colours.vermilion, leads: attack > defence, x: room.x },
    { value: defence, colour: colours.blue, leads: defence >= attack, x: room.x + half },
  ];
  kept(sheet, (ctx) => {
    rounded(ctx, room, 9);
    ctx.clip();
    for (const { colour, leads, x } of sides) {
      ctx.fillStyle = leads ? colour : mix(colour, colours.night, 0.5);
      ctx.fillRect(x, room.y, half + 1, room.height);
    }
  });
  rounded(sheet.ctx, room, 9);
  sheet.ctx.strokeStyle = colours.chalk;
  sheet.ctx.lineWidth = 3;
  sheet.ctx.stroke();
  for (const { value, colour, leads, x } of sides)
    write(sheet, String(value), box(x, room.y, half, room.height), {
      size: leads ? large : small,
      floor: 20,
      face: 'heavy',
      align: 'center',
      colour: inkOn(leads ? colour : mix(colour, colours.night, 0.5)),
    });
}
