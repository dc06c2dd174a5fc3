/** /table open: a lobby in this channel. */
import { whyNoTable } from '../../src/discord/flows/settings.js';
import { tellChange } from '../../src/discord/flows/changing.js';
import { requestOf } from '../../src/discord/incoming.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { discordWords } from '../../src/discord/text/index.js';
import { type AnyGame, locales, widestPlayers } from '../../src/kernel/index.js';
import { clockKinds } from '../../src/table/types.js';
import { tableText } from '../../src/table/words.js';
import { byLocale, choice, numberOption, textOption, words } from '../build.js';
import { commandWords } from '../text/index.js';
import { type Subcommand, numberOf, textOf } from './subcommand.js';

export const languageChoices = locales.map((locale) =>
  choice(
    locale,
    byLocale((reader) => commandWords[reader].languages[locale]),
  ),
);
export const clockChoices = clockKinds.map((kind) =>
  choice(
    kind,
    byLocale((locale) => tableText[locale].clocks[kind]),
  ),
);

export function openSubcommand(games: readonly AnyGame[]): Subcommand {
  const choices = games.map((game) =>
    choice(
      game.id,
      byLocale((locale) => game.text[locale].name),
    ),
  );
  const counts = games.map(widestPlayers);
  const most = Math.max(1, ...counts.map(({ max }) => max));
  const fewest = Math.min(most, ...counts.map(({ min }) => min));
  return {
    options: [
      textOption(
        words(({ options }) => options.game),
        { required: true, choices },
      ),
      numberOption(
        words(({ options }) => options.players),
        { min: fewest, max: most },
      ),
      textOption(
        words(({ options }) => options.language),
        { choices: languageChoices },
      ),
      textOption(
        words(({ options }) => options.clock),
        { choices: clockChoices },
      ),
    ],
    async run(use, services) {
      use.respond.watch('private answer');
      const { faults, table } = discordWords[use.locale];
      const settings = await services.guilds.settings(use.guild);
      const whyNot = await whyNoTable(use, services, settings);
      if (whyNot !== undefined) return use.respond.privately(noticeMessage(whyNot));
      if (!use.botMay.attach) return use.respond.privately(noticeMessage(faults.mayNotAttach));
      const asked = textOf(use, 'language');
      const kind = clockKinds.find((one) => one === textOf(use, 'clock'));
      const opening = {
        guild: use.guild,
        channel: use.channel,
        game: textOf(use, 'game') ?? '',
        players: numberOf(use, 'players'),
        locale: locales.find((one) => one === asked) ?? settings.locale ?? use.locale,
        clock: { ...settings.clock, ...(kind === undefined ? {} : { kind }) },
      };
      const reply = await services.tables.open(opening, requestOf(use));
      return tellChange(use, services, reply, table.opened);
    },
  };
}
