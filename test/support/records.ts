/** Records of games that were never played, for sums over them. */
import type { TableRecord } from '../../src/table/records.js';

const people: Record<string, string> = { mira: 'Mira', tom: 'Tom', zoe: 'Zoé', ivo: 'Ivo' };

/** Those who sat there, in seat order; null is a bot. */
export function recordOfGame(
  at: number,
  who: readonly (string | null)[],
  winners: readonly number[],
  more: Partial<TableRecord> = {},
): TableRecord {
  const seats = who.map((one) => {
    const id = one;
    const name = one === null ? 'Aldric' : (people[one] ?? one);
    const kind = one === null ? ('bot' as const) : ('person' as const);
    return {
      holder: { kind, id, name },
      players: [{ kind, id, name, decisions: 4, thinkingMs: 40_000 }],
      fallbacks: 0,
    };
  });
  return {
    schema: 1,
    table: `t${at}`,
    guild: 'g',
    game: 'ferry',
    rules: 1,
    mode: 'competitive',
    began: at - 60_000,
    at,
    minutes: 1,
    options: {},
    seats,
    sides: who.map((_, seat) => [seat]),
    won: winners.length > 0 ? 'won' : 'lost',
    winners,
    scores: null,
    reason: {},
    scenario: null,
    level: null,
    variant: null,
    rounds: 5,
    stars: null,
    parts: [],
    figures: {},
    titles: [],
    seers: [],
    ...more,
  };
}
