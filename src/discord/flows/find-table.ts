/** The table an interaction is about, or a kind sentence why there is none. */
import { tableText, wordDenial } from '../../table/words.js';
import type { Found } from '../../table/ports.js';
import type { Snapshot } from '../../table/types.js';
import { type AtTable, atTable } from '../at-table.js';
import { type Incoming, readerOf } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';

export function seenBy(use: Incoming, services: Services, snapshot: Snapshot): AtTable | undefined {
  const game = services.tables.game(snapshot.table.game);
  return game && atTable(game, snapshot, readerOf(use));
}

async function seen(use: Incoming, services: Services, found: Found): Promise<AtTable | undefined> {
  if (!found.ok) {
    await use.respond.privately(noticeMessage(wordDenial(found, services.tables.games, readerOf(use))));
    return undefined;
  }
  const at = seenBy(use, services, found.snapshot);
  if (!at)
    await use.respond.privately(noticeMessage(tableText[use.locale].denials['unknown-game'](found.snapshot.table)));
  return at;
}

/** The table of this channel. Where there is none, the asker has been told. */
export async function tableHere(use: Incoming, services: Services): Promise<AtTable | undefined> {
  return seen(use, services, await services.tables.find(use.channel));
}

/** The table that a button names. */
export async function tableNamed(use: Incoming, services: Services, id: string): Promise<AtTable | undefined> {
  return seen(use, services, await services.tables.byId(id));
}
