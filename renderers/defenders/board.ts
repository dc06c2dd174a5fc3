/** The public board. */
import type { Dor, View } from '../../src/games/defenders/types/index.js';
import type { Setting } from '../contract.js';
import { type Decider, type Heading, header, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { type Sheet, openSheet } from '../kit/sheet.js';
import { seatName } from '../kit/seats.js';
import type { BoardOf } from '../renderer.js';
import { drawAlarm } from './alarm.js';
import { drawCamps } from './camps.js';
import { changesBetween } from './changes.js';
import { drawGenerals } from './generals.js';
import { boardHeight, legendRoom } from './geography.js';
import { drawHeroPanels } from './heroes.js';
import { heroMark, phaseIcon, seatMarkOf } from './look.js';
import { paintStill } from './background.js';
import { text } from './text.js';

export function paintBoard(task: BoardOf<Dor>): Sheet {
  const { view, before, events } = task;
  const sheet = openSheet(task.locale, boardHeight);
  layer(sheet, 'defenders|board', paintStill);
  header(sheet, heading(view, task));
  drawAlarm(sheet, view, before);
  drawCamps(sheet, { view, before, changes: changesBetween(before, view, events) });
  drawGenerals(sheet, view, before);
  drawHeroPanels(sheet, view, before, task);
  legendLine(sheet, legendRoom);
  return sheet;
}

function heading(view: View, setting: Setting): Heading {
  const words = text[setting.locale];
  const stage = words.stages[view.phase];
  const hero = view.heroes[view.active];
  const inDay = view.phase === 'day' && hero !== undefined;
  const left = inDay ? hero.actions + hero.bonus : 0;
  const said = ask(view, setting);
  return {
    title: words.title,
    icon: phaseIcon[view.phase],
    where: view.turn === 0 ? stage : `${words.turn(view.turn)} · ${stage}`,
    deciders: decidersOf(view, setting),
    ...(said === undefined ? {} : { ask: said }),
    ...(left > 0 ? { left: { filled: left, of: left } } : {}),
  };
}

/** Those waited for; each with the mark of the hero that decides where a player leads several. */
export function decidersOf(view: View, setting: Setting): Decider[] {
  const words = text[setting.locale];
  return setting.awaited.map((seat) => {
    const own = view.heroes.flatMap((hero, slot) => (hero.seat === seat ? [slot] : []));
    const slot = own.includes(view.active) ? view.active : own[0];
    const player = seatName(setting.names, seat);
    if (slot === undefined) return { mark: seatMarkOf(seat), name: player };
    const hero = view.heroes[slot];
    return {
      mark: heroMark(view, slot),
      name: hero && setting.awaited.length === 1 ? `${player} · ${words.heroes[hero.hero]}` : player,
    };
  });
}

function ask(view: View, { locale }: Setting): string | undefined {
  const words = text[locale];
  const hero = view.heroes[view.active];
  if (view.question?.step === 'day' && hero) return words.actionsLeft(hero.actions + hero.bonus);
  return view.question ? words.asks[view.question.step] : undefined;
}
