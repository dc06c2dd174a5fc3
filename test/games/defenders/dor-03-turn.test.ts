import { expect, test } from 'vitest';
import { defenders } from '../../../src/games/defenders/index.js';
import { pendingFor } from '../../../src/kernel/index.js';
import { solo, table } from './table-talk.js';

test('DOR-3.1 Day, Evening, Night, then the next hero clockwise', () => {
  const talk = table(['paladin', 'rogue']).stands('paladin', 'wolf-pass').dark('dq-1').ends('paladin');
  expect(talk.events.map(({ type }) => type)).toEqual([
    'drew',
    'nightFell',
    'darknessRevealed',
    'darknessResolved',
    'turnBegan',
  ]);
  expect(talk.last?.phases.map(({ key }) => key)).toEqual(['captionDay', 'captionNight']);
  expect(talk.board.active).toBe(1);
});

test('DOR-3.2 each life token on the board is one action', () => {
  const talk = table(['rogue', 'cleric']).stands('rogue', 'wolf-pass').lives('cleric', 3).dark('dq-1').ends('rogue');
  expect(talk.hero('cleric').actions).toBe(3);
});

test('DOR-3.3 actions in any order and number, and the Day may end with actions left', () => {
  const talk = table(['rogue'])
    .says('rogue', 'move', { to: 'wolf-pass' })
    .says('rogue', 'move', { to: 'monarch-city' });
  expect(talk.hero('rogue').actions).toBe(4);
  talk.dark('dq-1').ends('rogue');
  expect(talk.board.turn).toBe(2);
});

test('DOR-3.3 with no actions left the Day still ends only by end', () => {
  const talk = table(['rogue']).lives('rogue', 6, 0);
  expect(talk.offers('rogue')).toContain('end');
  expect(talk.offers('rogue')).not.toContain('move');
  expect(talk.why('rogue', 'move', { to: 'wolf-pass' })).toBe('noActions');
});

test('DOR-3.4 nothing in a quiet Day and Night costs life', () => {
  const talk = table(['rogue']).stands('rogue', 'dark-woods').dark('dq-1').ends('rogue');
  expect(talk.hero('rogue').life).toBe(6);
});

test('DOR-3.5 bonus actions are spent after life tokens and are no tokens', () => {
  const talk = table(['dwarf', 'rogue']).stands('rogue', 'wolf-pass').stands('dwarf', 'windy-pass');
  talk.dark('dq-1', 'dq-2').ends('dwarf').ends('rogue');
  expect(talk.hero('dwarf')).toMatchObject({ actions: 5, bonus: 1 });
  talk.says('dwarf', 'move', { to: 'dark-woods' });
  expect(talk.hero('dwarf')).toMatchObject({ actions: 4, bonus: 1 });
});

test('DOR-3.3 an open question of ending the Day with obvious actions left is asked once', () => {
  const talk = table(['rogue']).put('monarch-city', { green: 1 }).says('rogue', 'end');
  expect(talk.step).toBe('confirmEnd');
  talk.responds('rogue', 'stay');
  expect(talk.step).toBe('day');
  talk.dark('dq-1').says('rogue', 'end');
  expect(talk.board.turn).toBe(2);
});

test('specification 4.5, auto-turn: an absent player fights, then heals, then ends', () => {
  const talk = table(['rogue']).put('monarch-city', { green: 1 }).lives('rogue', 3);
  expect(talk.fallback('rogue')).toEqual({ action: 'fight', args: {} });
  talk.dice(6).says('rogue', 'fight');
  expect(talk.fallback('rogue')).toEqual({ action: 'heal', args: {} });
  talk.says('rogue', 'heal');
  expect(talk.fallback('rogue')).toEqual({ action: 'end', args: {} });
});

test('specification 4.5: the clock plays a Day to its end, and nobody’s next one', () => {
  const talk = solo(['rogue', 'dwarf']).put('monarch-city', { green: 1 }).dark('dq-1');
  const chainOf = (): string | undefined =>
    pendingFor(defenders, talk.match, 0).find(({ fallback }) => fallback)?.chain;
  const first = talk.board.heroes[talk.board.active]?.hero ?? 'rogue';
  const today = chainOf();
  expect(today).toBeDefined();
  talk.dice(6).says(first, 'fight');
  expect(chainOf()).toBe(today);
  talk.ends(first);
  expect(talk.step).toBe('day');
  expect(chainOf()).not.toBe(today);
});

test('DOR-3.1 solo: the heroes of one player take their turns one after the other', () => {
  const talk = solo(['rogue', 'dwarf']).stands('rogue', 'wolf-pass').dark('dq-1');
  const first = talk.board.active;
  talk.ends(first === 0 ? 'rogue' : 'dwarf');
  expect(talk.board.active).toBe(1 - first);
});
