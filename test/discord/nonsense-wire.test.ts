/** Nonsense typed by a person at a real table: always a private answer that helps, never an apology. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { games as registered } from '../../src/games/index.js';
import { discordWords } from '../../src/discord/text/index.js';
import { type AnyGame, actionOf, anyGame, locales, rngOver, seedRng, widestPlayers } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';
import { nonsense } from '../support/nonsense.js';

const games: readonly AnyGame[] = [...registered, anyGame(ferry)];
const apologies = locales.map((locale) => discordWords[locale].faults.ours);
/** Discord itself takes no longer text, and no control characters that it would not show. */
const mostChars = 2000;

let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  bot = await openBot({ games });
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  await bot.close();
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('never apologises for what was typed', async () => {
    const rng = rngOver(seedRng(`wire/${id}`));
    const words = nonsense(games, rng);
    const here = mira.openThread('#game-night', id);
    const { command, actions } = game.text.en;
    const typeAll = async (): Promise<void> => {
      for (const [name, text] of Object.entries(actions)) {
        const options: Record<string, string | number> = {};
        for (const [argument, { name: option }] of Object.entries(text.args)) {
          const isNumber = actionOf(game, name)?.args[argument]?.kind === 'number';
          options[option] = isNumber ? rng.int(2000) - 1000 : words.next([]).slice(0, mostChars) || 'x';
        }
        const path = `${command.name} ${text.name}`;
        const where = `/${path} ${JSON.stringify(options)}`;
        if (Object.keys(options).length === 0) continue;
        const reply = await mira.slash(here, path, options);
        for (const apology of apologies) expect(reply.text, where).not.toContain(apology);
        expect(reply.text.length, where).toBeGreaterThan(10);
        const [focused] = Object.keys(options);
        expect((await mira.complete(here, path, focused ?? '', options)).length, where).toBeLessThanOrEqual(25);
      }
    };
    await mira.slash(here, 'table open', { game: id, players: widestPlayers(game).min });
    await typeAll();
    await mira.slash(here, 'table start');
    for (let round = 0; round < 3; round += 1) await typeAll();
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
