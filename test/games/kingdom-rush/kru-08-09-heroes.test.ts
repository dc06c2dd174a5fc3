import { describe, expect, test } from 'vitest';
import { table } from './table-talk.js';

describe('KRU-8 heroes', () => {
  test('KRU-8.1, KRU-8.2 once a round: a move, then one action, then no more', () => {
    const at = table({ heroes: ['saitam', 'bruxa'] });
    at.does(0, 'move', { to: 'E3' }).does(0, 'act', { what: 'rest' });
    expect(at.refuses(0, 'act', { what: 'rest' })).toMatchObject({ rule: 'KRU-8.1', key: 'alreadyActed' });
    expect(at.told('activated')).toMatchObject([{ seat: 0, onHorde: false }]);
  });

  test('KRU-8.3, KRU-8.6 X16 RU-03 from the board the first step leads to the gate', () => {
    const at = table({ heroes: ['bruxa', 'saitam'] });
    const steps = at.choices(0, 'move', 'to');
    expect(steps).toEqual(expect.arrayContaining(['E3', 'D3', 'C3']));
    expect(steps).not.toContain('B3');
    expect(at.refuses(0, 'move', { to: 'B3' })).toMatchObject({ rule: 'KRU-8.3', key: 'tooFar' });
    expect(at.refuses(0, 'move', { to: 'B3' }).text).toContain('4 steps');
  });

  test('KRU-8.4 RU-04, RU-11 he may stop on another’s empty site, not on a tower or an exit', () => {
    const at = table({ heroes: ['bruxa', 'saitam'] });
    const [archers = ''] = at.hand(1, 'archer-1');
    at.does(1, 'tower', { card: archers, site: 'E2', facing: 'N' });
    expect(at.choices(0, 'move', 'to')).toContain('D2');
    expect(at.refuses(0, 'move', { to: 'E2' })).toMatchObject({ rule: 'KRU-8.4', key: 'cannotStop' });
    expect(at.refuses(0, 'move', { to: 'F3' })).toMatchObject({ key: 'cannotStop' });
  });

  test('KRU-8.5 X26 the figure needs four free cells; another block costs a step (RU-12)', () => {
    const at = table({ heroes: ['bruxa', 'saitam'] });
    at.horde('E3', 'g05', { tiles: ['b1-d1', 'a2-d2', 'a3-b3', 'a4-b4'] });
    expect(at.choices(0, 'move', 'cell', { to: 'E3' })).toEqual(['c3']);
    const free = table({ heroes: ['saitam', 'bruxa'] });
    free.horde('E3', 'g01');
    free.stands(0, 'E3', { topLeft: 'a1' });
    free.does(0, 'move', { to: 'E3', cell: 'b2' });
    expect(free.hero(0)).toMatchObject({ topLeft: 'b2', steps: 1 });
    expect(free.refuses(0, 'move', { facing: 'N' }).key).toBe('alreadyMoved');
  });

  test('KRU-8.6 Y34 RU-42 a crowded gate can be crossed, not stopped on', () => {
    const at = table({ heroes: ['bruxa', 'saitam'] });
    at.horde('E3', 'g01', { tiles: ['b1-b4', 'd1-d4', 'a2', 'c3'] });
    expect(at.refuses(0, 'move', { to: 'E3' })).toMatchObject({ rule: 'KRU-8.5', key: 'noBlock' });
    at.does(0, 'move', { to: 'E2' });
    expect(at.hero(0)).toMatchObject({ at: 'E2', steps: 2 });
  });

  test('KRU-8.7, KRU-8.8 the facing is fixed with the move, and cells are visible again when he leaves', () => {
    const at = table({ heroes: ['saitam', 'bruxa'] });
    at.horde('E3', 'g01', { tiles: ['c1-d1'] });
    at.stands(0, 'E3', { topLeft: 'a1' });
    at.does(0, 'act', { what: 'rest', to: 'E2', facing: 'S' });
    expect(at.hero(0)).toMatchObject({ at: 'E2', facing: 'S', topLeft: null });
    at.allReady();
    expect(at.told('destroyed')).toEqual([]);
  });

  test('KRU-8.9, KRU-8.21 RU-26 from the hero board only perfect range can be used', () => {
    const at = table({ heroes: ['bruxa', 'elora'] });
    at.horde('E3', 'g01');
    at.gives(0, 1);
    expect(at.choices(0, 'act', 'plan', { what: 'basic' })).toEqual(['-']);
    expect(at.choices(0, 'act', 'plan', { what: 'ability-1' })).toContain('h1');
  });

  test('KRU-8.10, KRU-8.12 an ability is turned over until he rests', () => {
    const at = table({ heroes: ['bruxa', 'elora'] });
    at.horde('E3', 'g02');
    at.gives(0, 1, 4);
    at.does(0, 'act', { what: 'ability-1', plan: ['h1', 'b1+c1+d1+b2'] });
    expect(at.hero(0).abilities[0]).toEqual({ id: 'bruxa-1', ready: false });
    at.stands(0, null, { activated: false, moved: false, life: 1 });
    expect(at.refuses(0, 'act', { what: 'ability-1' })).toMatchObject({ rule: 'KRU-8.10', key: 'abilityUsed' });
    expect(at.refuses(0, 'act', { what: 'ability-2' })).toMatchObject({
      key: 'abilityNotYours',
      text: 'Skull Barrage is not yours. Yours: Voodoo Hex and Ossuary.',
    });
    at.does(0, 'act', { what: 'rest' });
    expect(at.hero(0)).toMatchObject({ life: 4 });
    expect(at.hero(0).abilities.every(({ ready }) => ready)).toBe(true);
  });

  test('KRU-8.11 passive abilities are never used by an action', () => {
    const at = table({ heroes: ['bruxa', 'elora'] });
    at.gives(0, 4);
    expect(at.refuses(0, 'act', { what: 'ability-4' })).toMatchObject({ rule: 'KRU-8.11', key: 'abilityPassive' });
  });

  test('KRU-8.13, KRU-8.14 X22 RU-13 stunned: to the board, life back next phase 2, abilities stay used', () => {
    const at = table({ heroes: ['elora', 'bruxa'] });
    at.horde('C2', 'g01');
    at.gives(0, 1);
    at.hero(0).abilities.forEach((ability) => (ability.ready = false));
    at.stands(0, 'C2', { topLeft: 'a3', life: 1 });
    at.run({ step: 'advancePhase' });
    expect(at.hero(0)).toMatchObject({ at: null, stunned: true, life: 0 });
    at.board.phase = 2;
    expect(at.refuses(0, 'act', { what: 'rest' })).toMatchObject({ rule: 'KRU-8.14', key: 'heroStunned' });
    at.run({ step: 'beginPhaseTwo' });
    expect(at.hero(0)).toMatchObject({ life: 3, stunned: false, activated: true });
    expect(at.hero(0).abilities[0]?.ready).toBe(false);
    expect(at.refuses(0, 'act', { what: 'rest' })).toMatchObject({ key: 'alreadyActed' });
  });

  test('KRU-8.15 no space to retreat to: back to the hero board', () => {
    const at = table({ heroes: ['elora', 'bruxa'] });
    at.stands(0, 'A2');
    for (const space of ['A1', 'B1', 'B3', 'A3']) at.board.env.push({ tile: 'pool', at: space, from: space });
    at.horde('B2', 'g01');
    at.run({ step: 'spawnPile', lane: 1 });
    expect(at.hero(0).at).toBeNull();
  });

  test('KRU-8.16 Y17 protection: life 1 stays 1', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('C2', 'g01', { tiles: ['a2-b2', 'c1-d1'] });
    at.stands(0, 'C2', { topLeft: 'a3', life: 1, protected: true });
    at.tagged('h1').tiles.push({ cells: 1, shape: 'm1', damage: 'true', source: 'test', seat: 1, seq: 99 });
    at.run({ step: 'destroyPhase' });
    expect(at.hero(0)).toMatchObject({ life: 1, at: 'C2', topLeft: null });
  });

  test('KRU-8.17 Planted Feet: after at most one step a 2×2 square, after two a corner', () => {
    const at = table({ heroes: ['saitam', 'bruxa'] });
    at.horde('D3', 'g01');
    expect(at.choices(0, 'act', 'plan', { what: 'basic', to: 'D3', cell: 'a3' }, ['h1'])).toContain('c1+d1+c2');
    at.stands(0, 'C3');
    expect(at.choices(0, 'act', 'plan', { what: 'basic', to: 'D3', cell: 'a3' }, ['h1'])).toContain('c1-d2');
  });

  test('KRU-8.17 Chill: a horde that received her tile is held; Blessing gives life back', () => {
    const at = table({ heroes: ['elora', 'dierdre'] });
    at.horde('E3', 'g01');
    at.stands(0, 'E2', { facing: 'S' }).stands(1, 'E2', { life: 2 });
    at.types(0, 'act', { what: 'basic' }, 'h1:a1-a2 h1:b2');
    expect(at.waitsFor()).toEqual([0]);
    expect(at.choices(0, 'choose', 'option')).toEqual(['h1', 'none']);
    at.does(0, 'choose', { option: 'h1' });
    expect(at.tagged('h1').held).toBe(true);
    at.does(1, 'act', { what: 'basic', plan: ['-'] });
    expect(at.choices(1, 'choose', 'option')).toEqual(['dierdre', 'none']);
    at.does(1, 'choose', { option: 'dierdre' });
    expect(at.hero(1).life).toBe(3);
  });

  test('KRU-8.18 Y24 RU-45 a waiting sand warrior takes the first free enemy cell that takes its damage', () => {
    const cells = (tiles: string[]) => {
      const at = table({ heroes: ['alric', 'bruxa'] });
      at.horde('B2', 'g15', { tiles });
      Object.assign(at.board.warriors[0] ?? {}, { where: 'waiting', at: 'C2' });
      at.run({ step: 'advancePhase' });
      return at.told('ambushed').map(({ cell }) => cell);
    };
    expect(cells([])).toEqual(['a1']);
    expect(cells(['a1'])).toEqual(['c3']);
    expect(cells(['a1', 'c3', 'a4-b4'])).toEqual(['b1']);
  });

  test('KRU-8.18 RU-27 at the end of his activation Alric places his warriors near him', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('E3', 'g01');
    at.stands(0, 'E2');
    at.does(0, 'act', { what: 'rest' });
    expect(at.choices(0, 'choose', 'plan')).toEqual(expect.arrayContaining(['h1', 'w:D1', '-']));
    at.does(0, 'choose', { plan: ['h1', 'a1', 'w:E1'] });
    expect(at.board.warriors.map(({ where }) => where)).toEqual(['horde', 'waiting']);
    expect(at.tagged('h1').pawns).toMatchObject([{ cell: 'a1', warrior: 0 }]);
    expect(at.faults).toEqual([]);
  });

  test('KRU-8.19 Y16 a skull for a horde destroyed next to her, none for one farther off', () => {
    const at = table({ heroes: ['bruxa', 'alric'] });
    at.horde('C3', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    at.horde('B4', 'g02', { tiles: ['b1-d1', 'b2-c2'] });
    at.stands(0, 'D2');
    at.run({ step: 'destroyPhase' });
    expect(at.hero(0).skulls).toBe(1);
  });

  test('KRU-8.19 Y37 RU-24, RU-25, RU-40 skulls come first while one has a target', () => {
    const at = table({ heroes: ['bruxa', 'alric'] });
    at.horde('E3', 'g01');
    at.stands(0, 'E2', { skulls: 2 });
    expect(at.refuses(0, 'move', { to: 'E1' })).toMatchObject({ rule: 'KRU-8.19', key: 'firstSkulls' });
    at.does(0, 'act', { what: 'skulls', plan: ['-', '-'] });
    expect(at.hero(0)).toMatchObject({ skulls: 2, open: true });
    at.does(0, 'move', { to: 'E1' });
    expect(at.hero(0).at).toBe('E1');
    const alone = table({ heroes: ['bruxa', 'alric'] });
    alone.stands(0, 'E2', { skulls: 2 });
    alone.does(0, 'move', { to: 'E1' });
    expect(alone.refuses(0, 'act', { what: 'skulls' })).toMatchObject({ key: 'noSkulls' });
  });

  test('KRU-8.20 Y26 an open activation stops everything else, and falls back to the basic attack or rest', () => {
    const at = table({ heroes: ['dierdre', 'alric'] });
    at.horde('E3', 'g01');
    const [archers = ''] = at.hand(1, 'archer-1');
    at.does(0, 'move', { to: 'D4', facing: 'N' });
    expect(at.refuses(1, 'tower', { card: archers, site: 'B3', facing: 'N' })).toMatchObject({
      rule: 'KRU-8.20',
      key: 'firstFinish',
    });
    expect(at.refuses(0, 'ready')).toMatchObject({ key: 'firstFinish' });
    at.fallsBack();
    expect(at.told('acted')).toMatchObject([{ what: 'basic' }]);
    const idle = table({ heroes: ['dierdre', 'alric'] });
    idle.does(0, 'move', { to: 'E3' }).fallsBack();
    expect(idle.told('acted')).toMatchObject([{ what: 'rest' }]);
  });

  test('KRU-8.20 Y27 move and action at once, over a way without a fresh flower', () => {
    const at = table({ heroes: ['saitam', 'bruxa'] });
    at.horde('D3', 'g01');
    at.does(0, 'act', { what: 'basic', to: 'D3', cell: 'a3', plan: ['h1', 'a1+a2+b2'] });
    expect(at.hero(0)).toMatchObject({ at: 'D3', activated: true, open: false });
    const other = table({ heroes: ['saitam', 'bruxa'] });
    expect(other.refuses(0, 'act', { what: 'rest', to: 'F4' })).toMatchObject({
      rule: 'KRU-8.20',
      key: 'wayOverFlower',
    });
    other.board.flowers.forEach((flower) => (flower.wilted = true));
    other.does(0, 'act', { what: 'rest', to: 'F4' });
  });

  test('KRU-8.22 a sub-question is asked of one seat, and nothing else is accepted', () => {
    const at = table({ heroes: ['elora', 'alric'] });
    at.horde('E3', 'g01');
    at.stands(0, 'E2', { facing: 'S' });
    at.types(0, 'act', { what: 'basic' }, 'h1:a1-a2 -');
    const opened = at.match.opened;
    expect(at.waitsFor()).toEqual([0]);
    expect(at.refuses(1, 'ready')).toMatchObject({ rule: 'KRU-8.22', key: 'firstAnswer' });
    expect(at.refuses(1, 'choose', { option: 'h1' })).toMatchObject({ key: 'someoneDecides' });
    at.does(0, 'choose', { option: 'none' });
    expect(at.match.opened).toBe(opened);
    expect(at.refuses(0, 'choose', { option: 'h1' })).toMatchObject({ key: 'nothingToChoose' });
  });
});

describe('KRU-9 flowers and environment', () => {
  test('KRU-9.1, KRU-9.2, KRU-9.3 Y29 whoever enters a fresh flower may use it; near it means on it or next to it', () => {
    const at = table({ scenario: 'scenario-2', heroes: ['saitam', 'alric'] });
    at.horde('C3', 'g01');
    at.horde('C5', 'g02');
    at.horde('D3', 'g04');
    at.stands(0, 'A4');
    at.does(0, 'move', { to: 'B4' });
    expect(at.offers(0)).toContain('flower');
    expect(at.choices(0, 'flower', 'plan', { at: 'B4' }).sort()).toEqual(['-', 'h1', 'h2']);
    expect(at.refuses(0, 'flower', { at: 'B4', plan: ['h3'] })).toMatchObject({ key: 'outOfRange' });
    at.does(0, 'flower', { at: 'B4', plan: ['h1', 'c1-d1'] });
    expect(at.board.flowers[0]).toMatchObject({ wilted: true });
    expect(at.refuses(0, 'flower', { at: 'B4' }).key).toBe('flowerNotCrossed');
  });

  test('KRU-9.3 the engine takes a shortest way over the most flowers; a way may be named', () => {
    const at = table({ heroes: ['saitam', 'bruxa'] });
    at.stands(0, 'E5');
    at.does(0, 'move', { to: 'F5' });
    expect(at.hero(0).crossed).toEqual([]);
    const other = table({ heroes: ['saitam', 'bruxa'] });
    other.stands(0, 'E5');
    other.does(0, 'move', { to: 'F5', via: ['F4', 'F5'] });
    expect(other.hero(0).crossed).toEqual(['F4']);
    const wrong = table({ heroes: ['saitam', 'bruxa'] });
    wrong.stands(0, 'E5');
    expect(wrong.refuses(0, 'move', { to: 'F5', via: ['A1'] })).toMatchObject({ key: 'wayBroken' });
  });

  test('KRU-9.4 each flower does what it says, once', () => {
    const use = (type: 'flower-heart' | 'flower-root' | 'flower-sun' | 'flower-ember') => {
      const at = table({ heroes: ['saitam', 'alric'] });
      at.board.flowers = [{ type, at: 'E2', wilted: false }];
      at.horde('E3', 'g01');
      at.stands(0, 'E1', { life: 1 });
      at.does(0, 'move', { to: 'E2' });
      return at.does(0, 'flower', type === 'flower-ember' ? { at: 'E2', plan: ['h1', 'a1-a2'] } : { at: 'E2' });
    };
    expect(use('flower-heart').hero(0).life).toBe(3);
    expect(use('flower-root').tagged('h1').held).toBe(true);
    expect(use('flower-ember').told('tile')).toMatchObject([{ damage: 'true', from: 'flower' }]);
    const sun = use('flower-sun');
    const { gold, diamonds } = sun.board;
    sun.does(0, 'choose', { option: 'gold' });
    expect(sun.board).toMatchObject({ gold: gold + 1, diamonds });
    expect(sun.board.flowers[0]?.wilted).toBe(true);
    expect(use('flower-sun').does(0, 'choose', { option: 'diamond' }).board).toMatchObject({
      gold,
      diamonds: diamonds + 1,
    });
  });

  test('KRU-9.6 volcanoes and pools cannot be crossed, the rift can but not stopped on', () => {
    const at = table({ scenario: 'scenario-7', heroes: ['saitam', 'bruxa'] });
    at.stands(0, 'F1');
    expect(at.choices(0, 'move', 'to')).not.toContain('F2');
    expect(at.refuses(0, 'move', { to: 'F2' })).toMatchObject({ key: 'cannotStop' });
    expect(at.choices(0, 'move', 'to')).toContain('F3');
    const pools = table({ scenario: 'scenario-8', heroes: ['saitam', 'bruxa'] });
    pools.stands(0, 'A4');
    expect(pools.choices(0, 'move', 'to')).not.toContain('B4');
  });

  test('KRU-9.7, KRU-9.8, KRU-9.9 an eruption hurts those around and ash closes a site for the round', () => {
    const at = table({ scenario: 'scenario-3', heroes: ['saitam', 'bruxa'] });
    at.stands(0, 'B3');
    at.horde('A2', 'g01', { soldiers: ['a1'] });
    at.run({ step: 'resolveEvent', event: 'ev-07', lane: 1 });
    expect(at.hero(0).life).toBe(3);
    expect(at.tagged('h1').pawns).toEqual([]);
    expect(at.board.ash).toHaveLength(2);
    expect(at.board.sites.map((site) => site.at)).toEqual(expect.arrayContaining(at.board.ash));
  });

  test('KRU-9.10 a third fissure moves the older one', () => {
    const at = table({ scenario: 'scenario-4' });
    for (let count = 0; count < 3; count += 1) at.run({ step: 'resolveEvent', event: 'ev-09', lane: 1 });
    expect(at.board.env.filter(({ tile }) => tile === 'fissure')).toHaveLength(2);
    expect(at.told('fissureOpened')[0]?.from).not.toBeNull();
  });
});
