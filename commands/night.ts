/** /night: a game night by slash options alone; what has no option here is on the card and on its host's screen. */
import { fold, matching } from '../src/discord/asking/matching.js';
import type { Command } from '../src/discord/command.js';
import { moderatesNight, nightToHost } from '../src/discord/flows/night-host.js';
import { tellNightDenied } from '../src/discord/flows/night-denied.js';
import { blankNight, openNightForm, showUnderstood, typedAs } from '../src/discord/flows/night-planning.js';
import { type CommandUse, type Typing, requestOf } from '../src/discord/incoming.js';
import { clip, limits } from '../src/discord/limits.js';
import { type TypedNight, gameNamed, quorumRange } from '../src/discord/messages/night-draft.js';
import { listMessage, sureOffMessage } from '../src/discord/messages/night-screens.js';
import { noticeMessage } from '../src/discord/messages/notice.js';
import type { Services } from '../src/discord/services.js';
import { nightWords } from '../src/discord/text/nights/index.js';
import type { AnyGame } from '../src/kernel/index.js';
import type { Night } from '../src/nights/types.js';
import { wordedTime } from '../src/time/wording.js';
import { command, numberOption, subcommand, suggestedText, textOption, words, yesOrNo } from './build.js';
import { answer, answerChoices, timeNamed } from './night-answer.js';
import { textOf } from './table/subcommand.js';

type NightSubcommand = 'plan' | 'list' | 'answer' | 'edit' | 'cancel' | 'lock';

/** What may be typed of a night. */
const typedOptions = ['title', 'times', 'games', 'players', 'teach', 'weekly', 'deadline'] as const;

function typedOver(before: TypedNight, { options }: CommandUse): TypedNight {
  const text = (name: string): string | undefined => (options[name] === undefined ? undefined : String(options[name]));
  const games = text('games')
    ?.split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return {
    title: text('title') ?? before.title,
    times: text('times') ?? before.times,
    games: games === undefined || games.length === 0 ? before.games : games,
    quorum: text('players') ?? before.quorum,
    teaches: options['teach'] === undefined ? before.teaches : options['teach'] === true,
    weekly: options['weekly'] === undefined ? before.weekly : options['weekly'] === true,
    deadline: text('deadline') ?? before.deadline,
  };
}

const isTyped = ({ options }: CommandUse): boolean => typedOptions.some((name) => options[name] !== undefined);

/** Nights that the asker may change, those of this channel first. */
async function ownNights(use: CommandUse, { nights }: Services): Promise<readonly Night[]> {
  const all = await nights.upcoming(use.guild);
  const own = all.filter((night) => moderatesNight(use, night) || night.host.id === use.by.id);
  return [...own].sort((a, b) => Number(b.host.id === use.by.id) - Number(a.host.id === use.by.id));
}

/** The night that is meant; where none or several might be, the asker has been told. */
async function nightMeant(use: CommandUse, services: Services): Promise<Night | undefined> {
  const typed = textOf(use, 'night');
  const own = await ownNights(use, services);
  const { list } = nightWords[use.locale];
  if (typed !== undefined) {
    const named = own.find(({ id, title }) => id === typed || fold(title) === fold(typed));
    return named ?? nightToHost(use, services, typed);
  }
  const mine = own.filter(({ host }) => host.id === use.by.id);
  const [only, ...others] = mine.length > 0 ? mine : own;
  if (only && others.length === 0) return only;
  await use.respond.privately(noticeMessage(only ? list.which : list.noneYours));
  return undefined;
}

async function plan(use: CommandUse, services: Services): Promise<void> {
  const typed = typedOver(blankNight(services, use), use);
  if (!isTyped(use)) return openNightForm(use, services, { id: use.id, typed, night: null });
  use.respond.watch('private answer');
  await showUnderstood(use, services, { id: use.id, typed, night: null, where: 'anew' });
}

async function edit(use: CommandUse, services: Services): Promise<void> {
  const night = await nightMeant(use, services);
  if (!night) return;
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const typed = typedOver(typedAs(night, zone), use);
  if (!isTyped(use)) return openNightForm(use, services, { id: use.id, typed, night: night.id });
  await showUnderstood(use, services, { id: use.id, typed, night: night.id, where: 'anew' });
}

async function list(use: CommandUse, services: Services): Promise<void> {
  use.respond.watch('private answer');
  const coming = await services.nights.upcoming(use.guild);
  await use.respond.privately(listMessage(coming, services.tables.games, use.locale));
}

async function cancel(use: CommandUse, services: Services): Promise<void> {
  use.respond.watch('private answer');
  const night = await nightMeant(use, services);
  if (night) await use.respond.privately(sureOffMessage(night, use.locale));
}

async function lock(use: CommandUse, services: Services): Promise<void> {
  use.respond.watch('private answer');
  const night = await nightMeant(use, services);
  if (!night) return;
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  const [time, game] = [textOf(use, 'time'), textOf(use, 'game')];
  const room = { locale: use.locale, now: services.now(), zone };
  const pair = {
    ...(time === undefined ? {} : { time: timeNamed(night, time, room) ?? time }),
    ...(game === undefined ? {} : { game: gameNamed(game, services.tables.games) ?? game }),
  };
  const reply = await services.nights.lock(night.id, requestOf(use), pair);
  if (!reply.ok) return tellNightDenied(use, reply);
  await use.respond.privately(noticeMessage(nightWords[use.locale].host.locked));
}

/** The last of a list with commas is being typed; those before it stay. */
function suggestGames(use: Typing, games: readonly AnyGame[]) {
  const parts = (textOf(use, 'games') ?? '').split(',').map((one) => one.trim());
  const before = parts.slice(0, -1).filter((one) => one !== '');
  const open = games
    .map((game) => game.text[use.locale].name)
    .filter((name) => !before.some((one) => fold(one) === fold(name)))
    .map((label) => ({ value: label, label }));
  return [...matching(open, parts.at(-1) ?? '')].map(({ label }) => [...before, label].join(', '));
}

async function suggest(use: Typing, services: Services) {
  const typed = String(use.options[use.focused] ?? '');
  const rows = (offered: readonly { value: string; label: string }[]) =>
    [...matching(offered, typed)]
      .slice(0, limits.autocompleteChoices)
      .map(({ value, label }) => ({ name: clip(label, limits.choiceName), value }));
  if (use.focused === 'games') {
    return suggestGames(use, services.tables.games)
      .filter((value) => value.length <= limits.choiceValue)
      .slice(0, limits.autocompleteChoices)
      .map((value) => ({ name: value, value }));
  }
  const isAnswer = use.path[1] === 'answer';
  const own = await (isAnswer ? services.nights.upcoming(use.guild) : ownNights(use, services));
  if (use.focused === 'night') return rows(own.map(({ id, title }) => ({ value: id, label: title })));
  const named = textOf(use, 'night');
  const night = own.find(({ id }) => id === named) ?? own[0];
  if (!night) return [];
  if (use.focused === 'game') {
    const nameOf = (id: string): string => services.tables.game(id)?.text[use.locale].name ?? id;
    return rows(night.games.map((id) => ({ value: id, label: nameOf(id) })));
  }
  const { zone } = (await services.guilds.settings(use.guild)).nights;
  return rows(night.times.map(({ id, at }) => ({ value: id, label: wordedTime(at, zone, use.locale) })));
}

export function nightCommand(): Command {
  const option = words;
  const which = suggestedText(option(({ nightOptions }) => nightOptions.night));
  const typed = [
    textOption(option(({ nightOptions }) => nightOptions.title)),
    textOption(option(({ nightOptions }) => nightOptions.times)),
    suggestedText(option(({ nightOptions }) => nightOptions.games)),
    numberOption(
      option(({ nightOptions }) => nightOptions.quorum),
      quorumRange,
    ),
    yesOrNo(option(({ nightOptions }) => nightOptions.teaches)),
    yesOrNo(option(({ nightOptions }) => nightOptions.weekly)),
    textOption(option(({ nightOptions }) => nightOptions.deadline)),
  ];
  const said = [
    textOption(
      option(({ nightOptions }) => nightOptions.answer),
      { required: true, choices: answerChoices() },
    ),
    which,
    textOption(option(({ nightOptions }) => nightOptions.suiting)),
    suggestedText(option(({ nightOptions }) => nightOptions.liked)),
  ];
  const decided = [
    suggestedText(option(({ nightOptions }) => nightOptions.time)),
    suggestedText(option(({ nightOptions }) => nightOptions.game)),
  ];
  const subcommands: Record<NightSubcommand, { options: typeof typed; run: typeof plan }> = {
    plan: { options: typed, run: plan },
    list: { options: [], run: list },
    answer: { options: said, run: answer },
    edit: { options: [which, ...typed], run: edit },
    cancel: { options: [which], run: cancel },
    lock: { options: [which, ...decided], run: lock },
  };
  const named = Object.entries(subcommands) as [NightSubcommand, { options: typeof typed; run: typeof plan }][];
  return {
    json: command(
      words(({ night }) => night),
      named.map(([name, { options }]) =>
        subcommand(
          words(({ night }) => night[name]),
          options,
        ),
      ),
    ),
    async run(use, services) {
      const chosen = named.find(([name]) => name === use.path[1]);
      if (!chosen) throw new Error(`/night has no subcommand ${use.path.join(' ')}`);
      await chosen[1].run(use, services);
    },
    suggest,
  };
}
