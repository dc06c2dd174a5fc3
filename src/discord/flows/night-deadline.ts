/** By when a night is decided: its host types it, as they would type a time. */
import { type ComponentUse, type FormUse, requestOf } from '../incoming.js';
import { textForm } from '../messages/form.js';
import { readDeadline } from '../messages/night-draft.js';
import { nightId } from '../messages/night-ids.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';
import { tellNightDenied } from './night-denied.js';
import { nightToHost } from './night-host.js';

const longest = 60;

export async function askDeadline(use: ComponentUse, services: Services, id: string): Promise<void> {
  const night = await nightToHost(use, services, id);
  if (!night) return;
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const { host } = nightWords[use.locale];
  await use.respond.form(
    textForm({
      id: nightId(id, 'deadline-form'),
      label: host.deadline,
      description: host.deadlineHint(zone),
      value: '',
      most: longest,
    }),
  );
}

export async function onDeadlineForm(use: FormUse, services: Services, id: string): Promise<void> {
  use.respond.watch('private answer');
  const night = await nightToHost(use, services, id);
  if (!night) return;
  const typed = use.fields['text'] ?? '';
  const { host } = nightWords[use.locale];
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const first = Math.min(...night.times.map(({ at }) => at));
  const { deadline, deadlineProblem } = readDeadline(typed, first, { locale: use.locale, now: services.now(), zone });
  if (deadline === null) {
    const said = host.badDeadline(typed.trim().replaceAll('`', 'ˋ'), deadlineProblem ?? 'unclear');
    return use.respond.privately(noticeMessage(said));
  }
  const reply = await services.nights.edit(id, { deadline }, requestOf(use));
  if (!reply.ok) return tellNightDenied(use, reply);
  await use.respond.privately(noticeMessage(host.deadlineSet(timestamp(deadline, 'F'))));
}
