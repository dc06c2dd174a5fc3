import { expect, test } from 'vitest';
import { woundsExpected } from '../../../src/games/defenders/rules/battling.js';
import { table } from './table-talk.js';

test('DOR-7.5, 7.7 the odds of a hand count curse, parry and bonuses', () => {
  const { board } = table(['ranger']).deal(
    'ranger',
    'hc-ancient-ruins-eagle',
    'hc-raven-forest-gate',
    'hc-dark-woods-gate',
  );
  const [ranger] = board.heroes;
  if (!ranger) throw new Error('nobody plays');
  // Two dice at 4+, one card in six being cursed.
  expect(woundsExpected(board, ranger, 'balazarg')).toBeCloseTo((2 * 0.5 * 5) / 6);
  // One die at 3+, one easier for Woods Lore; one in six parries.
  expect(woundsExpected(board, ranger, 'gorgutt')).toBeCloseTo(5 / 6 - 1 / 6);
  // Nothing helps against Varkolak.
  expect(woundsExpected(board, ranger, 'varkolak')).toBeCloseTo(0.5);
  expect(woundsExpected(board, ranger, 'sapphire')).toBe(0);
});
