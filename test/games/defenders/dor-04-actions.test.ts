import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { move } from '../../../src/games/defenders/actions/travelling.js';
import { type Talk, table } from './table-talk.js';

test('DOR-4.1 on foot: one action a line, minions do not hinder', () => {
  const talk = table(['rogue']).put('wolf-pass', { red: 3 }).says('rogue', 'move', { to: 'minotaur-forest' });
  expect(talk.hero('rogue')).toMatchObject({ loc: 'minotaur-forest', actions: 4 });
});

test('DOR-4.1 destinations are listed nearest first', () => {
  const talk = table(['rogue']).lives('rogue', 6, 2);
  const { to } = move.args;
  const values = to.kind === 'one' ? [...to.choices(talk.view(), 0, {})].map(({ value }) => value) : [];
  expect(values.slice(0, 6).sort()).toEqual([
    'bounty-bay',
    'dancing-stones',
    'father-oak-forest',
    'greenleaf-village',
    'orc-valley',
    'wolf-pass',
  ]);
  expect(values).not.toContain('dark-woods');
});

test('DOR-4.2 on horseback: one action and a horse card, up to two lines', () => {
  const talk = table(['rogue'])
    .deal('rogue', 'hc-wolf-pass-horse')
    .says('rogue', 'move', { to: 'minotaur-forest', by: 'horse' });
  expect(talk.hero('rogue')).toMatchObject({ loc: 'minotaur-forest', actions: 5, hand: [] });
  expect(talk.board.heroDiscard).toEqual(['hc-wolf-pass-horse']);
});

test('DOR-4.3 by eagle: one action and an eagle card, up to four lines', () => {
  const talk = table(['rogue']).deal('rogue', 'hc-wyvern-forest-eagle', 'hc-amarak-peak-eagle');
  expect(talk.refused('rogue', 'move', { to: 'seagull-lagoon', by: 'eagle' }).argument).toBe('card');
  talk.says('rogue', 'move', { to: 'amarak-peak', by: 'eagle', card: '2' });
  expect(talk.hero('rogue')).toMatchObject({ loc: 'amarak-peak', actions: 5 });
  expect(talk.nos('rogue')).toEqual(['1']);
});

test('DOR-4.4 by gate: a gate card leads to its place or to any gate, and gates join each other', () => {
  const talk = table(['rogue']).gate('ghost-marsh').deal('rogue', 'hc-dark-woods-gate', 'hc-wolf-pass-gate');
  talk.says('rogue', 'move', { to: 'dark-woods', by: 'gate-card' });
  expect(talk.hero('rogue').loc).toBe('dark-woods');
  talk.says('rogue', 'move', { to: 'dancing-stones', by: 'gate-card' });
  talk.says('rogue', 'move', { to: 'ghost-marsh', by: 'gate' });
  expect(talk.hero('rogue')).toMatchObject({ loc: 'ghost-marsh', actions: 3, hand: [] });
});

test('DOR-4.5 a skill costs an action only if it says so: flight does', () => {
  const talk = table(['eagle-rider'])
    .responds('eagle-rider', 'sky')
    .says('eagle-rider', 'move', { to: 'amarak-peak', by: 'eagle' });
  expect(talk.hero('eagle-rider').actions).toBe(3);
});

test('DOR-4.6 a gate is built with a card of the place, whatever its icon', () => {
  const talk = table(['rogue']).stands('rogue', 'wolf-pass').deal('rogue', 'hc-wolf-pass-horse').says('rogue', 'gate');
  expect(talk.board.locations['wolf-pass'].gate).toBe(true);
  expect(talk.board.supply.gates).toBe(3);
  expect(talk.hero('rogue').actions).toBe(5);
  expect(talk.why('rogue', 'gate')).toBe('gateHere');
});

test('DOR-4.7 Rumors: two cards, the called colour and special cards are kept, twice a turn', () => {
  const talk = table(['dwarf'])
    .stands('dwarf', 'gryphon-inn')
    .next('hc-wolf-pass-gate', 'hc-dark-woods-gate', 'sp-magic-gate', 'hc-blood-flats-gate');
  talk.says('dwarf', 'rumors', { colour: 'blue' });
  expect(talk.hero('dwarf').hand.map(({ card }) => card)).toEqual(['hc-wolf-pass-gate']);
  expect(talk.board.heroDiscard).toEqual(['hc-dark-woods-gate']);
  talk.says('dwarf', 'rumors', { colour: 'red' });
  expect(talk.hero('dwarf').hand).toHaveLength(3);
  expect(talk.why('dwarf', 'rumors', { colour: 'red' })).toBe('rumorsTwice');
});

test('DOR-4.8 Heal the Land: a card of the colour, two dice, a 5 removes one crystal, the card is gone either way', () => {
  const talk = table(['dwarf'])
    .stands('dwarf', 'wolf-pass')
    .taint('wolf-pass', 2)
    .put('wolf-pass', { red: 1 })
    .deal('dwarf', 'hc-crystal-hills-gate', 'hc-amarak-peak-gate');
  talk.dice(4, 5).says('dwarf', 'cleanse', { card: '1' });
  expect(talk.crystals('wolf-pass')).toBe(1);
  talk.dice(4, 4).says('dwarf', 'cleanse');
  expect(talk.crystals('wolf-pass')).toBe(1);
  expect(talk.hero('dwarf')).toMatchObject({ hand: [], actions: 3 });
});

describe('DOR-4.9 heal', () => {
  test('DOR-4.9 everything in the city or an inn, two elsewhere, never above the start, no new actions', () => {
    const city = table(['rogue']).lives('rogue', 2).says('rogue', 'heal');
    expect(city.hero('rogue')).toMatchObject({ life: 6, actions: 1 });
    const land = table(['rogue']).stands('rogue', 'wolf-pass').lives('rogue', 3).says('rogue', 'heal');
    expect(land.hero('rogue')).toMatchObject({ life: 5, actions: 2 });
  });
  test('EX-35 healing limits: Wizard 2 of 5, heal, heal', () => {
    const talk = table(['wizard']).stands('wizard', 'pleasant-hill').lives('wizard', 2);
    talk.says('wizard', 'heal');
    expect(talk.hero('wizard').life).toBe(4);
    talk.says('wizard', 'heal');
    expect(talk.hero('wizard')).toMatchObject({ life: 5, actions: 0, bonus: 0 });
  });
});

test('DOR-4.10 fighting is an action', () => {
  const talk = table(['rogue']).put('monarch-city', { green: 1 }).says('rogue', 'fight');
  expect(talk.hero('rogue').actions).toBe(5);
});
test('DOR-4.11 attacking a general is an action', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'dark-woods')
    .deal('rogue', 'hc-dark-woods-gate')
    .dice(4)
    .says('rogue', 'attack', { cards: ['all'] });
  expect(talk.board.generals.varkolak.life).toBe(4);
});
test('DOR-4.12 working on a Quest is an action', () => {
  const talk = table(['rogue']).stands('rogue', 'mountains-of-mist').dice(1, 2, 3, 4).says('rogue', 'quest');
  expect(talk.hero('rogue').actions).toBe(5);
});

test('DOR-4.6, 4.8 the only card that pays is not asked for; the Cleric may do without', () => {
  const leftOut = (talk: Talk, action: 'cleanse' | 'gate'): string | undefined => {
    const { card } = defenders.actions[action].args;
    return card.kind === 'one' ? card.leftOut?.(talk.view(), 0, {}) : undefined;
  };
  const pays = (talk: Talk) => ({ cleanse: leftOut(talk, 'cleanse'), gate: leftOut(talk, 'gate') });
  const at = (hero: HeroId): Talk => table([hero]).stands(hero, 'raven-forest').taint('raven-forest');
  expect(pays(at('wizard').deal('wizard', 'hc-raven-forest-gate'))).toEqual({ cleanse: '1', gate: '1' });
  expect(pays(at('wizard').deal('wizard', 'hc-raven-forest-gate', 'hc-raven-forest-horse'))).toEqual({
    cleanse: undefined,
    gate: undefined,
  });
  expect(pays(at('cleric').deal('cleric', 'hc-raven-forest-gate'))).toEqual({ cleanse: undefined, gate: '1' });
});
