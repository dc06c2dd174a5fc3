/** The heroes' panels: life, boots, ability tiles, where they are, who is ready. */
import { bootsOf } from '../../src/games/kingdom-rush/rules/figures.js';
import { abilityData } from '../../src/games/kingdom-rush/rules/skills.js';
import type { Hero, Player, Secondary, View } from '../../src/games/kingdom-rush/types/index.js';
import type { Setting } from '../contract.js';
import { counted, pips } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { playerPanel } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { delta, hatchedEdge, signed, warning } from '../kit/marks.js';
import { colours } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { figure } from '../kit/pieces.js';
import { seatName } from '../kit/seats.js';
import { type Box, at, box, disc, middle, rounded, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { widthOf, write } from '../kit/text.js';
import { heroesRoom } from './arena.js';
import { heroIcon, seatMarkIn } from './look.js';
import { text } from './text.js';

type Shown = { view: View; changes: Differences; setting: Setting };

export function drawHeroes(sheet: Sheet, shown: Shown): void {
  const { view } = shown;
  const seconds = view.solo?.secondaries ?? [];
  const gap = 6;
  if (seconds.length === 0) {
    rows(heroesRoom, view.players.length, gap).forEach((room, index) => {
      const player = view.players[index];
      if (player) drawPlayer(sheet, { ...room, height: Math.min(room.height, 150) }, player, shown);
    });
    return;
  }
  const main = view.players[0];
  const head = 124;
  if (main) drawPlayer(sheet, { ...heroesRoom, height: head }, main, shown);
  const rest = box(heroesRoom.x, heroesRoom.y + head + gap, heroesRoom.width, heroesRoom.height - head - gap);
  rows(rest, 4, gap).forEach((room, index) => {
    const second = seconds[index];
    if (second) drawSecond(sheet, room, second);
  });
}

function drawPlayer(sheet: Sheet, room: Box, player: Player, { view, changes, setting }: Shown): void {
  const { hero, seat } = player;
  const mark = seatMarkIn(sheet.locale)(seat);
  placed(sheet, `player:${seat}`, room);
  const inner = playerPanel(sheet, room, {
    mark,
    name: seatName(setting.names, seat),
    awaited: setting.awaited.includes(seat),
  });
  if (view.ready[seat] && view.result === null) readyTick(sheet, at(room.x + room.width - 26, room.y + 25));
  if (!hero) {
    write(sheet, text[sheet.locale].noHero, inner, { size: 22, colour: colours.lightStone });
    return;
  }
  const isWeak = hero.life === 1 && hero.topLeft !== null;
  if (isWeak) {
    hatchedEdge(sheet, room, { radius: 10, band: 7 });
    warning(sheet, at(room.x + room.width - 110, room.y + 25), text[sheet.locale].lastLife, { size: 17 });
  }
  drawHero(sheet, inner, hero, { view, changes, seat });
}

function readyTick(sheet: Sheet, centre: { x: number; y: number }): void {
  const { ctx } = sheet;
  disc(ctx, centre, 15);
  ctx.fillStyle = colours.green;
  ctx.fill();
  ctx.strokeStyle = colours.night;
  ctx.lineWidth = 2;
  ctx.stroke();
  icon(sheet, 'check-mark', centre, { size: 20, colour: colours.night });
}

type HeroLine = { view: View; changes: Differences; seat: number };

function drawHero(sheet: Sheet, room: Box, hero: Hero, { view, changes, seat }: HeroLine): void {
  const size = Math.min(64, room.height - 2);
  const centre = at(room.x + size / 2, middle(room).y);
  figure(sheet, centre, {
    id: `portrait:${hero.id}`,
    size,
    icon: heroIcon[hero.id],
    mark: seatMarkIn(sheet.locale)(seat),
    signAt: Math.PI * 0.75,
    ...(hero.stunned || hero.activated ? { spent: true } : {}),
  });
  placed(sheet, `life:${hero.id}:${hero.life}`, room);
  const left = room.x + size + 20;
  const upper = middle(room).y - (room.height > 60 ? 17 : 12);
  const pip = 15;
  const width = hero.most * pip + (hero.most - 1) * 4;
  pips(sheet, at(left + width / 2, upper), hero.life, hero.most, { size: pip, gap: 4, full: '#ef6f6c' });
  const by = changes.by(`life:${hero.id}`);
  if (by !== 0) delta(sheet, at(left + width + 26, upper), signed(by), 18);
  const where = hero.at ?? text[sheet.locale].atHome;
  const wide = widthOf(sheet, where, 'heavy', 24) + 4;
  write(sheet, where, box(room.x + room.width - wide - 4, upper - 16, wide, 32), {
    size: 24,
    face: 'heavy',
    align: 'right',
    colour: hero.at === null ? colours.lightStone : colours.chalk,
  });
  drawTiles(sheet, at(left, upper + (room.height > 60 ? 34 : 26)), hero, { view, right: room.x + room.width });
}

/** Boots, ability tiles (bright where ready, struck where used, ringed where passive), skulls, protection. */
function drawTiles(
  sheet: Sheet,
  start: { x: number; y: number },
  hero: Hero,
  { view, right }: { view: View; right: number },
): void {
  const { y } = start;
  let x = counted(sheet, 'walking-boot', start, String(bootsOf(view, hero)), {
    size: 24,
    colour: colours.parchmentShade,
  });
  x += 12;
  for (const { id, ready } of hero.abilities) {
    const { passive } = abilityData(id);
    const tile = box(x, y - 13, 30, 26);
    placed(sheet, `ability:${id}`, tile);
    const isBright = ready || passive;
    const letter = passive ? '∞' : id.slice(-1);
    stamp(sheet, tile, { key: `ability|${letter}|${isBright}`, margin: 2 }, (own, within) => {
      rounded(own.ctx, within, 5);
      own.ctx.fillStyle = isBright ? colours.brass : colours.slab;
      own.ctx.fill();
      own.ctx.strokeStyle = isBright ? colours.chalk : colours.stone;
      own.ctx.lineWidth = 2;
      own.ctx.stroke();
      write(own, letter, within, {
        size: 18,
        face: 'heavy',
        align: 'center',
        colour: isBright ? colours.night : colours.lightStone,
      });
    });
    x += 36;
  }
  if (hero.skulls > 0) x = counted(sheet, 'skull-crossed-bones', at(x, y), String(hero.skulls), { size: 22 }) + 10;
  if (hero.protected && x + 26 < right) icon(sheet, 'shield', at(x + 12, y), { size: 24, colour: colours.sky });
}

/** A hero of the second row: one card, one appearance. */
function drawSecond(sheet: Sheet, room: Box, { id, used, at: space }: Secondary): void {
  placed(sheet, `second:${id}`, room);
  plate(sheet, room);
  const size = Math.min(52, room.height - 10);
  figure(sheet, at(room.x + 16 + size / 2, middle(room).y), {
    id: `portrait:${id}`,
    size,
    icon: heroIcon[id],
    mark: seatMarkIn(sheet.locale)(0),
    signAt: Math.PI * 0.75,
    ...(used ? { spent: true } : {}),
  });
  const words = text[sheet.locale];
  write(sheet, words.names.heroes[id], box(room.x + size + 44, room.y, 130, room.height), { size: 24, face: 'strong' });
  const where = space ?? (used ? words.phrases.usedSecondary : words.phrases.unusedSecondary);
  write(sheet, where, box(room.x + size + 176, room.y, room.width - size - 188, room.height), {
    size: 22,
    align: 'right',
    colour: space === null ? colours.lightStone : colours.chalk,
  });
}
