/** A public answer to a slash command shows its arguments to everybody: a secret one is never answered that way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { games as registered } from '../../src/games/index.js';
import { tablesOf } from '../../scripts/rehearsal/walk.js';
import { type AnyGame, actionOf, anyGame, offeredTo, pendingFor, start } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';

const games: readonly AnyGame[] = [...registered, anyGame(ferry)];
const secretActions = (game: AnyGame): string[] =>
  Object.keys(game.actions).filter((name) => actionOf(game, name)?.secret);

/** A table where somebody may at once do something in secret, if the game has any; else any table. */
function secretive(game: AnyGame) {
  const secret = secretActions(game);
  const tables = tablesOf(game).filter(({ seats }) => seats > 1);
  const soon = tables.find(({ seats, options }) => {
    const { match } = start(game, { seats, options, seed: 'secrets' });
    return offeredTo(pendingFor(game, match, 0)).some((name) => secret.includes(name));
  });
  const any = tables[0] ?? { seats: 1, preset: game.options.presets[0]?.id ?? '' };
  return { ...(soon ?? any), isSoon: soon !== undefined };
}

let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  bot = await openBot({ games });
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  await bot.close();
});

/** The subcommand with whatever autocomplete offers first for each option. */
async function typeFirst(here: string, game: AnyGame, action: string) {
  const text = game.text.en.actions[action];
  const path = `${game.text.en.command.name} ${text?.name ?? action}`;
  const options: Record<string, string> = {};
  for (const { name } of Object.values(text?.args ?? {})) {
    const [first] = await mira.complete(here, path, name, { ...options, [name]: '' });
    // Where nothing is offered, something is typed all the same: a refusal must be private too.
    options[name] = String(first?.value ?? 'dragon');
  }
  return mira.slash(here, path, options);
}

describe.each(games.filter((game) => secretActions(game).length > 0).map((game) => [game.id, game] as const))(
  '%s',
  (id, game) => {
    it('answers a command with secret arguments privately first, taken or refused', async () => {
      const here = mira.openThread('#game-night', id);
      const { seats: players, preset, isSoon } = secretive(game);
      await mira.slash(here, 'table open', { game: id });
      await mira.slash(here, 'table options', { variant: preset });
      await mira.slash(here, 'table options', { players });
      for (let seat = 1; seat < players; seat += 1) {
        const lobby = await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Add bot'));
        await mira.click(lobby, 'Add bot');
      }
      await mira.slash(here, 'table start');
      let taken = 0;
      for (let round = 0; round < 8 && taken < 2; round += 1) {
        for (const action of secretActions(game)) {
          const reply = await typeFirst(here, game, action);
          expect(reply.kind, reply.text).toBe('message');
          expect(reply.ephemeral, reply.text).toBe(true);
          // Whoever is asked something next is shown that at once, instead of a bare “Done”.
          if (/^(?:✅|### )/.test(reply.text)) taken += 1;
        }
        const panel = await mira.slash(here, 'act');
        const proposed = panel.message.buttons.find(({ label }) => label.startsWith('Accept'));
        if (proposed) await mira.click(panel.message, proposed.customId);
      }
      if (isSoon) expect(taken).toBeGreaterThan(0);
    });
  },
);

describe('Defenders of the Realm', () => {
  it('takes a secret answer privately first, and tells everybody what came of it in a post of its own', async () => {
    const here = mira.openThread('#game-night', 'in the sky');
    await mira.slash(here, 'table open', { game: 'defenders', players: 1 });
    await mira.slash(here, 'table start');
    await mira.slash(here, 'defenders hero', { hero: 'eagle-rider' });
    const reply = await mira.slash(here, 'defenders respond', { choice: 'sky' });
    expect(reply.ephemeral, reply.text).toBe(true);
    expect(reply.text).toMatch(/^(?:✅|### )/);
    const tom = bot.parlour.member('Tom');
    const told = await tom.until(here, ({ text }) => text.includes('in the sky'));
    expect(told.ephemeral).toBe(false);
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
