/** The players' panels: trophies, gauges, powers, cards, score. */
import { gaugeTop } from '../../src/games/orcs-orcs-orcs/content/numbers.js';
import { type PlayerView, type Slot, type View, slots } from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Setting } from '../contract.js';
import { counted, pips } from '../kit/badges.js';
import { playerPanel } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { haloRound, signed } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, at, box, columns, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { seatName } from '../kit/seats.js';
import { playersRoom } from './arena.js';
import { bonusIcon, cardIcon, elementLook, kindIcon, mageMark, powerIcon } from './look.js';
import { text } from './text.js';

export function drawPlayers(sheet: Sheet, view: View, before: View | undefined, setting: Setting): void {
  const rooms = columns(playersRoom, view.players.length, 10);
  view.order.forEach((seat, index) => {
    const player = view.players.find((each) => each.seat === seat);
    const room = rooms[index];
    if (!player || !room) return;
    const was = before?.players.find((each) => each.seat === seat);
    drawPlayer(sheet, room, { view, player, was, setting });
  });
}

type Panel = { view: View; player: PlayerView; was: PlayerView | undefined; setting: Setting };

function drawPlayer(sheet: Sheet, room: Box, panel: Panel): void {
  const { view, player, was, setting } = panel;
  placed(sheet, `player:${player.seat}`, room);
  const name = seatName(setting.names, player.seat);
  const inner = playerPanel(sheet, room, {
    mark: mageMark(player.colour, sheet.locale),
    name,
    awaited: setting.awaited.includes(player.seat),
    score: String(player.score),
    change: player.score - (was?.score ?? player.score),
  });
  placed(sheet, `score:${player.seat}:${player.score}`, room);
  const cells = columns(box(inner.x, inner.y, inner.width, 108), slots.length, 2);
  slots.forEach((slot, index) => {
    const cell = cells[index];
    if (cell) drawTrophy(sheet, cell, slot, panel);
  });
  const line = box(inner.x, inner.y + 112, inner.width, inner.height - 110);
  if (view.turn?.casting && view.active === player.seat) drawCasting(sheet, line, view.turn.casting);
  else drawCards(sheet, line, player);
}

function drawTrophy(sheet: Sheet, cell: Box, slot: Slot, { view, player, was }: Panel): void {
  const { kind, power } = view.slots[slot];
  const count = player.trophies[slot];
  const more = count - (was?.trophies[slot] ?? count);
  const x = cell.x + cell.width / 2;
  placed(sheet, `trophies:${player.seat}:${slot}:${count}`, cell);
  if (more !== 0) haloRound(sheet, inset(box(cell.x, cell.y, cell.width, 70), 6), 8);
  icon(sheet, kindIcon[kind], at(x, cell.y + 19), { size: 36, colour: count > 0 ? colours.parchment : colours.stone });
  write(sheet, String(count), box(cell.x, cell.y + 38, cell.width, 32), {
    size: 32,
    face: 'heavy',
    align: 'center',
    colour: count > 0 ? colours.chalk : colours.lightStone,
  });
  const owned = player.powers.includes(power);
  if (owned) {
    rounded(sheet.ctx, box(x - 18, cell.y + 71, 36, 36), 8);
    sheet.ctx.fillStyle = player.powersUsable ? colours.brass : colours.stone;
    sheet.ctx.fill();
    placed(sheet, `power:${player.seat}:${power}`, box(x - 18, cell.y + 71, 36, 36));
    icon(sheet, powerIcon[power], at(x, cell.y + 89), {
      size: 30,
      colour: player.powersUsable ? colours.parchmentInk : colours.ink,
    });
    return;
  }
  icon(sheet, powerIcon[power], at(x, cell.y + 95), { size: 24, colour: fade(colours.lightStone, 0.42) });
  pips(sheet, at(x, cell.y + 77), player.gauge[slot], gaugeTop, { size: 11, gap: 6, full: colours.brass });
}

/** Hand, draw pile, discard pile, toadlings, what is owed. */
function drawCards(sheet: Sheet, line: Box, player: PlayerView): void {
  const y = line.y + line.height / 2;
  const ink = colours.parchmentShade;
  let x = line.x + 4;
  for (const [name, value, id] of [
    ['card-play', player.hand, 'hand'],
    ['card-draw', player.draw, 'draw'],
    ['card-discard', player.discard.length, 'discard'],
  ] as const) {
    placed(sheet, `${id}:${player.seat}`, box(x, y - 15, 50, 30));
    x = counted(sheet, name, at(x, y), String(value), { size: 28, colour: ink }) + 14;
    explain(sheet, id, {
      rank: 9,
      text: text[sheet.locale].piles[id],
      paint: (target, room) => {
        icon(target, name, middle(room), { size: 26, colour: ink });
      },
    });
  }
  if (player.owedDiscards > 0) {
    placed(sheet, `owed:${player.seat}`, box(x, y - 15, 50, 30));
    x =
      counted(sheet, 'voodoo-doll', at(x, y), signed(-player.owedDiscards), { size: 28, colour: colours.orange }) + 12;
  }
  player.toadlings.forEach((toadling, index) => {
    const where = at(line.x + line.width - 18 - index * 32, y);
    if (where.x - 16 < x) return;
    rounded(sheet.ctx, box(where.x - 15, where.y - 15, 30, 30), 15);
    sheet.ctx.fillStyle = colours.sky;
    sheet.ctx.fill();
    placed(sheet, `toadling:${player.seat}:${toadling}`, box(where.x - 15, where.y - 15, 30, 30));
    icon(sheet, bonusIcon[toadling], where, { size: 24, colour: colours.parchmentInk });
  });
}

/** The spell that lies open on the table: its cards and its energy. */
function drawCasting(sheet: Sheet, line: Box, casting: NonNullable<NonNullable<View['turn']>['casting']>): void {
  parchment(sheet, line, { radius: 6 });
  const y = line.y + line.height / 2;
  const look = elementLook[casting.element];
  placed(sheet, `casting:${casting.spell}`, line);
  icon(sheet, cardIcon[casting.spell], at(line.x + 26, y), { size: 36, colour: colours.parchmentInk });
  let x = line.x + line.width - 14;
  for (let point = 0; point < Math.min(casting.energy, 5); point += 1) {
    icon(sheet, look.icon, at(x - 14, y), { size: 28, colour: look.colour });
    x -= 30;
  }
  if (casting.energy > 5) {
    write(sheet, `${casting.energy}×`, box(x - 34, line.y, 34, line.height), {
      size: 22,
      face: 'heavy',
      colour: colours.parchmentInk,
      align: 'right',
    });
    x -= 40;
  }
  write(sheet, text[sheet.locale].cards[casting.spell], box(line.x + 50, line.y, x - line.x - 58, line.height), {
    size: 24,
    face: 'strong',
    colour: colours.parchmentInk,
  });
}
