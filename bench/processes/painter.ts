/**
 * Draws and encodes one scene after the other, when it is told to, and says what each took of the processor. Every way to
 * encode has a process of its own, as it would run: what one leaves in caches and to the collector burdens no other.
 */
import { join } from 'node:path';
import type * as Drawing from '../../renderers/index.js';
import type * as Encoder from '../../renderers/encoder/png.js';
import type * as Quantiser from '../../renderers/encoder/quantise.js';
import type * as Sheets from '../../renderers/kit/sheet.js';
import { root } from '../support/child.js';
import { toPngAsBefore } from '../support/earlier-encoder.js';
import { scenes } from '../support/scenes.js';
import { type Way, ways } from '../support/ways.js';

/** The built renderers, as the bot runs them. */
const built = (file: string): Promise<unknown> => import(join(root, 'dist', 'renderers', file));
const way = ways.find((one) => process.argv.includes(one)) ?? 'ours';
/** The first release ran with Node's own settings of V8. */
if (way !== 'earlier') await built('unhurried.js');
const { drafts } = (await built('index.js')) as typeof Drawing;
const { toPng } = (await built('encoder/png.js')) as typeof Encoder;
const { quantise } = (await built('encoder/quantise.js')) as typeof Quantiser;
const { closeSheet, unnoted } = (await built('kit/sheet.js')) as typeof Sheets;

/** Milliseconds of processor time, on whatever threads. */
export type Painted = { game: string; drawMs: number; encodeMs: number; bytes: number };

type Encoding = (canvas: Sheets.Sheet['canvas'], game?: string) => Buffer | Promise<Buffer>;
type PeerCanvas = { encode(type: 'png'): Promise<Buffer> };

const plain: Encoding = (canvas) =>
  new Promise((resolve, reject) => {
    canvas.toBuffer((error, png) => {
      if (error) reject(error);
      else resolve(png);
    });
  });

/** That of the first release. */
const earlier: Encoding = (canvas) => toPngAsBefore(canvas, quantise);

const encodings: Record<Way, Encoding> = {
  ours: toPng,
  /** The library's own. */
  plain,
  earlier,
  'earlier, settings of today': earlier,
  /** That of @napi-rs/canvas, which draws here, too. */
  peer: (canvas) => (canvas as unknown as PeerCanvas).encode('png'),
};
const encode = encodings[way];

async function timed<R>(work: () => R | Promise<R>): Promise<{ made: R; ms: number }> {
  const from = process.cpuUsage();
  const made = await work();
  const { user, system } = process.cpuUsage(from);
  return { made, ms: (user + system) / 1000 };
}

const tasks = scenes();
process.on('message', (index: number) => {
  const paint = async (): Promise<void> => {
    const task = tasks[index % tasks.length];
    if (!task) throw new Error('there is no scene');
    const { made, ms: drawMs } = await timed(() => unnoted(() => drafts(task)));
    const [draft] = made;
    if (!draft) throw new Error('there is no board');
    const { canvas } = draft.sheet;
    const { made: png, ms: encodeMs } = await timed(() => encode(canvas, task.game));
    closeSheet(draft.sheet);
    process.send?.({ game: task.game, drawMs, encodeMs, bytes: png.length } satisfies Painted);
  };
  void paint();
});
process.on('disconnect', () => process.exit(0));
