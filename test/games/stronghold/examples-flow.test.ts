/** Worked examples of time, tasks, teams and the lobby: X37 to X43, X46, X49, X51, X52, X60 to X66. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { towers } from '../../../src/games/stronghold/types/terms.js';
import {
  accept,
  asked,
  atTurnEnd,
  begin,
  boardOf,
  cards,
  choicesOf,
  defender,
  defenderEast,
  defenderWest,
  doom,
  east,
  empty,
  engine,
  flipCard,
  happened,
  inAssault,
  inDefence,
  inPhase,
  invader,
  isAsked,
  man,
  put,
  refused,
  reserve,
  reserves,
  say,
  time,
  unitsAt,
  west,
} from './table-talk.js';

describe('tasks', () => {
  test('STR-15.4, X37: To the last makes a begun hook ready', () => {
    let table = inDefence(6, 0, (board) => {
      board.turn = 5;
      board.tasks.hook.progress = 3;
    });
    table = say(table, defender, 'disgrace', { act: 'to-the-last', building: 'workshop' });
    expect(boardOf(table).glory.defenders.valour).toBe(3);
    table = say(table, defender, 'work', { task: 'hook', hourglasses: 0, target: 'tw1' });
    expect(boardOf(table).towers.tw1).toBe('hook');
  });
  test('STR-22.3, STR-22.4, X38: a task is paid in one colour; swiftness frees the partner’s mark', () => {
    let table = inDefence(
      2,
      4,
      (board) => {
        board.tasks.cannon = { progress: 1, colour: 'moon', done: 0, doneBy: null };
      },
      { seats: 4 },
    );
    expect(refused(table, defenderWest, 'work', { task: 'cannon', hourglasses: 1 })).toBe(
      'STR-22.3 Jo’s hourglasses are on Cannon; it is theirs until it is finished.',
    );
    table = say(table, defenderEast, 'work', { task: 'cannon', hourglasses: 3, target: 'te4' });
    expect(refused(table, defenderWest, 'work', { task: 'cannon', hourglasses: 1 })).toContain('was done this turn');
    table = say(table, defenderWest, 'swift', { task: 'cannon' });
    table = say(table, defenderWest, 'work', { task: 'cannon', hourglasses: 4, target: 'tw1' });
    expect(boardOf(table).towers).toMatchObject({ te4: 'cannon', tw1: 'cannon' });
    expect(boardOf(table).swift).toBe(false);
  });
  test('STR-15.2, X43: barricades do a workshop task a second time, never a third', () => {
    let table = inDefence(6, 1, (board) => {
      board.turn = 5;
      board.tasks.timber.done = 1;
      man(board, 'w2', '1s', 2, 1);
    });
    table = say(table, defender, 'disgrace', { act: 'barricades' });
    table = say(table, defender, 'work', { task: 'timber', hourglasses: 2, target: 'w2' });
    expect(boardOf(table).walls.w2.wood).toBe(2);
    expect(boardOf(table).defenders[0]).toMatchObject({ hourglasses: 1, workshopOnly: 2 });
    expect(refused(table, defender, 'work', { task: 'timber', hourglasses: 1 })).toContain(
      '“Timber” was done this turn',
    );
    table = say(table, defender, 'work', { task: 'hook', hourglasses: 3 });
    expect(boardOf(table).tasks.hook.progress).toBe(3);
  });
  test('STR-13.3, X46: a task that became ready is finished in the next step, at `done` by its proposal', () => {
    const ended = accept(
      atTurnEnd((board) => {
        board.buildings.forge.fire = true;
        board.tasks.cannon.progress = 4;
      }),
      (table) => isAsked(table, 'defenderStep'),
    );
    const named = say(ended, defender, 'work', { task: 'cannon', hourglasses: 0, target: 'te1' });
    expect(boardOf(named).towers.te1).toBe('cannon');
    const proposed = say(say(ended, defender, 'stone', { wall: 'w1' }), defender, 'done');
    expect(boardOf(proposed).towers.tw1).toBe('cannon');
  });
  test('STR-13.3: of two ready machines and one empty tower the second keeps its progress', () => {
    const table = inDefence(6, 1, (board) => {
      for (const tower of towers) board.towers[tower] = tower === 'te4' ? 'empty' : 'archer';
      board.tasks.cannon.progress = 4;
      board.tasks.hook.progress = 4;
    });
    const done = boardOf(say(table, defender, 'done'));
    expect(done.towers.te4).toBe('cannon');
    expect([done.tasks.hook, done.tasks.cannon].map(({ progress }) => progress)).toEqual([4, 0]);
  });
  test('STR-13.3, X65: a ready task waits for the seat whose colour lies on it', () => {
    let table = inDefence(
      2,
      3,
      (board) => {
        board.buildings.forge.saboteur = true;
        board.tasks.cannon = { progress: 4, colour: 'sun', done: 0, doneBy: null };
      },
      { seats: 4 },
    );
    table = say(table, defenderEast, 'work', { task: 'hunt', hourglasses: 3, unit: 'archer' });
    expect(boardOf(table).tasks.cannon.progress).toBe(4);
    const named = say(table, defenderWest, 'work', { task: 'cannon', hourglasses: 0, target: 'tw4' });
    expect(boardOf(named).towers.tw4).toBe('cannon');
    expect(boardOf(say(table, defenderWest, 'done')).towers.tw1).toBe('cannon');
  });
});

describe('glory', () => {
  test('STR-20.2, X39: the team’s seventh wall is a mass invasion', () => {
    let table = inPhase(
      6,
      (board) => {
        for (const wall of ['w1', 'w2', 'w3', 'e1', 'e2', 'e3'] as const) put(board, wall, '1g');
        put(board, 're3', '1g');
      },
      { seats: 4 },
    );
    table = say(table, east, 'deploy', { size: 'small' });
    table = say(table, east, 'march', { from: 're3', to: 'e4', units: ['1g'] });
    expect(boardOf(table).deeds['mass-invasion']).toBe(true);
    expect(boardOf(table).glory.invaders.deeds).toBe(1);
  });
  test('STR-19.2, X40: who holds ten turns wins, whatever the glory', () => {
    const table = atTurnEnd((board) => {
      board.turn = 10;
      board.glory.invaders = { time: 1, deeds: 4, gates: 2, entry: 0, tieBreak: 0 };
      board.glory.defenders = { time: 9, valour: 0, honour: 0, tieBreak: 0 };
      board.glory.invaders.time = 12;
      board.honourBroken = true;
    });
    expect(table.match.outcome).toMatchObject({ winners: [defender], scores: [17, 10] });
    expect(table.match.outcome?.reason.params).toMatchObject({ ending: 'ten-turns' });
  });
  test('9.2, X41: the count after a breach of two walls in turn 6', () => {
    const table = accept(
      inAssault((board) => {
        empty(board);
        board.turn = 6;
        board.glory = {
          invaders: { time: 5, deeds: 1, gates: 0, entry: 0, tieBreak: 0 },
          defenders: { time: 5, valour: 3, honour: 0, tieBreak: 0 },
        };
        for (const wall of ['w1', 'e4'] as const) {
          put(board, wall, '4o1g');
          man(board, wall, '1s', 2);
        }
      }),
    );
    expect(table.match.outcome).toMatchObject({ winners: [invader], scores: [10, 8] });
    expect(boardOf(table).glory.invaders.entry).toBe(4);
  });
  test('8.4: with breach-decides any entry wins for the invaders', () => {
    const table = accept(
      inAssault(
        (board) => {
          doom(board, 'w1');
          board.glory.defenders.time = 20;
        },
        { seats: 3, options: { fall: 'breach-decides' } },
      ),
    );
    expect(table.match.outcome?.winners).toEqual([west, east]);
    expect(table.match.outcome?.reason.params).toMatchObject({ ending: 'breach-decides' });
  });
  test('STR-9.2, X49: the thirteenth goblin is a spent unit like others', () => {
    const table = inPhase(5, (board) => {
      board.ritualTrack = 11;
      engine(board, 'catapult@rw2', ['hit', 'hit']);
      reserve(board, '3g');
    });
    const held = say(table, invader, 'ritual', { ritual: 'bloodstones', where: 'catapult@rw2' });
    expect(boardOf(held)).toMatchObject({ ritualTrack: 12 });
    expect(boardOf(held).deeds['blood-rites']).toBe(true);
    expect(boardOf(held).invaders[0]?.spent.goblin).toBe(1);
    expect(boardOf(held).dead.goblin).toBe(0);
    expect(time(held)).toBe(2);
  });
});

describe('teams', () => {
  test('STR-9.4, X51: a hero of the other side cannot be possessed, one in the courtyard can', () => {
    const change: Parameters<typeof inPhase>[1] = (board) => {
      reserve(board, '2g');
      cards(board, ['p5-2']);
    };
    const table = inPhase(5, change, { seats: 3 });
    expect(choicesOf(table, west, 'ritual', 'where', { ritual: 'possession' })).toEqual(['officer']);
    expect(refused(table, west, 'ritual', { ritual: 'possession', where: 'warrior' })).not.toBe('');
    const yard = inPhase(
      5,
      (board) => {
        change(board);
        board.heroes.warrior.at = 'courtyard';
      },
      { seats: 3 },
    );
    const possessed = say(yard, west, 'ritual', { ritual: 'possession', where: 'warrior' });
    expect(boardOf(possessed).heroes.warrior.possessed).toBe(true);
  });
  test('STR-11.5, X52: any saboteur may be moved, training tiles of the own side only', () => {
    const table = inPhase(
      4,
      (board) => {
        flipCard(board, 4);
        board.buildings.forge.saboteur = true;
        board.ramparts.re1.trainings = ['marksman-master'];
      },
      { seats: 3 },
    );
    expect(refused(table, west, 'special', { what: 'marksman-master@re1', to: 're2' })).toBe(
      'STR-11.4 That tile can only move within the west side.',
    );
    const moved = say(table, west, 'special', { what: 'saboteur@forge', to: 'cathedral' });
    expect(boardOf(moved).buildings).toMatchObject({ forge: { saboteur: false }, cathedral: { saboteur: true } });
    expect(time(moved)).toBe(1);
  });
  test('STR-21.4, X66: the bank is empty in turn 1 of a team game', () => {
    let table = begin({ seats: 4 });
    table = say(say(table, west, 'done'), east, 'done');
    const unit = choicesOf(table, west, 'send', 'units')[0] ?? '';
    expect(unit).not.toBe('');
    expect(refused(table, west, 'gather', { unit: 'orc' })).toBe(
      'STR-21.4 The bank is empty in turn 1 of a team game.',
    );
  });
});

describe('lobby and flow', () => {
  test('STR-4.8, X60: done until phase 6 passes four phases without a question', () => {
    let table = say(begin(), invader, 'done');
    table = say(table, invader, 'done', { until: '6' });
    expect(isAsked(table, 'defenderStep')).toBe(true);
    table = say(say(table, defender, 'stone', { wall: 'w1' }), defender, 'done');
    expect(boardOf(table).phase).toBe(6);
    expect(asked(table, invader)).toHaveLength(1);
  });
  test('STR-4.8, STR-21.6, X60: a partner’s lend ends done until', () => {
    let table = inPhase(
      3,
      (board) => {
        reserves(board, '2o', '2o');
        Object.assign(board.invaders[0] ?? {}, { resources: 3 });
        Object.assign(board.invaders[1] ?? {}, { resources: 3, doneUntil: 6 });
        board.bank = 10;
      },
      { seats: 3 },
    );
    expect(asked(table, east)).toEqual([]);
    table = say(table, west, 'lend', { action: 'bridge' });
    expect(asked(table, east)).toHaveLength(1);
    expect(boardOf(table).invaders[1]?.doneUntil).toBeNull();
    const before = time(table);
    table = say(table, east, 'equip', { item: 'bridge', where: 'fe-re1', pay: '1o' });
    expect(time(table) - before).toBe(2);
    expect(refused(table, west, 'equip', { item: 'bridge', where: 'fw-rw2', pay: '1o' })).toContain('offers');
  });
  test('STR-3.5, STR-3.6, X61: kept cards are public, the others are nowhere', () => {
    const table = begin({ options: { cards: 'draft' } });
    const draft = boardOf(table).draft;
    expect(Object.values(draft?.drawn ?? {}).map((list) => list.length)).toEqual([2, 2, 2, 2]);
    expect(stronghold.view(table.match, defender).draft).toBeNull();
    const pick = (phase: 2 | 3 | 4 | 5) => draft?.drawn[phase][1] ?? '';
    const kept = [pick(2), pick(3), pick(4), pick(5)];
    const [machines = '', equipment = '', training = '', rituals = ''] = kept;
    const over = say(table, invader, 'keep', { machines, equipment, training, rituals });
    expect(happened(over, 'draftEnded')[0]?.kept[0]?.cards).toEqual(kept);
    const named = new Set(JSON.stringify(over.match).match(/p[2-5]-[1-5]/g));
    expect([...named].sort()).toEqual([...kept].sort());
  });
  test('STR-3.5: partners may change their minds until both are done, and take no card twice', () => {
    let table = begin({ seats: 3, options: { cards: 'draft' } });
    const first = (phase: 2 | 3 | 4 | 5, index: number) => boardOf(table).draft?.drawn[phase][index] ?? '';
    const keep = (index: number) => ({
      machines: first(2, index),
      equipment: first(3, index),
      training: first(4, index),
      rituals: first(5, index),
    });
    table = say(table, west, 'keep', keep(0));
    expect(refused(table, east, 'keep', keep(0))).toContain('Your partner took');
    expect(refused(table, east, 'done')).toBe('STR-3.5 Choose your four cards first (command “keep”).');
    table = say(table, west, 'keep', keep(1));
    table = say(table, east, 'keep', keep(0));
    table = say(say(table, west, 'done'), east, 'done');
    expect(boardOf(table).draft).toBeNull();
    expect(boardOf(table).invaders[0]?.cards[1]?.id).toBe(happened(table, 'draftEnded')[0]?.kept[0]?.cards[0]);
  });
  test.each([
    [2, 2, 2, 7],
    [3, 3, 3, 5],
    [4, 3, 2, 6],
  ])('8.5, X62: with %d seats w1 begins with %d stones and e4 with %d', (seats, w1, e4, supply) => {
    const { board } = begin({ seats }).match;
    const waiting = board.waitingStone;
    expect([board.walls.w1.stone, board.walls.e4.stone, board.supply.stone + waiting]).toEqual([w1, e4, supply]);
  });
  test.each([
    ['invader-2', 12, 2],
    ['defender-2', 10, 3],
  ] as const)('8.5: handicap %s', (handicap, glory, stone) => {
    const { board } = begin({ options: { handicap } }).match;
    expect([board.glory.invaders.time, board.walls.e4.stone]).toEqual([glory, stone]);
  });
  test('STR-3.4, X63: wishes are given first, what is left follows in order', () => {
    const roles = (wishes: (string | undefined)[], options = {}) =>
      begin({ seats: 3, wishes, options, seed: 'roles' }).match.board.players.map(({ role }) => role);
    expect(roles(['defender'])).toEqual(['defender', 'invader-west', 'invader-east']);
    expect(roles(['invader'])).toEqual(['invader-west', 'invader-east', 'defender']);
    expect(roles(['defender'], { sides: 'random' }).sort()).toEqual(['defender', 'invader-east', 'invader-west']);
  });
  test('4.2: by the clock the lowest cards are kept and the draft closes', () => {
    const table = accept(begin({ seats: 3, options: { cards: 'draft' } }), ({ match }) => match.board.draft === null);
    expect(boardOf(table).phase).toBe('flip');
  });
  test('STR-10.1: what is left in the reserve joins the camp', () => {
    let table = say(begin(), invader, 'done');
    table = accept(table, ({ match }) => match.board.phase === 6);
    expect(unitsAt(table, 'fw')).toBe('0');
    expect(Object.values(boardOf(table).invaders[0]?.camp ?? {}).reduce((a, b) => a + b, 0)).toBe(14);
  });
});
