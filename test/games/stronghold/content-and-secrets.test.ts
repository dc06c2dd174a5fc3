/** The tables hold together, every title can be won, and nobody learns a secret. */
import { describe, expect, test } from 'vitest';
import { cardActions, draftCards } from '../../../src/games/stronghold/content/cards.js';
import { rampartData, towerData, wallData } from '../../../src/games/stronghold/content/map.js';
import { garrisonPieces, hordePieces, orderCopies, shotDeck } from '../../../src/games/stronghold/content/numbers.js';
import { equipmentData, machineData, ritualData, trainingData } from '../../../src/games/stronghold/content/prices.js';
import { taskData } from '../../../src/games/stronghold/content/tasks.js';
import { titleLeast } from '../../../src/games/stronghold/content/titles.js';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { awards, record } from '../../../src/games/stronghold/record.js';
import { pathBetween } from '../../../src/games/stronghold/rules/places.js';
import { totalOf } from '../../../src/games/stronghold/rules/units.js';
import type { titles } from '../../../src/games/stronghold/types/terms.js';
import {
  type OrderTile,
  frontActions,
  ramparts,
  tasks,
  towers,
  walls,
} from '../../../src/games/stronghold/types/terms.js';
import type { Str } from '../../../src/games/stronghold/types/index.js';
import { type GameEvent, rngOver, seedRng } from '../../../src/kernel/index.js';
import {
  accept,
  defender,
  defenderEast,
  defenderWest,
  doom,
  inAssault,
  inPhase,
  invader,
  isAsked,
  order,
  put,
  say,
} from './table-talk.js';

describe('content', () => {
  test('7.10: five cards a phase, three actions each, every action on two or three of them', () => {
    expect(draftCards).toHaveLength(20);
    for (const action of frontActions) {
      const on = draftCards.filter((card) => cardActions[card].includes(action)).length;
      expect(on, action).toBeGreaterThanOrEqual(2);
      expect(on, action).toBeLessThanOrEqual(3);
    }
  });
  test('7.2 to 7.4: walls, ramparts and towers agree with each other', () => {
    for (const rampart of ramparts) {
      for (const wall of rampartData[rampart].walls) {
        expect(wallData[wall].ramparts).toContain(rampart);
        expect(pathBetween(rampart, wall)).toBeDefined();
      }
    }
    for (const tower of towers) {
      for (const wall of towerData[tower].walls) expect(wallData[wall].towers).toContain(tower);
    }
    for (const wall of walls) {
      for (const next of wallData[wall].neighbours) expect(wallData[next].neighbours).toContain(wall);
    }
  });
  test('2.1: pieces are as many as the box holds', () => {
    expect([totalOf(hordePieces), totalOf(garrisonPieces)]).toEqual([200, 41]);
    expect(Object.values(shotDeck).reduce((sum, { copies }) => sum + copies, 0)).toBe(6);
    expect(Object.values(orderCopies).reduce((sum, copies) => sum + copies, 0)).toBe(5);
    const pieces = (list: { pieces: number | null }[]) => list.reduce((sum, one) => sum + (one.pieces ?? 0), 0);
    expect([
      pieces(Object.values(equipmentData)),
      pieces(Object.values(trainingData)),
      pieces(Object.values(ritualData)),
    ]).toEqual([21, 15, 12]);
    expect(Object.values(machineData).map((one) => one.pieces)).toEqual([4, 4, 2, 2, 3, 5, 3]);
  });
  test('7.11: the prices of the tasks', () => {
    expect(tasks.map((task) => taskData[task].hourglasses)).toEqual([
      4, 3, 2, 2, 4, 2, 1, 2, 2, 2, 2, 1, 2, 4, 2, 2, 2, 2, 3,
    ]);
  });
});

describe('titles', () => {
  const match = inPhase(1, () => undefined).match;
  const one = { veteran: 0, soldier: 0, archer: 1 };
  const events: Partial<Record<(typeof titles)[number], GameEvent<Str>[]>> = {
    'longest-wall': Array.from({ length: 3 }, () => compared('w2', 'held', 3)),
    'last-at-the-wall': [{ type: 'stood', data: { wall: 'w1', left: 0 } }],
    'eagle-eyes': [killed('volley', { troll: 2, orc: 1, goblin: 0 })],
    'served-hot': [killed('cauldron', { troll: 0, orc: 0, goblin: 4 })],
    thunder: [killed('cannon', { troll: 0, orc: 2, goblin: 0 }), killed('hook', { troll: 0, orc: 0, goblin: 2 })],
    trapper: [killed('trap', { troll: 1, orc: 0, goblin: 3 })],
    'wall-of-one': [killed('raid', { troll: 2, orc: 0, goblin: 0 })],
    'not-a-grain': [{ type: 'spentHourglasses', data: { seat: defender, hourglasses: 30 } }],
    'whatever-it-takes': [disgraced(), disgraced()],
    wrecker: [
      { type: 'destroyed', data: { by: 'exploding-orcs', wall: 'w1', stone: 3, wood: 2, razed: true, seat: invader } },
    ],
    'sure-hand': Array.from({ length: 4 }, () => fired()),
    'gate-breaker': [{ type: 'rammed', data: { taken: 8, strength: 8, gate: 1, resistance: 0 } }],
    'blood-priest': [{ type: 'sacrificed', data: { seat: invader, goblins: 6, track: 6 } }],
    'small-but-deadly': [
      { type: 'fell', data: { by: 'shooters', units: { ...one, archer: 3 }, place: 'w1', seats: [invader] } },
    ],
    'back-again': [
      { type: 'returned', data: { seat: invader, units: { troll: 0, orc: 0, goblin: 5 }, by: 'tamer', to: 'camp' } },
    ],
    'straight-face': [{ type: 'countermandedFace', data: { seat: invader, wall: 'w1', tile: 'bluff' } }],
    'by-a-hair': [compared('w1', 'breached', 4)],
  };
  test.each(Object.entries(events))('section 15: %s is won at its least, and not before', (title, log) => {
    const given = title === 'longest-wall' ? 'longest-wall-w2' : title;
    expect(awards(match, log).map((award) => award.title)).toContain(given);
    expect(awards(match, log.slice(1)).map((award) => award.title)).not.toContain(given);
  });
  test('section 15: a lightning siege, and an unstained defence', () => {
    expect(titleLeast.unstained).toBe(6);
    const won = {
      ...match,
      outcome: {
        kind: 'won' as const,
        winners: [invader],
        scores: null,
        reason: { key: 'noStone' as const, params: {} },
      },
    };
    const entered: GameEvent<Str> = { type: 'entered', data: { turn: 5, walls: ['w1'], gate: false, glory: 3 } };
    expect(awards(won, [entered]).map(({ title }) => title)).toContain('lightning-siege');
    const late: GameEvent<Str> = { type: 'entered', data: { turn: 6, walls: ['w1'], gate: false, glory: 3 } };
    expect(awards(won, [late]).map(({ title }) => title)).not.toContain('lightning-siege');
    const long = structuredClone(match);
    long.board.glory.defenders.time = 6;
    expect(awards(long, []).map(({ title }) => title)).toContain('unstained');
    long.board.honourBroken = true;
    expect(awards(long, []).map(({ title }) => title)).not.toContain('unstained');
  });
  test('section 15: equal counts share the title of the longest wall, which names the first wall in board order', () => {
    const four = inPhase(1, () => undefined, { seats: 4 }).match;
    const log = ['e1', 'w2', 'e1', 'w2', 'e1', 'w2', 'w3'].map((wall) => compared(wall as 'w1', 'held', 3));
    expect(awards(four, log).find(({ title }) => title.startsWith('longest-wall'))).toEqual({
      title: 'longest-wall-w2',
      seats: [defenderWest, defenderEast],
      value: 3,
    });
    const fallen = [...log, compared('w2', 'breached', 9)];
    expect(awards(four, fallen).find(({ title }) => title.startsWith('longest-wall'))).toEqual({
      title: 'longest-wall-e1',
      seats: [defenderEast],
      value: 3,
    });
    expect(stronghold.text.fr.titles['longest-wall-w2']?.name).toBe('Le mur qui a tenu le plus longtemps\u00a0: w2');
  });
  test('9.4: the record keeps roles, cards, handicap, the turn, what fell and the parts of the count', () => {
    const over = accept(
      inAssault(
        (board) => {
          board.turn = 6;
          board.glory.invaders = { time: 5, deeds: 1, gates: 1, entry: 0, tieBreak: 0 };
          board.glory.defenders = { time: 5, valour: 3, honour: 0, tieBreak: 0 };
          board.deeds['blood-rites'] = true;
          board.disgrace.spent = ['barricades'];
          board.barbican.destroyed = 1;
          doom(board, 'w1');
        },
        { seats: 3, options: { handicap: 'invader-1', fall: 'glory' } },
      ),
    );
    expect(record(over.match, over.events)).toMatchObject({
      scenario: 'starter',
      level: 'invader-1',
      variant: 'glory',
      rounds: 6,
      parts: ['invader-west', 'invader-east', 'defender'],
      figures: {
        breached: 1,
        gatesDestroyed: 1,
        invadersTime: 5,
        invadersDeeds: 1,
        invadersGates: 1,
        invadersEntry: 3,
        defendersTime: 5,
        defendersValour: 3,
        defendersHonour: 0,
        'blood-rites': 1,
        'mass-invasion': 0,
        barricades: 1,
        'false-parley': 0,
      },
    });
  });
  function compared(wall: 'w1' | 'w2', outcome: 'held' | 'breached', advantage: number): GameEvent<Str> {
    return { type: 'compared', data: { wall, attack: 9, defence: 6, advantage, outcome, units: 3, poisoned: false } };
  }
  function killed(
    by: 'volley' | 'cauldron' | 'cannon' | 'hook' | 'trap' | 'raid',
    units: { troll: number; orc: number; goblin: number },
  ): GameEvent<Str> {
    return { type: 'killed', data: { by, units, place: 'w1', seats: [defender] } };
  }
  function disgraced(): GameEvent<Str> {
    return { type: 'disgraced', data: { seat: defender, act: 'barricades', building: null } };
  }
  function fired(): GameEvent<Str> {
    return { type: 'fired', data: { seat: invader, engine: 'catapult@rw1', wall: 'w1', card: 'hit' } };
  }
});

describe('secrets', () => {
  test('STR-10.12: the tile of a secret order is answered privately, that of an open one to everybody', () => {
    const { secret } = stronghold.actions.order;
    const hidden = (mode: 'open' | 'secret'): unknown =>
      typeof secret === 'function' ? secret({ wall: 'w1', tile: 'bluff', mode }) : secret;
    expect(hidden('secret')).toEqual(['tile']);
    expect(hidden('open')).toEqual([]);
  });
  const seen = (tile: OrderTile, viewer: number | 'spectator'): string => {
    const table = inPhase(
      6,
      (board) => {
        put(board, 'w1', '1g1o');
        put(board, 'rw1', '1t');
        order(board, 'w1', tile, 'secret');
      },
      { seats: 4 },
    );
    return JSON.stringify(stronghold.view(table.match, viewer));
  };
  test('invariant 17: the face of a face-down order is the invaders’ alone', () => {
    for (const tile of ['exploding-orcs', 'trolls-call', 'bluff'] as const) {
      expect(seen(tile, defenderEast)).toBe(seen('goblin-fury', defenderEast));
      expect(seen(tile, 'spectator')).toBe(seen('goblin-fury', 'spectator'));
      expect(seen(tile, 1)).not.toBe(seen('goblin-fury', 1));
    }
  });
  test('invariant 17: laying a tile tells others no more than the wall', () => {
    const table = inPhase(6, (board) => put(board, 'w1', '1g1o'));
    const laid = (tile: string) => say(table, invader, 'order', { wall: 'w1', tile, mode: 'secret' });
    const told = (tile: string) => laid(tile).events.filter(({ only }) => !only);
    expect(told('bluff')).toEqual(told('goblin-fury'));
    expect(stronghold.view(laid('bluff').match, defender)).toEqual(
      stronghold.view(laid('goblin-fury').match, defender),
    );
  });
  test('invariant 17: whether the phase goes on does not tell which tiles lie face down', () => {
    const asks = (last: OrderTile): boolean => {
      const table = inPhase(6, (board) => {
        for (const wall of ['w1', 'w2', 'e1'] as const) put(board, wall, '1g1o');
        put(board, 'e4', '1g');
        order(board, 'w1', 'bluff', 'secret');
        order(board, 'w2', 'bluff', 'secret');
        order(board, 'e1', last, 'secret');
      });
      return isAsked(table, 'invaderPhase');
    };
    expect(asks('exploding-orcs')).toBe(true);
    expect(asks('goblin-fury')).toBe(true);
  });
  test('invariant 18: bag, piles and shot deck in another order look the same', () => {
    const table = accept(
      inAssault((board) => put(board, 'rw1', '2o')),
      ({ match }) => match.board.turn === 3,
    );
    const dealt = stronghold.redeal(table.match, 'spectator', rngOver(seedRng('order')));
    expect(dealt.board.bag).not.toEqual(table.match.board.bag);
    for (const viewer of [invader, defender, 'spectator'] as const) {
      expect(stronghold.view(dealt, viewer)).toEqual(stronghold.view(table.match, viewer));
    }
  });
});
