import { describe, expect, test } from 'vitest';
import { defenders } from '../../../src/games/defenders/index.js';
import type { Options } from '../../../src/games/defenders/types/index.js';
import { anyGame } from '../../../src/kernel/index.js';
import { dash } from '../../../scripts/rehearsal/walk.js';

/** How many games each table plays; the long run sets a larger number. */
const games = Number(process.env.DOR_GAMES ?? 1);

const variants: Record<string, Partial<Options>> = {
  printed: {},
  easiest: { smallerInvasion: true, noPenalty: true, moreCards: true, life: 'tougher' },
  hardest: { overrunsAtSetUp: true, life: 'frailer', fewerSpecials: 6, fewerLulls: 3, smallSupply: true },
  plain: { champion: false, autoSave: false, heroPick: 'random' },
};

describe.each(Object.entries(variants))('%s', (name, options) => {
  test.each([1, 2, 3, 4])('DOR-1.4 random games with %i players end and keep the invariants', (seats) => {
    for (let game = 0; game < games; game += 1) {
      const beginning = { seats, options, seed: `${name}/${seats}/${game}` };
      expect(dash(anyGame(defenders), beginning, 'random').outcome).not.toBeNull();
    }
  });
  test.each([2, 3, 4])('specification 8.5: a lone player with %i heroes', (heroesPerPlayer) => {
    for (let game = 0; game < games; game += 1) {
      const beginning = {
        seats: 1,
        options: { ...options, heroesPerPlayer },
        seed: `solo/${name}/${heroesPerPlayer}/${game}`,
      };
      expect(dash(anyGame(defenders), beginning, 'random').outcome).not.toBeNull();
    }
  });
});

test('DOR-1.2 a table that only falls back loses, mostly by crystals and supply', () => {
  const ends = Array.from({ length: 40 * games }, (_, game) =>
    dash(anyGame(defenders), { seats: 3, options: { heroPick: 'random' }, seed: `idle ${game}` }, 'fallback'),
  );
  const reasons = ends.map((match) => match.outcome?.reason.key);
  expect(ends.every((match) => match.outcome?.kind === 'lost')).toBe(true);
  expect(reasons.filter((key) => key === 'lastCrystal' || key === 'noMinionsLeft').length).toBeGreaterThan(
    ends.length * 0.8,
  );
});
