/** The colours of a war table at night, and the marks of its seats. */
import type { SeatShape } from './shapes.js';

export const colours = {
  /** Deepest shadow, behind everything. */
  night: '#0e1217',
  ink: '#161b22',
  slate: '#232b36',
  /** A step lighter than slate: raised ground. */
  slab: '#2f3946',
  stone: '#5b6675',
  lightStone: '#8d98a7',
  /** Text on dark ground. */
  chalk: '#f4efe3',
  parchment: '#efe4cc',
  parchmentShade: '#dccba6',
  parchmentInk: '#1c1a17',
  /** Second rank text on parchment. */
  sepia: '#5a4a2f',
  parchmentEdge: '#b89b62',
  brass: '#e0b04b',
  brassDark: '#8a6a24',
  danger: '#d55e00',
  blue: '#0072b2',
  orange: '#e69f00',
  green: '#009e73',
  purple: '#cc79a7',
  sky: '#56b4e9',
  yellow: '#f0e442',
  vermilion: '#d55e00',
  grey: '#999999',
} as const;

/** How a seat or a faction is told from the others: colour, shape and sign, never colour alone. */
export type Mark = { colour: string; shape: SeatShape; sign: string };

/** Seats in order; safe together for the common colour-vision deficiencies. */
export const seatMarks: readonly Mark[] = [
  { colour: colours.blue, shape: 'disc', sign: '1' },
  { colour: colours.orange, shape: 'triangle', sign: '2' },
  { colour: colours.green, shape: 'square', sign: '3' },
  { colour: colours.purple, shape: 'diamond', sign: '4' },
  { colour: colours.sky, shape: 'pentagon', sign: '5' },
  { colour: colours.yellow, shape: 'hexagon', sign: '6' },
  { colour: colours.vermilion, shape: 'star', sign: '7' },
  { colour: colours.grey, shape: 'cross', sign: '8' },
];

export function seatMark(seat: number): Mark {
  const mark = seatMarks[seat % seatMarks.length];
  if (!mark) throw new Error(`no mark for seat ${seat}`);
  return mark;
}

/** A seat whose colour is not settled yet: its number on plain stone. */
export function unsettledMark(seat: number): Mark {
  return { colour: colours.lightStone, shape: 'disc', sign: String(seat + 1) };
}

type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The same few colours are asked for hundreds of times a picture: what was found for one is kept. */
function found<V>(kept: Map<string, V>, key: string, find: () => V): V {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = find();
  kept.set(key, value);
  return value;
}

const faded = new Map<string, string>();

export function fade(colour: string, alpha: number): string {
  return found(faded, `${colour}${alpha}`, () => {
    const [red, green, blue] = rgb(colour);
    return `rgba(${red},${green},${blue},${alpha})`;
  });
}

const mixed = new Map<string, string>();

/** Between two colours; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  return found(mixed, `${from}${to}${share}`, () => {
    const a = rgb(from);
    const b = rgb(to);
    const channel = (index: 0 | 1 | 2): string =>
      Math.round(a[index] + (b[index] - a[index]) * share)
        .toString(16)
        .padStart(2, '0');
    return `#${channel(0)}${channel(1)}${channel(2)}`;
  });
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const inks = new Map<string, string>();

/** The ink that reads best on this ground. */
export function inkOn(ground: string): string {
  return found(inks, ground, () =>
    contrast(ground, colours.night) >= contrast(ground, colours.chalk) ? colours.night : colours.chalk,
  );
}
