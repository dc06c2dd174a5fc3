import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { type Options, lanes, rings, sectionNames } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { answer, pending, start } from '../../../src/kernel/index.js';
import { table } from './table.js';

const begin = (seats: number, options: Partial<Options> = {}, seed = 'set-up') =>
  start(orcsOrcsOrcs, { seats, options, seed }).match;

const two = { spell: 'zap', with: ['book-wl'] };

describe('3.2 terrain', () => {
  const tiles = (match: ReturnType<typeof begin>) =>
    sectionNames.filter((section) => match.board.lanes[Number(section[0]) as 1].sections[section[1] as 'i'].terrain);

  test.each([1, 3, 5, 6, 7, 8, 9])('OOO-19.1 %i tiles at random: at most two on a lane, one below seven', (terrain) => {
    for (const seed of ['a', 'b', 'c']) {
      const placed = tiles(begin(2, { terrain, terrainPlacement: 'random' }, seed));
      expect(placed).toHaveLength(terrain);
      const most = Math.max(
        ...lanes.map((lane) => placed.filter((section) => section.startsWith(String(lane))).length),
      );
      expect(most).toBeLessThanOrEqual(terrain > 6 ? 2 : 1);
      for (const ring of rings)
        expect(placed.filter((section) => section.endsWith(ring)).length).toBeLessThanOrEqual(3);
    }
  });

  test('OOO-19.1 D0b: with fewer than six tiles the lanes are drawn by lot, and tiled in their order', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => begin(2, { terrain: 4 }, seed).board.terrainSetUp?.waiting,
    );
    for (const lanesToTile of drawn) {
      expect(lanesToTile).toHaveLength(4);
      expect(lanesToTile).toEqual([...new Set(lanesToTile)].sort((one, other) => (one < other ? -1 : 1)));
    }
    expect(new Set(drawn.map((one) => one?.join(''))).size).toBeGreaterThan(1);
  });

  test('OOO-19.1 D0b: the players choose rings in turn order; faces show when all lie', () => {
    let match = begin(3, { terrain: 6 });
    const { order } = match.board;
    for (let pick = 0; pick < 6; pick += 1) {
      const view = orcsOrcsOrcs.view(match, 'spectator');
      expect([view.terrainPick?.seat, view.terrainPick?.lane]).toEqual([order[pick % 3], pick + 1]);
      expect(tiles(match)).toEqual([]);
      const ring = pick < 3 ? 'inner' : 'middle';
      const result = answer(orcsOrcsOrcs, match, {
        seat: view.terrainPick?.seat ?? 0,
        action: 'place-terrain',
        args: { ring },
      });
      if (!result.ok) throw new Error(JSON.stringify(result));
      match = result.match;
    }
    expect(tiles(match)).toEqual(['1i', '2i', '3i', '4m', '5m', '6m']);
  });

  test('OOO-19.1 D0b: a size that has run out is refused; the default is the outermost ring', () => {
    let match = begin(2, { terrain: 6 });
    for (let pick = 0; pick < 3; pick += 1) {
      const [decision] = pending(orcsOrcsOrcs, match);
      expect(decision?.fallback?.()).toEqual({ action: 'place-terrain', args: { ring: 'outer' } });
      const result = answer(orcsOrcsOrcs, match, {
        seat: decision?.seats[0] ?? 0,
        action: 'place-terrain',
        args: { ring: 'outer' },
      });
      if (!result.ok) throw new Error(JSON.stringify(result));
      match = result.match;
    }
    const [decision] = pending(orcsOrcsOrcs, match);
    const refused = answer(orcsOrcsOrcs, match, {
      seat: decision?.seats[0] ?? 0,
      action: 'place-terrain',
      args: { ring: 'outer' },
    });
    expect(refused).toMatchObject({
      ok: false,
      rule: 'OOO-19.1',
      reason: { key: 'noTile', params: { free: ['i', 'm'] } },
    });
    expect(decision?.fallback?.()).toEqual({ action: 'place-terrain', args: { ring: 'middle' } });
  });
});

describe('OOO-19 terrain', () => {
  test('OOO-19.2 vegetation takes a hit point', () => {
    const t = table({ terrain: { '1m': 'vegetation' }, on: { '1m': 'orc' }, hand: { blue: 'zap' } });
    expect(t.does('blue', 'cast', { spell: 'zap' }).trophies('blue', 'orc')).toBe(1);
  });

  test('OOO-19.3 stones give one', () => {
    const t = table({ terrain: { '1m': 'stones' }, on: { '1m': 'orc' }, hand: { blue: 'zap book-wl' } });
    expect(t.does('blue', 'cast', two).at('1m')).toBe('orc!2');
  });

  test('OOO-19.4 leaving the tile ends it', () => {
    const t = table({ terrain: { '1m': 'stones' }, on: { '1m': 'orc' } }).turnsFate('f01');
    expect(t.hitPoints('1i')).toEqual([2]);
  });

  test('OOO-19.5 a road carries on; an inner one into the tower', () => {
    const t = table({ terrain: { '4m': 'road', '5i': 'road' }, on: { '4o': 'orc', '5m': 'orc' } }).turnsFate('f01');
    expect([t.at('4i'), t.at('5i'), t.value('orc')]).toEqual(['orc', '', 3]);
  });

  test('OOO-19.6 revealed, switched or bound: every arrival counts, roads in a row too', () => {
    const revealed = table({ terrain: { '2o': 'road', '2m': 'road' }, markers: { 2: 'orc' } });
    revealed.run({ step: 'chooseLane', seat: 0 }).does('blue', 'reveal', { lane: '2' });
    expect(revealed.at('2i')).toBe('orc');
    const switched = table({
      terrain: { '5o': 'road' },
      on: { '4o': 'chief', '5m': 'orc' },
      hand: { blue: 'switch cold-snap' },
    });
    switched.board.lanes[5].sections.o.creatures = [];
    switched.does('blue', 'cast', { spell: 'switch', target: ['4o-chief', '5m-orc'] });
    expect([switched.at('5m'), switched.at('4o')]).toEqual(['chief', 'orc']);
    const pulled = table({ terrain: { '1o': 'road' }, on: { '4o': 'chief' }, hand: { blue: 'switch cold-snap' } });
    pulled.does('blue', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['4o-chief', '1o'] });
    expect(pulled.at('1m')).toBe('chief');
  });

  test('OOO-19.7 a wounded creature that comes onto vegetation is defeated, even half-way', () => {
    const t = table({ terrain: { '4m': 'vegetation' }, on: { '4o': 'chief!3' }, hand: { blue: 'magic-bonds smash' } });
    t.does('blue', 'cast', { spell: 'magic-bonds', with: ['smash'] });
    expect([t.trophies('blue', 'chief'), t.at('4i'), t.at('4m')]).toEqual([1, '', '']);
  });

  test('OOO-19.8 roads work after every step of Magic Bonds', () => {
    const t = table({ terrain: { '4m': 'road' }, on: { '4o': 'chief' }, hand: { blue: 'magic-bonds' } });
    expect(t.does('blue', 'cast', { spell: 'magic-bonds' }).at('4i')).toBe('chief');
  });
});
