/** Two people who play Orcs Orcs Orcs by typing commands, one game after the other, as well as the game's own bot would. */
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../src/games/index.js';
import { type Answer, type AnyTypes, awaited, rngOver, seedRng, think } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import type { Parlour } from '../../src/parlour/index.js';
import { connectRedis, whenReady } from '../../src/store/connect.js';
import { createOutbox } from '../../src/store/outbox.js';
import { createTableStore } from '../../src/store/tables.js';
import { randomToken } from '../../src/store/tokens.js';
import { createTables } from '../../src/table/service.js';

const here = '#game-night';
const people = ['Mira', 'Tom'] as const;
const pollMs = 15;

type Move = { player: (typeof people)[number]; command: string; options: Record<string, string | number> };

export type GameNight = {
  /** The next move, ready to be typed; a new game is opened where none is on. */
  next(): Promise<Move>;
  type(move: Move): Promise<void>;
  /** Until everything is posted. */
  settle(): Promise<void>;
  close(): void;
};

/** The bench looks into the bot's Redis to know what is legal. */
export async function openGameNight(parlour: Parlour, redisUrl: string): Promise<GameNight> {
  const log = createLog({ level: 'warn' });
  const redis = connectRedis(redisUrl, 'commands', log);
  await whenReady(redis);
  const now = (): number => Date.now();
  const store = createTableStore({ redis, games, log, now });
  const tables = createTables({ store, games, now, token: randomToken });
  const outbox = createOutbox(redis);
  const rng = rngOver(seedRng('game night'));
  const [mira, tom] = people.map((name) => parlour.member(name));
  const channel = parlour.world.channelNamed(here).id;

  async function settle(): Promise<void> {
    const found = await tables.find(channel);
    if (!found.ok) return;
    while ((await outbox.backlog(found.snapshot.table.id)) > 0) await pause(pollMs);
    await pause(pollMs);
  }

  async function openTable(): Promise<void> {
    await mira?.slash(here, 'table open', { game: 'orcs-orcs-orcs' });
    await settle();
    await tom?.slash(here, 'table join');
    await mira?.slash(here, 'table start');
    await settle();
  }

  function optionsFor(game: (typeof games)[number], { action, args }: Answer<AnyTypes>): Move['options'] {
    const worded = game.text.en.actions[action]?.args ?? {};
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        worded[name]?.name ?? name,
        typeof value === 'object' ? value.join(' ') : value,
      ]),
    );
  }

  return {
    async next() {
      for (;;) {
        const found = await tables.find(channel);
        const { table, match } = found.ok ? found.snapshot : { table: undefined, match: undefined };
        const game = table && tables.game(table.game);
        const seat = game && match && table.state === 'playing' ? awaited(game, match)[0] : undefined;
        if (!game || !match || seat === undefined) {
          await openTable();
          continue;
        }
        const answer = think(game, match, seat, rng);
        const player = people.find((name) => name === table.seats[seat]?.name);
        if (!answer || !player) throw new Error('nobody to move');
        const { command, actions } = game.text.en;
        const name = actions[answer.action]?.name ?? answer.action;
        return { player, command: `${command.name} ${name}`, options: optionsFor(game, answer) };
      }
    },
    async type({ player, command, options }) {
      await parlour.member(player).slash(here, command, options);
    },
    settle,
    close: () => {
      redis.disconnect();
    },
  };
}
