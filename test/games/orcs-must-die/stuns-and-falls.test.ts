/** Stun results that wound, and heroes and bosses who fall in the middle of something. */
import { describe, expect, test } from 'vitest';
import type { BossId, Hurt } from '../../../src/games/orcs-must-die/types/index.js';
import { type Position, type Table, siege } from './table-talk.js';

const beside = (id: BossId, health: number, position: Position): Table => {
  const t = siege({ level: 2, ...position, options: { fortress: 'straight-shot', ...position.options } });
  t.board.bosses = [{ id, side: 'order', tile: '4', health, arrival: health, stunned: false }];
  return t;
};
const duel = { options: { mode: 'rivalry', fortress: 'straight-shot' } } as const;

describe('OMD-8.7 only whoever takes a stun result is stunned', () => {
  test('a boss wounded by other results stays ready when stuns kill a creature', () => {
    const t = beside('mr-moneybags', 6, {
      heroes: ['maximilian', 'ivy'],
      at: ['4', 'R'],
      units: { '4': { colossus: 1 } },
    });
    t.rolls('maximilian', ['T', 'T', 'S', 'S', 'V']);
    t.say(0, 'assign', { outcome: ['kill:colossus', 'wound:mr-moneybags'] });
    expect(t.board.bosses[0]).toMatchObject({ health: 5, stunned: false });
  });

  test('a boss whose wound needs the second stun is stunned by the first', () => {
    const t = beside('mr-moneybags', 6, { heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
    t.rolls('maximilian', ['T', 'T']);
    if (t.asked() === 'roll') t.say(0, 'assign', { outcome: ['wound:mr-moneybags'] });
    expect(t.board.bosses[0]).toMatchObject({ health: 5, stunned: true });
  });

  test('a hero who is wounded and stunned by name takes one stun result, and another does not', () => {
    const t = siege({
      ...duel,
      seats: 2,
      heroes: ['maximilian', 'cygnus', 'midnight', 'sir-winston'],
      at: ['O4', 'OR', 'O4', 'O4'],
    });
    t.rolls('maximilian', ['S', 'V', 'T']);
    t.say(0, 'assign', { outcome: ['wound:midnight', 'wound:sir-winston', 'stun:midnight'] });
    expect([t.hero('midnight').stunned, t.hero('sir-winston').stunned]).toEqual([true, false]);
  });

  test('of two wounded heroes only the one who cannot be wounded otherwise', () => {
    const t = siege({
      ...duel,
      seats: 4,
      heroes: ['maximilian', 'cygnus', 'midnight', 'sir-winston'],
      at: ['O4', 'OR', 'O4', 'O4'],
    });
    t.rolls('maximilian', ['S', 'T', 'T']);
    t.say(0, 'assign', { outcome: ['wound:midnight', 'wound:sir-winston'] });
    expect([t.hero('midnight').stunned, t.hero('sir-winston').stunned]).toEqual([false, true]);
  });
});

test('OMD-8.14 whoever falls in the middle of her Arrow Storm shoots no more', () => {
  const t = beside('fire-lord', 1, { heroes: ['ivy', 'maximilian'], at: ['4', 'R'], units: { '3': { grunt: 2 } } });
  t.hero('ivy').health = 2;
  t.turnOf('ivy').battle('V', '-', '-', 'S', 'S', 'S').say(0, 'ultimate', {});
  if (t.asked() === 'roll') t.say(0, 'assign', { outcome: ['wound:fire-lord'] });
  expect([t.hero('ivy').dead, t.count('3', 'grunt')]).toEqual([true, 2]);
  expect(t.events.filter(({ type }) => type === 'rolled')).toHaveLength(1);
});

test('7.8.1 Fat Purse pays for wounds of attacks, not for those of a power', () => {
  const t = beside('mr-moneybags', 6, {
    heroes: ['midnight', 'bloodspike'],
    at: ['4', 'R'],
    options: { edition: 'unchained' },
  });
  t.board.bosses = t.board.bosses.map((boss) => ({ ...boss, side: 'unchained' }));
  t.hero('midnight').skulls = 0;
  t.turnOf('midnight').say(0, 'ultimate', { target: 'mr-moneybags' });
  expect([t.board.bosses[0]?.health, t.hero('midnight').skulls]).toEqual([3, 0]);
});

describe('OMD-15.7 Bulwark by itself counts the shield’s own ring', () => {
  const struck = (worn: 'ring-of-thick-hide' | 'ring-of-roots', { hideUsed } = { hideUsed: false }): number => {
    const t = siege({ heroes: ['hogarth', 'gabriella'], at: ['4', '4'], options: { fortress: 'straight-shot' } });
    Object.assign(t.hero('hogarth'), { health: 2, hideUsed });
    t.hero('hogarth').worn.ring = worn;
    t.hero('gabriella').health = 2;
    t.board.phase = 'creature';
    const hurt: Hurt = {
      slot: 1,
      wounds: 4,
      from: { by: 'group', side: 'order', kind: 'grunt', tile: '4', count: 2 },
      stuns: false,
    };
    t.run({ step: 'hurt', hurt });
    return t.hero('hogarth').health;
  };

  test('Thick Hide lets him bear one more, once a creature phase', () => {
    // Three wounds would kill Gabriella's friend: one is cancelled by Bulwark, one by the ring, one is left.
    expect(struck('ring-of-thick-hide')).toBe(1);
    expect(struck('ring-of-thick-hide', { hideUsed: true })).toBe(2);
    expect(struck('ring-of-roots')).toBe(2);
  });
});
