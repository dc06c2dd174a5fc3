/** Journeys and ends to the last figure: refusals on the way, wounds, successors, points. */
import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import { championsAmong, historyRow } from '../../../src/games/defenders/effects/ending.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { destinations } from '../../../src/games/defenders/rules/travel.js';
import { woundsFor } from '../../../src/games/defenders/rules/wounds.js';
import { pendingFor } from '../../../src/kernel/index.js';
import { type Talk, table } from './table-talk.js';

test('DOR-6.2 in the sky the Eagle Rider ignores minions and fear', () => {
  const talk = table(['eagle-rider']).responds('eagle-rider', 'sky').stands('eagle-rider', 'wolf-pass');
  talk.put('wolf-pass', { red: 1, black: 2 });
  expect(woundsFor(talk.board, talk.hero('eagle-rider'))).toEqual({ minions: 3, fear: 1, ignored: 4, lost: 0 });
});

describe('specification 5.3 how a journey is refused', () => {
  test('too far on foot: the places that can be walked to are named, and no others', () => {
    const talk = table(['eagle-rider']).responds('eagle-rider', 'sky').lives('eagle-rider', 4, 1);
    const { reason } = talk.refused('eagle-rider', 'move', { to: 'ghost-marsh', by: 'foot' });
    expect(reason).toMatchObject({ key: 'tooFarOnFoot', params: { to: 'ghost-marsh', steps: 4, actions: 1 } });
    const reach = reason?.key === 'tooFarOnFoot' ? [...reason.params.reach].sort() : [];
    expect(reach).toEqual([
      'bounty-bay',
      'dancing-stones',
      'father-oak-forest',
      'greenleaf-village',
      'orc-valley',
      'wolf-pass',
    ]);
  });

  test.each([
    // Monarch City – Orc Valley – Eagle Peak Pass – Amarak Peak – Ghost Marsh.
    ['horse', 'eagle-peak-pass', 'needsTravelCard'],
    ['horse', 'amarak-peak', 'tooFar'],
    ['eagle', 'ghost-marsh', 'needsTravelCard'],
    // The inn is one step beyond Father Oak Forest, Brookdale Village, Rock Bridge Pass and Enchanted Glade.
    ['eagle', 'eagle-nest-inn', 'tooFar'],
  ] as const)('by %s to %s without a card: %s', (by, to, why) => {
    expect(table(['rogue']).why('rogue', 'move', { to, by })).toBe(why);
  });
});

test('DOR-17.7a in an enemy form too: far land is too far, and only the city and inns are barred', () => {
  const talk = table(['sorceress']).responds('sorceress', 'green').stands('sorceress', 'wolf-pass');
  expect(talk.why('sorceress', 'move', { to: 'monarch-city' })).toBe('formBars');
  expect(talk.lives('sorceress', 6, 1).why('sorceress', 'move', { to: 'ghost-marsh' })).toBe('tooFarOnFoot');
});

test('DOR-15.1, 15.2 the points of every trophy count, then Quests, then the title is shared', () => {
  const points = (...all: [quests: number, generals: number][]): number[] =>
    championsAmong(all.map(([quests, generals], slot) => ({ slot, quests, generals })));
  expect(points([2, 0], [0, 3])).toEqual([1]);
  expect(points([1, 2], [2, 1], [0, 3])).toEqual([1]);
  expect(points([1, 1], [1, 1], [0, 1])).toEqual([0, 1]);
  expect(points([9, 0], [0, 8], [8, 1])).toEqual([0]);
});

test('DOR-6.7, RU-28 generals slain by an earlier hero of the player’s count as well', () => {
  const talk = table(['rogue', 'dwarf'])
    .slain('gorgutt', 'rogue')
    .slain('balazarg', 'dwarf')
    .stands('rogue', 'wolf-pass');
  talk.hero('rogue').pastTrophies.push('sapphire');
  talk.put('monarch-city', { red: 4 }).general('varkolak', { step: 3 }).dark('ds-varkolak-11', 'dq-1').ends('rogue');
  expect(talk.board.result?.points).toMatchObject([{ generals: 2 }, { generals: 1 }]);
});

test('specification 9.4 how near the nearest general is', () => {
  const talk = table(['rogue']);
  const nearest = (): number => historyRow(talk.board).nearest;
  expect(nearest()).toBe(4);
  talk.general('gorgutt', { step: 3 }).general('sapphire', { step: 1 });
  expect(nearest()).toBe(1);
  talk.slain('gorgutt', 'rogue').slain('balazarg', 'rogue').slain('varkolak', 'rogue');
  expect(nearest()).toBe(3);
  talk.slain('sapphire', 'rogue');
  expect(nearest()).toBe(0);
});

test('DOR-5.6 for a shot the extra dice are those of the place shot at', () => {
  const { bonus } = defenders.actions.fight.args;
  const talk = table(['ranger']).stands('ranger', 'orc-valley').reward('ranger', 'q-find-magic-gate');
  talk.put('orc-valley', { red: 1 }).put('wolf-pass', { blue: 1 });
  const pairs = (at?: LocId): unknown[] =>
    bonus.kind === 'one' ? [...bonus.choices(talk.view(), 0, at ? { at } : {})].map(({ value }) => value) : [];
  expect([pairs(), pairs('orc-valley'), pairs('wolf-pass')]).toEqual([['rr'], ['rr'], ['bb']]);
});

test('DOR-6.8 between two unused heroes the player chooses; the last one simply comes', () => {
  const died = (...unused: HeroId[]): Talk => {
    const talk = table(['ranger', 'dwarf']).stands('ranger', 'wolf-pass').lives('ranger', 1).dark('dq-1');
    talk.board.deadHeroes.push(...talk.board.unusedHeroes.filter((hero) => !unused.includes(hero)));
    talk.board.unusedHeroes = unused;
    return talk.put('wolf-pass', { red: 1 }).ends('ranger');
  };
  expect(died('paladin', 'rogue').step).toBe('newHero');
  expect(died('paladin').event('heroReplaced')).toMatchObject({ before: 'ranger', who: { hero: 'paladin' } });
});

test('DOR-6.8 nothing is played while a hero slain in battle is replaced; at the end of a Day it may be', () => {
  const slain = table(['rogue', 'dwarf', 'cleric']).stands('rogue', 'thorny-woods').lives('rogue', 2);
  slain.deal('rogue', 'hc-raven-forest-gate').deal('cleric', 'sp-hammer-of-valor').dice(2);
  slain.says('rogue', 'attack', { cards: ['1'] });
  expect([slain.step, slain.offers('cleric').includes('play')]).toEqual(['newHero', false]);
  const wounded = table(['rogue', 'dwarf', 'cleric']).stands('rogue', 'wolf-pass').lives('rogue', 1);
  wounded.put('wolf-pass', { black: 1 }).deal('cleric', 'sp-magic-gate').ends('rogue');
  expect([wounded.step, wounded.offers('cleric').includes('play')]).toEqual(['newHero', true]);
  expect(pendingFor(defenders, wounded.match, 0).map(({ clock }) => clock)).toContain('turn');
});

test('DOR-17.7a, 4.4 no gate leads a Sorceress in an enemy form into the city', () => {
  const talk = table(['sorceress']).responds('sorceress', 'green').stands('sorceress', 'dancing-stones');
  talk.gate('monarch-city').gate('fire-river');
  const byGate = destinations(talk.board, 0).filter(({ ways }) => ways.some(({ by }) => by === 'gate'));
  expect(byGate.map(({ loc }) => loc)).toEqual(['fire-river']);
  talk.lives('sorceress', 6, 0);
  expect(destinations(talk.board, 0)).toEqual([]);
});
