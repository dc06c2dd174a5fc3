/** A game as a film: one frame a phase, the board as it stood, and its caption below. */
import { type Canvas, createCanvas } from 'canvas';
import type { BoardTask, FilmTask, Picture } from '../contract.js';
import { font, registerFonts } from '../kit/fonts.js';
import { colours } from '../kit/palette.js';
import { closeSheet } from '../kit/sheet.js';
import type { Draft } from '../renderer.js';
import { type Pixels, type Size, openFilm } from './encode.js';

const filmWidth = 720;
const strip = 46;
const frameMs = 1400;
const lastMs = 6000;
/** A film that says it in fewer frames is seen by more people. */
const mostBytes = 1_000_000;

export type Progress = (done: number, of: number) => void;
type DrawBoard = (task: BoardTask) => readonly Draft[];

function taskOf({ frames, ...film }: FilmTask, at: number): BoardTask | undefined {
  const frame = frames[at];
  if (!frame) return undefined;
  return {
    kind: 'board',
    game: film.game,
    locale: film.locale,
    names: film.names,
    awaited: frame.awaited,
    view: frame.view,
    // What changes is seen as it happens; marks that come and go with every frame took a quarter of the film.
    events: [],
  };
}

function caption(canvas: Canvas, text: string, at: number, of: number): void {
  const ctx = canvas.getContext('2d');
  const top = canvas.height - strip;
  ctx.fillStyle = colours.night;
  ctx.fillRect(0, top, canvas.width, strip);
  ctx.fillStyle = colours.brass;
  ctx.fillRect(0, top, (canvas.width * (at + 1)) / of, 4);
  ctx.font = font('strong', 22);
  ctx.fillStyle = colours.chalk;
  ctx.textBaseline = 'middle';
  let shown = text;
  while (shown.length > 1 && ctx.measureText(shown).width > canvas.width - 28)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  ctx.fillText(shown, 14, top + strip / 2 + 3);
}

/** Draws frame by frame; the event loop gets a word in between two of them. */
export async function drawFilm(task: FilmTask, board: DrawBoard, progress: Progress): Promise<Picture> {
  registerFonts();
  const { frames } = task;
  let canvas: Canvas | undefined;

  /** The frame's pixels; the next one paints over them. */
  function shoot(at: number): Pixels {
    const wanted = taskOf(task, at);
    const [draft, ...others] = wanted ? board(wanted) : [];
    if (!draft) throw new Error(`${task.game} draws no board`);
    const height = Math.round((draft.sheet.height * filmWidth) / draft.sheet.width);
    canvas ??= createCanvas(filmWidth, height + strip);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(draft.sheet.canvas, 0, 0, filmWidth, Math.min(height, canvas.height - strip));
    caption(canvas, frames[at]?.caption ?? '', at, frames.length);
    for (const { sheet } of [draft, ...others]) closeSheet(sheet);
    return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
  }

  const last = frames.length - 1;
  const samples = [...new Set([0, last >> 1, last])].map((at) => Uint8ClampedArray.from(shoot(at)));
  const size: Size = { width: filmWidth, height: canvas?.height ?? 0 };
  const film = openFilm(size, samples);
  for (let at = 0; at <= last; at += 1) {
    film.add(shoot(at), at === last ? lastMs : frameMs);
    progress(at + 1, frames.length);
    await new Promise(setImmediate);
  }
  return { name: 'film.gif', png: film.finish(mostBytes), alt: task.alt, ...size };
}
