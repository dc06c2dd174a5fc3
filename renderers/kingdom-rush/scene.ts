/** A close-up of what phases 3 and 4 brought: hordes that fell, with what they were worth, and hordes that got away. */
import { hordeCard } from '../../src/games/kingdom-rush/rules/cards.js';
import type { Events, Kru } from '../../src/games/kingdom-rush/types/index.js';
import { seatSign } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { hatchedEdge, warning } from '../kit/marks.js';
import { colours } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, disc, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft, SceneOf } from '../renderer.js';
import { heading } from './board.js';
import { drawReward } from './horde-list.js';
import { bandLook, seatMarkIn, speciesIcon } from './look.js';
import { text } from './text.js';

type Fate =
  | { kind: 'fell'; data: Events['destroyed'] }
  | { kind: 'got-away'; data: Events['escaped'] }
  | { kind: 'beaten'; data: Events['beaten'] };

const mostFates = 8;
/** One ordinary horde that falls does not make a scene. */
const worthShowing = 2;

function fatesIn({ events }: SceneOf<Kru>): Fate[] {
  return events.flatMap((event): Fate[] => {
    if (event.type === 'destroyed') return [{ kind: 'fell', data: event.data }];
    if (event.type === 'escaped') return [{ kind: 'got-away', data: event.data }];
    return event.type === 'beaten' ? [{ kind: 'beaten', data: event.data }] : [];
  });
}

export function drawScene(task: SceneOf<Kru>): Draft[] {
  const fates = fatesIn(task).slice(-mostFates);
  const isGrave = fates.some(({ kind }) => kind !== 'fell');
  if (fates.length < worthShowing && !isGrave) return [];
  const words = text[task.locale];
  const lines = fates.map((fate) => `${fate.data.tag} (${nameOf(task.locale, fate)}) ${wordOf(task.locale, fate)}`);
  return [{ name: 'fates.png', sheet: paintFates(task, fates), alt: words.sceneAlt(lines.join(', ')) }];
}

const nameOf = (locale: SceneOf<Kru>['locale'], { data }: Fate): string =>
  text[locale].names.species[hordeCard(data.card).species];
function wordOf(locale: SceneOf<Kru>['locale'], fate: Fate): string {
  const words = text[locale];
  if (fate.kind === 'got-away') return words.escaped;
  return fate.kind === 'fell' ? words.destroyed : words.beaten[fate.data.what];
}

function paintFates(task: SceneOf<Kru>, fates: readonly Fate[]): Sheet {
  const { icon: sign, where } = heading(task.view, task);
  const { sheet, body } = openPrivate(task.locale, fates.length > 4 ? 760 : 596, {
    title: text[task.locale].scene,
    icon: sign,
    where,
  });
  const lines = fates.length > 4 ? 2 : 1;
  const across = Math.max(3, Math.ceil(fates.length / lines));
  const places = rows(body, lines, 14).flatMap((line) => {
    const shown = lines === 1 ? fates.length : across;
    const cells = columns(line, across, 14);
    const shift = ((across - Math.min(across, shown)) * ((cells[0]?.width ?? 0) + 14)) / 2;
    return cells.map((cell) => ({ ...cell, x: cell.x + shift }));
  });
  fates.forEach((fate, index) => {
    const place = places[index];
    if (place) drawFate(sheet, place, fate, index);
  });
  return sheet;
}

function drawFate(sheet: Sheet, room: Box, fate: Fate, index: number): void {
  const words = text[sheet.locale];
  const card = hordeCard(fate.data.card);
  const isGone = fate.kind === 'got-away';
  placed(sheet, `fate:${index}:${fate.data.tag}`, room);
  plate(sheet, room, { edge: bandLook[card.band].colour, edgeWidth: 4 });
  if (isGone) hatchedEdge(sheet, room, { radius: 10, band: 14 });
  const centre = middle(room);
  const size = Math.min(room.width * 0.7, room.height * 0.5);
  const art = at(centre.x, room.y + 28 + size / 2);
  icon(sheet, speciesIcon[card.species], art, { size, colour: isGone ? colours.parchment : colours.stone });
  if (!isGone) {
    const sign = at(art.x + size * 0.38, art.y + size * 0.34);
    disc(sheet.ctx, sign, size * 0.19);
    sheet.ctx.fillStyle = colours.green;
    sheet.ctx.fill();
    icon(sheet, 'check-mark', sign, { size: size * 0.26, colour: colours.night });
  }
  const names = box(room.x + 22, room.y + 36 + size, room.width - 44, 62);
  write(sheet, nameOf(sheet.locale, fate), names, { size: 30, face: 'strong', align: 'center', paragraph: true });
  const low = room.y + room.height - 74;
  if (fate.kind === 'got-away') {
    warning(sheet, at(centre.x, low - 14), words.escapes, { size: 22 });
    write(sheet, words.sceneLost(fate.data.hearts, fate.data.left), box(room.x + 22, low + 8, room.width - 44, 46), {
      size: 32,
      face: 'heavy',
      align: 'center',
      colour: colours.orange,
    });
    return;
  }
  write(sheet, wordOf(sheet.locale, fate), box(room.x + 22, low - 30, room.width - 44, 34), {
    size: 24,
    align: 'center',
    colour: colours.parchmentShade,
  });
  if (fate.data.by !== null) seatSign(sheet, seatMarkIn(sheet.locale)(fate.data.by), at(room.x + 44, low + 34), 22);
  if (fate.kind === 'fell') drawReward(sheet, at(room.x + room.width - 22, low + 34), fate.data.reward, 40);
}
