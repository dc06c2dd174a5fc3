/** /stats: records of people, games, the server and its seasons. Private until somebody posts them. */
import type { StatsTask } from '../../../renderers/contract.js';
import { ratings } from '../../table/ratings.js';
import { seasonAt } from '../../table/seasons.js';
import type { CustomIdOf } from '../custom-id.js';
import type { CommandUse, ComponentUse, Incoming } from '../incoming.js';
import { clip, limits } from '../limits.js';
import { confirmMessage, noticeMessage } from '../messages/notice.js';
import { type StatsAsk, statsId, statsMessage, statsViews } from '../messages/stats.js';
import { faultFacts } from '../rest-faults.js';
import type { Services } from '../services.js';
import { type StatsPage, type Telling, gamePage, guildPage, personPage, seasonPage } from '../stats/pages.js';
import { discordWords } from '../text/index.js';

/** Undefined where the person asked for wants to be in nobody's tables. */
async function pageFor(
  use: Incoming,
  { records, tables, guilds, now }: Services,
  ask: StatsAsk,
  name: string,
): Promise<StatsPage | undefined> {
  const hidden = await records.hidden();
  const { ratings: isRated, seasons } = await guilds.settings(use.guild);
  const rated = isRated ? ratings(await records.find(use.guild), hidden) : [];
  const telling: Telling = { locale: use.locale, games: tables.games, hidden, ratings: rated };
  switch (ask.view) {
    case 'me':
      return personPage(telling, await records.find(use.guild, { person: use.by.id }), use.by);
    case 'player':
      if (hidden.has(ask.about) && ask.about !== use.by.id) return undefined;
      return personPage(telling, await records.find(use.guild, { person: ask.about }), { id: ask.about, name });
    case 'game':
      return gamePage(telling, await records.find(use.guild, { game: ask.about }), ask.about);
    case 'guild':
      return guildPage(telling, await records.find(use.guild), discordWords[use.locale].stats.ofGuild);
    case 'season': {
      const season = seasonAt(now(), seasons, ask.back);
      return seasonPage(telling, await records.find(use.guild, { from: season.from, until: season.until }), season);
    }
  }
}

/** A line as it is read out: without its signs; dates that only a message can show are left to the message. */
const spoken = (line: string): string =>
  line.includes('<t:') ? '' : line.replaceAll('*', '').replace(/^-#? /, '').replace(/\.$/, '');

async function pictureOf(use: Incoming, services: Services, page: StatsPage) {
  if (!use.botMay.attach) return [];
  const { lines, ...drawn } = page;
  const alt = clip([page.title, ...lines.map(spoken)].filter((line) => line !== '').join('. '), limits.altText);
  const task: StatsTask = { kind: 'stats', game: '', locale: use.locale, ...drawn, alt };
  try {
    return await services.draw(task);
  } catch (fault) {
    services.log.warn(faultFacts(fault), 'the picture of records could not be drawn');
    return [];
  }
}

type How = 'update' | 'privately' | 'publicly';

async function show(use: Incoming, services: Services, ask: StatsAsk, how: How, name = ''): Promise<void> {
  const page = await pageFor(use, services, ask, name);
  if (!page) return use.respond.privately(noticeMessage(discordWords[use.locale].stats.hiddenPerson));
  const { games } = services.tables;
  const shown = { ask, page, games, locale: use.locale, isPublic: how === 'publicly' };
  await use.respond[how](statsMessage(shown, await pictureOf(use, services, page)));
}

export async function showStats(use: CommandUse, services: Services, ask: StatsAsk): Promise<void> {
  const person = use.people[ask.about];
  await show(use, services, ask, 'privately', person?.name);
}

/** Shown in the channel, under the asker's name; whoever hides from tables posts nobody's by accident. */
export async function onStats(use: ComponentUse, services: Services, id: CustomIdOf<'stats'>): Promise<void> {
  if (id.verb === 'forget') return forgetMe(use, services);
  if (id.verb === 'keep') return use.respond.update(noticeMessage(discordWords[use.locale].table.kept));
  use.respond.watch(id.verb === 'post' ? 'private answer' : 'same message');
  const view = statsViews.find((one) => one === id.view) ?? 'me';
  const about = id.verb === 'choose' ? (use.values[0] ?? '') : id.about;
  const how = id.verb === 'post' ? 'publicly' : use.onPrivateMessage ? 'update' : 'privately';
  await show(use, services, { view, about, back: id.back }, how);
}

/** Hides a person everywhere, or shows them again. */
export async function setPrivacy(use: Incoming, { records }: Services, wish: 'hidden' | 'shown'): Promise<void> {
  await records.setHidden(use.by.id, wish);
  await use.respond.privately(noticeMessage(discordWords[use.locale].stats.privacy[wish]));
}

export async function askToForgetMe(use: Incoming): Promise<void> {
  const { stats } = discordWords[use.locale];
  const nothing = { view: 'me', about: '', back: 0 } as const;
  await use.respond.privately(
    confirmMessage(
      stats.sureForget,
      { id: statsId(nothing, 'forget'), label: stats.forgetYes, look: 'danger' },
      { id: statsId(nothing, 'keep'), label: stats.forgetNo },
    ),
  );
}

async function forgetMe(use: ComponentUse, services: Services): Promise<void> {
  const { records, nights, pingWishes, follows, guesses } = services;
  use.respond.watch('same message');
  await guesses.forget(use.by.id);
  await records.forget(use.by.id);
  await pingWishes.forget(use.by.id);
  await follows.forget(use.by.id);
  await nights.forget(use.by.id);
  await use.respond.update(noticeMessage(discordWords[use.locale].stats.forgotten));
}
