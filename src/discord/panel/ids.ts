/** What a panel's buttons and menus ask for. */
import { createHash } from 'node:crypto';
import type { AnyTypes, Answer } from '../../kernel/index.js';
import type { AtTable, InPlay } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { limits } from '../limits.js';
import { type CarryingId, type Entry, type Fitting, writeEntries } from './entries.js';

export const panelVerbs = [
  /** In a private message of its own. */
  'open',
  /** All actions. */
  'menu',
  /** A question as it stands: another page, a step back. */
  'show',
  /** The chosen value counts; on to the next question. */
  'go',
  /** A page of a long list was picked from. */
  'mark',
  'do',
  /** One of the whole moves in a menu. */
  'whole',
  /** Accept what the decision proposes. */
  'accept',
  /** A tap opens the form to search a long list; the form comes back under the same name. */
  'find',
  /** The same for typing a number. */
  'number',
  /** A row of the decision is to be changed. */
  'line',
  /** What would a bot do here, and why? */
  'hint',
  /** Switches hints on or off for the whole table. */
  'hints',
  /** Has one passed for, or takes that back. */
  'order',
] as const;
export type PanelVerb = (typeof panelVerbs)[number];

export type PanelPoint = {
  entries?: readonly Entry[];
  page?: number;
  find?: string;
};

export const searchChars = 24;

/** The ids of one action's screens, or of one look-up's. */
export type IdOf = (verb: PanelVerb, point?: PanelPoint) => CarryingId;

const carried = ({ entries = [], page = 0, find = '' }: PanelPoint) => ({
  given: writeEntries(entries),
  page,
  find: find.slice(0, searchChars),
});

export const panelIds =
  (at: InPlay, fitting: Fitting, action: string) =>
  (verb: PanelVerb, point: PanelPoint = {}): CustomIdOf<'panel'> =>
    fitting.fit({ kind: 'panel', table: at.table.id, seq: at.match.seq, verb, action, ...carried(point) });

export const lookupIds =
  (at: AtTable, fitting: Fitting, lookup: string) =>
  (verb: PanelVerb, point: PanelPoint = {}): CustomIdOf<'lookup'> =>
    fitting.fit({ kind: 'lookup', table: at.table.id, verb, lookup, ...carried(point) });

/** Tells one proposal from another: a tap accepts what it showed, never what took its place. */
export function proposalMark(answer: Answer<AnyTypes>): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 10);
}

/** How a value travels in a menu, which holds a hundred characters at most. */
export function menuValue(value: string): string {
  if (value.length <= limits.optionValue && !value.startsWith('#')) return value;
  return `#${createHash('sha256').update(value).digest('base64url').slice(0, 24)}`;
}
