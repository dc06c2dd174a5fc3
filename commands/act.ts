/** /act: the action panel. */
import type { Command } from '../src/discord/command.js';
import { tableHere } from '../src/discord/flows/find-table.js';
import { openPanel } from '../src/discord/flows/tapping.js';
import { command, words } from './build.js';

export const actCommand: Command = {
  json: command(words(({ act }) => act)),
  async run(use, services) {
    use.respond.watch('private answer');
    const at = await tableHere(use, services);
    if (at) await openPanel(use, services, at);
  },
};
