/** OOO-3, OOO-4, OOO-5, OOO-18: rounds, fate, breaches, markers, the front. */
import { describe, expect, test } from 'vitest';
import { baseFate, newFate } from '../../../src/games/orcs-orcs-orcs/content/fate.js';
import { type Kind, lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

const everywhere = Object.fromEntries(lanes.map((lane) => [`${lane}o`, 'golem'])) as Record<'1o', string>;

describe('OOO-3 round and fate', () => {
  test('OOO-3.1 a fate card, a turn for each player, then the next round', () => {
    const t = table({ turn: 'yellow', on: everywhere });
    t.does('yellow', 'pass');
    expect(t.board.round).toBe(2);
    expect(t.told('fateTurned')).toHaveLength(1);
    expect(t.waitsFor()).toEqual(['blue']);
  });

  test('OOO-3.2 the fate card lies open until the next one', () => {
    const t = table().turnsFate('f06');
    expect([t.board.fate.current, t.board.fate.discard.length]).toEqual(['f06', 1]);
    t.turnsFate('f08');
    expect(t.board.fate.current).toBe('f08');
    expect(t.board.fate.discard).toContain('f06');
  });

  test('OOO-3.3 all categories shown move, none of their creatures twice', () => {
    const t = table({ on: { '1o': 'goblin rider chief', '1m': 'orc' } }).turnsFate('f10');
    expect([t.at('1o'), t.at('1m'), t.at('1i')]).toEqual(['chief', 'goblin rider', 'orc']);
  });

  test('OOO-3.4 lanes from 1 to 6, inner ring first', () => {
    const t = table({ on: { '2o': 'orc', '2i': 'orc', '1m': 'orc' } }).turnsFate('f01');
    expect(t.told('marched')[0]?.moves.map(({ from }) => from)).toEqual(['1m', '2i', '2o']);
  });

  test('OOO-3.5 the rule binds from the end of the movement on; a card without text has none', () => {
    const t = table({
      fate: 'f09',
      trophies: { red: { goblin: 1 } },
      powers: { red: ['no-loss'] },
      on: { '3i': 'goblin' },
    });
    t.turnsFate('f03');
    expect(t.trophies('red', 'goblin')).toBe(1);
    expect(t.board.fate.rule).toBe('plus-one-hp');
    expect(t.turnsFate('f01').board.fate.rule).toBeNull();
  });

  test('OOO-3.6 each of the six rules does what it says', () => {
    const hand = { blue: 'zap replenish book-fe' };
    expect(table({ fate: 'f03', on: { '1o': 'goblin' } }).hitPoints('1o')).toEqual([3]);
    expect(table({ fate: 'f07', hand }).refuses('blue', 'cast', { spell: 'book-fe' }).reason).toBe('noStudy');
    expect(table({ fate: 'f04', hand }).refuses('blue', 'teleport', { space: '4' }).reason).toBe('noTeleport');
    const suspended = table({ fate: 'f09', hand, powers: { blue: ['hand-change'] } });
    expect(suspended.refuses('blue', 'purge', { card: 'zap' }).reason).toBe('powersSuspended');
    expect(table({ fate: 'f11', hand }).does('blue', 'pass').hand('blue')).toHaveLength(3);
    expect(table().turnsFate('f12').told('displayExchanged')).toHaveLength(1);
  });

  test.each([
    [false, 15],
    [true, 19],
  ])('OOO-3.7 an empty deck is shuffled from all its cards (new fate: %s)', (on, cards) => {
    const t = table({ options: { newFate: on } });
    t.board.fate.discard = t.board.fate.deck.splice(0);
    t.run({ step: 'fate' });
    expect(t.told('fateShuffled')).toEqual([{ cards }]);
    expect([t.board.fate.deck.length, t.board.fate.discard.length]).toEqual([cards - 1, 0]);
  });
});

describe.each(baseFate.map((card) => [card.id, card] as const))('7.6 fate card %s', (id, { moves, rule }) => {
  test(`OOO-3.3 moves its categories and brings its rule`, () => {
    const kinds: readonly Kind[] = ['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief'];
    const t = table({ on: { '4o': kinds.join(' ') } }).turnsFate(id);
    const moved = moves.by === 'category' ? moves.categories : [];
    const category = {
      goblin: 'weak',
      orc: 'weak',
      shaman: 'strong',
      rider: 'strong',
      golem: 'mighty',
      chief: 'mighty',
    };
    const expected = kinds.filter((kind) => (moved as readonly string[]).includes(category[kind as 'orc']));
    expect(t.at('4m')).toBe([...expected].sort().join(' '));
    expect(t.board.fate.rule).toBe(rule);
  });
});

describe.each(newFate.map((card) => [card.id, card] as const))('7.7 fate card %s', (id, { moves, rule }) => {
  test(`OOO-18.8 moves the rings of the lanes it shows and brings its rule`, () => {
    const on = Object.fromEntries(
      lanes.flatMap((lane) => [
        [`${lane}i`, 'orc'],
        [`${lane}m`, 'rider'],
        [`${lane}o`, 'chief'],
      ]),
    );
    const t = table({ options: { newFate: true }, on }).turnsFate(id);
    if (moves.by !== 'section') throw new Error(`${id} moves categories`);
    for (const lane of lanes) {
      const moving = (ring: 'i' | 'm' | 'o') => moves.lanes.includes(lane) && moves.rings.includes(ring);
      const inner = [...(moving('i') ? [] : ['orc']), ...(moving('m') ? ['rider'] : [])].sort().join(' ');
      const middle = [...(moving('m') ? [] : ['rider']), ...(moving('o') ? ['chief'] : [])].sort().join(' ');
      expect([t.at(`${lane}i`), t.at(`${lane}m`), t.at(`${lane}o`)]).toEqual([
        inner,
        middle,
        moving('o') ? '' : 'chief',
      ]);
    }
    expect(t.board.fate.rule).toBe(rule);
  });
});

describe('OOO-4 reaching the tower', () => {
  test('OOO-4.1 a creature that leaves the inner section goes into the box', () => {
    const t = table({ on: { '4i': 'orc' } }).turnsFate('f01');
    expect([t.at('4i'), t.board.box.creatures['weak-2']]).toEqual(['', 1]);
  });

  test('OOO-4.2 one cell for each breach, never below the last', () => {
    const t = table({ on: { '4i': 'orc orc orc orc orc' } }).turnsFate('f01');
    expect([t.value('orc'), t.board.breaches['weak-2'], t.board.values['weak-2']]).toEqual([1, 5, 3]);
  });

  test('OOO-4.3 only the mage above loses, only a trophy of that kind, only if there is one', () => {
    const t = table({ on: { '3i': 'orc', '2i': 'orc' }, trophies: { red: { orc: 1, goblin: 1 }, blue: { orc: 1 } } });
    t.turnsFate('f01');
    expect([t.trophies('red', 'orc'), t.trophies('red', 'goblin'), t.trophies('blue', 'orc')]).toEqual([0, 1, 1]);
  });

  test('OOO-4.4 No Creature Loss saves the trophy, not the value', () => {
    const t = table({ on: { '3i': 'orc' }, trophies: { red: { orc: 1 } }, powers: { red: ['no-loss'] } }).turnsFate(
      'f01',
    );
    expect([t.trophies('red', 'orc'), t.value('orc')]).toEqual([1, 3]);
    expect(t.told('breached')).toMatchObject([{ lost: false, kept: true }]);
  });

  test('OOO-4.5 a lost trophy leaves gauge and power', () => {
    const t = table({ on: { '3i': 'orc' }, trophies: { red: { orc: 2 } }, gauges: { red: { orc: 2 } } }).turnsFate(
      'f01',
    );
    expect([t.trophies('red', 'orc'), t.gauge('red', 'orc'), t.player('red').powers]).toEqual([
      1,
      2,
      ['immutable-rules'],
    ]);
  });

  test('OOO-4.6 fate, Magic Bonds and roads all breach', () => {
    expect(
      table({ on: { '4i': 'orc' } })
        .turnsFate('f01')
        .told('breached'),
    ).toHaveLength(1);
    const bonds = table({ on: { '4i': 'orc' }, hand: { blue: 'magic-bonds' } });
    expect(bonds.does('blue', 'cast', { spell: 'magic-bonds' }).told('breached')).toHaveLength(1);
    const road = table({ on: { '4m': 'orc' }, terrain: { '4i': 'road' } }).turnsFate('f01');
    expect(road.told('breached')).toHaveLength(1);
  });
});

describe('OOO-5 revealing', () => {
  test('OOO-5.1 lanes with creatures get none, lanes without markers neither', () => {
    const t = table({ on: { '1i': 'orc' }, markers: { 1: 'chief', 2: '', 3: 'rider' } });
    t.run({ step: 'revealEmptyLanes', seat: 0 });
    expect([t.at('1o'), t.at('2o'), t.at('3o')]).toEqual(['', '', 'rider']);
  });

  test('OOO-5.2 a lane of one’s choice, not the own one', () => {
    const t = table({ on: everywhere }).run({ step: 'revealMarker', seat: 0 });
    expect(t.choices('blue', 'reveal', 'lane')).toEqual(['2', '3', '4', '5', '6']);
    expect(t.does('blue', 'reveal', { lane: '6' }).at('6o')).toBe('goblin golem');
  });

  test('OOO-5.3 a single fitting lane is taken by itself', () => {
    const t = table({ markers: { 1: 'orc', 2: '', 3: '', 4: 'chief', 5: '', 6: '' } }).run({
      step: 'revealMarker',
      seat: 0,
    });
    expect(t.at('4o')).toBe('chief');
    expect(t.offers('blue')).not.toContain('reveal');
  });

  test('OOO-5.3 the default is the lane with most markers, then the lowest', () => {
    const t = table({ markers: { 2: 'orc', 3: 'orc orc', 4: 'orc orc', 5: '', 6: '' } }).run({
      step: 'chooseLane',
      seat: 0,
    });
    expect(t.fallback()).toEqual({ action: 'reveal', args: { lane: '3' } });
  });

  test('OOO-5.4 markers come off in their fixed order', () => {
    const t = table({ on: everywhere, markers: { 2: 'orc chief rider' } });
    for (let count = 0; count < 2; count += 1) {
      t.run({ step: 'chooseLane', seat: 0 }).does('blue', 'reveal', { lane: '2' });
    }
    expect([t.at('2o'), t.board.lanes[2].markers]).toEqual(['chief golem orc', ['rider']]);
  });
});

const front = { newFate: true } as const;

describe('OOO-18 new fate cards', () => {
  test('OOO-18.1 nineteen cards instead of fifteen', () => {
    const { deck, current, discard } = table({ options: front }).board.fate;
    expect(new Set([...deck, current, ...discard])).toEqual(new Set(newFate.map(({ id }) => id)));
  });

  test('OOO-18.2 the front is the nearest section with a creature', () => {
    const t = table({ options: front, on: { '2m': 'orc', '2o': 'orc' } });
    expect(t.view('spectator').lanes[2].front).toBe('m');
    expect(t.view('spectator').lanes[3].front).toBeNull();
  });

  test('OOO-18.3 attacks aim at the front of the own lane', () => {
    const t = table({ options: front, on: { '1m': 'orc', '1o': 'goblin' }, hand: { blue: 'smash' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'smash' })).toEqual(['1m-orc']);
    expect(t.refuses('blue', 'cast', { spell: 'smash', target: ['1o-goblin'] })).toMatchObject({ rule: 'OOO-18.3' });
  });

  test('OOO-18.4 Lightning Bolt aims at the front of any lane', () => {
    const t = table({
      options: front,
      on: { '1m': 'orc', '1o': 'goblin', '4o': 'chief' },
      hand: { blue: 'lightning-bolt zap' },
    });
    const targets = t.choices('blue', 'cast', 'target', { spell: 'lightning-bolt', with: ['zap'] });
    expect(targets.sort()).toEqual(['1m-orc', '4o-chief']);
  });

  test('OOO-18.5 Ice Storm takes the front and the section behind', () => {
    const t = table({
      options: front,
      on: { '1m': 'orc', '1o': 'goblin' },
      hand: { blue: 'ice-storm cold-snap book-ew' },
    });
    expect(t.choices('blue', 'cast', 'target', { spell: 'ice-storm', with: ['cold-snap', 'book-ew'] })).toEqual(['1m']);
    t.does('blue', 'cast', { spell: 'ice-storm', with: ['cold-snap', 'book-ew'] });
    expect([t.trophies('blue', 'orc'), t.trophies('blue', 'goblin')]).toEqual([1, 1]);
  });

  test('OOO-18.6 the front moves back at once', () => {
    const t = table({ options: front, on: { '1i': 'goblin!1', '1o': 'orc' }, hand: { blue: 'smash zap' } });
    t.does('blue', 'cast', { spell: 'smash' });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toEqual(['1o-orc']);
  });

  test('OOO-18.7 Support spells, weakening and explosions know no front', () => {
    const t = table({
      options: { ...front, toad: 'rider', bomber: 'golem' },
      on: { '1i': 'goblin', '1o': 'bomber!2 orc!1' },
      hand: { blue: 'magic-bonds' },
      toadlings: { blue: ['toadling-weaken-1'] },
    });
    expect(t.choices('blue', 'cast', 'target', { spell: 'magic-bonds' })).toContain('1o-orc');
    t.does('blue', 'toadling', { kind: 'weaken', target: '1o-bomber' });
    expect([t.trophies('blue', 'bomber'), t.trophies('blue', 'orc')]).toEqual([1, 1]);
  });

  test('OOO-18.9 breaches and rules are the same as ever', () => {
    const t = table({ options: front, on: { '3i': 'orc' }, trophies: { red: { orc: 1 } } }).turnsFate('x18');
    expect([t.value('orc'), t.trophies('red', 'orc'), t.board.fate.rule]).toEqual([3, 0, 'three-spells']);
  });

  test('OOO-18.10 without the module there is no front', () => {
    const t = table({ on: { '1i': 'orc', '1o': 'goblin' }, hand: { blue: 'zap' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toContain('1o-goblin');
    expect(t.view('spectator').lanes[1].front).toBeNull();
  });
});
