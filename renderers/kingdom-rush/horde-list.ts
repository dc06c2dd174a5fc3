/** The list of hordes, nearest the gate first: what the trays have no room to say. */
import { gridOf, hordeCard } from '../../src/games/kingdom-rush/rules/cards.js';
import { cellsLeft, hasTrait, inOrder } from '../../src/games/kingdom-rush/rules/hordes.js';
import { type Horde, type Reward, type View, traits } from '../../src/games/kingdom-rush/types/index.js';
import { badge, seatSign } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { type Box, at, box, disc, middle, rounded } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import type { Escape } from './alarm.js';
import { hordesRoom } from './arena.js';
import { bandLook, shamanIcon, speciesIcon, traitIcon } from './look.js';
import { text } from './text.js';

const mostHeight = 42;

/** How many lines there are room for. */
const mostLines = 9;

/** The hordes that have a line of their own. */
export function listed(view: View): Horde[] {
  const hordes = inOrder(view);
  return hordes.length > mostLines ? hordes.slice(0, mostLines - 1) : hordes;
}

export function drawHordeList(sheet: Sheet, view: View, escapes: readonly Escape[]): void {
  const words = text[sheet.locale];
  const inner = section(sheet, hordesRoom, `${words.hordes} · ${view.hordes.length}`);
  const shown = listed(view);
  if (shown.length === 0) {
    write(sheet, words.noHordes, box(inner.x, inner.y, inner.width, 44), { size: 24, colour: colours.parchmentShade });
    return;
  }
  const step = Math.min(mostHeight, Math.floor(inner.height / Math.max(Math.min(view.hordes.length, mostLines), 7)));
  shown.forEach((horde, index) => {
    const isEscaping = escapes.some((escape) => escape.horde.tag === horde.tag);
    drawLine(sheet, box(inner.x - 6, inner.y + index * step, inner.width + 12, step), { view, horde, isEscaping });
  });
  const more = view.hordes.length - shown.length;
  if (more > 0)
    write(sheet, words.moreHordes(more), box(inner.x, inner.y + shown.length * step, inner.width, step), {
      size: 20,
      colour: colours.parchmentShade,
    });
}

type Line = { view: View; horde: Horde; isEscaping: boolean };

function drawLine(sheet: Sheet, room: Box, { view, horde, isEscaping }: Line): void {
  const { ctx } = sheet;
  const card = hordeCard(horde.card);
  const { y } = middle(room);
  placed(sheet, `line:${horde.tag}`, room);
  const plate = box(room.x, room.y + 1, room.width, room.height - 3);
  stamp(sheet, plate, { key: `line|${isEscaping}`, margin: 1 }, (own, within) => {
    rounded(own.ctx, within, 6);
    own.ctx.fillStyle = fade(isEscaping ? colours.danger : colours.slab, isEscaping ? 0.34 : 0.6);
    own.ctx.fill();
  });
  badge(sheet, at(room.x + 26, y), horde.tag, { size: 20, fill: colours.night, edge: colours.lightStone });
  seatSign(sheet, bandLook[card.band], at(room.x + 64, y), 10);
  icon(sheet, speciesIcon[card.species], at(room.x + 94, y), { size: 30, colour: colours.parchment });
  const left = cellsLeft(view, horde);
  if (left === 0) {
    disc(ctx, at(room.x + 134, y), 14);
    ctx.fillStyle = colours.green;
    ctx.fill();
    icon(sheet, 'check-mark', at(room.x + 134, y), { size: 20, colour: colours.night });
  } else
    write(sheet, String(left), box(room.x + 114, room.y, 40, room.height), {
      size: 30,
      face: 'heavy',
      align: 'center',
      colour: colours.chalk,
    });
  const signs = signsOf(view, horde);
  signs.forEach((name, index) => {
    icon(sheet, name, at(room.x + 168 + index * 25, y), { size: 23, colour: colours.parchmentShade });
  });
  let x = room.x + 160 + signs.length * 25;
  if (horde.objective !== null) {
    badge(sheet, at(x + 20, y), `!${horde.objective}`, { size: 18, fill: colours.brass });
    x += 40;
  }
  if (isEscaping) icon(sheet, 'hazard-sign', at(x + 14, y), { size: 26, colour: colours.orange });
  drawReward(sheet, at(room.x + room.width - 6, y), card.reward, 20);
}

function signsOf(view: View, horde: Horde): string[] {
  return [
    ...traits.filter((trait) => hasTrait(view, horde, trait)).map((trait) => traitIcon[trait]),
    ...(gridOf(horde.card).shamans !== 0 ? [shamanIcon] : []),
    ...(horde.held ? ['manacles'] : []),
    ...Array.from({ length: horde.winds ?? 0 }, () => 'wind-slap'),
  ];
}

/** Coins and diamonds, from the right; a slash parts a choice. */
export function drawReward(sheet: Sheet, right: { x: number; y: number }, reward: Reward, size: number): void {
  const signs = [
    ...Array.from({ length: reward.gold }, () => ({ icon: 'two-coins', colour: colours.brass })),
    ...(reward.either && reward.gold > 0 && reward.diamonds > 0 ? [undefined] : []),
    ...Array.from({ length: reward.diamonds }, () => ({ icon: 'cut-diamond', colour: colours.sky })),
  ];
  let { x } = right;
  for (const sign of signs.toReversed()) {
    if (sign) icon(sheet, sign.icon, at(x - size / 2, right.y), { size, colour: sign.colour });
    else
      write(sheet, '/', box(x - size * 0.7, right.y - size / 2, size * 0.7, size), {
        size: Math.max(16, size),
        face: 'heavy',
        align: 'center',
      });
    x -= sign ? size + 1 : size * 0.7;
  }
}
