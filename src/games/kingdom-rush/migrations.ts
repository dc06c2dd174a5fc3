/** From older versions of the rules to today's. */
import type { Migration } from '../../kernel/index.js';

export const migrations: Record<number, Migration> = {
  // Piles, starting hordes and boss decks were tuned. A match under way keeps the cards it was dealt; one that is played
  // again from its seed meets others, so it must not count as kept under the same rules.
  // To be ready needs no `yes` any more.
  1: {
    answer({ action, args }) {
      return action === 'ready' && args['on'] === 'yes' ? { action, args: {} } : { action, args };
    },
  },
};
