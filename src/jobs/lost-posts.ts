/** The end of a post that cannot be made: the table is told, and what it said goes onto the next board. */
import type { AnyGame } from '../kernel/index.js';
import { type Hold, type PostedState, mostStory } from '../store/outbox.js';
import { randomToken } from '../store/tokens.js';
import type { Snapshot } from '../table/types.js';
import { tableText } from '../table/words.js';
import { linePost, type Material } from './compose.js';
import type { PostingOptions } from './posting.js';
import { PostRefused } from './ports.js';

type Lost = { game: AnyGame; snapshot: Snapshot; posted: PostedState; why: unknown };

/** For whoever holds the table: the post that was begun is given up. */
export function createLostPost({ outbox, poster, log }: PostingOptions) {
  return async (hold: Hold, { game, snapshot, posted, why }: Lost): Promise<void> => {
    const { table } = hold;
    const upTo = posted.begun?.upTo ?? 0;
    if (upTo === 0) return;
    const nonce = `${table}-${upTo.toString(36)}-lost`;
    const material: Material = { game, snapshot, nonce, ping: posted.begun?.ping ?? [], mayStand: false };
    try {
      await poster.postLine(linePost(material, [tableText[snapshot.table.locale].lostPost], null));
    } catch (error) {
      // Not even a line: there is nothing that this channel would take, and nothing is gained by holding the game up.
      if (!(error instanceof PostRefused)) throw error;
    }
    const waiting = (await outbox.waiting(table, game)).filter((entry) => entry.rev <= upTo);
    const story = [...posted.story, ...waiting].slice(-mostStory);
    await outbox.acknowledge(hold, upTo, { ...posted, story, begun: null });
    log.error({ table, upTo, err: why }, 'a post was given up');
  };
}

/** What could not be posted after every try is given up, and the table is told. */
export function createGiveUpPost(options: PostingOptions) {
  const { tables, outbox, holdMs = 30_000 } = options;
  const lost = createLostPost(options);
  return async (table: string): Promise<void> => {
    const found = await tables.byId(table);
    if (!found.ok) return;
    const hold: Hold = { table, token: randomToken(16) };
    if (!(await outbox.hold(hold, holdMs))) return;
    try {
      const { snapshot } = found;
      const game = tables.game(snapshot.table.game);
      if (!game) return;
      await lost(hold, { game, snapshot, posted: await outbox.posted(table, game), why: undefined });
    } finally {
      await outbox.release(hold);
    }
  };
}
