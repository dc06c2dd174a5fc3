/** Specification 4.4: who is asked in a reaction window, at which level of alerts, and what saves the game (DOR-16.8). */
import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import type { AlertLevel } from '../../../src/games/defenders/types/index.js';
import { type Talk, table } from './table-talk.js';

const asked = (talk: Talk, level: AlertLevel, active: HeroId = 'rogue'): boolean => {
  talk.says('dwarf', 'alerts', { level });
  talk.ends(active);
  return ['dusk', 'nightWindow', 'healWindow', 'lastStand'].includes(talk.step ?? '') && talk.isAsked('dwarf');
};
const evening = (): Talk => table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'gryphon-inn');
const levels = ['none', 'important', 'all'] as const;

describe('specification 4.4, W-NIGHT: Strong Defenses', () => {
  test.each([
    [1, [false, false, true]],
    [2, [false, true, true]],
    [3, [false, true, true]],
  ])('a general who leaves step %i', (step, expected) => {
    const night = (): Talk =>
      evening().general('gorgutt', { step }).deal('dwarf', 'sp-strong-defenses').dark('dp-gorgutt', 'dq-1');
    expect(levels.map((level) => asked(night(), level))).toEqual(expected);
  });
});

describe('specification 4.4, W-HEAL: Spy in the Camp', () => {
  test.each([
    ['on a red square, about to heal', { life: 2, healWait: 0 }, [false, true, true]],
    ['on a red square, still waiting', { life: 2, healWait: 2 }, [false, true, true]],
    ['wounded, about to heal', { life: 4, healWait: 0 }, [false, false, true]],
    ['wounded, still waiting', { life: 4, healWait: 2 }, [false, false, false]],
    ['unhurt', { life: 6, healWait: null }, [false, false, false]],
  ])('a general %s', (_how, state, expected) => {
    const night = (): Talk => evening().general('gorgutt', state).deal('dwarf', 'sp-spy-in-the-camp').dark('dq-1');
    expect(levels.map((level) => asked(night(), level))).toEqual(expected);
  });
});

describe('specification 4.4, W-LUCK', () => {
  const fought = (level: AlertLevel, die: number, life: number): boolean => {
    const talk = table(['rogue', 'dwarf'])
      .says('dwarf', 'alerts', { level })
      .general('gorgutt', { life })
      .stands('rogue', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .deal('dwarf', 'sp-battle-luck-1')
      .dice(die)
      .says('rogue', 'attack', { cards: ['1'] });
    return talk.step === 'luck' && talk.isAsked('dwarf');
  };
  test.each([
    ['a miss that could have felled him', 2, 1, [false, true, true]],
    ['a miss that could not', 2, 2, [false, false, true]],
    ['a hit', 6, 2, [false, false, false]],
  ])('%s', (_what, die, life, expected) => {
    expect(levels.map((level) => fought(level, die, life))).toEqual(expected);
  });
});

describe('specification 4.4, W-NIGHT: Militia Secures Area', () => {
  const night = (count: number): Talk =>
    evening().put('wolf-pass', { blue: count }).deal('dwarf', 'sp-militia-secures-area').dark('ds-gorgutt-11', 'dq-1');
  test.each([
    ['an overrun', 3, [false, true, true]],
    ['nothing bad', 0, [false, false, true]],
  ])('%s', (_what, count, expected) => {
    expect(levels.map((level) => asked(night(count), level))).toEqual(expected);
  });
});

describe('specification 4.4, W-LAST: the last stand of the active hero', () => {
  const stand = (minions: number, life: number): Talk =>
    table(['ranger', 'dwarf'])
      .stands('ranger', 'wolf-pass')
      .stands('dwarf', 'gryphon-inn')
      .lives('ranger', life)
      .put('wolf-pass', { green: minions })
      .deal('dwarf', 'sp-kings-guard-attack')
      .dark('dq-1');
  test.each([
    ['who would die', 2, 2, true],
    ['who would keep one token', 2, 3, false],
  ])('%s', (_what, minions, life, expected) => {
    expect(asked(stand(minions, life), 'important', 'ranger')).toBe(expected);
  });

  test.each(['sp-hammer-of-valor', 'sp-battle-strategy', 'sp-cavalry-sweep', 'sp-kings-guard-attack'] as const)(
    'saved by %s, whose plan is held ready',
    (card) => {
      const talk = table(['ranger', 'dwarf'])
        .stands('ranger', 'wolf-pass')
        .stands('dwarf', 'gryphon-inn')
        .lives('ranger', 1)
        .put('wolf-pass', { green: 1 })
        .deal('dwarf', card)
        .dark('dq-1');
      expect(asked(talk, 'important', 'ranger')).toBe(true);
    },
  );
});

test('specification 4.4, W-LAST: a card that can be played but does not save him asks nobody', () => {
  const talk = table(['ranger', 'dwarf'])
    .stands('ranger', 'wolf-pass')
    .stands('dwarf', 'gryphon-inn')
    .lives('ranger', 1)
    .put('wolf-pass', { green: 1 })
    .put('raven-forest', { green: 1 })
    .deal('dwarf', 'sp-elven-archers')
    .dark('dq-1');
  expect(talk.offers('dwarf')).toContain('play');
  expect(asked(talk, 'important', 'ranger')).toBe(false);
});

describe('DOR-16.8 what saves the game by itself, in its order', () => {
  const lost = (): Talk => evening().general('varkolak', { step: 3 }).dark('dw-varkolak', 'dq-1');
  test('a card that holds the general before one that pushes him back, whoever holds it', () => {
    const talk = lost().deal('dwarf', 'sp-battle-strategy', 'sp-strong-defenses').ends('rogue');
    expect(talk.fallback('dwarf')).toEqual({ action: 'play', args: { card: '2' } });
  });

  test('of the city’s defenders the King’s Guard before the ride, the ride before Battle Strategy', () => {
    const night = (...cards: ('sp-cavalry-sweep' | 'sp-battle-strategy' | 'sp-kings-guard-attack')[]): unknown =>
      evening()
        .put('monarch-city', { red: 2, blue: 2 })
        .put('wolf-pass', { red: 1 })
        .deal('dwarf', ...cards)
        .dark('dm-city', 'dq-1')
        .ends('rogue')
        .fallback('dwarf')?.args;
    expect(night('sp-battle-strategy', 'sp-cavalry-sweep', 'sp-kings-guard-attack')).toMatchObject({ card: '3' });
    expect(night('sp-battle-strategy', 'sp-cavalry-sweep')).toMatchObject({ card: '2' });
    expect(night('sp-battle-strategy')).toMatchObject({ card: '1' });
  });

  test('nothing is played where the game is not lost', () => {
    const talk = evening()
      .general('gorgutt', { step: 2 })
      .deal('dwarf', 'sp-strong-defenses')
      .dark('dp-gorgutt', 'dq-1')
      .ends('rogue');
    expect(talk.fallback('dwarf')).toEqual({ action: 'respond', args: { choice: 'pass' } });
  });
});
