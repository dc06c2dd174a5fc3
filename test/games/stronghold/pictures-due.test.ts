/** 13.6: when a picture is due. */
import { describe, expect, test } from 'vitest';
import { boardMark } from '../../../src/games/stronghold/rules/picture.js';
import { zones } from '../../../src/games/stronghold/rules/places.js';
import { copyJson } from '../../../src/kernel/index.js';
import {
  type Change,
  type Table,
  accept,
  begin,
  boardOf,
  defender,
  doom,
  empty,
  inAssault,
  inDefence,
  man,
  put,
  say,
} from './table-talk.js';

/** With the picture of the board as it stands already posted. */
const pictured = (phase: 2 | 6, hourglasses: number): Table =>
  inDefence(phase, hourglasses, (board) => void (board.pictured = boardMark(board)));

describe('a picture is due', () => {
  test('after a phase in which somebody moved, and not for hourglasses on a task', () => {
    const begun = say(pictured(2, 1), defender, 'work', { task: 'cannon', hourglasses: 1 });
    expect(begun.captions).toEqual([]);
    const moved = say(pictured(2, 1), defender, 'move', { from: 'barracks', to: 'w1', units: ['1a'] });
    expect(moved.captions).toEqual(['captionPhase']);
  });
  test('after phase 6 in any case', () => {
    const begun = say(pictured(6, 1), defender, 'work', { task: 'cannon', hourglasses: 1 });
    expect(begun.captions).toContain('captionPhase');
  });
  test('after arrows and stones, and at the end of the turn', () => {
    const fought = accept(
      inAssault((board) => put(board, 'w1', '1g')),
      ({ match }) => match.board.turn === 3,
    );
    expect(fought.captions).toEqual(['captionRanged', 'captionTurn']);
  });
  test('twice more in the tie-break', () => {
    const tie: Change = (board) => {
      doom(board, 'w1');
      board.turn = 7;
      board.glory = {
        invaders: { time: 4, deeds: 1, gates: 0, entry: 0, tieBreak: 0 },
        defenders: { time: 6, valour: 2, honour: 0, tieBreak: 0 },
      };
      board.honourBroken = true;
    };
    expect(accept(inAssault(tie)).captions).toEqual([
      'captionRanged',
      'captionTurn',
      'captionTieBreak',
      'captionTieBreak',
    ]);
  });
});

describe('the mark of the board', () => {
  const fresh = boardOf(begin());
  const marked = (change: Change): number => {
    const board = copyJson(fresh);
    empty(board);
    for (const wall of ['w2', 'w3', 'e2', 'e3'] as const)
      board.walls[wall].siegeTower = { troll: 0, orc: 0, goblin: 0 };
    change(board);
    return boardMark(board);
  };
  const before = marked(() => undefined);
  test.each(zones)('tells a goblin in %s from nobody', (zone) => {
    if (zone.startsWith('st-') && !['st-w2', 'st-w3', 'st-e2', 'st-e3'].includes(zone)) return;
    expect(marked((board) => put(board, zone, '1g'))).not.toBe(before);
  });
  test('tells another stone, and is the same for the same board', () => {
    expect(marked((board) => man(board, 'e4', '1s1a', 3))).not.toBe(before);
    expect(marked(() => undefined)).toBe(before);
  });
  test('is the sum of the board as text, letter by letter, as games have been kept with it', () => {
    const asText = (board: Table['match']['board']): number => {
      const { foregrounds, ramparts, paths, walls, towers, engines, barbican, heroes, buildings } = board;
      const { courtyard, barracks, guards, honourGuard, hospital, terror, spectresOf, blessed } = board;
      const text = JSON.stringify([
        ...[foregrounds, ramparts, paths, walls, towers, engines, barbican, heroes],
        ...[courtyard, barracks, guards, honourGuard, hospital, terror, spectresOf, blessed],
        Object.values(buildings).map(({ saboteur, fire }) => [saboteur, fire]),
      ]);
      return Array.from(text).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
    };
    const board = copyJson(fresh);
    expect(boardMark(board)).toBe(asText(board) | 0);
    board.engines.push({ kind: 'catapult', place: 'rw1', bloodstones: true, precise: false });
    board.walls.w1.order = { tile: null, open: false, by: 0 };
    put(board, 'w2', '12g');
    expect(boardMark(board)).toBe(asText(board) | 0);
  });
});
