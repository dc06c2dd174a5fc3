/** /hand: what only the asker may see. */
import type { Command } from '../src/discord/command.js';
import { tableHere } from '../src/discord/flows/find-table.js';
import { showHand } from '../src/discord/flows/showing.js';
import { command, words } from './build.js';

export const handCommand: Command = {
  json: command(words(({ hand }) => hand)),
  async run(use, services) {
    use.respond.watch('private answer');
    const at = await tableHere(use, services);
    if (at) await showHand(use, services, at);
  },
};
