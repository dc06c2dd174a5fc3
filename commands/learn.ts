/** /learn: a private lesson of five to ten minutes. */
import type { Command } from '../src/discord/command.js';
import { learn } from '../src/discord/flows/learning.js';
import type { AnyGame } from '../src/kernel/index.js';
import { lessonLength } from '../src/table/lessons.js';
import { byLocale, choice, command, textOption, words } from './build.js';

export function learnCommand(games: readonly AnyGame[]): Command {
  const choices = games
    .filter((game) => lessonLength(game) > 0)
    .map((game) =>
      choice(
        game.id,
        byLocale((locale) => game.text[locale].name),
      ),
    );
  return {
    json: command(
      words((all) => all.learn),
      [
        textOption(
          words(({ options }) => options.game),
          { choices },
        ),
      ],
    ),
    async run(use, services) {
      use.respond.watch('private answer');
      const asked = use.options['game'];
      await learn(use, services, typeof asked === 'string' ? services.tables.game(asked) : undefined);
    },
  };
}
