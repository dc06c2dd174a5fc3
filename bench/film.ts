/**
 * Films of whole games: bytes and time a frame, beside a naive encoder that writes every frame whole and beside the
 * encoder of @napi-rs/canvas, where it is installed.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import type { BoardTask } from '../renderers/contract.js';
import { openFilm } from '../renderers/film/encode.js';
import { gifenc } from '../renderers/film/gifenc.js';
import { drafts, film } from '../renderers/index.js';
import { closeSheet } from '../renderers/kit/sheet.js';
import { games } from '../src/games/index.js';
import {
  type AnyGame,
  type AnyMatch,
  answer,
  awaited,
  rngOver,
  seedRng,
  start,
  think,
  withDefaults,
} from '../src/kernel/index.js';
import { createCanvas } from 'canvas';
import { spread } from '../src/table/replay.js';

/** The match after every phase of a whole game that bots play, as many as a film shows of it. */
function phasesOf(game: AnyGame, most: number): AnyMatch[] {
  const options = withDefaults(game, game.options.presets[0]?.options);
  const { min } = game.players(options);
  const rng = rngOver(seedRng('film'));
  let { match } = start(game, { seats: Math.max(2, min), options, seed: 'film' });
  const moments = [match];
  for (let turn = 0; turn < 20_000 && !match.outcome; turn += 1) {
    const seat = awaited(game, match)[0] ?? 0;
    const said = think(game, match, seat, rng, { mayGoOn: () => false });
    const taken = said && answer(game, match, { seat, action: said.action, args: said.args });
    if (!taken?.ok) break;
    match = taken.match;
    if (taken.phases.length > 0 || match.outcome) moments.push(match);
  }
  return spread(moments, most);
}

/** What a frame takes of a processor, in milliseconds, whatever else goes on; the first run only warms up. */
function cost(frames: number, encode: () => number): { ms: number; kb: number } {
  encode();
  const began = process.cpuUsage();
  const bytes = encode();
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000 / frames, kb: bytes / frames / 1024 };
}
const worded = ({ ms, kb }: { ms: number; kb: number }): string => `${ms.toFixed(1)} ms and ${kb.toFixed(1)} KB`;

type PeerEncoder = {
  addFrame(data: Uint8Array, width: number, height: number, config?: { delay?: number }): void;
  finish(): Buffer;
};
type Peer = { GifEncoder: new (width: number, height: number) => PeerEncoder };

function openPeer(): Peer | undefined {
  try {
    return createRequire(new URL('peers/package.json', import.meta.url))('@napi-rs/canvas') as Peer;
  } catch {
    return undefined;
  }
}

const peer = openPeer();
const wanted = process.argv[2];
const most = Number(process.argv[3] ?? 120);
for (const game of games.filter(({ id }) => wanted === undefined || id === wanted)) {
  const moments = phasesOf(game, most);
  const names = ['Mira', 'Tom', 'Ada', 'Jo'];
  const frames = moments.map((match) => ({
    view: game.view(match, 'spectator'),
    awaited: awaited(game, match),
    caption: game.text.en.name,
  }));
  const began = performance.now();
  const [made] = await film({ kind: 'film', game: game.id, locale: 'en', names, frames, alt: '' }, () => undefined);
  const whole = performance.now() - began;
  if (!made) continue;
  if (process.argv[4] !== undefined) writeFileSync(process.argv[4], made.png);
  const pixels = frames.slice(0, 12).map(({ view, awaited: waits }) => {
    const task: BoardTask = { kind: 'board', game: game.id, locale: 'en', names, awaited: waits, view, events: [] };
    const [draft] = drafts(task);
    if (!draft) throw new Error(`${game.id} draws no board`);
    const canvas = createCanvas(made.width, made.height);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(draft.sheet.canvas, 0, 0, made.width, made.height);
    closeSheet(draft.sheet);
    return Uint8Array.from(ctx.getImageData(0, 0, made.width, made.height).data);
  });
  const ours = cost(pixels.length, () => {
    const encoder = openFilm(made, pixels.slice(0, 3));
    for (const one of pixels) encoder.add(one, 100);
    return encoder.finish().length;
  });
  const naive = cost(pixels.length, () => {
    const plain = gifenc.GIFEncoder();
    for (const one of pixels) {
      const palette = gifenc.quantize(one, 256, { format: 'rgb565' });
      plain.writeFrame(gifenc.applyPalette(one, palette), made.width, made.height, { palette, delay: 100 });
    }
    plain.finish();
    return plain.bytes().length;
  });
  const theirs =
    peer &&
    cost(pixels.length, () => {
      const other = new peer.GifEncoder(made.width, made.height);
      for (const one of pixels) other.addFrame(one, made.width, made.height, { delay: 100 });
      return other.finish().length;
    });
  console.log(
    `${game.id}: ${frames.length} frames, ${(made.png.length / 1024).toFixed(0)} KB, ${(whole / frames.length).toFixed(0)} ms a frame with drawing; ` +
      `encoding ${worded(ours)} a frame, naive ${worded(naive)}${theirs ? `, @napi-rs/canvas ${worded(theirs)}` : ''}`,
  );
}
