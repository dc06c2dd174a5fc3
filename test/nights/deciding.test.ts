import { describe, expect, test } from 'vitest';
import { duties, isStale, usualDeadline } from '../../src/nights/duties.js';
import { comers, movedUp, seating, tablesFor } from '../../src/nights/seating.js';
import type { Night, Reply } from '../../src/nights/types.js';
import { nightSchema } from '../../src/nights/types.js';
import { agreed, approvals, bestPair } from '../../src/nights/voting.js';

const hour = 3600_000;
const day = 24 * hour;
const friday = Date.parse('2026-11-20T19:00Z');

function said(
  name: string,
  attendance: Reply['attendance'],
  times: string[] = [],
  games: string[] = [],
  since = 0,
): Reply {
  return { person: { id: name, name }, attendance, times, games, since: attendance === 'coming' ? since : null };
}

function night(replies: readonly Reply[], more: Partial<Night> = {}): Night {
  return {
    schema: nightSchema,
    id: 'n1',
    rev: 1,
    guild: 'g',
    channel: 'c',
    host: { id: 'Mira', name: 'Mira' },
    locale: 'en',
    title: 'Siege night',
    times: [
      { id: 'fri', at: friday },
      { id: 'sat', at: friday + day },
    ],
    games: ['ooo', 'dor'],
    quorum: 3,
    teaches: false,
    deadline: friday - day,
    state: 'planning',
    replies,
    chosen: null,
    card: null,
    event: null,
    room: null,
    tables: [],
    here: [],
    split: false,
    weekly: false,
    done: [],
    posts: [],
    said: 0,
    openedAt: 0,
    changedAt: 0,
    openedBy: 'i',
    ...more,
  };
}

describe('the best pair', () => {
  test('is the one to which most would come; who marks nothing comes to anything', () => {
    const replies = [said('Mira', 'coming', ['sat'], ['dor']), said('Tom', 'coming', ['sat']), said('Ana', 'coming')];
    expect(bestPair(night(replies), () => 0, 0)).toMatchObject({
      time: 'sat',
      game: 'dor',
      people: ['Mira', 'Tom', 'Ana'],
    });
  });

  test('on a tie is the earlier time, then the game played least lately', () => {
    const replies = [said('Mira', 'coming'), said('Tom', 'coming')];
    expect(bestPair(night(replies), () => 0, 0)).toMatchObject({ time: 'fri', game: 'ooo' });
    expect(bestPair(night(replies), (game) => (game === 'dor' ? 9 : 1), 0)).toMatchObject({ time: 'fri', game: 'dor' });
  });

  test('counts neither maybe nor no', () => {
    const replies = [said('Mira', 'maybe', ['sat']), said('Tom', 'not', ['sat']), said('Ana', 'coming', ['fri'])];
    expect(bestPair(night(replies), () => 0, 0)).toMatchObject({ time: 'fri', people: ['Ana'] });
  });

  test('is agreed when the quorum shares it, not before', () => {
    const two = [said('Mira', 'coming', ['fri']), said('Tom', 'coming', ['fri'])];
    expect(agreed(night(two), () => 0, 0)).toBeUndefined();
    expect(agreed(night([...two, said('Ana', 'coming', ['sat'])]), () => 0, 0)).toBeUndefined();
    expect(agreed(night([...two, said('Ana', 'coming', ['fri', 'sat'])]), () => 0, 0)).toEqual({
      time: 'fri',
      game: 'ooo',
    });
  });

  test('shows the marks of those who come', () => {
    const { times, games } = approvals(
      night([said('Mira', 'coming', ['fri', 'sat'], ['dor']), said('Tom', 'maybe', ['sat'])]),
    );
    expect(Object.fromEntries(times)).toEqual({ fri: 1, sat: 1 });
    expect(Object.fromEntries(games)).toEqual({ ooo: 0, dor: 1 });
  });
});

describe('seats and bench', () => {
  const five = ['Mira', 'Tom', 'Ana', 'Jo', 'Eve'].map((name, since) => said(name, 'coming', [], [], since));

  test('follow the order of answer', () => {
    const shuffled = night([five[3], five[0], five[4], five[2], five[1]].flatMap((one) => (one ? [one] : [])));
    expect(comers(shuffled).map(({ name }) => name)).toEqual(['Mira', 'Tom', 'Ana', 'Jo', 'Eve']);
    expect(seating(shuffled, 4).bench.map(({ name }) => name)).toEqual(['Eve']);
  });

  test('the bench moves up when somebody drops out, and only the bench', () => {
    const before = night(five);
    const after = night(five.map((one) => (one.person.id === 'Tom' ? said('Tom', 'not') : one)));
    expect(movedUp(before, after, 4).map(({ name }) => name)).toEqual(['Eve']);
    expect(movedUp(night([]), before, 4)).toEqual([]);
    expect(movedUp(before, night([...five.slice(0, 4)]), 4)).toEqual([]);
  });

  test.each([
    [6, { min: 2, max: 4 }, [3, 3]],
    [5, { min: 2, max: 4 }, [3, 2]],
    [4, { min: 2, max: 4 }, [4]],
    [9, { min: 2, max: 4 }, [3, 3, 3]],
    [3, { min: 2, max: 2 }, undefined],
    [1, { min: 2, max: 4 }, undefined],
    [7, { min: 3, max: 4 }, [4, 3]],
  ])('%i people at a game for %o sit as %o', (people, players, tables) => {
    expect(tablesFor(people, players)).toEqual(tables);
  });
});

describe('what comes due', () => {
  const locked = night([], { state: 'locked', chosen: { time: 'fri', game: 'ooo' } });

  test('while it is planned, the deadline, and its end when the last time has passed', () => {
    expect(duties(night([]))).toEqual([
      { duty: 'decide', at: friday - day },
      { duty: 'lapse', at: friday + day },
    ]);
  });

  test('once it is locked, the reminders, the seating, and the late ones, each once', () => {
    expect(duties(locked).map(({ duty, at }) => [duty, (at - friday) / 60_000])).toEqual([
      ['day-before', -1440],
      ['quarter-hour', -15],
      ['seat', -10],
      ['late', 10],
      ['lapse', 720],
    ]);
    expect(duties({ ...locked, done: ['day-before', 'seat'] }).map(({ duty }) => duty)).toEqual([
      'quarter-hour',
      'late',
      'lapse',
    ]);
    expect(duties({ ...locked, state: 'cancelled' })).toEqual([]);
  });

  test('a reminder that comes much too late is left out; a table is not', () => {
    const [dayBefore, , seat] = duties(locked);
    if (!dayBefore || !seat) throw new Error('nothing is due');
    expect(isStale(dayBefore, friday - day + hour)).toBe(false);
    expect(isStale(dayBefore, friday - day + 7 * hour)).toBe(true);
    expect(isStale(seat, friday + day)).toBe(false);
  });

  test('the usual deadline is a day before the first time, or half way there', () => {
    expect(usualDeadline([friday + day, friday], friday - 5 * day)).toBe(friday - day);
    expect(usualDeadline([friday], friday - 10 * hour)).toBe(friday - 5 * hour);
  });
});
