import { describe, expect, test } from 'vitest';
import { type Due, askedInPassing, showingOf } from '../../src/jobs/living-board.js';
import { anyGame } from '../../src/kernel/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { tableOf } from '../support/table-of.js';

describe('whom the standing board has called', () => {
  const due = (share: number, called: readonly number[], more: Partial<Due['last']> = {}): Due => {
    const table = {
      ...tableOf(anyGame(ticTacToe), 2),
      waits: called.map((seat) => ({ seat, since: 0, reminded: 0, share })),
    };
    const entry = {
      rev: 9,
      at: 0,
      kind: 'play',
      board: false,
      said: false,
      rules: 1,
      awaited: called,
      ping: [],
    } as const;
    const phase = { ...entry, rev: 8, board: true, awaited: [], events: [], notices: [], phases: [] };
    return {
      snapshot: { table },
      batch: [phase, { ...entry, events: [], notices: [], phases: [] }],
      last: {
        board: { channel: 'c', message: 'm', heading: '' },
        below: 0,
        shown: [],
        summoned: [1],
        postedRev: 5,
        story: [],
        fight: null,
        ...more,
      },
      called,
    };
  };

  test('answers a reaction on it, without another post or ping', () => {
    expect(showingOf(due(1 / 4, [1]))).toBe('edit');
  });

  test('is called anew to a turn of their own, and whoever else is asked is called', () => {
    expect(showingOf(due(1, [1]))).toBe('new');
    expect(showingOf(due(1 / 4, [0]))).toBe('new');
    expect(showingOf(due(1 / 4, [0, 1]))).toBe('new');
  });

  test('needs no call for the next question of the same phase', () => {
    const { batch, ...rest } = due(1, [1]);
    expect(showingOf({ ...rest, batch: batch.slice(1) })).toBe('edit');
  });

  test('is told by an edit how much of their turn is left, and not where nobody is waited for', () => {
    const { batch, ...rest } = due(1, [], { shown: [1] });
    const [, entry] = batch;
    if (!entry) throw new Error('no entry');
    const acted = { ...entry, awaited: [1], answered: [1], said: true };
    const last = { ...rest.last, board: { channel: 'c', message: 'm', heading: 'Day · 6 actions left' } };
    expect(showingOf({ ...rest, last, batch: [acted], heading: 'Day · 6 actions left' })).toBe('nothing');
    expect(showingOf({ ...rest, last, batch: [acted], heading: 'Day · 5 actions left' })).toBe('edit');
    const bots = { ...rest, last: { ...last, shown: [] }, batch: [{ ...acted, awaited: [] }] };
    expect(showingOf({ ...bots, heading: 'Day · 5 actions left' })).toBe('nothing');
  });

  test('is called back where another was waited for meanwhile, and has answered now', () => {
    const { batch, ...rest } = due(1, [0, 1], { summoned: [0, 1] });
    const [first, asked] = [batch[1], batch[1]].map((entry, at) => entry && { ...entry, rev: 8 + at });
    if (!first || !asked) throw new Error('no entries');
    expect(showingOf({ ...rest, batch: [{ ...first, awaited: [1] }, asked] })).toBe('new');
    expect(showingOf({ ...rest, batch: [asked] })).toBe('edit');
  });

  test('sees the board edited while bots play on, however many lines stand below it', () => {
    const { batch, ...rest } = due(1, [], { below: 9 });
    expect(showingOf({ ...rest, batch: batch.slice(0, 1) })).toBe('edit');
  });

  test('is called anew where it is out of sight, unless others sit there who would see it come down', () => {
    const among = due(1 / 4, [1], { below: 5 });
    const [, ...rest] = among.snapshot.table.seats;
    const table = { ...among.snapshot.table, seats: [{ kind: 'bot' as const, name: 'Aldric' }, ...rest] };
    expect(showingOf({ ...among, snapshot: { table } })).toBe('new');
    expect(showingOf(among)).toBe('edit');
  });

  test('finds their turn on it where they have just answered in another’s, and is called later if they are gone', () => {
    const { batch, ...rest } = due(1, [1], { summoned: [1] });
    const [phase, asked] = batch;
    if (!phase || !asked) throw new Error('no entries');
    const reacted = (at: number): Due => ({
      ...rest,
      batch: [{ ...phase, rev: 7, board: false, awaited: [], answered: [1], at }, phase, { ...asked, at: 300_000 }],
    });
    expect(showingOf(reacted(290_000))).toBe('edit');
    expect(askedInPassing(reacted(290_000))).toEqual([1]);
    expect(showingOf(reacted(0))).toBe('new');
  });

  test('is not everybody who could read it: only those it pinged', () => {
    expect(showingOf(due(1 / 4, [1], { summoned: [] }))).toBe('new');
  });

  test('finds the next question on it, and its answers, however little else there is to see', () => {
    const { batch, ...rest } = due(1, [], { shown: [1] });
    const next = batch.slice(1).map((entry) => ({ ...entry, awaited: [1], said: true }));
    expect(showingOf({ ...rest, batch: next })).toBe('nothing');
    expect(showingOf({ ...rest, batch: next.map((entry) => ({ ...entry, opens: true })) })).toBe('edit');
  });

  test('finds the end of their turn on it as soon as nothing else is left to do', () => {
    const { batch, ...rest } = due(1, [], { shown: [1] });
    const next = batch.slice(1).map((entry) => ({ ...entry, awaited: [1], answered: [1], said: true }));
    expect(showingOf({ ...rest, batch: next, leftWithOne: [1] })).toBe('edit');
    expect(showingOf({ ...rest, batch: next, leftWithOne: [0] })).toBe('nothing');
    expect(showingOf({ ...rest, batch: next, leftWithOne: [] })).toBe('nothing');
  });

  test('sees no board come down in the midst of their own turn, where others sit there too', () => {
    const { batch, ...rest } = due(1, [], { below: 9 });
    const phase = batch.slice(0, 1).map((entry) => ({ ...entry, awaited: [1] }));
    expect(showingOf({ ...rest, batch: phase })).toBe('edit');
  });
});
