/** A Hero card as its holder sees it: number, place or name, travel, dice and the generals it can be played against. */
import { generalBoards } from '../../src/games/defenders/content/generals.js';
import { type CardId, colourOf, diceOn, isSpecial, portraitsOn } from '../../src/games/defenders/content/hero-cards.js';
import { locationCards } from '../../src/games/defenders/content/location-cards.js';
import { specialCards } from '../../src/games/defenders/content/special-cards.js';
import { badge } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours, inkOn } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, type Point, at, box, disc, hexagon, rounded } from '../kit/shapes.js';
import { type Sheet, kept, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { generalIcon, peopleLook, purple, specialIcon, travelIcon } from './look.js';
import { peopleSign } from './horde.js';
import { text } from './text.js';

export type CardStyle = { id: string; card: CardId; no?: number; playable?: boolean; lost?: boolean };

const bandHeight = 46;

export function drawHeroCard(sheet: Sheet, room: Box, style: CardStyle): void {
  const { card, no } = style;
  placed(sheet, style.id, room);
  parchment(sheet, room, style.playable ? { edge: colours.green, edgeWidth: 6 } : {});
  const colour = colourOf(card);
  const look = colour ? peopleLook[colour] : undefined;
  const band = box(room.x + 7, room.y + 7, room.width - 14, bandHeight);
  kept(sheet, (ctx) => {
    rounded(ctx, band, 5);
    ctx.fillStyle = look?.colour ?? purple;
    ctx.fill();
  });
  if (no !== undefined) badge(sheet, at(band.x + 22, band.y + band.height / 2), String(no), { size: 27 });
  const right = at(band.x + band.width - 25, band.y + band.height / 2);
  if (colour) peopleSign(sheet, colour, right, 36);
  else if (isSpecial(card))
    icon(sheet, specialIcon[specialCards[card].kind], right, { size: 38, colour: inkOn(purple) });
  const inner = box(room.x + 12, band.y + band.height + 4, room.width - 24, room.height - bandHeight - 24);
  if (isSpecial(card)) drawSpecial(sheet, inner, card);
  else drawLocation(sheet, inner, card);
  drawDice(sheet, box(inner.x, inner.y + inner.height - 40, inner.width, 40), card);
  if (style.playable) drawPlayable(sheet, at(band.x + band.width / 2, band.y + band.height / 2));
}

function drawLocation(sheet: Sheet, room: Box, card: Exclude<CardId, keyof typeof specialCards>): void {
  const words = text[sheet.locale];
  const { loc, icon: travel } = locationCards[card];
  write(sheet, words.locations[loc].name, box(room.x, room.y, room.width, 64), {
    size: 25,
    face: 'strong',
    colour: colours.parchmentInk,
    align: 'center',
    paragraph: true,
  });
  const art = box(room.x, room.y + 66, room.width, room.height - 66 - 46);
  icon(sheet, travelIcon[travel], at(art.x + art.width / 2, art.y + art.height / 2), {
    size: Math.min(art.height, 116),
    colour: colours.parchmentInk,
  });
}

function drawSpecial(sheet: Sheet, room: Box, card: keyof typeof specialCards): void {
  const words = text[sheet.locale];
  const { name, effect } = words.specials[specialCards[card].kind];
  write(sheet, name, box(room.x, room.y, room.width, 46), {
    size: 21,
    face: 'strong',
    colour: colours.parchmentInk,
    align: 'center',
    paragraph: true,
  });
  write(sheet, effect, box(room.x - 4, room.y + 49, room.width + 8, room.height - 49 - 38), {
    size: 19,
    colour: colours.sepia,
    align: 'center',
    valign: 'top',
    paragraph: true,
  });
}

/** Dice at the left, the generals at the right. */
function drawDice(sheet: Sheet, room: Box, card: CardId): void {
  const { ctx } = sheet;
  const y = room.y + room.height / 2;
  const portraits = portraitsOn(card);
  const side = portraits.length > 1 ? 26 : 30;
  for (let index = 0; index < diceOn(card); index += 1) {
    const die = box(room.x + index * (side + 3), y - side / 2, side, side);
    rounded(ctx, die, 6);
    ctx.fillStyle = colours.parchmentInk;
    ctx.fill();
    for (const spot of [at(-1, -1), at(1, -1), at(0, 0), at(-1, 1), at(1, 1)]) {
      disc(ctx, at(die.x + side * (0.5 + spot.x * 0.24), die.y + side * (0.5 + spot.y * 0.24)), side * 0.087);
      ctx.fillStyle = colours.parchment;
      ctx.fill();
    }
  }
  const size = portraits.length > 1 ? 21 : 38;
  portraits.toReversed().forEach((general, index) => {
    const centre = at(room.x + room.width - size / 2 - 1 - index * (size + 1), y);
    const { colour } = peopleLook[generalBoards[general].colour];
    hexagon(ctx, centre, size / 2 + 1);
    ctx.fillStyle = colour;
    ctx.fill();
    icon(sheet, generalIcon[general], centre, { size: size * 0.7, colour: inkOn(colour) });
  });
}

/** A green dot with a tick: this can be played now. */
function drawPlayable(sheet: Sheet, centre: Point): void {
  const { ctx } = sheet;
  disc(ctx, centre, 17);
  ctx.fillStyle = colours.green;
  ctx.fill();
  ctx.strokeStyle = colours.chalk;
  ctx.lineWidth = 3;
  ctx.stroke();
  icon(sheet, 'check-mark', centre, { size: 20, colour: colours.chalk });
}
