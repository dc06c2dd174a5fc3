/** From a task to pictures: finds the game's renderer, draws, encodes. */
import { type AnyTypes, type GameTypes, sayIn } from '../src/kernel/index.js';
import { clip } from '../src/pieces/wording/index.js';
import type { BoardTask, DrawTask, FilmTask, Picture } from './contract.js';
import { defenders } from './defenders/index.js';
import { type Progress, drawFilm } from './film/film.js';
import { orcsMustDie } from './orcs-must-die/index.js';
import { kingdomRush } from './kingdom-rush/index.js';
import { orcsOrcsOrcs } from './orcs-orcs-orcs/index.js';
import { stronghold } from './stronghold/index.js';
import { toPng } from './encoder/png.js';
import { closeSheet, unnoted } from './kit/sheet.js';
import type { AnyRenderer, Draft, GameRenderer, ShownPiece, Shows } from './renderer.js';
import { drawEnd } from './shared/end.js';
import { drawLobby } from './shared/lobby.js';
import { drawStats } from './shared/stats.js';
import { drawNight } from './shared/night.js';

function anyRenderer<T extends GameTypes>(own: GameRenderer<T>): AnyRenderer {
  return {
    text: own.text,
    art: own.art,
    ...(own.lobbyMark ? { lobbyMark: own.lobbyMark } : {}),
    shows: own.shows as unknown as Shows<AnyTypes>,
    reason: (task) => sayIn<T>(own, task.locale, task.names).text(task.outcome.reason as never),
    lobby: (task) => (task.chosen ? (own.lobby?.(task as never) ?? []) : []),
    board: (task) => own.board(task as never),
    hand: (task) => own.hand?.(task) ?? [],
    preview: (task) => own.preview?.(task as never) ?? [],
    lookup: (task) => own.lookup?.(task as never) ?? [],
    scene: (task) => own.scene?.(task as never) ?? [],
    end: (task) => own.end?.(task),
  };
}

/** The only place that lists the games that can be drawn. */
const renderers: Readonly<Record<string, AnyRenderer | undefined>> = {
  defenders: anyRenderer(defenders),
  'orcs-must-die': anyRenderer(orcsMustDie),
  'kingdom-rush': anyRenderer(kingdomRush),
  'orcs-orcs-orcs': anyRenderer(orcsOrcsOrcs),
  stronghold: anyRenderer(stronghold),
};

/** The drawings of a task, still open for inspection. */
export function drafts(task: DrawTask): readonly Draft[] {
  const renderer = renderers[task.game];
  switch (task.kind) {
    case 'board':
      return renderer?.board(task) ?? [];
    case 'scene':
      return renderer?.scene(task) ?? [];
    case 'hand':
      return renderer?.hand(task) ?? [];
    case 'preview':
      return renderer?.preview(task) ?? [];
    case 'lookup':
      return renderer?.lookup(task) ?? [];
    case 'night':
      return [drawNight(task, renderer)];
    case 'lobby':
      return [drawLobby(task, renderer), ...(renderer?.lobby(task) ?? [])];
    case 'end':
      return [drawEnd(task, renderer)];
    case 'stats':
      return [drawStats(task)];
  }
}

/** What the pictures of a task must show, where the game says so. */
export function shownOn(task: DrawTask): readonly ShownPiece[] {
  const shows = renderers[task.game]?.shows;
  if (task.kind === 'board') return shows?.board(task.view) ?? [];
  if (task.kind === 'hand') return shows?.hand?.(task.view, task.seat) ?? [];
  return [];
}

const longestAlt = 1024;

export function draw(task: DrawTask): Picture[] {
  const pictures: Picture[] = [];
  for (const { name, sheet, alt } of unnoted(() => drafts(task))) {
    const png = toPng(sheet.canvas, task.game);
    closeSheet(sheet);
    pictures.push({ name, png, alt: clip(alt, longestAlt), width: sheet.width, height: sheet.height });
  }
  return pictures;
}

/** The film of a game, told frame by frame how far it is. */
export async function film(task: FilmTask, progress: Progress): Promise<Picture[]> {
  const board = (frame: BoardTask): readonly Draft[] => unnoted(() => renderers[task.game]?.board(frame) ?? []);
  return [await drawFilm(task, board, progress)];
}
