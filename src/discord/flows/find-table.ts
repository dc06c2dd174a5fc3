/** The table an interaction is about, or a kind sentence why there is none. */
import type { AnyGame } from '../../kernel/index.js';
import { lessonLength, lessonTable, positionAt, readLessonId } from '../../table/lessons.js';
import { tableText, wordDenial } from '../../table/words.js';
import type { Found } from '../../table/ports.js';
import type { Snapshot } from '../../table/types.js';
import { type AtTable, atTable } from '../at-table.js';
import { type Incoming, readerOf } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';

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

const standsHere = ({ table }: Snapshot, use: Incoming): boolean =>
  table.guild === use.guild && table.channel === use.channel;

/** The table of this channel. Where there is none, the asker has been told. */
export async function tableHere(use: Incoming, services: Services): Promise<AtTable | undefined> {
  return seen(use, services, await services.tables.find(use.channel));
}

/** A stage of a game's lesson, as a table at which the asker sits. */
export function lessonAt(use: Incoming, game: AnyGame, stage: number): AtTable | undefined {
  if (!Number.isInteger(stage) || stage < 0 || stage >= lessonLength(game)) return undefined;
  const match = positionAt(game, stage);
  const table = lessonTable(game, stage, match, use.by, use.locale);
  return { ...atTable(game, { table, match }, readerOf(use)), lesson: { stage } };
}

/** The table that a button names, or the stage of a lesson. A button acts only where its table stands: a forged one nowhere. */
export async function tableNamed(use: Incoming, services: Services, id: string): Promise<AtTable | undefined> {
  const learning = readLessonId(id);
  const taught = learning && services.tables.game(learning.game);
  const at = taught && lessonAt(use, taught, learning.stage);
  if (at) return at;
  const found = await services.tables.byId(id);
  if (found.ok && !standsHere(found.snapshot, use)) {
    await use.respond.privately(noticeMessage(discordWords[use.locale].faults.unknownButton));
    services.log.warn(
      { interaction: use.id, guild: use.guild, table: id },
      'a button of a table elsewhere was refused',
    );
    return undefined;
  }
  return seen(use, services, found);
}
