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

/** Flat pictures are made of long runs. */
function eachRun(pixels: Uint32Array, visit: (pixel: number, length: number, from: number) => void): void {
  const end = pixels.length;
  let from = 0;
  let pixel = pixels[0] ?? 0;
  for (let index = 1; index < end; index += 1) {
    const next = pixels[index] ?? 0;
    if (next === pixel) continue;
    visit(pixel, index - from, from);
    from = index;
    pixel = next;
  }
  if (end > 0) visit(pixel, end - from, from);
}

const counts = new Uint32Array(bins);
const sums = [new Float64Array(bins), new Float64Array(bins), new Float64Array(bins)] as const;

function tally(pixels: Uint32Array): Bin[] {
  const met: number[] = [];
  const add = (pixel: number, times: number): void => {
    const code = binOf(pixel);
    if (counts[code] === 0) met.push(code);
    counts[code] = (counts[code] ?? 0) + times;
    sums[0][code] = (sums[0][code] ?? 0) + ((pixel >>> 16) & 255) * times;
    sums[1][code] = (sums[1][code] ?? 0) + ((pixel >>> 8) & 255) * times;
    sums[2][code] = (sums[2][code] ?? 0) + (pixel & 255) * times;
  };
  eachRun(pixels, add);
  return met.map((code) => {
    const weight = counts[code] ?? 1;
    const bin: Bin = {
      code,
      weight,
      colour: [(sums[0][code] ?? 0) / weight, (sums[1][code] ?? 0) / weight, (sums[2][code] ?? 0) / weight],
    };
    counts[code] = 0;
    for (const sum of sums) sum[code] = 0;
    return bin;
  });
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
  const clusters: Cluster[] = [cluster(tally(pixels))];
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
  const indices = new Uint8Array(pixels.length);
  eachRun(pixels, (pixel, length, from) => {
    const entry = lookup[binOf(pixel)] ?? 0;
    if (length > 12) indices.fill(entry, from, from + length);
    else for (let index = from; index < from + length; index += 1) indices[index] = entry;
  });
  return { palette, indices };
}
