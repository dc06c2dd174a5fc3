/** The row of heroes: a card each, with health, dice, skulls and what is worn. */
import { equipmentOf } from '../../src/games/orcs-must-die/content/equipment.js';
import { maxHealth, weaponOf, wornBy } from '../../src/games/orcs-must-die/rules/hero.js';
import { slotsOf } from '../../src/games/orcs-must-die/rules/siege.js';
import type { Slot, Team, View } from '../../src/games/orcs-must-die/types/index.js';
import type { Setting } from '../contract.js';
import { counted, track } from '../kit/badges.js';
import { playerPanel } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { delta, hatchedEdge, signed } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { figure } from '../kit/pieces.js';
import { type Box, type Point, around, at, box, columns, middle, rounded } from '../kit/shapes.js';
import { seatName } from '../kit/seats.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import type { Changes } from './changes.js';
import { diceSquares } from './effects.js';
import { heroIcon, lordIcon, skullIcon, slotMark, wornIcon } from './look.js';
import { explainStun } from './pieces.js';
import { text } from './text.js';

/** At so much health or less somebody should look out. */
const low = 3;

type Card = { view: View; index: number; slot: Slot; changes: Changes };

export function drawHeroes(
  sheet: Sheet,
  room: Box,
  { view, team, changes }: { view: View; team: Team; changes: Changes },
  setting: Setting,
): void {
  const slots = slotsOf(view, team.side);
  columns(room, Math.max(2, slots.length), 10).forEach((cell, place) => {
    const index = slots[place];
    const slot = index === undefined ? undefined : view.slots[index];
    if (index === undefined || !slot) return;
    const isAwaited =
      setting.awaited.includes(slot.seat) && (view.active === null || view.active === index || view.phase !== 'hero');
    const inner = playerPanel(sheet, cell, {
      mark: slotMark(view, index),
      name: seatName(setting.names, slot.seat),
      awaited: isAwaited,
    });
    placed(sheet, `card:${index}`, cell);
    if (slot.hero) drawHero(sheet, inner, { view, index, slot, changes });
    else drawOpen(sheet, inner, { picked: view.picked[index] === true });
  });
}

function drawOpen(sheet: Sheet, room: Box, { picked }: { picked: boolean }): void {
  const words = text[sheet.locale];
  icon(sheet, picked ? 'hood' : 'uncertainty', at(middle(room).x, room.y + room.height * 0.36), {
    size: Math.min(76, room.height * 0.6),
    colour: colours.stone,
  });
  write(sheet, picked ? words.picked : words.heroToCome, box(room.x, room.y + room.height * 0.68, room.width, 36), {
    size: 24,
    align: 'center',
    colour: colours.lightStone,
  });
}

function drawHero(sheet: Sheet, room: Box, card: Card): void {
  const { view, index, slot, changes } = card;
  if (!slot.hero) return;
  const words = text[sheet.locale];
  if (slot.health <= low && !slot.dead)
    hatchedEdge(sheet, box(room.x - 5, room.y - 1, room.width + 10, room.height + 6), { radius: 6, band: 6 });
  const size = 88;
  if (slot.stunned) explainStun(sheet);
  figure(sheet, at(room.x + 6 + size / 2, room.y + 6 + size / 2), {
    id: `portrait:${index}`,
    size,
    icon: slot.dead ? 'tombstone' : heroIcon[slot.hero],
    mark: slotMark(view, index),
    signAt: -Math.PI * 0.75,
    ...(slot.stunned && !slot.dead ? { spent: true } : {}),
  });
  drawState(sheet, at(room.x + 6 + size / 2, room.y + size + 8), card);
  const left = room.x + size + 20;
  const wide = room.x + room.width - left - 4;
  const isLord = view.lord === index;
  if (isLord) icon(sheet, lordIcon, at(left + wide - 14, room.y + 17), { size: 28, colour: colours.brass });
  write(sheet, words.heroes[slot.hero].name, box(left, room.y + 2, wide - (isLord ? 34 : 0), 30), {
    size: 25,
    face: 'title',
    colour: colours.parchment,
  });
  drawHealth(sheet, box(left, room.y + 36, wide, 34), card);
  diceSquares(sheet, box(left, room.y + 76, wide, 30), weaponOf(slot).dice, `dice:${index}`);
  drawBelongings(sheet, box(room.x + 4, room.y + 110, room.width - 8, room.height - 110), card);
  const skulls = changes.of.by(`skulls:${index}`);
  if (skulls !== 0) delta(sheet, at(room.x + 104, room.y + 132), signed(skulls), 18);
}

function drawHealth(sheet: Sheet, room: Box, { index, slot, changes }: Card): void {
  placed(sheet, `health:${index}:${slot.health}`, room);
  const most = Math.max(1, maxHealth(slot));
  const by = changes.of.by(`health:${index}`);
  const tag = by === 0 ? 0 : 48;
  if (by !== 0) delta(sheet, at(room.x + room.width - 20, middle(room).y), signed(by), 20);
  const bar = box(room.x, room.y + 3, room.width - tag, room.height - 6);
  const isLow = slot.health <= low;
  track(sheet, bar, {
    cells: most,
    filled: slot.health,
    colour: isLow ? colours.danger : colours.green,
    number: String(slot.health),
    numberSize: 34,
    numberColour: isLow ? colours.orange : colours.chalk,
  });
}

/** Dead or stunned, in a word below the portrait. */
function drawState(sheet: Sheet, centre: Point, { slot }: Card): void {
  const words = text[sheet.locale];
  const state =
    slot.hero === null
      ? undefined
      : slot.dead
        ? words.dead(slot.hero)
        : slot.stunned
          ? words.stunnedSign(slot.hero)
          : undefined;
  if (state === undefined) return;
  const { ctx } = sheet;
  const where = around(centre, widthOf(sheet, state, 'heavy', 16) + 18, 24);
  rounded(ctx, where, 8);
  ctx.fillStyle = colours.night;
  ctx.fill();
  ctx.strokeStyle = colours.danger;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  write(sheet, state, where, { size: 16, face: 'heavy', align: 'center', colour: colours.orange });
}

/** Skulls, the ultimate as a star, and the icons of what is worn. */
function drawBelongings(sheet: Sheet, room: Box, { index, slot }: Card): void {
  const y = middle(room).y;
  placed(sheet, `skulls:${index}:${slot.skulls}`, box(room.x, y - 17, 70, 34));
  counted(sheet, skullIcon, at(room.x + 2, y), String(slot.skulls), { size: 34, colour: colours.parchment });
  const star = at(room.x + 138, y);
  const ready = slot.ultimate === 'available';
  placed(sheet, `ultimate:${index}:${slot.ultimate}`, box(star.x - 17, y - 17, 34, 34));
  icon(sheet, 'round-star', star, { size: 34, colour: ready ? colours.brass : fade(colours.lightStone, 0.45) });
  const worn = wornBy(slot);
  const size = worn.length > 3 ? 28 : 34;
  worn.forEach((card, place) => {
    const x = room.x + room.width - (worn.length - place) * (size + 4) + 3;
    const where = box(x, y - size / 2, size, size);
    rounded(sheet.ctx, where, 6);
    sheet.ctx.fillStyle = colours.parchment;
    sheet.ctx.fill();
    placed(sheet, `worn:${index}:${card}`, where);
    icon(sheet, wornIcon[equipmentOf(card).type], middle(where), { size: size - 6, colour: colours.parchmentInk });
  });
}
