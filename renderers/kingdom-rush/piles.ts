/** What is still to come: the piles with their next cards, the rift and boss decks. */
import type { PileView, View } from '../../src/games/kingdom-rush/types/index.js';
import { badge, seatSign } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { type Box, at, box, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { pilesRoom } from './arena.js';
import { drawReward } from './horde-list.js';
import { printedLook } from './look.js';
import { text } from './text.js';

/** Cards of a pile whose kind is drawn. */
const ahead = 4;

export function drawPiles(sheet: Sheet, view: View): void {
  const words = text[sheet.locale];
  plate(sheet, pilesRoom);
  const head = box(pilesRoom.x + 14, pilesRoom.y + 5, pilesRoom.width - 28, 28);
  write(sheet, words.piles, box(head.x, head.y, 190, head.height), { size: 21, face: 'title', colour: colours.brass });
  let x = head.x + head.width;
  if (view.rift) x = deckCount(sheet, at(x, middle(head).y), 'portal', view.decks.rift, 'rift');
  if (view.boss) deckCount(sheet, at(x, middle(head).y), 'crown', view.decks.boss, 'boss');
  const room = box(pilesRoom.x + 8, pilesRoom.y + 34, pilesRoom.width - 16, pilesRoom.height - 40);
  const lines = rows(room, Math.max(3, view.piles.length), 0);
  view.piles.forEach((pile, index) => {
    const line = lines[index];
    if (line) drawPile(sheet, line, pile);
  });
}

function deckCount(
  sheet: Sheet,
  right: { x: number; y: number },
  name: string,
  count: number,
  id: 'rift' | 'boss',
): number {
  const room = box(right.x - 62, right.y - 14, 62, 28);
  placed(sheet, `deck:${id}:${count}`, room);
  icon(sheet, name, at(room.x + 14, right.y), { size: 26, colour: colours.purple });
  write(sheet, String(count), box(room.x + 31, room.y, 31, 28), { size: 22, face: 'heavy' });
  return room.x - 6;
}

/** Spawn point, cards left, the kinds of the next ones as the scenario prints them, the reward on the top card. */
function drawPile(sheet: Sheet, room: Box, { lane, cards, reward }: PileView): void {
  const { y } = middle(room);
  placed(sheet, `pile:${lane}:${cards.length}`, room);
  badge(sheet, at(room.x + 18, y), String(lane), { size: 19, fill: colours.lightStone });
  write(sheet, `×${cards.length}`, box(room.x + 38, room.y, 52, room.height), {
    size: 24,
    face: 'heavy',
    colour: cards.length === 0 ? colours.lightStone : colours.chalk,
  });
  cards.slice(0, ahead).forEach(({ printed, objective }, index) => {
    const look = printedLook(printed);
    const centre = at(room.x + 104 + index * 33, y);
    const radius = index === 0 ? 14 : 11;
    seatSign(sheet, look.band, centre, radius);
    if (look.icon !== undefined) icon(sheet, look.icon, centre, { size: radius * 1.3, colour: colours.night });
    if (objective !== null) icon(sheet, 'flying-flag', at(centre.x + 10, y - 8), { size: 17, colour: colours.brass });
  });
  if (cards.length > ahead)
    write(sheet, '…', box(room.x + 104 + ahead * 33 - 12, room.y, 24, room.height), {
      size: 22,
      colour: fade(colours.chalk, 0.7),
    });
  if (reward) drawReward(sheet, at(room.x + room.width - 4, y), reward, 20);
}
