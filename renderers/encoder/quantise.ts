/** From true colour to a palette of 256: flat pictures lose nothing to the eye and two thirds of their weight. */

export type Indexed = {
  /** Red, green, blue, one after the other. */
  palette: Uint8Array;
  /** One palette number a pixel, each line led by a byte that a PNG wants there. */
  lines: Uint8Array;
};

/** Six bits a channel tell colours apart finely enough to sort them into a palette. */
const codes = 1 << 18;

/** Pixels as node-canvas lays them out on little-endian machines: blue lowest, alpha highest. */
function codeOf(pixel: number): number {
  return ((pixel >>> 6) & 0x3f000) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 2) & 0x3f);
}

/** The number of each code among those met in this picture, from 1; few are, so what is told of them lies close together. */
const numbers = new Uint32Array(codes);

/** What is known of the colours under one code: how many pixels, and the sums of their channels. */
const fields = 4;
const tallies = new Float64Array(codes * fields);
type Channel = 1 | 2 | 3;
const channels = [1, 2, 3] as const;

/** Room that is used again for each picture; it grows to the largest. */
let room = { starts: new Uint32Array(0), bins: new Uint32Array(0) };

/** Flat pictures are made of long runs of one colour: where in the lines each begins, and its bin. */
type Runs = { count: number; starts: Uint32Array; bins: Uint32Array };

/** Finds the runs, and counts the colours in the same pass: what is done for every pixel is what takes the time. */
function tally(pixels: Uint32Array, width: number): { runs: Runs; bins: number } {
  const end = pixels.length;
  if (room.starts.length < end) room = { starts: new Uint32Array(end), bins: new Uint32Array(end) };
  const { starts, bins } = room;
  const met: number[] = [];
  let [count, lead, lineEnd] = [0, 1, width];
  for (let from = 0, index = 0; from < end; from = index) {
    if (from === lineEnd) {
      lead += 1;
      lineEnd += width;
    }
    const pixel = pixels[from] as number;
    do index += 1;
    while (index < lineEnd && pixels[index] === pixel);
    const code = codeOf(pixel);
    let bin = (numbers[code] as number) - 1;
    if (bin < 0) {
      bin = met.length;
      met.push(code);
      numbers[code] = met.length;
      tallies.fill(0, bin * fields, (bin + 1) * fields);
    }
    starts[count] = from + lead;
    bins[count] = bin;
    count += 1;
    const length = index - from;
    const at = bin * fields;
    tallies[at] = (tallies[at] as number) + length;
    tallies[at + 1] = (tallies[at + 1] as number) + ((pixel >>> 16) & 255) * length;
    tallies[at + 2] = (tallies[at + 2] as number) + ((pixel >>> 8) & 255) * length;
    tallies[at + 3] = (tallies[at + 3] as number) + (pixel & 255) * length;
  }
  for (const code of met) numbers[code] = 0;
  return { runs: { count, starts, bins }, bins: met.length };
}

/** A stretch of the list of bins whose colours share a place in the palette. */
type Cluster = {
  from: number;
  to: number;
  mean: readonly [red: number, green: number, blue: number];
  /** By how much its colours lie off their mean, altogether; 0 where it can't be split. */
  error: number;
  /** The channel in which they lie off most. */
  channel: Channel;
};

function cluster(order: Uint32Array, from: number, to: number): Cluster {
  let [weight, red, green, blue] = [0, 0, 0, 0];
  let [redSquares, greenSquares, blueSquares] = [0, 0, 0];
  for (let index = from; index < to; index += 1) {
    const at = (order[index] as number) * fields;
    const [own, r, g, b] = [tallies[at], tallies[at + 1], tallies[at + 2], tallies[at + 3]] as [
      number,
      number,
      number,
      number,
    ];
    weight += own;
    red += r;
    green += g;
    blue += b;
    redSquares += (r * r) / own;
    greenSquares += (g * g) / own;
    blueSquares += (b * b) / own;
  }
  const errors = [
    redSquares - (red * red) / weight,
    greenSquares - (green * green) / weight,
    blueSquares - (blue * blue) / weight,
  ];
  return {
    from,
    to,
    mean: [red / weight, green / weight, blue / weight],
    error: to - from > 1 ? errors.reduce((sum, error) => sum + error, 0) : 0,
    channel: channels[errors.indexOf(Math.max(...errors))] ?? 1,
  };
}

/** Sorts a stretch into those up to its mean and those above it; returns where the latter begin. */
function part(order: Uint32Array, { from, to, channel, mean }: Cluster): number {
  const most = mean[channel - 1] ?? 0;
  let low = from;
  for (let index = from; index < to; index += 1) {
    const bin = order[index] as number;
    const at = bin * fields;
    if ((tallies[at + channel] as number) > most * (tallies[at] as number)) continue;
    order[index] = order[low] as number;
    order[low] = bin;
    low += 1;
  }
  return low;
}

/** Splits the group of colours that lies worst, again and again. */
function clustersOf(order: Uint32Array): Cluster[] {
  const clusters: Cluster[] = [cluster(order, 0, order.length)];
  while (clusters.length < 256) {
    const worst = clusters.reduce((found, each) => (each.error > found.error ? each : found));
    if (worst.error <= 0) break;
    const half = part(order, worst);
    if (half === worst.from || half === worst.to) {
      worst.error = 0;
      continue;
    }
    clusters.splice(clusters.indexOf(worst), 1, cluster(order, worst.from, half), cluster(order, half, worst.to));
  }
  return clusters;
}

export function quantise(pixels: Uint32Array, width: number): Indexed {
  const { runs, bins } = tally(pixels, width);
  const order = Uint32Array.from({ length: bins }, (_, bin) => bin);
  const clusters = clustersOf(order);
  const palette = new Uint8Array(clusters.length * 3);
  const entries = new Uint8Array(bins);
  clusters.forEach(({ from, to, mean }, entry) => {
    palette.set(mean.map(Math.round), entry * 3);
    for (const bin of order.subarray(from, to)) entries[bin] = entry;
  });
  return { palette, lines: linesOf(runs, entries, { width, height: pixels.length / width }) };
}

/** Below this a loop is quicker than a call. */
const longRun = 40;

function linesOf(runs: Runs, entries: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const { count, starts, bins } = runs;
  const lines = new Uint8Array((width + 1) * height);
  for (let run = 0; run < count; run += 1) {
    const from = starts[run] as number;
    const to = run + 1 < count ? (starts[run + 1] as number) : lines.length;
    const entry = entries[bins[run] as number] as number;
    if (to - from > longRun) lines.fill(entry, from, to);
    else for (let index = from; index < to; index += 1) lines[index] = entry;
  }
  for (let lead = 0; lead < lines.length; lead += width + 1) lines[lead] = 0;
  return lines;
}
