/** 4.9: what is proposed where nobody says otherwise, point by point. */
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../src/kernel/index.js';
import type { Str } from '../../../src/games/stronghold/types/index.js';
import type { AimStage } from '../../../src/games/stronghold/types/terms.js';
import {
  type Change,
  type Table,
  accept,
  asked,
  boardOf,
  camp,
  defender,
  empty,
  engine,
  garrison,
  happened,
  horde,
  inDefence,
  inPhase,
  inStep,
  invader,
  isAsked,
  man,
  nextShots,
  order,
  put,
  say,
  text,
  unitsAt,
} from './table-talk.js';

/** The aims that stand when the step is asked. */
function aimed(stage: AimStage, change: Change): Extract<Frame<Str>, { step: 'aim' }>['aims'] {
  const frame = inStep({ step: 'openAim', stage }, change).match.stack.at(-1);
  if (frame?.step !== 'aim') throw new Error(`nobody is asked, but ${frame?.step ?? 'nothing'} follows`);
  return frame.aims;
}
/** What the lines of an open choice propose. */
function proposed(table: Table, seat: number): string[] {
  const [decision] = asked(table, seat);
  const lines = decision?.lines?.(seat) ?? [];
  return lines.map(({ text: { params } }) => (params as { value: string }).value);
}

describe('4.9.1 cannons', () => {
  test('the zone where the six cards kill most strength', () => {
    const aims = aimed('cannons', (board) => {
      board.towers.tw2 = 'cannon';
      put(board, 'rw1', '3g');
      put(board, 'rw3', '1o1g');
      put(board, 'fw', '1t1g');
    });
    // goblins 5; goblin and orc 2·1 + 3·2 = 8; goblin and troll 4·1 + 3 = 7
    expect(aims).toEqual({ tw2: { rw3: 1 } });
  });
  test('equal: siege tower, rampart, foreground, barbican, then board order', () => {
    const zones = ['st-w4', 'rw3', 'rw4', 'fw', 'barbican'] as const;
    for (const [index, best] of zones.entries()) {
      if (index === zones.length - 1) break;
      const aims = aimed('cannons', (board) => {
        board.towers.tw4 = 'cannon';
        board.walls.w4.siegeTower = horde('0');
        board.barbican.parts = 1;
        for (const zone of zones.slice(index)) put(board, zone, '1o');
      });
      expect(aims).toEqual({ tw4: { [best]: 1 } });
    }
  });
  test('of two ramparts the first in board order, not the one the tower faces', () => {
    const aims = aimed('cannons', (board) => {
      board.towers.te3 = 'cannon';
      put(board, 're1', '1o');
      put(board, 're2', '1o');
    });
    expect(aims).toEqual({ te3: { re1: 1 } });
  });
});

describe('4.9.2, 4.9.3 engines', () => {
  test('4.9.2: a ballista where the strongest defender outweighs the strongest invader most', () => {
    const aims = aimed('engines', (board) => {
      engine(board, 'ballista@rw2', ['hit']);
      man(board, 'w2', '1v', 2);
      man(board, 'w3', '1s', 2);
      put(board, 'w2', '1o');
    });
    expect(aims).toEqual({ 'ballista@rw2': { w3: 1 } });
  });
  test('4.9.2: equal: more defender units, then board order', () => {
    const many = aimed('engines', (board) => {
      engine(board, 'ballista@rw2', ['hit']);
      man(board, 'w2', '1s', 2);
      man(board, 'w3', '1s1a', 2);
    });
    expect(many).toEqual({ 'ballista@rw2': { w3: 1 } });
    const alike = aimed('engines', (board) => engine(board, 'ballista@rw2', ['hit']));
    expect(alike).toEqual({ 'ballista@rw2': { w2: 1 } });
  });
  test('4.9.2: without a defender in range it holds back', () => {
    const aims = aimed('engines', (board) => {
      engine(board, 'ballista@rw2', ['hit']);
      man(board, 'w2', '0', 2);
      man(board, 'w3', '0', 2);
    });
    expect(aims).toEqual({ 'ballista@rw2': { hold: 1 } });
  });
  test('4.9.3: walls with invaders first, then the fewest components, then a cauldron', () => {
    const engaged = aimed('engines', (board) => {
      engine(board, 'trebuchet@fw', ['hit']);
      put(board, 'w3', '1g');
      man(board, 'w3', '1s', 4);
      man(board, 'w1', '1s', 1);
    });
    expect(engaged).toEqual({ 'trebuchet@fw': { w3: 1 } });
    const fewest = aimed('engines', (board) => {
      engine(board, 'trebuchet@fw', ['hit']);
      man(board, 'w2', '1s', 1, 1);
      man(board, 'w4', '1s', 1);
      man(board, 'w1', '1s', 0);
    });
    expect(fewest).toEqual({ 'trebuchet@fw': { w4: 1 } });
    const bare = aimed('engines', (board) => {
      engine(board, 'trebuchet@fw', ['hit']);
      for (const wall of ['w1', 'w2', 'w3', 'w4'] as const) man(board, wall, '1s', 0);
      board.walls.w3.cauldron = { kind: 'orc', accident: false };
    });
    expect(bare).toEqual({ 'trebuchet@fw': { w3: 1 } });
  });
});

describe('4.9.4 to 4.9.6 shooters and hooks', () => {
  test('4.9.4: each archer takes the greatest strength that is left, doubled by a trench master; none under a mantlet', () => {
    const aims = aimed('archers', (board) => {
      for (const wall of ['w1', 'w2', 'w3', 'w4'] as const) man(board, wall, '0', 2);
      Object.assign(board.towers, { tw2: 'empty', tw3: 'empty', te2: 'empty', te3: 'empty' });
      for (const wall of ['e1', 'e2', 'e3', 'e4'] as const) man(board, wall, '0', 2);
      man(board, 'w2', '3a', 2);
      board.ramparts.rw1.trainings = ['trench-master'];
      put(board, 'rw1', '1g');
      put(board, 'rw2', '1o1g');
    });
    // rw2 3, then 2 and 2: the first in board order, then 2 against 1
    expect(aims).toEqual({ w2: { rw2: 2, rw1: 1 } });
    const sheltered = aimed('archers', (board) => {
      board.ramparts.rw1.mantlet = true;
      put(board, 'rw1', '5o');
    });
    expect(sheltered).toMatchObject({ w1: { hold: 1 }, w2: { hold: 1 } });
  });
  test('4.9.5: goblins take the place with most archers not yet aimed at, of equal ones the tower', () => {
    const aims = aimed('shooters', (board) => {
      board.ramparts.re3.trainings = ['marksman-master'];
      put(board, 're3', '4g');
      board.towers.te4 = 'archer';
      man(board, 'e3', '1a', 2);
      man(board, 'e4', '2a', 2);
    });
    // e4 2, then all 1: the tower before the walls, then e3 before e4
    expect(aims).toEqual({ re3: { e4: 2, te4: 1, e3: 1 } });
    const one = aimed('shooters', (board) => {
      board.ramparts.re3.trainings = ['marksman-master'];
      put(board, 're3', '1g');
      board.towers.te4 = 'archer';
    });
    expect(one).toEqual({ re3: { te4: 1 } });
  });
  test('4.9.6: a hook where the invaders are furthest ahead', () => {
    const aims = aimed('hooks', (board) => {
      empty(board);
      board.towers.tw3 = 'hook';
      put(board, 'w3', '1o');
      put(board, 'w4', '2o');
    });
    expect(aims).toEqual({ tw3: { w4: 1 } });
  });
});

describe('4.9.7 to 4.9.10 victims, casualties, orders, hospital', () => {
  test('4.9.7: a cannon takes the strongest the card can hit', () => {
    const table = say(
      inStep({ step: 'openAim', stage: 'cannons' }, (board) => {
        board.towers.tw1 = 'cannon';
        put(board, 'rw1', '1t1o1g');
        nextShots(board, 'goblin-orc');
      }),
      defender,
      'done',
    );
    expect(proposed(table, defender)).toEqual(['orc']);
  });
  test.each([
    ['the cauldron with invaders on the wall', '1g', 'cauldron'],
    ['the tower machine without', '0', 'cannon'],
  ])('4.9.7: on a bare wall a catapult takes %s', (_name, units, first) => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) => {
        engine(board, 'catapult@rw2', ['hit']);
        man(board, 'w2', '1s', 0);
        man(board, 'w3', '1s', 0);
        board.walls.w2.cauldron = { kind: 'orc', accident: false };
        board.towers.tw2 = 'cannon';
        put(board, 'w2', units);
      }),
      (one) => isAsked(one, 'choose'),
    );
    expect(proposed(table, invader)).toEqual([first]);
  });
  test('4.9.7: a precise shot keeps the hit', () => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'engines' }, (board) =>
        engine(board, 'ballista@rw4', ['hit', 'hit', 'miss'], { precise: true }),
      ),
      (one) => isAsked(one, 'choose'),
    );
    expect(proposed(table, invader)[0]).toBe('hit');
  });
  test('4.9.8: losses of the least strength, then the weaker strongest unit, then more units', () => {
    const volley = (units: string, points: number): string[] => {
      const table = accept(
        inStep({ step: 'openAim', stage: 'archers' }, (board) => {
          man(board, 'w1', `${points}a`, 2);
          for (const wall of ['w2', 'w3', 'w4'] as const) man(board, wall, '0', 2);
          Object.assign(board.towers, { tw2: 'empty', tw3: 'empty' });
          put(board, 'rw1', units);
        }),
        (one) => isAsked(one, 'choose'),
      );
      return proposed(table, invader);
    };
    expect(volley('1o1g', 2)).toEqual(['1g']);
    expect(volley('2o3g', 2)).toEqual(['2g']);
    expect(volley('1t1o3g', 3)).toEqual(['3g']);
  });
  test('4.9.9: one orc blows up; a called troll shuns the trap, then comes from where more of them are', () => {
    const called = (change: Change): string => {
      const table = accept(
        inStep({ step: 'turnUpOrders' }, (board) => {
          order(board, 'w3', 'trolls-call');
          put(board, 'rw2', '1t');
          put(board, 'rw3', '2t');
          change(board);
        }),
      );
      return happened(table, 'called')[0]?.from ?? '';
    };
    expect(called(() => undefined)).toBe('rw3');
    expect(called((board) => void (board.paths['rw3-w3'] = 'troll-trap'))).toBe('rw2');
    expect(called((board) => put(board, 'rw2', '1t'))).toBe('rw2');
    const blown = accept(
      inStep({ step: 'turnUpOrders' }, (board) => {
        order(board, 'w3', 'exploding-orcs');
        put(board, 'w3', '3o');
      }),
    );
    expect(unitsAt(blown, 'w3')).toBe('2o');
  });
  test('4.9.10: the two strongest leave the hospital, and the siege tower strongest first', () => {
    const saved = accept(inStep({ step: 'hospital' }, (board) => (board.hospital = garrison('1v1s2a'))));
    expect(text(boardOf(saved).courtyard)).toBe('1v1s');
    const out = accept(
      inStep({ step: 'endOfTurn' }, (board) => {
        put(board, 'w2', '2g');
        board.walls.w2.siegeTower = horde('0');
        put(board, 'st-w2', '1t1o1g');
      }),
      ({ match }) => match.board.turn === 3,
    );
    expect(unitsAt(out, 'w2')).toBe('1t1o2g');
  });
});

describe('4.9.11 to 4.9.13 altars, stone, ready tasks', () => {
  const altars = (change: Change): Table =>
    say(
      inPhase(6, (board) => {
        camp(board, '5o');
        board.ramparts.rw3.altar = { wall: null };
        change(board);
      }),
      invader,
      'done',
    );
  test('4.9.11: an idle altar favours the strongest wall of its side, and everybody is told', () => {
    const table = altars((board) => {
      put(board, 'w1', '1o');
      put(board, 'w3', '2o');
      put(board, 'e1', '3t');
    });
    expect(boardOf(table).ramparts.rw3.altar).toEqual({ wall: 'w3' });
    expect(happened(table, 'altarTurned')).toEqual([{ seat: invader, altar: 'altar@rw3', wall: 'w3' }]);
  });
  test('4.9.11, STR-16.3: never a wall under the glare; without invaders on its side it stays unused', () => {
    const glared = altars((board) => {
      put(board, 'w1', '1o');
      put(board, 'w3', '2o');
      board.walls.w3.glare = true;
    });
    expect(boardOf(glared).ramparts.rw3.altar).toEqual({ wall: 'w1' });
    const unused = altars((board) => put(board, 'e1', '3t'));
    expect(boardOf(unused).ramparts.rw3.altar).toEqual({ wall: null });
    expect(happened(unused, 'altarTurned')).toEqual([]);
  });
  test('4.9.12: of equal walls the first in board order takes the stone', () => {
    const table = inDefence(1, 0, (board) => {
      board.waitingStone = 1;
      board.supply.stone -= 1;
      man(board, 'w3', '1s', 1);
      man(board, 'e1', '1s', 1);
    });
    expect(asked(table, defender)[0]?.fallback?.()).toEqual({ action: 'stone', args: { wall: 'w3' } });
  });
  test('4.9.13: a ready sniper takes the first zone and the strongest there; the hunt takes the weakest guard', () => {
    const table = say(
      inDefence(2, 1, (board) => {
        board.tasks.sniper.progress = 2;
        board.tasks.hunt.progress = 4;
        board.guards = garrison('1s1a');
        board.buildings.forge.saboteur = true;
        put(board, 'rw2', '1t1g');
        put(board, 'fe', '1o1g');
      }),
      defender,
      'done',
    );
    expect(happened(table, 'taskDone').map(({ task, target, unit }) => [task, target, unit])).toEqual([
      ['sniper', 'fe', 'orc'],
      ['hunt', null, 'archer'],
    ]);
  });
});
