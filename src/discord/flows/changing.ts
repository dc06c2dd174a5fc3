/** Changing a table: one line for the channel, a private word where the table speaks for itself. */
import type { Denied, Reply } from '../../table/ports.js';
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, readerOf, requestOf } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import { wordDenial } from '../../table/words.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { seenBy, tableNamed } from './find-table.js';
import { countDenial, publicLine } from './telling.js';

export async function tellDenied(use: Incoming, services: Services, denied: Denied): Promise<void> {
  countDenial(services, denied);
  const sentence = wordDenial(denied, services.tables.games, readerOf(use));
  await use.respond.privately(noticeMessage(`⚠️ ${sentence}`));
}

/** How a change is told: the line for everybody, or else the private word. */
export async function tellChange(use: Incoming, services: Services, reply: Reply, privately: string): Promise<void> {
  if (!reply.ok) return tellDenied(use, services, reply);
  const at = seenBy(use, services, reply.snapshot);
  const line = at && !reply.announced && reply.snapshot.table.state !== 'lobby' ? publicLine(at, reply) : undefined;
  if (line && !reply.repeated) await use.respond.publicly(line);
  else await use.respond.privately(noticeMessage(privately));
}

/** Votes are posted by the table itself; the asker only hears that it is so. */
export async function tellVoteOrChange(
  use: Incoming,
  services: Services,
  at: AtTable,
  reply: Reply,
  privately: string,
): Promise<void> {
  await tellChange(use, services, reply, reply.ok && reply.announced ? at.words.vote.asked : privately);
}

const ballots = ['yes', 'no'] as const;

/** A ballot: the count is posted by the table itself. */
export async function onVote(use: ComponentUse, services: Services, id: CustomIdOf<'vote'>): Promise<void> {
  use.respond.watch('private answer');
  const ballot = ballots.find((one) => one === id.say);
  if (!ballot) return use.respond.privately(noticeMessage(discordWords[use.locale].faults.unknownButton));
  if (!(await tableNamed(use, services, id.table))) return;
  const reply = await services.tables.vote(id.table, ballot, requestOf(use), id.vote);
  if (!reply.ok) return tellDenied(use, services, reply);
  await use.respond.privately(noticeMessage(discordWords[use.locale].vote.counted));
}
