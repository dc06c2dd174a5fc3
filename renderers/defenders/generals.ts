/** The generals' row: life, number to hit, way to the city, healing; and the War Status with what the decks hold. */
import { type GeneralId, generalBoards, generalIds } from '../../src/games/defenders/content/generals.js';
import { warSquares } from '../../src/games/defenders/content/war.js';
import { isAlive } from '../../src/games/defenders/rules/generals.js';
import type { View } from '../../src/games/defenders/types/index.js';
import { counted } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { delta, haloRound, hatchedEdge, signed } from '../kit/marks.js';
import { colours, fade, inkOn, mix } from '../kit/palette.js';
import { parchment, plate } from '../kit/panels.js';
import { bigEnemy } from '../kit/pieces.js';
import { type Box, at, box, columns, disc, hexagon, inset, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { widthOf, write } from '../kit/text.js';
import { generalsRoom } from './geography.js';
import { generalIcon, heroIcon, peopleLook } from './look.js';
import { text } from './text.js';

const warWidth = 216;

export function drawGenerals(sheet: Sheet, view: View, before: View | undefined): void {
  const row = { ...generalsRoom, width: generalsRoom.width - warWidth - 8 };
  columns(row, generalIds.length, 8).forEach((cell, index) => {
    const general = generalIds[index];
    if (general) drawGeneral(sheet, cell, { general, view, before });
  });
  drawWar(sheet, { ...generalsRoom, x: row.x + row.width + 8, width: warWidth }, view, before);
}

type Card = { general: GeneralId; view: View; before: View | undefined };

function drawGeneral(sheet: Sheet, cell: Box, card: Card): void {
  const { general, view } = card;
  const state = view.generals[general];
  const words = text[sheet.locale];
  const { colour } = generalBoards[general];
  const look = peopleLook[colour];
  const alive = isAlive(view, general);
  const close = alive && state.step >= 3;
  placed(sheet, `general-card:${general}`, cell);
  plate(sheet, cell, {
    fill: alive ? mix(colour === 'black' ? '#4a4f58' : look.colour, colours.night, 0.72) : colours.ink,
    edge: alive ? (colour === 'black' ? colours.chalk : look.colour) : colours.stone,
    edgeWidth: 3,
  });
  if (close) hatchedEdge(sheet, cell, { radius: 10, band: 8 });
  const centre = at(cell.x + 46, cell.y + 46);
  if (colour === 'black' && alive) {
    hexagon(sheet.ctx, centre, 40);
    sheet.ctx.fillStyle = colours.chalk;
    sheet.ctx.fill();
  }
  bigEnemy(sheet, centre, {
    id: `portrait:${general}`,
    size: 68,
    icon: generalIcon[general],
    colour: alive ? look.colour : colours.stone,
  });
  const x = cell.x + 90;
  const right = cell.x + cell.width - 12;
  const toHit = alive ? 46 : 0;
  write(sheet, words.generals[general], box(x, cell.y + 6, right - x - toHit, 30), {
    size: 27,
    face: 'title',
    colour: alive ? colours.chalk : colours.lightStone,
    floor: 18,
  });
  if (!alive) {
    drawSlain(sheet, box(x, cell.y + 40, right - x, cell.height - 46), card);
    return;
  }
  write(sheet, `${generalBoards[general].toHit}+`, box(right - toHit, cell.y + 6, toHit, 30), {
    size: 28,
    face: 'heavy',
    align: 'right',
    colour: colours.brass,
  });
  drawLife(sheet, box(x, cell.y + 41, right - x, 26), card);
  drawWay(sheet, box(x, cell.y + 76, right - x, 32), card);
  drawHealing(sheet, box(cell.x + 8, cell.y + 84, 78, 26), card);
}

/** Hearts left; squares on which he does not advance wear a vermilion edge. */
function drawLife(sheet: Sheet, room: Box, { general, view, before }: Card): void {
  const { life: most, redSquares } = generalBoards[general];
  const { life } = view.generals[general];
  const was = before?.generals[general].life ?? life;
  const number = widthOf(sheet, `${life}`, 'heavy', 30) + 8;
  stamp(sheet, room, { key: `life|${general}|${life}`, margin: 3 }, ({ ctx }, { x, y, height }) => {
    const size = 17;
    for (let square = 1; square <= most; square += 1) {
      rounded(ctx, box(x + (square - 1) * (size + 4), y + (height - size) / 2, size, size), 4);
      ctx.fillStyle = square <= life ? colours.chalk : fade(colours.night, 0.6);
      ctx.fill();
      ctx.strokeStyle = redSquares.includes(square) ? colours.danger : colours.lightStone;
      ctx.lineWidth = redSquares.includes(square) ? 3.5 : 1.5;
      ctx.stroke();
    }
  });
  const numberRoom = box(room.x + room.width - number, room.y - 2, number, room.height + 4);
  if (life !== was) {
    haloRound(sheet, inset(box(room.x, room.y + 3, most * 21 - 4, 20), 2), 6);
    delta(sheet, at(numberRoom.x - 12, room.y + room.height / 2), signed(life - was), 20);
  }
  write(sheet, `${life}`, numberRoom, { size: 30, face: 'heavy', align: 'right' });
  placed(sheet, `life:${general}:${life}`, room);
}

/** Four steps and the castle at the end. */
function drawWay(sheet: Sheet, room: Box, { general, view }: Card): void {
  const { step } = view.generals[general];
  stamp(sheet, room, { key: `way|${step}`, margin: 3 }, (own, within) => {
    paintWay(own, within, step);
  });
  placed(sheet, `step:${general}:${step}`, room);
}

function paintWay(sheet: Sheet, room: Box, step: number): void {
  const { ctx } = sheet;
  const y = room.y + room.height / 2;
  const end = room.x + room.width - 17;
  const at4 = (index: number): number => room.x + 11 + ((end - room.x - 11) * index) / 4;
  ctx.strokeStyle = colours.lightStone;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(at4(0), y);
  ctx.lineTo(end, y);
  ctx.stroke();
  for (let index = 0; index < 4; index += 1) {
    disc(ctx, at(at4(index), y), index === step ? 12 : 8);
    ctx.fillStyle = index === step ? colours.brass : index < step ? colours.lightStone : colours.night;
    ctx.fill();
    ctx.strokeStyle = index === step ? colours.night : colours.lightStone;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  }
  icon(sheet, 'castle', at(end, y), { size: 34, colour: step >= 4 ? colours.danger : colours.brass });
}

function drawHealing(sheet: Sheet, room: Box, { general, view }: Card): void {
  const { healWait } = view.generals[general];
  if (healWait === null) return;
  placed(sheet, `heals:${general}:${healWait}`, room);
  rounded(sheet.ctx, room, 13);
  sheet.ctx.fillStyle = colours.night;
  sheet.ctx.fill();
  icon(sheet, 'health-increase', at(room.x + 18, room.y + 13), { size: 20, colour: colours.chalk });
  icon(sheet, 'hourglass', at(room.x + 40, room.y + 13), { size: 18, colour: colours.brass });
  write(sheet, String(healWait + 1), box(room.x + 50, room.y, 22, room.height), {
    size: 22,
    face: 'heavy',
    align: 'center',
  });
  explain(sheet, 'heals', {
    rank: 5,
    text: text[sheet.locale].healsIn,
    paint: (target, legend) => {
      icon(target, 'health-increase', at(legend.x + 14, legend.y + 14), { size: 24, colour: colours.chalk });
    },
  });
}

function drawSlain(sheet: Sheet, room: Box, { general, view }: Card): void {
  const by = view.generals[general].defeatedBy;
  const words = text[sheet.locale];
  write(sheet, words.slain, { ...room, height: 28 }, { size: 26, face: 'heavy', colour: colours.brass });
  if (!by) return;
  placed(sheet, `slain:${general}:${by.hero}`, room);
  icon(sheet, heroIcon[by.hero], at(room.x + 14, room.y + 47), { size: 28, colour: colours.parchmentShade });
  write(sheet, words.heroes[by.hero], box(room.x + 36, room.y + 28, room.width - 36, 40), {
    size: 22,
    face: 'strong',
    colour: colours.parchmentShade,
    paragraph: true,
  });
}

/** The four squares of the War Status with the cards a Night, and below them the decks. */
function drawWar(sheet: Sheet, room: Box, view: View, before: View | undefined): void {
  const words = text[sheet.locale];
  const square = warSquares[view.war];
  placed(sheet, `war:${view.war}`, room);
  parchment(sheet, room);
  const inner = inset(room, 12, 8);
  write(sheet, words.war[square.name], box(inner.x, inner.y, inner.width, 22), {
    size: 20,
    face: 'title',
    colour: colours.parchmentInk,
    align: 'center',
  });
  columns(box(inner.x, inner.y + 25, inner.width, 38), warSquares.length, 6).forEach((cell, index) => {
    const here = index === view.war;
    const fill = here ? colours.danger : colours.parchmentShade;
    if (here && before && before.war !== view.war) haloRound(sheet, inset(cell, 4), 8);
    const edge = here ? colours.parchmentInk : colours.parchmentEdge;
    plate(sheet, cell, { fill, edge, edgeWidth: here ? 3 : 2, radius: 6 });
    const cards = warSquares[index]?.cards ?? 0;
    const tone = here ? inkOn(fill) : colours.sepia;
    icon(sheet, 'moon', at(cell.x + 15, cell.y + cell.height / 2), { size: 19, colour: tone });
    write(sheet, String(cards), box(cell.x + 22, cell.y, cell.width - 24, cell.height), {
      size: here ? 30 : 24,
      face: 'heavy',
      colour: tone,
      align: 'center',
    });
  });
  const decks = [
    { id: 'hero', icon: 'templar-shield', count: view.decks.hero },
    { id: 'dark', icon: 'night-sky', count: view.decks.dark },
    { id: 'quest', icon: 'scroll-unfurled', count: view.decks.quest },
  ] as const;
  columns(box(inner.x, inner.y + 68, inner.width, 30), decks.length).forEach((cell, index) => {
    const one = decks[index];
    if (!one) return;
    placed(sheet, `deck:${one.id}:${one.count}`, cell);
    counted(sheet, one.icon, at(cell.x + 4, cell.y + cell.height / 2), String(one.count), {
      size: 24,
      colour: colours.sepia,
      textColour: colours.parchmentInk,
      face: 'strong',
    });
    explain(sheet, `deck-${one.id}`, {
      rank: 11,
      text: words.decks[one.id],
      paint: (target, legend) => {
        icon(target, one.icon, at(legend.x + 14, legend.y + 14), { size: 24, colour: colours.parchmentShade });
      },
    });
  });
}
