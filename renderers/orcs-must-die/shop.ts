/** The shop: six traps and six pieces of equipment as plates with cost, name and effect. */
import { type EquipmentId, equipmentOf } from '../../src/games/orcs-must-die/content/equipment.js';
import { type TrapId, trapOf } from '../../src/games/orcs-must-die/content/traps.js';
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import type { Omd, Side, Team, View } from '../../src/games/orcs-must-die/types/index.js';
import { badge, seatSign } from '../kit/badges.js';
import { ground, header, headerHeight } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { haloRound } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, at, box, columns, inset, middle, rounded, rows } from '../kit/shapes.js';
import { decidersOf } from '../kit/seats.js';
import { type Sheet, kept, openSheet, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import type { BoardOf } from '../renderer.js';
import { type Changes, nothingChanged } from './changes.js';
import { drawTokens, equipmentTokens, trapTokens } from './effects.js';
import { markOfSeat, sideMark, trapIcon, wornIcon } from './look.js';
import { text } from './text.js';

export type ShopCard = { what: 'trap'; id: TrapId } | { what: 'equipment'; id: EquipmentId };

export const iconOf = (card: ShopCard): string =>
  card.what === 'trap' ? trapIcon[card.id] : wornIcon[equipmentOf(card.id).type];
export const costOf = (card: ShopCard): number =>
  card.what === 'trap' ? trapOf(card.id).cost : equipmentOf(card.id).cost;
export const tokensOf = (card: ShopCard) => (card.what === 'trap' ? trapTokens(card.id) : equipmentTokens(card.id));

export function drawShop(sheet: Sheet, room: Box, { side, shop }: Team, changes: Changes): void {
  const shelves = rows(room, 2, 8);
  const lists: readonly (ShopCard | null)[][] = [
    shop.traps.map((id) => (id ? { what: 'trap', id } : null)),
    shop.equipment.map((id) => (id ? { what: 'equipment', id } : null)),
  ];
  lists.forEach((list, index) => {
    const shelf = shelves[index];
    if (!shelf) return;
    sign(sheet, box(shelf.x, shelf.y, 44, shelf.height), index === 0 ? 'wolf-trap' : 'gem-pendant');
    columns(box(shelf.x + 50, shelf.y, shelf.width - 50, shelf.height), 6, 8).forEach((cell, place) => {
      const card = list[place];
      if (card) plateOf(sheet, cell, card, { side, changes });
      else soldOut(sheet, cell);
    });
  });
}

function sign(sheet: Sheet, room: Box, glyph: string): void {
  stamp(sheet, room, { key: `shop|${glyph}`, margin: 1 }, (own, within) => {
    rounded(own.ctx, within, 8);
    own.ctx.fillStyle = fade(colours.night, 0.5);
    own.ctx.fill();
    icon(own, glyph, middle(within), { size: 34, colour: colours.brass });
  });
}

function soldOut(sheet: Sheet, room: Box): void {
  kept(sheet, (ctx) => {
    rounded(ctx, inset(room, 2), 8);
    ctx.fillStyle = fade(colours.night, 0.35);
    ctx.fill();
    ctx.setLineDash([7, 6]);
    ctx.strokeStyle = colours.stone;
    ctx.lineWidth = 2;
    ctx.stroke();
  });
}

function plateOf(sheet: Sheet, room: Box, card: ShopCard, { side, changes }: { side: Side; changes: Changes }): void {
  const words = text[sheet.locale];
  placed(sheet, `shop:${side}:${card.id}`, room);
  if (changes.of.change(`shop:${side}:${card.id}`) !== undefined) haloRound(sheet, inset(room, 1), 8);
  parchment(sheet, room);
  icon(sheet, iconOf(card), at(room.x + 34, room.y + room.height * 0.58), {
    size: Math.min(52, room.height * 0.56),
    colour: colours.parchmentInk,
  });
  badge(sheet, at(room.x + 20, room.y + 18), String(costOf(card)), { size: 22, fill: colours.brass });
  const left = room.x + 66;
  const wide = room.x + room.width - left - 8;
  const isSupport = card.what === 'trap' && trapOf(card.id).support;
  write(sheet, words.say.card(card.id), box(left, room.y + 6, wide, room.height * 0.52), {
    size: 20,
    face: 'strong',
    colour: colours.parchmentInk,
    paragraph: true,
  });
  drawTokens(sheet, box(left, room.y + room.height * 0.6, wide, room.height * 0.34), tokensOf(card), {
    size: 24,
    colour: isSupport ? colours.brassDark : colours.sepia,
    id: `token:${side}:${card.id}`,
  });
}

const shelfHeight = 312;

/** Rivalry: both shops in a picture of their own. */
export function paintShops(task: BoardOf<Omd>): Sheet {
  const { view, locale } = task;
  const words = text[locale];
  const sheet = openSheet(locale, headerHeight + view.teams.length * (shelfHeight + 14) + 24);
  layer(sheet, 'orcs-must-die|shops', ground);
  header(sheet, {
    title: words.shops,
    icon: 'shop',
    where: `${words.round(view.round)} · ${words.stages[view.phase]}`,
    deciders: decidersOf(task, (seat) => markOfSeat(view, seat)),
  });
  view.teams.forEach((team, index) => {
    const room = box(12, headerHeight + 14 + index * (shelfHeight + 14), sheet.width - 24, shelfHeight);
    seatSign(sheet, sideMark[team.side], at(room.x + 24, room.y + 22), 20);
    write(sheet, words.sides[team.side], box(room.x + 56, room.y, 600, 44), { size: 30, face: 'title' });
    drawShop(sheet, box(room.x, room.y + 48, room.width, room.height - 48), team, nothingChanged);
  });
  return sheet;
}

export function showsShops(view: View, { events }: BoardOf<Omd>): boolean {
  return isRivalry(view) && events.some(({ type }) => type === 'shopFilled' || type === 'roundBegan');
}
