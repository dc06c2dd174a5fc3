/** An attack in words: what is placed, and on whom. */
import type { TowerCard } from '../../types/index.js';
import { type Armed, towerGroups } from '../../rules/attackers.js';
import { type Group, type Piece, type Range, attackOf } from '../../rules/attack-notation.js';
import type { RangeName, Words } from './words.js';

function rangeName(range: Range): RangeName {
  if (range.kind !== 'one' && range.kind !== 'each') return range.kind;
  const { length } = range.bearings;
  if (range.kind === 'one') return length === 1 ? 'front' : 'ahead';
  return length === 2 ? 'eachPair' : length === 3 ? 'eachFront' : 'eachAround';
}

const isSoldier = (piece: Piece): piece is 'S' | 'SK' => piece === 'S' || piece === 'SK';

function pieceName({ names, phrases }: Words, piece: Piece, count = 1): string {
  if (!isSoldier(piece)) return names.shapes[piece];
  return phrases.soldiersPlaced(count, piece === 'SK' ? 'with knife' : 'without');
}

function groupText(words: Words, { range, pieces }: Group, times: number): string {
  const whom = words.phrases.ranges[rangeName(range)];
  const [piece, ...others] = pieces;
  if (piece && others.length === 0 && isSoldier(piece)) return `${pieceName(words, piece, times)} ${whom}`;
  const said = `${pieces.map((each) => pieceName(words, each)).join(' + ')} ${whom}`;
  return times > 1 ? words.phrases.times(said, times) : said;
}

/** The same group several times over is said once, with a number. */
function groupTexts(words: Words, groups: readonly Group[]): string[] {
  const counts = new Map<string, Group[]>();
  for (const group of groups) {
    const written = `${group.pieces.join('+')} ${rangeName(group.range)}`;
    counts.set(written, [...(counts.get(written) ?? []), group]);
  }
  return [...counts.values()].flatMap((alike) =>
    alike.slice(0, 1).map((group) => groupText(words, group, alike.length)),
  );
}

const alternativesText = (words: Words, alternatives: readonly (readonly Group[])[]): string =>
  alternatives.map((groups) => groupTexts(words, groups).join(', ')).join(` ${words.phrases.orElse} `);

export function attackText(words: Words, written: string): string {
  return alternativesText(words, attackOf(written));
}

/** KRU-14.6: tiles reach any horde, those of an each attack one apiece; soldiers keep their directions. */
function reachingFar(group: Armed): Armed[] {
  if (group.pieces.some(isSoldier)) return [group];
  const copies = group.range.kind === 'each' ? group.range.bearings.length : 1;
  return Array.from({ length: copies }, () => ({ ...group, range: { kind: 'any' } }));
}

/** What a tower card does with all that was put on it, and with what kinds of damage. */
export function towerAttackText(words: Words, card: TowerCard, falconsLeft: number): string {
  const printed = towerGroups(card, falconsLeft);
  const isPerfect = card.mods.includes('mod-perfect');
  const alternatives = isPerfect ? printed.map((groups) => groups.flatMap(reachingFar)) : printed;
  const kinds = new Set(
    alternatives
      .flat()
      .flatMap(({ pieces, damage, soldierDamage }) => [
        ...(pieces.some(isSoldier) ? [soldierDamage] : []),
        ...(pieces.every(isSoldier) ? [] : [damage]),
      ]),
  );
  const damages = words.all([...kinds].map((kind) => words.names.damages[kind]));
  return `${alternativesText(words, alternatives)} (${words.phrases.damage(damages)})`;
}
