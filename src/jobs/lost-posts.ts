/** The end of a post that failed every time: the table is told, and what it said goes onto the next board. */
import { type Hold, mostStory } from '../store/outbox.js';
import { randomToken } from '../store/tokens.js';
import { tableText } from '../table/words.js';
import { linePost, type Material } from './compose.js';
import type { PostingOptions } from './posting.js';

/** What could not be posted after every try is given up, and the table is told. */
export function createGiveUpPost({ tables, outbox, poster, log, holdMs = 30_000 }: PostingOptions) {
  return async (table: string): Promise<void> => {
    const found = await tables.byId(table);
    if (!found.ok) return;
    const hold: Hold = { table, token: randomToken(16) };
    if (!(await outbox.hold(hold, holdMs))) return;
    try {
      const { snapshot } = found;
      const game = tables.game(snapshot.table.game);
      if (!game) return;
      const posted = await outbox.posted(table, game);
      const upTo = posted.begun?.upTo ?? 0;
      if (upTo === 0) return;
      const material: Material = {
        game,
        snapshot,
        nonce: `${table}-${upTo.toString(36)}-lost`,
        ping: posted.begun?.ping ?? [],
      };
      await poster.postLine(linePost(material, [tableText[snapshot.table.locale].lostPost], null));
      const lost = (await outbox.waiting(table, game)).filter((entry) => entry.rev <= upTo);
      const story = [...posted.story, ...lost].slice(-mostStory);
      await outbox.acknowledge(hold, upTo, { ...posted, story, begun: null });
      log.error({ table, upTo }, 'a post was given up');
    } finally {
      await outbox.release(hold);
    }
  };
}
