/** How far the colours of a file are from those that were drawn. */
import { inflateSync } from 'node:zlib';
import type { Canvas } from 'canvas';
import type { DrawTask } from '../../renderers/contract.js';
import { toPng } from '../../renderers/encoder/png.js';
import { drafts } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { eachWithin } from './areas.js';
import { type Colour, colourOf, labOf, unlikeness } from './eye.js';

/** As the encoder sees it: beyond this a colour looks wrong beside its original. */
const visible = 900;
/** Over an area the eye sees less: beyond this it is a colour of its own, by L*a*b*. */
const visibleOverArea = 5;

export type Off = {
  /** Which share of the pixels is visibly off. */
  share: number;
  /** How many pixels are off together with all eight around them: an area has such, the edges of glyphs and lines have none. */
  solid: number;
  /** How many pixels are off within areas of one colour, each with its like all around, where the eye is stricter. */
  area: number;
};

export function pixelsOf(canvas: Canvas): Uint32Array {
  const raw = canvas.toBuffer('raw');
  return new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
}

/** The colours of a PNG with a palette and its lines, each led by a 0, as our encoder writes them. */
function partsOf(png: Buffer): { palette: Buffer; lines: Buffer } {
  const data: Buffer[] = [];
  let palette: Buffer = Buffer.alloc(0);
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (type === 'PLTE') palette = body;
    if (type === 'IDAT') data.push(body);
  }
  return { palette, lines: inflateSync(Buffer.concat(data)) };
}

type Verdict = { isOff: 0 | 1; isOverArea: 0 | 1 };

function verdictOn(drawn: number, shown: Colour): Verdict {
  const colour = colourOf(drawn);
  const [red, green, blue] = [shown[0] - colour[0], shown[1] - colour[1], shown[2] - colour[2]];
  return {
    isOff: 2 * red * red + 4 * green * green + 3 * blue * blue > visible ? 1 : 0,
    isOverArea: unlikeness(labOf(colour), labOf(shown)) > visibleOverArea ? 1 : 0,
  };
}

function offIn(drawn: Uint32Array, png: Buffer, width: number): Off {
  const { palette, lines } = partsOf(png);
  // A colour is shown as the same one wherever it stands.
  const verdicts = new Map<number, Verdict>();
  const judged = (index: number): Verdict => {
    const pixel = drawn[index] ?? 0;
    let verdict = verdicts.get(pixel);
    if (verdict) return verdict;
    const at = (lines[index + Math.floor(index / width) + 1] ?? 0) * 3;
    verdict = verdictOn(pixel, [palette[at] ?? 0, palette[at + 1] ?? 0, palette[at + 2] ?? 0]);
    verdicts.set(pixel, verdict);
    return verdict;
  };
  const isOff = new Uint8Array(drawn.length);
  let [share, solid, area] = [0, 0, 0];
  let verdict = judged(0);
  for (let index = 0; index < drawn.length; index += 1) {
    if (index > 0 && drawn[index] !== drawn[index - 1]) verdict = judged(index);
    isOff[index] = verdict.isOff;
    share += verdict.isOff;
  }
  const rows = [-width, 0, width];
  const isWithin = (index: number): boolean =>
    rows.every((row) => isOff.subarray(index + row - 1, index + row + 2).every((one) => one === 1));
  for (let index = width + 1; index < isOff.length - width - 1; index += 1)
    if (isOff[index] === 1 && isWithin(index)) solid += 1;
  eachWithin(drawn, width, (index) => (area += judged(index).isOverArea));
  return { share: share / drawn.length, solid, area };
}

/** Of every picture that the task makes, drawn and encoded as it is posted. */
export function offOf(task: DrawTask): Off[] {
  return drafts(task).map(({ sheet }) => {
    const { canvas } = sheet;
    const off = offIn(pixelsOf(canvas), toPng(canvas, task.game), canvas.width);
    closeSheet(sheet);
    return off;
  });
}
