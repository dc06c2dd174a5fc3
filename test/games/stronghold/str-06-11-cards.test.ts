/** STR-6 to STR-11: what the invaders' actions do. */
import { describe, expect, test } from 'vitest';
import {
  accept,
  boardOf,
  cards,
  choicesOf,
  defender,
  east,
  engine,
  flipCard,
  happened,
  horde,
  inDefence,
  inPhase,
  inStep,
  invader,
  put,
  refused,
  say,
  text,
  time,
  unitsAt,
  west,
} from './table-talk.js';

const rich =
  (change: Parameters<typeof inPhase>[1]): Parameters<typeof inPhase>[1] =>
  (board) => {
    for (const one of board.invaders) Object.assign(one, { resources: 8, reserve: horde('3t6o6g') });
    change(board);
  };

describe('machines', () => {
  test.each([
    ['p2-1', 'ballista', 'rw3', '1t', { resources: 2 }],
    ['p2-1', 'mantlet', 'rw3', '2g', { resources: 4 }],
    ['p2-2', 'ram', 'barbican', '1o', { resources: 5 }],
    ['p2-2', 'siege-tower', 'e3', '2o', { resources: 0 }],
    ['p2-3', 'trebuchet', 'fe', '1t', { resources: 0 }],
    ['p2-3', 'altar', 're2', '1t', { resources: 4 }],
  ] as const)('STR-6.1, STR-6.9: card %s builds a %s at %s', (card, machine, where, pay, left) => {
    const table = inPhase(
      2,
      rich((board) => cards(board, [card])),
    );
    const built = say(table, invader, 'build', { engine: machine, where, pay });
    expect(boardOf(built).invaders[0]).toMatchObject(left);
    const { engines, ramparts, walls, barbican } = boardOf(built);
    const stands = {
      ballista: engines.length,
      mantlet: ramparts.rw3.mantlet ? 1 : 0,
      ram: barbican.parts,
      'siege-tower': walls.e3.siegeTower ? 1 : 0,
      trebuchet: engines.length,
      altar: ramparts.re2.altar ? 1 : 0,
    };
    expect(stands[machine]).toBe(1);
  });
  test('STR-6.2: four throwing engines are the most, altars do not count', () => {
    const table = inPhase(
      2,
      rich((board) => {
        cards(board, ['p2-3']);
        for (const id of ['ballista@rw1', 'ballista@rw2', 'catapult@rw3', 'catapult@re1'] as const) {
          engine(board, id, ['hit', 'hit']);
        }
      }),
    );
    expect(choicesOf(table, invader, 'build', 'engine')).toEqual(['altar']);
    expect(choicesOf(table, invader, 'build', 'where', { engine: 'altar' })).toEqual(['rw4', 're2', 're3']);
  });
  test('STR-6.3: a new pile holds two hits and five misses', () => {
    const built = say(
      inPhase(
        2,
        rich(() => undefined),
      ),
      invader,
      'build',
      {
        engine: 'catapult',
        where: 'rw2',
        pay: '1t',
      },
    );
    expect([...(boardOf(built).piles['catapult@rw2'] ?? [])].sort().join()).toBe('hit,hit,miss,miss,miss,miss,miss');
    expect([boardOf(built).hitPool, boardOf(built).missPool]).toEqual([9, 20]);
  });
  test('STR-6.8: a mantlet does not hinder a cannon', () => {
    const table = accept(
      inStep({ step: 'openAim', stage: 'cannons' }, (board) => {
        board.towers.tw1 = 'cannon';
        board.ramparts.rw1.mantlet = true;
        put(board, 'rw1', '1o');
        board.shotDeck = ['miss', 'goblin', 'goblin', 'goblin-orc', 'goblin-orc', 'any'];
      }),
    );
    expect(unitsAt(table, 'rw1')).toBe('0');
  });
  test('21.2: in teams prices are higher and the own side counts', () => {
    const table = inPhase(
      2,
      rich(() => undefined),
      { seats: 3 },
    );
    const built = say(table, west, 'build', { engine: 'catapult', where: 'rw2', pay: '1t' });
    expect(boardOf(built).invaders[0]?.resources).toBe(1);
    expect(choicesOf(table, east, 'build', 'where', { engine: 'mantlet' })).toEqual(['re1', 're2', 're3']);
  });
});

describe('equipment', () => {
  test('STR-7.1, STR-7.3: ladders give one more space', () => {
    const table = inPhase(6, (board) => {
      board.walls.w4.equipment = ['ladders'];
      put(board, 'rw4', '5o');
    });
    const open = say(table, invader, 'deploy', { size: 'small' });
    expect(choicesOf(open, invader, 'march', 'units', { from: 'rw4', to: 'w4' })[0]).toBe('4o');
  });
  test('STR-7.6, STR-1.4: where a bridge lies no trap is set', () => {
    const table = inDefence(4, 2, (board) => {
      board.paths['rw1-w1'] = 'bridge';
    });
    const targets = choicesOf(table, defender, 'work', 'target', { task: 'troll-trap', hourglasses: 2 });
    expect(targets).toHaveLength(19);
    expect(targets).not.toContain('rw1-w1');
  });
  test('STR-11.4: an equipment tile moves within its side', () => {
    const table = inPhase(
      3,
      rich((board) => {
        flipCard(board, 3);
        board.walls.w1.equipment = ['banner'];
        board.paths['fw-rw2'] = 'bridge';
      }),
    );
    expect(choicesOf(table, invader, 'special', 'what')).toEqual(['banner@w1', 'bridge@fw-rw2']);
    const moved = say(table, invader, 'special', { what: 'banner@w1', to: 'w4' });
    expect([boardOf(moved).walls.w1.equipment, boardOf(moved).walls.w4.equipment]).toEqual([[], ['banner']]);
    expect(time(moved)).toBe(1);
  });
});

describe('training', () => {
  test('STR-8.1, STR-8.4, STR-8.5: two different tiles on a rampart', () => {
    const table = inPhase(
      4,
      rich((board) => {
        cards(board, ['p4-4']);
        board.ramparts.rw1.trainings = ['drover'];
      }),
    );
    const one = say(table, invader, 'train', { training: 'marksman-master', where: 'rw1', pay: '2g' });
    expect(boardOf(one).ramparts.rw1.trainings).toEqual(['drover', 'marksman-master']);
    expect(choicesOf(one, invader, 'train', 'where', { training: 'trench-master' })).not.toContain('rw1');
  });
  test('STR-8.2: a gunner adds a hit', () => {
    const table = inPhase(
      4,
      rich((board) => engine(board, 'catapult@rw2', ['hit', 'hit', 'miss'])),
    );
    const trained = say(table, invader, 'train', { training: 'gunner', where: 'catapult@rw2', pay: '3g' });
    expect(boardOf(trained).piles['catapult@rw2']?.filter((card) => card === 'hit')).toHaveLength(3);
    expect(boardOf(trained).hitPool).toBe(8);
    expect(time(trained)).toBe(3);
  });
  test('STR-8.7: a saboteur makes every task of the building dearer', () => {
    const trained = say(
      inPhase(
        4,
        rich(() => undefined),
      ),
      invader,
      'train',
      {
        training: 'saboteur',
        where: 'workshop',
        pay: '2o',
      },
    );
    const table = say(trained, invader, 'done');
    expect(refused(table, defender, 'work', { task: 'gate-repair', hourglasses: 3 })).toContain(
      'needs only 2 hourglasses more',
    );
  });
  test('STR-8.8: the tamer brings back orcs for goblins, trolls for orcs, as many as there are', () => {
    const table = inPhase(
      4,
      rich((board) => {
        cards(board, ['p4-2']);
        board.dead = horde('1t5o');
      }),
    );
    const orcs = say(table, invader, 'train', { training: 'tamer', pay: '2g' });
    expect([text(boardOf(orcs).invaders[0]?.camp ?? horde('0')), text(boardOf(orcs).dead)]).toEqual(['2o', '1t3o']);
    const trolls = say(table, invader, 'train', { training: 'tamer', pay: '2o' });
    expect(text(boardOf(trolls).invaders[0]?.camp ?? horde('0'))).toBe('1t');
  });
});

describe('rituals', () => {
  test('STR-9.5: fire makes tasks dearer, on top of a saboteur', () => {
    const table = inPhase(
      5,
      rich((board) => {
        cards(board, ['p5-2']);
        board.buildings.forge.saboteur = true;
      }),
    );
    const lit = say(say(table, invader, 'ritual', { ritual: 'fire', where: 'forge' }), invader, 'done');
    expect(boardOf(lit).buildings.forge.fire).toBe(true);
    expect(choicesOf(lit, defender, 'work', 'task')).toContain('cannon');
    const more = inDefence(5, 9, (board) => {
      Object.assign(board.buildings.forge, { fire: true, saboteur: true });
    });
    expect(refused(more, defender, 'work', { task: 'cannon', hourglasses: 7 })).toContain(
      'needs only 6 hourglasses more',
    );
  });
  test('STR-9.8: a gale makes every arrival dearer, a swap on either side', () => {
    const table = inDefence(5, 4, (board) => {
      board.walls.w2.gale = true;
      board.barracks.veteran = 1;
    });
    const moved = say(table, defender, 'move', { from: 'barracks', to: 'w2', units: ['1s'] });
    expect(time(moved)).toBe(2);
    const swapped = say(table, defender, 'move', { from: 'w2', to: 'w3', units: ['1s'], swap: ['1a'] });
    expect(time(swapped)).toBe(2);
    expect(time(say(table, defender, 'move', { from: 'w3', to: 'w2', units: ['officer'] }))).toBe(2);
  });
  test('STR-9.4: a possessed hero keeps his trait but not his action', () => {
    const table = inDefence(5, 4, (board) => {
      board.heroes.warrior.possessed = true;
      put(board, 'e2', '1g');
    });
    expect(refused(table, defender, 'hero', { action: 'raid', value: 'goblin' })).toBe(
      'STR-9.4 The warrior is possessed this turn.',
    );
  });
  test('STR-9.7: terror leaves one unit in the courtyard', () => {
    const table = inDefence(5, 4, (board) => {
      board.terror = true;
    });
    let moved = say(table, defender, 'move', { from: 'barracks', to: 'courtyard', units: ['1s'] });
    moved = say(moved, defender, 'move', { from: 'barracks', to: 'courtyard', units: ['2a'] });
    expect(text(boardOf(moved).courtyard)).toBe('1s');
    expect(happened(moved, 'fell').map(({ by }) => by)).toEqual(['terror', 'terror']);
  });
  test('STR-11.6: up to three goblins cheat death, split as the invader likes', () => {
    const table = inPhase(
      5,
      rich((board) => {
        flipCard(board, 5);
        board.dead = horde('2g');
      }),
    );
    expect(choicesOf(table, invader, 'special', 'what')).toEqual(['fw2', 'fw1fe1', 'fe2', 'fw1', 'fe1']);
    const back = say(table, invader, 'special', { what: 'fw1fe1' });
    expect([unitsAt(back, 'fw'), unitsAt(back, 'fe'), boardOf(back).dead.goblin]).toEqual(['1g', '1g', 0]);
    const team = inPhase(
      5,
      rich((board) => {
        flipCard(board, 5);
        board.dead = horde('3g');
      }),
      { seats: 3 },
    );
    expect(choicesOf(team, west, 'special', 'what')).toEqual(['fw3', 'fw2', 'fw1']);
  });
});
