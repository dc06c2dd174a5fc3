/** DOR-13.6: the rides of the Cavalry Sweep that are proposed, offered and accepted. */
import { describe, expect, test } from 'vitest';
import { cavalrySweep } from '../../../src/games/defenders/plans/sweep.js';
import { offered, proposed, read } from './aims.js';
import { type Talk, table } from './table-talk.js';

/** Three in the pass, two Dragonkin next to them, and one Undead four lines away. */
const scattered = (): Talk =>
  table(['rogue'])
    .put('wolf-pass', { red: 2, green: 1 })
    .put('orc-valley', { blue: 2 })
    .put('unicorn-forest', { black: 1 });

test('specification 4.6: rides are proposed by what they strike, through four places at most, from minions to minions', () => {
  expect(proposed(cavalrySweep, scattered())).toEqual([
    'wolf-pass=rr orc-valley=bb',
    'orc-valley=bb wolf-pass=rr',
    'wolf-pass=rr monarch-city= orc-valley=bb',
    'orc-valley=bb monarch-city= wolf-pass=rr',
    'wolf-pass=rr father-oak-forest= monarch-city= orc-valley=bb',
    'wolf-pass=rr monarch-city= dancing-stones= orc-valley=bb',
    'orc-valley=bb dancing-stones= monarch-city= wolf-pass=rr',
    'orc-valley=bb monarch-city= father-oak-forest= wolf-pass=rr',
    'wolf-pass=rr father-oak-forest= brookdale-village= unicorn-forest=k',
    'unicorn-forest=k brookdale-village= father-oak-forest= wolf-pass=rr',
    'wolf-pass=rr',
    'orc-valley=bb',
    'unicorn-forest=k',
  ]);
});

test('specification 4.6: sixty rides are proposed where there are more', () => {
  const crowd = scattered().put('monarch-city', { red: 1 }).put('dancing-stones', { black: 1 });
  crowd.put('father-oak-forest', { black: 1 }).put('greenleaf-village', { green: 1 }).put('bounty-bay', { red: 1 });
  expect(proposed(cavalrySweep, crowd)).toHaveLength(60);
});

describe('specification 4.6: what a place weighs among rides', () => {
  test.each([
    ['a minion in the city as much as a place of three, which is less dangerous', 'monarch-city=r', [], { red: 1 }, 3],
    [
      'two in the city as much as two that the moment asks for, with one beside them',
      'monarch-city=rr',
      ['serpent-swamp'],
      { red: 2 },
      2,
    ],
    [
      'two in the city less than a place of three that the moment asks for',
      'serpent-swamp=gg',
      ['serpent-swamp'],
      { red: 2 },
      3,
    ],
  ] as const)('%s', (_why, ride, focus, inCity, count) => {
    const talk = table(['rogue']).put('monarch-city', inCity).put('serpent-swamp', { green: count });
    if (count === 2) talk.put('mccorm-highlands', { black: 1 });
    expect(proposed(cavalrySweep, talk, focus)[0]).toBe(ride);
  });

  test('the rarer people of the supply first', () => {
    const talk = table(['rogue']).put('wolf-pass', { red: 2, green: 2 });
    talk.board.supply.minions.green -= 1;
    expect(proposed(cavalrySweep, talk)).toEqual(['wolf-pass=gg']);
    talk.board.supply.minions.red -= 2;
    expect(proposed(cavalrySweep, talk)).toEqual(['wolf-pass=rr']);
  });
});

describe('DOR-13.6 what a ride is offered next', () => {
  const near = ['father-oak-forest=', 'minotaur-forest=', 'monarch-city=', 'orc-valley=', 'seagull-lagoon='];
  test.each([
    [
      '',
      [
        'wolf-pass=rr',
        'wolf-pass=rg',
        'wolf-pass=r',
        'wolf-pass=g',
        'orc-valley=bb',
        'orc-valley=b',
        'unicorn-forest=k',
      ],
    ],
    ['wolf-pass=rr', ['orc-valley=bb', 'orc-valley=b', ...near]],
    ['unicorn-forest=', ['blood-flats=', 'brookdale-village=', 'enchanted-glade=']],
    ['wolf-pass=rr orc-valley=b', ['dancing-stones=', 'eagle-peak-pass=', 'monarch-city=']],
    ['wolf-pass=rr orc-valley=bb', []],
    ['wolf-pass=rrg', []],
  ])('after “%s”', (typed, next) => {
    expect(offered(cavalrySweep, scattered(), typed)).toEqual(next);
  });

  test('DOR-13.6 Dragonkin only for the points that are left', () => {
    const talk = scattered().put('dancing-stones', { blue: 1 }).put('monarch-city', { red: 1 });
    expect(offered(cavalrySweep, talk, 'wolf-pass=r orc-valley=bb')).toEqual([
      'monarch-city=r',
      'dancing-stones=',
      'eagle-peak-pass=',
      'monarch-city=',
    ]);
    expect(offered(cavalrySweep, talk, 'orc-valley=bb')).toContain('dancing-stones=b');
  });
});

describe('DOR-13.6 what is read as a ride', () => {
  test.each([
    ['', { begun: '' }],
    ['wolf-pass=', { begun: 'wolf-pass=' }],
    ['wolf-pass', { whole: 'wolf-pass=rr' }],
    ['wolf-pass orc-valley', { whole: 'wolf-pass=rr orc-valley=bb' }],
    ['wolf-pass=r orc-valley', { whole: 'wolf-pass=r orc-valley=bb' }],
    ['wolf-pass orc-valley monarch-city=', { whole: 'wolf-pass=rr orc-valley=bb monarch-city=' }],
    ['orc-valley=bbb', undefined],
    ['wolf-pass=rrg', undefined],
    ['wolf-pass=bb', undefined],
    ['wolf-pass unicorn-forest', undefined],
    ['wolf-pass=r wolf-pass=g', undefined],
  ])('“%s”', (typed, ride) => {
    expect(read(cavalrySweep, scattered(), typed)).toEqual(ride);
  });

  test('DOR-13.6 letters that are left out are filled in up to the points that are left, never beyond', () => {
    const talk = scattered().put('dancing-stones', { blue: 1, black: 1 });
    expect(read(cavalrySweep, talk, 'wolf-pass=r orc-valley=bb dancing-stones')).toEqual({
      whole: 'wolf-pass=r orc-valley=bb dancing-stones=k',
    });
    expect(read(cavalrySweep, talk, 'wolf-pass=rr orc-valley=bb dancing-stones=k')).toBeUndefined();
  });
});
