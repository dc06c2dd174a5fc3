import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { orderOfRound } from '../../../src/games/orcs-orcs-orcs/rules/players.js';
import { displayDeck } from '../../../src/games/orcs-orcs-orcs/rules/set-up.js';
import { type Options, colours, lanes } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { start } from '../../../src/kernel/index.js';

const begin = (seats: number, options: Partial<Options> = {}, seed = 'set-up') =>
  start(orcsOrcsOrcs, { seats, options, seed }).match;

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

  test('OOO-2.1 where two ask for the same colour, the first in turn order gets it', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 3, wishes: ['red', 'red', undefined], seed: 'same' }).match;
    const [first, second] = board.order.filter((seat) => seat !== 2);
    expect(board.players[first ?? -1]?.colour).toBe('red');
    expect(board.players[second ?? -1]?.colour).not.toBe('red');
    expect(new Set(board.players.map(({ colour }) => colour)).size).toBe(3);
  });

  test('OOO-2.1 copies and figures are numbered from one', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 2, options: { missions: true }, seed: 'numbers' }).match;
    expect(displayDeck('attack').slice(0, 6)).toEqual([
      ...['fireball#1', 'fireball#2', 'fireball#3', 'fireball#4', 'fireball#5', 'lightning-bolt#1'],
    ]);
    expect(board.poison).toEqual(Array.from({ length: 14 }, (_, index) => `poison#${index + 1}`));
    const numbers = lanes.flatMap((lane) => board.lanes[lane].sections.o.creatures.map(({ id }) => id));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(board.players.map(({ owedDiscards }) => owedDiscards)).toEqual([0, 0]);
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
