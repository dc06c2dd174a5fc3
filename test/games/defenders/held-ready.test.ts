/** Whole moves that are offered on buttons before anything is asked. */
import { describe, expect, test } from 'vitest';
import { defenders } from '../../../src/games/defenders/index.js';
import { attraction } from '../../../src/games/defenders/rules/attraction.js';
import { firstOf } from '../../../src/kernel/index.js';
import { type Talk, table } from './table-talk.js';

/** The first whole moves of an action, as they would be said. */
function ready(talk: Talk, action: 'move' | 'discard' | 'play', most = 10): unknown[] {
  const held: Iterable<unknown> = defenders.actions[action].ready?.(talk.view(), 0, {}) ?? [];
  return firstOf(held, most);
}

describe('how much draws a hero to a place', () => {
  const drawn = (make: (talk: Talk) => Talk, hero: 'rogue' | 'paladin' = 'paladin'): number => {
    const talk = make(table([hero]));
    return attraction(talk.view(), talk.hero(hero), 'wolf-pass');
  };

  test('DOR-5.1 minions, up to three', () => {
    const draws = [0, 1, 2, 3].map((red) => drawn((talk) => talk.put('wolf-pass', { red })));
    expect(draws).toEqual([0, 2, 4, 6]);
  });

  test('DOR-4.8 a crystal, and a Quest that can be worked on there', () => {
    expect(drawn((talk) => talk.taint('wolf-pass', 2))).toBe(1);
    const talk = table(['paladin']).quest('paladin', 'q-helm-of-power');
    expect(attraction(talk.view(), talk.hero('paladin'), 'ancient-ruins')).toBe(4);
    talk.quest('paladin', 'q-rumors');
    expect(attraction(talk.view(), talk.hero('paladin'), 'chimera-inn')).toBe(6);
  });

  test('DOR-7.2 a general, by the dice held against him', () => {
    const talk = table(['paladin']);
    const there = (): number => attraction(talk.view(), talk.hero('paladin'), 'thorny-woods');
    expect(there()).toBe(0);
    talk.deal('paladin', 'hc-greenleaf-village-eagle', 'hc-raven-forest-gate');
    expect(there()).toBe(3);
    talk.deal('paladin', 'hc-gryphon-forest-eagle', 'hc-wyvern-forest-eagle');
    expect(there()).toBe(5);
  });

  test('DOR-4.7, 4.9 an inn, the Rogue more than others; rest where the wounded recover all', () => {
    const inn = (hero: 'rogue' | 'paladin', life: number): number => {
      const talk = table([hero]).lives(hero, life);
      return attraction(talk.view(), talk.hero(hero), 'chimera-inn');
    };
    expect([inn('paladin', 5), inn('rogue', 6), inn('paladin', 3)]).toEqual([2, 5, 4]);
    const talk = table(['paladin']).lives('paladin', 2);
    expect(attraction(talk.view(), talk.hero('paladin'), 'monarch-city')).toBe(3);
    expect(attraction(talk.view(), talk.hero('paladin'), 'wolf-pass')).toBe(0);
  });
});

describe('DOR-4.1 journeys', () => {
  test('DOR-4.2, 4.3 where most is to be done comes first, with the least valuable card where that is quicker', () => {
    const talk = table(['dwarf'])
      .quest('dwarf', 'q-orc-hunter')
      .put('amarak-peak', { green: 3 })
      .put('wolf-pass', { green: 1 })
      .deal('dwarf', 'hc-greenleaf-village-eagle', 'hc-mermaid-harbor-eagle', 'hc-wolf-pass-horse')
      .slain('varkolak', 'dwarf');
    expect(ready(talk, 'move', 3)).toEqual([
      { to: 'amarak-peak', by: 'eagle', card: '2' },
      { to: 'amarak-peak' },
      { to: 'wolf-pass' },
    ]);
  });

  test('DOR-4.1 three minions four lines away come before one next door', () => {
    const talk = table(['dwarf']).quest('dwarf', 'q-orc-hunter');
    talk.put('dark-woods', { black: 3 }).put('wolf-pass', { black: 1 });
    expect(ready(talk, 'move', 2)).toEqual([{ to: 'dark-woods' }, { to: 'wolf-pass' }]);
  });

  test('DOR-4.2 a card that saves no action is no journey worth holding ready, and can be named all the same', () => {
    const talk = table(['dwarf']).quest('dwarf', 'q-orc-hunter').put('wolf-pass', { green: 3 });
    talk.deal('dwarf', 'hc-wolf-pass-horse');
    const all = ready(talk, 'move', 99) as { to: string; by?: string }[];
    expect(all.filter(({ to }) => to === 'wolf-pass')).toEqual([{ to: 'wolf-pass' }]);
    expect(all.some(({ by }) => by === 'horse')).toBe(true);
    talk.says('dwarf', 'move', { to: 'wolf-pass', by: 'horse', card: '1' });
    expect(talk.hero('dwarf')).toMatchObject({ loc: 'wolf-pass', hand: [] });
  });

  test('DOR-17.8a the Wizard is offered the way on foot, a card and his teleport side by side', () => {
    const talk = table(['wizard']).quest('wizard', 'q-orc-hunter').put('raven-forest', { green: 3 });
    talk.deal('wizard', 'hc-raven-forest-gate');
    const there = ready(talk, 'move', 99).filter((move) => (move as { to: string }).to === 'raven-forest');
    expect(there).toEqual([
      { to: 'raven-forest', by: 'gate-card', card: '1' },
      { to: 'raven-forest', by: 'teleport' },
      { to: 'raven-forest' },
    ]);
  });
});

describe('DOR-7.2 cards against a general', () => {
  const armed = (): Talk =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'thorny-woods')
      .deal(
        'rogue',
        'sp-battle-luck-1',
        'hc-greenleaf-village-eagle',
        'hc-raven-forest-gate',
        'hc-gryphon-forest-eagle',
      );
  const { ready: held, promise } = defenders.actions.attack;
  const offers = (talk: Talk): string[][] => [...(held?.(talk.view(), 0, {}) ?? [])].map(({ cards }) => [...cards]);

  test('DOR-7.2 of every number the strongest, of like cards the least missed, what saves the day last', () => {
    expect(offers(armed())).toEqual([['2', '4', '3', '1'], ['2', '4', '3'], ['2', '4'], ['2']]);
  });

  test('DOR-7.4 each says its dice and how likely it wins: six of six have to hit, which is (4/6)⁶', () => {
    const talk = armed();
    const odds = offers(talk).map((cards) => promise?.(talk.view(), 0, { cards })?.params);
    expect(odds).toEqual([
      { dice: 6, chance: 9 },
      { dice: 5, chance: 0 },
      { dice: 4, chance: 0 },
      { dice: 2, chance: 0 },
    ]);
  });
});

describe('DOR-9.3 cards to give up', () => {
  const full = (...more: Parameters<Talk['deal']>[1][]): Talk =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'chimera-inn')
      .deal(
        'rogue',
        'hc-greenleaf-village-eagle',
        'hc-gryphon-forest-eagle',
        'hc-wyvern-forest-eagle',
        'hc-ancient-ruins-eagle',
        'hc-pleasant-hill-eagle',
        'hc-scorpion-canyon-eagle',
        'hc-amarak-peak-eagle',
        'hc-seagull-lagoon-eagle',
        ...more,
      )
      .next('hc-wolf-pass-gate', 'hc-dark-woods-gate')
      .ends('rogue');

  test('DOR-9.3 one: any card of the hand, the least valuable first', () => {
    const talk = full('hc-raven-forest-gate');
    expect(talk.step).toBe('handLimit');
    const offered = ready(talk, 'discard', 99);
    expect(offered).toHaveLength(11);
    expect(offered.slice(0, 2)).toEqual([{ cards: [talk.no('rogue', 'hc-dark-woods-gate')] }, { cards: ['9'] }]);
  });

  test('DOR-9.3 two: every pair of the nine least valuable, the least valuable pair first', () => {
    const talk = full('hc-raven-forest-gate', 'hc-raven-forest-horse');
    const offered = ready(talk, 'discard', 99) as { cards: string[] }[];
    expect(offered).toHaveLength(36);
    expect(offered[0]).toEqual({ cards: ['12', '9'] });
    expect(new Set(offered.map(({ cards }) => [...cards].sort().join(' '))).size).toBe(36);
    talk.says('rogue', 'discard', offered[35]);
    expect(talk.hero('rogue').hand).toHaveLength(10);
  });

  test('DOR-9.3 nothing where nothing is owed', () => {
    expect(ready(table(['rogue']), 'discard')).toEqual([]);
  });
});

test('DOR-13.2 in a Day every special card that can be played is offered at its best', () => {
  const talk = table(['rogue', 'dwarf'])
    .put('raven-forest', { green: 3 })
    .put('thorny-woods', { green: 1 })
    .deal('rogue', 'sp-elven-archers', 'sp-spell-of-purity', 'hc-wolf-pass-gate');
  expect(ready(talk, 'play')).toEqual([{ card: '1', targets: ['raven-forest', 'thorny-woods'] }]);
  talk.taint('wolf-pass', 2);
  expect(ready(talk, 'play')).toContainEqual({ card: '2', targets: ['wolf-pass'] });
});
