/** Minions taken out of a region and places cleared: what is proposed, offered and accepted. */
import { describe, expect, test } from 'vitest';
import { battleStrategy, elvenArchers } from '../../../src/games/defenders/plans/clearing.js';
import { removes } from '../../../src/games/defenders/plans/removals.js';
import { guardsGround } from '../../../src/games/defenders/rules/playable.js';
import { offered, proposed, read } from './aims.js';
import { type Talk, table } from './table-talk.js';

describe('DOR-13.2 sp-kings-guard-attack', () => {
  const guard = removes(guardsGround, 6);
  const besieged = (): Talk =>
    table(['rogue'])
      .put('monarch-city', { red: 2, blue: 1 })
      .put('wolf-pass', { green: 3 })
      .put('orc-valley', { blue: 1, red: 1 })
      .put('dark-woods', { black: 1 });

  test('specification 4.6: six from the most dangerous places on, then from each first, then each alone', () => {
    expect(proposed(guard, besieged())).toEqual([
      'monarch-city=rrb wolf-pass=ggg',
      'wolf-pass=ggg monarch-city=rrb',
      'orc-valley=rb monarch-city=rrb wolf-pass=g',
      'monarch-city=rrb',
      'wolf-pass=ggg',
      'orc-valley=rb',
    ]);
    expect(proposed(guard, besieged(), ['orc-valley'])).toEqual([
      'orc-valley=rb monarch-city=rrb wolf-pass=g',
      'monarch-city=rrb orc-valley=rb wolf-pass=g',
      'wolf-pass=ggg orc-valley=rb monarch-city=r',
      'orc-valley=rb',
      'monarch-city=rrb',
      'wolf-pass=ggg',
    ]);
    expect(proposed(guard, table(['rogue']).put('dark-woods', { black: 1 }))).toEqual([]);
  });

  const partsOfCity = ['monarch-city=rr', 'monarch-city=rb', 'monarch-city=r', 'monarch-city=b'];
  const partsOfValley = ['orc-valley=r', 'orc-valley=b'];
  test.each([
    [
      '',
      [
        'monarch-city=rrb',
        'wolf-pass=ggg',
        'orc-valley=rb',
        ...partsOfCity,
        'wolf-pass=gg',
        'wolf-pass=g',
        ...partsOfValley,
      ],
    ],
    ['wolf-pass=ggg', ['monarch-city=rrb', 'orc-valley=rb', ...partsOfCity, ...partsOfValley]],
    ['wolf-pass=', ['monarch-city=rrb', 'orc-valley=rb', ...partsOfCity, ...partsOfValley]],
    ['orc-valley', ['monarch-city=rrb', 'wolf-pass=ggg', ...partsOfCity, 'wolf-pass=gg', 'wolf-pass=g']],
    ['wolf-pass=ggg monarch-city=rr', partsOfValley],
    ['wolf-pass=ggg monarch-city=rrb', []],
    ['dark-woods=k', []],
  ])('is offered after “%s”: whole places first, then parts of them', (typed, next) => {
    expect(offered(guard, besieged(), typed)).toEqual(next);
  });

  test.each([
    ['', { begun: '' }],
    ['wolf-pass=', { begun: '' }],
    ['wolf-pass', { whole: 'wolf-pass=ggg' }],
    ['wolf-pass monarch-city orc-valley', { whole: 'wolf-pass=ggg monarch-city=rrb' }],
    ['orc-valley wolf-pass=ggg monarch-city=rrb', { whole: 'wolf-pass=ggg monarch-city=rrb' }],
    ['orc-valley wolf-pass=ggg monarch-city=rr', { whole: 'orc-valley=r wolf-pass=ggg monarch-city=rr' }],
    ['wolf-pass=ggg monarch-city=rrb orc-valley=b', undefined],
    ['wolf-pass=gggg', undefined],
    ['dark-woods=k', undefined],
    ['wolf-pass=x', undefined],
    ['wolf-pass=g=g', undefined],
    ['wolf-pass=g wolf-pass=g', undefined],
  ])('reads “%s”, letters left out filled in with what is left of the six', (typed, plan) => {
    expect(read(guard, besieged(), typed)).toEqual(plan);
  });
});

describe('DOR-13.2 sp-elven-archers and sp-battle-strategy', () => {
  const crowded = (): Talk =>
    table(['rogue'])
      .put('raven-forest', { green: 1 })
      .put('thorny-woods', { green: 3 })
      .put('unicorn-forest', { red: 2 })
      .put('wolf-pass', { red: 1 })
      .general('gorgutt', { step: 1 })
      .general('balazarg', { step: 2 });

  test('two green places, the most dangerous first, or those that the moment asks for', () => {
    expect(proposed(elvenArchers, crowded())).toEqual([
      'thorny-woods unicorn-forest',
      'thorny-woods raven-forest',
      'unicorn-forest raven-forest',
      'thorny-woods',
      'unicorn-forest',
      'raven-forest',
    ]);
    expect(proposed(elvenArchers, crowded(), ['raven-forest']).slice(0, 2)).toEqual([
      'raven-forest thorny-woods',
      'raven-forest unicorn-forest',
    ]);
  });

  test('three places with each general who can be pushed back, the nearest to the city first, then with none', () => {
    const all = proposed(battleStrategy, crowded());
    expect(all.slice(0, 6)).toEqual([
      'thorny-woods unicorn-forest wolf-pass balazarg',
      'thorny-woods unicorn-forest wolf-pass gorgutt',
      'thorny-woods unicorn-forest wolf-pass',
      'thorny-woods unicorn-forest raven-forest balazarg',
      'thorny-woods unicorn-forest raven-forest gorgutt',
      'thorny-woods unicorn-forest raven-forest',
    ]);
    // Four triples, six pairs and four single places, each with two generals or none.
    expect(all).toHaveLength(3 * (4 + 6 + 4));
  });

  test('a general alone where there is nothing to clear', () => {
    const empty = table(['rogue']).general('gorgutt', { step: 1 }).general('balazarg', { step: 2 });
    expect(proposed(battleStrategy, empty)).toEqual(['balazarg', 'gorgutt']);
  });

  test('of many places the nine most dangerous are proposed', () => {
    const talk = table(['rogue']);
    const lands = [
      'amarak-peak',
      'ancient-ruins',
      'angel-tear-falls',
      'blood-flats',
      'bounty-bay',
      'crystal-hills',
    ] as const;
    const more = ['dark-woods', 'fire-river', 'windy-pass', 'withered-hills', 'wolf-pass'] as const;
    for (const loc of [...lands, ...more]) talk.put(loc, { red: 1 });
    const all = proposed(battleStrategy, talk);
    expect([all[0], all.at(-1)]).toEqual(['bounty-bay wolf-pass dark-woods', 'fire-river']);
    expect(all).toHaveLength(84 + 36 + 9);
  });

  test.each([
    [elvenArchers, '', ['thorny-woods', 'unicorn-forest', 'raven-forest']],
    [elvenArchers, 'raven-forest', ['thorny-woods', 'unicorn-forest']],
    [elvenArchers, 'raven-forest unicorn-forest', []],
    [battleStrategy, '', ['thorny-woods', 'unicorn-forest', 'wolf-pass', 'raven-forest', 'balazarg', 'gorgutt']],
    [battleStrategy, 'gorgutt raven-forest', ['thorny-woods', 'unicorn-forest', 'wolf-pass']],
    [battleStrategy, 'raven-forest unicorn-forest wolf-pass', ['balazarg', 'gorgutt']],
    [battleStrategy, 'raven-forest unicorn-forest wolf-pass gorgutt', []],
    [battleStrategy, 'sapphire', []],
  ])('%# is offered after “%s”', (aim, typed, next) => {
    expect(offered(aim, crowded(), typed)).toEqual(next);
  });

  test.each([
    [elvenArchers, '', { begun: '' }],
    [elvenArchers, 'whispering-woods', { begun: 'whispering-woods' }],
    [elvenArchers, 'whispering-woods raven-forest', { whole: 'whispering-woods raven-forest' }],
    [elvenArchers, 'raven-forest unicorn-forest thorny-woods', undefined],
    [elvenArchers, 'raven-forest raven-forest', undefined],
    [elvenArchers, 'wolf-pass', undefined],
    [elvenArchers, 'gorgutt', undefined],
    [battleStrategy, 'gorgutt', { whole: 'gorgutt' }],
    [battleStrategy, 'bounty-bay', { begun: 'bounty-bay' }],
    [
      battleStrategy,
      'raven-forest unicorn-forest wolf-pass balazarg',
      { whole: 'raven-forest unicorn-forest wolf-pass balazarg' },
    ],
    [battleStrategy, 'raven-forest unicorn-forest wolf-pass thorny-woods', undefined],
    [battleStrategy, 'gorgutt balazarg', undefined],
    [battleStrategy, 'sapphire', undefined],
  ])('%# reads “%s”', (aim, typed, plan) => {
    expect(read(aim, crowded(), typed)).toEqual(plan);
  });
});
