import { describe, expect, test } from 'vitest';
import { gridOf } from '../../../src/games/kingdom-rush/rules/cards.js';
import { readCells, sizeOf, writeCells } from '../../../src/games/kingdom-rush/rules/cells.js';
import { boardOf, inOrder } from '../../../src/games/kingdom-rush/rules/hordes.js';
import { laneThrough, mapOf, neighboursOf } from '../../../src/games/kingdom-rush/rules/maps.js';
import { rangeBoard, table } from './table-talk.js';

describe('KRU-1 the board', () => {
  const map = mapOf('scenario-1');

  test('KRU-1.1, KRU-1.3 spaces have a column letter and a row number; eight lie around one, three round a corner', () => {
    expect(map.spaces.slice(0, 7)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2']);
    expect(neighboursOf(map, 'C3')).toEqual(['C2', 'D2', 'D3', 'D4', 'C4', 'B4', 'B3', 'B2']);
    expect(neighboursOf(map, 'A1')).toHaveLength(3);
  });

  test('KRU-1.2, KRU-1.7 path, ground and exit are told apart', () => {
    expect(['A2', 'B1', 'F3'].map((space) => map.ground.get(space))).toEqual(['path', 'ground', 'exit']);
    expect(map.distance.has('F3')).toBe(false);
  });

  test('KRU-1.4, KRU-1.5, KRU-1.8 arrows lead from the spawn point to the exit', () => {
    expect(map.lanes.get(1)).toEqual(['A2', 'B2', 'C2', 'C3', 'D3', 'E3']);
    expect(map.exitOf.get('A4')).toBe('F3');
  });

  test('KRU-1.6 nearest the exit first, then the lower lane, then the lower tag', () => {
    const at = table();
    at.horde('B4', 'g01');
    at.horde('B2', 'g02');
    at.horde('D3', 'g03');
    expect(inOrder(at.board).map((horde) => horde.at)).toEqual(['D3', 'B2', 'B4']);
    expect(laneThrough(map, 'D3')).toBe(1);
  });

  test('KRU-1.9 shapes of the path mean nothing: only arrows do', () => {
    expect(boardOf(table().board).next.get('C2')).toBe('C3');
  });

  test('KRU-1.10 sites belong to a colour, white ones to everybody', () => {
    const at = table();
    const [archers = ''] = at.hand(1, 'archer-1');
    expect(at.choices(1, 'tower', 'site', { card: archers }).sort()).toEqual(['B3', 'D1', 'E2', 'E4']);
    expect(at.refuses(1, 'tower', { card: archers, site: 'B1', facing: 'N' })).toMatchObject({
      rule: 'KRU-1.10',
      key: 'notYourSite',
    });
  });

  test('KRU-1.11 directions turn with the facing: front right of east is south-east', () => {
    const at = table();
    at.horde('C4', 'g01');
    const [bombard = ''] = at.hand(1, 'artillery-1');
    at.board.sites.push({ at: 'B3', colour: 'B', soldierTower: null, towers: [] });
    expect(at.choices(1, 'tower', 'plan', { card: bombard, site: 'B3', facing: 'E' })).toEqual(['-']);
    expect(at.choices(1, 'tower', 'plan', { card: bombard, site: 'B3', facing: 'E' }, ['-'])).toContain('h1');
  });
});

describe('KRU-2 hordes', () => {
  test('KRU-2.1 X2 a horde never turns: its enemy stays in its cell', () => {
    const at = table();
    at.horde('C2', 'g01');
    at.run({ step: 'advancePhase' });
    expect(at.on('C3')?.card).toBe('g01');
    expect(at.view().hordes[0]).toMatchObject({ at: 'C3', card: 'g01' });
  });

  test('KRU-2.2, KRU-2.3 letters say what is vulnerable to what; a big enemy counts once', () => {
    expect(gridOf('g15')).toMatchObject({ magicOnly: readCells('c2'), count: 5, cells: 5 });
    expect(gridOf('g20').physicalOnly).toBe(readCells('b2-c2'));
    expect(gridOf('r04')).toMatchObject({ count: 7, cells: 10, bigs: [readCells('c1-d2')] });
    expect(sizeOf(gridOf('b23').shamans)).toBe(1);
  });

  test('KRU-2.4, KRU-2.5 X3 empty cells do not matter, and a covered horde stays until phase 3', () => {
    const at = table();
    at.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    expect(at.on('C2')).toBeDefined();
    at.allReady();
    expect(at.told('destroyed')).toMatchObject([{ card: 'g01' }]);
  });

  test('KRU-2.6 Y19 flying hordes take neither soldiers nor tiles of artillery, modifier tiles included', () => {
    const at = table();
    at.horde('C3', 'b21');
    const [bombard = '', mage = '', militia = ''] = at.hand(0, ['artillery-1', 'mod-single'], 'mage-1', 'soldier-1');
    const stand = { site: 'D2', facing: 'W' };
    at.board.sites.push({ at: 'D2', colour: 'R', soldierTower: null, towers: [] });
    expect(at.choices(0, 'tower', 'plan', { card: bombard, ...stand })).toEqual(['-']);
    expect(at.choices(0, 'tower', 'plan', { card: bombard, ...stand }, ['-', '-'])).toEqual(['-']);
    expect(at.choices(0, 'tower', 'plan', { card: militia, ...stand })).toEqual(['-']);
    expect(at.choices(0, 'tower', 'plan', { card: mage, site: 'B3', facing: 'E' })).toContain('h1');
    expect(at.refuses(0, 'tower', { card: militia, ...stand, plan: ['h1', 'a1'] })).toMatchObject({
      key: 'traitForbids',
    });
  });

  test('KRU-2.7 the reward of a top card shows, that of a card below does not', () => {
    const { piles } = table().view('spectator');
    expect(piles).toHaveLength(2);
    expect(JSON.stringify(piles)).not.toMatch(/g\d\d|b\d\d/);
  });

  test('KRU-2.8 a horde takes the lowest free tag', () => {
    const at = table();
    at.horde('A2', 'g01');
    at.horde('B2', 'g02');
    at.board.hordes.shift();
    at.run({ step: 'spawnPile', lane: 2 });
    expect(at.on('A4')?.tag).toBe('h1');
  });

  test('KRU-2.9, KRU-11.9 RU-33 a held horde stays and hurts nobody', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('C2', 'g01', { held: true });
    at.stands(0, 'C2', { topLeft: 'a3' });
    at.run({ step: 'advancePhase' });
    expect(at.on('C2')).toBeDefined();
    expect(at.hero(0).life).toBe(4);
  });
});

describe('KRU-3 damage tiles', () => {
  const mage = () => {
    const at = table();
    at.horde('C2', 'g01', { tiles: ['a2-b2'] });
    const [card = ''] = at.hand(1, ['mage-2', 'mod-perfect']);
    return { at, args: { card, site: 'E2', facing: 'N' } };
  };

  test('KRU-3.1, KRU-3.2 X6 tiles turn and flip, lie on empty cells too, never on another tile or off the grid', () => {
    const { at, args } = mage();
    expect(at.choices(1, 'tower', 'plan', args, ['h1'])).toContain('b1+c1+c2');
    expect(at.refuses(1, 'tower', { ...args, plan: ['h1', 'a1+b1+a2'] })).toMatchObject({
      rule: 'KRU-3.2',
      key: 'cellTaken',
    });
    expect(at.refuses(1, 'tower', { ...args, plan: ['h1', 'd1-e1'] })).toMatchObject({ key: 'offGrid' });
    expect(at.refuses(1, 'tower', { ...args, plan: ['h1', 'c3-d3'] })).toMatchObject({
      rule: 'KRU-3.1',
      key: 'notTheShape',
    });
    at.does(1, 'tower', { ...args, plan: ['h1', 'b1+c1+c2'] });
    expect(at.lies('h1')).toEqual(['a2-b2', 'b1+c1+c2']);
  });

  test('KRU-3.3, KRU-3.4 Y1 magic-only cells refuse physical tiles and take magic ones and figures', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'g15');
    const [archers = '', mages = ''] = at.hand(1, ['archer-2', 'mod-perfect'], ['mage-1', 'mod-single']);
    const stand = { site: 'D1', facing: 'N' };
    expect(at.refuses(1, 'tower', { card: archers, ...stand, plan: ['h1', 'c2-c3', '-'] })).toMatchObject({
      rule: 'KRU-3.3',
      key: 'wrongDamage',
    });
    expect(at.choices(1, 'tower', 'plan', { card: mages, site: 'E2', facing: 'S' }, ['h1'])).toContain('c2-c3');
    expect(at.choices(0, 'move', 'cell', { to: 'E3' })).toContain('b2');
  });

  test('KRU-3.5, KRU-3.8 soldiers are physical and there are twelve', () => {
    const at = table();
    at.horde('C2', 'g15');
    const [militia = ''] = at.hand(0, 'soldier-1');
    const args = { card: militia, site: 'D2', facing: 'W' };
    expect(at.choices(0, 'tower', 'plan', args, ['h1'])).not.toContain('c2');
    at.board.soldiersLeft = 0;
    expect(at.refuses(0, 'tower', { ...args, plan: ['h1', 'a1'] })).toMatchObject({
      rule: 'KRU-3.8',
      key: 'noSoldiers',
    });
  });

  test('KRU-3.6 RU-37 a figure is true damage on 2×2 cells', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('E3', 'g17', { tiles: ['d1-d2', 'c2'] });
    at.does(0, 'act', { what: 'rest', to: 'E3', cell: 'c3' });
    expect(at.told('covered')).toMatchObject([{ tag: 'h1', by: 0 }]);
  });

  test('KRU-3.7, KRU-6.7 RU-09, RU-10 tiles may be left out, and a tower needs no target', () => {
    const at = table();
    const [archers = ''] = at.hand(0, 'archer-1');
    at.does(0, 'tower', { card: archers, site: 'B1', facing: 'N' });
    expect(at.told('towerPlayed')).toHaveLength(1);
  });
});

describe('KRU-4 ranges on the rulebook’s board', () => {
  test('KRU-4.1 X7 here: only the horde he stands on', () => {
    const at = rangeBoard();
    at.stands(0, 'B3', { topLeft: 'a3' });
    expect(at.choices(0, 'act', 'plan', { what: 'basic' })).toEqual(['h2', '-']);
  });

  test('KRU-4.2 X8 one arrow: only the horde straight ahead', () => {
    const at = rangeBoard();
    const [adepts = ''] = at.hand(0, 'mage-2');
    expect(at.choices(0, 'tower', 'plan', { card: adepts, site: 'D3', facing: 'W' })).toEqual(['h3', '-']);
  });

  test('KRU-4.3 X9 Bruxa: horde 3 or horde 4', () => {
    const at = rangeBoard();
    at.stands(1, 'D4', { facing: 'W' });
    expect(at.choices(1, 'act', 'plan', { what: 'basic' }).sort()).toEqual(['-', 'h3', 'h4']);
  });

  test('KRU-4.3 X10 Wizard Tower: both on 1, both on 2, or one each; 3 is out of range', () => {
    const at = rangeBoard();
    const [wizards = ''] = at.hand(0, 'mage-3');
    const args = { card: wizards, site: 'A2', facing: 'E' };
    expect(at.choices(0, 'tower', 'plan', args).sort()).toEqual(['-', 'h1', 'h2']);
    expect(at.choices(0, 'tower', 'plan', args, ['h1', 'a1-b1']).sort()).toEqual(['-', 'h1', 'h2']);
    expect(at.refuses(0, 'tower', { ...args, plan: ['h3'] })).toMatchObject({ rule: 'KRU-4.3', key: 'outOfRange' });
  });

  test('KRU-4.4 X11 Dwarven Bombard: one tile on 3 and one on 2', () => {
    const at = rangeBoard();
    const [bombard = ''] = at.hand(0, 'artillery-1');
    const args = { card: bombard, site: 'C2', facing: 'S' };
    at.does(0, 'tower', { ...args, plan: ['h3', 'b1', 'h2', 'b1'] });
    expect(at.lies('h3')).toEqual(['b1']);
    expect(at.lies('h2')).toEqual(['b1']);
  });

  test('KRU-4.5 X12 Knights’ Barracks: 2, 3 and 4 around them, not 1', () => {
    const at = rangeBoard();
    const [knights = ''] = at.hand(0, 'soldier-3');
    expect(at.choices(0, 'tower', 'plan', { card: knights, site: 'B4', facing: 'N' }).sort()).toEqual([
      '-',
      'h2',
      'h3',
      'h4',
    ]);
  });

  test('KRU-4.7 X13 linked tiles go on one horde', () => {
    const at = rangeBoard();
    const [snipers = ''] = at.hand(0, 'archer-3');
    const args = { card: snipers, site: 'A3', facing: 'E' };
    expect(at.choices(0, 'tower', 'plan', args, ['a'])).toEqual(['h2', '-']);
    expect(at.choices(0, 'tower', 'plan', args, ['a', 'h2', 'b1-c1'])).toEqual(['h2', '-']);
    const [perfect = ''] = at.hand(1, ['archer-3', 'mod-perfect']);
    const wide = { card: perfect, site: 'A3', facing: 'E' };
    expect(at.refuses(1, 'tower', { ...wide, plan: ['a', 'h1', 'a1-b1', 'h4', 'a1-b1'] })).toMatchObject({
      rule: 'KRU-4.7',
      key: 'sameHorde',
    });
  });

  test('KRU-4.6 X14 RU-05 the snipers’ single tiles reach any two hordes', () => {
    const at = rangeBoard();
    const [snipers = ''] = at.hand(0, 'archer-3');
    const args = { card: snipers, site: 'A3', facing: 'E' };
    expect(at.choices(0, 'tower', 'plan', args, ['b']).sort()).toEqual(['-', 'h1', 'h2', 'h3', 'h4']);
  });

  test('KRU-4.8 X15 RU-06 a knife hits a horde next to the soldier’s, never his own', () => {
    const at = rangeBoard();
    const [knights = ''] = at.hand(0, 'soldier-3');
    const args = { card: knights, site: 'B4', facing: 'N' };
    expect(at.choices(0, 'tower', 'plan', args, ['h3', 'b1']).sort()).toEqual(['-', 'h1', 'h2', 'h4']);
    expect(at.choices(0, 'tower', 'plan', args, ['h4', 'a1']).sort()).toEqual(['-', 'h2', 'h3']);
    expect(at.refuses(0, 'tower', { ...args, plan: ['h4', 'a1', 'h1'] })).toMatchObject({
      rule: 'KRU-4.8',
      key: 'knifeRange',
    });
    expect(at.refuses(0, 'tower', { ...args, plan: ['h4', 'a1', 'h4'] })).toMatchObject({ key: 'knifeRange' });
  });

  test('KRU-4.9 Y23 alternatives: what is typed says which one is meant', () => {
    const at = rangeBoard();
    const [snipers = ''] = at.hand(0, 'archer-3');
    const args = { card: snipers, site: 'A3', facing: 'E' };
    expect(at.reads(0, 'tower', args, 'h1:a1 h4:b2')).toEqual(['b', 'h1', 'a1', 'h4', 'b2']);
    expect(at.reads(0, 'tower', args, 'h2:a1-b1 h2:a2-b2')).toEqual(['a', 'h2', 'a1-b1', 'h2', 'a2-b2']);
    expect(at.reading(0, 'tower', args, 'b h2:a1-b1')).toMatchObject({ why: { reason: { key: 'notTheShape' } } });
    expect(at.reading(0, 'tower', args, 'h2:a1-b1 h4:b2')).toMatchObject({ why: { rule: 'KRU-4.9' } });
  });

  test('KRU-4.10 a hero’s facing changes only when he moves or turns', () => {
    const at = rangeBoard();
    at.stands(1, 'D4', { facing: 'E' });
    at.does(1, 'move', { facing: 'W' });
    expect(at.hero(1).facing).toBe('W');
    expect(at.refuses(1, 'act', { what: 'basic', facing: 'N', plan: ['-'] }).key).toBeUndefined();
  });

  test('KRU-4.11 all tiles of an attack are legal or nothing happens', () => {
    const at = rangeBoard();
    const [archers = ''] = at.hand(0, 'archer-1');
    const args = { card: archers, site: 'A3', facing: 'E' };
    expect(at.refuses(0, 'tower', { ...args, plan: ['h2', 'b1', 'h2', 'b1'] })).toMatchObject({ key: 'cellTaken' });
    expect(at.refuses(0, 'tower', { ...args, plan: ['h2', 'b1'] })).toMatchObject({ key: 'planUnfinished' });
    expect(at.refuses(0, 'tower', { ...args, plan: ['h2', 'b1', 'h2', 'c1-d1'] }).text).toMatch(/^Tile 2 is a 1×1\./);
    expect(at.refuses(0, 'tower', { ...args, plan: ['-', '-', '-'] })).toMatchObject({ key: 'planTooLong' });
    expect(at.tagged('h2').tiles).toEqual([]);
  });

  test('KRU-4.12 Y30 near a hero: on his space or next to it', () => {
    const at = rangeBoard(['dierdre', 'bruxa']);
    at.gives(0, 3);
    const given = { what: 'ability-3', target: ['dierdre'], to: 'C4', cell: 'a3' };
    expect(at.choices(0, 'act', 'plan', given).sort()).toEqual(['-', 'h2', 'h3', 'h4']);
  });
});

test('5.1 cells are written as ranges, and read in any order', () => {
  expect(['b2-b3', 'b2-c3', 'b2+b3+c3'].map((text) => writeCells(readCells(text)))).toEqual([
    'b2-b3',
    'b2-c3',
    'b2+b3+c3',
  ]);
  expect(writeCells(readCells('C3+b2-b3'))).toBe('b2+b3+c3');
  expect(readCells('b2+b2')).toBe(0);
});
