/** What a slash command is to the router; one file each in commands/. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { Suggestion } from './asking/autocomplete.js';
import type { CommandUse, Typing } from './incoming.js';
import type { Services } from './services.js';

export type Command = {
  json: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(use: CommandUse, services: Services): Promise<void>;
  /** The rows offered for the option being typed. */
  suggest?(use: Typing, services: Services): Promise<readonly Suggestion[]>;
};
