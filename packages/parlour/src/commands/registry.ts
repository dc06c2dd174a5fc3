/** The application's commands, for everywhere and for the guild alone. */
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  type APIApplicationCommand,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { apiError } from '../http/errors.js';
import { isRecord, type Loose } from '../validate/findings.js';
import { checkCommand, checkCommandList } from '../validate/commands.js';
import type { Changes } from '../world/changes.js';
import type { Snowflakes } from '../world/snowflake.js';

/** "everywhere", or the guild's id. */
export type Scope = { guildId?: string };

const LIMIT = 100;

export class Commands {
  private readonly lists = new Map<string, APIApplicationCommand[]>();

  constructor(
    private readonly applicationId: string,
    private readonly ids: Snowflakes,
    private readonly changes: Changes,
  ) {}

  list(scope: Scope): APIApplicationCommand[] {
    return [...(this.lists.get(keyOf(scope)) ?? [])];
  }

  /** What a guild's members can use: its own commands hide the general ones of the same name. */
  usableIn(guildId: string): APIApplicationCommand[] {
    const own = this.list({ guildId });
    return [...own, ...this.list({}).filter((command) => !own.some((one) => one.name === command.name))];
  }

  find(scope: Scope, id: string): APIApplicationCommand {
    const found = this.list(scope).find((command) => command.id === id);
    if (!found) throw apiError('unknownCommand');
    return found;
  }

  replaceAll(scope: Scope, bodies: readonly unknown[]): APIApplicationCommand[] {
    checkCommandList(bodies, LIMIT);
    const before = this.list(scope);
    const list = bodies.filter(isRecord).map((body) =>
      this.build(
        scope,
        body,
        before.find((one) => one.name === body['name']),
      ),
    );
    return this.keep(scope, list);
  }

  /** A command of the same name is replaced, as on Discord. */
  create(scope: Scope, body: unknown): { command: APIApplicationCommand; replaced: boolean } {
    checkCommand(body);
    const given = isRecord(body) ? body : {};
    const before = this.list(scope).find((one) => one.name === given['name']);
    const command = this.build(scope, given, before);
    const list = [...this.list(scope).filter((one) => one !== before), command];
    checkCommandList(list, LIMIT);
    this.keep(scope, list);
    return { command, replaced: before !== undefined };
  }

  change(scope: Scope, id: string, body: unknown): APIApplicationCommand {
    const before = this.find(scope, id);
    const merged: Loose = { ...before, ...(isRecord(body) ? body : {}) };
    checkCommand(merged);
    const command = this.build(scope, merged, before);
    this.keep(
      scope,
      this.list(scope).map((one) => (one.id === id ? command : one)),
    );
    return command;
  }

  remove(scope: Scope, id: string): void {
    this.find(scope, id);
    this.keep(
      scope,
      this.list(scope).filter((one) => one.id !== id),
    );
  }

  private keep(scope: Scope, list: APIApplicationCommand[]): APIApplicationCommand[] {
    this.lists.set(keyOf(scope), list);
    this.changes.tell({ type: 'commands-changed' });
    return list;
  }

  private build(scope: Scope, body: Loose, before: APIApplicationCommand | undefined): APIApplicationCommand {
    const given = body as unknown as RESTPostAPIApplicationCommandsJSONBody & Pick<APIApplicationCommand, 'options'>;
    return {
      id: before?.id ?? this.ids.next(),
      application_id: this.applicationId,
      version: this.ids.next(),
      type: given.type ?? ApplicationCommandType.ChatInput,
      name: given.name,
      name_localizations: (body['name_localizations'] as APIApplicationCommand['name_localizations']) ?? null,
      description: typeof body['description'] === 'string' ? body['description'] : '',
      description_localizations:
        (body['description_localizations'] as APIApplicationCommand['description_localizations']) ?? null,
      default_member_permissions: permissionsText(body['default_member_permissions']),
      nsfw: given.nsfw ?? false,
      ...(given.options ? { options: given.options } : {}),
      ...(scope.guildId === undefined
        ? {
            contexts: given.contexts ?? null,
            integration_types: given.integration_types ?? [ApplicationIntegrationType.GuildInstall],
          }
        : { guild_id: scope.guildId }),
    };
  }
}

function keyOf(scope: Scope): string {
  return scope.guildId ?? 'everywhere';
}

function permissionsText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Discord leaves the translations out of a list unless asked for them. */
export function withoutLocalisations(command: APIApplicationCommand): APIApplicationCommand {
  return { ...command, name_localizations: null, description_localizations: null };
}
