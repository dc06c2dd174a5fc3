/** From true colour to a palette of 256: flat pictures lose nothing to the eye and two thirds of their weight. */

export type Indexed = {
  /** Red, green, blue, one after the other. */
  palette: Uint8Array;
  /** One palette number a pixel. */
  indices: Uint8Array;
};

/** Six bits a channel tell colours apart finely enough to sort them into a palette. */
const bins = 1 << 18;

type Bin = { code: number; weight: number; colour: readonly [number, number, number] };
type Cluster = { bins: Bin[]; error: number; axis: 0 | 1 | 2; mean: [number, number, number] };

const axes = [0, 1, 2] as const;

/** Pixels as node-canvas lays them out on little-endian machines: blue lowest, alpha highest. */
function binOf(pixel: number): number {
  return ((pixel >>> 6) & 0x3f000) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 2) & 0x3f);
}

/** Flat pictures are made of long runs of one colour: where each begins, and its bin. */
type Runs = { count: number; starts: Uint32Array; codes: Uint32Array };

let room: Omit<Runs, 'count'> = { starts: new Uint32Array(0), codes: new Uint32Array(0) };

const counts = new Uint32Array(bins);
const reds = new Float64Array(bins);
const greens = new Float64Array(bins);
const blues = new Float64Array(bins);

/** Finds the runs, and counts the colours in the same pass: what is done for every pixel is what takes the time. */
function tally(pixels: Uint32Array): { runs: Runs; met: Bin[] } {
  const end = pixels.length;
  if (room.starts.length < end) room = { starts: new Uint32Array(end), codes: new Uint32Array(end) };
  const { starts, codes } = room;
  const met: number[] = [];
  let count = 0;
  for (let from = 0, index = 0; from < end; from = index) {
    const pixel = pixels[from] as number;
    do index += 1;
    while (index < end && pixels[index] === pixel);
    const length = index - from;
    const code = binOf(pixel);
    starts[count] = from;
    codes[count] = code;
    count += 1;
    const before = counts[code] as number;
    if (before === 0) met.push(code);
    counts[code] = before + length;
    reds[code] = (reds[code] as number) + ((pixel >>> 16) & 255) * length;
    greens[code] = (greens[code] as number) + ((pixel >>> 8) & 255) * length;
    blues[code] = (blues[code] as number) + (pixel & 255) * length;
  }
  return { runs: { count, starts, codes }, met: met.map(takeBin) };
}

/** What was counted under a code, which then stands at nothing again. */
function takeBin(code: number): Bin {
  const weight = counts[code] ?? 1;
  const colour = [(reds[code] ?? 0) / weight, (greens[code] ?? 0) / weight, (blues[code] ?? 0) / weight] as const;
  counts[code] = reds[code] = greens[code] = blues[code] = 0;
  return { code, weight, colour };
}

function cluster(members: Bin[]): Cluster {
  let weight = 0;
  const mean: [number, number, number] = [0, 0, 0];
  for (const bin of members) {
    weight += bin.weight;
    for (const axis of axes) mean[axis] += bin.colour[axis] * bin.weight;
  }
  for (const axis of axes) mean[axis] /= weight;
  const errors = axes.map((axis) =>
    members.reduce((sum, bin) => sum + bin.weight * (bin.colour[axis] - mean[axis]) ** 2, 0),
  );
  const worst = Math.max(...errors);
  return {
    bins: members,
    error: members.length > 1 ? errors.reduce((sum, error) => sum + error, 0) : 0,
    axis: axes[errors.indexOf(worst)] ?? 0,
    mean,
  };
}

/** Splits the group of colours that lies worst, again and again. */
export function quantise(pixels: Uint32Array): Indexed {
  const { runs, met } = tally(pixels);
  const clusters: Cluster[] = [cluster(met)];
  while (clusters.length < 256) {
    const worst = clusters.reduce((found, each) => (each.error > found.error ? each : found));
    if (worst.error <= 0) break;
    const { axis, mean } = worst;
    const low = worst.bins.filter((bin) => bin.colour[axis] <= mean[axis]);
    const high = worst.bins.filter((bin) => bin.colour[axis] > mean[axis]);
    if (low.length === 0 || high.length === 0) {
      worst.error = 0;
      continue;
    }
    clusters.splice(clusters.indexOf(worst), 1, cluster(low), cluster(high));
  }
  const palette = new Uint8Array(clusters.length * 3);
  const lookup = new Uint8Array(bins);
  clusters.forEach((each, index) => {
    palette.set(each.mean.map(Math.round), index * 3);
    for (const bin of each.bins) lookup[bin.code] = index;
  });
  return { palette, indices: indexed(runs, lookup, pixels.length) };
}

/** Below this a loop is quicker than a call. */
const longRun = 12;

function indexed({ count, starts, codes }: Runs, lookup: Uint8Array, end: number): Uint8Array {
  const indices = new Uint8Array(end);
  for (let run = 0; run < count; run += 1) {
    const from = starts[run] as number;
    const to = run + 1 < count ? (starts[run + 1] as number) : end;
    const entry = lookup[codes[run] as number] as number;
    if (to - from > longRun) indices.fill(entry, from, to);
    else for (let index = from; index < to; index += 1) indices[index] = entry;
  }
  return indices;
}
