/** "Are you sure": what one slip must not do to others, and deleting a server's data. */
import { listIn } from '../../i18n/locale.js';
import type { Denied, Reply, Request, Tables } from '../../table/ports.js';
import { isAbsent } from '../../table/seats.js';
import type { AtTable } from '../at-table.js';
import type { Outgoing } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import { noticeMessage, confirmMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { seenBy, tableNamed } from './find-table.js';
import { forgetGuild } from './forgetting.js';
import { deniedSentence, publicLine } from './telling.js';

const matters = ['end', 'leave', 'cancel', 'kick', 'undo', 'forget', 'nothing'] as const;
type Matter = (typeof matters)[number];

type Sure = Exclude<Matter, 'forget' | 'nothing'>;

/** `about` is what it is done to: a seat, or how far back from which answer. */
const confirmId = (what: Matter, table: string, about = '') => ({ kind: 'confirm', table, what, about }) as const;

function sure({ table, words }: AtTable, what: Sure, question: string, about = ''): Outgoing {
  return confirmMessage(
    question,
    { id: confirmId(what, table.id, about), label: words.table.sureYes, look: 'danger' },
    { id: confirmId('nothing', table.id), label: words.table[what === 'cancel' ? 'sureNoCancel' : 'sureNo'] },
  );
}

function ask(use: Incoming, at: AtTable, what: Sure, question: string, about?: string): Promise<void> {
  return use.respond.privately(sure(at, what, question, about));
}

export function askToConfirm(use: Incoming, at: AtTable, what: 'end' | 'leave'): Promise<void> {
  return ask(use, at, what, what === 'end' ? at.words.table.sureEnd : at.words.table.sureLeave);
}

/** A lobby with others in it is not closed by one slip; undefined where nothing need be asked. */
export function askBeforeCancelling(use: Incoming, at: AtTable): Promise<void> | undefined {
  const { table, words, locale } = at;
  const mayCancel = use.moderator || table.host.id === use.by.id;
  const others = table.seats.flatMap((holder) =>
    holder.kind === 'person' && holder.id !== use.by.id ? [holder.name] : [],
  );
  if (table.state !== 'lobby' || !mayCancel || others.length === 0) return undefined;
  return ask(use, at, 'cancel', words.table.sureCancel(listIn(locale, others)));
}

/** Whoever is there is put out only by a moderator, who is asked once more. */
export function askBeforeKicking(use: Incoming, at: AtTable, seat: number, now: number): Promise<void> | undefined {
  const holder = at.table.seats[seat];
  const isInPlay = at.table.state === 'playing' || at.table.state === 'paused';
  if (!isInPlay || !use.moderator || holder?.kind !== 'person' || isAbsent(at.table, seat, now)) return undefined;
  return ask(use, at, 'kick', at.words.table.sureKick(holder.name), String(seat));
}

/** What taking back comes to as the table stands, to be asked; undefined where nothing need be. */
async function undoQuestion(
  { tables }: Services,
  at: AtTable,
  depth: number,
  notice = '',
): Promise<Outgoing | undefined> {
  const back = at.seat === undefined ? undefined : await tables.wayBack(at.table.id, at.reader, depth);
  if (!back || (back.isOwn && back.count === 1)) return undefined;
  return sure(at, 'undo', `${notice}${at.words.table.sureUndo(back)}`, `${at.match?.seq ?? 0}.${depth}`);
}

/** What is not one's own last answer is taken back, or put to the vote, only when asked for twice; so is more than one answer. */
export async function askBeforeUndoing(
  use: Incoming,
  services: Services,
  at: AtTable,
  depth: number,
): Promise<boolean> {
  const question = await undoQuestion(services, at, depth);
  if (question) await use.respond.privately(question);
  return question !== undefined;
}

type About = readonly (number | undefined)[];
const confirmed: Record<Sure, (tables: Tables, id: string, request: Request, about: About) => Promise<Reply>> = {
  end: (tables, id, request) => tables.end(id, request),
  leave: (tables, id, request) => tables.leave(id, request),
  cancel: (tables, id, request) => tables.cancel(id, request),
  kick: (tables, id, request, [seat = -1]) => tables.kick(id, seat, request),
  undo: (tables, id, request, [seq = -1, depth]) => tables.undo(id, request, depth, seq),
};
const doneWords = { end: 'ended', leave: 'left', cancel: 'cancelled', kick: 'kicked', undo: 'undone' } as const;

/** Whoever wanted to take back what is no longer last is asked about what is now. */
async function deniedMessage(
  use: Incoming,
  services: Services,
  at: AtTable,
  denied: Denied,
  depth = 1,
): Promise<Outgoing> {
  const next = (denied.snapshot && seenBy(use, services, denied.snapshot)) ?? at;
  const sentence = `⚠️ ${deniedSentence(next, denied)}`;
  const hasMoved = denied.code === 'moved-on';
  const anew = hasMoved ? await undoQuestion(services, next, depth, `${sentence}\n`) : undefined;
  return anew ?? noticeMessage(sentence);
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
  const about = id.about.split('.').map(Number);
  const reply = await confirmed[what](services.tables, id.table, requestOf(use), about);
  if (!reply.ok) return use.respond.update(await deniedMessage(use, services, at, reply, about[1]));
  const line = reply.announced || reply.repeated ? undefined : publicLine(at, reply);
  const own = reply.announced ? at.words.vote.asked : words[doneWords[what]];
  await use.respond.updateAndTell(noticeMessage(own), line);
}
