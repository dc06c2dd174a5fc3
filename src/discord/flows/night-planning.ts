/** Planning a night: what was typed is read, shown back privately, put right as often as needed, and then posted. */
import type { Night } from '../../nights/types.js';
import { wallTime } from '../../time/zones.js';
import { type FormUse, type Incoming, requestOf } from '../incoming.js';
import { type NightDraft, type TypedNight, isReady, readNight } from '../messages/night-draft.js';
import { nightFields, nightForm } from '../messages/night-form.js';
import { understoodMessage } from '../messages/night-plan.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { nightWords } from '../text/nights/index.js';
import { tellNightDenied } from './night-denied.js';
import { atNight, nightHere } from './night-host.js';

const draftKey = (use: Incoming, draft: string): string => `night:${use.by.id}:${draft}`;

/** Nothing typed yet: every game is offered. */
export function blankNight({ tables }: Services, use: Incoming): TypedNight {
  return {
    title: nightWords[use.locale].title,
    times: '',
    games: tables.games.map(({ id }) => id),
    quorum: '3',
    teaches: false,
    weekly: false,
    deadline: '',
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A night as its host might have typed it; days before months, as both languages read them. */
export function typedAs(night: Night, zone: string): TypedNight {
  const times = night.times.map(({ at }) => {
    const { year, month, day, hour, minute } = wallTime(at, zone);
    return `${twoDigits(day)}/${twoDigits(month)}/${year} ${twoDigits(hour)}:${twoDigits(minute)}`;
  });
  const { title, games, quorum, teaches, weekly } = night;
  return { title, times: times.join('\n'), games, quorum: String(quorum), teaches, weekly, deadline: '' };
}

async function savedDraft(use: Incoming, services: Services, id: string): Promise<NightDraft | undefined> {
  const json = await services.drafts.find(draftKey(use, id));
  return json === undefined ? undefined : (JSON.parse(json) as NightDraft);
}

/** Reads what was typed and shows what was understood; `update` where a screen of ours stands already. */
export async function showUnderstood(
  use: Incoming,
  services: Services,
  { id, typed, night, where }: { id: string; typed: TypedNight; night: string | null; where: 'anew' | 'update' },
): Promise<void> {
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const { games } = services.tables;
  const { locale } = use;
  const draft = readNight(typed, night, { locale, now: services.now(), zone, games });
  await services.drafts.save([{ key: draftKey(use, id), text: JSON.stringify(draft) }]);
  const message = understoodMessage({ id, draft, zone, games, locale });
  await (where === 'update' ? use.respond.update(message) : use.respond.privately(message));
}

/** A form must be the first answer: the draft is filled in when it comes back. */
export async function openNightForm(
  use: Incoming,
  services: Services,
  { id, typed, night }: { id: string; typed: TypedNight; night: string | null },
): Promise<void> {
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const { games } = services.tables;
  const { locale } = use;
  const draft = readNight(typed, night, { locale, now: services.now(), zone, games });
  await services.drafts.save([{ key: draftKey(use, id), text: JSON.stringify(draft) }]);
  await use.respond.form(nightForm({ draft: id, typed, games, zone, locale, isEdit: night !== null }));
}

export async function onNightForm(use: FormUse, services: Services, id: string): Promise<void> {
  use.respond.watch('private answer');
  const before = await savedDraft(use, services, id);
  const more = use.lists[nightFields.more] ?? [];
  const typed: TypedNight = {
    title: use.fields[nightFields.title] ?? '',
    times: use.fields[nightFields.times] ?? '',
    games: use.lists[nightFields.games] ?? [],
    quorum: use.fields[nightFields.quorum] ?? '',
    teaches: more.includes('teaches'),
    weekly: more.includes('weekly'),
    deadline: before?.typed.deadline ?? '',
  };
  await showUnderstood(use, services, { id, typed, night: before?.night ?? null, where: 'anew' });
}

/** The form again, with everything as it was typed. */
export async function changeDraft(use: Incoming, services: Services, id: string): Promise<void> {
  const draft = await savedDraft(use, services, id);
  if (!draft) return use.respond.privately(noticeMessage(nightWords[use.locale].understood.lost));
  await openNightForm(use, services, { id, typed: draft.typed, night: draft.night });
}

export async function dropDraft(use: Incoming): Promise<void> {
  await use.respond.update(noticeMessage(nightWords[use.locale].understood.dropped));
}

export async function postDraft(use: Incoming, services: Services, id: string): Promise<void> {
  use.respond.watch('same message');
  const { understood, title: usual } = nightWords[use.locale];
  const draft = await savedDraft(use, services, id);
  if (!draft || !isReady(draft)) return use.respond.update(noticeMessage(understood.lost));
  const { typed, games, quorum } = draft;
  const title = typed.title.trim() === '' ? usual : typed.title.trim();
  const times = draft.times.map(({ at }) => at);
  const { teaches, weekly } = typed;
  const deadline = draft.deadline === null ? {} : { deadline: draft.deadline };
  if (draft.night !== null) {
    const edit = { title, times, games, quorum, teaches, weekly, ...deadline };
    const night = await nightHere(use, services, draft.night);
    if (!night) return;
    const reply = await services.nights.edit(night.id, edit, requestOf(atNight(use, night)));
    return reply.ok ? use.respond.update(noticeMessage(understood.saved)) : tellNightDenied(use, reply);
  }
  const settings = await services.guilds.settings(use.guild);
  const { faults } = discordWords[use.locale];
  const channel = settings.nights.channel ?? use.channel;
  if (channel === use.channel && !use.botMay.send) return use.respond.update(noticeMessage(faults.mayNotSend));
  if (channel === use.channel && !use.botMay.attach) return use.respond.update(noticeMessage(faults.mayNotAttach));
  const locale = settings.locale ?? use.guildLocale;
  const planning = { guild: use.guild, channel, locale, title, times, games, quorum, teaches, weekly, ...deadline };
  const reply = await services.nights.plan(planning, { ...requestOf(use), interaction: id });
  if (!reply.ok) return tellNightDenied(use, reply);
  await use.respond.update(noticeMessage(understood.posted(`<#${channel}>`)));
}
