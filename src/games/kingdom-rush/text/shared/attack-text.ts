/** An attack in words: what is placed, and on whom. */
import { type Group, type Piece, type Range, attackOf } from '../../rules/attack-notation.js';
import type { RangeName, Words } from './words.js';

function rangeName(range: Range): RangeName {
  if (range.kind !== 'one' && range.kind !== 'each') return range.kind;
  const { length } = range.bearings;
  if (range.kind === 'one') return length === 1 ? 'front' : 'ahead';
  return length === 2 ? 'eachPair' : length === 3 ? 'eachFront' : 'eachAround';
}

function pieceName({ names, phrases }: Words, piece: Piece): string {
  if (piece === 'SK') return phrases.soldierWithKnife;
  return piece === 'S' ? names.shapes.soldier : names.shapes[piece];
}

/** The same group several times over is said once, with a number. */
function groupTexts(words: Words, groups: readonly Group[]): string[] {
  const counts = new Map<string, number>();
  for (const { range, pieces } of groups) {
    const said = `${pieces.map((piece) => pieceName(words, piece)).join(' + ')} ${words.phrases.ranges[rangeName(range)]}`;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, times]) => (times > 1 ? words.phrases.times(said, times) : said));
}

export function attackText(words: Words, written: string): string {
  return attackOf(written)
    .map((groups) => groupTexts(words, groups).join(', '))
    .join(` ${words.phrases.orElse} `);
}
