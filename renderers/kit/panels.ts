/** Grounds to put things on: plates, parchment, cards, decks. */
import { badge } from './badges.js';
import { icon } from './icons.js';
import { colours, fade, mix } from './palette.js';
import { type Box, type Point, around, at, box, inset, rounded } from './shapes.js';
import { type Sheet, kept, placed } from './sheet.js';
import { stamp } from './stamps.js';
import { widthOf, write } from './text.js';

export type PlateStyle = { fill?: string; edge?: string; edgeWidth?: number; radius?: number };

/** A dark plate let into the table. */
export function plate(sheet: Sheet, room: Box, style: PlateStyle = {}): void {
  const { fill = colours.ink, edge = colours.stone, edgeWidth = 2, radius = 10 } = style;
  const cut = { key: `plate|${fill}|${edge}|${edgeWidth}|${radius}`, margin: edgeWidth };
  stamp(sheet, room, cut, ({ ctx }, within) => {
    rounded(ctx, within, radius);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.strokeStyle = edge;
    ctx.lineWidth = edgeWidth;
    ctx.stroke();
  });
}

/** A parchment sheet with a double edge; set down with a flat shadow. */
export function parchment(sheet: Sheet, room: Box, style: PlateStyle = {}): void {
  const { fill = colours.parchment, edge = colours.parchmentEdge, edgeWidth = 3, radius = 8 } = style;
  const cut = { key: `parchment|${fill}|${edge}|${edgeWidth}|${radius}`, margin: edgeWidth + 4 };
  stamp(sheet, room, cut, ({ ctx }, within) => {
    rounded(ctx, { ...within, y: within.y + 4 }, radius);
    ctx.fillStyle = colours.night;
    ctx.fill();
    rounded(ctx, within, radius);
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.strokeStyle = edge;
    ctx.lineWidth = edgeWidth;
    ctx.stroke();
    rounded(ctx, inset(within, 5), radius - 3);
    ctx.strokeStyle = fade(colours.parchmentEdge, 0.55);
    ctx.lineWidth = 1.5;
    ctx.stroke();
  });
}

/** A titled plate; returns the room below the title. */
export function section(sheet: Sheet, room: Box, title: string): Box {
  plate(sheet, room);
  const inner = inset(room, 16, 10);
  /** The letters of titles are wide, and their 1 reads as an I. */
  const face = widthOf(sheet, title, 'title', 20) > inner.width || /\d/.test(title) ? 'strong' : 'title';
  write(sheet, title, box(inner.x, inner.y, inner.width, 28), { size: 23, face, colour: colours.brass });
  return box(inner.x, inner.y + 32, inner.width, inner.height - 32);
}

export type CardStyle = {
  id: string;
  name: string;
  icon: string;
  iconColour?: string;
  /** Top left. */
  cost?: string;
  /** One line of effect. */
  effect?: string;
  nameSize?: number;
};

/** Parchment with cost top left, icon, name and one line of effect. */
export function card(sheet: Sheet, room: Box, style: CardStyle): void {
  placed(sheet, style.id, room);
  parchment(sheet, room);
  const inner = inset(room, 12);
  const nameSize = style.nameSize ?? 24;
  const effect = style.effect === undefined ? 0 : inner.height * 0.26;
  const nameHeight = nameSize * 1.5;
  const art = box(inner.x, inner.y, inner.width, inner.height - effect - nameHeight);
  icon(sheet, style.icon, at(art.x + art.width / 2, art.y + art.height / 2), {
    size: Math.min(art.width, art.height) * 0.92,
    colour: style.iconColour ?? colours.parchmentInk,
  });
  write(sheet, style.name, box(inner.x, art.y + art.height, inner.width, nameHeight), {
    size: nameSize,
    face: 'strong',
    colour: colours.parchmentInk,
    align: 'center',
  });
  if (style.effect !== undefined)
    write(sheet, style.effect, box(inner.x, art.y + art.height + nameHeight, inner.width, effect), {
      size: 20,
      colour: colours.sepia,
      align: 'center',
      valign: 'top',
      paragraph: true,
    });
  if (style.cost !== undefined)
    badge(sheet, at(room.x + 26, room.y + 26), style.cost, { size: 26, fill: colours.brass });
}

export type DeckStyle = { id: string; width: number; count: number; icon: string; back?: string };

/** Three offset cards, face down, with the number left. */
export function deck(sheet: Sheet, centre: Point, style: DeckStyle): void {
  const { width } = style;
  const height = width * 1.35;
  const back = style.back ?? mix(colours.stone, colours.ink, 0.35);
  placed(sheet, style.id, around(centre, width * 1.2, height * 1.15));
  kept(sheet, (ctx) => {
    const shown = Math.min(3, style.count);
    if (shown === 0) {
      rounded(ctx, around(centre, width, height), 5);
      ctx.setLineDash([6, 5]);
      ctx.strokeStyle = colours.lightStone;
      ctx.lineWidth = 2;
      ctx.stroke();
    }
    for (let index = shown - 1; index >= 0; index -= 1) {
      const offset = index * width * 0.09;
      rounded(ctx, around(at(centre.x + offset, centre.y - offset), width, height), 5);
      ctx.fillStyle = mix(back, colours.night, index * 0.22);
      ctx.fill();
      ctx.strokeStyle = colours.parchmentEdge;
      ctx.lineWidth = 2;
      ctx.stroke();
    }
  });
  if (style.count > 0)
    icon(sheet, style.icon, at(centre.x, centre.y - height * 0.08), {
      size: width * 0.72,
      colour: colours.parchmentEdge,
    });
  badge(sheet, at(centre.x, centre.y + height * 0.42), String(style.count), { size: Math.max(18, width * 0.4) });
}
