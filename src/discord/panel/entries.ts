/** The arguments chosen so far on a panel, written short enough to travel in a custom id. */
import { createHash } from 'node:crypto';
import type { ArgValue } from '../../kernel/index.js';
import { type CustomIdOf, fitsCustomId } from '../custom-id.js';

/** One argument's state, in the order in which the action asks for them. */
export type Entry =
  | { is: 'given'; value: ArgValue }
  | { is: 'left-out' }
  /** A list or plan still being picked; only ever the last. */
  | { is: 'picking'; values: readonly string[] };

const escapeValue = (value: string): string => value.replace(/[%~,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const unescapeValue = (text: string): string =>
  text.replace(/%(25|7e|2c)/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function writeEntry(entry: Entry): string {
  if (entry.is === 'left-out') return '-';
  if (entry.is === 'picking') return `+${entry.values.map(escapeValue).join(',')}`;
  if (typeof entry.value === 'number') return `n${entry.value}`;
  if (typeof entry.value === 'string') return `=${escapeValue(entry.value)}`;
  return `*${entry.value.map(escapeValue).join(',')}`;
}

function readEntry(text: string): Entry | undefined {
  const rest = text.slice(1);
  const list = (): string[] => (rest === '' ? [] : rest.split(',').map(unescapeValue));
  switch (text.charAt(0)) {
    case '-':
      return { is: 'left-out' };
    case '+':
      return { is: 'picking', values: list() };
    case '*':
      return { is: 'given', value: list() };
    case '=':
      return { is: 'given', value: unescapeValue(rest) };
    case 'n':
      return /^-?\d+$/.test(rest) ? { is: 'given', value: Number(rest) } : undefined;
    default:
      return undefined;
  }
}

export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(writeEntry).join('~');
}

/** Undefined where the text was not written by `writeEntries`. */
export function readEntries(text: string): Entry[] | undefined {
  if (text === '') return [];
  const entries = text.split('~').map(readEntry);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

/** Whether everything is left out. */
export function saysNothing(text: string): boolean {
  return readEntries(text)?.every(({ is }) => is === 'left-out') ?? false;
}

/** Where choices too long for a custom id wait, for a while, for the next tap. */
export type Drafts = {
  save(drafts: readonly { key: string; text: string }[]): Promise<void>;
  find(key: string): Promise<string | undefined>;
};

/** Marks entries that are saved elsewhere. */
const savedMark = '@';

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

const draftKey = (table: string, user: string, hash: string): string => `${table}:${user}:${hash}`;

/** An id that carries what was chosen so far. */
export type CarryingId = CustomIdOf<'panel'> | CustomIdOf<'lookup'>;

/** Fits ids into their hundred characters, gathering what has to be saved elsewhere. */
export type Fitting = {
  fit<I extends CarryingId>(id: I): I;
  save(drafts: Drafts): Promise<void>;
};

export function fittingFor(table: string, user: string): Fitting {
  const long = new Map<string, string>();
  return {
    fit(id) {
      if (fitsCustomId(id)) return id;
      const hash = hashOf(id.given);
      long.set(draftKey(table, user, hash), id.given);
      return { ...id, given: `${savedMark}${hash}` };
    },
    async save(drafts) {
      if (long.size > 0) await drafts.save(Array.from(long, ([key, text]) => ({ key, text })));
    },
  };
}

/** The arguments an id carries or stands for; undefined where they were kept too long ago. */
export async function entriesOf(id: CarryingId, user: string, drafts: Drafts): Promise<Entry[] | undefined> {
  if (!id.given.startsWith(savedMark)) return readEntries(id.given);
  const text = await drafts.find(draftKey(id.table, user, id.given.slice(savedMark.length)));
  return text === undefined ? undefined : readEntries(text);
}

/** Without the list or plan that is still being picked. */
export function closed(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.is !== 'picking');
}

/** What is picked so far of the list or plan in hand. */
export function pickedIn(entries: readonly Entry[]): readonly string[] {
  const last = entries.at(-1);
  return last?.is === 'picking' ? last.values : [];
}

export function picking(entries: readonly Entry[], values: readonly string[]): Entry[] {
  return values.length === 0 ? [...entries] : [...entries, { is: 'picking', values }];
}
