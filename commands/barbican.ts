/** /barbican settings: what those who manage a server decide for all of it. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Command } from '../src/discord/command.js';
import { showSettings } from '../src/discord/flows/settings.js';
import { command, subcommand, words } from './build.js';

export const barbicanCommand: Command = {
  json: {
    ...command(
      words(({ barbican }) => barbican),
      [subcommand(words(({ barbican }) => barbican.settings))],
    ),
    // Who is offered it by default; a server may say otherwise, so it is asked again when it is used.
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  },
  async run(use, services) {
    use.respond.watch('private answer');
    await showSettings(use, services);
  },
};
