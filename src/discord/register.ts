/** The commands as Discord should know them, sent only when they differ from what it knows. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { type REST, Routes } from 'discord.js';
import type { Log } from '../log.js';
import { listIn } from './rest-answers.js';
import { faultFacts, isRefusedForGood, problemOf } from './rest-faults.js';

/** What we decide about a command; everything else in Discord's answer is its own bookkeeping. */
const ours = new Set([
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'choices',
  'value',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'channel_types',
  'contexts',
  'default_member_permissions',
  'nsfw',
]);
/** Maps from languages to words: their keys are no fields of a command. */
const maps = new Set(['name_localizations', 'description_localizations']);

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The same command always gives the same text, whoever wrote it down. */
function canonical(value: unknown, kind: 'command' | 'map' = 'command'): unknown {
  if (Array.isArray(value)) return value.map((one) => canonical(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key, one]) => (kind === 'map' || ours.has(key)) && !isNothing(one))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, canonical(one, maps.has(key) ? 'map' : 'command')] as const);
  return Object.fromEntries(kept);
}

type Json = RESTPostAPIChatInputApplicationCommandsJSONBody;

export function sameCommands(wanted: readonly Json[], known: readonly object[]): boolean {
  const written = (commands: readonly object[]): string =>
    JSON.stringify(
      commands
        .map((command) => canonical({ type: 1, ...command }) as { name: string })
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  return written(wanted) === written(known);
}

/** Whether Discord had to be told. */
async function registerCommands(rest: REST, application: string, wanted: readonly Json[]): Promise<boolean> {
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = listIn(await rest.get(Routes.applicationCommands(application), { query }));
  if (sameCommands(wanted, known)) return false;
  await rest.put(Routes.applicationCommands(application), { body: wanted });
  return true;
}

const longestPauseMs = 60 * 60_000;

export type RegistrationOptions = {
  rest: REST;
  wanted: readonly Json[];
  log: Log;
  signal: AbortSignal;
  firstPauseMs?: number;
};

export type Registration = {
  /** Tries once, and where that fails goes on trying, more and more patiently, until Discord knows the commands. */
  begin(application: string): Promise<void>;
  /** Why Discord does not know our commands yet, in words. */
  missing(): string | undefined;
};

/** What to do about commands that Discord will not take. */
function adviceOn(fault: unknown): string {
  return isRefusedForGood(fault)
    ? 'Discord refuses the commands as they are: this is a mistake of Barbican’s or of the Discord it is connected to, ' +
        'and a newer version may put it right. Until then the commands of last time stay in use.'
    : 'Discord cannot be told the commands just now: those of last time stay in use, and it is tried again.';
}

export function keepRegistered({
  rest,
  wanted,
  log,
  signal,
  firstPauseMs = 15_000,
}: RegistrationOptions): Registration {
  let missing: string | undefined;

  /** Whether Discord knows them now. The same trouble is told once, however often it is met. */
  async function tryOnce(application: string): Promise<boolean> {
    try {
      const changed = await registerCommands(rest, application, wanted);
      missing = undefined;
      log.info({ application, commands: wanted.length, changed }, 'the commands are registered');
      return true;
    } catch (fault) {
      const trouble = `not registered: ${problemOf(fault)}`;
      if (trouble !== missing) {
        log.error(
          { application, ...faultFacts(fault), advice: adviceOn(fault) },
          'the commands could not be registered',
        );
      }
      missing = trouble;
      return false;
    }
  }

  async function inTheEnd(application: string): Promise<void> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      log.debug({ pauseMs }, 'the commands will be told again');
      const isOver = await sleep(pauseMs, false, { signal, ref: false }).catch(() => true);
      if (isOver || (await tryOnce(application))) return;
    }
  }

  return {
    begin: async (application) => {
      if (!(await tryOnce(application))) void inTheEnd(application);
    },
    missing: () => missing,
  };
}
