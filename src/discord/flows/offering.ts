/** The buttons under the offer of a seat: the post itself tells what came of it. */
import { answerLines } from '../../table/telling.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, requestOf } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import { offerMessage, offerParts } from '../messages/offer.js';
import type { Services } from '../services.js';
import { tellDenied } from './changing.js';
import { seenBy, tableNamed } from './find-table.js';

export async function onSeat(use: ComponentUse, services: Services, id: CustomIdOf<'seat'>): Promise<void> {
  use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const part = offerParts.find((one) => one === id.part);
  if (part === undefined) return use.respond.privately(noticeMessage(at.words.faults.unknownButton));
  const { tables } = services;
  const reply = await (part === 'take'
    ? tables.claim(id.table, requestOf(use), id.seat)
    : tables.standIn(id.table, id.seat, requestOf(use)));
  if (!reply.ok) return tellDenied(use, services, reply);
  const now = seenBy(use, services, reply.snapshot) ?? at;
  const { everybody } = answerLines(now.game, reply, now);
  // Delivered twice, it is told already.
  if (everybody.length === 0) return use.respond.quietly();
  await use.respond.update(offerMessage(now.table, everybody.join(' '), part === 'bot' ? [id.seat] : []));
}
