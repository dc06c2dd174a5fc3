/** How often one taps, from the post that asks to the move that is done: the twenty commonest moves of each game. */
import { describe, expect, test } from 'vitest';
import { type Asking, countOf, isWholePlan, proposalOf } from '../../src/discord/asking/asking.js';
import { type InPlay, askingAt, atTable, isInPlay } from '../../src/discord/at-table.js';
import { panelScreen } from '../../src/discord/flows/questions.js';
import { listed, standOnButtons } from '../../src/discord/messages/argument-rows.js';
import { advance, argsOf, needsConfirming } from '../../src/discord/panel/advance.js';
import { type Entry, closed, fittingFor, pickedIn, picking, writeEntries } from '../../src/discord/panel/entries.js';
import { quickAnswers } from '../../src/discord/panel/quick-answers.js';
import { likelyMoves, wholeMoves } from '../../src/discord/panel/whole-moves.js';
import { gameOf } from '../../src/games/index.js';
import { type AnyGame, type AnyMatch, type Args, offeredTo, pendingFor } from '../../src/kernel/index.js';
import { sayAt } from '../../src/table/words.js';
import { type Said, walk } from '../../scripts/rehearsal/walk.js';
import { tableOf } from '../support/table-of.js';

/** Opening a menu is a tap, choosing in it another. */
const menuTaps = 2;
const commonest = 20;

function seated(game: AnyGame, match: AnyMatch, seat: number): InPlay {
  const at = atTable(game, { table: tableOf(game, match.seats), match }, { locale: 'en', person: `u${seat}` });
  if (!isInPlay(at)) throw new Error('not in play');
  return at;
}

const isSame = (one: Args, other: Args): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const plain = (value: Args[string]): string => JSON.stringify(typeof value === 'object' ? [...value].sort() : value);
  return [...names].every((name) => plain(one[name]) === plain(other[name]));
};

/** Taps for the questions of one action, from its first screen to the end. */
function tapsThrough(at: InPlay, asking: Asking, wanted: Args): number {
  const names = Object.keys(asking.action.args);
  const holds = (entries: readonly Entry[]): boolean => isSame(argsOf(asking, entries), wanted);
  let entries: Entry[] = [];
  let taps = 0;
  for (let round = 0; round < 40; round += 1) {
    const standing = advance(asking, entries);
    if (standing.at === 'complete') return taps + (needsConfirming(standing, entries) ? 1 : 0);
    if (standing.at !== 'argument') throw new Error(`${asking.name} leads nowhere`);
    const isFirst = entries.length === 0 || standing.entries.every(({ is }) => is === 'left-out');
    const isSingle = names.length === 1 && standing.argument.kind === 'one';
    const isBegun = pickedIn(standing.entries).length > 0;
    const likely = isSingle || isBegun ? [] : likelyMoves(asking, isFirst ? [] : standing.entries);
    if (likely.some((move) => holds(move.entries))) return taps + 1;
    const { name, argument } = standing;
    const before = closed(standing.entries);
    const value = wanted[name];
    if (value === undefined) {
      entries = [...before, { is: 'left-out' }];
      taps += 1;
      continue;
    }
    const given = argsOf(asking, before);
    const proposal = proposalOf(asking, name, argument, given);
    if (JSON.stringify(proposal) === JSON.stringify(value)) {
      entries = [...before, { is: 'given', value }];
      taps += 1;
      continue;
    }
    const screen = { ...panelScreen(at, asking, fittingFor('t', 'u'), {}), underMoves: likely.length > 0 };
    const tap = standOnButtons(screen, standing, listed(screen, standing)) ? 1 : menuTaps;
    if (argument.kind === 'plan' && typeof value === 'object') {
      const picked = pickedIn(standing.entries);
      const next = value[picked.length];
      if (next === undefined) {
        if (!isWholePlan(asking, argument, given, picked)) throw new Error(`${asking.name} is not whole`);
        entries = [...before, { is: 'given', value: picked }];
        taps += 1;
      } else {
        entries = picking(before, [...picked, next]);
        taps += tap;
      }
      continue;
    }
    entries = [...before, { is: 'given', value }];
    // A list: the menu is opened, every value tapped, the menu closed; one that takes a single value closes by itself.
    const takesOne = countOf(asking, argument, given).max === 1;
    taps += typeof value === 'object' && !takesOne ? value.length + menuTaps : tap;
  }
  throw new Error(`${asking.name} never ends`);
}

/** From the post that asks. */
function tapsFor(game: AnyGame, match: AnyMatch, { seat, action, args }: Said): number {
  const at = seated(game, match, seat);
  const asking = askingAt(at, action);
  if (!asking) throw new Error(`no ${action}`);
  const say = sayAt(game, at.table, 'en');
  const names = Object.keys(asking.action.args);
  const given = writeEntries(
    names.map((name): Entry => {
      const value = args[name];
      return value === undefined ? { is: 'left-out' } : { is: 'given', value };
    }),
  );
  const quick = quickAnswers(game, at.snapshot, say, 'accept').some(
    ({ id }) => id.kind === 'answer' && id.action === action && [given, given.replace(/(~-)+$/, '')].includes(id.given),
  );
  if (quick) return 1;
  const act = 1;
  const asked = offeredTo(pendingFor(game, match, seat).filter((decision) => decision.fallback));
  const few = wholeMoves((name) => askingAt(at, name), asked)?.moves ?? [];
  if (few.some((move) => move.action === action && isSame(argsOf(asking, move.entries), args))) return act + 1;
  return act + 1 + (names.length === 0 ? 0 : tapsThrough(at, asking, args));
}

type Kind = { move: string; times: number; taps: number[] };

function measured(game: AnyGame, seats: number, seeds: readonly string[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const seed of seeds) {
    const plainly = ({ args, ...rest }: Said): Said =>
      args['by'] === 'foot' ? { ...rest, args: { to: args['to'] } } : { ...rest, args };
    walk(
      game,
      { seats, options: { ...game.options.presets[0]?.options } as never, seed },
      'policy',
      ({ said: answered }, before) => {
        const said = plainly(answered);
        const shape = Object.entries(said.args).flatMap(([name, value]) => (value === undefined ? [] : [name]));
        const choice = said.action === 'respond' ? ` ${String(said.args['choice'])}` : '';
        const move = `${said.action}${choice}${choice === '' && shape.length > 0 ? ` (${shape.join(', ')})` : ''}`;
        const kind = kinds.get(move) ?? { move, times: 0, taps: [] };
        kinds.set(move, kind);
        kind.times += 1;
        // A few of each are enough.
        if (kind.taps.length < 25) kind.taps.push(tapsFor(game, before, said));
      },
    );
  }
  return [...kinds.values()].sort((a, b) => b.times - a.times).slice(0, commonest);
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Moves that take more: several things to say, some cards of several, units by number, tiles cell by cell, a long menu. */
describe.each([
  { id: 'orcs-orcs-orcs', seats: 3, beyond: /^$/ },
  { id: 'defenders', seats: 3, beyond: /^$/ },
  {
    id: 'stronghold',
    seats: 2,
    beyond: /^$/,
  },
  { id: 'orcs-must-die', seats: 3, beyond: /^hero / },
  { id: 'kingdom-rush', seats: 3, beyond: /^$/ },
])('$id', ({ id, seats, beyond }) => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const kinds = measured(game, seats, ['taps one', 'taps two']);

  test('the commonest moves take three taps at most, answers to a question one', () => {
    const rows = kinds.map(({ move, times, taps }) => ({ move, times, median: median(taps), most: Math.max(...taps) }));
    console.table(rows);
    const answers = rows.filter(({ move }) =>
      /^(?:pass|done|ready|end|respond (?:pass|keep|end|stay|stay-out|sky|ground|own))$/.test(move),
    );
    expect(answers.filter((row) => row.median > 1)).toEqual([]);
    const ordinary = rows.filter(({ move }) => !beyond.test(move));
    expect(ordinary.filter((row) => row.median > 3)).toEqual([]);
  });
});
