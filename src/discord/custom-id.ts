/**
 * What a button or menu carries: everything needed to serve it, on any process, after any restart.
 * Written as version, kind and fields between colons; a field's own colons are escaped, so nothing is ever split wrongly.
 */
import { limits } from './limits.js';

const version = '1';

/** The fields of each kind, in the order in which they are written. */
const shapes = {
  /** Opens the action panel. */
  act: { table: 'text' },
  hand: { table: 'text' },
  log: { table: 'text', page: 'number' },
  status: { table: 'text', page: 'number' },
  rules: { game: 'text', topic: 'number', page: 'number' },
  /** `page` leafs through the options or a long menu, `values` through one option's values. */
  lobby: { table: 'text', part: 'text', name: 'text', page: 'number', values: 'number' },
  panel: {
    table: 'text',
    seq: 'number',
    verb: 'text',
    action: 'text',
    given: 'text',
    page: 'number',
    find: 'text',
  },
  /** A private question that is no answer; its steps are the panel's. */
  lookup: { table: 'text', verb: 'text', lookup: 'text', given: 'text', page: 'number', find: 'text' },
  vote: { table: 'text', vote: 'text', say: 'text' },
  /** A whole move on a post that everybody sees; whoever is asked may tap it. */
  answer: { table: 'text', seq: 'number', action: 'text', given: 'text' },
  /** A seat that is free: taken, or given to a bot. */
  seat: { table: 'text', seat: 'number', part: 'text' },
  /** A question of the kind "are you sure". */
  confirm: { table: 'text', what: 'text', about: 'text' },
  settings: { part: 'text' },
  /** A game night, or what was typed for one; `about` is a person or a table. */
  night: { night: 'text', part: 'text', about: 'text' },
  /** Watches a table, or no longer. */
  follow: { table: 'text' },
  /** How a fight will end, as somebody who watches guesses. */
  guess: { table: 'text', fight: 'text', end: 'text' },
  /** How somebody wants to be called. */
  notify: { part: 'text' },
  /** Takes back the last answer, if it still is the last. */
  undo: { table: 'text', seq: 'number' },
  /** A stage of a game's lesson, and what is wanted there. */
  learn: { game: 'text', stage: 'number', verb: 'text' },
  /** A finished or running game, phase by phase. */
  replay: { table: 'text', at: 'number', verb: 'text', mark: 'text' },
  /** A page of the guild's records: of whom or what, and how many seasons back. */
  stats: { view: 'text', about: 'text', back: 'number', verb: 'text' },
} as const satisfies Record<string, Record<string, 'text' | 'number'>>;

export type CustomIdKind = keyof typeof shapes;
type FieldsOf<S> = { [K in keyof S]: S[K] extends 'number' ? number : string };
export type CustomIdOf<K extends CustomIdKind> = { kind: K } & FieldsOf<(typeof shapes)[K]>;
export type CustomId = { [K in CustomIdKind]: CustomIdOf<K> }[CustomIdKind];

/** One letter a kind, fixed for ever: messages written today are read by tomorrow's bot. */
const letters: Record<CustomIdKind, string> = {
  act: 'a',
  hand: 'h',
  log: 'l',
  status: 's',
  rules: 'r',
  lobby: 'o',
  panel: 'p',
  lookup: 'k',
  vote: 'v',
  confirm: 'q',
  settings: 'g',
  night: 'n',
  undo: 'u',
  learn: 'e',
  answer: 'w',
  stats: 't',
  replay: 'y',
  notify: 'f',
  follow: 'i',
  guess: 'j',
  seat: 'c',
};
const kindOf = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as CustomIdKind]));

const escapeField = (text: string): string => text.replaceAll('%', '%25').replaceAll(':', '%3A');
const unescapeField = (text: string): string => text.replaceAll('%3A', ':').replaceAll('%25', '%');

/** The written form, of whatever length; see `fitsCustomId`. */
export function encodeCustomId(id: CustomId): string {
  const fields = id as unknown as Record<string, string | number>;
  const written = Object.entries(shapes[id.kind]).map(([name, type]) =>
    type === 'number' ? Number(fields[name]).toString(36) : escapeField(String(fields[name])),
  );
  while (written.at(-1) === '') written.pop();
  return [`${version}${letters[id.kind]}`, ...written].join(':');
}

export function fitsCustomId(id: CustomId): boolean {
  return encodeCustomId(id).length <= limits.customId;
}

/** What an id says; undefined where this bot cannot have written it, or no longer reads it. */
export function decodeCustomId(written: string): CustomId | undefined {
  const [head = '', ...rest] = written.split(':');
  const kind = head.startsWith(version) ? kindOf.get(head.slice(version.length)) : undefined;
  if (!kind) return undefined;
  const shape = Object.entries(shapes[kind]);
  if (rest.length > shape.length) return undefined;
  const fields: Record<string, string | number> = {};
  for (const [index, [name, type]] of shape.entries()) {
    const text = rest[index] ?? '';
    if (type === 'text') {
      fields[name] = unescapeField(text);
      continue;
    }
    if (text !== '' && !/^-?[0-9a-z]{1,10}$/.test(text)) return undefined;
    fields[name] = text === '' ? 0 : Number.parseInt(text, 36);
  }
  return { kind, ...fields } as CustomId;
}
