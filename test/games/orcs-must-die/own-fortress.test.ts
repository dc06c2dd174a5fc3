/** The lobby and fortresses of one’s own (TX-33 to 39). */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { readFortress } from '../../../src/games/orcs-must-die/rules/own-fortress.js';
import { refusesStart, slotsFor, wishesOffered } from '../../../src/games/orcs-must-die/rules/lobby.js';
import { firstPlace } from '../../../src/games/orcs-must-die/rules/first-places.js';
import { fortresses } from '../../../src/games/orcs-must-die/content/fortresses.js';
import { withDefaults } from '../../../src/kernel/index.js';
import type { Options } from '../../../src/games/orcs-must-die/types/index.js';
import { siege } from './table-talk.js';

const options = (chosen: Partial<Options>): Options => withDefaults(orcsMustDie, chosen);

describe('the lobby and own fortresses', () => {
  const first =
    'name: Cubicle 1\n-   -   1v    -    -\n4v  3<  2t<>  7>   8v\n5>  6>  R     10p< 9<\narmies: 1 / 1 1 / 1 1 1';
  const second = '1> 2> 3v\n4> 5> R\narmies: 1 / 1 4 / 1 4';
  const same = (text: string, id: 'cubicle-1' | 'side-door'): void => {
    const reading = readFortress(text);
    if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
    const { grid, starts, armies, tiles } = fortresses[id];
    expect(reading.fortress.plan).toEqual({ grid, starts, armies, tiles });
  };
  test('TX-33 OMD-11.17 a fortress is read from its text', () => {
    same(first, 'cubicle-1');
    same(second, 'side-door');
    same(second.replace('armies:', 'ARMÉES :').replaceAll('>', '→').replace('R', 'r'), 'side-door');
    same(first.replace('name:', 'nom:'), 'cubicle-1');
  });
  test.each([
    ['OF-1', 'x'.repeat(1501)],
    ['OF-2', `name: @all\n${second}`],
    ['OF-3', '1> 2> 3v\n4> 5> R'],
    ['OF-4', second.replace('3v', '3q')],
    ['OF-5', '1> 2> 3> 4> 5> 6> 7> R\narmies: 1 / 1 / 1'],
    ['OF-6', second.replace('4> 5> R', '4> R 5> R')],
    ['OF-7', '1> 2> 3> R\narmies: 1 / 1 / 1'],
    ['OF-8', second.replace('5>', '4>')],
    ['OF-9', second.replace('5>', '6>')],
    ['OF-10', second.replace('2>', '2f>').replace('4>', '4f>')],
    ['OF-11', second.replace('2>', '2>v')],
    ['OF-12', second.replace('5>', '5v')],
    ['OF-13', '1> 2v 3v\n4^ 5< R\narmies: 1 / 1 / 1'],
    ['OF-14', second.replace('1 / 1 4 / 1 4', '1 / 1 4')],
    ['OF-15', second.replace('1 / 1 4 / 1 4', '1 / 1 7 / 1')],
    ['OF-16', second.replace('1 / 1 4 / 1 4', '1 / / 1')],
    ['OF-17', second.replace('1 / 1 4 / 1 4', '1 2 / 3 4 / 1')],
  ])('TX-34 OMD-11.18 fault %s', (fault, text) => {
    const reading = readFortress(text);
    expect(reading.ok ? 'accepted' : reading.fault.fault).toBe(fault);
    if (fault === 'OF-13' && !reading.ok) expect(reading.fault).toEqual({ fault: 'OF-13', ids: ['1', '2', '5', '4'] });
  });
  test('TX-35 OMD-11.15 swaps', () => {
    const t = siege();
    t.board.phase = 'setup';
    expect(t.why(0, 'swap', { tile: '3', special: 'pitfall' })).toMatch(/^Only standard tiles/);
    expect(t.why(0, 'swap', { tile: '2', special: 'lava-lake' })).toMatch(/is in the fortress already/);
    t.say(0, 'swap', { tile: '4', special: 'trapsburg' });
    expect(t.team.tiles.find(({ id }) => id === '4')).toMatchObject({ type: 'trapsburg', exits: ['5'] });
    t.say(0, 'swap', { tile: '2', special: 'pitfall' });
    expect(t.options(0, 'swap')).toEqual(['1', '5']);
  });
  test('TX-36 OMD-2.5 OMD-2.6 teams and refused starts', () => {
    const rivalry = options({ mode: 'rivalry' });
    const slots = slotsFor(rivalry, 5, ['order', 'order', undefined, 'unchained', undefined]);
    expect(slots.map(({ seat, side }) => `${seat}${side.charAt(0)}`)).toEqual(['0o', '1o', '4o', '2u', '3u', '2u']);
    const why = (chosen: Partial<Options>, wishes: (string | undefined)[]): string | undefined =>
      refusesStart(options(chosen), wishes.length, wishes)?.reason.key;
    expect(why({ mode: 'rivalry' }, ['order', 'order', 'order', 'unchained'])).toBe('teamSmall');
    expect(why({ mode: 'rivalry' }, ['order', 'order'])).toBe('teamSmall');
    expect(why({ 'boss-level2': 'fire-lord', 'boss-finale': 'fire-lord' }, [undefined])).toBe('bossTwice');
    const three = { 'boss-level2': 'boss-ivy', 'boss-level3': 'boss-cygnus', 'boss-finale': 'boss-tundra' } as const;
    expect(why(three, [undefined, undefined, undefined, undefined])).toBe('fewHeroes');
    expect(why(three, [undefined, undefined, undefined])).toBeUndefined();
    expect(why({ fortress: 'custom' }, [undefined])).toBe('noOwnFortress');
  });
  test('OMD-11.18 a faulty cell is named with its row, counted from one', () => {
    const fault = (text: string): unknown => {
      const reading = readFortress(text);
      return reading.ok ? undefined : reading.fault;
    };
    expect(fault(second.replace('1>', '1q>'))).toEqual({ fault: 'OF-4', row: 1, cell: '1q>' });
    expect(fault(second.replace('5>', '5?'))).toEqual({ fault: 'OF-4', row: 2, cell: '5?' });
  });
  test('OMD-2.6 a team is wished for by four seats at most, a hero by one', () => {
    const most = (chosen: Partial<Options>): Record<string, number | undefined> =>
      Object.fromEntries(wishesOffered(options(chosen)).map((wish) => [wish.id, wish.most]));
    expect(most({ mode: 'rivalry' })).toEqual({ order: 4, unchained: 4 });
    expect(most({})).toEqual({ maximilian: 1, gabriella: 1, ivy: 1, cygnus: 1, hogarth: 1, tundra: 1 });
  });
  test('TX-39 Q-03 first places', () => {
    const t = siege();
    expect(firstPlace(t.team)).toBe('2');
    t.board.phase = 'setup';
    t.say(0, 'swap', { tile: '2', special: 'teleporter' });
    expect(firstPlace(t.team)).toBe('4');
    const u = siege({ options: { fortress: 'gas-works' } });
    u.board.phase = 'setup';
    u.say(0, 'swap', { tile: '2', special: 'teleporter' });
    expect(firstPlace(u.team)).toBe('5');
    const near = '1> R 2<\n4^ 3^ -\narmies: 1 / 1 / 1';
    const own = siege({ options: { fortress: 'custom', 'own-fortress': near } });
    expect(firstPlace(own.team)).toBe('R');
  });
});
