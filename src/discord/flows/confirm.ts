/** "Are you sure": leaving or ending a game in play, deleting a server's data. */
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import { noticeMessage, confirmMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { tableNamed } from './find-table.js';
import { forgetGuild } from './forgetting.js';
import { deniedSentence, publicLine } from './telling.js';

const matters = ['end', 'leave', 'forget', 'nothing'] as const;
type Matter = (typeof matters)[number];

const confirmId = (what: Matter, table: string) => ({ kind: 'confirm', table, what, about: '' }) as const;

export async function askToConfirm(use: Incoming, at: AtTable, what: 'end' | 'leave'): Promise<void> {
  const words = at.words.table;
  await use.respond.privately(
    confirmMessage(
      what === 'end' ? words.sureEnd : words.sureLeave,
      { id: confirmId(what, at.table.id), label: words.sureYes, look: 'danger' },
      { id: confirmId('nothing', at.table.id), label: words.sureNo },
    ),
  );
}

export async function onConfirm(use: ComponentUse, services: Services, id: CustomIdOf<'confirm'>): Promise<void> {
  use.respond.watch('same message');
  const { table: words, faults } = discordWords[use.locale];
  const what = matters.find((one) => one === id.what);
  // Whatever else it says was not written by us: it must not pass for an ending.
  if (what === undefined) return use.respond.update(noticeMessage(faults.unknownButton));
  if (what === 'nothing') return use.respond.update(noticeMessage(words.kept));
  if (what === 'forget') return forgetGuild(use, services);
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const { tables } = services;
  const isLeaving = what === 'leave';
  const reply = await (isLeaving ? tables.leave(id.table, requestOf(use)) : tables.end(id.table, requestOf(use)));
  if (!reply.ok) return use.respond.update(noticeMessage(`⚠️ ${deniedSentence(at, reply)}`));
  const line = reply.announced || reply.repeated ? undefined : publicLine(at, reply);
  const own = reply.announced ? at.words.vote.asked : isLeaving ? words.left : words.ended;
  await use.respond.updateAndTell(noticeMessage(own), line);
}
