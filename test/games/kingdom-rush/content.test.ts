import { describe, expect, test } from 'vitest';
import { abilities, heroes, soloCards } from '../../../src/games/kingdom-rush/content/heroes.js';
import { basicHordes } from '../../../src/games/kingdom-rush/content/hordes.js';
import { scenarios } from '../../../src/games/kingdom-rush/content/scenarios.js';
import { shapes } from '../../../src/games/kingdom-rush/content/shapes.js';
import { bossCards, champions, elementals } from '../../../src/games/kingdom-rush/content/special-hordes.js';
import { towers } from '../../../src/games/kingdom-rush/content/towers.js';
import { gridOf, hordeCard } from '../../../src/games/kingdom-rush/rules/cards.js';
import { layings, sizeOf } from '../../../src/games/kingdom-rush/rules/cells.js';
import { mapOf } from '../../../src/games/kingdom-rush/rules/maps.js';
import {
  eventIds,
  riftIds,
  scenarioIds,
  shapeIds,
  tiers,
  towerIds,
} from '../../../src/games/kingdom-rush/types/index.js';

describe('the box (2.1)', () => {
  test('116 horde cards: 20 green, 24 blue, 24 red, 20 violet, 12 elementals, 4 champions, 12 events', () => {
    const of = (tier: string) => Object.values(basicHordes).filter(({ band }) => band === tier).length;
    expect(tiers.map(of)).toEqual([20, 24, 24, 20]);
    const special = Object.keys(elementals).length + Object.keys(champions).length + eventIds.length;
    expect(Object.keys(basicHordes).length + special).toBe(116);
  });

  test('18 boss cards, three of every stage of both bosses', () => {
    for (const boss of ['leviathan', 'primarch'] as const) {
      const stages = Object.values(bossCards).filter((card) => card.boss === boss);
      expect(stages.map(({ stage }) => stage).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    }
  });

  test('44 tower cards, eleven of each type; 196 damage tiles; 15 rift cards; 20 ability tiles', () => {
    const copies = towerIds.map((id) => towers[id]);
    expect(copies.reduce((sum, tower) => sum + tower.copies, 0)).toBe(44);
    for (const type of ['archers', 'mages', 'artillery', 'soldiers'] as const) {
      expect(copies.filter((tower) => tower.type === type).reduce((sum, tower) => sum + tower.copies, 0)).toBe(11);
    }
    expect(shapeIds.reduce((sum, shape) => sum + shapes[shape].inBox, 0)).toBe(196);
    expect(riftIds).toHaveLength(15);
    expect(Object.keys(abilities)).toHaveLength(20);
    expect(Object.keys(heroes).sort()).toEqual(Object.keys(soloCards).sort());
  });

  test('KRU-14.2 soldier towers take no modifier, mages of level 1 to 3 two, all others one', () => {
    for (const id of towerIds) {
      const { type, level, slots } = towers[id];
      expect(slots, id).toBe(type === 'soldiers' ? 0 : type === 'mages' && level < 4 ? 2 : 1);
    }
  });
});

test('KRU-3.1 tiles may be turned and flipped: so many ways to lie on an empty grid (7.1)', () => {
  const ways = { m1: 16, d2: 24, i3: 16, l3: 36, i4: 8, o4: 9, l4: 48, t4: 24, s4: 24, p5: 48 };
  expect(Object.fromEntries(shapeIds.map((shape) => [shape, layings(shape).length]))).toEqual(ways);
});

describe('KRU-2.2 the grids', () => {
  const cards = [
    ...Object.keys(basicHordes),
    ...Object.keys(elementals),
    ...Object.keys(champions),
    ...Object.keys(bossCards),
  ];

  test.each(cards)('%s is four rows of four letters', (id) => {
    expect(hordeCard(id).grid).toMatch(/^[.empsBMP]{4}(\/[.empsBMP]{4}){3}$/);
  });

  test.each(cards)('KRU-2.3 %s: big enemies are whole blocks of one kind', (id) => {
    const letters = Array.from(hordeCard(id).grid.replaceAll('/', ''));
    const { bigs } = gridOf(id);
    expect(bigs.length * 4).toBe(letters.filter((letter) => 'BMP'.includes(letter)).length);
    for (const big of bigs) {
      expect(sizeOf(big)).toBe(4);
      expect(new Set(letters.filter((_, at) => (big >> at) & 1)).size).toBe(1);
    }
  });

  test('green hordes have 5 or 6 cells to cover, blue 6 to 8, red 8 to 10, violet 10 to 12', () => {
    const bounds = { green: [5, 6], blue: [6, 8], red: [8, 10], violet: [10, 12] } as const;
    for (const [id, { band }] of Object.entries(basicHordes)) {
      const [least, most] = bounds[band as keyof typeof bounds];
      expect(gridOf(id).cells, id).toBeGreaterThanOrEqual(least);
      expect(gridOf(id).cells, id).toBeLessThanOrEqual(most);
    }
  });

  /** 7.4, 7.5, 7.7: enemies and cells to cover, card by card. */
  const printed: Readonly<Record<string, string>> = {
    g: '5/5 5/5 5/5 5/5 5/5 6/6 6/6 5/5 5/5 5/5 5/5 5/5 6/6 6/6 5/5 5/5 6/6 5/5 5/5 6/6',
    b: '7/7 7/7 7/7 7/7 8/8 8/8 8/8 7/7 7/7 7/7 8/8 8/8 7/7 7/7 8/8 7/7 7/7 8/8 6/6 6/6 6/6 6/6 7/7 7/7',
    r: '6/9 6/9 6/9 7/10 7/10 7/10 9/9 9/9 9/9 9/9 9/9 9/9 9/9 9/9 8/8 8/8 8/8 8/8 8/8 8/8 9/9 9/9 10/10 10/10',
    v: '8/11 8/11 9/12 9/12 9/12 8/11 8/11 9/12 9/12 9/12 5/11 5/11 6/12 6/12 10/10 10/10 8/11 8/11 12/12 12/12',
    'e-': '7/7 8/8 7/7 8/8 8/8 6/9 7/10 7/10 7/10 8/8 9/9 7/10',
    'c-': '8/11 9/12 8/14 10/13',
    'lev-': '8/8 8/8 8/8 8/11 8/11 8/11 8/14 8/14 8/14',
    'pri-': '9/9 9/9 9/9 9/12 9/12 9/12 9/15 9/15 8/14',
  };

  test.each(Object.keys(printed))('the cards %s… have their printed enemies and cells', (kind) => {
    const own = cards.filter((id) => new RegExp(`^${kind}(\\d|${kind.endsWith('-') ? '\\w' : '\\d'})`).test(id));
    expect(own.map((id) => `${gridOf(id).count}/${gridOf(id).cells}`).join(' ')).toBe(printed[kind]);
  });

  test('elementals: air is fast, fire burns, water regenerates, earth is stone; the third air flies', () => {
    const traits = Object.fromEntries(Object.entries(elementals).map(([id, card]) => [id, card.traits.join()]));
    expect(traits).toEqual({
      'e-air-1': 'fast',
      'e-air-2': 'fast',
      'e-air-3': 'fast,flying',
      'e-fire-1': 'burning',
      'e-fire-2': 'burning',
      'e-fire-3': 'burning',
      'e-earth-1': '',
      'e-earth-2': '',
      'e-earth-3': '',
      'e-water-1': 'regenerating',
      'e-water-2': 'regenerating',
      'e-water-3': 'regenerating',
    });
    expect(['e-earth-1', 'e-earth-2', 'e-earth-3'].map((id) => sizeOf(gridOf(id).magicOnly))).toEqual([4, 4, 4]);
  });

  test('every card has an empty cell for its tag', () => {
    for (const id of cards) expect(gridOf(id).enemies, id).not.toBe(0xffff);
  });
});

describe('7.8 the boards', () => {
  const printed: Record<string, number[]> = {
    prologue: [6],
    'scenario-1': [6, 6, 5],
    'scenario-2': [7, 7, 4],
    'scenario-3': [6, 6, 5],
    'scenario-4': [6, 6, 4],
    'scenario-5': [7, 6, 4],
    'scenario-6': [6, 6, 4],
    'scenario-7': [7, 6, 5],
    'scenario-8': [7, 7, 5],
    'scenario-9': [6, 6, 5, 5],
    'scenario-10': [5, 5, 5],
    'scenario-11': [7, 7, 5, 5],
    'scenario-12': [5, 5, 13],
  };

  test.each(scenarioIds)(
    'KRU-1.4, KRU-1.6 %s: every path leads to an exit, spawn points at their printed distance',
    (id) => {
      const map = mapOf(id);
      expect(scenarios[id].spawns.map((spawn) => map.distance.get(spawn))).toEqual(printed[id]);
      for (const [space, next] of map.next) {
        expect(['path', 'exit'], space).toContain(map.ground.get(next));
      }
      expect(map.exits).toHaveLength(id === 'scenario-10' ? 2 : 1);
    },
  );

  test.each(scenarioIds)('%s: sites, flowers, tiles and starting hordes lie where they may', (id) => {
    const map = mapOf(id);
    const { rows, map: drawing, flowers, tiles, totems = [], tutorial } = scenarios[id];
    const sign = (space: string) => drawing[Number(space.slice(1)) - 1]?.[space.charCodeAt(0) - 65];
    for (const [players, row] of Object.entries(rows)) {
      const groups = row.sites.split(' | ').map((group) => group.split(' '));
      for (const [colour, ...spaces] of groups) {
        for (const space of spaces) expect(sign(space), `${players} ${space}`).toBe('s');
        if (!tutorial) expect(spaces).toHaveLength(colour === 'W' ? 1 : 3);
      }
      const all = groups.flatMap(([, ...spaces]) => spaces);
      expect(new Set(all).size).toBe(all.length);
      const starts = row.start.split(' ').map((start) => start.split(':')[0] ?? '');
      for (const at of starts) expect(map.ground.get(at), at).toBe('path');
      expect(new Set(starts).size).toBe(starts.length);
      expect(row.piles.length).toBeLessThanOrEqual(scenarios[id].spawns.length);
      const marks = row.piles.join(' ').split('!').length - 1;
      expect(marks).toBeLessThanOrEqual(6);
    }
    for (const space of [...Object.keys(flowers), ...Object.keys(tiles), ...totems]) {
      expect(map.ground.get(space), space).toBeDefined();
    }
    for (const [space, tile] of Object.entries(tiles)) {
      expect(map.ground.get(space), space).toBe(tile === 'cyclone' ? 'path' : 'ground');
    }
  });
});
