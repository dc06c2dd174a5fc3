/** /stats: who played what, how it ended, and the season's table. */
import type { Command } from '../src/discord/command.js';
import { askToForgetMe, setPrivacy, showStats } from '../src/discord/flows/stats.js';
import { statsViews } from '../src/discord/messages/stats.js';
import type { AnyGame } from '../src/kernel/index.js';
import { byLocale, choice, command, subcommand, textOption, userOption, words } from './build.js';
import { commandWords } from './text/index.js';

const wishes = ['hidden', 'shown'] as const;

export function statsCommand(games: readonly AnyGame[]): Command {
  const gameOption = textOption(
    words(({ options }) => options.game),
    {
      required: true,
      choices: games.map((game) =>
        choice(
          game.id,
          byLocale((locale) => game.text[locale].name),
        ),
      ),
    },
  );
  const personOption = userOption(words(({ options }) => options.person));
  const privacyOption = textOption(
    words(({ options }) => options.privacy),
    {
      required: true,
      choices: wishes.map((wish) =>
        choice(
          wish,
          byLocale((locale) => commandWords[locale].privacy[wish]),
        ),
      ),
    },
  );
  return {
    json: command(
      words(({ stats }) => stats),
      [
        subcommand(words(({ stats }) => stats.me)),
        subcommand(
          words(({ stats }) => stats.player),
          [{ ...personOption, required: true }],
        ),
        subcommand(
          words(({ stats }) => stats.game),
          [gameOption],
        ),
        subcommand(words(({ stats }) => stats.guild)),
        subcommand(words(({ stats }) => stats.season)),
        subcommand(
          words(({ stats }) => stats.privacy),
          [privacyOption],
        ),
        subcommand(words(({ stats }) => stats['forget-me'])),
      ],
    ),
    async run(use, services) {
      use.respond.watch('private answer');
      const [, asked = 'me'] = use.path;
      if (asked === 'privacy') {
        const wish = wishes.find((one) => one === use.options['visibility']) ?? 'shown';
        return setPrivacy(use, services, wish);
      }
      if (asked === 'forget-me') return askToForgetMe(use);
      const view = asked === 'server' ? 'guild' : (statsViews.find((one) => one === asked) ?? 'me');
      const about = String(use.options[view === 'player' ? 'person' : 'game'] ?? '');
      return showStats(use, services, { view, about, back: 0 });
    },
  };
}
