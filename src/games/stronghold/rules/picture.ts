/** 13.6: a mark of what stands on the board, to tell whether a picture is due. */
import type { Field } from '../types/board.js';

/*
 * The mark is the FNV-1a sum of the board as JSON text, and games are kept with it; but the text need not be written.
 * Each letter is laid over the lowest byte of the mark, and the whole is multiplied. So a word only multiplies the upper
 * bytes, and what it makes of the lowest one is reckoned once for each of its 256 values.
 */
const basis = 0x811c9dc5;
const prime = 0x01000193;
type Word = { factor: number; ofLowest: Int32Array };

function spelled(text: string): Word {
  const letters = Array.from(text, (letter) => letter.charCodeAt(0));
  const sumFrom = (start: number): number => letters.reduce((sum, letter) => Math.imul(sum ^ letter, prime), start);
  const factor = letters.reduce((product) => Math.imul(product, prime), 1);
  return { factor, ofLowest: Int32Array.from({ length: 256 }, (_, lowest) => sumFrom(lowest)) };
}
const read = (mark: number, { factor, ofLowest }: Word): number =>
  (Math.imul(mark & ~0xff, factor) + (ofLowest[mark & 0xff] ?? 0)) | 0;

/** The words of a board are few: names of fields, places and pieces, and small numbers. */
function lexicon<K>(textOf: (key: K) => string): (key: K) => Word {
  const known = new Map<K, Word>();
  return (key) => {
    let word = known.get(key);
    if (!word) known.set(key, (word = spelled(textOf(key))));
    return word;
  };
}
const plain = lexicon<unknown>((value) => JSON.stringify(value));
const firstName = lexicon<string>((name) => `{${JSON.stringify(name)}:`);
const nextName = lexicon<string>((name) => `,${JSON.stringify(name)}:`);
const sign = lexicon<string>((text) => text);

function markOf(value: unknown, before: number): number {
  if (typeof value !== 'object' || value === null) return read(before, plain(value));
  let mark = before;
  if (Array.isArray(value)) {
    mark = read(mark, sign('['));
    for (let at = 0; at < value.length; at += 1) mark = markOf(value[at], at > 0 ? read(mark, sign(',')) : mark);
    return read(mark, sign(']'));
  }
  let name = firstName;
  for (const field in value) {
    const one = (value as Record<string, unknown>)[field];
    if (one === undefined) continue;
    mark = markOf(one, read(mark, name(field)));
    name = nextName;
  }
  return read(mark, sign(name === firstName ? '{}' : '}'));
}

export function boardMark(field: Field): number {
  const { foregrounds, ramparts, paths, walls, towers, engines, barbican, heroes } = field;
  const { courtyard, barracks, guards, honourGuard, hospital, terror, spectresOf, blessed } = field;
  const buildings = Object.values(field.buildings).map(({ saboteur, fire }) => [saboteur, fire]);
  return markOf(
    [
      ...[foregrounds, ramparts, paths, walls, towers, engines, barbican, heroes],
      ...[courtyard, barracks, guards, honourGuard, hospital, terror, spectresOf, blessed, buildings],
    ],
    basis,
  );
}
