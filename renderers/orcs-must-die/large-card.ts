/** A card in large: cost, icon, name, kind and level, effect in icons and in words. */
import { equipmentOf } from '../../src/games/orcs-must-die/content/equipment.js';
import { trapOf } from '../../src/games/orcs-must-die/content/traps.js';
import { badge } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, at, box, inset } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { drawTokens } from './effects.js';
import { skullIcon } from './look.js';
import { type ShopCard, costOf, iconOf, tokensOf } from './shop.js';
import { text } from './text.js';

export function kindOf(sheet: Sheet, card: ShopCard): string {
  const { card: words } = text[sheet.locale];
  const kind =
    card.what === 'trap' ? (trapOf(card.id).support ? words.support : words.trap) : words[equipmentOf(card.id).type];
  const { level } = card.what === 'trap' ? trapOf(card.id) : equipmentOf(card.id);
  return `${kind} · ${words.level} ${level}`;
}

export function wordsOf(sheet: Sheet, card: ShopCard): { name: string; text: string } {
  const words = text[sheet.locale];
  return card.what === 'trap' ? words.traps[card.id] : words.equipment[card.id];
}

export function drawLargeCard(sheet: Sheet, room: Box, card: ShopCard): void {
  placed(sheet, `large:${card.id}`, room);
  parchment(sheet, room);
  const inner = inset(room, 18);
  const { name, text: said } = wordsOf(sheet, card);
  badge(sheet, at(inner.x + 22, inner.y + 22), String(costOf(card)), { size: 34, fill: colours.brass });
  icon(sheet, skullIcon, at(inner.x + 66, inner.y + 22), { size: 34, colour: colours.sepia });
  const art = inner.height * 0.34;
  icon(sheet, iconOf(card), at(inner.x + inner.width / 2, inner.y + art * 0.52), {
    size: art,
    colour: colours.parchmentInk,
  });
  let y = inner.y + art + 6;
  write(sheet, name, box(inner.x, y, inner.width, 48), {
    size: 36,
    face: 'title',
    align: 'center',
    colour: colours.parchmentInk,
  });
  y += 48;
  write(sheet, kindOf(sheet, card), box(inner.x, y, inner.width, 30), {
    size: 22,
    align: 'center',
    colour: colours.sepia,
  });
  y += 36;
  const tokens = tokensOf(card);
  if (tokens.length > 0) {
    drawTokens(sheet, box(inner.x, y, inner.width, 46), tokens, {
      size: 40,
      colour: colours.parchmentInk,
      id: `large-token:${card.id}`,
      align: 'center',
    });
    y += 52;
  }
  write(sheet, said, box(inner.x, y, inner.width, inner.y + inner.height - y), {
    size: 28,
    align: 'center',
    valign: 'top',
    paragraph: true,
    colour: colours.parchmentInk,
  });
}
