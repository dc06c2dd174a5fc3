import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../src/games/defenders/content/hero-cards.js';
import { table } from './table-talk.js';

const green: readonly CardId[] = [
  'hc-raven-forest-gate',
  'hc-raven-forest-horse',
  'hc-thorny-woods-gate',
  'hc-thorny-woods-horse',
  'hc-minotaur-forest-gate',
  'hc-minotaur-forest-horse',
];
const red: readonly CardId[] = [
  'hc-blood-flats-gate',
  'hc-blood-flats-horse',
  'hc-ghost-marsh-gate',
  'hc-ghost-marsh-horse',
  'hc-windy-pass-gate',
  'hc-windy-pass-horse',
  'hc-orc-valley-gate',
  'hc-orc-valley-horse',
  'hc-cursed-plateau-gate-1',
  'hc-cursed-plateau-gate-2',
  'hc-serpent-swamp-gate-1',
  'hc-serpent-swamp-gate-2',
  'hc-withered-hills-gate-1',
];
const blue: readonly CardId[] = [
  'hc-wolf-pass-gate',
  'hc-wolf-pass-horse',
  'hc-crystal-hills-gate',
  'hc-crystal-hills-horse',
  'hc-blizzard-mountains-horse-1',
  'hc-blizzard-mountains-horse-2',
];
const black: readonly CardId[] = [
  'hc-dark-woods-gate',
  'hc-dark-woods-horse',
  'hc-fire-river-gate',
  'hc-fire-river-horse',
];

test('DOR-7.1 a general is attacked where he stands, once no minion is there', () => {
  const talk = table(['rogue']).deal('rogue', 'hc-dark-woods-gate');
  expect(talk.why('rogue', 'attack', { cards: ['1'] })).toBe('noGeneralHere');
  talk.stands('rogue', 'dark-woods').put('dark-woods', { red: 2 });
  expect(talk.why('rogue', 'attack', { cards: ['1'] })).toBe('minionsFirst');
});

test('DOR-7.2 at least one card that shows the general', () => {
  const talk = table(['rogue']).stands('rogue', 'dark-woods').deal('rogue', 'hc-wolf-pass-gate');
  expect(talk.why('rogue', 'attack', { cards: ['1'] })).toBe('needsPortrait');
  talk.deal('rogue', 'sp-magic-gate');
  expect(talk.why('rogue', 'attack', { cards: ['1'] })).toBe('needsPortrait');
  talk.dice(4, 4).says('rogue', 'attack', { cards: ['2'] });
  expect(talk.board.generals.varkolak.life).toBe(3);
});

test('DOR-7.3 one die per die printed on the cards', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'scorpion-canyon')
    .deal('rogue', 'hc-pleasant-hill-eagle', 'hc-blood-flats-gate');
  talk.dice(6, 6, 4, 4, 1).says('rogue', 'attack', { cards: ['all'] });
  expect(talk.event('rolled').dice).toHaveLength(3);
});

test('EX-7 general board: Balazarg at 6, dice 4 4 6 2 move his marker to 3', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'scorpion-canyon')
    .deal('rogue', ...red.slice(0, 4));
  talk.dice(2, 2, 2, 2, 4, 4, 6, 2).says('rogue', 'attack', { cards: ['all'] });
  expect(talk.event('rolled')).toMatchObject({ net: 3, life: 3 });
  expect(talk.board.generals.balazarg).toMatchObject({ life: 3, healWait: 1 });
});

test.each([
  ['balazarg', 'scorpion-canyon', 'hc-blood-flats-gate', 4],
  ['gorgutt', 'thorny-woods', 'hc-raven-forest-gate', 3],
  ['varkolak', 'dark-woods', 'hc-dark-woods-gate', 4],
  ['sapphire', 'blizzard-mountains', 'hc-wolf-pass-gate', 5],
] as const)('DOR-7.4 %s is hit on his number', (general, loc, card, need) => {
  const attack = (value: number) => {
    const talk = table(['rogue'], { noPenalty: true }).stands('rogue', loc).deal('rogue', card);
    if (general === 'balazarg') talk.dice(6, value);
    else talk.dice(value);
    return talk.says('rogue', 'attack', { cards: ['1'] }).event('rolled').net;
  };
  expect(attack(need)).toBe(1);
  expect(attack(need - 1)).toBe(0);
});

describe('DOR-7.5 combat skills', () => {
  test('EX-30 curse: four cards, curse dice 1 4 6 1, two are lost and all are gone afterwards', () => {
    const talk = table(['rogue'])
      .stands('rogue', 'scorpion-canyon')
      .deal('rogue', ...red.slice(0, 4));
    talk.dice(1, 4, 6, 1, 4, 4, 3).says('rogue', 'attack', { cards: ['all'] });
    expect(talk.event('cursed').cards.filter(({ lost }) => lost)).toHaveLength(2);
    expect(talk.event('rolled').dice).toHaveLength(2);
    expect(talk.board.heroDiscard).toHaveLength(4);
  });
  test('EX-28 Varkolak: no bonus, no second roll, Battle Luck is not offered', () => {
    const talk = table(['ranger', 'dwarf'])
      .reward('ranger', 'q-amulet-of-the-gods', '')
      .reward('ranger', 'q-unicorn-steed', '');
    talk
      .general('varkolak', { step: 3 })
      .stands('ranger', 'father-oak-forest')
      .deal('ranger', ...black.slice(0, 3))
      .deal('dwarf', 'sp-battle-luck-1');
    talk.dice(3, 3, 4, 1, 1).says('ranger', 'attack', { cards: ['all'] });
    expect(talk.event('rolled')).toMatchObject({ net: 1 });
    expect(talk.happened('rerolled')).toBe(false);
    expect(talk.step).not.toBe('luck');
  });
  test('EX-28 Varkolak: with Amarak’s Blessing each die has +2 and all three hit', () => {
    const talk = table(['ranger', 'dwarf'])
      .reward('ranger', 'q-amulet-of-the-gods', '')
      .reward('ranger', 'q-amaraks-blessing', 'A');
    talk
      .general('varkolak', { step: 3 })
      .stands('ranger', 'father-oak-forest')
      .deal('ranger', ...black.slice(0, 3));
    talk.dice(3, 3, 4, 1, 1).says('ranger', 'attack', { cards: ['1', '2', '3', 'A'] });
    expect(talk.event('rolled')).toMatchObject({ net: 3 });
    expect(talk.hero('ranger').completed.find(({ id }) => id === 'q-amaraks-blessing')?.used).toBe(true);
  });
  test('EX-29 Sapphire: she survives and is back at four', () => {
    const talk = table(['rogue'])
      .stands('rogue', 'blizzard-mountains')
      .deal('rogue', ...blue.slice(0, 4));
    talk.dice(5, 5, 6, 1).says('rogue', 'attack', { cards: ['all'] });
    expect(talk.happened('regenerated')).toBe(true);
    expect(talk.board.generals.sapphire).toMatchObject({ life: 4, healWait: null });
  });
  test('EX-29 Sapphire: Amarak’s Blessing in the window keeps her at one', () => {
    const talk = table(['rogue'])
      .stands('rogue', 'blizzard-mountains')
      .deal('rogue', ...blue.slice(0, 4))
      .reward('rogue', 'q-amaraks-blessing', 'A');
    talk.dice(5, 5, 6, 1).says('rogue', 'attack', { cards: ['1', '2', '3', '4'] });
    expect(talk.step).toBe('regeneration');
    talk.says('rogue', 'play', { card: 'A' });
    expect(talk.board.generals.sapphire).toMatchObject({ life: 1, healWait: 1 });
  });
  test('DOR-7.5 Gorgutt: a natural 1 parries and is never a hit, whatever the bonus', () => {
    const talk = table(['ranger'], { noPenalty: true })
      .reward('ranger', 'q-amulet-of-the-gods', '')
      .stands('ranger', 'thorny-woods')
      .deal('ranger', ...green.slice(0, 3));
    talk.dice(1, 1, 4).says('ranger', 'attack', { cards: ['all'] });
    expect(talk.event('rolled')).toMatchObject({ net: 0 });
    expect(talk.event('rolled').dice.filter(({ parry }) => parry)).toHaveLength(2);
  });
});

/** Two heroes at Gorgutt's place. */
function together(gorgutt: number, first: readonly CardId[], second: readonly CardId[]) {
  const talk = table(['rogue', 'cleric'])
    .general('gorgutt', { life: gorgutt })
    .stands('rogue', 'thorny-woods')
    .stands('cleric', 'thorny-woods');
  talk
    .deal('rogue', ...first)
    .deal('cleric', ...second)
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['all'] });
  return talk.responds('rogue', 'start');
}

test('EX-26 group against Gorgutt (DOR-7.6): 3 5 6 1 and 4 6 1 make three wounds, then both are beaten', () => {
  const talk = together(6, green.slice(0, 4), green.slice(4, 6).concat('hc-golden-oak-forest-gate'));
  talk.dice(3, 5, 6, 1, 4, 6, 1).responds('rogue', 'rogue');
  expect(talk.event('battleLost').report).toMatchObject({ life: 3 });
  expect(talk.board.generals.gorgutt).toMatchObject({ life: 3, healWait: 1 });
  for (const id of ['rogue', 'cleric'] as const)
    expect(talk.hero(id)).toMatchObject({ life: 4, loc: 'monarch-city', hand: [] });
});

test('DOR-7.6 net wounds are counted over all fighters and never below zero', () => {
  const talk = together(6, green.slice(0, 2), green.slice(2, 4));
  talk.dice(1, 1, 5, 5).responds('rogue', 'rogue');
  expect(talk.events.filter(({ type }) => type === 'rolled').map(({ data }) => (data as { net: number }).net)).toEqual([
    0, 0,
  ]);
});

test('EX-27 last blow: 6 1, then 5 5 against life 2; the second fighter is the Orc Slayer and both draw three', () => {
  const talk = together(2, green.slice(0, 2), green.slice(2, 4));
  talk.dice(6, 1, 5, 5).responds('rogue', 'rogue');
  expect(talk.event('battleWon').slayer.hero).toBe('cleric');
  expect(talk.hero('cleric').trophies).toEqual(['gorgutt']);
  expect(talk.hero('rogue').hand).toHaveLength(3);
  expect(talk.hero('cleric').hand).toHaveLength(3);
});

test('DOR-7.7 Woods Lore, Ambush and the Amulet count against generals, Blessed Attacks do not', () => {
  const ranger = table(['ranger'], { noPenalty: true })
    .stands('ranger', 'thorny-woods')
    .deal('ranger', 'hc-raven-forest-gate')
    .dice(2)
    .says('ranger', 'attack', { cards: ['1'] });
  expect(ranger.event('rolled').net).toBe(1);
  const cleric = table(['cleric'], { noPenalty: true })
    .stands('cleric', 'dark-woods')
    .deal('cleric', 'hc-dark-woods-gate')
    .dice(3)
    .says('cleric', 'attack', { cards: ['1'] });
  expect(cleric.event('rolled').net).toBe(0);
  const sorceress = table(['sorceress'], { noPenalty: true })
    .stands('sorceress', 'thorny-woods')
    .deal('sorceress', 'hc-raven-forest-gate', 'hc-raven-forest-horse')
    .responds('sorceress', 'green');
  sorceress.dice(2, 3).says('sorceress', 'attack', { cards: ['all'] });
  expect(sorceress.event('rolled').net).toBe(2);
});

test('DOR-7.8 victory: trophy and Slayer, three cards, the war token moves, minions stay', () => {
  const talk = table(['rogue', 'dwarf'])
    .general('gorgutt', { life: 1 })
    .stands('rogue', 'thorny-woods')
    .put('raven-forest', { green: 2 })
    .deal('rogue', 'hc-raven-forest-gate');
  talk.dice(3).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.board.war).toBe(1);
  expect(talk.hero('rogue')).toMatchObject({ trophies: ['gorgutt'] });
  expect(talk.hero('rogue').hand).toHaveLength(3);
  expect(talk.minions('raven-forest')).toEqual({ green: 2 });
  expect(talk.last?.phases).toEqual([{ key: 'captionBattle', params: { general: 'gorgutt', won: true } }]);
});

test('DOR-7.9 defeat: life first, then cards of the hero’s choice', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate', 'hc-wolf-pass-gate', 'hc-dark-woods-gate', 'hc-fire-river-gate');
  talk.dice(2).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.step).toBe('penaltyCards');
  expect(talk.fallback('rogue')).toEqual({ action: 'discard', args: { cards: ['3', '4'] } });
  expect(talk.refused('rogue', 'discard', { cards: ['2'] }).count).toEqual({ min: 2, max: 2 });
  talk.says('rogue', 'discard', { cards: ['2', '4'] });
  expect(talk.nos('rogue')).toEqual(['3']);
  expect(talk.hero('rogue').life).toBe(4);
});

test('EX-31 Paladin’s penalty: nine cards left, D3 = 3 costs two life and all nine', () => {
  const talk = table(['paladin'])
    .stands('paladin', 'scorpion-canyon')
    .deal('paladin', ...red.slice(0, 10));
  talk.dice(2, 1, 6).says('paladin', 'attack', { cards: ['1'] });
  expect(talk.hero('paladin')).toMatchObject({ life: 3, hand: [], loc: 'monarch-city' });
});

test('DOR-7.9 who dies loses everything and chooses nothing', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'dark-woods')
    .lives('rogue', 1)
    .deal('rogue', 'hc-dark-woods-gate', 'hc-wolf-pass-gate', 'hc-crystal-hills-gate');
  talk.dice(1, 3, 1).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.step).toBe('newHero');
  expect(talk.board.dayOver).toBe(true);
  talk.dark('dq-1').says('cleric', 'hero', { hero: 'cleric' });
  expect(talk.board.active).toBe(1);
});

test('DOR-7.10 beaten fighters go to Monarch City and keep what actions are left', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate')
    .dice(2)
    .says('rogue', 'attack', { cards: ['1'] });
  expect(talk.hero('rogue')).toMatchObject({ loc: 'monarch-city', life: 4, actions: 3 });
  expect(talk.step).toBe('day');
});

test('DOR-7.11 all played cards go, special ones for good', () => {
  const talk = table(['rogue'])
    .stands('rogue', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate', 'sp-all-is-quiet')
    .dice(2, 2, 2)
    .says('rogue', 'attack', { cards: ['all'] });
  expect(talk.board.heroDiscard).toContain('hc-raven-forest-gate');
  expect(talk.board.removed).toContain('sp-all-is-quiet');
});

describe('DOR-7.12 generals heal', () => {
  const afterDefeat = (life: number) => {
    const talk = table(['rogue', 'cleric', 'wizard'])
      .general('gorgutt', { life: life + 1 })
      .stands('rogue', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate');
    for (const id of ['cleric', 'wizard'] as const) talk.stands(id, 'wolf-pass');
    talk.dice(3).says('rogue', 'attack', { cards: ['1'] });
    talk.board.alerts = ['none', 'none', 'none'];
    return talk.stands('rogue', 'wolf-pass');
  };
  const endTurn = (talk: ReturnType<typeof afterDefeat>) => {
    const id = talk.board.heroes[talk.board.active]?.hero ?? 'rogue';
    return talk.dark('dq-1').ends(id).board.generals.gorgutt.life;
  };
  test('EX-11 minor wound: marker 4, no healing at the end of A, 5 after B, 6 after C', () => {
    const talk = afterDefeat(4);
    expect([1, 2, 3].map(() => endTurn(talk))).toEqual([4, 5, 6]);
    expect(talk.board.generals.gorgutt.healWait).toBeNull();
  });
  test('EX-12 major wound: marker 2, nothing at the ends of A, B, C, A; 3 after B', () => {
    const talk = afterDefeat(2);
    expect([1, 2, 3, 4, 5].map(() => endTurn(talk))).toEqual([2, 2, 2, 2, 3]);
  });
});

test('DOR-7.13 a general on a red square does not advance', () => {
  const talk = table(['rogue'])
    .general('gorgutt', { life: 2, healWait: 3 })
    .stands('rogue', 'wolf-pass')
    .dark('ds-gorgutt-12')
    .ends('rogue');
  expect(talk.board.generals.gorgutt.step).toBe(0);
  expect(talk.event('darknessResolved').report.effects).toContainEqual({
    type: 'stays',
    general: 'gorgutt',
    why: 'wounded',
    next: 'amarak-peak',
  });
});

test('DOR-7.14 red squares: Balazarg 1, Gorgutt 2 and 1, the others none', async () => {
  const { generalBoards } = await import('../../../src/games/defenders/content/generals.js');
  expect(Object.entries(generalBoards).map(([id, { redSquares }]) => [id, [...redSquares].sort()])).toEqual([
    ['balazarg', [1]],
    ['sapphire', []],
    ['gorgutt', [1, 2]],
    ['varkolak', []],
  ]);
});
