/** The public board. */
import type { Ooo, View } from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Setting } from '../contract.js';
import { type Heading, header, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { type Sheet, openSheet } from '../kit/sheet.js';
import { seatName } from '../kit/seats.js';
import type { BoardOf } from '../renderer.js';
import { boardHeight, legendRoom } from './arena.js';
import { changesBetween } from './changes.js';
import { drawCorners } from './corners.js';
import { drawLanes } from './lanes.js';
import { mageMark } from './look.js';
import { drawPlayers } from './players.js';
import { paintStill } from './background.js';
import { text } from './text.js';

export function paintBoard(task: BoardOf<Ooo>): Sheet {
  const { view, before, events } = task;
  const sheet = openSheet(task.locale, boardHeight);
  layer(sheet, 'orcs-orcs-orcs|board', paintStill);
  header(sheet, heading(view, task));
  drawLanes(sheet, { view, before, changes: changesBetween(before, view, events) });
  drawCorners(sheet, view, before);
  drawPlayers(sheet, view, before, task);
  legendLine(sheet, legendRoom);
  return sheet;
}

function heading(view: View, setting: Setting): Heading {
  const words = text[setting.locale];
  const stage = view.round === 0 ? words.setUp : words.round(view.round);
  const { turn } = view;
  const awaited = view.order.filter((seat) => setting.awaited.includes(seat));
  const said = ask(view, setting);
  const actions = view.phase === 'turn-actions' || view.phase === 'turn-casting' ? turn : null;
  return {
    title: 'Orcs Orcs Orcs',
    icon: 'orc-head',
    where: `${stage} · ${words.phases[view.phase]}`,
    deciders: awaited.flatMap((seat) => {
      const player = view.players.find((each) => each.seat === seat);
      return player ? [{ mark: mageMark(player.colour, setting.locale), name: seatName(setting.names, seat) }] : [];
    }),
    ...(said === undefined ? {} : { ask: said }),
    ...(actions && actions.actionsLeft > 0
      ? { left: { filled: actions.actionsLeft, of: Math.min(8, Math.max(2, actions.actionsLeft)) } }
      : {}),
    ...(view.endTriggered && view.phase !== 'finished' ? { banner: words.lastRound } : {}),
  };
}

/** What the awaited player is to do, in a few words. */
function ask(view: View, setting: Setting): string | undefined {
  const words = text[setting.locale];
  const active = view.players.find((player) => player.seat === view.active);
  switch (view.phase) {
    case 'setup-terrain':
      return view.terrainPick ? words.pickRing(view.terrainPick.lane) : undefined;
    case 'setup-mission':
      return words.pickMission;
    case 'turn-owed':
      return words.owed(active?.owedDiscards ?? 1);
    case 'turn-reveal':
      return words.reveal;
    case 'turn-actions':
      return words.actionsLeft(view.turn?.actionsLeft ?? 0);
    case 'turn-casting':
      return view.turn?.casting ? words.cards[view.turn.casting.spell] : undefined;
    case 'turn-bonus':
      return words.bonus;
    case 'fate':
    case 'finished':
      return undefined;
  }
}
