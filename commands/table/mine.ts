/** /table mine and rematch: one's tables, and the last one once more. */
import { tellDenied } from '../../src/discord/flows/changing.js';
import { playAgain } from '../../src/discord/flows/rematch.js';
import { mineMessage } from '../../src/discord/messages/mine.js';
import { type Subcommand, atTableHere } from './subcommand.js';

export const mineSubcommand: Subcommand = {
  async run(use, services) {
    use.respond.watch('private answer');
    const found = await services.tables.seatedAt(use.guild, use.by.id);
    if ('ok' in found) return tellDenied(use, services, found);
    await use.respond.privately(mineMessage(found, services.tables.games, { person: use.by.id, locale: use.locale }));
  },
};

export const rematchSubcommand: Subcommand = {
  run: atTableHere((at, use, services) => playAgain(use, services, at.table.id)),
};
