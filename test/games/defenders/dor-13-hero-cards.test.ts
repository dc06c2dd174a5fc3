import { expect, test } from 'vitest';
import { table } from './table-talk.js';

test('DOR-13.1 a location card serves one purpose, then it is discarded', () => {
  const talk = table(['rogue'])
    .deal('rogue', 'hc-wolf-pass-gate')
    .says('rogue', 'move', { to: 'wolf-pass', by: 'gate-card' });
  expect(talk.board.heroDiscard).toEqual(['hc-wolf-pass-gate']);
  expect(talk.why('rogue', 'gate')).toBe('needsCardOfPlace');
});

test('DOR-13.2 a special card is played for its text without an action, or as dice', () => {
  const text = table(['rogue']).deal('rogue', 'sp-magic-gate').plays('rogue', 'sp-magic-gate', 'wolf-pass');
  expect(text.hero('rogue').actions).toBe(6);
  const dice = table(['rogue'])
    .stands('rogue', 'dark-woods')
    .deal('rogue', 'sp-magic-gate')
    .dice(4, 4, 1, 1)
    .says('rogue', 'attack', { cards: ['1'] });
  expect(dice.event('rolled').net).toBe(2);
});

test('DOR-13.3 a special card that is discarded leaves the game', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate', 'sp-magic-gate', 'hc-wolf-pass-gate', 'hc-wolf-pass-horse');
  talk
    .dice(2)
    .says('rogue', 'attack', { cards: ['1'] })
    .says('rogue', 'discard', { cards: ['2', '3'] });
  expect(talk.board.removed).toEqual(['sp-magic-gate']);
  expect(talk.board.heroDiscard).toEqual(['hc-wolf-pass-gate', 'hc-raven-forest-gate']);
});

test('DOR-13.4 special cards pay for no cleansing and no Fireball', () => {
  const talk = table(['wizard'])
    .stands('wizard', 'windy-pass')
    .taint('windy-pass')
    .put('windy-pass', { red: 1 })
    .deal('wizard', 'sp-spell-of-purity');
  expect(talk.why('wizard', 'cleanse')).toBe('needsColourCard');
  expect(talk.why('wizard', 'fight', { card: '1' })).toBe('fireballCard');
});

test('DOR-13.5 there is no action to give cards away', () => {
  const talk = table(['rogue', 'dwarf']).deal('rogue', 'hc-wolf-pass-gate');
  expect(talk.offers('rogue').sort()).toEqual(['alerts', 'end', 'move']);
});

test('DOR-13.6 any hero may be the player’s own, and another player’s', () => {
  const own = table(['rogue', 'dwarf'])
    .deal('rogue', 'sp-hammer-of-valor')
    .plays('rogue', 'sp-hammer-of-valor', 'rogue dark-woods');
  expect(own.hero('rogue').loc).toBe('dark-woods');
  const other = table(['rogue', 'dwarf'])
    .deal('rogue', 'sp-hammer-of-valor')
    .plays('rogue', 'sp-hammer-of-valor', 'dwarf bounty-bay');
  expect(other.hero('dwarf').loc).toBe('bounty-bay');
});

test('specification 5.1: card numbers are the lowest free ones and are kept while a card is held', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'wolf-pass')
    .deal('rogue', 'hc-dark-woods-gate', 'hc-wolf-pass-horse', 'hc-fire-river-gate');
  talk.says('rogue', 'gate');
  expect(talk.nos('rogue')).toEqual(['1', '3']);
  talk.dark('dq-1').ends('rogue');
  expect(talk.nos('rogue')).toEqual(['1', '2', '3', '4']);
});
