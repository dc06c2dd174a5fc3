import { expect, test } from 'vitest';
import { solo, table } from './table-talk.js';

test('DOR-6.1 one wound a minion, one more if any is Undead', () => {
  const talk = table(['cleric', 'dwarf'])
    .stands('cleric', 'wolf-pass')
    .put('wolf-pass', { red: 1, blue: 1, green: 1 })
    .dark('dq-1')
    .ends('cleric');
  expect(talk.hero('cleric').life).toBe(3);
});

test('EX-10 wounds with fear: Ranger, 5 life, among two Undead and a Dragonkin', () => {
  const talk = table(['ranger', 'dwarf'])
    .stands('ranger', 'windy-pass')
    .lives('ranger', 5, 1)
    .put('windy-pass', { black: 2, blue: 1 })
    .dark('dq-1')
    .ends('ranger');
  expect(talk.event('wounded')).toMatchObject({ minions: 3, fear: 1, lost: 4, life: 1 });
});

test('DOR-6.2 armour is taken off first', () => {
  const talk = table(['dwarf', 'rogue'])
    .stands('dwarf', 'wolf-pass')
    .put('wolf-pass', { red: 2 })
    .dark('dq-1')
    .ends('dwarf');
  expect(talk.hero('dwarf').life).toBe(4);
});

test('DOR-6.3 tokens of unused actions go first', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'dark-woods')
    .lives('rogue', 6, 4)
    .deal('rogue', 'hc-dark-woods-gate');
  talk.dice(1, 2, 3).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.hero('rogue')).toMatchObject({ life: 4, actions: 1 });
});

test('DOR-6.4 standing with a general costs nothing', () => {
  const talk = table(['wizard']).stands('wizard', 'thorny-woods').dark('dq-1').ends('wizard');
  expect(talk.hero('wizard').life).toBe(5);
});

test('DOR-6.5 only the active hero is wounded, and minions of the Night hurt nobody yet', () => {
  const talk = table(['cleric', 'ranger'])
    .stands('cleric', 'blood-flats')
    .stands('ranger', 'wolf-pass')
    .put('wolf-pass', { red: 3 });
  talk.dark('ds-gorgutt-01').ends('cleric');
  expect(talk.minions('blood-flats')).toEqual({ red: 1 });
  expect(talk.hero('cleric').life).toBe(6);
  expect(talk.hero('ranger').life).toBe(5);
});

/** A Ranger about to die in Wolf Pass. */
function dying() {
  const talk = table(['ranger', 'dwarf'])
    .stands('ranger', 'wolf-pass')
    .lives('ranger', 2)
    .put('wolf-pass', { red: 3 })
    .dark('dq-1');
  return talk
    .deal('ranger', 'hc-dark-woods-gate', 'sp-magic-gate')
    .reward('ranger', 'q-orc-hunter')
    .slain('gorgutt', 'ranger');
}

test('DOR-6.6 a hero without a life token is out for good', () => {
  const talk = dying().ends('ranger');
  expect(talk.board.deadHeroes).toEqual(['ranger']);
  expect(talk.step).toBe('newHero');
  expect(talk.why('rogue', 'hero', { hero: 'ranger' })).toBe('heroNotFree');
});

test('DOR-6.7 cards and Quests are discarded, special cards removed, trophies stay points', () => {
  const talk = dying().ends('ranger').says('rogue', 'hero', { hero: 'rogue' });
  expect(talk.board.removed).toContain('sp-magic-gate');
  expect(talk.board.heroDiscard).toContain('hc-dark-woods-gate');
  expect(talk.board.questDiscard).toContain('q-orc-hunter');
  expect(talk.hero('rogue')).toMatchObject({ trophies: [], pastTrophies: ['gorgutt'], completed: [] });
});

test('DOR-6.8 a new hero comes at once: city, full life, two cards, one Quest, then Evening and Night', () => {
  const talk = dying().ends('ranger').says('rogue', 'hero', { hero: 'cleric' });
  expect(talk.hero('cleric')).toMatchObject({ loc: 'monarch-city', life: 6 });
  expect(talk.hero('cleric').hand).toHaveLength(4);
  expect(talk.hero('cleric').quest).not.toBeNull();
  expect(talk.board.active).toBe(1);
});

test('EX-41 death by minions: Eagle Rider on the ground, two Undead, nobody can help', () => {
  const talk = table(['eagle-rider', 'dwarf'])
    .responds('eagle-rider', 'ground')
    .stands('eagle-rider', 'dark-woods')
    .lives('eagle-rider', 2)
    .put('dark-woods', { black: 2 });
  talk.ends('eagle-rider');
  expect(talk.event('wounded')).toMatchObject({ lost: 2, life: 0 });
  expect(talk.step).toBe('newHero');
});

test('EX-41 death by minions: whoever holds a saving card is asked first', () => {
  const talk = table(['eagle-rider', 'dwarf'])
    .responds('eagle-rider', 'ground')
    .stands('eagle-rider', 'dark-woods')
    .lives('eagle-rider', 2)
    .put('dark-woods', { black: 2 });
  talk.deal('dwarf', 'sp-hammer-of-valor').dark('dq-1').ends('eagle-rider');
  expect(talk.step).toBe('lastStand');
  expect(talk.isAsked('dwarf')).toBe(true);
  talk.plays('dwarf', 'sp-hammer-of-valor', 'eagle-rider monarch-city');
  expect(talk.hero('eagle-rider')).toMatchObject({ life: 2, loc: 'monarch-city' });
});

test('DOR-6.9 without an unused hero the slot leaves the game, and play goes on', () => {
  const talk = table(['ranger', 'dwarf'])
    .stands('ranger', 'wolf-pass')
    .lives('ranger', 1)
    .put('wolf-pass', { red: 1 })
    .dark('dq-1');
  talk.board.deadHeroes = [...talk.board.unusedHeroes];
  talk.board.unusedHeroes = [];
  talk.ends('ranger');
  expect(talk.hero('ranger').gone).toBe(true);
  expect(talk.board.active).toBe(1);
  talk.dark('dq-2').ends('dwarf');
  expect(talk.board.active).toBe(1);
});

test('DOR-6.9 with no hero left the game is lost', () => {
  const talk = solo(['ranger']).stands('ranger', 'wolf-pass').lives('ranger', 1).put('wolf-pass', { red: 1 });
  talk.board.deadHeroes = [...talk.board.unusedHeroes];
  talk.board.unusedHeroes = [];
  talk.ends('ranger');
  expect(talk.match.outcome?.reason.key).toBe('noHeroLeft');
});
