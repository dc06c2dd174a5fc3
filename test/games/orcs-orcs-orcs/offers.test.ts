/** What is offered, in which order, and what is said of it: whoever looks for a good move finds it first (5.1). */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { upgradeToken } from '../../../src/games/orcs-orcs-orcs/plans/upgrades.js';
import { bestOutcome, combinationsFor, readyWith } from '../../../src/games/orcs-orcs-orcs/rules/combinations.js';
import type { SpellCode, UpgradeUse } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { type Args, actionOf, choicesOf } from '../../../src/kernel/index.js';
import type { Setting } from './setting.js';
import { type Table, table } from './table.js';

const plainly = (card: SpellCode): UpgradeUse => ({ card, teleport: null, draw: false });

/** What is said of every choice of one of blue's arguments. */
function saidOf(
  t: Table,
  action: string,
  argument: string,
  given: Args = {},
  picked: readonly string[] = [],
): object[] {
  const spec = actionOf(orcsOrcsOrcs, action)?.args[argument];
  if (!spec) throw new Error(`${action} has no ${argument}`);
  const offered = choicesOf(spec, t.view('blue'), 0, given, picked);
  return Array.from(offered, ({ label }) => ('params' in label ? label.params : label));
}

describe('5.1 cards that may be cast', () => {
  test.each<[string, Setting, string[]]>([
    [
      'what defeats most comes first, whether alone or with other cards',
      { on: { '1i': 'golem!2', '1o': 'goblin!1' }, hand: { blue: 'book-ew zap smash' } },
      ['smash', 'zap', 'book-ew'],
    ],
    [
      'where nothing falls, what takes effect alone comes before what needs other cards',
      { on: { '1o': 'chief' }, hand: { blue: 'lightning-bolt zap book-fe' } },
      ['zap', 'book-fe', 'lightning-bolt'],
    ],
    [
      'nothing else puts one before another: they stay as they are held',
      { on: { '1o': 'chief' }, hand: { blue: 'book-wl fire-spark replenish magic-bonds' } },
      ['book-wl', 'fire-spark', 'replenish', 'magic-bonds'],
    ],
    ['an attack on an empty lane is none', { on: { '4o': 'chief' }, hand: { blue: 'zap smash' } }, []],
  ])('5.1 %s', (_title, setting, cards) => {
    expect(table(setting).choices('blue', 'cast', 'spell')).toEqual(cards);
  });

  test('5.1 what can be only one thing is not asked for: the effect of a Zap without energy', () => {
    const t = table({ on: { '1o': 'chief' }, hand: { blue: 'zap book-wl' } });
    expect(t.choices('blue', 'cast', 'effect', { spell: 'zap' })).toEqual([]);
    expect(t.choices('blue', 'cast', 'effect', { spell: 'zap', with: ['book-wl'] })).toEqual(['1', '2']);
  });

  test('OOO-7.3 a spell lies open or does not', () => {
    const t = table({ on: { '1o': 'chief' }, hand: { blue: 'zap' } });
    expect(t.refuses('blue', 'cast', { spell: 'zap', open: 'perhaps' })).toBeDefined();
    expect(t.does('blue', 'cast', { spell: 'zap', open: 'no' }).board.turn?.casting).toBeNull();
  });

  test('OOO-10.2 a spell that needs no target has none that could be named', () => {
    const { target } = orcsOrcsOrcs.actions.cast.args;
    const t = table({ hand: { blue: 'replenish' } });
    expect(target.kind === 'plan' && target.isWhole(t.view('blue'), 0, { spell: 'replenish' }, [])).toBe(false);
    expect(t.choices('blue', 'cast', 'target', { spell: 'replenish' })).toEqual([]);
  });
});

describe('7.13 the best a spell can do', () => {
  const best = (setting: Setting, spell: SpellCode, ...upgrades: SpellCode[]) => {
    const view = table({ hand: { blue: [spell, ...upgrades].join(' ') }, ...setting }).view('blue');
    return bestOutcome(readyWith(view, 0, spell, upgrades.map(plainly)));
  };

  test.each<[string, Setting, [SpellCode, ...SpellCode[]], object]>([
    ['nothing to hit', {}, ['zap'], { effect: 0, defeats: [], gain: 0 }],
    ['a scratch', { on: { '1o': 'golem' } }, ['zap'], { effect: 1, defeats: [], gain: 0 }],
    [
      'the dearest effect where none defeats',
      { on: { '1o': 'golem' } },
      ['zap', 'book-wl', 'book-lf'],
      { effect: 3, defeats: [], gain: 0 },
    ],
    [
      'the dearest where a cheaper would do as well',
      { on: { '1o': 'orc' } },
      ['zap', 'book-wl', 'book-lf'],
      { effect: 3, defeats: ['orc'], gain: 4 },
    ],
    [
      'of two of the same value the one nearer to the tower',
      { on: { '1i': 'orc', '1o': 'goblin' } },
      ['zap', 'book-wl'],
      { effect: 2, defeats: ['orc'], gain: 4 },
    ],
    [
      'the one that falls rather than the one that is worth more',
      { on: { '1i': 'golem', '1o': 'goblin' } },
      ['zap', 'book-wl'],
      { effect: 2, defeats: ['goblin'], gain: 4 },
    ],
    [
      'two lanes shaken, and a bomber goes off among them',
      { options: { bomber: 'golem' }, on: { '1m': 'orc goblin', '6m': 'bomber!1 rider' } },
      ['earthquake', 'smash', 'book-fe'],
      { effect: 2, defeats: ['orc', 'goblin', 'bomber', 'rider'], gain: 4 + 4 + 8 + 6 },
    ],
    [
      'two sections frozen',
      { on: { '1i': 'goblin', '1m': 'orc shaman' } },
      ['ice-storm', 'cold-snap', 'book-ew'],
      { effect: 2, defeats: ['goblin', 'orc'], gain: 8 },
    ],
    [
      'one who is worth more than two',
      { breaches: { goblin: 3, orc: 3 }, on: { '1i': 'goblin orc', '1o': 'golem!2' } },
      ['earthquake', 'smash'],
      { effect: 1, defeats: ['golem'], gain: 8 },
    ],
    [
      'Magic Bonds defeats nobody, however weak',
      { on: { '1o': 'goblin!1' } },
      ['magic-bonds'],
      { effect: 1, defeats: [], gain: 0 },
    ],
  ])('4.2, 8.2 %s', (_title, setting, [spell, ...upgrades], outcome) => {
    expect(best(setting, spell, ...upgrades)).toEqual(outcome);
  });
});

describe('OOO-7.3, OOO-11 lists of cards that are thought through', () => {
  const lists = (setting: Setting, spell: SpellCode = 'zap'): string[] =>
    combinationsFor(table({ on: { '1o': 'golem' }, ...setting }).view('blue'), 0, spell)
      .map(({ upgrades }) => upgrades.map(upgradeToken).join(' '))
      .sort();

  test.each<[string, Setting, boolean]>([
    ['a card in the discard pile', { discard: { blue: 'smash' }, draw: { blue: '' } }, true],
    ['an empty discard pile', { discard: { blue: '' }, draw: { blue: 'smash smash' } }, false],
    [
      'one card in the draw pile, where recalls come from there',
      { options: { recallFrom: 'deck' }, discard: { blue: '' }, draw: { blue: 'smash' } },
      true,
    ],
    [
      'nothing in either pile, where recalls come from the draw pile',
      { options: { recallFrom: 'deck' }, discard: { blue: '' }, draw: { blue: '' } },
      false,
    ],
    [
      'a discard pile to be shuffled, where recalls come from the draw pile',
      { options: { recallFrom: 'deck' }, discard: { blue: 'smash' }, draw: { blue: '' } },
      true,
    ],
  ])('OOO-11.5 to draw is worth a thought with %s: %s %s', (_title, setting, isWorth) => {
    expect(lists({ hand: { blue: 'zap voodoo' }, ...setting })).toEqual(isWorth ? ['voodoo+'] : []);
  });

  test('OOO-11.4 one teleport is enough, and a card that brings energy may come without its own', () => {
    expect(lists({ hand: { blue: 'zap magic-bonds replenish' } })).toEqual([
      ...['magic-bonds@4', 'magic-bonds@4 replenish', 'magic-bonds@6', 'magic-bonds@6 replenish'],
      ...['replenish', 'replenish@4', 'replenish@6'],
    ]);
  });

  test('OOO-7.5 no more energy than the dearest effect costs, waiting magic energy counted', () => {
    const hand = { blue: 'zap book-wl book-lf wisdom' };
    const longest = (energy: number): number =>
      Math.max(...lists({ hand, energy, fate: 'f04', discard: { blue: '' } }).map((list) => list.split(' ').length));
    expect([longest(0), longest(1)]).toEqual([2, 1]);
  });

  test('OOO-7.3 no list of more than four cards', () => {
    const all = lists({ hand: { blue: 'zap voodoo voodoo switch switch voodoo' }, discard: { blue: 'smash' } });
    expect(Math.max(...all.map((list) => list.split(' ').length))).toBe(4);
  });

  test('5.1 of equals, fewer effects are used up, then the dearer effect comes first', () => {
    const t = table({ on: { '4o': 'orc!1' }, hand: { blue: 'zap magic-bonds replenish' } });
    expect(t.proposal('blue', 'cast', 'with', { spell: 'zap' })).toEqual(['replenish@4']);
    const next = table({ on: { '6o': 'golem' }, hand: { blue: 'zap replenish' } });
    expect(next.choices('blue', 'cast', 'with', { spell: 'zap' })).toEqual(['replenish', 'replenish@6', 'replenish@4']);
  });
});

describe('5.1 whole casts that lie ready', () => {
  const ready = (setting: Setting): unknown[] => {
    const t = table(setting);
    return [...(actionOf(orcsOrcsOrcs, 'cast')?.ready?.(t.view('blue'), 0, {}) ?? [])];
  };

  test('5.1 of equals the one that costs fewer cards first', () => {
    const t = ready({ energy: 1, on: { '1o': 'golem!1' }, hand: { blue: 'zap book-wl fireball' } });
    expect(t.slice(0, 2)).toEqual([
      { spell: 'fireball', target: ['1o-golem'], effect: '1' },
      { spell: 'zap', with: ['book-wl'], target: ['1o-golem'], effect: '3' },
    ]);
  });

  test('7.3 a defeat that brings a single point is one', () => {
    expect(ready({ breaches: { goblin: 3 }, on: { '1o': 'goblin!1' }, hand: { blue: 'zap' } })).toHaveLength(1);
  });

  test('5.1 each attack that fells, from the hand alone; then each effect of support', () => {
    const hand = { blue: 'zap smash cold-snap fire-spark zap smash replenish magic-bonds voodoo switch' };
    const casts = ready({ on: { '1o': 'goblin!1', '2o': 'orc' }, hand });
    const said = casts.map((cast) =>
      Object.values(cast as Args)
        .flat()
        .join(' '),
    );
    expect(said).toEqual([
      'zap 1o-goblin 1',
      'smash 1o-goblin 1',
      'cold-snap 1o-goblin 1',
      'fire-spark 1o-goblin 1',
      'replenish 1',
      'replenish zap 2',
      'magic-bonds 1o-goblin 1',
      'magic-bonds smash 1o-goblin 2',
      'voodoo green 1',
      'voodoo fire-spark 2',
      'switch 1o-goblin 2o-orc 1',
      'switch cold-snap 1o-goblin 1i 2',
    ]);
  });

  test('5.1 twelve attacks stand before what else there is, and thirty-six at the most in all', () => {
    const hand = { blue: 'zap smash cold-snap fire-spark fireball lightning-bolt voodoo' };
    const crowd = {
      '1i': 'golem orc',
      '1m': 'goblin shaman',
      '1o': 'goblin!1 orc!1',
      '2o': 'orc rider',
      '6o': 'golem',
    };
    const spells = (ready({ energy: 2, on: crowd, hand }) as { spell: string }[]).map(({ spell }) => spell);
    expect(spells.indexOf('voodoo')).toBe(12);
    expect(spells.filter((spell) => spell !== 'voodoo')).toHaveLength(36);
  });

  test('OOO-10.3 Magic Bonds is not aimed at whoever is weakest: it defeats nobody', () => {
    expect(ready({ on: { '1i': 'golem', '1o': 'goblin!1' }, hand: { blue: 'magic-bonds' } })).toEqual([
      { spell: 'magic-bonds', target: ['1i-golem'], effect: '1' },
    ]);
  });
});

describe('what is said of a choice', () => {
  test.each<[string, Args, readonly string[]]>([
    ['switch', {}, []],
    ['switch', { with: ['cold-snap'] }, []],
    ['magic-bonds', {}, []],
  ])('OOO-10 %s %j makes nobody fall', (spell, given, picked) => {
    const t = table({ on: { '1i': 'orc!1', '4o': 'goblin!1' }, hand: { blue: `${spell} cold-snap` } });
    const said = saidOf(t, 'cast', 'target', { spell, ...given }, picked);
    expect(said.map((params) => 'falls' in params && params.falls)).toEqual([false, false]);
  });

  test('OOO-8.2 of a Zap it is said who falls to it, and what the others have left', () => {
    const t = table({ on: { '1i': 'golem!2', '1o': 'goblin!1' }, hand: { blue: 'zap' } });
    expect(saidOf(t, 'cast', 'target', { spell: 'zap' })).toMatchObject([
      { kind: 'goblin', left: 1, falls: true },
      { kind: 'golem', left: 2, falls: false },
    ]);
  });

  test('OOO-20.9 toadlings of a kind are counted', () => {
    const t = table({
      on: { '1o': 'orc' },
      toadlings: { blue: ['toadling-draw-1', 'toadling-draw-2', 'toadling-weaken-1'] },
    });
    expect(saidOf(t, 'toadling', 'kind')).toEqual([
      { toadling: 'draw-card', count: 2 },
      { toadling: 'weaken', count: 1 },
    ]);
  });

  test('OOO-10.1 creatures to be brought over stand by their value', () => {
    const t = table({ on: { '2i': 'goblin', '3o': 'rider', '4o': 'golem' }, hand: { blue: 'switch cold-snap' } });
    const choices = t.choices('blue', 'cast', 'target', { spell: 'switch', with: ['cold-snap'] });
    expect(choices).toEqual(['4o-golem', '3o-rider', '2i-goblin']);
  });
});
