/** /table mine, follow, guess and rematch: one's tables, those one watches, and the last one once more. */
import { follow, showMine } from '../../src/discord/flows/following.js';
import { seenBy } from '../../src/discord/flows/find-table.js';
import { endsAhead, guess } from '../../src/discord/flows/guessing.js';
import { playAgain } from '../../src/discord/flows/rematch.js';
import { suggestedText, words } from '../build.js';
import { type Subcommand, atTableHere, textOf } from './subcommand.js';

export const mineSubcommand: Subcommand = {
  async run(use, services) {
    use.respond.watch('private answer');
    await showMine(use, services);
  },
};

export const rematchSubcommand: Subcommand = {
  run: atTableHere((at, use, services) => playAgain(use, services, at.table.id)),
};

export const followSubcommand: Subcommand = {
  run: atTableHere((at, use, services) => follow(use, services, at)),
};

export const guessSubcommand: Subcommand = {
  options: [
    suggestedText(
      words(({ options }) => options.outcome),
      { required: true },
    ),
  ],
  run: atTableHere((at, use, services) => guess(use, services, at, { end: textOf(use, 'outcome') ?? '' })),
  async suggest(use, services) {
    const found = await services.tables.find(use.channel);
    const at = found.ok ? seenBy(use, services, found.snapshot) : undefined;
    return at ? endsAhead(at) : [];
  },
};
