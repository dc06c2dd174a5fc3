/** /notify: how and when one is called to one's tables. */
import type { Command } from '../src/discord/command.js';
import { type WishAsked, notify } from '../src/discord/flows/notifying.js';
import type { CommandUse } from '../src/discord/incoming.js';
import { pingWords } from '../src/discord/text/pings/index.js';
import { pingDelays } from '../src/table/ping-wishes.js';
import { byLocale, choice, command, suggestedText, textOption, words, yesOrNo } from './build.js';
import { textOf } from './table/subcommand.js';
import { suggestedZones } from './zones.js';

/** What was typed; the rest stays. */
function asked(use: CommandUse): WishAsked {
  const { options } = use;
  const delay = pingDelays.find((one) => String(one) === options['when']);
  const [from, to, zone] = ['quiet-from', 'quiet-to', 'zone'].map((name) => textOf(use, name));
  const isNight = from !== undefined || to !== undefined || zone !== undefined;
  return {
    ...(delay === undefined ? {} : { delay }),
    ...(isNight ? { night: { from, to, zone } } : {}),
    ...(typeof options['next'] === 'boolean' ? { next: options['next'] } : {}),
    ...(typeof options['direct'] === 'boolean' ? { direct: options['direct'] } : {}),
  };
}

export const notifyCommand: Command = {
  json: command(
    words((all) => all.notify),
    [
      textOption(
        words(({ notifyOptions }) => notifyOptions.when),
        {
          choices: pingDelays.map((delay) =>
            choice(
              String(delay),
              byLocale((locale) => pingWords[locale].delayChoice(delay)),
            ),
          ),
        },
      ),
      textOption(words(({ notifyOptions }) => notifyOptions.from)),
      textOption(words(({ notifyOptions }) => notifyOptions.to)),
      suggestedText(words(({ options }) => options.zone)),
      yesOrNo(words(({ notifyOptions }) => notifyOptions.next)),
      yesOrNo(words(({ notifyOptions }) => notifyOptions.direct)),
    ],
  ),
  async run(use, services) {
    use.respond.watch('private answer');
    await notify(use, services, asked(use));
  },
  suggest: (use) => Promise.resolve(suggestedZones(String(use.options['zone'] ?? ''))),
};
