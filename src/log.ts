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
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: withoutSecrets },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
