import { describe, expect, test } from 'vitest';
import { darknessCards } from '../../../src/games/defenders/content/darkness-cards.js';
import { generalBoards, generalIds } from '../../../src/games/defenders/content/generals.js';
import { type LocId, locationIds, sites } from '../../../src/games/defenders/content/map.js';
import { defenders } from '../../../src/games/defenders/index.js';
import type { Board, Dor, Options } from '../../../src/games/defenders/types/index.js';
import { type Accepted, answer, awaited, pending, start } from '../../../src/kernel/index.js';

function setUp(seed: string, seats = 3, options: Partial<Options> = {}): Accepted<Dor> {
  return start(defenders, { seats, options: { heroPick: 'random', ...options }, seed });
}
function standing(board: Board): { loc: LocId; count: number }[] {
  return locationIds
    .map((loc) => ({ loc, count: Object.values(board.locations[loc].minions).reduce((sum, n) => sum + n, 0) }))
    .filter(({ count }) => count > 0);
}
const seeds = Array.from({ length: 30 }, (_, i) => `set-up ${i}`);
const starts: readonly LocId[] = generalIds.map((id) => generalBoards[id].path[0]);

test('EX-3 set-up totals: four generals with three minions each, 18 others on 6 to 12 locations, 56 Darkness cards', () => {
  for (const seed of seeds) {
    const { board } = setUp(seed).match;
    const all = standing(board);
    const others = all.filter(({ loc }) => !starts.includes(loc));
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(18);
    expect(others.length).toBeGreaterThanOrEqual(6);
    expect(others.length).toBeLessThanOrEqual(12);
    for (const id of generalIds) {
      expect(board.locations[generalBoards[id].path[0]].minions[generalBoards[id].colour]).toBe(3);
    }
    expect(board.locations['scorpion-canyon'].crystals).toBeGreaterThanOrEqual(1);
    expect(board.darkDeck).toHaveLength(56);
    expect(board.locations['dancing-stones'].gate).toBe(true);
    expect(board.supply.gates).toBe(4);
  }
});

test('EX-2 set-up colour: minions have the colour of their location', () => {
  for (const seed of seeds) {
    const { board } = setUp(seed).match;
    for (const { loc, count } of standing(board)) {
      const { colour } = sites[loc];
      expect(colour === 'purple' ? 0 : board.locations[loc].minions[colour]).toBe(count);
    }
  }
});

test('DOR-2.1 minions of the set-up have the colour of their location', () => {
  const { board } = setUp('colours').match;
  for (const { loc } of standing(board)) expect(sites[loc].colour).not.toBe('purple');
});

test('DOR-2.2 no location gets a fourth minion, and two-minion locations come from different cards', () => {
  for (const seed of seeds) {
    const { board } = setUp(seed).match;
    expect(standing(board).every(({ count }) => count <= 3)).toBe(true);
    const named = Object.values(darknessCards).flatMap((card) =>
      card.kind === 'places' ? card.entries.map(({ loc }) => loc) : [],
    );
    expect(standing(board).every(({ loc }) => named.includes(loc) || starts.includes(loc))).toBe(true);
  }
});

test('specification S11: the second wave may come to a place twice', () => {
  const crowded = (seed: string): number =>
    standing(setUp(seed).match.board).filter(({ loc, count }) => count > 1 && !starts.includes(loc)).length;
  const counts = seeds.map(crowded);
  // Six places get two minions each in the first wave.
  expect(Math.min(...counts)).toBe(6);
  expect(Math.max(...counts)).toBeGreaterThan(6);
});

test('specification S12: the tainted places are told', () => {
  for (const seed of seeds) {
    const { match, events } = setUp(seed);
    const told = events.flatMap((event) => (event.type === 'setUp' ? event.data.crystals : []));
    expect(told).toEqual(locationIds.filter((loc) => match.board.locations[loc].crystals === 1));
  }
});

test('DOR-2.3 exactly the locations with three Demons alone are tainted after set-up', () => {
  for (const seed of seeds) {
    const { board } = setUp(seed).match;
    for (const loc of locationIds) {
      expect(board.locations[loc].crystals, loc).toBe(board.locations[loc].minions.red === 3 ? 1 : 0);
    }
  }
});

describe('DOR-2.4 heroes', () => {
  test('DOR-2.4 are chosen in joining order, from those still free', () => {
    let { match } = start(defenders, { seats: 2, seed: 'choose' });
    expect(awaited(defenders, match)).toEqual([0]);
    const first = answer(defenders, match, { seat: 0, action: 'hero', args: { hero: 'wizard' } });
    if (!first.ok) throw new Error('refused');
    match = first.match;
    expect(awaited(defenders, match)).toEqual([1]);
    const taken = answer(defenders, match, { seat: 1, action: 'hero', args: { hero: 'wizard' } });
    expect(taken).toMatchObject({ ok: false, rule: 'DOR-2.4', reason: { key: 'heroNotFree' } });
    const second = answer(defenders, match, { seat: 1, action: 'hero', args: { hero: 'random' } });
    if (!second.ok) throw new Error('refused');
    expect(second.match.board.heroes).toHaveLength(2);
    expect(second.phases[0]?.key).toBe('captionSetUp');
  });
  test('DOR-2.4 asked for in the lobby are kept for whoever asked', () => {
    const { match } = start(defenders, { seats: 2, seed: 'wish', wishes: [undefined, 'rogue'] });
    expect(answer(defenders, match, { seat: 0, action: 'hero', args: { hero: 'rogue' } }).ok).toBe(false);
  });
  test('DOR-2.1 have full life, two cards and a Quest in Monarch City', () => {
    for (const hero of setUp('full').match.board.heroes) {
      expect(hero).toMatchObject({ loc: 'monarch-city', life: hero.maxLife });
      expect(hero.hand).toHaveLength(2);
      expect(hero.quest).not.toBeNull();
    }
  });
});

test('DOR-2.5 the table names who begins, or chance does', () => {
  expect(setUp('first', 4, { first: '3' }).match.board.active).toBe(2);
  const firsts = new Set(seeds.map((seed) => setUp(seed, 4).match.board.active));
  expect(firsts.size).toBe(4);
});

describe('variants', () => {
  test('E1 accepts two and two cards: 24 minions', () => {
    const { board } = setUp('e1', 2, { smallerInvasion: true }).match;
    expect(standing(board).reduce((sum, { count }) => sum + count, 0)).toBe(24);
  });
  test('E3 deals three cards', () => {
    expect(setUp('e3', 2, { moreCards: true }).match.board.heroes[0]?.hand).toHaveLength(3);
  });
  test('E4 and H2 change the life of every hero by one', () => {
    const plain = setUp('life', 1, { heroesPerPlayer: 4 }).match.board.heroes;
    const tough = setUp('life', 1, { heroesPerPlayer: 4, life: 'tougher' }).match.board.heroes;
    const frail = setUp('life', 1, { heroesPerPlayer: 4, life: 'frailer' }).match.board.heroes;
    plain.forEach(({ maxLife }, slot) => {
      expect(tough[slot]?.maxLife).toBe(maxLife + 1);
      expect(frail[slot]?.maxLife).toBe(maxLife - 1);
    });
  });
  test('H1 lets set-up overrun', () => {
    const spilled = Array.from(
      { length: 60 },
      (_, i) => setUp(`h1 ${i}`, 2, { overrunsAtSetUp: true }).match.board,
    ).filter((board) =>
      standing(board).some(
        ({ loc }) =>
          sites[loc].colour !== 'purple' && board.locations[loc].crystals > 0 && board.locations[loc].minions.red < 3,
      ),
    );
    expect(spilled.length).toBeGreaterThan(0);
  });
  test('H3 takes special cards out and shows them', () => {
    const begun = setUp('h3', 2, { fewerSpecials: 4 });
    expect(begun.match.board.removed).toHaveLength(4);
    const shown = begun.events.find(({ type }) => type === 'setUp');
    expect(shown?.data).toMatchObject({ trimmed: begun.match.board.removed });
  });
  test('H4 takes All Is Quiet cards out', () => {
    expect(setUp('h4', 2, { fewerLulls: 3 }).match.board.darkDeck.filter((id) => id.startsWith('dq'))).toEqual([]);
  });
  test('H5 leaves 20 minions a colour', () => {
    const { match } = setUp('h5', 2, { smallSupply: true });
    expect(defenders.broken(match)).toEqual([]);
    expect(match.board.supply.minions.red).toBeLessThanOrEqual(17);
  });
  test('specification 8.5: several heroes a player are offered to a lone player only', () => {
    const { heroesPerPlayer } = defenders.options.fields;
    const chosen = setUp('solo', 2, { heroesPerPlayer: 3 }).match;
    expect(heroesPerPlayer.shown?.(chosen.options, 1)).toBe(true);
    expect(heroesPerPlayer.shown?.(chosen.options, 2)).toBe(false);
    expect(chosen.options.heroesPerPlayer).toBe(1);
  });
  test('specification 8.5, solo: one player leads several heroes, each with its own hand and turn', () => {
    const { match } = setUp('solo', 1, { heroesPerPlayer: 3 });
    expect(match.board.heroes.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    const numbers = match.board.heroes.flatMap(({ hand }) => hand.map(({ no }) => no));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(pending(defenders, match)[0]?.seats).toEqual([0]);
  });
});
