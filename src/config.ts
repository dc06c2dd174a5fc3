/** The environment, read once and checked: everything that can be set from outside. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'dotenv';
import { z } from 'zod';
import { LOG_LEVELS, type LogLevel } from './log.js';

export const ROLES = ['all', 'gateway', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const DISCORD_API = 'https://discord.com/api';

/** Which shards of the gateway a process serves. */
type Shards = { numbers: readonly number[]; of: number };

type Environment = Readonly<Record<string, string | undefined>>;

const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a port number from 0 to 65535; 0 takes any free port.` })
    .refine((given) => Number.isInteger(given) && given >= 0 && given <= 65_535, {
      error: `${name} must be a port number from 0 to 65535; 0 takes any free port.`,
    });

const address = (name: string, protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `${name} must be an address such as ${example}.`,
  });

const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of: ${values.join(', ')}.` });

const environment = z.object({
  DISCORD_TOKEN: z.string().optional(),
  DISCORD_API: address('DISCORD_API', ['http:', 'https:'], DISCORD_API).default(DISCORD_API).transform(withoutVersion),
  REDIS_URL: address('REDIS_URL', ['redis:', 'rediss:'], 'redis://127.0.0.1:6379').optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port('PORT').default(3000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port('METRICS_PORT').default(0),
  BARBICAN_ROLE: oneOf('BARBICAN_ROLE', ROLES).default('all'),
  BARBICAN_SHARDS: z
    .string()
    .refine((text) => shardsIn(text) !== undefined, {
      error: 'BARBICAN_SHARDS must name this process’s shards of how many, such as 0/2 or 0,1/4.',
    })
    .optional(),
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS).default('info'),
  DATA_DIR: z.string().default('.data'),
});

/** `0,1/4`: the first two of four. */
function shardsIn(text: string): Shards | undefined {
  const [list = '', count = ''] = text.split('/', 2);
  const numbers = list.split(',').map((one) => (/^\d+$/.test(one.trim()) ? Number(one) : Number.NaN));
  const of = Number(count);
  const fits = numbers.every((one) => one < of) && Number.isInteger(of) && new Set(numbers).size === numbers.length;
  return fits ? { numbers, of } : undefined;
}

function shardsOf(text: string | undefined): Pick<Config, 'shards'> {
  const shards = text === undefined ? undefined : shardsIn(text);
  return shards === undefined ? {} : { shards };
}

/** discord.js adds the version itself; an address copied with it, or with a closing slash, means the same. */
function withoutVersion(api: string): string {
  return api.replace(/\/+$/, '').replace(/\/v\d+$/, '');
}

/** What no single setting can show: settings that need, or shape, one another. */
function problemsBetween(given: Environment): string[] {
  const api = withoutVersion(given.DISCORD_API ?? DISCORD_API);
  const { DISCORD_TOKEN: token, REDIS_URL: redis, BARBICAN_ROLE: role = 'all' } = given;
  const problems: string[] = [];
  if (token !== undefined && api === DISCORD_API && !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
    problems.push(
      'DISCORD_TOKEN does not look like a bot token: copy it from the Bot page of your application on ' +
        'https://discord.com/developers/applications, without the word Bot, or leave it empty to play in the parlour.',
    );
  }
  if (role === 'gateway' || role === 'worker') {
    const why = `when BARBICAN_ROLE is ${role}, because several processes share one bot and one Redis.`;
    if (token === undefined) problems.push(`DISCORD_TOKEN must be set ${why}`);
    if (redis === undefined) problems.push(`REDIS_URL must be set ${why}`);
  } else if (token === undefined && api !== DISCORD_API) {
    problems.push('DISCORD_API names a Discord to join, so DISCORD_TOKEN must be set as well.');
  }
  return problems;
}

/** Everything read from the environment, under the names the code uses. */
export type Config = {
  /** How to reach Discord; absent where the parlour takes its place. */
  discord: { token: string; api: string } | undefined;
  /** Absent where the bot keeps a Redis of its own. */
  redisUrl: string | undefined;
  /** Where the parlour's page is served. */
  parlour: { host: string; port: number };
  /** Where /healthz and /metrics are served. */
  health: { host: string; port: number };
  role: Role;
  /** Absent where this process serves all of them. */
  shards?: Shards;
  logLevel: LogLevel;
  /** An absolute path. */
  dataDir: string;
};

/** What is wrong with the environment: one full sentence a problem, all of them at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(['The settings (environment or .env file) need attention:', ...problems.map((one) => `- ${one}`)].join('\n'));
  }
}

/** Reads the settings out of an environment; throws a ConfigError that names every problem. */
export function readConfig(from: Environment): Config {
  // An empty line in .env (`DISCORD_TOKEN=`) means the same as no line at all.
  const given = Object.fromEntries(
    Object.entries(from)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  const problems = [...(read.error?.issues.map((issue) => issue.message) ?? []), ...problemsBetween(given)];
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  const set = read.data;
  return {
    discord: set.DISCORD_TOKEN === undefined ? undefined : { token: set.DISCORD_TOKEN, api: set.DISCORD_API },
    redisUrl: set.REDIS_URL,
    parlour: { host: set.HOST, port: set.PORT },
    health: { host: set.METRICS_HOST, port: set.METRICS_PORT },
    role: set.BARBICAN_ROLE,
    ...shardsOf(set.BARBICAN_SHARDS),
    logLevel: set.LOG_LEVEL,
    dataDir: resolve(set.DATA_DIR),
  };
}

/** The process's environment over the `.env` file beside package.json, where there is one. */
export function loadConfig(envFile = '.env'): Config {
  const file = existsSync(envFile) ? parse(readFileSync(envFile)) : {};
  return readConfig({ ...file, ...process.env });
}
