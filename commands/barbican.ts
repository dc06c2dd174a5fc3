/** /barbican settings and nights: what those who manage a server decide for all of it. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Command } from '../src/discord/command.js';
import { showNightSettings } from '../src/discord/flows/night-settings.js';
import { showSettings } from '../src/discord/flows/settings.js';
import type { CommandUse } from '../src/discord/incoming.js';
import type { NightSettings } from '../src/nights/types.js';
import { channelOption, command, subcommand, suggestedText, words, yesOrNo } from './build.js';
import { textOf } from './table/subcommand.js';
import { suggestedZones } from './zones.js';

/** What was typed of the nights' settings; the rest stays. */
function nightSettingsTyped(use: CommandUse): Partial<NightSettings> {
  const { options } = use;
  const zone = textOf(use, 'zone')?.trim();
  const channel = textOf(use, 'channel');
  const said = (name: string): boolean | undefined => (typeof options[name] === 'boolean' ? options[name] : undefined);
  const [reminders, threads, events] = [said('reminders'), said('threads'), said('events')];
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(channel === undefined ? {} : { channel }),
    ...(reminders === undefined ? {} : { reminders }),
    ...(threads === undefined ? {} : { place: threads ? 'thread' : 'channel' }),
    ...(events === undefined ? {} : { events }),
  };
}

export const barbicanCommand: Command = {
  json: {
    ...command(
      words(({ barbican }) => barbican),
      [
        subcommand(words(({ barbican }) => barbican.settings)),
        subcommand(
          words(({ barbican }) => barbican.nights),
          [
            suggestedText(words(({ nightSettings }) => nightSettings.zone)),
            channelOption(words(({ nightSettings }) => nightSettings.channel)),
            yesOrNo(words(({ nightSettings }) => nightSettings.reminders)),
            yesOrNo(words(({ nightSettings }) => nightSettings.threads)),
            yesOrNo(words(({ nightSettings }) => nightSettings.events)),
          ],
        ),
      ],
    ),
    // Who is offered it by default; a server may say otherwise, so it is asked again when it is used.
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  },
  async run(use, services) {
    use.respond.watch('private answer');
    if (use.path[1] === 'nights') await showNightSettings(use, services, nightSettingsTyped(use));
    else await showSettings(use, services);
  },
  suggest: (use) => Promise.resolve(suggestedZones(String(use.options['zone'] ?? ''))),
};
