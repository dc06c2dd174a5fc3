/** What an invader holds: the reserve in large, six cards, orders laid, engines. */
import { cardActions, specialOf } from '../../src/games/stronghold/content/cards.js';
import { paysFor, resourcesFor } from '../../src/games/stronghold/rules/cards.js';
import { engineId, enginesInOrder } from '../../src/games/stronghold/rules/places.js';
import { isOwnSide } from '../../src/games/stronghold/rules/seats.js';
import { isNobody, present } from '../../src/games/stronghold/rules/units.js';
import type { Invader } from '../../src/games/stronghold/types/board.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import {
  type CardId,
  type DraftCard,
  type FrontAction,
  type PhaseNumber,
  cardPhases,
  walls,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { badge } from '../kit/badges.js';
import { unit } from '../kit/clusters.js';
import type { Heading } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { parchment, section } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import type { HandOf } from '../renderer.js';
import { actionIcon, orderIcon, specialIcon, throwerIcon, unitLook } from './look.js';
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

function drawCards(sheet: Sheet, room: Box, view: View, invader: Invader): void {
  const cells = rows(room, 2, gap).flatMap((line) => columns(line, 3, gap));
  ([1, 2, 3, 4, 5, 6] as const).forEach((phase, index) => {
    const card = invader.cards.find((one) => one.phase === phase);
    const cell = cells[index];
    if (!card || !cell) return;
    const isNow = view.phase === phase;
    const inner = cardGround(sheet, cell, { id: card.id, phase, isNow, note: card.flipped ? 'flipped' : undefined });
    if (card.flipped && phase !== 6) drawSpecial(sheet, inner, phase, invader);
    else if (phase === 1) say(sheet, inner, text[sheet.locale].hand.phaseOne, 'gold-bar');
    else if (phase === 6) say(sheet, inner, text[sheet.locale].hand.deployments, 'sprint');
    else drawActions(sheet, inner, view, cardActions[card.id as DraftCard], invader);
  });
}

/** All that was drawn, a row a phase; what is kept so far wears a brass edge. */
function drawDraft(sheet: Sheet, room: Box, view: View): void {
  const { draft } = view;
  if (!draft) return;
  rows(room, cardPhases.length, gap).forEach((line, index) => {
    const phase = cardPhases[index];
    if (!phase) return;
    const drawn = draft.drawn[phase];
    columns(line, drawn.length, gap).forEach((cell, place) => {
      const card = drawn[place];
      if (!card) return;
      const isKept = draft.kept.some((kept) => kept?.[phase] === card);
      const inner = cardGround(sheet, cell, { id: card, phase, isNow: isKept, note: undefined });
      drawActions(sheet, inner, view, cardActions[card]);
    });
  });
}

type Ground = { id: CardId; phase: PhaseNumber; isNow: boolean; note: 'flipped' | undefined };

/** Parchment with the phase's number and the card's name; returns the room below. */
function cardGround(sheet: Sheet, cell: Box, { id, phase, isNow, note }: Ground): Box {
  const words = text[sheet.locale];
  placed(sheet, `card:${id}`, cell);
  parchment(sheet, cell, isNow ? { edge: colours.brass, edgeWidth: 7 } : {});
  badge(sheet, at(cell.x + 32, cell.y + 32), String(phase), { size: 30, fill: colours.brass });
  const tail = note === undefined ? 0 : 104;
  write(sheet, words.words.cards[id], box(cell.x + 62, cell.y + 10, cell.width - 76 - tail, 44), {
    size: 28,
    face: 'title',
    colour: colours.parchmentInk,
    floor: 18,
  });
  if (note)
    write(sheet, words.hand.flipped, box(cell.x + cell.width - 116, cell.y + 10, 100, 44), {
      size: 20,
      align: 'right',
      colour: colours.sepia,
    });
  return box(cell.x + 14, cell.y + 60, cell.width - 28, cell.height - 72);
}

function say(sheet: Sheet, room: Box, words: string, name: string): void {
  icon(sheet, name, at(room.x + 44, middle(room).y), { size: 72, colour: colours.sepia });
  write(sheet, words, box(room.x + 96, room.y, room.width - 104, room.height), {
    size: 30,
    face: 'strong',
    paragraph: true,
    colour: colours.parchmentInk,
  });
}

function drawSpecial(sheet: Sheet, room: Box, phase: Exclude<PhaseNumber, 6>, invader: Invader): void {
  const { special } = specialOf[phase];
  const words = text[sheet.locale];
  const isUsed = invader.used.includes(special);
  say(sheet, room, `${words.words.specials[special]}${isUsed ? ` (${words.hand.used})` : ''}`, specialIcon[special]);
}

function drawActions(sheet: Sheet, room: Box, view: View, actions: readonly FrontAction[], invader?: Invader): void {
  const words = text[sheet.locale];
  rows(room, 3, 4).forEach((line, index) => {
    const action = actions[index];
    if (!action) return;
    const note = invader?.used.includes(action)
      ? words.hand.used
      : invader?.lent.includes(action)
        ? words.hand.lent
        : undefined;
    drawAction(sheet, line, view, { action, note });
  });
}

/** What it is, and what it costs: units of one kind or another, and resources. */
function drawAction(
  sheet: Sheet,
  line: Box,
  view: View,
  { action, note }: { action: FrontAction; note: string | undefined },
): void {
  const ink = note === undefined ? colours.parchmentInk : fade(colours.sepia, 0.55);
  const { y } = middle(line);
  icon(sheet, actionIcon[action], at(line.x + 22, y), { size: 40, colour: ink });
  const price = note === undefined ? priceWidth(view, action) : widthOf(sheet, note, 'strong', 22) + 4;
  write(
    sheet,
    text[sheet.locale].words.actions[action],
    box(line.x + 50, line.y, line.width - 58 - price, line.height),
    {
      size: 24,
      face: 'strong',
      colour: note === undefined ? ink : colours.sepia,
    },
  );
  const start = line.x + line.width - price;
  if (note !== undefined) {
    write(sheet, note, box(start, line.y, price, line.height), { size: 22, face: 'strong', colour: colours.sepia });
    return;
  }
  drawPrice(sheet, at(start, y), view, action);
}

const coin = 58;
const option = 52;
const between = 14;

function priceWidth(view: View, action: FrontAction): number {
  const options = paysFor(view, action).length;
  return options * option + (options - 1) * between + (resourcesFor(view, action) > 0 ? coin : 0);
}

function drawPrice(sheet: Sheet, start: { x: number; y: number }, view: View, action: FrontAction): void {
  let { x } = start;
  paysFor(view, action).forEach((pay, index) => {
    if (index > 0) {
      write(sheet, '/', box(x, start.y - 14, between, 28), { size: 22, align: 'center', colour: colours.sepia });
      x += between;
    }
    const [type] = present(pay);
    if (!type) return;
    write(sheet, String(pay[type]), box(x, start.y - 16, 20, 32), {
      size: 24,
      face: 'heavy',
      align: 'right',
      colour: colours.parchmentInk,
    });
    unit(sheet, at(x + 37, start.y), { ...unitLook[type], id: `price:${action}:${type}`, size: 28 });
    x += option;
  });
  const resources = resourcesFor(view, action);
  if (resources === 0) return;
  icon(sheet, 'gold-bar', at(x + 18, start.y), { size: 26, colour: colours.brassDark });
  write(sheet, String(resources), box(x + 34, start.y - 16, 24, 32), {
    size: 24,
    face: 'heavy',
    colour: colours.parchmentInk,
  });
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
