/** 3.1 and section 8: what a table may choose, and what seats may ask for. */
import type { OptionSpec, Wish } from '../../kernel/index.js';
import { handicapBySeats } from './content/numbers.js';
import type { Handicap, Options } from './types/options.js';
import type { Role } from './types/terms.js';
import type { Str } from './types/index.js';

/** 8.5: what the handicap comes to at a table. */
export function handicapOf(options: Options, seats: number): Handicap {
  return options.handicap === 'by-seats' ? (handicapBySeats[seats] ?? 'none') : options.handicap;
}

/** The roles of a table, in the order in which they are given to seats without a wish. */
export const rolesFor: Record<number, readonly Role[]> = {
  2: ['invader', 'defender'],
  3: ['invader-west', 'invader-east', 'defender'],
  4: ['invader-west', 'invader-east', 'defender-west', 'defender-east'],
};

export function wishes(_options: Options, seats: number): readonly Wish[] {
  return (rolesFor[seats] ?? []).map((id) => ({ id, most: 1 }));
}

export const options: OptionSpec<Str> = {
  fields: {
    cards: { values: ['starter', 'draft'], default: 'starter' },
    sides: { values: ['wishes', 'random'], default: 'wishes' },
    fall: { values: ['glory', 'breach-decides'], default: 'glory', shown: (_options, seats) => seats > 2 },
    handicap: {
      values: ['by-seats', 'none', 'invader-1', 'invader-2', 'defender-1', 'defender-2'],
      default: 'by-seats',
    },
  },
  presets: [
    { id: 'first-siege', options: {} },
    { id: 'experienced', options: { cards: 'draft' } },
  ],
  hint: (chosen, seats) =>
    chosen.handicap === 'by-seats' && rolesFor[seats]
      ? { key: 'hintHandicap', params: { handicap: handicapOf(chosen, seats) } }
      : undefined,
};
