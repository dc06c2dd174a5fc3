/** Structured logs: one JSON line an event, with everything secret left out. */
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_NAMES = ['token', 'authorization', 'Authorization', 'password', 'secret', 'DISCORD_TOKEN'] as const;

/** pino's paths take no "at any depth", so a secret is named at the depths where our log lines can hold one. */
const SECRET_PATHS = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Bot tokens, interaction tokens inside addresses, and the password of a Redis address. */
const SECRETS_IN_TEXT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Bot |Bearer )?[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, '[redacted]'],
  [/(\/(?:webhooks|interactions)\/\d+\/)[\w-]{20,}/g, '$1[redacted]'],
  [/(\brediss?:\/\/[^\s:@/"]*:)[^\s@"]+(?=@)/g, '$1[redacted]'],
];

const mostMessage = 500;
const mostStack = 3000;
/** What an error may tell besides its message: never what was sent, which holds pictures and what players typed. */
const TELLING = ['status', 'code', 'errno', 'syscall'] as const;

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** An error for the log: what it is, what it says and where it came from, within bounds. */
function errorFacts(error: unknown, depth = 0): unknown {
  if (typeof error === 'string') return cut(error, mostMessage);
  if (!(error instanceof Error)) return typeof error === 'object' ? 'no error, but an object' : error;
  const told = TELLING.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message: cut(error.message, mostMessage),
    ...Object.fromEntries(told),
    ...(error.stack === undefined ? {} : { stack: cut(error.stack, mostStack) }),
    ...(error.cause === undefined || depth > 2 ? {} : { cause: errorFacts(error.cause, depth + 1) }),
  };
}

export function withoutSecrets(text: string): string {
  return SECRETS_IN_TEXT.reduce((kept, [secret, instead]) => kept.replace(secret, instead), text);
}

export type LogOptions = {
  level?: LogLevel;
  /** Names the process in every line: its role. */
  role?: string;
  /** Where the lines go; standard output where absent. */
  to?: DestinationStream;
};

export function createLog({ level = 'info', role, to }: LogOptions = {}): Log {
  const options = {
    level,
    base: role === undefined ? null : { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    serializers: { err: (error: unknown) => errorFacts(error) },
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutSecrets },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
