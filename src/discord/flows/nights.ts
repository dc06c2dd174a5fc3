/** The buttons and menus of game nights. The card itself is brought up to date by whoever posts for the night. */
import type { NightReply } from '../../nights/ports.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, requestOf } from '../incoming.js';
import { type NightPart, nightParts } from '../messages/night-ids.js';
import { hostMessage, sureOffMessage } from '../messages/night-screens.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';
import { askDeadline } from './night-deadline.js';
import { tellNightDenied } from './night-denied.js';
import { atNight, nightHere, nightToHost } from './night-host.js';
import { changeDraft, dropDraft, openNightForm, postDraft, typedAs } from './night-planning.js';
import { onLateSeat, onSplit, sayHere } from './night-table.js';
import { playAgain } from './rematch.js';

type Tap = { use: ComponentUse; services: Services; night: string; about: string };

/** Votes and answers show on the card; there is nothing else to say. */
async function answered({ use }: Tap, reply: NightReply): Promise<void> {
  await (reply.ok ? use.respond.quietly() : tellNightDenied(use, reply));
}

/** What a host decided is told where they stand: on their own screen, or beside the post that asked. */
async function hosted(use: ComponentUse, reply: NightReply, done: string): Promise<void> {
  if (!reply.ok) return tellNightDenied(use, reply);
  await (use.onPrivateMessage ? use.respond.update(noticeMessage(done)) : use.respond.privately(noticeMessage(done)));
}

async function showHost({ use, services, night: id }: Tap): Promise<void> {
  const night = await nightToHost(use, services, id);
  if (!night) return;
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const screen = hostMessage({
    night,
    zone,
    games: services.tables.games,
    locale: use.locale,
    now: services.now(),
  });
  await (use.onPrivateMessage ? use.respond.update(screen) : use.respond.privately(screen));
}

async function editByForm({ use, services, night: id }: Tap): Promise<void> {
  const night = await nightToHost(use, services, id);
  if (!night) return;
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  await openNightForm(use, services, { id: use.id, typed: typedAs(night, zone), night: id });
}

async function callOff({ use, services, night }: Tap): Promise<void> {
  const reply = await services.nights.cancel(night, requestOf(use));
  const { host } = nightWords[use.locale];
  const isAlone = reply.ok && reply.night.posts.length === 0;
  await hosted(use, reply, reply.ok && reply.night.weekly ? host.offWeekly : isAlone ? host.isOffAlone : host.isOff);
}

async function planAgain({ use, services, night }: Tap): Promise<void> {
  const reply = await services.nights.again(night, requestOf(use));
  if (!reply.ok) return tellNightDenied(use, reply);
  const at = reply.night.times[0]?.at ?? 0;
  await use.respond.privately(noticeMessage(nightWords[use.locale].recap.planned(timestamp(at, 'F'))));
}

const taps: Record<Exclude<NightPart, 'form' | 'deadline-form'>, (tap: Tap) => Promise<void>> = {
  times: async (tap) => answered(tap, await reply(tap, { times: tap.use.values })),
  games: async (tap) => answered(tap, await reply(tap, { games: tap.use.values })),
  coming: async (tap) => answered(tap, await reply(tap, { attendance: 'coming' })),
  maybe: async (tap) => answered(tap, await reply(tap, { attendance: 'maybe' })),
  not: async (tap) => answered(tap, await reply(tap, { attendance: 'not' })),
  host: showHost,
  pair: async ({ use, services, night }) => {
    const [time = '', game = ''] = (use.values[0] ?? '').split(' ');
    const chosen = await services.nights.lock(night, requestOf(use), { time, game });
    return hosted(use, chosen, nightWords[use.locale].host.locked);
  },
  lock: async ({ use, services, night }) =>
    hosted(use, await services.nights.lock(night, requestOf(use)), nightWords[use.locale].host.locked),
  edit: editByForm,
  postpone: async ({ use, services, night }) =>
    hosted(use, await services.nights.postpone(night, requestOf(use)), nightWords[use.locale].host.moved),
  deadline: ({ use, services, night }) => askDeadline(use, services, night),
  weekly: async (tap) => {
    const { use, services, night: id } = tap;
    const night = await nightToHost(use, services, id);
    if (!night) return;
    const changed = await services.nights.edit(id, { weekly: !night.weekly }, requestOf(use));
    return changed.ok ? showHost(tap) : tellNightDenied(use, changed);
  },
  off: async ({ use, services, night: id }) => {
    const night = await nightToHost(use, services, id);
    if (night) await use.respond.update(sureOffMessage(night, use.locale));
  },
  'off-yes': callOff,
  keep: ({ use }) => use.respond.update(noticeMessage(nightWords[use.locale].host.kept)),
  post: ({ use, services, night }) => postDraft(use, services, night),
  change: ({ use, services, night }) => changeDraft(use, services, night),
  drop: ({ use }) => dropDraft(use),
  here: ({ use, services, night }) => sayHere(use, services, night),
  split: ({ use, services, night }) => onSplit(use, services, night),
  bench: ({ use, services, night, about }) => onLateSeat(use, services, { id: night, late: about, to: 'bench' }),
  bot: ({ use, services, night, about }) => onLateSeat(use, services, { id: night, late: about, to: 'bot' }),
  wait: async ({ use, services, night }) => {
    const host = await nightToHost(use, services, night);
    if (host) await use.respond.privately(noticeMessage(nightWords[use.locale].posts.waiting));
  },
  again: planAgain,
  rematch: ({ use, services, about }) => playAgain(use, services, about),
};

function reply(
  { use, services, night }: Tap,
  replying: Parameters<Services['nights']['reply']>[1],
): Promise<NightReply> {
  return services.nights.reply(night, replying, requestOf(use));
}

/** Forms must come at once, and post their own draft; everything else is acknowledged when it takes long. */
const byForm: readonly NightPart[] = ['edit', 'change', 'post', 'deadline'];
/** What concerns no night: a draft of the asker's own, or a table that may have had none. */
const ofNoNight: readonly NightPart[] = ['post', 'change', 'drop', 'rematch'];

export async function onNight(use: ComponentUse, services: Services, id: CustomIdOf<'night'>): Promise<void> {
  const part = nightParts.find((one) => one === id.part);
  if (part === undefined || part === 'form' || part === 'deadline-form') {
    return use.respond.privately(noticeMessage(discordWords[use.locale].faults.unknownButton));
  }
  if (!byForm.includes(part)) use.respond.watch(use.onPrivateMessage ? 'same message' : 'private answer');
  const tap = { services, night: id.night, about: id.about };
  if (ofNoNight.includes(part)) return taps[part]({ ...tap, use });
  const night = await nightHere(use, services, id.night);
  if (night) await taps[part]({ ...tap, use: atNight(use, night) });
}
