/** Cutting what was typed into the things it names: by value or by label, never inside one that holds a separator. */
import { type Worded, fold } from './matching.js';

const separators = /^[\s,;]+/;

export type Said = { text: string; value: string };
export type Piece = { raw: string; value: string | undefined };

/** What the choices may be called, folded, the longest name first. */
export function namesOf(choices: readonly Worded[]): Said[] {
  return choices
    .flatMap(({ value, label }) => [
      { text: fold(value), value },
      { text: fold(label), value },
    ])
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.text.length - a.text.length);
}

/** Without the separators that it begins with. */
export function trimStart(typed: string): string {
  return typed.replace(separators, '');
}

/** Whether nothing is begun at the end: what comes next is a new thing. */
export function isFinished(typed: string): boolean {
  return typed === '' || /[\s,;]$/.test(typed);
}

/** A fold may change the length of a text; the cut is then found letter by letter. */
function cutAfter(text: string, folded: string): string {
  for (let length = 1; length <= text.length; length += 1) {
    if (fold(text.slice(0, length)) === folded && !/^\p{M}/u.test(text.slice(length))) return text.slice(0, length);
  }
  return text;
}

/** The names with which the text begins, the longest first, each with as much of the text as it takes. */
export function* namedAtStart(text: string, names: readonly Said[]): Generator<{ raw: string; value: string }> {
  const folded = fold(text);
  for (const { text: name, value } of names) {
    const after = folded.slice(name.length);
    if (folded.startsWith(name) && (after === '' || separators.test(after))) yield { raw: cutAfter(text, name), value };
  }
}

/** The first word, where nothing is recognised. */
export function firstWord(text: string): string {
  return /^[^\s,;]+/.exec(text)?.[0] ?? text;
}

/** A list in pieces, each recognised or not. */
export function piecesOf(typed: string, choices: readonly Worded[]): Piece[] {
  const names = namesOf(choices);
  const pieces: Piece[] = [];
  let rest = trimStart(typed).trimEnd();
  while (rest !== '') {
    const [found] = namedAtStart(rest, names);
    const raw = found?.raw ?? firstWord(rest);
    pieces.push({ raw, value: found?.value });
    rest = trimStart(rest.slice(raw.length));
  }
  return pieces;
}
