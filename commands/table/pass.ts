/** /table pass: a standing order, for those who wait. */
import { isInPlay } from '../../src/discord/at-table.js';
import { order } from '../../src/discord/flows/ordering.js';
import { openPanel } from '../../src/discord/flows/tapping.js';
import { pingWords } from '../../src/discord/text/pings/index.js';
import { orderEnds } from '../../src/table/types.js';
import { byLocale, choice, textOption, words } from '../build.js';
import { type Subcommand, atTableHere, textOf } from './subcommand.js';

/** Takes an order back. */
const never = 'never';

export const passSubcommand: Subcommand = {
  options: [
    textOption(
      words(({ options }) => options.until),
      {
        required: true,
        choices: [
          ...orderEnds.map((end) =>
            choice(
              end,
              byLocale((locale) => pingWords[locale].orders.choice(pingWords[locale].orders.ends[end])),
            ),
          ),
          choice(
            never,
            byLocale((locale) => pingWords[locale].orders.stop),
          ),
        ],
      },
    ),
  ],
  run: atTableHere(async (at, use, services) => {
    // Whoever has no seat is told so where all that they could do is shown.
    if (!isInPlay(at)) return openPanel(use, services, at);
    const until = orderEnds.find((one) => one === textOf(use, 'until')) ?? null;
    await order(use, services, at, until, 'privately');
  }),
};
