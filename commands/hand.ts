/** /hand: what only the asker may see, or somebody else's hand where hands lie open. */
import type { Command } from '../src/discord/command.js';
import { tableHere } from '../src/discord/flows/find-table.js';
import { showHand } from '../src/discord/flows/showing.js';
import { command, suggestedNumber, words } from './build.js';
import { seatAsked, suggestSeats } from './table/seats.js';

export const handCommand: Command = {
  json: command(
    words(({ hand }) => hand),
    [suggestedNumber(words(({ options }) => options.whose))],
  ),
  async run(use, services) {
    use.respond.watch('private answer');
    const at = await tableHere(use, services);
    if (at) await showHand(use, services, at, seatAsked(use, 'player'));
  },
  suggest: (use, services) => suggestSeats(use, services, 'player'),
};
