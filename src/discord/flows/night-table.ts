/** A night at its table: who is here, a second table, the seats of those who are late, the rematch. */
import type { Night } from '../../nights/types.js';
import { isOwnBot, seatOf } from '../../table/seats.js';
import { type ComponentUse, requestOf } from '../incoming.js';
import { nightId } from '../messages/night-ids.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { nightWords } from '../text/nights/index.js';
import { button, rows, text } from '../components.js';
import { tellDenied } from './changing.js';
import { tellNightDenied } from './night-denied.js';

/** The table of a night at which somebody sits, and on which seat. */
async function seatAt(services: Services, night: Night, person: string) {
  for (const { table } of night.tables) {
    const found = await services.tables.byId(table);
    const seat = found.ok ? seatOf(found.snapshot.table, person) : undefined;
    if (found.ok && seat !== undefined) return { table: found.snapshot.table, seat };
  }
  return undefined;
}

/** The table at which a bot keeps somebody's seat. */
async function keptFor(services: Services, night: Night, person: string): Promise<string | undefined> {
  for (const { table } of night.tables) {
    const found = await services.tables.byId(table);
    if (found.ok && found.snapshot.table.seats.some((holder) => isOwnBot(holder, person))) return table;
  }
  return undefined;
}

/** Whoever comes late has their seat back from the bot that kept it. */
export async function sayHere(use: ComponentUse, services: Services, id: string): Promise<void> {
  const words = nightWords[use.locale].posts;
  const found = await services.nights.byId(id);
  if (!found.ok) return tellNightDenied(use, found);
  if (!(await seatAt(services, found.night, use.by.id))) {
    const kept = await keptFor(services, found.night, use.by.id);
    if (kept === undefined) return use.respond.privately(noticeMessage(words.notSeated));
    const back = await services.tables.claim(kept, requestOf(use));
    if (!back.ok) return tellDenied(use, services, back);
  }
  const reply = await services.nights.arrive(id, [use.by.id]);
  await (reply.ok ? use.respond.privately(noticeMessage(words.thanks)) : tellNightDenied(use, reply));
}

export async function onSplit(use: ComponentUse, services: Services, id: string): Promise<void> {
  const found = await services.nights.byId(id);
  const [first] = found.ok ? found.night.tables : [];
  const table = first && (await services.tables.byId(first.table));
  if (table?.ok && table.snapshot.table.state !== 'lobby') {
    return use.respond.privately(noticeMessage(nightWords[use.locale].posts.begun));
  }
  const reply = await services.nights.split(id, requestOf(use));
  if (!reply.ok) return tellNightDenied(use, reply);
  await use.respond.privately(noticeMessage(nightWords[use.locale].posts.splitting));
}

export type LateSeat = { id: string; late: string; to: 'bench' | 'bot' };

/** The host gives the seat of somebody who has not come to the bench or to a bot; everybody at the table is told. */
export async function onLateSeat(use: ComponentUse, services: Services, { id, late, to }: LateSeat): Promise<void> {
  const words = nightWords[use.locale].posts;
  const found = await services.nights.byId(id);
  if (!found.ok) return tellNightDenied(use, found);
  const { night } = found;
  if (!use.moderator && night.host.id !== use.by.id) {
    return tellNightDenied(use, { ok: false, code: 'not-host', params: { host: night.host.name } });
  }
  const at = await seatAt(services, night, late);
  if (!at) return use.respond.privately(noticeMessage(words.tableGone));
  const name = at.table.seats[at.seat]?.name ?? '';
  // Its night's host decides here, whoever hosts the table.
  const request = { ...requestOf(use), moderator: true };
  if (to === 'bot') {
    const reply = await services.tables.standIn(at.table.id, at.seat, request);
    if (!reply.ok) return tellDenied(use, services, reply);
    const said = nightWords[night.locale].posts;
    const back = button({ id: nightId(id, 'here'), label: said.here, look: 'success' });
    return use.respond.publicly({ components: [text(said.botSits(name)), ...rows([back])] });
  }
  const before = new Set(at.table.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.id] : [])));
  const moved = await services.nights.giveWay(id, late, requestOf(use));
  if (!moved.ok) return tellNightDenied(use, moved);
  const next = moved.night.posts.findLast(({ kind }) => kind === 'moved-up')?.people.find((one) => !before.has(one.id));
  if (!next) return use.respond.privately(noticeMessage(words.tableGone));
  const reply = await services.tables.replace(at.table.id, at.seat, next, request);
  if (!reply.ok) return tellDenied(use, services, reply);
  await use.respond.publicly({ components: [text(nightWords[night.locale].posts.benchSits(next.name, name))] });
}
