/** KRU-4: attacks as they are written on cards, read into groups of pieces with a range. */
import { type Bearing, bearings } from '../../../geometry/directions.js';
import { type ShapeId, shapeIds } from '../types/index.js';

/** A tile, a soldier, or a soldier with a knife. */
export type Piece = ShapeId | 'S' | 'SK';
export type Range =
  { kind: 'here' | 'around' | 'any' | 'near' } | { kind: 'one' | 'each'; bearings: readonly Bearing[] };
export type Group = { range: Range; pieces: readonly Piece[] };
/** One list of groups an alternative (KRU-4.9). */
export type Attack = readonly (readonly Group[])[];

const plain = ['here', 'around', 'any', 'near'] as const;

function readRange(text: string): Range {
  const simple = plain.find((kind) => kind === text);
  if (simple) return { kind: simple };
  const [, kind, list] = /^(one|each)\(([A-Z,]+)\)$/.exec(text) ?? [];
  const named = (list ?? '').split(',').map((each) => bearings.find((bearing) => bearing === each));
  if ((kind !== 'one' && kind !== 'each') || named.includes(undefined)) throw new Error(`no range: ${text}`);
  return { kind, bearings: named.filter((bearing) => bearing !== undefined) };
}

function readPiece(text: string): Piece {
  if (text === 'S' || text === 'SK') return text;
  const shape = shapeIds.find((id) => id === text);
  if (!shape) throw new Error(`no piece: ${text}`);
  return shape;
}

function readGroup(text: string): Group {
  const [range = '', pieces = ''] = text.trim().split(' ');
  return { range: readRange(range), pieces: pieces.split('+').map(readPiece) };
}

const known = new Map<string, Attack>();

export function attackOf(notation: string): Attack {
  let attack = known.get(notation);
  if (!attack) {
    attack = notation.split(' or ').map((groups) => groups.split(' ; ').map(readGroup));
    known.set(notation, attack);
  }
  return attack;
}

export function isSoldier(piece: Piece): piece is 'S' | 'SK' {
  return piece === 'S' || piece === 'SK';
}
