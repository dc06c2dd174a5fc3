/**
 * What comes over the wire, taken field by field. Every interaction passes here before anything else is done about it, and a
 * schema's many small functions, gone cold since the last one, took a tenth of a millisecond of each answer.
 */

/** Something that we need is missing, or is not what it must be. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function fieldsAt(value: unknown, place: string): Fields {
  if (isFields(value)) return value;
  throw new Unreadable(place, 'no object');
}

export function textAt(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  throw new Unreadable(place, 'no text');
}

export function wholeAt(value: unknown, place: string): number {
  if (Number.isSafeInteger(value)) return value as number;
  throw new Unreadable(place, 'no whole number');
}

export function listAt<R>(value: unknown, place: string, read: (one: unknown) => R): R[] {
  if (Array.isArray(value)) return value.map((one: unknown) => read(one));
  throw new Unreadable(place, 'no list');
}

export function recordAt<R>(value: unknown, place: string, read: (one: unknown) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(fieldsAt(value, place)).map(([key, one]) => [key, read(one)]));
}

/** What may be left out altogether; whatever stands there instead must be right. */
export function ifGiven<R>(value: unknown, read: (value: unknown) => R): R | undefined {
  return value === undefined ? undefined : read(value);
}

/** What may be anything, as long as nobody takes it for what it is not. */
export const maybeText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const maybeWhole = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined;
export const maybeYes = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
export const maybeFields = (value: unknown): Fields | undefined => (isFields(value) ? value : undefined);
