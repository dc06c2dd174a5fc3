/** The middle of the wall: towers with what they hold, the road with the ram, the gate that it batters. */
import { gateResistance, gates, ramParts } from '../../src/games/stronghold/content/numbers.js';
import { capacityOf } from '../../src/games/stronghold/rules/room.js';
import { totalOf } from '../../src/games/stronghold/rules/units.js';
import { towers } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { unit } from '../kit/clusters.js';
import type { Differences } from '../kit/differences.js';
import { icon } from '../kit/icons.js';
import { delta, hatchedEdge, haloRound, signed } from '../kit/marks.js';
import { colours, fade, mix } from '../kit/palette.js';
import { building } from '../kit/pieces.js';
import { at, box, columns, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { gateRoom, masonry, roadRoom, towerRoom } from './layout.js';
import { unitLook } from './look.js';
import { text } from './text.js';
import { heap } from './troops.js';

export function drawTowers(sheet: Sheet, view: View, changes: Differences): void {
  for (const tower of towers) {
    const held = view.towers[tower];
    const room = towerRoom(tower);
    const centre = at(room.x + room.width / 2, masonry.from - 32);
    const key = `tower:${tower}:${held}`;
    placed(sheet, `tower:${tower}`, box(room.x, centre.y - 18, room.width, 36));
    if (held === 'empty') continue;
    if (held === 'archer')
      unit(sheet, centre, { ...unitLook.archer, id: key, size: 32, ...changes.mark(`units:${tower}:archer`) });
    else
      building(sheet, centre, {
        id: key,
        icon: held === 'cannon' ? 'cannon' : 'grapple',
        colour: colours.sky,
        size: 36,
        ...changes.mark(key),
      });
  }
}

export function drawBarbican(sheet: Sheet, view: View, changes: Differences): void {
  drawRam(sheet, view, changes);
  drawGate(sheet, view, changes);
}

/** The ram's parts and its crew. */
function drawRam(sheet: Sheet, view: View, changes: Differences): void {
  const words = text[sheet.locale];
  const { parts, crew } = view.barbican;
  const { x, y, width, height } = roadRoom;
  placed(sheet, 'ram', roadRoom);
  write(sheet, words.words.places.barbican.toLowerCase(), box(x + 9, y + 4, 104, 24), {
    size: 22,
    face: 'heavy',
    colour: colours.parchment,
  });
  if (parts > 0)
    write(sheet, `${totalOf(crew)}/${capacityOf(view, 'barbican')}`, box(x + width - 62, y + 4, 53, 24), {
      size: 20,
      face: 'strong',
      align: 'right',
      colour: colours.parchmentShade,
    });
  if (parts === 0)
    write(sheet, words.noRam, box(x + 8, y + 36, width - 16, 56), {
      size: 20,
      align: 'center',
      colour: colours.parchmentShade,
    });
  else heap(sheet, box(x + 8, y + 34, width - 16, 58), 'barbican', crew, { size: 46, changes });
  const line = y + height - 28;
  building(sheet, at(x + 28, line), {
    id: 'ram:piece',
    icon: 'siege-ram',
    colour: parts > 0 ? colours.parchment : mix(colours.stone, colours.ink, 0.3),
    size: 40,
    ...changes.mark('ram'),
  });
  const cells = box(x + 56, line - 9, ramParts * 23 - 4, 18);
  stamp(sheet, cells, { key: `ram|${parts}`, margin: 2 }, ({ ctx }, within) => {
    columns(within, ramParts, 4).forEach((cell, part) => {
      rounded(ctx, cell, 4);
      ctx.fillStyle = part < parts ? colours.vermilion : fade(colours.night, 0.5);
      ctx.fill();
      ctx.strokeStyle = part < parts ? colours.night : colours.stone;
      ctx.lineWidth = 2;
      ctx.stroke();
    });
  });
}

/** Three gates one behind the other; the present one with what it still withstands. */
function drawGate(sheet: Sheet, view: View, changes: Differences): void {
  const words = text[sheet.locale];
  const { gate, resistance, destroyed } = view.barbican;
  const { x, y, width, height } = gateRoom;
  const front = box(x, masonry.from - 116, width, y + height - masonry.from + 116);
  stamp(sheet, front, { key: 'gatehouse', margin: 3 }, ({ ctx }, within) => {
    rounded(ctx, within, 12);
    ctx.fillStyle = colours.stone;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 4;
    ctx.stroke();
  });
  const isWeak = resistance <= gateResistance / 2 && destroyed < gates;
  if (isWeak) hatchedEdge(sheet, inset(front, -1), { radius: 12, band: 7 });
  const change = changes.by('resistance');
  const door = box(x + 13, front.y + 44, width - 26, 88);
  if (change !== 0) haloRound(sheet, inset(door, 2), 30);
  const open = destroyed >= gates;
  stamp(sheet, door, { key: `door|${open}`, margin: 1 }, (own, within) => {
    rounded(own.ctx, within, 34);
    own.ctx.fillStyle = colours.night;
    own.ctx.fill();
    if (!open) icon(own, 'gate', middle(within), { size: 82, colour: '#8a6a43' });
  });
  placed(sheet, 'gate', door);
  write(sheet, open ? '0' : String(resistance), door, {
    size: 46,
    face: 'heavy',
    align: 'center',
    colour: colours.chalk,
    rim: colours.night,
  });
  if (change !== 0) delta(sheet, at(x + width - 18, door.y + 6), signed(change), 22);
  write(sheet, open ? words.gatesGone : words.gate(gate), box(x + 7, front.y + 8, width - 14, 32), {
    size: 22,
    face: 'heavy',
    align: 'center',
    colour: colours.chalk,
    rim: colours.night,
  });
  const bars = box(x + 11, door.y + door.height + 12, 73, Math.ceil(gateResistance / 4) * 22 - 5);
  const left = open ? 0 : resistance;
  stamp(sheet, bars, { key: `bars|${left}`, margin: 2 }, ({ ctx }, within) => {
    for (let cell = 0; cell < gateResistance; cell += 1) {
      rounded(ctx, box(within.x + (cell % 4) * 19, within.y + Math.floor(cell / 4) * 22, 16, 17), 3);
      ctx.fillStyle = cell < left ? colours.sky : fade(colours.night, 0.6);
      ctx.fill();
      ctx.strokeStyle = colours.night;
      ctx.lineWidth = 2;
      ctx.stroke();
    }
  });
  for (let one = 1; one <= gates; one += 1) {
    const centre = at(x + width / 2 + (one - 2) * 28, front.y + front.height - 26);
    const isDown = one <= destroyed;
    icon(sheet, 'gate', centre, {
      size: 26,
      colour: isDown ? colours.night : one === gate ? colours.brass : colours.chalk,
    });
    if (!isDown) continue;
    const { ctx } = sheet;
    ctx.strokeStyle = colours.vermilion;
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(centre.x - 12, centre.y + 12);
    ctx.lineTo(centre.x + 12, centre.y - 12);
    ctx.stroke();
  }
}
