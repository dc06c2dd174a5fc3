/** /barbican settings: what moderators decide for a whole server. */
import type { Command } from '../src/discord/command.js';
import { showSettings } from '../src/discord/flows/settings.js';
import { command, subcommand, words } from './build.js';

export const barbicanCommand: Command = {
  json: command(
    words(({ barbican }) => barbican),
    [subcommand(words(({ barbican }) => barbican.settings))],
  ),
  async run(use, services) {
    use.respond.watch('private answer');
    await showSettings(use, services);
  },
};
