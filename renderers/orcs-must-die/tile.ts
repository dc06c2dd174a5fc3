/** One tile: its ground, its name, its traps and the armies at its gate. */
import { difficultTiles, easyTiles } from '../../src/games/orcs-must-die/content/tiles.js';
import { capacityOf } from '../../src/games/orcs-must-die/rules/purchases.js';
import type { Siege, Team, Tile, TileType } from '../../src/games/orcs-must-die/types/index.js';
import { badge } from '../kit/badges.js';
import { textured } from '../kit/hatching.js';
import { icon } from '../kit/icons.js';
import { colours, fade, mix } from '../kit/palette.js';
import { building } from '../kit/pieces.js';
import { type Box, at, box, cutSquare, disc, inset, middle, polygon, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { widthOf, write } from '../kit/text.js';
import type { Changes } from './changes.js';
import { drawTokens, trapTokens } from './effects.js';
import { creatureColour, kindIcon, riftIcon, startIcon, tileIcon, trapIcon } from './look.js';
import { text } from './text.js';

/** The back of an army card. */
const cardBack = mix(colours.danger, colours.ink, 0.55);
const headHeight = 40;
/** Cards of armies to come stand beside a start tile's name; who is below them needs air. */
const gateHeight = 50;
const footHeight = 40;

const holds = (siege: Siege, team: Team, { id }: Tile): number => capacityOf(siege, team, id);
const isNamed = (type: TileType): boolean =>
  type !== 'standard' && type !== 'rift' && !type.endsWith('-join') && type !== 'crossroads';

/** Where those who stand on the tile have room. */
export function crowdRoom(square: Box, team: Team, tile: Tile): Box {
  const foot = tile.type === 'rift' ? footHeight + 10 : footHeight;
  const head = team.starts.includes(tile.id) ? gateHeight : headHeight;
  return box(square.x, square.y + head, square.width, square.height - head - foot);
}

type NameView = { team: Team; bare?: true };

const isEasy = (type: TileType): boolean => easyTiles.some((one) => one === type);
const isDifficult = (type: TileType): boolean => difficultTiles.some((one) => one === type);

function groundColour(type: TileType): string {
  if (type === 'rift') return mix(creatureColour.boss, colours.night, 0.72);
  if (isEasy(type)) return mix(colours.green, colours.slate, 0.74);
  return isDifficult(type) ? mix(colours.danger, colours.ink, 0.8) : colours.slab;
}

/** What never changes of a tile. */
export function tileGround(sheet: Sheet, square: Box, type: TileType): void {
  stamp(sheet, square, { key: `omd-tile|${type}`, margin: 2 }, (own, within) => {
    const { ctx } = own;
    const inner = inset(within, 2);
    rounded(ctx, inner, 8);
    ctx.fillStyle = groundColour(type);
    ctx.fill();
    paving(own, inner, type);
    rounded(ctx, inner, 8);
    ctx.strokeStyle = isDifficult(type) ? colours.danger : isEasy(type) ? colours.green : colours.stone;
    ctx.lineWidth = isEasy(type) || isDifficult(type) ? 4 : 2;
    ctx.stroke();
    const art = tileIcon[type];
    if (type === 'rift') portal(own, within);
    else if (art !== undefined)
      icon(own, art, middle(within), {
        size: within.width * 0.52,
        colour: mix(groundColour(type), colours.chalk, 0.16),
      });
  });
}

function paving(sheet: Sheet, room: Box, type: TileType): void {
  if (isDifficult(type)) {
    const band = box(room.x, room.y + room.height - 12, room.width, 12);
    textured(
      sheet,
      (ctx) => {
        ctx.beginPath();
        ctx.rect(band.x, band.y, band.width, band.height);
      },
      { texture: 'slanted', ink: colours.danger, ground: colours.ink },
    );
    return;
  }
  const { ctx } = sheet;
  ctx.strokeStyle = fade(colours.chalk, 0.05);
  ctx.lineWidth = 2;
  for (const share of [1 / 3, 2 / 3]) {
    ctx.beginPath();
    ctx.moveTo(room.x + 6, room.y + room.height * share);
    ctx.lineTo(room.x + room.width - 6, room.y + room.height * share);
    ctx.stroke();
  }
  if (isEasy(type)) {
    const corner = at(room.x + room.width, room.y);
    polygon(ctx, [corner, at(corner.x - 34, corner.y), at(corner.x, corner.y + 34)]);
    ctx.fillStyle = colours.green;
    ctx.fill();
  }
}

/** Rings of light round the portal, in flat steps. */
function portal(sheet: Sheet, room: Box): void {
  const { ctx } = sheet;
  const centre = middle(room);
  [0.46, 0.38, 0.3].forEach((share, index) => {
    disc(ctx, centre, room.width * share);
    ctx.fillStyle = fade(creatureColour.boss, 0.14 + index * 0.07);
    ctx.fill();
  });
  icon(sheet, riftIcon, centre, { size: room.width * 0.62, colour: fade(creatureColour.boss, 0.75) });
}

export function tileName(sheet: Sheet, square: Box, tile: Tile, { team, bare }: NameView): void {
  const { id, type } = tile;
  const words = text[sheet.locale];
  const label = write(sheet, id, box(square.x + 11, square.y + 6, 60, 32), {
    size: 28,
    face: 'heavy',
    colour: colours.chalk,
    rim: colours.night,
  });
  const x = square.x + 11 + label.width + 8;
  if (team.starts.includes(id))
    icon(sheet, startIcon, at(x + 14, square.y + 22), { size: 28, colour: colours.parchmentShade });
  explainGround(sheet, type);
  if (!isNamed(type) || bare) return;
  const name = words.tiles[type];
  const style = { face: 'strong', colour: colours.parchmentShade, rim: colours.night } as const;
  const right = square.x + square.width - 36;
  const wide = widthOf(sheet, name, 'strong', 16);
  if (type !== 'trapsburg')
    write(sheet, name, box(square.x + 6, square.y + square.height - 38, square.width - 12, 24), {
      ...style,
      size: 18,
      align: 'center',
    });
  else if (wide <= right - x) write(sheet, name, box(x, square.y + 8, right - x, 28), { ...style, size: 18 });
}

/** What the colour of a special tile means. */
export function explainGround(sheet: Sheet, type: TileType): void {
  const words = text[sheet.locale];
  if (isEasy(type)) explain(sheet, 'easy', { rank: 8, text: words.easy, paint: swatch(colours.green) });
  if (isDifficult(type)) explain(sheet, 'difficult', { rank: 8, text: words.difficult, paint: swatch(colours.danger) });
}

const swatch =
  (colour: string) =>
  (target: Sheet, room: Box): void => {
    cutSquare(target.ctx, inset(room, 4), 4);
    target.ctx.fillStyle = mix(colour, colours.slate, 0.4);
    target.ctx.fill();
    target.ctx.strokeStyle = colour;
    target.ctx.lineWidth = 3;
    target.ctx.stroke();
  };

type TrapsView = { siege: Siege; team: Team; changes: Changes; bare?: true };

/** Traps at the foot, with what they do; dashed places for those that may still be laid. */
export function tileTraps(sheet: Sheet, square: Box, tile: Tile, view: TrapsView): void {
  const { siege, team, bare } = view;
  const { of } = view.changes;
  const laid = team.traps[tile.id] ?? [];
  const places = Math.max(laid.length, holds(siege, team, tile));
  const size = Math.min(40, Math.max(32, square.width * 0.19));
  const y = square.y + square.height - size / 2 - 7;
  const free = square.width / 2 - 20;
  for (let index = 0; index < places; index += 1) {
    const left = index % 2 === 0;
    const row = y - Math.floor(index / 2) * (size + 6);
    const x = left ? square.x + 10 + size / 2 : square.x + square.width - 10 - size / 2;
    const card = laid[index];
    if (card === undefined) {
      emptySlot(sheet, box(x - size / 2 + 3, row - size / 2 + 3, size - 6, size - 6));
      continue;
    }
    building(sheet, at(x, row), {
      id: `trap:${tile.id}:${index}:${card}`,
      size,
      icon: trapIcon[card],
      colour: colours.parchmentShade,
      ...(of.by(`trap:${tile.id}:${card}`) > 0 ? { change: 'new' } : {}),
    });
    if (bare) continue;
    const room = box(left ? x + size / 2 + 4 : x - free, row - 14, free - size / 2 - 8, 28);
    drawTokens(sheet, room, trapTokens(card), {
      size: 20,
      colour: colours.parchment,
      id: `effect:${tile.id}:${index}`,
      align: left ? 'left' : 'right',
    });
  }
}

function emptySlot(sheet: Sheet, whole: Box): void {
  stamp(sheet, whole, { key: 'empty slot', margin: 1 }, ({ ctx }, room) => {
    cutSquare(ctx, room, room.width * 0.24);
    ctx.fillStyle = fade(colours.night, 0.35);
    ctx.fill();
    ctx.setLineDash([5, 4]);
    ctx.strokeStyle = colours.stone;
    ctx.lineWidth = 2;
    ctx.stroke();
  });
}

/** Face-down cards that are still to come through this gate. */
export function tileArmies(sheet: Sheet, square: Box, team: Team, tile: Tile): void {
  if (!team.starts.includes(tile.id)) return;
  const left = team.armies.reduce((sum, army) => (army.start === tile.id ? sum + army.left : sum), 0);
  if (left === 0) return;
  const card = box(square.x + square.width - 37, square.y + 7, 26, 34);
  placed(sheet, `armies:${tile.id}:${left}`, card);
  for (let index = Math.min(3, left) - 1; index >= 0; index -= 1) {
    const { ctx } = sheet;
    rounded(ctx, { ...card, x: card.x - index * 3, y: card.y + index * 2 }, 4);
    ctx.fillStyle = mix(cardBack, colours.night, index * 0.2);
    ctx.fill();
    ctx.strokeStyle = colours.parchmentEdge;
    ctx.lineWidth = 2;
    ctx.stroke();
  }
  icon(sheet, kindIcon[team.side].grunt, middle(card), { size: 22, colour: colours.parchmentEdge });
  badge(sheet, at(card.x - 11, card.y + 9), String(left), { size: 20 });
  explain(sheet, 'armies', {
    rank: 6,
    text: text[sheet.locale].armyCards,
    paint: (target, room) => {
      rounded(target.ctx, inset(room, 6, 2), 3);
      target.ctx.fillStyle = cardBack;
      target.ctx.fill();
      target.ctx.strokeStyle = colours.parchmentEdge;
      target.ctx.lineWidth = 2;
      target.ctx.stroke();
    },
  });
}
