/** OOO-1, OOO-2, section 3: terms and set-up. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { orderOfRound } from '../../../src/games/orcs-orcs-orcs/rules/players.js';
import { figures, isCompletelyEmpty, isWithoutCreatures } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import { deckOf } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import { type Options, colours, lanes, rings, sectionNames } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { answer, pending, start } from '../../../src/kernel/index.js';
import { table } from './table.js';

const begin = (seats: number, options: Partial<Options> = {}, seed = 'set-up') =>
  start(orcsOrcsOrcs, { seats, options, seed }).match;

describe('OOO-1 terms', () => {
  test('OOO-1.1 markers and toadlings are no creatures', () => {
    const t = table({ options: { toad: 'rider' }, lying: { '1m': ['toadling-draw-1'] }, markers: { 1: 'orc' } });
    expect([...figures(t.board)]).toEqual([]);
  });

  test('OOO-1.2 trophies and values go by kind, base fate cards by category', () => {
    const t = table({ on: { '3i': 'goblin orc' }, trophies: { red: { orc: 1 } } }).turnsFate('f01');
    expect([t.value('goblin'), t.value('orc'), t.trophies('red', 'orc')]).toEqual([3, 3, 0]);
  });

  test('OOO-1.3 the own lane is the one the mage faces', () => {
    const t = table({ on: { '1o': 'orc', '4o': 'orc' }, mages: { blue: 4 }, hand: { blue: 'zap' } });
    expect(t.choices('blue', 'cast', 'target', { spell: 'zap' })).toEqual(['4o-orc']);
  });

  test('OOO-1.4 draw pile, hand and discard pile make the deck, with cards in play', () => {
    const t = table({
      on: { '1m': 'orc' },
      hand: { blue: 'zap smash' },
      draw: { blue: 'poison' },
      discard: { blue: 'wisdom' },
    });
    t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
    expect(deckOf(t.board, 0)).toHaveLength(4);
  });

  test('OOO-1.5 what goes into the box never comes back', () => {
    const t = table({
      powers: { blue: ['hand-change'] },
      hand: { blue: 'zap' },
      draw: { blue: 'smash' },
      discard: { blue: '' },
    });
    t.does('blue', 'purge', { card: 'zap' }).does('blue', 'pass');
    expect([t.hand('blue'), t.board.box.cards.length]).toEqual([['smash'], 1]);
  });

  test('OOO-1.6 without creatures, and completely empty', () => {
    const t = table({ options: { toad: 'rider' }, markers: { 1: '', 2: 'orc' }, lying: { '1m': ['toadling-draw-1'] } });
    const figuresOnly = { ...t.match.options, endWhen: 'figures' as const };
    expect(isWithoutCreatures(t.board.lanes[2])).toBe(true);
    expect(isCompletelyEmpty(t.board, t.match.options, 1)).toBe(true);
    expect(isCompletelyEmpty(t.board, t.match.options, 2)).toBe(false);
    expect(isCompletelyEmpty(t.board, figuresOnly, 2)).toBe(true);
  });
});

describe('OOO-2 set-up', () => {
  test('OOO-2.1 seats, colours, mages, values, decks, display and Poison are in place', () => {
    const { board } = begin(4);
    expect([...board.order].sort()).toEqual([0, 1, 2, 3]);
    expect(board.order.map((seat) => board.players[seat]?.colour)).toEqual([...colours]);
    expect(board.order.map((seat) => board.players[seat]?.space)).toEqual([1, 2, 3, 5]);
    expect(Object.values(board.values)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([board.display.attack.length, board.display.knowledge.length]).toEqual([3, 3]);
    expect([board.spellDecks.attack.length, board.spellDecks.knowledge.length]).toEqual([17, 17]);
    expect(board.poison).toHaveLength(14);
    expect([board.fate.deck.length, board.round]).toEqual([14, 1]);
  });

  test('OOO-2.1 a colour asked for in the lobby is given; the others take the first free', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 3, wishes: [undefined, 'blue', 'yellow'], seed: 'wish' }).match;
    expect(board.players.map(({ colour }) => colour)).toEqual(['green', 'blue', 'yellow']);
  });

  test.each([
    [2, 48, 6],
    [3, 60, 8],
    [4, 72, 10],
  ])('OOO-2.2 %i players have %i markers, %i left in each lane', (seats, total, left) => {
    const t = start(orcsOrcsOrcs, { seats, options: { missions: true }, seed: 'markers' }).match.board;
    expect(lanes.map((lane) => t.lanes[lane].markers.length)).toEqual(lanes.map(() => left));
    expect(lanes.length * (left + 2)).toBe(total);
  });

  test('OOO-2.3 two creatures wait on every outer section, further in where a road carries them', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 2, options: { missions: true }, seed: 'lanes' }).match;
    for (const lane of lanes) expect(board.lanes[lane].sections.o.creatures).toHaveLength(2);
    const roads = start(orcsOrcsOrcs, {
      seats: 2,
      options: { missions: true, terrain: 9, terrainPlacement: 'random' },
      seed: 'r',
    });
    const withRoad = lanes.filter((lane) => roads.match.board.lanes[lane].sections.o.terrain === 'road');
    expect(withRoad).toHaveLength(1);
    for (const lane of withRoad) expect(roads.match.board.lanes[lane].sections.o.creatures).toHaveLength(0);
  });

  test('OOO-2.4 eight starting spells, four in hand, gauges at zero', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 3, options: { missions: true }, seed: 'hands' }).match;
    for (const player of board.players) {
      expect([player.hand.length, player.draw.length, player.discard.length]).toEqual([4, 4, 0]);
      expect([...player.hand, ...player.draw].every((id) => id.startsWith(`${player.colour}/`))).toBe(true);
      expect(Object.values(player.gauge)).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('OOO-2.5 the start player stays; the seat order is drawn by lot', () => {
    const { board, options } = begin(4);
    expect(orderOfRound(board, options, 7)).toEqual(board.order);
    const orders = new Set(Array.from({ length: 12 }, (_, n) => begin(4, {}, `order-${n}`).board.order.join('')));
    expect(orders.size).toBeGreaterThan(1);
  });

  test('OOO-2.6 with rotate-start every round begins one seat further', () => {
    const { board, options } = begin(3, { rotateStart: true });
    expect([1, 2, 3, 4].map((round) => orderOfRound(board, options, round)[0])).toEqual([
      ...board.order,
      board.order[0],
    ]);
  });
});

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
