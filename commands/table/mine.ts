/** /table mine, follow and rematch: one's tables, those one watches, and the last one once more. */
import { follow, showMine } from '../../src/discord/flows/following.js';
import { playAgain } from '../../src/discord/flows/rematch.js';
import { type Subcommand, atTableHere } from './subcommand.js';

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
