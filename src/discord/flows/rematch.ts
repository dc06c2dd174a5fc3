/** The same seats, options and clock again, in the same place, in one tap. */
import { seatOf } from '../../table/seats.js';
import { tableText } from '../../table/words.js';
import { type Incoming, moderatesIn, requestOf } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { nightWords } from '../text/nights/index.js';
import { tellChange, tellDenied } from './changing.js';
import { whySoonGone } from './settings.js';

/** For whoever sat there, or moderates the table, which may stand elsewhere than where its recap is read. */
export async function playAgain(use: Incoming, services: Services, table: string): Promise<void> {
  const found = await services.tables.byId(table);
  if (!found.ok) return tellDenied(use, services, found);
  const like = found.snapshot.table;
  if (like.guild !== use.guild) return tellDenied(use, services, { ok: false, code: 'no-table', params: {} });
  if (seatOf(like, use.by.id) === undefined && !moderatesIn(use, like.channel)) {
    return use.respond.privately(noticeMessage(`⚠️ ${tableText[use.locale].denials['not-seated']({})}`));
  }
  const whyNot = await whySoonGone(use, services);
  if (whyNot !== undefined) return use.respond.privately(noticeMessage(whyNot));
  const { guild, channel, game, locale } = like;
  const reply = await services.tables.open({ guild, channel, game, locale, like }, requestOf(use));
  await tellChange(use, services, reply, nightWords[use.locale].recap.rematchOpen);
}
