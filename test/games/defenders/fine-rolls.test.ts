/** Dice to the last pip: chances, bonuses, what is rolled again and what is told of it. */
import { describe, expect, test } from 'vitest';
import type { GeneralId } from '../../../src/games/defenders/content/generals.js';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import type { Colour } from '../../../src/games/defenders/content/peoples.js';
import { ambushesGeneral, isWorthReroll, woundsExpected } from '../../../src/games/defenders/rules/battling.js';
import { type Minions, type Talk, table } from './table-talk.js';

/** Whoever stands before a general alone, in a form or out of it, with one card of one die against him. */
function before(general: GeneralId, hero: HeroId, has: { shape?: Colour; amulet?: boolean; step?: 1 } = {}): Talk {
  const talk = table([hero, 'dwarf']);
  if (hero === 'sorceress') talk.responds(hero, has.shape ?? 'own');
  const starts: Record<GeneralId, readonly [LocId, LocId]> = {
    balazarg: ['scorpion-canyon', 'raven-forest'],
    sapphire: ['blizzard-mountains', 'heavens-glade'],
    gorgutt: ['thorny-woods', 'amarak-peak'],
    varkolak: ['dark-woods', 'windy-pass'],
  };
  talk.general(general, { step: has.step ?? 0 }).stands(hero, starts[general][has.step ?? 0]);
  const cards = {
    balazarg: 'hc-ghost-marsh-gate',
    sapphire: 'hc-crystal-hills-gate',
    gorgutt: 'hc-golden-oak-forest-gate',
    varkolak: 'hc-fire-river-gate',
  } as const;
  talk.deal(hero, cards[general]);
  if (has.amulet) talk.reward(hero, 'q-amulet-of-the-gods');
  return talk;
}

test.each<[GeneralId, HeroId, Parameters<typeof before>[2], number]>([
  ['gorgutt', 'rogue', {}, 0],
  ['gorgutt', 'cleric', {}, 0],
  ['gorgutt', 'rogue', { amulet: true }, 1],
  ['gorgutt', 'ranger', {}, 1],
  ['gorgutt', 'ranger', { amulet: true }, 2],
  ['gorgutt', 'ranger', { step: 1 }, 0],
  ['gorgutt', 'sorceress', { shape: 'green' }, 1],
  ['gorgutt', 'sorceress', { shape: 'green', amulet: true }, 2],
  ['gorgutt', 'sorceress', { shape: 'red' }, 0],
  ['sapphire', 'sorceress', { shape: 'blue' }, 1],
  ['varkolak', 'sorceress', { shape: 'black', amulet: true }, 0],
])('DOR-7.7 against %s the %s with %j adds so much to each die: %i', (general, hero, has, bonus) => {
  const talk = before(general, hero, has).says(hero, 'attack', { cards: ['all'] });
  expect(talk.event('rolled').dice.map((die) => die.bonus)).toEqual([bonus]);
});

test.each<[GeneralId, HeroId, Parameters<typeof before>[2], number]>([
  // One die, so many of its six sides hit.
  ['sapphire', 'rogue', {}, 2 / 6],
  ['sapphire', 'rogue', { amulet: true }, 3 / 6],
  ['sapphire', 'ranger', { step: 1, amulet: true }, 4 / 6],
  ['sapphire', 'sorceress', { shape: 'blue' }, 3 / 6],
  ['sapphire', 'sorceress', { shape: 'blue', amulet: true }, 4 / 6],
  // No bonus counts.
  ['varkolak', 'sorceress', { shape: 'black', amulet: true }, 3 / 6],
  // One card in six is lost to the curse.
  ['balazarg', 'rogue', {}, (5 / 6) * (3 / 6)],
  ['balazarg', 'ranger', { step: 1, amulet: true }, (5 / 6) * (5 / 6)],
  // A natural 1 takes a hit away.
  ['gorgutt', 'rogue', {}, 4 / 6 - 1 / 6],
  ['gorgutt', 'ranger', { amulet: true }, 5 / 6 - 1 / 6],
])('DOR-7.5, 7.7: on average the hand deals %s, held by the %s with %j: %d', (general, hero, has, wounds) => {
  const talk = before(general, hero, has);
  expect(woundsExpected(talk.board, talk.hero(hero), general)).toBeCloseTo(wounds);
});

test('DOR-17.7b only the first attack after taking a form is an ambush', () => {
  const talk = before('gorgutt', 'sorceress', { shape: 'green' });
  expect(ambushesGeneral(talk.hero('sorceress'), 'gorgutt')).toBe(true);
  talk.hero('sorceress').ambushUsed = true;
  expect(ambushesGeneral(talk.hero('sorceress'), 'gorgutt')).toBe(false);
});

describe('D-REROLL: all dice again exactly if fewer hit than was to be expected', () => {
  const die = (value: 1 | 6, need: number, bonus = 0) => ({ value, need, bonus, hit: value === 6 });
  test.each([
    ['two Demons, one struck', [die(6, 4), die(1, 4)], false],
    ['two Demons, none struck', [die(1, 4), die(1, 4)], true],
    ['three Dragonkin, one struck', [die(6, 5), die(1, 5), die(1, 5)], false],
    ['three Orcs, one struck', [die(6, 3), die(1, 3), die(1, 3)], true],
    ['two Dragonkin with the amulet, one struck', [die(6, 5, 1), die(1, 5, 1)], false],
    ['three Dragonkin with the amulet, one struck', [die(6, 5, 1), die(1, 5, 1), die(1, 5, 1)], true],
  ])('%s', (_, dice, again) => {
    expect(isWorthReroll(dice)).toBe(again);
  });
});

describe('DOR-17.3b the Eagle Rider on the ground is asked whether he rolls again', () => {
  const rider = (): Talk => {
    return table(['eagle-rider', 'dwarf']).responds('eagle-rider', 'ground').stands('eagle-rider', 'dark-woods');
  };
  test.each([
    [[4, 4], 'day'],
    [[4, 3], 'fightReroll'],
    [[3, 3], 'fightReroll'],
  ] as const)('two Demons, dice %j: %s', (dice, step) => {
    const talk = rider().general('varkolak', { step: 1 }).put('dark-woods', { red: 2 });
    expect(talk.dice(...dice).says('eagle-rider', 'fight').step).toBe(step);
  });

  test('what he keeps stays as it fell', () => {
    const talk = rider().general('varkolak', { step: 1 }).put('dark-woods', { red: 2 }).dice(4, 3);
    talk.says('eagle-rider', 'fight').responds('eagle-rider', 'keep');
    expect([talk.happened('rerolled'), talk.minions('dark-woods')]).toEqual([false, { red: 1 }]);
  });

  test('in a battle as well, not where every die has hit', () => {
    const battle = (value: number): string | undefined =>
      rider()
        .stands('eagle-rider', 'thorny-woods')
        .deal('eagle-rider', 'hc-golden-oak-forest-gate')
        .dice(value)
        .says('eagle-rider', 'attack', { cards: ['1'] }).step;
    expect([battle(2), battle(3)]).toEqual(['battleReroll', 'day']);
  });
});

describe('DOR-16.4 Battle Luck in a fight', () => {
  const gateDice = (minions: Minions, bonus: string, ...dice: number[]): Talk =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'wolf-pass')
      .put('wolf-pass', minions)
      .reward('rogue', 'q-find-magic-gate')
      .deal('dwarf', 'sp-battle-luck-1')
      .dice(...dice)
      .says('rogue', 'fight', { bonus });

  test('DOR-5.6 hits beyond the minions present are lost, on the second roll too', () => {
    const talk = gateDice({ green: 1 }, 'gg', 1, 1, 1).dice(6, 6, 6).plays('dwarf', 'sp-battle-luck-1');
    expect(talk.event('luckStruck')).toMatchObject({ removed: { green: 1 }, left: 0 });
  });

  test('is not to be played where no minion of a failed die’s colour is left', () => {
    expect(gateDice({ green: 1 }, 'gg', 6, 1, 1).offers('dwarf')).not.toContain('play');
    expect(gateDice({ green: 1, red: 1 }, 'gg', 1, 6, 6, 6).offers('dwarf')).toContain('play');
  });

  test('RU-43 one player may play both on one fight; another card of his ends it', () => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'wolf-pass').put('wolf-pass', { blue: 1 });
    talk.deal('rogue', 'sp-battle-luck-1', 'sp-battle-luck-2', 'sp-dark-visions').dice(1).says('rogue', 'fight');
    talk.dice(2).plays('rogue', 'sp-battle-luck-1');
    expect(talk.minions('wolf-pass')).toEqual({ blue: 1 });
    talk.dice(5).plays('rogue', 'sp-battle-luck-2');
    expect(talk.minions('wolf-pass')).toEqual({});
  });

  test('a card of another player’s does not end it, one of the active player’s does', () => {
    const fought = (): Talk => {
      const talk = table(['rogue', 'dwarf']).stands('rogue', 'wolf-pass').put('wolf-pass', { blue: 1 });
      talk.deal('dwarf', 'sp-battle-luck-1', 'sp-hammer-of-valor').deal('rogue', 'sp-magic-gate');
      return talk.dice(1).says('rogue', 'fight');
    };
    const open = (talk: Talk): boolean => talk.board.fight?.open ?? false;
    expect(open(fought().plays('dwarf', 'sp-hammer-of-valor', 'dwarf wolf-pass'))).toBe(true);
    expect(open(fought().plays('rogue', 'sp-magic-gate', 'wolf-pass'))).toBe(false);
  });
});

describe('DOR-8.5 Battle Luck in a battle', () => {
  const mustered = (...luck: ('sp-battle-luck-1' | 'sp-battle-luck-2')[]): Talk => {
    const talk = table(['rogue', 'cleric', 'dwarf']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
    talk
      .deal('rogue', 'hc-raven-forest-gate')
      .deal('cleric', 'hc-thorny-woods-gate')
      .deal('dwarf', ...luck)
      .says('rogue', 'attack', { cards: ['all'] })
      .says('cleric', 'join', { cards: ['all'] })
      .responds('rogue', 'start');
    for (const card of luck) talk.plays('dwarf', card);
    return talk;
  };
  const again = (talk: Talk): unknown[] =>
    talk.events.flatMap((event) => (event.type === 'rerolled' ? [event.data] : []));

  test('RU-43 two of them roll the failed dice of each later fighter again twice', () => {
    const talk = mustered('sp-battle-luck-1', 'sp-battle-luck-2').dice(2, 2, 2, 2, 2, 2).responds('rogue', 'rogue');
    expect(again(talk)).toMatchObject([
      { who: { hero: 'rogue' }, before: [2], after: [2] },
      { who: { hero: 'rogue' }, before: [2], after: [2] },
      { who: { hero: 'cleric' }, before: [2], after: [2] },
      { who: { hero: 'cleric' }, before: [2], after: [2] },
    ]);
  });

  test('nothing is told of a second roll where no die had failed', () => {
    expect(again(mustered('sp-battle-luck-1').dice(6, 6).responds('rogue', 'rogue'))).toEqual([]);
  });
});

test('DOR-5.7 nothing is told of a second roll of the Unicorn Steed where no die had failed', () => {
  const fought = (...dice: number[]): boolean =>
    table(['rogue'])
      .reward('rogue', 'q-unicorn-steed')
      .stands('rogue', 'wolf-pass')
      .put('wolf-pass', { green: 2 })
      .dice(...dice)
      .says('rogue', 'fight')
      .happened('rerolled');
  expect([fought(3, 3), fought(3, 2)]).toEqual([false, true]);
});

test('DOR-7.5b Sapphire is told to regain her life only where she had lost some; the blessing is spent in the open', () => {
  const fought = (...dice: number[]): Talk =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'blizzard-mountains')
      .deal('rogue', 'hc-crystal-hills-gate', 'hc-crystal-hills-horse', 'hc-fire-river-gate', 'hc-ghost-marsh-gate')
      .deal('rogue', 'hc-dark-woods-gate', 'hc-raven-forest-gate', 'hc-wolf-pass-gate', 'hc-wolf-pass-horse')
      .deal('rogue', 'hc-orc-valley-gate', 'hc-orc-valley-horse')
      .reward('rogue', 'q-amaraks-blessing', 'A')
      .reward('rogue', 'q-helm-of-power', '')
      .dice(...dice)
      .says('rogue', 'attack', { cards: ['1', '2'] });
  expect(fought(4, 4).happened('regenerated')).toBe(false);
  const wounded = fought(5, 4, 5);
  expect(wounded.step).toBe('regeneration');
  wounded.says('rogue', 'play', { card: 'A' });
  expect(wounded.board.generals.sapphire.life).toBe(3);
  expect(wounded.board.battle?.fighters).toMatchObject([{ rewards: ['q-amaraks-blessing'] }]);
});

test('DOR-7.5b of two fighters the one who holds the blessing may play it for both', () => {
  const talk = table(['rogue', 'cleric']).stands('rogue', 'blizzard-mountains').stands('cleric', 'blizzard-mountains');
  talk
    .deal('rogue', 'hc-crystal-hills-gate')
    .deal('cleric', 'hc-wolf-pass-gate')
    .reward('cleric', 'q-amaraks-blessing');
  talk
    .says('rogue', 'attack', { cards: ['1'] })
    .says('cleric', 'join', { cards: ['1'] })
    .responds('rogue', 'start');
  talk.dice(5, 1).responds('rogue', 'rogue');
  expect(talk.step).toBe('regeneration');
  expect(talk.offers('cleric')).toContain('play');
  talk.says('cleric', 'play', { card: 'A' });
  expect(talk.board.generals.sapphire.life).toBe(3);
});

test('DOR-7.9 the dead lose their whole hand, the living what the general takes', () => {
  const beaten = (life: number): Talk => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'thorny-woods').lives('rogue', life);
    talk.deal('rogue', 'hc-raven-forest-gate', 'hc-fire-river-gate', 'hc-wolf-pass-gate', 'hc-ghost-marsh-gate');
    return talk
      .deal('rogue', 'hc-orc-valley-gate')
      .dice(2)
      .says('rogue', 'attack', { cards: ['1'] });
  };
  expect(beaten(4).event('penaltySuffered')).toMatchObject({ life: 2, cards: 2, left: 2 });
  expect(beaten(3).event('penaltySuffered')).toMatchObject({ life: 2, cards: 2, left: 1 });
  const dead = beaten(2);
  expect(dead.event('penaltySuffered')).toMatchObject({ life: 2, cards: 4, left: 0 });
  expect(dead.board.tally.heroesLost).toBe(1);
});

test('DOR-17.2c, 17.4c a single life token of a penalty is ignored by armour', () => {
  // The curse’s die, the battle’s, and half of a 1 or a 3 is owed.
  const lost = (hero: HeroId, penalty: number): number => {
    const talk = table([hero]).stands(hero, 'scorpion-canyon').deal(hero, 'hc-ghost-marsh-gate').dice(6, 1, penalty);
    return talk.says(hero, 'attack', { cards: ['1'] }).event('penaltySuffered').life;
  };
  expect([lost('dwarf', 1), lost('dwarf', 3), lost('paladin', 2), lost('rogue', 1)]).toEqual([0, 1, 0, 1]);
});

test('DOR-5.7 in a battle as well nothing is told of a second roll where no die had failed', () => {
  const fought = (...dice: number[]): boolean =>
    table(['rogue'])
      .reward('rogue', 'q-unicorn-steed')
      .stands('rogue', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .dice(...dice)
      .says('rogue', 'attack', { cards: ['1'] })
      .happened('rerolled');
  expect([fought(3), fought(2)]).toEqual([false, true]);
});
