/** Two people who play Orcs Orcs Orcs by typing commands, one game after the other, as well as the game's own bot would. */
import { setTimeout as pause } from 'node:timers/promises';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import type { Parlour } from '@barbican/parlour';
import { createOutbox } from '../../src/store/outbox.js';
import { type Move, log, nextMove, openHall } from './hall.js';

const here = '#game-night';
const pollMs = 15;

type TypedMove = { player: string; command: string; options: Record<string, string | number> };

export type GameNight = {
  /** The next move, ready to be typed; a new game is opened where none is on. */
  next(): Promise<TypedMove>;
  type(move: TypedMove): Promise<void>;
  /** Until everything is posted. */
  settle(): Promise<void>;
  close(): void;
};

function typed({ game, person, answer }: Move): TypedMove {
  const { command, actions } = game.text.en;
  const worded = actions[answer.action];
  if (!worded) throw new Error(`${answer.action} has no wording`);
  const options = Object.entries(answer.args).map(([name, value]) => [
    worded.args[name]?.name ?? name,
    typeof value === 'object' ? value.join(' ') : value,
  ]);
  return {
    player: person.name,
    command: `${command.name} ${worded.name}`,
    options: Object.fromEntries(options) as TypedMove['options'],
  };
}

/** The benchmark looks into the bot's Redis to know what is legal. */
export async function openGameNight(parlour: Parlour, redisUrl: string): Promise<GameNight> {
  const hall = await openHall(redisUrl);
  const outbox = createOutbox({ redis: hall.redis, log });
  const rng = rngOver(seedRng('game night'));
  const [mira, tom] = [parlour.member('Mira'), parlour.member('Tom')];
  const channel = parlour.world.channelNamed(here).id;

  async function settle(): Promise<void> {
    const found = await hall.tables.find(channel);
    if (!found.ok) return;
    while ((await outbox.backlog(found.snapshot.table.id)) > 0) await pause(pollMs);
    await pause(pollMs);
  }

  async function openTable(): Promise<void> {
    await mira.slash(here, 'table open', { game: 'orcs-orcs-orcs' });
    await settle();
    await tom.slash(here, 'table join');
    await mira.slash(here, 'table start');
    await settle();
  }

  return {
    async next() {
      for (;;) {
        const found = await hall.tables.find(channel);
        const move = found.ok ? nextMove(found.snapshot, rng) : undefined;
        if (move) return typed(move);
        await openTable();
      }
    },
    async type({ player, command, options }) {
      await parlour.member(player).slash(here, command, options);
    },
    settle,
    close: hall.close,
  };
}
