/** A table in play, for tests of wordings and messages that need no store. */
import { type AnyGame, type Locale, withDefaults } from '../../src/kernel/index.js';
import type { Table } from '../../src/table/types.js';

export function tableOf(game: AnyGame, seats: number, locale: Locale = 'en'): Table {
  const names = ['Mira', 'Tom', 'Ada', 'Jo', 'Kim', 'Lou', 'Max', 'Noé'];
  const host = { id: 'u0', name: 'Mira' };
  return {
    schema: 2,
    id: 'k3m9x2ab',
    rev: 1,
    guild: 'g',
    channel: 'c',
    host,
    game: game.id,
    locale,
    state: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      id: `u${seat}`,
      name: names[seat] ?? `P${seat}`,
    })),
    wishes: Array.from({ length: seats }, () => null),
    preset: game.options.presets[0]?.id ?? 'custom',
    options: withDefaults(game, {}),
    clock: { kind: 'none', zone: 'UTC', quiet: null },
    boards: 'living',
    pace: 'normal',
    hints: 'on',
    guesses: 'auto',
    lately: [],
    branchOf: null,
    notOurs: false,
    orders: [],
    turnOf: null,
    stoodUntil: 0,
    waits: [],
    missed: Array.from({ length: seats }, () => 0),
    vote: null,
    pausedAt: null,
    archivedAt: null,
    rests: [],
    boardAskedAt: 0,
    entries: 0,
    openedBy: 'i0',
    openedAt: 0,
    changedAt: 0,
  };
}
