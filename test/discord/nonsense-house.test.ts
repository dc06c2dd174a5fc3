/** Nonsense typed at every command of the house itself, where there is no table, in a lobby and in a game. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { commandsFor } from '../../commands/index.js';
import { discordWords } from '../../src/discord/text/index.js';
import { locales, rngOver, seedRng } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { nonsense } from '../support/nonsense.js';
import { smallGames } from '../support/small-games.js';

const apologies = locales.map((locale) => discordWords[locale].faults.ours);

type Option = {
  type: number;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: readonly { value: string | number }[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
  options?: readonly Option[];
};
const kinds = { subcommand: 1, group: 2, text: 3, integer: 4, yesNo: 5, user: 6, channel: 7, number: 10 } as const;
/** What ends a table, or the bot's part in it, is typed by others. */
const ends = ['table close', 'table abandon'];

function pathsOf(option: Option, before = ''): { path: string; options: readonly Option[] }[] {
  const path = `${before} ${option.name}`.trim();
  const below = option.options ?? [];
  const deeper = below.filter(({ type }) => type === kinds.subcommand || type === kinds.group);
  return deeper.length > 0 ? deeper.flatMap((each) => pathsOf(each, path)) : [{ path, options: below }];
}

const gameCommands = smallGames.map((game) => game.text.en.command.name);
const typed = commandsFor(smallGames)
  .map(({ json }) => json as unknown as Option)
  .filter(({ name }) => !gameCommands.includes(name))
  .flatMap((json) => pathsOf(json))
  .filter(({ path, options }) => options.length > 0 && !ends.includes(path));

let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  bot = await openBot({ games: smallGames });
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  await bot.close();
});

const rng = rngOver(seedRng('house'));
const words = nonsense(smallGames, rng);

/** Something of the kind that Discord lets through. */
function valueFor({ type, choices, min_value: min, max_value: max, max_length: most, min_length: least }: Option) {
  if (choices && choices.length > 0) return choices[rng.int(choices.length)]?.value;
  switch (type) {
    case kinds.text: {
      const text = words.next([]).slice(0, most ?? 2000) || 'x';
      return text.padEnd(least ?? 1, 'x');
    }
    case kinds.integer:
    case kinds.number:
      return Math.min(max ?? 1000, Math.max(min ?? -1000, rng.int(2000) - 1000));
    case kinds.yesNo:
      return rng.int(2) === 1;
    case kinds.user:
      return ['Mira', 'Tom', 'Barbican'][rng.int(3)];
    case kinds.channel:
      return '#off-topic';
    default:
      return undefined;
  }
}

async function typeAll(here: string): Promise<void> {
  for (const { path, options } of typed) {
    const given: Record<string, string | number | boolean> = {};
    for (const option of options) {
      const value = option.required || rng.int(4) > 0 ? valueFor(option) : undefined;
      if (value !== undefined) given[option.name] = value;
    }
    if (options.some(({ required, name }) => required && given[name] === undefined)) continue;
    const where = `/${path} ${JSON.stringify(given)}`;
    const reply = await mira.slash(here, path, given);
    for (const apology of apologies) expect(reply.text, where).not.toContain(apology);
    expect(reply.text.length + reply.message.buttons.length, where).toBeGreaterThan(0);
    for (const { name, autocomplete } of options) {
      if (autocomplete) expect((await mira.complete(here, path, name, given)).length, where).toBeLessThanOrEqual(25);
    }
  }
}

describe('the house’s commands', () => {
  it.each(['none', 'lobby', 'game'] as const)('never apologise for what was typed: table %s', async (table) => {
    const here = mira.openThread('#game-night', table);
    if (table !== 'none') await mira.slash(here, 'table open', { game: 'tic-tac-toe', players: 2, bots: 1 });
    if (table === 'game') await mira.slash(here, 'table start');
    for (let round = 0; round < 3; round += 1) await typeAll(here);
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
