/** /night answer: whether you come, and what suits you, for those who would rather type than tap the card. */
import { fold } from '../src/discord/asking/matching.js';
import { tellNightDenied } from '../src/discord/flows/night-denied.js';
import { type CommandUse, requestOf } from '../src/discord/incoming.js';
import { plainTitle } from '../src/discord/messages/night-card.js';
import { gameNamed } from '../src/discord/messages/night-draft.js';
import { listMessage } from '../src/discord/messages/night-screens.js';
import { noticeMessage } from '../src/discord/messages/notice.js';
import type { Services } from '../src/discord/services.js';
import { nightWords } from '../src/discord/text/nights/index.js';
import type { Locale } from '../src/kernel/index.js';
import { readTimes } from '../src/nights/typed-times.js';
import { type Night, attendances } from '../src/nights/types.js';
import { byLocale, choice } from './build.js';
import { textOf } from './table/subcommand.js';
import { commandWords } from './text/index.js';

export function answerChoices() {
  return attendances.map((one) =>
    choice(
      one,
      byLocale((locale) => commandWords[locale].nightAnswers[one]),
    ),
  );
}

/** The time that is meant: as a menu names it, or as somebody would type it. */
export function timeNamed(
  night: Night,
  typed: string,
  { locale, now, zone }: { locale: Locale; now: number; zone: string },
): string | undefined {
  const known = night.times.find(({ id }) => id === typed);
  const [read] = known ? [] : readTimes(typed, locale, now, zone).times;
  return (known ?? night.times.find(({ at }) => at === read?.at))?.id;
}

/** The night that is meant: the one named, or the only one to come; otherwise what is coming has been shown. */
async function nightMeant(use: CommandUse, services: Services): Promise<Night | undefined> {
  const coming = await services.nights.upcoming(use.guild);
  const typed = textOf(use, 'night');
  const fits = coming.filter(({ id, title }) => typed === undefined || id === typed || fold(title) === fold(typed));
  if (fits.length === 1) return fits[0];
  await use.respond.privately(listMessage(coming, services.tables.games, use.locale));
  return undefined;
}

const partsOf = (typed: string | undefined, between: RegExp): readonly string[] | undefined =>
  typed
    ?.split(between)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export async function answer(use: CommandUse, services: Services): Promise<void> {
  use.respond.watch('private answer');
  const night = await nightMeant(use, services);
  if (!night) return;
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const room = { locale: use.locale, now: services.now(), zone };
  const attendance = attendances.find((one) => one === textOf(use, 'answer')) ?? 'coming';
  // What is not on the card stays as it was typed, and is refused by name.
  const times = partsOf(textOf(use, 'times'), /[\n;]+/)?.map((one) => timeNamed(night, one, room) ?? one);
  const games = partsOf(textOf(use, 'games'), /[,;]/)?.map((one) => gameNamed(one, services.tables.games) ?? one);
  const reply = await services.nights.reply(night.id, { attendance, times, games }, requestOf(use));
  if (!reply.ok) return tellNightDenied(use, reply);
  await use.respond.privately(noticeMessage(nightWords[use.locale].answered[attendance](plainTitle(night.title))));
}
