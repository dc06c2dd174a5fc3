/** What a change of the rules could slip past the other tests: counts, warnings, and what is not told. */
import { describe, expect, test } from 'vitest';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { dangers } from '../../../src/games/defenders/plans/windows.js';
import { cardValue, freeNumber, ownerOf } from '../../../src/games/defenders/rules/hands.js';
import { actionOf, start } from '../../../src/kernel/index.js';
import { type Talk, solo, table } from './table-talk.js';

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

test('DOR-2 crystals that the set-up places are counted', () => {
  const counted = ['a', 'b', 'c', 'd'].map((seed) => {
    const { board } = start(defenders, { seats: 3, options: {}, wishes: ['rogue', 'dwarf', 'cleric'], seed }).match;
    const onBoard = Object.values(board.locations).reduce((sum, { crystals }) => sum + crystals, 0);
    return board.tally.crystalsPlaced - onBoard;
  });
  expect(counted).toEqual([0, 0, 0, 0]);
});

test('DOR-4.8, 17.1b whoever lacks a card to cleanse with is told why, the Cleric of her minions as well', () => {
  const why = (hero: 'cleric' | 'rogue'): unknown =>
    table([hero]).stands(hero, 'wolf-pass').put('wolf-pass', { red: 1 }).taint('wolf-pass').refused(hero, 'cleanse')
      .reason?.params;
  expect([why('cleric'), why('rogue')]).toEqual([
    { colour: 'blue', cleric: true },
    { colour: 'blue', cleric: false },
  ]);
});

test('specification 4.4: in a window the plan that averts what it warns of is held ready', () => {
  const talk = table(['ranger', 'dwarf'])
    .stands('ranger', 'wolf-pass')
    .stands('dwarf', 'gryphon-inn')
    .lives('ranger', 1)
    .put('wolf-pass', { green: 1 })
    .put('unicorn-forest', { green: 3 })
    .deal('dwarf', 'sp-hammer-of-valor')
    .dark('dq-1')
    .ends('ranger');
  expect(talk.step).toBe('lastStand');
  const ready = actionOf(defenders, 'play')?.ready?.(talk.view(1), 1, {}) ?? [];
  expect([...ready]).toEqual([{ card: '1', targets: ['ranger', 'monarch-city'] }]);
});

test('DOR-13.2 what a card drove off is told place by place, and nothing of the others', () => {
  const talk = table(['rogue'])
    .put('raven-forest', { green: 1 })
    .put('wolf-pass', { red: 2 })
    .deal('rogue', 'sp-elven-archers');
  expect(talk.plays('rogue', 'sp-elven-archers', 'raven-forest').event('minionsRemoved').picks).toEqual([
    { loc: 'raven-forest', minions: { red: 0, blue: 0, green: 1, black: 0 } },
  ]);
});

test('DOR-17.5b a place that is not on the board is told from one that is too far for an arrow', () => {
  const talk = table(['ranger', 'rogue']).stands('ranger', 'wolf-pass').put('wolf-pass', { red: 1 });
  const why = (at: string): unknown => talk.refused('ranger', 'fight', { at }).reason;
  expect(why('nowhere')).toMatchObject({ key: 'noSuchPlace', params: { given: 'nowhere' } });
  expect(why('dark-woods')).toEqual({ key: 'notNextToYou', params: { loc: 'dark-woods' } });
  expect(why('orc-valley')).toMatchObject({ key: 'noMinions', params: { loc: 'orc-valley' } });
});

test('specification 5.1: a card is named with its hero only where one player leads several', () => {
  const several = solo(['rogue', 'dwarf']);
  expect([ownerOf(several.board, 0), ownerOf(several.board, 1)]).toEqual([{ of: 'rogue' }, { of: 'dwarf' }]);
  several.board.heroes.forEach((hero, slot) => (hero.gone = slot === 1));
  expect(ownerOf(several.board, 0)).toEqual({});
  expect(ownerOf(table(['rogue', 'dwarf']).board, 0)).toEqual({});
});

test('DOR-7.9, 17.3 whoever a penalty does not touch loses neither life nor cards, and that is told', () => {
  const talk = table(['eagle-rider']).responds('eagle-rider', 'sky').stands('eagle-rider', 'thorny-woods');
  talk
    .deal('eagle-rider', 'hc-raven-forest-gate', 'hc-wolf-pass-gate')
    .dice(2)
    .says('eagle-rider', 'attack', { cards: ['1'] });
  expect(talk.event('penaltySuffered')).toMatchObject({ life: 0, cards: 0, ignored: 'all' });
  expect(talk.hero('eagle-rider').hand).toHaveLength(1);
});

test('specification 5.1: a card gets the lowest number that is free, from one on', () => {
  const talk = table(['rogue', 'dwarf']);
  expect(freeNumber(talk.board, 0)).toBe(1);
  talk.deal('rogue', 'hc-wolf-pass-gate', 'hc-dark-woods-gate').deal('dwarf', 'hc-dark-woods-horse');
  expect(freeNumber(talk.board, 0)).toBe(3);
  talk.hero('rogue').hand.shift();
  expect(freeNumber(talk.board, 0)).toBe(1);
});

test('DOR-13.2 a location card is not one that is played for its text', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-magic-gate', 'hc-wolf-pass-gate');
  expect(talk.why('rogue', 'play', { card: '2' })).toBe('notHeld');
});

test('DOR-7.5 nobody is asked to bless a battle against a general who does not regenerate', () => {
  const talk = table(['rogue']).stands('rogue', 'thorny-woods').reward('rogue', 'q-amaraks-blessing');
  talk
    .deal('rogue', 'hc-raven-forest-gate')
    .dice(6)
    .says('rogue', 'attack', { cards: ['1'] });
  expect([talk.happened('battleLost'), talk.step]).toEqual([true, 'day']);
});
