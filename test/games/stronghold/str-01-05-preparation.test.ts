/** STR-1 to STR-5: board, set-up, time and supplies. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { rampartData, towerData, wallData } from '../../../src/games/stronghold/content/map.js';
import { pathBetween, sideOf } from '../../../src/games/stronghold/rules/places.js';
import { capacityOf } from '../../../src/games/stronghold/rules/room.js';
import { strengthOf, totalOf } from '../../../src/games/stronghold/rules/units.js';
import { paths, ramparts, towers, walls } from '../../../src/games/stronghold/types/terms.js';
import {
  accept,
  asked,
  begin,
  boardOf,
  coming,
  defender,
  flipCard,
  garrison,
  happened,
  horde,
  inAssault,
  inDefence,
  inPhase,
  invader,
  isAsked,
  refused,
  reserve,
  say,
  text,
  time,
} from './table-talk.js';

describe('the board', () => {
  test('STR-1.1, STR-4.5: six phases, each followed by the defenders where they have time', () => {
    const table = accept(say(begin(), invader, 'done'), ({ match }) => match.board.turn === 2);
    const phases = happened(table, 'phaseBegan').map(({ phase }) => phase);
    expect(phases).toEqual([1, 2, 3, 4, 5, 6]);
    expect(happened(table, 'turnEnded')).toHaveLength(1);
  });
  test('STR-1.5: strengths, and heroes are no units', () => {
    expect([strengthOf(horde('1t1o1g')), strengthOf(garrison('1v1s1a'))]).toEqual([6, 6]);
    expect(strengthOf(horde('2t'))).toBe(6);
  });
  test('STR-2.1, STR-2.2, STR-2.5: twenty paths, none from side to side', () => {
    expect(paths).toHaveLength(20);
    for (const path of paths) {
      const [from = '', to = ''] = path.split('-');
      expect(sideOf(from)).toBe(sideOf(to));
      expect(pathBetween(to, from)).toBe(path);
    }
  });
  test('STR-2.3, STR-2.6, STR-10.6: what each place holds', () => {
    const { board } = begin().match;
    expect(capacityOf(board, 'fw')).toBe(10);
    expect(ramparts.map((one) => capacityOf(board, one))).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(walls.map((one) => capacityOf(board, one))).toEqual([5, 4, 4, 3, 3, 4, 4, 5]);
    expect(walls.filter((one) => wallData[one].siegeTower)).toEqual(['w2', 'w3', 'e2', 'e3']);
  });
  test('STR-2.8: every rampart faces one tower, te1 faces none', () => {
    for (const rampart of ramparts) expect(towerData[rampartData[rampart].faces].field[0]).toBe(rampart);
    expect(towers.filter((tower) => !ramparts.some((one) => rampartData[one].faces === tower))).toEqual(['te1']);
  });
});

describe('set-up', () => {
  test('STR-3.1, STR-2.10: garrison, heroes, stones and supply as the tables say', () => {
    const { board } = begin().match;
    for (const wall of walls) expect(text(board.walls[wall].defenders)).toBe('1s1a');
    expect(towers.filter((tower) => board.towers[tower] === 'archer')).toEqual(['tw2', 'tw3', 'te2', 'te3']);
    expect([text(board.barracks), text(board.guards), text(board.honourGuard)]).toEqual(['1s4a', '1a', '2s']);
    expect(text(board.supply.units)).toBe('4v9s');
    expect([board.heroes.officer.at, board.heroes.warrior.at]).toEqual(['w3', 'e2']);
    expect([board.hitPool, board.missPool, board.supply.wood]).toEqual([11, 25, 5]);
    expect(stronghold.broken(begin().match)).toEqual([]);
  });
  test('STR-3.2: starter cards: the first set alone, the second for the east', () => {
    const cards = (seats: number) =>
      begin({ seats }).match.board.invaders.map(({ cards: own }) => own.map(({ id }) => id).slice(1, 5));
    expect(cards(2)).toEqual([['p2-1', 'p3-1', 'p4-1', 'p5-1']]);
    expect(cards(3)[1]).toEqual(['p2-2', 'p3-2', 'p4-2', 'p5-2']);
  });
  test.each([
    [2, 14, 10, [6]],
    [3, 10, 8, [6]],
    [4, 10, 8, [3, 3]],
  ])('STR-3.3, STR-5.1, STR-21.4, STR-22.5: the first turn of %d players', (seats, units, resources, hourglasses) => {
    let table = begin({ seats });
    for (const { seat } of boardOf(table).invaders) table = say(table, seat, 'done');
    const { invaders, defenders } = boardOf(table);
    for (const one of invaders) expect([totalOf(one.reserve), one.resources]).toEqual([units, resources]);
    expect(defenders.map((_, index) => time(table, index))).toEqual(hourglasses);
    expect(boardOf(table).waitingStone).toBe(1);
  });
});

describe('time', () => {
  test('STR-4.1: an action is taken once a turn', () => {
    const table = inPhase(3, (board) => {
      reserve(board, '6o');
      Object.assign(board.invaders[0] ?? {}, { resources: 8 });
    });
    const once = say(table, invader, 'equip', { item: 'banner', where: 'w1', pay: '1o' });
    expect(refused(once, invader, 'equip', { item: 'banner', where: 'w2', pay: '1o' })).toBe(
      'STR-4.1 Already done this turn: Banner.',
    );
  });
  test('STR-4.2: spent units are among the dead only after the turn', () => {
    const table = inPhase(3, (board) => {
      reserve(board, '2o2g');
      Object.assign(board.invaders[0] ?? {}, { resources: 8 });
    });
    const spent = say(table, invader, 'equip', { item: 'banner', where: 'w1', pay: '2g' });
    expect([boardOf(spent).dead.goblin, boardOf(spent).invaders[0]?.spent.goblin]).toEqual([0, 2]);
    expect(
      boardOf(
        accept(
          inAssault((board) => Object.assign(board.invaders[0]?.spent ?? {}, { goblin: 2 })),
          ({ match }) => match.board.turn === 3,
        ),
      ).dead.goblin,
    ).toBe(2);
  });
  test('STR-4.4: nobody receives more than the bank has', () => {
    const table = inPhase(1, (board) => {
      reserve(board, '1t1o');
      board.bank = 1;
      Object.assign(board.invaders[0] ?? {}, { resources: 15 });
    });
    const gathered = say(table, invader, 'gather', { unit: 'troll' });
    expect([boardOf(gathered).invaders[0]?.resources, boardOf(gathered).bank]).toEqual([16, 0]);
  });
  test('STR-4.6: what is left at done is lost', () => {
    const table = say(
      inDefence(2, 3, () => undefined),
      defender,
      'done',
    );
    expect(happened(table, 'lostHourglasses')).toEqual([{ seat: defender, hourglasses: 3 }]);
    expect(time(table)).toBe(0);
  });
  test('STR-4.7: the stone of the turn must be placed', () => {
    const table = inDefence(1, 1, (board) => {
      board.waitingStone = 1;
    });
    expect(refused(table, defender, 'done')).toBe('STR-4.7 Place the stone first (command “stone”).');
    const placed = say(table, defender, 'stone', { wall: 'e4' });
    expect([boardOf(placed).walls.e4.stone, boardOf(placed).waitingStone]).toEqual([3, 0]);
    expect(asked(placed, defender)).toHaveLength(1);
  });
  test('4.9.12: by the clock the stone goes to the wall with the fewest components', () => {
    const table = inDefence(1, 0, (board) => {
      board.waitingStone = 1;
      board.walls.w3.stone = 1;
      board.walls.w1.stone = 1;
      board.walls.w1.wood = 1;
    });
    expect(boardOf(accept(table)).walls.w3.stone).toBe(2);
  });
  test('STR-5.1, STR-11.2: all-out assault draws two more and takes no resources', () => {
    const table = say(begin(), invader, 'flip', { cards: ['p1'] });
    expect(happened(table, 'unitsDrawn')[0]?.resources).toBe(0);
    expect(totalOf(boardOf(table).invaders[0]?.reserve ?? horde('0'))).toBe(16);
    expect(isAsked(table, 'defenderStep')).toBe(true);
  });
  test('STR-5.1: an empty bag gives what it has', () => {
    const table = coming([{ step: 'supplies' }], (board) => {
      board.bag = ['orc', 'goblin'];
    });
    expect(happened(table, 'unitsDrawn')).toMatchObject([{ units: horde('1o1g') }]);
  });
  test('STR-11.1: a flipped card loses its front and offers its special action', () => {
    const table = inPhase(2, (board) => {
      flipCard(board, 2);
      reserve(board, '3t');
      board.engines.push({ kind: 'ballista', place: 'rw1', precise: false, bloodstones: false });
      board.piles['ballista@rw1'] = ['hit', 'hit'];
    });
    expect(refused(table, invader, 'build', { engine: 'ballista' })).toContain('only *Precise shot* is left');
    const marked = say(table, invader, 'special', { what: 'ballista@rw1' });
    expect(boardOf(marked).engines[0]?.precise).toBe(true);
    expect(time(marked)).toBe(2);
  });
});
