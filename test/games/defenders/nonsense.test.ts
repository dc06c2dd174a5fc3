import { describe, expect, test } from 'vitest';
import { walk } from '../../../scripts/rehearsal/walk.js';
import { defenders } from '../../../src/games/defenders/index.js';
import {
  type AnyMatch,
  type Args,
  type LooseAction,
  actionOf,
  anyGame,
  firstOf,
  refuses,
  start,
} from '../../../src/kernel/index.js';

const game = anyGame(defenders);
const nonsense = ['Moria', 'x', '', 'monarch-city', 'all', 'none', '99', 'wolf-pass=zz', 'toString', '🐉'];

/** Asks an action everything that may be asked of it, whatever was given before. */
function askEverything(match: AnyMatch, action: LooseAction<never>, seat: number, given: Args): void {
  const view = game.view(match, seat) as never;
  action.unavailable?.(view, seat);
  for (const argument of Object.values(action.args)) {
    argument.optional?.(view, seat, given);
    for (const value of nonsense) {
      if (argument.kind === 'number') argument.range(view, seat, given);
      else if (argument.kind === 'plan') {
        firstOf(argument.next(view, seat, given, [value]), 30);
        argument.isWhole(view, seat, given, [value]);
        argument.accepts?.(view, seat, given, [], value);
        argument.refuse?.(view, seat, given, [], value);
        argument.refuse?.(view, seat, given, [value], undefined);
        argument.proposal?.(view, seat, given);
      } else {
        firstOf(argument.choices(view, seat, given), 30);
        argument.accepts?.(view, seat, given, value);
        argument.refuse?.(view, seat, given, value);
        if (argument.kind !== 'many') continue;
        argument.count(view, seat, given);
        argument.all?.(view, seat, given);
        argument.proposal?.(view, seat, given);
      }
    }
  }
}

function mumble(match: AnyMatch): void {
  for (const name of Object.keys(game.actions)) {
    const action = actionOf(game, name);
    if (!action) throw new Error(name);
    const names = Object.keys(action.args);
    for (let seat = 0; seat < match.seats; seat += 1) {
      askEverything(match, action as unknown as LooseAction<never>, seat, {});
      for (const value of nonsense) {
        const given = Object.fromEntries(names.map((key) => [key, value]));
        const listed = Object.fromEntries(names.map((key) => [key, [value, value]]));
        askEverything(match, action as unknown as LooseAction<never>, seat, given);
        refuses(game, match, { seat, action: name, args: given });
        refuses(game, match, { seat, action: name, args: listed });
      }
    }
  }
}

describe('specification 5.3: nonsense is refused, never an error', () => {
  test('before heroes are chosen', () => {
    mumble(start(game, { seats: 3, options: {}, seed: 'nonsense' }).match);
    const { match } = start(game, { seats: 2, options: {}, seed: 'nonsense' });
    expect(refuses(game, match, { seat: 0, action: 'attack', args: { cards: ['x'] } })).toMatchObject({
      rule: 'DOR-2.4',
      reason: { key: 'noHeroYet' },
    });
  });

  test('DOR-4.1 a place of another story', () => {
    const { match } = start(game, { seats: 1, wishes: ['rogue'], seed: 'nonsense' });
    const wrong = refuses(game, match, { seat: 0, action: 'move', args: { to: 'Moria', by: 'foot', card: '1' } });
    expect(wrong).toMatchObject({ argument: 'to', rule: 'DOR-4.1', reason: { key: 'noSuchPlace' } });
    expect(wrong?.choices?.length).toBeGreaterThan(0);
  });

  test.each([1, 2, 4])('at every twentieth moment of a game with %i players, and when it is over', (seats) => {
    let count = 0;
    let last: AnyMatch | undefined;
    walk(game, { seats, options: seats === 1 ? { heroesPerPlayer: 3 } : {}, seed: 'mumbling' }, 'random', (moment) => {
      count += 1;
      last = moment.match;
      if (count % 20 === 0) mumble(moment.match);
    });
    if (last) mumble(last);
    expect(last?.outcome).not.toBeNull();
  });
});
