import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  type Counts,
  countIn,
  countsOf,
  isNone,
  isWithin,
  kindsOf,
  listOf,
  maximalParts,
  minimalParts,
  minus,
  partsOf,
  partsOfSize,
  plus,
  sameCounts,
  totalOf,
  worthOf,
} from '../../src/pieces/counts.js';
import { readCounts, writeCounts } from '../../src/pieces/counts-text.js';

const order = ['troll', 'orc', 'goblin'] as const;
type Kind = (typeof order)[number];
const worth = { troll: 3, orc: 2, goblin: 1 };
const signs = { troll: 't', orc: 'o', goblin: 'g' };
const names = {
  troll: ['t', 'troll', 'trolls'],
  orc: ['o', 'orc', 'orcs', 'orque', 'orques'],
  goblin: ['g', 'goblin', 'goblins', 'gobelin', 'gobelins', 'petit être', 'petits êtres'],
};
const read = (text: string) => readCounts<Kind>(text, names, ['and', 'et']);
const write = (counts: Counts<Kind>) => writeCounts(counts, signs, order);
const written = (all: Iterable<Counts<Kind>>) => [...all].map(write);

describe('counts', () => {
  it('add up, take away and never keep a nothing', () => {
    expect(plus<Kind>({ orc: 2 }, { orc: 1, goblin: 3 }, {})).toEqual({ orc: 3, goblin: 3 });
    expect(minus<Kind>({ orc: 2, goblin: 1 }, { orc: 2 })).toEqual({ goblin: 1 });
    expect(() => minus<Kind>({ orc: 1 }, { orc: 2 })).toThrow('not within');
    expect(changesBetween<Kind>({ orc: 2, troll: 1 }, { orc: 2, goblin: 1 })).toEqual({ goblin: 1, troll: -1 });
    expect(countsOf(['orc', 'troll', 'orc'])).toEqual({ orc: 2, troll: 1 });
    expect(isNone<Kind>({ orc: 0 })).toBe(true);
    expect(kindsOf<Kind>({ orc: 0, troll: 1 })).toEqual(['troll']);
    expect(countIn<Kind>({}, 'orc')).toBe(0);
  });

  it('are weighed and listed in the order of the kinds', () => {
    expect(totalOf<Kind>({ troll: 2, goblin: 3 })).toBe(5);
    expect(worthOf<Kind>({ troll: 2, goblin: 3 }, worth)).toBe(9);
    expect(listOf<Kind>({ goblin: 1, troll: 2 }, order)).toEqual(['troll', 'troll', 'goblin']);
  });

  it('lie within each other or do not', () => {
    expect(isWithin<Kind>({ orc: 1 }, { orc: 1, troll: 1 })).toBe(true);
    expect(isWithin<Kind>({ goblin: 1 }, { orc: 1 })).toBe(false);
    expect(sameCounts<Kind>({ orc: 1, goblin: 0 }, { orc: 1 })).toBe(true);
    expect(sameCounts<Kind>({ orc: 1 }, { orc: 1, troll: 1 })).toBe(false);
  });
});

describe('parts', () => {
  it('are all there, each once, from nothing to the whole', () => {
    const all = written(partsOf({ troll: 1, goblin: 2 }, order));
    expect(all).toEqual(['', '1g', '2g', '1t', '1t1g', '1t2g']);
  });

  it('come lazily', () => {
    const [first, second] = partsOf({ troll: 1e6, orc: 1e6, goblin: 1e6 }, order);
    expect([first, second]).toEqual([{}, { goblin: 1 }]);
  });

  it('may be of one size', () => {
    expect(written(partsOfSize({ troll: 1, orc: 2, goblin: 1 }, 2, order))).toEqual(['1o1g', '2o', '1t1g', '1t1o']);
    expect(written(partsOfSize({ orc: 1 }, 2, order))).toEqual([]);
    expect(written(partsOfSize({ orc: 1 }, 0, order))).toEqual(['']);
  });

  it('that just suffice are those of which nothing can be spared', () => {
    expect(written(minimalParts({ orc: 2, goblin: 1 }, worth, 1, order))).toEqual(['1g', '1o']);
    expect(written(minimalParts({ orc: 1, goblin: 2 }, worth, 3, order))).toEqual(['1o1g']);
    expect(written(minimalParts({ orc: 1 }, worth, 3, order))).toEqual([]);
    expect(written(minimalParts({ orc: 1 }, worth, 0, order))).toEqual(['']);
  });

  it('that just fit are those to which nothing can be added', () => {
    expect(written(maximalParts({ orc: 2, goblin: 3 }, worth, 2, order))).toEqual(['2g', '1o']);
    expect(written(maximalParts({ troll: 1, orc: 1, goblin: 1 }, worth, 3, order))).toEqual(['1o1g', '1t']);
    expect(written(maximalParts({ troll: 1 }, worth, 2, order))).toEqual(['']);
  });

  it('agree with trying everything', () => {
    for (const whole of partsOf<Kind>({ troll: 2, orc: 2, goblin: 3 }, order)) {
      for (let points = 0; points <= 9; points += 1) {
        const all = [...partsOf(whole, order)];
        const enough = all.filter((part) => worthOf(part, worth) >= points);
        const least = enough.filter((part) => !enough.some((other) => other !== part && isWithin(other, part)));
        expect(written(minimalParts(whole, worth, points, order))).toEqual(written(least));
        const fitting = all.filter((part) => worthOf(part, worth) <= points);
        const most = fitting.filter((part) => !fitting.some((other) => other !== part && isWithin(part, other)));
        expect(written(maximalParts(whole, worth, points, order))).toEqual(written(most));
      }
    }
  });
});

describe('counts as text', () => {
  it('are written strongest first and read back', () => {
    expect(write({ goblin: 3, troll: 2 })).toBe('2t3g');
    for (const counts of partsOf<Kind>({ troll: 2, orc: 1, goblin: 12 }, order))
      expect(read(write(counts))).toEqual(counts);
  });

  it.each([
    ['3 goblins 2 trolls', { goblin: 3, troll: 2 }],
    ['2T 1o', { troll: 2, orc: 1 }],
    ['1o2t', { orc: 1, troll: 2 }],
    ['un', undefined],
    ['orc', { orc: 1 }],
    ['2 orques, 1 gobelin et troll', { orc: 2, goblin: 1, troll: 1 }],
    ['2 petits etres', { goblin: 2 }],
    ['3× orc', { orc: 3 }],
    ['2 x orcs and 1 troll', { orc: 2, troll: 1 }],
    ['o + o', { orc: 2 }],
    ['', {}],
    ['3', undefined],
    ['3 4 orcs', undefined],
    ['2 dragons', undefined],
    ['2 orcs!', undefined],
  ])('"%s" is read', (text, counts) => {
    expect(read(text)).toEqual(counts);
  });
});
