/** What a change of the rules could slip past the other tests: counts, warnings, and what is not told. */
import { describe, expect, test } from 'vitest';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import { dangers } from '../../../src/games/defenders/plans/windows.js';
import { cardValue } from '../../../src/games/defenders/rules/hands.js';
import { type Talk, table } from './table-talk.js';

describe('specification 4.4, W-DUSK: what makes the coming Night look bad', () => {
  const fulls: readonly LocId[] = ['amarak-peak', 'fire-river', 'wolf-pass', 'raven-forest'];
  const full = (talk: Talk, places: readonly LocId[]): Talk => {
    for (const loc of places) talk.put(loc, { green: 3 });
    return talk;
  };
  test.each([
    ['nothing on an empty board', (talk: Talk) => talk, []],
    [
      'a general one step before the city',
      (talk: Talk) => talk.general('gorgutt', { step: 3 }),
      [{ type: 'general', general: 'gorgutt' }],
    ],
    ['not one two steps before it', (talk: Talk) => talk.general('gorgutt', { step: 2 }), []],
    ['not a slain one', (talk: Talk) => talk.slain('gorgutt', 'rogue').general('gorgutt', { step: 3 }), []],
    [
      'three minions in the city',
      (talk: Talk) => talk.put('monarch-city', { red: 2, blue: 1 }),
      [{ type: 'city', count: 3 }],
    ],
    ['not two', (talk: Talk) => talk.put('monarch-city', { red: 2 }), []],
    ['three crystals left', (talk: Talk) => talk.taint('wolf-pass', 9), [{ type: 'crystals', left: 3 }]],
    ['not four', (talk: Talk) => talk.taint('wolf-pass', 8), []],
    ['four full places', (talk: Talk) => full(talk, fulls), [{ type: 'full', count: 4 }]],
    ['not three', (talk: Talk) => full(talk, fulls.slice(1)), []],
    ['not where one of the four is a general’s', (talk: Talk) => full(talk, [...fulls.slice(1), 'thorny-woods']), []],
    [
      'not where one of the four is the city',
      (talk: Talk) => full(talk, fulls.slice(1)).put('monarch-city', { red: 2 }),
      [],
    ],
    [
      'not where one of the four has two',
      (talk: Talk) => full(talk, fulls.slice(1)).put('amarak-peak', { green: 2 }),
      [],
    ],
  ] as const)('%s', (_what, lay, found) => {
    expect(dangers(lay(table(['rogue'])).board)).toEqual(found);
  });

  test.each([
    [4, []],
    [3, [{ type: 'supply', colour: 'black', left: 3 }]],
  ])('with %i of a people in the supply', (left, found) => {
    const talk = table(['rogue']);
    talk.board.supply.minions.black = left;
    expect(dangers(talk.board)).toEqual(found);
  });
});

test('DOR-13.2 sp-battle-strategy is not offered where there is nothing to clear and nobody to push back', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-battle-strategy');
  expect(talk.offers('rogue')).not.toContain('play');
  expect(talk.general('gorgutt', { step: 1 }).offers('rogue')).toContain('play');
});

test('DOR-7.8, 7.9 battles won and lost are counted, one each', () => {
  const fought = (die: number): Talk['board']['tally'] =>
    table(['rogue'])
      .general('gorgutt', { life: 1 })
      .stands('rogue', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .dice(die)
      .says('rogue', 'attack', { cards: ['1'] }).board.tally;
  expect(fought(6)).toMatchObject({ battlesWon: 1, battlesLost: 0 });
  expect(fought(2)).toMatchObject({ battlesWon: 0, battlesLost: 1 });
});

test('DOR-5.10 minions that a hero defeated are counted for him, from none on', () => {
  const talk = table(['rogue', 'dwarf']).stands('rogue', 'wolf-pass').put('wolf-pass', { green: 2 });
  expect([talk.hero('rogue').kills, talk.hero('dwarf').kills]).toEqual([0, 0]);
  talk.dice(6, 6).says('rogue', 'fight');
  expect([talk.hero('rogue').kills, talk.hero('dwarf').kills]).toEqual([2, 0]);
});

test('specification 4.6: a card is useful while one of the generals it shows lives', () => {
  const talk = table(['rogue', 'dwarf']);
  const fresh = cardValue(talk.board, 'sp-hammer-of-valor');
  expect(fresh).toBe(3 + 2 * 2 + 4);
  expect(cardValue(talk.slain('gorgutt', 'rogue').board, 'sp-hammer-of-valor')).toBe(fresh);
  talk.slain('balazarg', 'rogue').slain('sapphire', 'rogue').slain('varkolak', 'rogue');
  expect(cardValue(talk.board, 'sp-hammer-of-valor')).toBe(fresh - 3);
});

test('DOR-14.10 a hunt is not told to go on by minions that it does not want', () => {
  const hunted = (colour: 'red' | 'green'): boolean =>
    table(['rogue'])
      .quest('rogue', 'q-demon-hunter')
      .stands('rogue', 'wolf-pass')
      .put('wolf-pass', { [colour]: 1 })
      .dice(6)
      .says('rogue', 'fight')
      .happened('questAdvanced');
  expect([hunted('red'), hunted('green')]).toEqual([true, false]);
});
