import { describe, expect, test } from 'vitest';
import { rangeBoard, table } from './table-talk.js';

describe('KRU-10 phase 3', () => {
  test('KRU-10.1, KRU-10.2 damage to those on it, tiles back, the hero stays, the reward is gained', () => {
    const at = table({ heroes: ['saitam', 'bruxa'] });
    at.horde('C2', 'g01', { tiles: ['a2-b2', 'c1-d1', 'a1'], soldiers: ['d4'] });
    at.stands(0, 'C2', { topLeft: 'a3' });
    const { diamonds } = at.board;
    at.run({ step: 'destroyPhase' });
    expect(at.hero(0)).toMatchObject({ at: 'C2', topLeft: null, life: 3 });
    expect(at.board).toMatchObject({ diamonds: diamonds + 1, soldiersLeft: 12, destroyed: 1 });
    expect(at.on('C2')).toBeUndefined();
  });

  test('KRU-10.3 X17 a slash is a choice of any player', () => {
    const at = table();
    at.horde('C2', 'g13', { tiles: ['a1-b1', 'a2', 'd1-d3'] });
    const { gold } = at.board;
    at.run({ step: 'destroyPhase' });
    expect(at.waitsFor()).toEqual([0, 1]);
    at.does(1, 'choose', { option: 'gold' });
    expect(at.board.gold).toBe(gold + 1);
  });

  test('KRU-10.3 the default is the resource the treasure has less of', () => {
    const at = table();
    at.horde('C2', 'g13', { tiles: ['a1-b1', 'a2', 'd1-d3'] });
    Object.assign(at.board, { gold: 0, diamonds: 3 });
    at.run({ step: 'destroyPhase' }).fallsBack();
    expect(at.board).toMatchObject({ gold: 1, diamonds: 3 });
  });

  test('KRU-10.4 soldiers have one life', () => {
    const at = table();
    at.horde('C2', 'e-fire-1', { soldiers: ['a1', 'd4'] });
    at.run({ step: 'advancePhase' });
    expect(at.board.soldiersLeft).toBe(12);
  });

  test('KRU-10.5 RU-08 the treasure ends at twelve', () => {
    const at = table();
    Object.assign(at.board, { gold: 12, diamonds: 11 });
    at.horde('C2', 'r23', { tiles: ['b1-d1', 'c2-d2', 'b3-d3', 'c4-d4'] });
    at.run({ step: 'destroyPhase' });
    expect(at.board).toMatchObject({ gold: 12, diamonds: 12 });
  });
});

describe('KRU-11 phase 4', () => {
  test('KRU-11.1, KRU-11.2 Y13 a shaman without tiles heals the adjacent horde’s smallest tile', () => {
    const at = table();
    at.horde('C3', 'b24');
    at.horde('D3', 'g01', { tiles: ['a1', 'c1-d1'], soldiers: ['b4'] });
    at.run({ step: 'advancePhase' });
    expect(at.told('tilesLost')).toMatchObject([{ tag: 'h2', cause: 'shaman' }]);
    expect(at.lies('h2')).toEqual(['c1-d1']);
  });

  test('KRU-11.2 regenerating hordes shed their smallest tile, the first placed among equals', () => {
    const at = table();
    at.horde('C2', 'e-water-1', { tiles: ['b1', 'c1', 'a2 physical'] });
    at.run({ step: 'advancePhase' });
    expect(at.lies('h1')).toEqual(['c1', 'a2']);
  });

  test('KRU-11.3 X18 lane by lane, nearest the exit first, each once', () => {
    const at = table();
    for (const [space, card] of [
      ['D3', 'g01'],
      ['C3', 'g02'],
      ['B2', 'g03'],
      ['C4', 'g04'],
      ['A4', 'g05'],
    ] as const) {
      at.horde(space, card);
    }
    at.run({ step: 'advancePhase' });
    expect(at.told('stepped').map(({ from, to }) => `${from}→${to}`)).toEqual([
      'D3→E3',
      'C3→D3',
      'B2→C2',
      'C4→C3',
      'A4→B4',
    ]);
  });

  test('KRU-11.4 Y2 RU-22 a soldier stops one step of a fast horde', () => {
    const at = table();
    at.horde('B2', 'b19', { soldiers: ['d1'] });
    at.run({ step: 'advancePhase' });
    expect(at.on('C2')?.card).toBe('b19');
    expect(at.board.soldiersLeft).toBe(12);
  });

  test('KRU-11.4 Y3 a weak hero falls at the first step, and the second is free', () => {
    const at = table({ heroes: ['elora', 'bruxa'] });
    at.horde('B2', 'b19');
    at.stands(0, 'B2', { topLeft: 'c1', life: 1 });
    at.run({ step: 'advancePhase' });
    expect(at.hero(0)).toMatchObject({ stunned: true, at: null });
    expect(at.on('C2')).toBeDefined();
  });

  test('KRU-11.5 X19 a blocked horde stays: the soldier goes, Alric loses a life', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('C2', 'g01', { soldiers: ['d4'] });
    at.stands(0, 'C2', { topLeft: 'a3' });
    at.run({ step: 'advancePhase' });
    expect(at.on('C2')).toBeDefined();
    expect(at.hero(0).life).toBe(4);
    expect(at.told('blocked')).toEqual([{ tag: 'h1', seats: [0] }]);
  });

  test('KRU-11.5 X20 a free horde jumps over a blocked one', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('D3', 'g01');
    at.stands(0, 'D3', { topLeft: 'a3' });
    at.horde('C3', 'g02');
    at.run({ step: 'advancePhase' });
    expect(at.on('E3')?.tag).toBe('h2');
    expect(at.on('D3')?.tag).toBe('h1');
  });

  test('KRU-11.5 Y14 burning: one damage more', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('C2', 'e-fire-1', { soldiers: ['d2'] });
    at.stands(0, 'C2', { topLeft: 'a3' });
    at.run({ step: 'advancePhase' });
    expect(at.hero(0).life).toBe(3);
  });

  test('KRU-11.6 Y12 a cyclone adds a step, and heroes where it ends retreat', () => {
    const at = table({ scenario: 'scenario-2', heroes: ['dierdre', 'bruxa'] });
    at.horde('C2', 'g01');
    at.horde('D3', 'g02', { soldiers: ['a4'] });
    at.stands(0, 'E3');
    at.run({ step: 'advancePhase' });
    expect(at.told('stepped').map(({ from, to }) => `${from}→${to}`)).toEqual(['C2→C3', 'C3→E3']);
    expect(at.waitsFor()).toEqual([0]);
    at.fallsBack();
    expect(at.hero(0).at).not.toBe('E3');
  });

  test('KRU-11.7 X21 RU-28 hearts: four for a big enemy that shows, one for each other', () => {
    const at = table();
    at.horde('E3', 'r04', { tiles: ['d1-d2', 'c2', 'c3-d3', 'b4-d4'] });
    at.run({ step: 'advancePhase' });
    expect(at.told('escaped')).toMatchObject([{ hearts: 5, gate: 'F3' }]);
    expect(at.outcome).toBe('outcomeHearts');
  });

  test('KRU-11.8 hearts at zero end the game', () => {
    const at = table();
    at.board.hearts = 1;
    at.horde('E3', 'g01', { tiles: ['a1-a2', 'b2', 'c1'] });
    at.run({ step: 'advancePhase' });
    expect(at.outcome).toBe('outcomeHearts');
  });
});

describe('KRU-13 buying', () => {
  const shop = (diamonds: number, gold: number, scenario: 'scenario-1' | 'scenario-7' = 'scenario-1') => {
    const at = table({ scenario });
    Object.assign(at.board, { diamonds, gold });
    at.hand(0, 'mage-2', 'soldier-1', 'archer-1');
    at.run({ step: 'takeBack' }, { step: 'buying' });
    return at;
  };

  test('KRU-13.1, KRU-13.2, KRU-13.4 X27 five diamonds and two gold', () => {
    const at = shop(5, 2);
    at.does(0, 'buy', { tower: 'archer-1' }).does(1, 'buy', { tower: 'archer-2', seat: '1' });
    expect(at.board.diamonds).toBe(0);
    const card = at.board.players[0]?.hand.find((each) => each.card === 'mage-2')?.uid ?? '';
    at.does(0, 'modify', { modifier: 'mod-true', card });
    expect(at.board).toMatchObject({ gold: 0 });
    expect(at.board.modifiersLeft).not.toContain('mod-true');
  });

  test('KRU-13.1 whoever was ready and buys a tower or a modifier after all is asked again', () => {
    const at = shop(5, 2);
    const card = at.board.players[0]?.hand.find((each) => each.card === 'mage-2')?.uid ?? '';
    at.does(0, 'ready').does(0, 'modify', { modifier: 'mod-true', card });
    expect(at.waitsFor()).toEqual([0, 1]);
    at.does(0, 'ready').does(0, 'buy', { tower: 'archer-1' });
    expect(at.waitsFor()).toEqual([0, 1]);
  });

  test('KRU-13.2, KRU-13.3 what cannot be bought says why', () => {
    const at = shop(2, 0);
    expect(at.refuses(0, 'buy', { tower: 'archer-2' })).toMatchObject({ key: 'tooFewDiamonds' });
    expect(at.refuses(0, 'buy', { tower: 'archer-3' })).toMatchObject({ key: 'notForSale' });
    at.board.supply = at.board.supply.filter(({ card }) => card !== 'archer-1');
    expect(at.refuses(0, 'buy', { tower: 'archer-1' })).toMatchObject({ rule: 'KRU-13.3', key: 'noneToBuy' });
    expect(at.refuses(0, 'modify', { modifier: 'mod-true', card: 'mage-2#1' })).toMatchObject({ key: 'tooLittleGold' });
  });

  test('KRU-13.5 Y28 RU-41 nothing is upgraded in phase 6', () => {
    const at = shop(12, 12);
    expect(at.offers(0).sort()).toEqual(['buy', 'modify', 'ready']);
    expect(at.choices(0, 'buy', 'tower')).not.toContain('archer-3');
  });

  test('KRU-14.1, KRU-14.2 X28 slots: two on the Adept Tower, none on soldiers, one on the Spire', () => {
    const at = shop(0, 12, 'scenario-7');
    const [adepts = '', spire = '', militia = ''] = at.hand(
      0,
      ['mage-2', 'mod-true'],
      ['mage-4a', 'mod-single'],
      'soldier-1',
    );
    expect(at.choices(0, 'modify', 'card', { modifier: 'mod-perfect' })).toContain(adepts);
    expect(at.refuses(0, 'modify', { modifier: 'mod-perfect', card: spire })).toMatchObject({ key: 'noSlot' });
    expect(at.refuses(0, 'modify', { modifier: 'mod-perfect', card: militia })).toMatchObject({
      key: 'noModifierOnSoldiers',
    });
    expect(at.refuses(0, 'modify', { modifier: 'mod-true', card: adepts })).toMatchObject({ key: 'modifierUsed' });
  });
});

describe('KRU-14 modifiers', () => {
  test('KRU-14.3, KRU-14.4 extra tiles straight ahead and anywhere', () => {
    const at = rangeBoard();
    const [card = ''] = at.hand(0, ['mage-1', 'mod-artillery', 'mod-single']);
    const args = { card, site: 'D3', facing: 'W' };
    expect(at.choices(0, 'tower', 'plan', args, ['-'])).toEqual(['h3', '-']);
    expect(at.choices(0, 'tower', 'plan', args, ['-', '-']).sort()).toEqual(['-', 'h1', 'h2', 'h3', 'h4']);
  });

  test('KRU-14.5 Y32 RU-16, RU-43 true damage for tiles, not for the crypt’s soldier', () => {
    const at = table({ scenario: 'scenario-7' });
    at.horde('D3', 'g18');
    at.board.sites.push({ at: 'C3', colour: 'R', soldierTower: null, towers: [] });
    const [card = ''] = at.hand(0, ['mage-4b', 'mod-true']);
    const args = { card, site: 'C3', facing: 'E' };
    expect(at.choices(0, 'tower', 'plan', args, ['h1'])).toContain('c2-d3');
    expect(at.choices(0, 'tower', 'plan', args, ['-', 'h1'])).not.toContain('d3');
    expect(at.refuses(0, 'tower', { ...args, plan: ['-', 'h1', 'd3'] })).toMatchObject({ key: 'wrongDamage' });
    expect(at.choices(0, 'tower', 'plan', args, ['-', 'h1'])).toContain('d4');
    const [wide = ''] = at.hand(0, ['mage-4b', 'mod-perfect']);
    const away = { card: wide, site: 'C3', facing: 'W' };
    expect(at.choices(0, 'tower', 'plan', away)).toEqual(['h1', '-']);
    expect(at.choices(0, 'tower', 'plan', away, ['-'])).toEqual(['-']);
  });

  test('KRU-14.6 Y4 RU-17 perfect artillery: one tile on each of two hordes, the third is lost', () => {
    const at = table({ scenario: 'scenario-3' });
    at.horde('C2', 'g01');
    at.horde('B6', 'g02');
    const [card = ''] = at.hand(0, ['artillery-3', 'mod-perfect']);
    const args = { card, site: 'B1', facing: 'N' };
    const two = ['h1', 'c1-d1', 'h2', 'b2-c2'];
    expect(at.choices(0, 'tower', 'plan', args, two.slice(0, 2))).toEqual(['h2', '-']);
    expect(at.choices(0, 'tower', 'plan', args, two)).toEqual(['-']);
    expect(at.refuses(0, 'tower', { ...args, plan: ['h1', 'c1-d1', 'h1'] })).toMatchObject({ key: 'differentHordes' });
  });

  test('KRU-14.6 Y33 RU-44 linked tiles of the colossus go on any one horde', () => {
    const at = rangeBoard();
    const [card = ''] = at.hand(0, ['artillery-4b', 'mod-perfect']);
    const args = { card, site: 'A2', facing: 'N' };
    expect(at.choices(0, 'tower', 'plan', args).sort()).toEqual(['-', 'h1', 'h2', 'h3', 'h4']);
    const [first = ''] = at.choices(0, 'tower', 'plan', args, ['h4']);
    expect(at.choices(0, 'tower', 'plan', args, ['h4', first])).toEqual(['h4', '-']);
  });

  test('KRU-14.7 Y5 an extra site takes one more tower, and a soldier tower besides', () => {
    const at = table();
    const [adepts = '', archers = '', bombard = '', militia = ''] = at.hand(
      0,
      ['mage-2', 'mod-site'],
      'archer-1',
      'artillery-1',
      'soldier-1',
    );
    at.does(0, 'tower', { card: adepts, site: 'E4', facing: 'N' }).does(0, 'tower', {
      card: archers,
      site: 'E4',
      facing: 'N',
    });
    expect(at.refuses(0, 'tower', { card: bombard, site: 'E4', facing: 'N' })).toMatchObject({ key: 'siteTaken' });
    at.does(0, 'tower', { card: militia, site: 'E4', facing: 'N' });
    expect(at.faults).toEqual([]);
  });

  test('KRU-14.7 an extra soldier', () => {
    const at = rangeBoard();
    const [card = ''] = at.hand(0, ['archer-1', 'mod-soldier']);
    at.does(0, 'tower', { card, site: 'A3', facing: 'E', plan: ['-', '-', 'h2', 'a1'] });
    expect(at.told('pawn')).toMatchObject([{ tag: 'h2', cell: 'a1' }]);
  });

  test('KRU-14.8 Bloom, Roots and Bounty', () => {
    const at = table({ scenario: 'scenario-10' });
    at.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1'] });
    at.board.flowers.forEach((flower) => (flower.wilted = true));
    const [roots = '', bloom = '', bounty = ''] = at.hand(
      0,
      ['archer-1', 'mod-roots'],
      ['mage-1', 'mod-bloom'],
      ['archer-2', 'mod-bounty'],
    );
    at.board.sites.push({ at: 'B1', colour: 'R', soldierTower: null, towers: [] });
    at.board.sites.push({ at: 'D3', colour: 'R', soldierTower: null, towers: [] });
    at.does(0, 'tower', { card: roots, site: 'B1', facing: 'S', plan: ['h1', 'd4', '-'] });
    at.does(0, 'choose', { option: 'h1' });
    expect(at.tagged('h1').held).toBe(true);
    at.does(0, 'tower', { card: bloom, site: 'C1', facing: 'N' });
    at.does(0, 'choose', { option: at.choices(0, 'choose', 'option')[0] ?? '' });
    expect(at.told('refreshed')).toHaveLength(1);
    at.does(0, 'tower', { card: bounty, site: 'D3', facing: 'W', plan: ['-', 'h1', 'd1'] });
    at.run({ step: 'destroyPhase' });
    expect(at.told('gained')).toContainEqual(expect.objectContaining({ from: 'bounty', gold: 1, diamonds: 0 }));
  });

  test('KRU-14.9 Y31 a turntable reaches all around, only for towers with an arrow', () => {
    const at = rangeBoard();
    const [card = ''] = at.hand(0, ['mage-1', 'mod-turntable', 'mod-artillery']);
    const args = { card, site: 'D3', facing: 'E' };
    expect(at.choices(0, 'tower', 'plan', args).sort()).toEqual(['-', 'h3', 'h4']);
    expect(at.choices(0, 'tower', 'plan', args, ['-']).sort()).toEqual(['-', 'h3', 'h4']);
    const shop = table({ scenario: 'scenario-8' });
    Object.assign(shop.board, { gold: 2, diamonds: 0 });
    const [howitzer = ''] = shop.hand(0, 'artillery-3', 'mage-1');
    shop.run({ step: 'takeBack' }, { step: 'buying' });
    expect(shop.refuses(0, 'modify', { modifier: 'mod-turntable', card: howitzer })).toMatchObject({
      key: 'noTurntable',
    });
  });

  test('7.6 Y22 a Falcon flies from the Crossbow Fort, the other sits on a tower in another hand', () => {
    const at = table({ scenario: 'scenario-7' });
    at.horde('D4', 'g01');
    const [fort = ''] = at.hand(0, 'archer-4a');
    const [wizards = ''] = at.hand(1, 'mage-3');
    at.does(0, 'tower', { card: fort, site: 'D5', facing: 'N', plan: ['h1', 'c1-d1', '-', 'h1', 'a1'] });
    expect(at.board.falconsLeft).toBe(1);
    at.does(0, 'choose', { option: wizards });
    at.does(1, 'tower', { card: wizards, site: 'A4', facing: 'N', plan: ['-', '-', 'h1', 'b2'] });
    expect(at.told('tile')).toMatchObject([{ damage: 'magic', cells: 32 }]);
    at.run({ step: 'takeBack' });
    expect(at.board.falconsLeft).toBe(2);
  });
});
