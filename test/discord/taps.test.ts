/** How often one taps, from the post that asks to the move that is done: the twenty commonest moves of each game, and all of them. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import type { AnyGame } from '../../src/kernel/index.js';
import { type Said, walk } from '../../scripts/rehearsal/walk.js';
import { tapsFor } from '../support/taps.js';

const commonest = 20;

/** `inARow`: on the panel that still stands from this player's move before. */
type Tapped = { said: Said; taps: number; inARow: number };

/** Every move of whole games between bots. */
function movesOf(game: AnyGame, seats: number, seeds: readonly string[]): Tapped[] {
  const moves: Tapped[] = [];
  for (const seed of seeds) {
    let panelOf: number | undefined;
    const options = { ...game.options.presets[0]?.options } as never;
    walk(game, { seats, options, seed }, 'policy', ({ said }, before) => {
      const taps = tapsFor(game, before, said);
      // On a post that bears the whole move no panel is opened.
      moves.push({ said, taps, inARow: panelOf === said.seat && taps > 1 ? taps - 1 : taps });
      panelOf = taps > 1 ? said.seat : undefined;
    });
  }
  return moves;
}

/** The action and what is said with it. */
function kindOf({ action, args }: Said): string {
  if (action === 'respond') return `respond ${String(args['choice'])}`;
  const shape = Object.entries(args).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return `${action}${shape.length > 0 ? ` (${shape.join(', ')})` : ''}`;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** In per cent, to one place. */
const share = (some: readonly Tapped[], all: readonly Tapped[]): number =>
  Math.round((1000 * some.length) / all.length) / 10;

/** `most`: of all moves so many per cent at most take more than three taps, in a row and from the post, and none more than `taps`. */
describe.each([
  { id: 'orcs-orcs-orcs', seats: 3, most: { inARow: 2, fromPost: 2.5, taps: 11 } },
  { id: 'defenders', seats: 3, most: { inARow: 0.5, fromPost: 0.5, taps: 4 } },
  { id: 'stronghold', seats: 2, most: { inARow: 0.5, fromPost: 0.5, taps: 4 } },
  { id: 'orcs-must-die', seats: 3, most: { inARow: 1, fromPost: 1, taps: 3 } },
  { id: 'kingdom-rush', seats: 3, most: { inARow: 1, fromPost: 1, taps: 12 } },
])('$id', ({ id, seats, most }) => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const moves = movesOf(game, seats, ['taps one', 'taps two', 'taps three']);

  test('the commonest moves take three taps at most, answers to a question one', () => {
    const kinds = new Map<string, number[]>();
    for (const { said, taps } of moves) kinds.set(kindOf(said), [...(kinds.get(kindOf(said)) ?? []), taps]);
    const rows = Array.from(kinds, ([move, taps]) => {
      return { move, times: taps.length, median: median(taps), most: Math.max(...taps) };
    });
    const table = rows.sort((a, b) => b.times - a.times).slice(0, commonest);
    console.table(table);
    const answers = table.filter(({ move }) =>
      /^(?:pass|done|ready|end|respond (?:pass|keep|end|start|stay|stay-out|sky|ground|own))$/.test(move),
    );
    expect(answers).not.toEqual([]);
    expect(answers.filter((row) => row.median > 1)).toEqual([]);
    expect(table.filter((row) => row.median > 3)).toEqual([]);
  });

  test('few of all moves take more than three, and none many', () => {
    const beyond = moves.filter(({ taps }) => taps > 3);
    const beyondInARow = moves.filter(({ inARow }) => inARow > 3);
    const found = { fromPost: share(beyond, moves), inARow: share(beyondInARow, moves) };
    console.info(`${id}: ${moves.length} moves; more than three taps: ${found.fromPost} %, in a row ${found.inARow} %`);
    expect(Math.max(...moves.map(({ taps }) => taps))).toBeLessThanOrEqual(most.taps);
    expect(found.fromPost).toBeLessThanOrEqual(most.fromPost);
    expect(found.inARow).toBeLessThanOrEqual(most.inARow);
  });
});
