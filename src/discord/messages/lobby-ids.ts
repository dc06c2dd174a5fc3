/** What the lobby's buttons and menus ask for. */
import type { Table } from '../../table/types.js';
import type { CustomIdOf } from '../custom-id.js';

/** Written into custom ids. */
export const lobbyParts = [
  'join',
  'leave',
  'bot',
  'unbot',
  'start',
  'cancel',
  'preset',
  'seats',
  'wish',
  /** A menu of the lobby itself. */
  'option',
  /** All options, in a private message of their own. */
  'options',
  /** A menu of that message. */
  'set',
  /** Another page of it, or of one option's values. */
  'leaf',
  /** Opens the form for a text; with `values` it holds what was refused. */
  'write',
  /** The form itself. */
  'text',
] as const;
export type LobbyPart = (typeof lobbyParts)[number];

type Point = { name?: string; page?: number; values?: number };

export function lobbyId(table: Table, part: LobbyPart, point: Point = {}): CustomIdOf<'lobby'> {
  const { name = '', page = 0, values = 0 } = point;
  return { kind: 'lobby', table: table.id, part, name, page, values };
}

/** Gives a wish back. */
export const noWish = '-';
