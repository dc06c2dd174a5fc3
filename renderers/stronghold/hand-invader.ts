/** What an invader holds: the reserve in large, six cards, orders laid, engines. */
import { engineId, enginesInOrder } from '../../src/games/stronghold/rules/places.js';
import { isOwnSide } from '../../src/games/stronghold/rules/seats.js';
import { isNobody } from '../../src/games/stronghold/rules/units.js';
import type { Invader } from '../../src/games/stronghold/types/board.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { cardPhases, walls } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { badge } from '../kit/badges.js';
import type { Heading } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, middle } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { HandOf } from '../renderer.js';
import { orderIcon, throwerIcon } from './look.js';
import { drawCards, drawDraft } from './phase-cards.js';
import { text } from './text.js';
import { heap } from './troops.js';

const gap = 12;
const purse = 138;
const cardHeight = 236;
const draftHeight = 208;
const foot = 150;

export function paintInvaderHand({ view, locale }: HandOf<Str>, invader: Invader, heading: Heading): Sheet {
  const lines = view.draft ? cardPhases.length : 2;
  const tall = view.draft ? draftHeight : cardHeight;
  const height = purse + gap + lines * (tall + gap) + (view.draft ? -gap : foot);
  const { sheet, body } = openPrivate(locale, height, heading);
  drawPurse(sheet, { ...body, height: purse }, invader);
  const table = box(body.x, body.y + purse + gap, body.width, lines * (tall + gap) - gap);
  if (view.draft) {
    drawDraft(sheet, table, view);
    return sheet;
  }
  drawCards(sheet, table, view, invader);
  const last = box(body.x, table.y + table.height + gap, body.width, foot);
  const [left, right] = columns(last, 2, gap);
  if (left) drawOrders(sheet, left, view);
  if (right) drawEngines(sheet, right, view, invader);
  return sheet;
}

function drawPurse(sheet: Sheet, room: Box, { reserve, camp, resources }: Invader): void {
  const words = text[sheet.locale].hand;
  const left = box(room.x, room.y, room.width * 0.44, room.height);
  const centre = box(left.x + left.width + gap, room.y, room.width * 0.18, room.height);
  const rest = centre.x + centre.width + gap;
  const right = box(rest, room.y, room.x + room.width - rest, room.height);
  const ready = section(sheet, left, words.reserve);
  if (isNobody(reserve)) nobody(sheet, ready);
  else heap(sheet, inset(ready, 10, 0), 'reserve', reserve, { size: 78, gap: 44 });
  const gold = section(sheet, centre, words.resources);
  icon(sheet, 'gold-bar', at(gold.x + gold.width * 0.3, middle(gold).y), { size: 64, colour: colours.brass });
  write(sheet, String(resources), box(gold.x + gold.width * 0.52, gold.y, gold.width * 0.48, gold.height), {
    size: 60,
    face: 'heavy',
    colour: colours.brass,
  });
  const tents = section(sheet, right, words.camp);
  if (isNobody(camp)) nobody(sheet, tents);
  else heap(sheet, inset(tents, 10, 0), 'camp', camp, { size: 64, gap: 40 });
}

function nobody(sheet: Sheet, room: Box): void {
  write(sheet, text[sheet.locale].words.nobody, room, { size: 26, align: 'center', colour: colours.lightStone });
}

/** The faces of the team's orders, at their walls. */
function drawOrders(sheet: Sheet, room: Box, view: View): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.hand.orders);
  const laid = walls.flatMap((wall) => {
    const tile = view.walls[wall].order?.tile;
    return tile ? [{ wall, tile }] : [];
  });
  if (laid.length === 0) {
    write(sheet, words.hand.noOrders, inner, { size: 24, colour: colours.lightStone });
    return;
  }
  columns(inner, 5, 8).forEach((cell, index) => {
    const order = laid[index];
    if (!order) return;
    placed(sheet, `order:${order.wall}`, cell);
    icon(sheet, orderIcon[order.tile], at(middle(cell).x, cell.y + 28), { size: 54, colour: colours.chalk });
    write(sheet, `${order.wall} · ${words.words.orders[order.tile]}`, box(cell.x, cell.y + 58, cell.width, 40), {
      size: 18,
      align: 'center',
      paragraph: true,
    });
  });
}

function drawEngines(sheet: Sheet, room: Box, view: View, invader: Invader): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, `${words.hand.engines} · ${words.legend.hits}`);
  const own = enginesInOrder(view).filter(({ place }) => isOwnSide(invader, place));
  if (own.length === 0) {
    write(sheet, words.hand.noEngines, inner, { size: 24, colour: colours.lightStone });
    return;
  }
  columns(inner, 4, 8).forEach((cell, index) => {
    const engine = own[index];
    if (!engine) return;
    const pile = view.piles[engineId(engine)] ?? { hits: 0, misses: 0 };
    placed(sheet, `engine:${engineId(engine)}`, cell);
    icon(sheet, throwerIcon[engine.kind], at(cell.x + 28, cell.y + 28), { size: 50, colour: colours.chalk });
    write(sheet, engine.place, box(cell.x + 60, cell.y + 8, cell.width - 62, 40), { size: 28, face: 'heavy' });
    badge(sheet, at(cell.x + 26, cell.y + 78), String(pile.hits), { size: 26, fill: colours.brass });
    badge(sheet, at(cell.x + 76, cell.y + 78), String(pile.misses), { size: 26, fill: colours.lightStone });
  });
}
