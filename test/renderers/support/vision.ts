/** How colours look to eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009, full strength). */
import { rgb } from '../../../renderers/kit/palette.js';

export const eyes = ['usual', 'deuteranopia', 'protanopia', 'tritanopia'] as const;
export type Eyes = (typeof eyes)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const matrices: Record<Eyes, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(colour: string): Triple {
  const [r, g, b] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function lab(colour: Triple): Triple {
  const clamped = colour.map((part) => Math.min(1, Math.max(0, part)));
  const [r = 0, g = 0, b = 0] = clamped;
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    [r, g, b],
  );
  const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [curve(x / 0.95047), curve(y), curve(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** How far apart two colours look to such eyes (CIE 1976); about 2 can just be told apart side by side. */
export function distance(a: string, b: string, seenBy: Eyes): number {
  const [first, second] = [lab(times(matrices[seenBy], linear(a))), lab(times(matrices[seenBy], linear(b)))];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
