import { expect, test } from 'vitest';
import { attack, join } from '../../../src/games/defenders/actions/fighting.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { sayIn } from '../../../src/kernel/index.js';
import { solo, table } from './table-talk.js';

/** Rogue and Cleric at Gorgutt's place, each with two cards that show him. */
function atGorgutt() {
  return table(['rogue', 'cleric', 'dwarf'])
    .stands('rogue', 'thorny-woods')
    .stands('cleric', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate', 'hc-raven-forest-horse')
    .deal('cleric', 'hc-thorny-woods-gate', 'hc-thorny-woods-horse');
}

test('DOR-8.1 heroes at the place may join at no action', () => {
  const talk = atGorgutt().says('rogue', 'attack', { cards: ['1'] });
  expect(talk.isAsked('cleric')).toBe(true);
  expect(talk.isAsked('dwarf')).toBe(false);
  const before = talk.hero('cleric').actions;
  talk.says('cleric', 'join', { cards: ['1'] });
  expect(talk.hero('cleric').actions).toBe(before);
});

test('DOR-8.2 who plays no card is no fighter: no reward, no penalty', () => {
  const talk = atGorgutt()
    .says('rogue', 'attack', { cards: ['1'] })
    .responds('cleric', 'stay-out')
    .dice(2)
    .responds('rogue', 'start');
  expect(talk.hero('cleric')).toMatchObject({ loc: 'thorny-woods', life: 6 });
  expect(talk.hero('rogue').loc).toBe('monarch-city');
});

test('DOR-8.3 the initiator names the next fighter after seeing the dice', () => {
  const talk = atGorgutt()
    .says('rogue', 'attack', { cards: ['1'] })
    .says('cleric', 'join', { cards: ['all'] })
    .responds('rogue', 'start');
  expect(talk.step).toBe('nextFighter');
  expect(talk.fallback('rogue')).toEqual({ action: 'respond', args: { choice: 'cleric' } });
  talk.dice(6, 6, 6).responds('rogue', 'cleric');
  expect(talk.board.lastBattle?.fighters.map(({ dice }) => dice.length)).toEqual([1, 2]);
});

test('DOR-8.4 when he falls the others need not roll and are rewarded alike', () => {
  const talk = atGorgutt()
    .general('gorgutt', { life: 1 })
    .says('rogue', 'attack', { cards: ['1'] })
    .says('cleric', 'join', { cards: ['1'] })
    .responds('rogue', 'start');
  talk.dice(5).responds('rogue', 'rogue');
  expect(talk.event('battleWon').slayer.hero).toBe('rogue');
  expect(talk.hero('cleric').hand).toHaveLength(4);
  expect(talk.board.heroDiscard).toContain('hc-thorny-woods-gate');
});

test('EX-32 Battle Luck late: counted anew, the slayer is where the count stays enough', () => {
  const talk = table(['rogue', 'cleric', 'dwarf'])
    .general('balazarg', { life: 3 })
    .stands('rogue', 'scorpion-canyon')
    .stands('cleric', 'scorpion-canyon');
  talk
    .deal('rogue', 'hc-blood-flats-gate', 'hc-blood-flats-horse', 'hc-ghost-marsh-gate')
    .deal('cleric', 'hc-windy-pass-gate', 'hc-windy-pass-horse')
    .deal('dwarf', 'sp-battle-luck-1');
  talk.says('rogue', 'attack', { cards: ['all'] }).says('cleric', 'join', { cards: ['all'] });
  talk.dice(2, 2, 2, 2, 2).responds('rogue', 'start');
  talk.dice(6, 2, 2, 5, 1).responds('rogue', 'rogue');
  expect(talk.step).toBe('luck');
  expect(talk.isAsked('dwarf')).toBe(true);
  talk.dice(4, 3, 6).plays('dwarf', 'sp-battle-luck-1');
  expect(talk.event('battleWon').slayer.hero).toBe('cleric');
});

test('EX-43 parried recount: Gorgutt life 2, running count 0 then 2', () => {
  const talk = atGorgutt().general('gorgutt', { life: 2 }).deal('dwarf', 'sp-battle-luck-1');
  talk
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['all'] })
    .responds('rogue', 'start');
  talk.dice(5, 2, 4, 1).responds('rogue', 'rogue');
  expect(talk.step).toBe('luck');
  talk.dice(1, 6).plays('dwarf', 'sp-battle-luck-1');
  expect(talk.event('battleWon').slayer.hero).toBe('cleric');
});

test('DOR-8.5 one Battle Luck serves the fighters who roll later too', () => {
  const talk = atGorgutt()
    .general('gorgutt', { life: 4 })
    .deal('dwarf', 'sp-battle-luck-1')
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['all'] })
    .responds('rogue', 'start');
  expect(talk.offers('dwarf')).toContain('play');
  talk.plays('dwarf', 'sp-battle-luck-1');
  talk.dice(1, 1, 4, 4, 2, 2, 5, 5).responds('rogue', 'rogue');
  expect(talk.happened('battleWon')).toBe(true);
});

test('DOR-8.6 a fighter whose cards are all cursed still fights, with the dice of a reward', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'scorpion-canyon')
    .deal('rogue', 'hc-blood-flats-gate')
    .reward('rogue', 'q-find-magic-gate', 'A');
  talk.dice(1, 4, 5, 1).says('rogue', 'attack', { cards: ['1', 'A'] });
  expect(talk.event('rolled')).toMatchObject({ net: 2 });
  expect(talk.event('rolled').dice).toHaveLength(2);
});

test('DOR-8.7 a wounded hero in the sky may fight', () => {
  const talk = table(['eagle-rider'])
    .responds('eagle-rider', 'sky')
    .stands('eagle-rider', 'thorny-woods')
    .lives('eagle-rider', 1)
    .deal('eagle-rider', 'hc-raven-forest-gate');
  talk.dice(2).says('eagle-rider', 'attack', { cards: ['1'] });
  expect(talk.hero('eagle-rider')).toMatchObject({ life: 1, loc: 'thorny-woods' });
});

test('DOR-8.8 a pledge is played without a prompt', () => {
  const talk = atGorgutt().says('cleric', 'join', { cards: ['1'] });
  expect(talk.hero('cleric').pledge).toEqual({ cards: ['hc-thorny-woods-gate'], rewards: [] });
  talk.says('rogue', 'attack', { cards: ['all'] });
  expect(talk.step).toBe('nextFighter');
  expect(talk.board.battle?.fighters).toHaveLength(2);
  expect(talk.hero('cleric').pledge).toBeNull();
});

test('DOR-8.8 a pledge ends with join none, and when the hero or the general leaves', () => {
  const talk = atGorgutt()
    .says('cleric', 'join', { cards: ['1'] })
    .says('cleric', 'join', { cards: ['none'] });
  expect(talk.hero('cleric').pledge).toBeNull();
  talk
    .says('cleric', 'join', { cards: ['1'] })
    .deal('dwarf', 'sp-hammer-of-valor')
    .plays('dwarf', 'sp-hammer-of-valor', 'cleric wolf-pass');
  expect(talk.hero('cleric').pledge).toBeNull();
  const left = atGorgutt()
    .says('cleric', 'join', { cards: ['1'] })
    .dark('ds-gorgutt-01')
    .ends('rogue');
  expect(left.board.generals.gorgutt.step).toBe(1);
  expect(left.hero('cleric').pledge).toBeNull();
});

test('DOR-8.9 the battle may be called off before the first die, once a turn', () => {
  const talk = atGorgutt()
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['1'] })
    .responds('rogue', 'call-off');
  expect(talk.hero('rogue')).toMatchObject({ actions: 6, callOffUsed: true });
  expect(talk.nos('rogue')).toEqual(['1', '2']);
  expect(talk.nos('cleric')).toEqual(['1', '2']);
  talk.says('rogue', 'attack', { cards: ['all'] });
  expect(talk.refused('rogue', 'respond', { choice: 'call-off' }).argument).toBe('choice');
});

test('DOR-8.9 the initiator may change cards during the muster', () => {
  const talk = atGorgutt()
    .says('rogue', 'attack', { cards: ['1'] })
    .says('rogue', 'attack', { cards: ['2'] });
  expect(talk.board.battle?.fighters[0]?.cards.map(({ no }) => no)).toEqual([2]);
  expect(talk.nos('rogue')).toEqual(['1']);
  expect(talk.hero('rogue').actions).toBe(5);
});

test('DOR-8.10 a joined hero moved away has his cards back', () => {
  const talk = atGorgutt()
    .deal('dwarf', 'sp-hammer-of-valor')
    .says('rogue', 'attack', { cards: ['1'] })
    .says('cleric', 'join', { cards: ['all'] });
  talk.plays('dwarf', 'sp-hammer-of-valor', 'cleric wolf-pass');
  expect(talk.nos('cleric')).toEqual(['1', '2']);
  expect(talk.board.battle?.fighters).toHaveLength(1);
});

test('EX-39 hammer in muster: a hero brought to the battlefield is asked to join', () => {
  const talk = atGorgutt()
    .deal('dwarf', 'sp-hammer-of-valor', 'hc-minotaur-forest-gate')
    .says('rogue', 'attack', { cards: ['1'] });
  expect(talk.isAsked('dwarf')).toBe(false);
  talk.plays('dwarf', 'sp-hammer-of-valor', 'dwarf thorny-woods');
  expect(talk.isAsked('dwarf')).toBe(true);
  talk.says('dwarf', 'join', { cards: ['2'] });
  expect(talk.board.battle?.fighters).toHaveLength(2);
});

test('EX-44 general pushed back in muster: the battle ends, cards and action come back', () => {
  const talk = table(['rogue', 'cleric', 'dwarf'])
    .general('gorgutt', { step: 3 })
    .stands('rogue', 'orc-valley')
    .stands('cleric', 'orc-valley');
  talk
    .deal('rogue', 'hc-raven-forest-gate')
    .deal('cleric', 'hc-thorny-woods-gate')
    .deal('dwarf', 'sp-battle-strategy')
    .says('rogue', 'attack', { cards: ['1'] });
  talk.plays('dwarf', 'sp-battle-strategy', 'gorgutt');
  expect(talk.board.generals.gorgutt.step).toBe(2);
  expect(talk.board.battle).toBeNull();
  expect(talk.step).toBe('day');
  expect(talk.hero('rogue')).toMatchObject({ actions: 6, callOffUsed: false });
  expect(talk.isAsked('cleric')).toBe(false);
});

test('specification 8.5, solo: the muster is one form, attack names the cards of all heroes present', () => {
  const talk = solo(['rogue', 'cleric'])
    .stands('rogue', 'thorny-woods')
    .stands('cleric', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate')
    .deal('cleric', 'hc-thorny-woods-gate', 'hc-thorny-woods-horse');
  const active = talk.board.heroes[talk.board.active]?.hero ?? 'rogue';
  const { cards } = attack.args;
  if (cards.kind !== 'many') throw new Error('cards are many');
  const labels = [...cards.choices(talk.view(0), 0, {})].map(({ label }) => sayIn(defenders, 'en', []).text(label));
  expect(labels.filter((label) => label.endsWith('– Cleric'))).toHaveLength(2);
  expect(labels.filter((label) => label.endsWith('– Rogue'))).toHaveLength(1);
  talk.says(active, 'attack', { cards: ['1', '2', '3'] });
  expect(talk.board.battle?.fighters).toHaveLength(2);
  expect(talk.step).toBe('nextFighter');
});

test('DOR-8.2 a seat nobody holds is not asked to join', () => {
  const talk = atGorgutt();
  talk.match.empty = [1];
  talk.dice(2).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.board.battle).toBeNull();
  expect(talk.hero('rogue').loc).toBe('monarch-city');
});

test('specification 5.1: all means all cards that fit, never a reward and never none', () => {
  const talk = table(['rogue', 'cleric'])
    .stands('rogue', 'thorny-woods')
    .stands('cleric', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate', 'hc-wolf-pass-horse')
    .reward('rogue', 'q-find-magic-gate');
  for (const action of [attack, join]) {
    const { cards } = action.args;
    if (cards.kind !== 'many') throw new Error('cards are many');
    expect([...cards.choices(talk.view(0), 0, {})].map(({ value }) => value)).toContain('A');
    expect(cards.all?.(talk.view(0), 0, {})).toEqual(['1']);
    expect(cards.proposal?.(talk.view(0), 0, {})).toEqual(['1']);
  }
});
