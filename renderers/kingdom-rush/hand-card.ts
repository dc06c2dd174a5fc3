/** One tower card, large: what it is, what it does, what it may become. */
import { towers } from '../../src/games/kingdom-rush/content/towers.js';
import { towerGroups } from '../../src/games/kingdom-rush/rules/attackers.js';
import { isAdmitted, nextLevel, upgradesOf } from '../../src/games/kingdom-rush/rules/supply.js';
import type { TowerCard, TowerId, View } from '../../src/games/kingdom-rush/types/index.js';
import { pips } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours, inkOn } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, around, at, box, cutSquare, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { damageTag, drawAttack } from './attack.js';
import { damageLook, modifierIcon, towerIcon } from './look.js';
import { text } from './text.js';

export function drawTowerCard(
  sheet: Sheet,
  room: Box,
  { card, view, id }: { card: TowerCard; view: View; id: string },
): void {
  placed(sheet, id, room);
  parchment(sheet, room);
  const inner = inset(room, 14, 12);
  drawHead(sheet, box(inner.x, inner.y, inner.width, 66), card.card);
  const foot = 46;
  const middleRoom = box(inner.x, inner.y + 72, inner.width, inner.height - 72 - foot - 32);
  drawAttack(sheet, middleRoom, towerGroups(card, view.falconsLeft), colours.parchmentInk);
  const line = middleRoom.y + middleRoom.height + 16;
  card.mods.forEach((mod, index) => {
    const tile = around(at(inner.x + 15 + index * 36, line), 30);
    rounded(sheet.ctx, tile, 6);
    sheet.ctx.fillStyle = colours.brassDark;
    sheet.ctx.fill();
    icon(sheet, modifierIcon[mod], middle(tile), { size: 24, colour: colours.chalk });
  });
  if (card.falcon)
    icon(sheet, 'eagle-head', at(inner.x + 15 + card.mods.length * 36, line), { size: 28, colour: colours.sepia });
  damageTag(sheet, at(inner.x + inner.width, line), towers[card.card].damage, colours.parchmentInk);
  write(sheet, nextOf(sheet, view, card.card), box(inner.x, inner.y + inner.height - foot + 6, inner.width, foot - 4), {
    size: 19,
    colour: colours.sepia,
    paragraph: true,
  });
}

function drawHead(sheet: Sheet, room: Box, card: TowerId): void {
  const { type, level, damage } = towers[card];
  const { ctx } = sheet;
  const sign = box(room.x, room.y, room.height, room.height);
  cutSquare(ctx, sign, 14);
  ctx.fillStyle = colours.slab;
  ctx.fill();
  ctx.strokeStyle = damageLook[damage].colour;
  ctx.lineWidth = 5;
  ctx.stroke();
  icon(sheet, towerIcon[type], middle(sign), { size: 46, colour: inkOn(colours.slab) });
  const left = sign.x + sign.width + 12;
  const wide = room.x + room.width - left;
  write(sheet, text[sheet.locale].names.towers[card], box(left, room.y - 2, wide, 46), {
    size: 26,
    face: 'strong',
    colour: colours.parchmentInk,
    paragraph: true,
  });
  pips(sheet, at(left + level * 10, room.y + 55), level, level, { size: 15, gap: 5, full: colours.brassDark });
}

/** What the next level would be, and whether the supply still has it. */
function nextOf(sheet: Sheet, view: View, card: TowerId): string {
  const words = text[sheet.locale];
  const next = nextLevel(card).filter((each) => isAdmitted(view, each));
  if (next.length === 0) return words.highest;
  const there = [...new Set(upgradesOf(view, card).map((copy) => copy.card))];
  if (there.length === 0) return words.noUpgrade;
  return words.upgrade(there.map((each) => words.names.towers[each]).join(` ${words.or} `));
}
