/** The public board. */
import { lastTurn } from '../../src/games/stronghold/content/numbers.js';
import { defenderAt } from '../../src/games/stronghold/rules/seats.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import type { Setting } from '../contract.js';
import { pips } from '../kit/badges.js';
import { type Heading, header, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { decidersOf } from '../kit/seats.js';
import { at } from '../kit/shapes.js';
import { type Sheet, openSheet } from '../kit/sheet.js';
import type { BoardOf } from '../renderer.js';
import { drawBarbican, drawTowers } from './barbican.js';
import { changesBetween } from './changes.js';
import type { Differences } from '../kit/differences.js';
import { drawFortress } from './fortress.js';
import { boardHeight, legendRoom } from './layout.js';
import { seatMarkOf } from './look.js';
import { drawOutside } from './outside.js';
import { paintStill } from './still.js';
import { drawStrip } from './strip.js';
import { text } from './text.js';
import { drawWalls } from './walls.js';

export function paintBoard(task: BoardOf<Str>): Sheet {
  const { view, before } = task;
  const changes = changesBetween(before, view);
  const sheet = openBoard(task.locale, headingOf(view, task), view);
  drawStrip(sheet, { view, changes, setting: task });
  drawField(sheet, view, changes);
  legendLine(sheet, legendRoom);
  return sheet;
}

export function openBoard(locale: Setting['locale'], heading: Heading, { phase }: View): Sheet {
  const sheet = openSheet(locale, boardHeight);
  layer(sheet, 'stronghold|board', paintStill);
  header(sheet, heading);
  if (typeof phase === 'number') pips(sheet, at(540, 25), phase, 6, { size: 19 });
  return sheet;
}

/** Everything that stands, from the foregrounds to the fortress. */
export function drawField(sheet: Sheet, view: View, changes: Differences): void {
  drawOutside(sheet, view, changes);
  drawBarbican(sheet, view, changes);
  drawWalls(sheet, view, changes);
  drawTowers(sheet, view, changes);
  drawFortress(sheet, view, changes);
}

export function whereOf({ turn, phase }: View, locale: Setting['locale']): string {
  const words = text[locale];
  const stage = typeof phase === 'number' ? `${phase} ${words.phases[phase]}` : words.moments[phase];
  return turn === 0 ? stage : `${words.turn(turn)} · ${stage}`;
}

export function headingOf(view: View, setting: Setting): Heading {
  const words = text[setting.locale];
  const banner = view.phase === 'tie-break' ? words.tieBreak : view.turn === lastTurn ? words.lastTurn : undefined;
  const ask = askOf(view, setting);
  return {
    title: words.title,
    icon: 'castle',
    where: whereOf(view, setting.locale),
    deciders: decidersOf(setting, (seat) => seatMarkOf(view, seat, setting.locale)),
    ...(ask === undefined ? {} : { ask }),
    ...(banner === undefined || view.over ? {} : { banner }),
  };
}

/** What the awaited are to do, in a few words. */
function askOf(view: View, { locale, awaited }: Setting): string | undefined {
  const { asks } = text[locale];
  const [seat] = awaited;
  if (seat === undefined || view.over) return undefined;
  const { phase } = view;
  if (phase === 'draft' || phase === 'flip') return asks[phase];
  if (typeof phase !== 'number') return asks.assault;
  const defenders = awaited.flatMap((one) => defenderAt(view, one) ?? []);
  if (defenders.length === 0) return asks.invader[phase];
  return asks.defender(defenders.reduce((sum, one) => sum + one.hourglasses + one.workshopOnly, 0));
}
