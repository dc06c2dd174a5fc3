import { describe, expect, test } from 'vitest';
import { type AnyGame, anyGame } from '../../src/kernel/index.js';
import { recapOf, recapText, stillNeeded } from '../../src/table/recap.js';
import type { Notice, OutboxEntry } from '../../src/table/types.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { tableOf } from '../support/table-of.js';

const plain = anyGame(ticTacToe);
/** The same game, in which giving up turns it. */
const turned: AnyGame = {
  ...plain,
  text: {
    en: { ...plain.text.en, turningPoints: ['resigned'] },
    fr: { ...plain.text.fr, turningPoints: ['resigned'] },
  },
};
const snapshot = { table: tableOf(plain, 2) };

let rev = 0;
function entry(more: Partial<OutboxEntry> = {}): OutboxEntry {
  rev += 1;
  return {
    rev,
    at: 0,
    kind: 'play',
    board: false,
    rules: 1,
    said: false,
    events: [],
    notices: [],
    phases: [],
    awaited: [],
    ping: [],
    ...more,
  };
}
const marked = (seat: number, cell: number, awaited: number[], more: Partial<OutboxEntry> = {}): OutboxEntry =>
  entry({ events: [{ type: 'marked', data: { seat, cell } }], awaited, ...more });
const noted = (...notices: Notice[]): OutboxEntry => entry({ notices, awaited: [0] });

describe('what happened since somebody’s last turn', () => {
  test('begins after the move that ended it', () => {
    const story = [entry({ awaited: [0] }), marked(0, 1, [1], { said: true }), marked(1, 2, [0])];
    expect(recapOf(plain, snapshot, story, { seats: [0] }).lines).toEqual(['Tom marks cell 2.']);
  });

  test('alone at the table it begins with the last move, for one is always waited for', () => {
    const alone = { table: tableOf(plain, 1) };
    const story = [marked(0, 1, [0]), marked(0, 2, [0], { said: true }), marked(0, 3, [0])];
    expect(recapOf(plain, alone, story, { seats: [0] }).lines).toHaveLength(1);
    expect(recapOf(plain, snapshot, story, { seats: [0] }).lines).toHaveLength(3);
  });

  test('of several who are asked, the earliest last turn counts', () => {
    const story = [entry({ awaited: [0, 1] }), marked(0, 1, [1]), marked(1, 2, []), marked(0, 3, [0, 1])];
    expect(recapOf(plain, snapshot, story, { seats: [0, 1] }).lines).toHaveLength(3);
    expect(recapOf(plain, snapshot, story, { seats: [1] }).lines).toHaveLength(2);
  });

  test('tells in one line what was done and what came of it', () => {
    const game: AnyGame = {
      ...plain,
      text: { en: { ...plain.text.en, outcomes: ['resigned'] }, fr: { ...plain.text.fr, outcomes: ['resigned'] } },
    };
    const both = [
      { type: 'marked', data: { seat: 1, cell: 2 } },
      { type: 'resigned', data: { seat: 1 } },
    ];
    const story = [entry({ events: both, awaited: [0] }), entry({ events: both.slice(1), awaited: [0] })];
    expect(recapOf(game, snapshot, story, { seats: [] }).lines).toEqual([
      'Tom marks cell 2. Tom gives up.',
      'Tom gives up.',
    ]);
  });

  test('is six lines at the most, the turning points among them, and says how much more there is', () => {
    const story = [
      entry({ events: [{ type: 'resigned', data: { seat: 1 } }] }),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((cell) => marked(1, cell, [0])),
    ];
    const recap = recapOf(turned, snapshot, story, { seats: [0] });
    expect(recap.lines).toHaveLength(6);
    expect(recap.lines[0]).toBe('Tom gives up.');
    expect(recap.lines.slice(1)).toEqual([4, 5, 6, 7, 8].map((cell) => `Tom marks cell ${cell}.`));
    expect(recap.left).toBe(3);
    expect(recapText('en', recap).at(-1)).toBe('… and 3 more things: see Log.');
    expect(recapText('fr', recap).at(-1)).toContain('encore 3 choses');
    expect(recapOf(plain, snapshot, story, { seats: [0] }).lines).not.toContain('Tom gives up.');
  });

  test('the beginning comes before what it brought about', () => {
    const story = [marked(1, 2, [0], { notices: [{ kind: 'started', params: {} }] })];
    expect(recapOf(plain, snapshot, story, { seats: [0] }).lines).toEqual(['The game begins.', 'Tom marks cell 2.']);
  });

  test('leaves out what was taken back, votes and settings; tells that time ran out', () => {
    const story = [
      marked(1, 1, [0]),
      marked(1, 2, [0]),
      noted({ kind: 'undone', params: { name: 'Tom', count: 1 } }),
      noted({ kind: 'clockSet', params: { name: 'Tom', clock: 'day' } }),
      noted({ kind: 'undoAsked', params: { name: 'Tom', depth: 1, needed: 2 } }),
      noted({ kind: 'timeUp', params: { name: 'Tom' } }),
    ];
    const { lines } = recapOf(plain, snapshot, story, { seats: [0] });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('Tom marks cell 1.');
    expect(lines[1]).toContain('Tom');
  });

  test('leaves out who took a seat and has left it since, and that a seat was lost by somebody who is back', () => {
    const names = (holders: readonly ('Mira' | 'Jo' | 'nobody')[]) => ({
      table: {
        ...snapshot.table,
        seats: holders.map((name) =>
          name === 'nobody' ? { kind: 'empty' as const, name: 'Jo' } : { kind: 'person' as const, id: name, name },
        ),
      },
    });
    const took = noted({ kind: 'claimed', params: { name: 'Jo', from: 'Tom' } });
    const left = noted({ kind: 'left', params: { name: 'Jo' } });
    const lost = noted({ kind: 'kicked', params: { name: 'Jo' } });
    const back = noted({ kind: 'cameBack', params: { name: 'Jo' } });
    const told = (holders: readonly ('Mira' | 'Jo' | 'nobody')[], ...story: OutboxEntry[]) =>
      recapOf(plain, names(holders), story, { seats: [] });
    expect(told(['Mira', 'Jo'], took).lines).toEqual(['Jo takes the seat of Tom.']);
    expect(told(['Mira', 'nobody'], took, left)).toEqual({ lines: [], left: 0 });
    expect(told(['Mira', 'nobody'], took, lost).lines).toEqual(['Jo loses the seat.']);
    expect(told(['Mira', 'Jo'], took, lost, back).lines).toEqual([
      'Jo takes the seat of Tom.',
      'Jo is back and takes the seat again.',
    ]);
  });

  test('does not tell again what an answer has said below the board', () => {
    const story = [marked(1, 1, [0], { said: true }), marked(1, 2, [0]), marked(1, 3, [0], { said: true })];
    const [, second] = story;
    const { lines } = recapOf(plain, snapshot, story, { seats: [0], saidBelow: second?.rev });
    expect(lines).toEqual(['Tom marks cell 1.', 'Tom marks cell 2.']);
  });

  test('tells what came of a move whose own line stands below the board', () => {
    const chaptered: AnyGame = {
      ...plain,
      text: {
        en: { ...plain.text.en, chapters: ['resigned'] },
        fr: { ...plain.text.fr, chapters: ['resigned'] },
      },
    };
    const events = [
      { type: 'marked', data: { seat: 1, cell: 3 } },
      { type: 'resigned', data: { seat: 0 } },
    ];
    const story = [marked(1, 1, [0]), entry({ events, awaited: [0], said: true })];
    const { lines } = recapOf(chaptered, snapshot, story, { seats: [0], saidBelow: story[0]?.rev });
    expect(lines).toEqual(['Tom marks cell 1.', 'Mira gives up.']);
  });

  test('what nobody will ask for any more is forgotten', () => {
    const story = [entry({ awaited: [0] }), marked(0, 1, [1]), marked(1, 2, [0]), marked(0, 3, [1])];
    expect(stillNeeded(story, [0, 1], 60)).toHaveLength(2);
    expect(stillNeeded(story, [0], 60)).toHaveLength(1);
    expect(stillNeeded(story, [], 3)).toHaveLength(3);
  });
});
