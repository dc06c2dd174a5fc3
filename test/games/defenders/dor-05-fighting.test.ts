import { expect, test } from 'vitest';
import { table } from './table-talk.js';

test('EX-4 fight, one colour: dice 2, 3, 6 against three Orcs leave one', () => {
  const talk = table(['dwarf']).stands('dwarf', 'raven-forest').put('raven-forest', { green: 3 }).dice(2, 3, 6);
  talk.says('dwarf', 'fight');
  expect(talk.minions('raven-forest')).toEqual({ green: 1 });
  expect(talk.hero('dwarf').actions).toBe(4);
});

test('EX-5 fight, mixed: one action, one black die, two blue dice', () => {
  const talk = table(['paladin'])
    .stands('paladin', 'fire-river')
    .put('fire-river', { black: 1, blue: 2 })
    .dice(4, 5, 4);
  talk.says('paladin', 'fight');
  expect(talk.event('fought').dice.map(({ colour }) => colour)).toEqual(['blue', 'blue', 'black']);
  expect(talk.minions('fire-river')).toEqual({ blue: 1 });
});

test('EX-6 Slayer: both Orcs fall without dice, one black die for the Undead', () => {
  const talk = table(['paladin']).slain('gorgutt', 'paladin').stands('paladin', 'wolf-pass');
  talk.put('wolf-pass', { green: 2, black: 1 }).dice(4);
  talk.says('paladin', 'fight');
  expect(talk.event('fought').dice).toHaveLength(1);
  expect(talk.minions('wolf-pass')).toEqual({});
});

test('DOR-5.1 one action attacks all minions of all colours, one die each', () => {
  const talk = table(['rogue']).stands('rogue', 'wolf-pass').put('wolf-pass', { red: 1, green: 1, black: 1 });
  talk.says('rogue', 'fight');
  expect(talk.event('fought').dice).toHaveLength(3);
  expect(talk.hero('rogue').actions).toBe(5);
});

test.each([
  ['green', 3],
  ['red', 4],
  ['black', 4],
  ['blue', 5],
] as const)('DOR-5.2 %s is hit on %i+', (colour, need) => {
  const miss = table(['rogue'])
    .stands('rogue', 'wolf-pass')
    .put('wolf-pass', { [colour]: 1 })
    .dice(need - 1);
  expect(miss.says('rogue', 'fight').minions('wolf-pass')).toEqual({ [colour]: 1 });
  const hit = table(['rogue'])
    .stands('rogue', 'wolf-pass')
    .put('wolf-pass', { [colour]: 1 })
    .dice(need);
  expect(hit.says('rogue', 'fight').minions('wolf-pass')).toEqual({});
  expect(hit.board.supply.minions[colour]).toBe(25);
});

test('DOR-5.3 a bonus can make any number hit and nothing misses by itself', () => {
  const talk = table(['ranger']).reward('ranger', 'q-amulet-of-the-gods').stands('ranger', 'raven-forest');
  talk.put('raven-forest', { green: 1 }).dice(1).says('ranger', 'fight');
  expect(talk.minions('raven-forest')).toEqual({});
});

test('DOR-5.4 bonuses add up: Blessed Attacks and the Amulet make +2', () => {
  const talk = table(['cleric']).reward('cleric', 'q-amulet-of-the-gods').stands('cleric', 'windy-pass');
  talk.put('windy-pass', { black: 1, blue: 1 }).says('cleric', 'fight');
  expect(talk.event('fought').dice.map(({ colour, bonus }) => [colour, bonus])).toEqual([
    ['blue', 1],
    ['black', 2],
  ]);
});

test('DOR-5.5 Slayer works with Archery in the same action', () => {
  const talk = table(['ranger'])
    .slain('balazarg', 'ranger')
    .stands('ranger', 'wolf-pass')
    .put('orc-valley', { red: 2, blue: 1 });
  talk.dice(5).says('ranger', 'fight', { at: 'orc-valley' });
  expect(talk.minions('orc-valley')).toEqual({});
});

test('DOR-5.6 extra dice go to colours that are there, and hits beyond the minions are lost', () => {
  const talk = table(['dwarf'])
    .reward('dwarf', 'q-find-magic-gate')
    .stands('dwarf', 'wolf-pass')
    .put('wolf-pass', { green: 1, red: 1 });
  talk.dice(1, 5, 5, 6).says('dwarf', 'fight', { bonus: 'gg' });
  expect(talk.event('fought').dice).toHaveLength(4);
  expect(talk.minions('wolf-pass')).toEqual({ red: 1 });
  expect(talk.hero('dwarf').completed[0]?.used).toBe(true);
  expect(talk.why('dwarf', 'fight', { bonus: 'rr' })).toBe('noBonusReward');
});

test('DOR-5.7 the Dwarf rolls failed blue dice again, then the Steed rolls all failed dice again', () => {
  const talk = table(['dwarf'])
    .reward('dwarf', 'q-unicorn-steed')
    .stands('dwarf', 'wolf-pass')
    .put('wolf-pass', { green: 1, blue: 1 });
  talk.dice(2, 1, 3, 6, 3).says('dwarf', 'fight');
  expect(talk.events.filter(({ type }) => type === 'rerolled')).toHaveLength(2);
  expect(talk.minions('wolf-pass')).toEqual({});
});

test('DOR-5.8 a general takes no part in a fight with minions', () => {
  const talk = table(['dwarf'])
    .stands('dwarf', 'thorny-woods')
    .put('thorny-woods', { green: 1 })
    .dice(1)
    .says('dwarf', 'fight');
  expect(talk.event('fought').dice).toHaveLength(1);
  expect(talk.board.generals.gorgutt.life).toBe(6);
});

test('DOR-5.9 each people is its colour: three Demons are three red minions', () => {
  const talk = table(['dwarf'])
    .quest('dwarf', 'q-demon-hunter')
    .stands('dwarf', 'wolf-pass')
    .put('wolf-pass', { red: 2 });
  talk.dice(4, 4).says('dwarf', 'fight');
  expect(talk.hero('dwarf').quest?.marks).toHaveLength(2);
});

test('DOR-5.10 minions removed by cards do not count for Quests, those of Battle Fury do', () => {
  const talk = table(['dwarf']).quest('dwarf', 'q-orc-hunter').stands('dwarf', 'raven-forest');
  talk
    .put('raven-forest', { green: 2 })
    .put('wyvern-forest', { green: 3 })
    .deal('dwarf', 'sp-elven-archers', 'sp-battle-fury');
  talk.plays('dwarf', 'sp-elven-archers', 'wyvern-forest');
  expect(talk.hero('dwarf').quest?.marks).toHaveLength(0);
  talk.plays('dwarf', 'sp-battle-fury');
  expect(talk.hero('dwarf').quest?.marks).toHaveLength(2);
  expect(talk.hero('dwarf').actions).toBe(4);
});
