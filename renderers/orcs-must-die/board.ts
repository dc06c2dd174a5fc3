/** The public board: one picture, in Rivalry one a fortress. */
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import type { Omd, Team, View } from '../../src/games/orcs-must-die/types/index.js';
import type { Setting } from '../contract.js';
import { type Heading, ground, header, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { decidersOf } from '../kit/seats.js';
import { type Sheet, openSheet } from '../kit/sheet.js';
import type { BoardOf } from '../renderer.js';
import { changesBetween } from './changes.js';
import { drawFortress } from './fortress.js';
import { drawHeroes } from './heroes.js';
import { fortressLayout, zonesOf } from './layout.js';
import { markOfSeat } from './look.js';
import { drawShop } from './shop.js';
import { drawStrip } from './strip.js';
import { text } from './text.js';
import { threatTo } from '../../src/games/orcs-must-die/rules/threat.js';

export function paintBoard(task: BoardOf<Omd>, team: Team): Sheet {
  const { view, before, events } = task;
  const zones = zonesOf(view, team);
  const changes = changesBetween(before, view, events);
  const sheet = openSheet(task.locale, zones.height);
  layer(sheet, 'orcs-must-die|ground', ground);
  header(sheet, headingOf(view, task, team));
  drawStrip(sheet, zones.strip, view, team, changes);
  const layout = fortressLayout(team, zones.fortress);
  drawFortress(sheet, layout, { siege: view, team, changes });
  drawHeroes(sheet, zones.heroes, { view, team, changes }, task);
  if (zones.shop) drawShop(sheet, zones.shop, team, changes);
  legendLine(sheet, zones.legend);
  return sheet;
}

export function headingOf(view: View, setting: Setting, team: Team | undefined): Heading {
  const words = text[setting.locale];
  const ask = askOf(view, setting);
  const stage = words.stages[view.phase];
  const isAtRisk = team && view.phase !== 'setup' && threatTo(view, team) >= Math.max(1, team.rift.health);
  return {
    title: team && isRivalry(view) ? `${words.title} · ${words.sides[team.side]}` : words.title,
    icon: 'orc-head',
    where: view.phase === 'setup' ? stage : `${words.round(view.round)} · ${stage}`,
    deciders: decidersOf(setting, (seat) => markOfSeat(view, seat)),
    ...(ask === undefined ? {} : { ask }),
    ...(isAtRisk ? { banner: words.falls } : {}),
  };
}

/** What the awaited players are to do, in a few words, with the hero whose turn it is. */
function askOf({ question, slots }: View, { locale }: Setting): string | undefined {
  if (!question) return undefined;
  const words = text[locale];
  const ask = words.asks[question.kind === 'ask' ? question.ask.kind : question.kind];
  const hero = question.kind === 'turn' || question.kind === 'roll' ? slots[question.slot]?.hero : undefined;
  return hero ? `${words.heroes[hero].name}${words.colon}${ask}` : ask;
}
