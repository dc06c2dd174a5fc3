/** The phase cards in an invader's hand: what each offers, at what price, and what is used up. */
import { cardActions, specialOf } from '../../src/games/stronghold/content/cards.js';
import { secretOrderPrice, sendPrice } from '../../src/games/stronghold/content/numbers.js';
import { deploymentData } from '../../src/games/stronghold/content/prices.js';
import { paysFor, resourcesFor } from '../../src/games/stronghold/rules/cards.js';
import { isTeamGame, tableOf } from '../../src/games/stronghold/rules/seats.js';
import { present } from '../../src/games/stronghold/rules/units.js';
import type { Invader } from '../../src/games/stronghold/types/board.js';
import {
  type CardId,
  type DraftCard,
  type FrontAction,
  type PhaseNumber,
  cardPhases,
  deploymentSizes,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { badge } from '../kit/badges.js';
import { unit } from '../kit/clusters.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, at, box, columns, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { actionIcon, specialIcon, unitLook } from './look.js';
import { text } from './text.js';

const gap = 12;

/** How much room a price takes: an icon with its number, a kind of unit, a stroke between two; and a word in its place. */
const coin = 58;
const option = 52;
const between = 14;
const note = 80;

export function drawCards(sheet: Sheet, room: Box, view: View, invader: Invader): void {
  const cells = rows(room, 2, gap).flatMap((line) => columns(line, 3, gap));
  ([1, 2, 3, 4, 5, 6] as const).forEach((phase, index) => {
    const card = invader.cards.find((one) => one.phase === phase);
    const cell = cells[index];
    if (!card || !cell) return;
    const isNow = view.phase === phase;
    const inner = cardGround(sheet, cell, { id: card.id, phase, isNow, note: card.flipped ? 'flipped' : undefined });
    if (card.flipped && phase !== 6) drawSpecial(sheet, inner, phase, invader);
    else if (phase === 1) drawSupplies(sheet, inner, view, invader);
    else if (phase === 6) drawDeployment(sheet, inner, view, invader);
    else drawActions(sheet, inner, view, cardActions[card.id as DraftCard], invader);
  });
}

/** All that was drawn, a row a phase; what is kept so far wears a brass edge. */
export function drawDraft(sheet: Sheet, room: Box, view: View): void {
  const { draft } = view;
  if (!draft) return;
  rows(room, cardPhases.length, gap).forEach((line, index) => {
    const phase = cardPhases[index];
    if (!phase) return;
    const drawn = draft.drawn[phase];
    columns(line, drawn.length, gap).forEach((cell, place) => {
      const card = drawn[place];
      if (!card) return;
      const holder = draft.kept.findIndex((kept) => kept?.[phase] === card);
      const isOwn = holder >= 0 && view.invaders[holder]?.seat === view.viewer;
      const note = holder >= 0 && !isOwn ? 'partners' : undefined;
      const inner = cardGround(sheet, cell, { id: card, phase, isNow: isOwn, note });
      drawActions(sheet, inner, view, cardActions[card]);
    });
  });
}

type Ground = { id: CardId; phase: PhaseNumber; isNow: boolean; note: 'flipped' | 'partners' | undefined };

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
    write(sheet, words.hand[note], box(cell.x + cell.width - 116, cell.y + 10, 100, 44), {
      size: 20,
      align: 'right',
      colour: colours.sepia,
    });
  return box(cell.x + 14, cell.y + 60, cell.width - 28, cell.height - 72);
}

function say(sheet: Sheet, room: Box, words: string, name: string, size = 30): void {
  icon(sheet, name, at(room.x + 44, middle(room).y), { size: Math.min(72, room.height * 0.8), colour: colours.sepia });
  write(sheet, words, box(room.x + 96, room.y, room.width - 104, room.height), {
    size,
    face: 'strong',
    paragraph: true,
    colour: colours.parchmentInk,
  });
}

/** Gathering, and with a partner the sending of troops. */
function drawSupplies(sheet: Sheet, room: Box, view: View, invader: Invader): void {
  const { phaseOne, send, used } = text[sheet.locale].hand;
  const lines = [
    { said: phaseOne, isUsed: invader.used.includes('gather'), name: 'gold-bar' },
    ...(isTeamGame(view) ? [{ said: send(sendPrice), isUsed: invader.used.includes('send'), name: 'sprint' }] : []),
  ];
  rows(room, lines.length, 2).forEach((line, index) => {
    const one = lines[index];
    if (one) say(sheet, line, one.isUsed ? `${one.said} (${used})` : one.said, one.name, lines.length > 1 ? 24 : 30);
  });
}

function drawSpecial(sheet: Sheet, room: Box, phase: Exclude<PhaseNumber, 6>, invader: Invader): void {
  const { special, hourglasses } = specialOf[phase];
  const words = text[sheet.locale];
  const isUsed = invader.used.includes(special);
  const said = `${words.words.specials[special]}${isUsed ? ` (${words.hand.used})` : ''}`;
  const hasPrice = hourglasses > 0 && !isUsed;
  say(sheet, { ...room, width: room.width - (hasPrice ? coin : 0) }, said, specialIcon[special]);
  if (hasPrice) drawCost(sheet, at(room.x + room.width - coin, middle(room).y), 'hourglass', hourglasses);
}

/** What the phase offers for hourglasses alone: two deployments, and orders. */
function drawDeployment(sheet: Sheet, room: Box, view: View, invader: Invader): void {
  const words = text[sheet.locale];
  const sizes = deploymentSizes.map((size) => ({
    icon: 'sprint',
    name: words.hand.deployment(words.words.sizes[size], deploymentData[size].limit),
    hourglasses: deploymentData[size].hourglasses[tableOf(view)],
    isUsed: invader.deployed.includes(size),
  }));
  const { openGiven, secretPaid } = view.orders;
  const secret = {
    icon: 'scroll-unfurled',
    name: words.hand.secretOrders,
    hourglasses: secretOrderPrice,
    isUsed: secretPaid,
  };
  const open = { icon: 'scroll-unfurled', name: words.hand.openOrder, hourglasses: 0, isUsed: openGiven };
  const lines = [...sizes, open, secret];
  rows(room, lines.length, 2).forEach((line, index) => {
    const one = lines[index];
    if (!one) return;
    const ink = one.isUsed ? fade(colours.sepia, 0.55) : colours.parchmentInk;
    const { y } = middle(line);
    icon(sheet, one.icon, at(line.x + 22, y), { size: 32, colour: ink });
    write(sheet, one.name, box(line.x + 50, line.y, line.width - 58 - note, line.height), {
      size: 24,
      face: 'strong',
      colour: one.isUsed ? colours.sepia : ink,
    });
    const end = line.x + line.width;
    if (one.isUsed || one.hourglasses === 0)
      write(sheet, one.isUsed ? words.hand.given : words.hand.free, box(end - note, line.y, note, line.height), {
        size: 22,
        face: 'strong',
        align: 'right',
        colour: colours.sepia,
      });
    else drawCost(sheet, at(end - coin, y), 'hourglass', one.hourglasses);
  });
}

function drawCost(sheet: Sheet, start: { x: number; y: number }, name: string, count: number): void {
  icon(sheet, name, at(start.x + 18, start.y), { size: 26, colour: colours.brassDark });
  write(sheet, String(count), box(start.x + 34, start.y - 16, 24, 32), {
    size: 24,
    face: 'heavy',
    colour: colours.parchmentInk,
  });
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
  if (resources > 0) drawCost(sheet, at(x, start.y), 'gold-bar', resources);
}
