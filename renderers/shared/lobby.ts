/** The lobby card: title art, seats, options. */
import type { Locale } from '../../src/kernel/index.js';
import type { LobbyTask } from '../contract.js';
import { seatSign } from '../kit/badges.js';
import { ground } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { type Mark, colours, mix, seatMark } from '../kit/palette.js';
import { parchment, plate } from '../kit/panels.js';
import { type Box, type Point, at, box, columns, disc, inset, polygon, rounded, rows } from '../kit/shapes.js';
import { type Sheet, kept, openSheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { words } from '../kit/words.js';
import type { AnyRenderer, Draft, LobbyMark, TitleArt } from '../renderer.js';

const height = 860;
const banner = 400;

/** What stands for a game that has no art of its own. */
export const plainArt: TitleArt = { tower: 'castle', horde: ['pawn', 'chess-knight', 'chess-rook', 'chess-queen'] };

export function titleOf(game: string, renderer: AnyRenderer | undefined, locale: Locale): string {
  return renderer?.text[locale].name ?? game.replaceAll('-', ' ');
}

export function drawLobby(task: LobbyTask, renderer: AnyRenderer | undefined): Draft {
  const text = words[task.locale];
  const sheet = openSheet(task.locale, height);
  const title = titleOf(task.game, renderer, task.locale);
  layer(sheet, `lobby|${task.game}`, (still) => {
    ground(still);
    titleArt(still, box(0, 0, still.width, banner), renderer?.art ?? plainArt);
    write(still, title, box(60, 232, still.width - 120, 92), {
      size: 84,
      face: 'title',
      colour: colours.chalk,
      align: 'center',
      floor: 40,
      rim: colours.night,
    });
    const pitch = renderer?.text[task.locale].pitch ?? '';
    write(still, pitch, box(110, 330, still.width - 220, 62), {
      size: 26,
      colour: colours.parchmentShade,
      align: 'center',
      paragraph: true,
    });
  });
  const foot = box(28, banner + 8, sheet.width - 56, height - banner - 36);
  const left = box(foot.x, foot.y, foot.width * 0.62, foot.height);
  const right = box(left.x + left.width + 20, foot.y, foot.width - left.width - 20, foot.height);
  seats(sheet, left, task, renderer?.lobbyMark ?? seatMark);
  about(sheet, right, task);
  const taken = task.seats.filter((seat) => seat !== null);
  const who = [text.seats(taken.length, task.seats.length), ...taken.map((seat) => seat.name)].join(', ');
  const played = task.options.map(({ label }) => label).join(', ');
  return { name: 'lobby.png', sheet, alt: text.lobbyAlt(title, facts(task).join(', '), who, played) };
}

/** Hills at night, the defended place on the crest, what comes for it on both sides. */
export function titleArt(sheet: Sheet, room: Box, art: TitleArt): void {
  const { ctx } = sheet;
  kept(sheet, () => {
    ctx.beginPath();
    ctx.rect(room.x, room.y, room.width, room.height);
    ctx.clip();
    const centre = room.x + room.width / 2;
    [250, 205, 160, 116].forEach((radius, index) => {
      ctx.beginPath();
      ctx.arc(centre, room.y + 128, radius, 0, 2 * Math.PI);
      ctx.fillStyle = index === 3 ? colours.brass : mix(colours.slate, colours.brassDark, 0.16 * (index + 1));
      ctx.fill();
    });
    const hill = (crest: number, spread: number, fill: string): void => {
      polygon(ctx, [
        at(room.x, room.y + crest + spread),
        at(centre - 330, room.y + crest + spread * 0.5),
        at(centre - 90, room.y + crest),
        at(centre + 90, room.y + crest),
        at(centre + 330, room.y + crest + spread * 0.5),
        at(room.x + room.width, room.y + crest + spread),
        at(room.x + room.width, room.y + room.height),
        at(room.x, room.y + room.height),
      ]);
      ctx.fillStyle = fill;
      ctx.fill();
    };
    hill(196, 26, colours.slab);
    icon(sheet, art.tower, at(centre, room.y + 112), { size: 196, colour: colours.night });
    const stride = [182, 316, 436, 544];
    art.horde.slice(0, 4).forEach((name, index) => {
      const size = 132 - index * 17;
      const away = stride[index] ?? 0;
      const y = room.y + 152 + index * 14 - size * 0.06;
      const tint = mix(colours.parchmentShade, colours.stone, index * 0.27);
      icon(sheet, name, at(centre - away, y), { size, colour: tint });
      const twin = art.horde[(index + 1) % art.horde.length] ?? name;
      icon(sheet, twin, at(centre + away, y), { size, colour: tint });
    });
    hill(212, 34, colours.ink);
    hill(248, 40, colours.night);
  });
  ctx.fillStyle = colours.brassDark;
  ctx.fillRect(room.x, room.y + room.height - 3, room.width, 3);
}

function seats(sheet: Sheet, room: Box, task: LobbyTask, markOf: LobbyMark): void {
  const text = words[task.locale];
  const taken = task.seats.filter((seat) => seat !== null).length;
  write(sheet, text.host(task.host), box(room.x, room.y, room.width * 0.55, 44), { size: 28, face: 'strong' });
  write(sheet, text.seats(taken, task.seats.length), box(room.x + room.width * 0.55, room.y, room.width * 0.45, 44), {
    size: 28,
    face: 'heavy',
    colour: colours.brass,
    align: 'right',
  });
  const list = box(room.x, room.y + 52, room.width, room.height - 52);
  const two = task.seats.length > 4;
  const lines = two ? Math.ceil(task.seats.length / 2) : Math.max(4, task.seats.length);
  const cells = two ? columns(list, 2, 14).flatMap((column) => rows(column, lines, 12)) : rows(list, lines, 12);
  task.seats.forEach((seat, index) => {
    const cell = cells[index];
    if (cell) seatRow(sheet, cell, task, { seat, index, mark: markOf(index, seat?.wish?.id ?? null, task.locale) });
  });
}

function seatRow(
  sheet: Sheet,
  cell: Box,
  task: LobbyTask,
  { seat, index, mark }: { seat: LobbyTask['seats'][number]; index: number; mark: Mark },
): void {
  const text = words[task.locale];
  placed(sheet, `seat:${index}`, cell);
  const radius = Math.min(26, cell.height * 0.36);
  const sign = at(cell.x + 16 + radius, cell.y + cell.height / 2);
  const x = cell.x + radius * 2 + 34;
  const end = cell.x + cell.width - 16;
  if (!seat) {
    emptySeat(sheet, cell, sign, radius);
    write(sheet, text.free, box(x, cell.y, end - x, cell.height), { size: 26, colour: colours.lightStone });
    return;
  }
  plate(sheet, cell, { fill: mix(mark.colour, colours.night, 0.62), edge: mark.colour, edgeWidth: 3 });
  seatSign(sheet, mark, sign, radius);
  const note = [seat.wish?.name ?? '', seat.kind === 'bot' ? text.bot : ''].filter((part) => part !== '').join(' · ');
  const noteWidth = note === '' ? 0 : Math.min((end - x) * 0.42, 220);
  write(sheet, seat.name, box(x, cell.y, end - x - noteWidth - 8, cell.height), {
    size: 36,
    face: 'strong',
    floor: 18,
  });
  write(sheet, note, box(end - noteWidth, cell.y, noteWidth, cell.height), {
    size: 24,
    colour: colours.parchmentShade,
    align: 'right',
  });
}

/** Nobody sits there: a dashed outline, and no colour of anybody's. */
function emptySeat(sheet: Sheet, cell: Box, sign: Point, radius: number): void {
  const { ctx } = sheet;
  kept(sheet, () => {
    ctx.strokeStyle = colours.stone;
    ctx.lineWidth = 2;
    ctx.setLineDash([10, 8]);
    rounded(ctx, inset(cell, 1), 8);
    ctx.stroke();
    disc(ctx, sign, radius - 2);
    ctx.stroke();
  });
}

/** What it takes, in a few words each. */
function facts({ locale, players, minutes, mode }: LobbyTask): string[] {
  const text = words[locale];
  return [
    text.players(players.min, players.max),
    ...(minutes ? [text.minutes(minutes.min, minutes.max)] : []),
    text.modes[mode],
  ];
}

/** What one sits down to: for how many, how long, in what spirit; then the variant and what is not as usual. */
function about(sheet: Sheet, room: Box, task: LobbyTask): void {
  const text = words[task.locale];
  parchment(sheet, room);
  const inner = inset(room, 22, 16);
  const icons = ['three-friends', ...(task.minutes ? ['hourglass'] : []), 'crossed-swords'];
  const factHeight = 34;
  facts(task).forEach((fact, index) => {
    const y = inner.y + index * factHeight;
    icon(sheet, icons[index] ?? 'check-mark', at(inner.x + 14, y + factHeight / 2), {
      size: 26,
      colour: colours.sepia,
    });
    write(sheet, fact, box(inner.x + 38, y, inner.width - 38, factHeight), {
      size: 24,
      face: 'strong',
      colour: colours.parchmentInk,
    });
  });
  const top = inner.y + facts(task).length * factHeight + 10;
  write(sheet, text.options, box(inner.x, top, inner.width, 36), {
    size: 28,
    face: 'title',
    colour: colours.parchmentInk,
  });
  optionLines(sheet, box(inner.x, top + 40, inner.width, inner.y + inner.height - top - 40), task.options);
}

const nameHeight = 30;
/** Up to three lines of what an option means. */
const meaningHeight = 70;

/** Each with what it means, as long as there is room for it; names alone where they are many. */
function optionLines(sheet: Sheet, room: Box, options: LobbyTask['options']): void {
  const wanted = options.map(({ meaning }) => nameHeight + (meaning === '' ? 0 : meaningHeight));
  const isRoomy = wanted.reduce((sum, height) => sum + height, 0) <= room.height;
  const height = Math.min(nameHeight, room.height / options.length);
  let { y } = room;
  options.forEach(({ label, meaning }, index) => {
    const name = box(room.x, y, room.width, height);
    write(sheet, label, name, { size: 24, face: 'strong', colour: colours.parchmentInk });
    y += isRoomy ? (wanted[index] ?? 0) : height;
    if (!isRoomy || meaning === '') return;
    write(sheet, meaning, box(room.x, name.y + nameHeight, room.width, meaningHeight - 6), {
      size: 20,
      colour: colours.sepia,
      paragraph: true,
      valign: 'top',
    });
  });
}
