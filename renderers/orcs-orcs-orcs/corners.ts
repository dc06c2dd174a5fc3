/** The four corners of the board: fate, values, and the two rows of the display. */
import { spellData } from '../../src/games/orcs-orcs-orcs/content/spells.js';
import {
  type Category,
  type DeckName,
  type FateMoves,
  type SpellCode,
  type View,
  categories,
  lanes,
  rings,
  slots,
} from '../../src/games/orcs-orcs-orcs/types/index.js';
import { track } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { delta, haloRound, signed } from '../kit/marks.js';
import { colours, fade, inkOn, mix } from '../kit/palette.js';
import {
  type Box,
  type Point,
  around,
  at,
  box,
  columns,
  hexagon,
  inset,
  middle,
  polygon,
  ring,
  rounded,
  shield,
} from '../kit/shapes.js';
import { type Sheet, kept, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { type Corner, cornerRow, corners } from './arena.js';
import { cardIcon, categoryColour, elementLook, kindIcon, ruleIcon } from './look.js';
import { text } from './text.js';

export function drawCorners(sheet: Sheet, view: View, before: View | undefined): void {
  drawFate(sheet, view, before);
  drawValues(sheet, view, before);
  drawDisplay(sheet, 'attack', view, before);
  drawDisplay(sheet, 'knowledge', view, before);
}

/** A corner's title and, at its other end, a pile with what is left in it. */
function title(
  sheet: Sheet,
  corner: Corner,
  name: string,
  piles: readonly { id: string; icon: string; left: number }[],
): void {
  const { room } = corner;
  const row = cornerRow(corner, room.y + 6, 36, 14);
  let right = row.x + row.width;
  for (const pile of piles) {
    placed(sheet, pile.id, box(right - 64, row.y, 64, row.height));
    write(sheet, String(pile.left), box(right - 32, row.y, 32, row.height), {
      size: 22,
      face: 'heavy',
      colour: colours.sepia,
    });
    icon(sheet, pile.icon, at(right - 48, row.y + row.height / 2), { size: 26, colour: colours.sepia });
    right -= 72;
  }
  write(sheet, name, box(row.x, row.y, right - row.x - 6, row.height), {
    size: 25,
    face: 'title',
    colour: colours.parchmentInk,
  });
}

function drawFate(sheet: Sheet, view: View, before: View | undefined): void {
  const corner = corners.fate;
  const { room } = corner;
  const words = text[sheet.locale];
  title(sheet, corner, words.fate, [
    { id: 'deck:poison', icon: 'poison-bottle', left: view.decks.poison },
    { id: 'deck:fate', icon: 'card-pick', left: view.fate.deck },
  ]);
  const { card } = view.fate;
  if (!card) {
    write(sheet, words.noFate, cornerRow(corner, room.y + 80, 60), { size: 26, colour: colours.sepia });
    return;
  }
  const fresh = before !== undefined && before.fate.card?.id !== card.id;
  if (fresh) haloRound(sheet, inset(box(room.x + 8, room.y + 44, 250, 98), 7), 8);
  placed(sheet, `fate:${card.id}`, room);
  drawMoves(sheet, cornerRow(corner, room.y + 46, 96, 12), card.moves);
  const rule = card.rule;
  const line = cornerRow(corner, room.y + 150, 78, 14);
  if (!rule) {
    write(sheet, words.noRule, line, { size: 22, colour: colours.sepia, paragraph: true });
    return;
  }
  icon(sheet, ruleIcon[rule], at(line.x + 30, line.y + line.height / 2), { size: 58, colour: colours.parchmentInk });
  write(sheet, words.fateRules[rule], box(line.x + 68, line.y, line.width - 68, line.height), {
    size: 28,
    face: 'strong',
    colour: colours.parchmentInk,
    paragraph: true,
  });
}

function drawMoves(sheet: Sheet, room: Box, moves: FateMoves): void {
  if (moves.by === 'section') {
    drawMiniMap(sheet, at(room.x + 60, room.y + room.height / 2), moves);
    return;
  }
  const cells = columns(box(room.x, room.y, Math.min(room.width, 234), room.height), 3);
  categories.forEach((category, index) => {
    const cell = cells[index];
    if (cell) drawCategory(sheet, cell, { category, moves: moves.categories.includes(category) });
  });
}

/** A category that moves is in its colour with an arrow; one that stays is an outline. */
function drawCategory(sheet: Sheet, cell: Box, { category, moves }: { category: Category; moves: boolean }): void {
  const centre = at(cell.x + cell.width / 2, cell.y + 34);
  stamp(sheet, around(centre, 64), { key: `category|${category}|${moves}`, margin: 6 }, (own, room) => {
    paintCategory(own, middle(room), { category, moves });
  });
  write(sheet, text[sheet.locale].categories[category], box(cell.x - 5, cell.y + 68, cell.width + 10, 26), {
    size: 21,
    face: moves ? 'strong' : 'body',
    colour: moves ? colours.parchmentInk : mix(colours.sepia, colours.parchment, 0.15),
    align: 'center',
  });
}

function paintCategory(sheet: Sheet, centre: Point, { category, moves }: { category: Category; moves: boolean }): void {
  const { ctx } = sheet;
  if (category === 'mighty') hexagon(ctx, centre, 31);
  else shield(ctx, centre, category === 'weak' ? 27 : 32, Math.PI / 2);
  ctx.fillStyle = moves ? categoryColour[category] : fade(colours.parchmentEdge, 0.25);
  ctx.fill();
  ctx.strokeStyle = moves ? colours.night : colours.parchmentEdge;
  ctx.lineWidth = 3;
  ctx.stroke();
  if (moves) icon(sheet, 'plain-arrow', at(centre.x, centre.y), { size: 34, colour: inkOn(categoryColour[category]) });
}

type SectionMoves = Extract<FateMoves, { by: 'section' }>;

/** The arena in small, with the sections that move. */
function drawMiniMap(sheet: Sheet, centre: Point, moves: SectionMoves): void {
  stamp(sheet, around(centre, 116), { key: `moves|${JSON.stringify(moves)}`, margin: 2 }, (own, room) => {
    paintMiniMap(own, middle(room), moves);
  });
  const words = text[sheet.locale];
  const side = box(centre.x + 66, centre.y - 44, 150, 88);
  write(
    sheet,
    moves.lanes.length === lanes.length ? words.allLanes : words.someLanes(moves.lanes.join(' ')),
    box(side.x, side.y, side.width, 44),
    { size: 25, face: 'heavy', colour: colours.parchmentInk },
  );
  write(
    sheet,
    moves.rings.length === rings.length ? words.allRings : moves.rings.map((each) => words.rings[each]).join(', '),
    box(side.x, side.y + 42, side.width - 24, 46),
    {
      size: 22,
      colour: colours.sepia,
      paragraph: true,
    },
  );
}

function paintMiniMap({ ctx }: Sheet, centre: Point, moves: SectionMoves): void {
  const edges = { i: [14, 24], m: [24, 36], o: [36, 49] } as const;
  for (const lane of lanes) {
    const axis = -Math.PI / 2 + ((lane - 1) * Math.PI) / 3;
    for (const where of rings) {
      const [near, far] = edges[where];
      const corner = (away: number, side: number): Point => ({
        x: centre.x + (away / Math.cos(Math.PI / 6)) * Math.cos(axis + (side * Math.PI) / 6),
        y: centre.y + (away / Math.cos(Math.PI / 6)) * Math.sin(axis + (side * Math.PI) / 6),
      });
      polygon(ctx, [corner(near, -1), corner(far, -1), corner(far, 1), corner(near, 1)]);
      const shown = moves.lanes.includes(lane) && moves.rings.includes(where);
      ctx.fillStyle = shown ? colours.brassDark : fade(colours.parchmentEdge, 0.3);
      ctx.fill();
      ctx.strokeStyle = colours.parchmentInk;
      ctx.lineWidth = 1.5;
      ctx.stroke();
    }
  }
  polygon(ctx, ring(centre, 14, 6, 0));
  ctx.fillStyle = colours.parchmentInk;
  ctx.fill();
}

function drawValues(sheet: Sheet, view: View, before: View | undefined): void {
  const corner = corners.values;
  const { room } = corner;
  title(sheet, corner, text[sheet.locale].values, []);
  const lines = [0, 1, 2].map((index) => cornerRow(corner, room.y + 44 + index * 62, 58, 12));
  slots.forEach((slot, index) => {
    const line = lines[Math.floor(index / 2)];
    if (!line) return;
    const right = room.x + room.width - 12;
    const width = 88;
    const cell = box(right - (index % 2 === 0 ? 2 * width + 8 : width), line.y, width, line.height);
    const { kind, category, value, track: cells, cell: at0 } = view.slots[slot];
    const was = before?.slots[slot].value ?? value;
    placed(sheet, `value:${slot}`, cell);
    if (was !== value) haloRound(sheet, inset(cell, 6, 4), 6);
    icon(sheet, kindIcon[kind], at(cell.x + 21, cell.y + 21), { size: 40, colour: colours.parchmentInk });
    write(sheet, String(value), box(cell.x + 46, cell.y, 36, 44), {
      size: 42,
      face: 'heavy',
      colour: colours.parchmentInk,
    });
    track(sheet, box(cell.x, cell.y + 45, cell.width, 10), {
      cells: cells.length,
      filled: cells.length - at0,
      colour: categoryColour[category],
      empty: fade(colours.parchmentEdge, 0.25),
    });
    if (was !== value) delta(sheet, at(cell.x + 4, cell.y + 8), signed(value - was), 20);
  });
}

function drawDisplay(sheet: Sheet, deck: DeckName, view: View, before: View | undefined): void {
  const corner = corners[deck];
  const { room } = corner;
  const words = text[sheet.locale];
  title(sheet, corner, words.decks[deck], [{ id: `deck:${deck}`, icon: 'card-pick', left: view.decks[deck] }]);
  const earlier = [...(before?.display[deck] ?? view.display[deck])];
  [0, 1, 2].forEach((index) => {
    const row = cornerRow(corner, room.y + 48 + index * 62, 56, 10);
    const code = view.display[deck][index];
    if (code === undefined) {
      write(sheet, words.empty, row, { size: 20, colour: colours.sepia, align: 'center' });
      return;
    }
    const known = earlier.indexOf(code);
    if (known >= 0) earlier.splice(known, 1);
    drawChip(sheet, row, { code, id: `display:${deck}:${index}:${code}`, fresh: known < 0 });
  });
}

function drawChip(sheet: Sheet, row: Box, { code, id, fresh }: { code: SpellCode; id: string; fresh: boolean }): void {
  placed(sheet, id, row);
  if (fresh) haloRound(sheet, inset(row, 5), 8);
  const band = box(row.x, row.y, 42, row.height);
  elementBand(sheet, band, code, { radius: 8, size: 32 });
  icon(sheet, cardIcon[code], at(row.x + 64, row.y + row.height / 2), { size: 36, colour: colours.parchmentInk });
  write(sheet, text[sheet.locale].cards[code], box(row.x + 86, row.y, row.width - 88, row.height), {
    size: 25,
    face: 'strong',
    colour: colours.parchmentInk,
    floor: 19,
  });
}

/** The elements of a spell as a band: one field each, with colour and icon. */
export function elementBand(sheet: Sheet, room: Box, code: SpellCode, style: { radius: number; size: number }): void {
  stamp(sheet, room, { key: `elements|${code}|${style.radius}|${style.size}`, margin: 2 }, (own, within) => {
    paintBand(own, within, code, style);
  });
  placed(sheet, `elements:${code}`, room);
}

function paintBand(sheet: Sheet, room: Box, code: SpellCode, style: { radius: number; size: number }): void {
  const elements = spellData[code].energy;
  kept(sheet, (ctx) => {
    rounded(ctx, room, style.radius);
    ctx.clip();
    const wide = room.width >= room.height;
    elements.forEach((element, index) => {
      const look = elementLook[element];
      const share = 1 / elements.length;
      const field = wide
        ? box(room.x + room.width * share * index, room.y, room.width * share, room.height)
        : elements.length > 2
          ? box(
              room.x + (index % 2) * (room.width / 2),
              room.y + Math.floor(index / 2) * (room.height / 2),
              room.width / 2,
              room.height / 2,
            )
          : box(room.x, room.y + room.height * share * index, room.width, room.height * share);
      ctx.fillStyle = look.colour;
      ctx.fillRect(field.x, field.y, field.width + 0.5, field.height + 0.5);
      const size = Math.min(style.size, field.width - 2, field.height - 2);
      icon(sheet, look.icon, at(field.x + field.width / 2, field.y + field.height / 2), {
        size,
        colour: inkOn(look.colour),
      });
    });
  });
  rounded(sheet.ctx, room, style.radius);
  sheet.ctx.strokeStyle = colours.parchmentInk;
  sheet.ctx.lineWidth = 2;
  sheet.ctx.stroke();
}
