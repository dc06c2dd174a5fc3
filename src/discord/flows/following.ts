/** Watching a table: one quiet line in one's own list, and nothing else. */
import type { Snapshot } from '../../table/types.js';
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import type { ComponentUse, Incoming } from '../incoming.js';
import { mineMessage } from '../messages/mine.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { nightWords } from '../text/nights/index.js';
import { tellDenied } from './changing.js';
import { tableNamed } from './find-table.js';

export async function follow(use: Incoming, { follows }: Services, { table, seat }: AtTable): Promise<void> {
  const { mine } = nightWords[use.locale];
  if (seat !== undefined) return use.respond.privately(noticeMessage(mine.youSit));
  const now = await follows.toggle(use.by.id, table.id);
  await use.respond.privately(noticeMessage(now === 'following' ? mine.following : mine.notFollowing));
}

export async function onFollow(use: ComponentUse, services: Services, id: CustomIdOf<'follow'>): Promise<void> {
  use.respond.watch('private answer');
  const at = await tableNamed(use, services, id.table);
  if (at) await follow(use, services, at);
}

/** The tables of this server that somebody follows; those that are over are let go. */
async function followed(use: Incoming, { follows, tables }: Services): Promise<readonly Snapshot[]> {
  const here: Snapshot[] = [];
  const gone: string[] = [];
  for (const id of await follows.of(use.by.id)) {
    const found = await tables.byId(id);
    const isOpen = found.ok && found.snapshot.table.state !== 'over' && found.snapshot.table.state !== 'closed';
    if (!isOpen && (found.ok || found.code === 'no-table')) gone.push(id);
    else if (found.ok && found.snapshot.table.guild === use.guild) here.push(found.snapshot);
  }
  await follows.drop(use.by.id, gone);
  return here;
}

/** /table mine */
export async function showMine(use: Incoming, services: Services): Promise<void> {
  const seated = await services.tables.seatedAt(use.guild, use.by.id);
  if ('ok' in seated) return tellDenied(use, services, seated);
  const sits = new Set(seated.map(({ table }) => table.id));
  const watched = (await followed(use, services)).filter(({ table }) => !sits.has(table.id));
  const reader = { person: use.by.id, locale: use.locale };
  await use.respond.privately(mineMessage({ seated, watched }, services.tables.games, reader));
}
