/** The public board. */
import { roundShown } from '../../src/games/kingdom-rush/rules/objectives.js';
import type { Kru, View } from '../../src/games/kingdom-rush/types/index.js';
import type { Setting } from '../contract.js';
import { type Heading, header, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { decidersOf } from '../kit/seats.js';
import { type Sheet, openSheet } from '../kit/sheet.js';
import type { BoardOf } from '../renderer.js';
import { escapesOf } from './alarm.js';
import { arenaOf, boardHeight, legendRoom } from './arena.js';
import { changesBetween } from './changes.js';
import { drawGoal } from './goal.js';
import { drawHeroes } from './heroes.js';
import { drawHordeList } from './horde-list.js';
import { drawHordes } from './hordes.js';
import { seatMarkIn } from './look.js';
import { drawPiles } from './piles.js';
import { drawFigures, drawSpaces } from './spaces.js';
import { paintStill } from './still.js';
import { text } from './text.js';
import { drawTreasury } from './treasury.js';

export function paintBoard(task: BoardOf<Kru>): Sheet {
  const { view, before } = task;
  const sheet = openSheet(task.locale, boardHeight);
  layer(sheet, `kingdom-rush|${view.options.scenario}`, paintStill(view.options.scenario));
  const changes = changesBetween(before, view);
  const escapes = escapesOf(view);
  const drawn = { view, before, arena: arenaOf(view), changes, escapes };
  drawSpaces(sheet, drawn);
  drawHordes(sheet, drawn);
  drawFigures(sheet, drawn);
  header(sheet, heading(view, task));
  drawTreasury(sheet, view, changes);
  drawHordeList(sheet, view, escapes);
  drawGoal(sheet, view);
  drawHeroes(sheet, { view, changes, setting: task });
  drawPiles(sheet, view);
  legendLine(sheet, legendRoom);
  return sheet;
}

export function heading(view: View, setting: Setting): Heading {
  const words = text[setting.locale];
  const { scenario, difficulty } = view.options;
  const name = words.names.scenarios[scenario].name;
  const level = scenario === 'prologue' ? '' : ` · ${words.names.difficulties[difficulty]}`;
  const stage =
    view.phase === 0 ? words.setUp : `${words.round(roundShown(view), view.rounds)} · ${words.phases[view.phase]}`;
  return {
    title: `${name}${level}`,
    icon: 'castle',
    where: stage,
    deciders: decidersOf(setting, seatMarkIn(setting.locale)),
    ...(view.result === null && setting.awaited.length > 0 ? { ask: askOf(view, setting) } : {}),
    ...(view.round === view.rounds && view.result === null ? { banner: words.lastRound } : {}),
  };
}

function askOf(view: View, { locale }: Setting): string {
  const { asks } = text[locale];
  if (view.question) return asks.question;
  if (view.activation !== null) return asks.activation;
  return view.phase === 0 ? asks.heroes : view.phase === 6 ? asks.buy : asks.towers;
}
