/** One subcommand of /table. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Suggestion } from '../../src/discord/asking/autocomplete.js';
import type { AtTable } from '../../src/discord/at-table.js';
import { tableHere } from '../../src/discord/flows/find-table.js';
import type { CommandUse, Typing } from '../../src/discord/incoming.js';
import type { Services } from '../../src/discord/services.js';
import type { CommandWords } from '../text/index.js';

export type TableSubcommand = Exclude<keyof CommandWords['table'], 'name' | 'description'>;

export type Subcommand = {
  options?: readonly APIApplicationCommandBasicOption[];
  run(use: CommandUse, services: Services): Promise<void>;
  suggest?(use: Typing, services: Services): Promise<readonly Suggestion[]>;
};

/** What most subcommands do: something with the table of this channel. */
export function atTableHere(
  act: (at: AtTable, use: CommandUse, services: Services) => Promise<void>,
): Subcommand['run'] {
  return async (use, services) => {
    use.respond.watch('private answer');
    const at = await tableHere(use, services);
    if (at) await act(at, use, services);
  };
}

export function numberOf(use: CommandUse, option: string): number | undefined {
  const value = use.options[option];
  return value === undefined ? undefined : Number(value);
}

export function textOf(use: CommandUse, option: string): string | undefined {
  const value = use.options[option];
  return typeof value === 'string' ? value : undefined;
}
