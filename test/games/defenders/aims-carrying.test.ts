/** Heroes who are carried: what Hammer of Valor and the King of the Gryphons propose, offer and accept. */
import { describe, expect, test } from 'vitest';
import { hammerOfValor, kingOfTheGryphons } from '../../../src/games/defenders/plans/carrying.js';
import { offered, proposed, read } from './aims.js';
import { type Talk, table } from './table-talk.js';

/** A wounded Dwarf, two who hold cards against generals, and something to fight in two places. */
const scattered = (): Talk =>
  table(['rogue', 'dwarf', 'cleric'])
    .lives('dwarf', 2)
    .stands('dwarf', 'wolf-pass')
    .stands('rogue', 'chimera-inn')
    .stands('cleric', 'bounty-bay')
    .put('thorny-woods', { green: 1 })
    .put('unicorn-forest', { red: 2 })
    .deal('rogue', 'hc-raven-forest-gate', 'hc-blood-flats-gate')
    .deal('cleric', 'hc-thorny-woods-gate');

test('DOR-13.2 sp-hammer-of-valor: every hero to every other place, where most is to be done first', () => {
  const all = proposed(hammerOfValor, scattered());
  expect(all.slice(0, 12)).toEqual([
    'dwarf chimera-inn',
    'dwarf eagle-nest-inn',
    'dwarf gryphon-inn',
    'dwarf monarch-city',
    'rogue scorpion-canyon',
    'rogue thorny-woods',
    'cleric thorny-woods',
    'rogue unicorn-forest',
    'dwarf unicorn-forest',
    'cleric unicorn-forest',
    'dwarf thorny-woods',
    'rogue amarak-peak',
  ]);
  expect(all).toHaveLength(3 * 44);
});

test('DOR-14.8 q-king-of-the-gryphons: the six best journeys, each with the four best of other heroes, then one alone', () => {
  const all = proposed(kingOfTheGryphons, scattered());
  const partners = ['rogue scorpion-canyon', 'rogue thorny-woods', 'cleric thorny-woods', 'rogue unicorn-forest'];
  const inns = ['chimera-inn', 'eagle-nest-inn', 'gryphon-inn', 'monarch-city'];
  expect(all.slice(0, 24)).toEqual([
    ...inns.flatMap((inn) => partners.map((other) => `dwarf ${inn} ${other}`)),
    ...inns.map((inn) => `rogue scorpion-canyon dwarf ${inn}`),
    ...inns.map((inn) => `rogue thorny-woods dwarf ${inn}`),
  ]);
  expect(all.slice(24)).toEqual(proposed(hammerOfValor, scattered()));
});

describe('specification 4.6: what a place weighs for a hero who is carried', () => {
  const before = (talk: Talk, one: string, other: string): boolean => {
    const all = proposed(hammerOfValor, talk);
    return all.indexOf(one) < all.indexOf(other);
  };
  test('three times the dice against a general who stands alone, once among minions, half the danger, twice the wounds', () => {
    const talk = (life: number): Talk =>
      table(['rogue']).stands('rogue', 'wolf-pass').lives('rogue', life).deal('rogue', 'hc-thorny-woods-gate');
    // One die against Gorgutt counts three: more than one wound to rest (2), less than two (4).
    expect(before(talk(5), 'rogue thorny-woods', 'rogue chimera-inn')).toBe(true);
    expect(before(talk(4), 'rogue thorny-woods', 'rogue chimera-inn')).toBe(false);
    // Nor more than three: of two that weigh the same the alphabet would put the woods before the inn.
    const woods = table(['rogue']).stands('rogue', 'wolf-pass').lives('rogue', 4).deal('rogue', 'hc-dark-woods-gate');
    expect(before(woods, 'rogue gryphon-inn', 'rogue dark-woods')).toBe(true);
    // Two minions weigh four, halved: as much as one wound, and the alphabet decides.
    const crowd = (life: number): Talk =>
      table(['rogue']).stands('rogue', 'wolf-pass').lives('rogue', life).put('fire-river', { red: 2 });
    expect(before(crowd(6), 'rogue fire-river', 'rogue amarak-peak')).toBe(true);
    expect(before(crowd(5), 'rogue chimera-inn', 'rogue fire-river')).toBe(true);
    expect(before(crowd(5), 'rogue fire-river', 'rogue gryphon-inn')).toBe(true);
  });
});

describe('DOR-13.2 what is offered next', () => {
  test('a hero, then his place, then for the gryphons another hero', () => {
    const talk = scattered();
    expect(offered(hammerOfValor, talk)).toEqual(['dwarf', 'rogue', 'cleric']);
    const places = offered(hammerOfValor, talk, 'dwarf');
    expect(places.slice(0, 6)).toEqual([
      'chimera-inn',
      'eagle-nest-inn',
      'gryphon-inn',
      'monarch-city',
      'unicorn-forest',
      'thorny-woods',
    ]);
    expect(places).toHaveLength(44);
    expect(places).not.toContain('wolf-pass');
    expect(offered(hammerOfValor, talk, 'dwarf bounty-bay')).toEqual([]);
    expect(offered(kingOfTheGryphons, talk, 'dwarf bounty-bay')).toEqual(['rogue', 'cleric']);
    expect(offered(kingOfTheGryphons, talk, 'dwarf bounty-bay rogue').slice(0, 3)).toEqual([
      'scorpion-canyon',
      'thorny-woods',
      'unicorn-forest',
    ]);
    expect(offered(kingOfTheGryphons, talk, 'dwarf bounty-bay rogue thorny-woods')).toEqual([]);
    expect(offered(kingOfTheGryphons, talk, 'dwarf nowhere')).toEqual([]);
  });

  test('DOR-6.7 a hero who has fallen is not carried', () => {
    const talk = scattered();
    talk.hero('dwarf').fallen = true;
    expect(offered(hammerOfValor, talk)).toEqual(['rogue', 'cleric']);
    expect(read(hammerOfValor, talk, 'dwarf bounty-bay')).toBeUndefined();
  });
});

describe('DOR-13.2, 14.8 what is read as a journey', () => {
  test.each([
    ['', { begun: '' }, { begun: '' }],
    ['dwarf', { begun: '' }, { begun: '' }],
    ['DWARF Bounty-Bay', { whole: 'dwarf bounty-bay' }, { whole: 'dwarf bounty-bay' }],
    ['rogue bounty-bay', { whole: 'rogue bounty-bay' }, { whole: 'rogue bounty-bay' }],
    ['dwarf wolf-pass', undefined, undefined],
    ['dwarf nowhere', undefined, undefined],
    ['dwarf bounty-bay rogue', undefined, { begun: 'dwarf bounty-bay' }],
    ['dwarf bounty-bay rogue wolf-pass', undefined, { whole: 'dwarf bounty-bay rogue wolf-pass' }],
    ['dwarf bounty-bay dwarf dark-woods', undefined, undefined],
    ['dwarf bounty-bay rogue wolf-pass cleric', undefined, undefined],
    ['wizard bounty-bay', undefined, undefined],
  ])('“%s”', (typed, byHammer, byGryphons) => {
    expect([read(hammerOfValor, scattered(), typed), read(kingOfTheGryphons, scattered(), typed)]).toEqual([
      byHammer,
      byGryphons,
    ]);
  });
});
