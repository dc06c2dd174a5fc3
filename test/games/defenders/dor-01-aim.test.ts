import { expect, test } from 'vitest';
import { table } from './table-talk.js';

/** The last general stands at death's door before a hero with one card. */
function lastBattle() {
  const talk = table(['paladin', 'dwarf'])
    .slain('balazarg', 'dwarf')
    .slain('sapphire', 'dwarf')
    .slain('gorgutt', 'paladin');
  return talk.general('varkolak', { life: 1 }).stands('paladin', 'dark-woods').deal('paladin', 'hc-dark-woods-gate');
}

test('DOR-1.1 the heroes win the moment the fourth general is defeated, whatever stands on the board', () => {
  const talk = lastBattle().put('monarch-city', { red: 4 }).taint('wolf-pass', 11).dice(4);
  talk.says('paladin', 'attack', { cards: ['1'] });
  expect(talk.match.outcome).toMatchObject({ kind: 'won', winners: [0, 1], reason: { key: 'allGeneralsDefeated' } });
});

test('DOR-1.2 a general who enters Monarch City loses the game', () => {
  const talk = table(['paladin']).general('gorgutt', { step: 3 }).dark('dp-gorgutt').ends('paladin');
  expect(talk.match.outcome?.reason).toEqual({ key: 'generalEntered', params: { general: 'gorgutt' } });
});

test('DOR-1.2 minions that must be placed and are not to be had lose the game', () => {
  const talk = table(['paladin']).dark('ds-gorgutt-01');
  talk.board.supply.minions.red = 0;
  const lost = talk.board.locations;
  for (const loc of ['ghost-marsh', 'serpent-swamp', 'windy-pass', 'pleasant-hill'] as const) lost[loc].minions.red = 3;
  for (const loc of ['ancient-ruins', 'withered-hills', 'orc-valley', 'cursed-plateau'] as const)
    lost[loc].minions.red = 3;
  lost['scorpion-canyon'].minions.red = 1;
  talk.ends('paladin');
  expect(talk.match.outcome?.reason).toEqual({ key: 'noMinionsLeft', params: { colour: 'red' } });
});

test('DOR-1.2 the twelfth crystal loses the game', () => {
  const talk = table(['paladin'])
    .taint('wolf-pass', 11)
    .put('blood-flats', { red: 2 })
    .dark('ds-gorgutt-01')
    .ends('paladin');
  expect(talk.match.outcome?.reason.key).toBe('lastCrystal');
});

test('DOR-1.2 five minions in Monarch City lose the game', () => {
  const talk = table(['paladin'])
    .stands('paladin', 'wolf-pass')
    .put('monarch-city', { green: 4 })
    .put('orc-valley', { green: 1 });
  talk.dark('dm-city').ends('paladin');
  expect(talk.match.outcome?.reason.key).toBe('fiveInCity');
  expect(talk.match.outcome?.winners).toEqual([]);
});

test('DOR-1.3 an empty supply alone is no loss', () => {
  const talk = table(['paladin']).dark('ds-gorgutt-01');
  for (const loc of [
    'ghost-marsh',
    'serpent-swamp',
    'windy-pass',
    'pleasant-hill',
    'ancient-ruins',
    'withered-hills',
    'orc-valley',
    'cursed-plateau',
  ] as const)
    talk.put(loc, { red: 3 });
  talk.ends('paladin');
  expect(talk.board.supply.minions.red).toBe(0);
  expect(talk.match.outcome).toBeNull();
});

test('DOR-1.4 resolution stops at the first loss', () => {
  const talk = table(['paladin'])
    .taint('wolf-pass', 11)
    .put('withered-hills', { red: 2 })
    .dark('ds-gorgutt-03')
    .ends('paladin');
  expect(talk.match.outcome?.reason.key).toBe('lastCrystal');
  expect(talk.minions('enchanted-glade')).toEqual({});
  expect(talk.board.generals.gorgutt.step).toBe(0);
});

test('DOR-1.5 the champion is named after the end', () => {
  const talk = lastBattle()
    .dice(4)
    .says('paladin', 'attack', { cards: ['1'] });
  expect(talk.happened('championNamed')).toBe(true);
  expect(talk.board.result?.won).toBe(true);
});

test('DOR-15.1 points are completed Quests and slain generals', () => {
  const talk = lastBattle()
    .reward('paladin', 'q-raids')
    .dice(4)
    .says('paladin', 'attack', { cards: ['1'] });
  expect(talk.board.result?.points).toEqual([
    { slot: 0, quests: 1, generals: 2 },
    { slot: 1, quests: 0, generals: 2 },
  ]);
  expect(talk.board.result?.champions).toEqual([0]);
  expect(talk.match.outcome?.scores).toEqual([3, 2]);
});

test('DOR-15.2 a tie goes to more Quests, and then is shared', () => {
  const talk = lastBattle()
    .reward('dwarf', 'q-raids', 'A')
    .reward('dwarf', 'q-rumors', '')
    .reward('paladin', 'q-orc-hunter');
  talk.hero('dwarf').trophies.pop();
  talk.dice(4).says('paladin', 'attack', { cards: ['1'] });
  expect(talk.board.result?.champions).toEqual([1]);
  const even = lastBattle()
    .dice(4)
    .says('paladin', 'attack', { cards: ['1'] });
  expect(even.board.result?.champions).toEqual([0, 1]);
});

test('DOR-15.1 of several heroes of one person each has points of its own, one is the champion, and the person has them all', () => {
  const talk = lastBattle().reward('dwarf', 'q-raids').reward('dwarf', 'q-rumors', '');
  for (const hero of talk.board.heroes) hero.seat = 0;
  talk.dice(4).says('paladin', 'attack', { cards: ['1'] });
  expect(talk.board.result?.points).toEqual([
    { slot: 0, quests: 0, generals: 2 },
    { slot: 1, quests: 2, generals: 2 },
  ]);
  expect(talk.board.result?.champions).toEqual([1]);
  expect(talk.match.outcome?.scores?.[0]).toBe(6);
});

test('DOR-15.3 the champion is named after a loss too, and not at all when switched off', () => {
  const lost = table(['paladin', 'dwarf'])
    .general('gorgutt', { step: 3 })
    .dark('dp-gorgutt')
    .reward('dwarf', 'q-raids')
    .ends('paladin');
  expect(lost.board.result).toMatchObject({ won: false, champions: [1] });
  const off = table(['paladin', 'dwarf'], { champion: false })
    .general('gorgutt', { step: 3 })
    .dark('dp-gorgutt')
    .ends('paladin');
  expect(off.happened('championNamed')).toBe(false);
  expect(off.match.outcome?.scores).toBeNull();
});

test('EX-1 King’s Champion: 6 and 2, 4 and 1, 5 and 0, 3 and 1 crown the first', async () => {
  const { championsAmong } = await import('../../../src/games/defenders/effects/ending.js');
  const points = [
    { slot: 0, quests: 6, generals: 2 },
    { slot: 1, quests: 4, generals: 1 },
    { slot: 2, quests: 5, generals: 0 },
    { slot: 3, quests: 3, generals: 1 },
  ];
  expect(championsAmong(points)).toEqual([0]);
  expect(championsAmong(points.slice(1))).toEqual([2]);
});
