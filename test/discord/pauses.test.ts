import { describe, expect, it } from 'vitest';
import { pauseAfter } from '../../src/discord/gateway/backoff.js';

describe('pauses', () => {
  it('double, have an end, and differ from one bot to the next', () => {
    const at = (failures: number, chance: number) => pauseAfter(failures, 500, 60_000, chance);
    expect([0, 1, 2, 3, 8, 500].map((failures) => at(failures, 1))).toEqual([0, 500, 1000, 2000, 60_000, 60_000]);
    expect([at(3, 0), at(3, 0.5), at(3, 1)]).toEqual([1000, 1500, 2000]);
  });
});
