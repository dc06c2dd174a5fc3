/** Answers that need targets, and cards that are aimed at one thing. */
import { describe, expect, test } from 'vitest';
import { targetingOf } from '../../../src/games/defenders/plans/register.js';
import type { Targeting } from '../../../src/games/defenders/plans/targeting.js';
import { canTurnUndead, turnUndead } from '../../../src/games/defenders/plans/turn-undead.js';
import { visionsOf } from '../../../src/games/defenders/plans/visions.js';
import { holdingOf } from '../../../src/games/defenders/rules/hands.js';
import { offered, proposed, read } from './aims.js';
import { type Talk, table } from './table-talk.js';

describe('DOR-17.1c Turn Undead', () => {
  /** Three Undead with her; room for three, for one, for none, and for two in the city. */
  const haunted = (): Talk =>
    table(['cleric', 'rogue'])
      .stands('cleric', 'orc-valley')
      .put('orc-valley', { black: 3, red: 1 })
      .put('dancing-stones', { red: 2 })
      .put('wolf-pass', { red: 3 })
      .put('monarch-city', { green: 2 });

  test('proposed: spread where fewest stand and never into the city, then as many as possible to each place', () => {
    expect(proposed(turnUndead, haunted())).toEqual([
      'dancing-stones=k eagle-peak-pass=kk',
      'dancing-stones=k',
      'eagle-peak-pass=kkk',
      'monarch-city=kk',
    ]);
    // The city alone has room: it is offered, never advised.
    const hemmed = haunted().put('dancing-stones', { red: 1 }).put('eagle-peak-pass', { red: 3 });
    expect(proposed(turnUndead, hemmed)).toEqual(['monarch-city=kk']);
  });

  test('she spreads them evenly, the alphabet deciding between like places', () => {
    const even = table(['cleric']).stands('cleric', 'orc-valley').put('orc-valley', { black: 3 });
    expect(proposed(turnUndead, even)[0]).toBe('dancing-stones=k eagle-peak-pass=k wolf-pass=k');
    expect(proposed(turnUndead, even.put('dancing-stones', { red: 2 }))[0]).toBe('eagle-peak-pass=kk wolf-pass=k');
  });

  test.each([
    [
      '',
      [
        'eagle-peak-pass=kkk',
        'eagle-peak-pass=kk',
        'eagle-peak-pass=k',
        'dancing-stones=k',
        'monarch-city=kk',
        'monarch-city=k',
      ],
    ],
    ['eagle-peak-pass=k', ['dancing-stones=k', 'monarch-city=kk', 'monarch-city=k']],
    ['eagle-peak-pass=kk', ['dancing-stones=k', 'monarch-city=k']],
    ['eagle-peak-pass=kkk', []],
    ['wolf-pass=k', []],
  ])('is offered after “%s”', (typed, next) => {
    expect(offered(turnUndead, haunted(), typed)).toEqual(next);
  });

  test.each([
    ['', { begun: '' }],
    ['dancing-stones', { whole: 'dancing-stones=k' }],
    ['eagle-peak-pass', { whole: 'eagle-peak-pass=kkk' }],
    ['monarch-city', { whole: 'monarch-city=kk' }],
    ['monarch-city=kk', { whole: 'monarch-city=kk' }],
    ['monarch-city=kkk', undefined],
    ['eagle-peak-pass=kk dancing-stones', { whole: 'eagle-peak-pass=kk dancing-stones=k' }],
    ['eagle-peak-pass=kk dancing-stones monarch-city', undefined],
    ['dancing-stones=kk', undefined],
    ['wolf-pass=k', undefined],
    ['bounty-bay=k', undefined],
    ['eagle-peak-pass=', undefined],
    ['eagle-peak-pass=kr', undefined],
    ['eagle-peak-pass=kb', undefined],
    ['eagle-peak-pass=kg', undefined],
    ['eagle-peak-pass=kkkk', undefined],
  ])('reads “%s”', (typed, plan) => {
    expect(read(turnUndead, haunted(), typed)).toEqual(plan);
  });

  test('only the Cleric, only where Undead are, never into an inn', () => {
    const can = (talk: Talk, slot = 0): boolean => canTurnUndead(talk.view(), slot);
    expect(can(haunted())).toBe(true);
    expect(can(haunted().stands('rogue', 'orc-valley'), 1)).toBe(false);
    expect(can(table(['cleric']).stands('cleric', 'orc-valley').put('orc-valley', { red: 3 }))).toBe(false);
    const byInn = table(['cleric']).stands('cleric', 'withered-hills').put('withered-hills', { black: 1 });
    expect(can(byInn)).toBe(true);
    expect(read(turnUndead, byInn, 'chimera-inn=k')).toBeUndefined();
  });
});

describe('RU-19 Dark Visions of three cards', () => {
  const seen = visionsOf(3, []);
  test('are proposed back in their order, or all discarded', () => {
    expect(proposed(seen, table(['rogue']))).toEqual(['1 2 3', 'none']);
  });

  test.each([
    ['', ['1', '2', '3', 'none']],
    ['2', ['1', '3']],
    ['1 2 3', []],
    ['none', []],
    ['4', []],
  ])('are offered after “%s”', (typed, next) => {
    expect(offered(seen, table(['rogue']), typed)).toEqual(next);
  });

  test.each([
    ['none', { whole: 'none' }],
    ['NONE', { whole: 'none' }],
    ['1', { whole: '1' }],
    ['3 1 2', { whole: '3 1 2' }],
    ['none 1', undefined],
    ['1 none', undefined],
    ['0', undefined],
    ['4', undefined],
    ['1.5', undefined],
    ['2 2', undefined],
  ])('are read from “%s”', (typed, plan) => {
    expect(read(seen, table(['rogue']), typed)).toEqual(plan);
  });
});

describe('DOR-13.2 cards that are aimed at one thing', () => {
  const laden = (): Talk =>
    table(['rogue'])
      .taint('wolf-pass', 1)
      .taint('dark-woods', 2)
      .taint('fire-river', 1)
      .general('gorgutt', { life: 4, healWait: 2 })
      .general('sapphire', { life: 3, healWait: 1 })
      .deal(
        'rogue',
        'sp-spell-of-purity',
        'sp-magic-gate',
        'sp-local-information',
        'sp-spy-in-the-camp',
        'sp-all-is-quiet',
      )
      .deal('rogue', 'hc-wolf-pass-gate', 'hc-dark-woods-gate', 'hc-dark-woods-horse');
  const aimOf = (talk: Talk, card: string): Targeting => {
    const holding = holdingOf(talk.view(), 0, card);
    const aim = holding && targetingOf(holding);
    if (!aim) throw new Error(`${card} is not aimed`);
    return aim;
  };
  const purity = '1';
  const gate = '2';
  const information = '3';
  const spy = '4';
  const quiet = '5';

  test.each([
    ['sp-spell-of-purity: the worst tainted place first', purity, ['dark-woods', 'fire-river', 'wolf-pass']],
    ['sp-local-information: the colour most cards are held of first', information, ['black', 'blue', 'red', 'green']],
    ['sp-spy-in-the-camp: the general who heals soonest first', spy, ['sapphire', 'gorgutt']],
    ['sp-all-is-quiet: at nothing', quiet, ['']],
  ])('%s', (_what, card, plans) => {
    expect(proposed(aimOf(laden(), card), laden())).toEqual(plans);
    expect(offered(aimOf(laden(), card), laden())).toEqual(plans.filter((plan) => plan !== ''));
  });

  test('sp-spell-of-purity: what the moment asks for comes first', () => {
    expect(proposed(aimOf(laden(), purity), laden(), ['wolf-pass'])).toEqual(['wolf-pass', 'dark-woods', 'fire-river']);
  });

  test('sp-magic-gate: every place without a gate, generals’ places first; none once the gates are spent', () => {
    const talk = laden();
    const all = proposed(aimOf(talk, gate), talk);
    expect(all.slice(0, 5)).toEqual([
      'blizzard-mountains',
      'dark-woods',
      'scorpion-canyon',
      'thorny-woods',
      'amarak-peak',
    ]);
    expect(all).toHaveLength(44);
    expect(all).not.toContain('dancing-stones');
    talk.board.supply.gates = 1;
    expect(proposed(aimOf(talk, gate), talk)).toHaveLength(44);
    talk.board.supply.gates = 0;
    expect(proposed(aimOf(talk, gate), talk)).toEqual([]);
  });

  test.each([
    [purity, '', { begun: '' }],
    [purity, 'Wolf-Pass', { whole: 'wolf-pass' }],
    [purity, 'wolf-pass dark-woods', undefined],
    [purity, 'bounty-bay', undefined],
    [information, 'g', { whole: 'green' }],
    [information, 'Green', { whole: 'green' }],
    [information, 'purple', undefined],
    [spy, 'SAPPHIRE', { whole: 'sapphire' }],
    [spy, 'balazarg', undefined],
    [quiet, '', { whole: '' }],
    [quiet, 'wolf-pass', undefined],
  ])('card %s reads “%s”', (card, typed, plan) => {
    expect(read(aimOf(laden(), card), laden(), typed)).toEqual(plan);
  });

  test('nothing more is offered once it is aimed', () => {
    expect(offered(aimOf(laden(), purity), laden(), 'wolf-pass')).toEqual([]);
  });

  test('DOR-16.5 sp-militia-secures-area: of the card’s entries the place with most minions first, or the one asked for', () => {
    const talk = table(['rogue', 'dwarf'])
      .stands('rogue', 'chimera-inn')
      .put('wolf-pass', { blue: 3 })
      .put('dancing-stones', { blue: 1 })
      .deal('rogue', 'sp-militia-secures-area')
      .says('rogue', 'alerts', { level: 'all' })
      .dark('ds-gorgutt-11', 'dq-1')
      .ends('rogue');
    expect(talk.step).toBe('nightWindow');
    expect(proposed(aimOf(talk, '1'), talk)).toEqual(['wolf-pass', 'dancing-stones']);
    expect(proposed(aimOf(talk, '1'), talk, ['dancing-stones'])).toEqual(['dancing-stones', 'wolf-pass']);
    expect(read(aimOf(talk, '1'), talk, 'orc-valley')).toBeUndefined();
  });
});
