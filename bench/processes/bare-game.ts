/** What no bot can do without that plays by the rules and keeps each move: it is judged, written as JSON, and on the disk in one go. */
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type * as Games from '../../src/games/index.js';
import type * as Kernel from '../../src/kernel/index.js';
import { root } from '../support/child.js';

/** The built rules, as the bot runs them. */
const built = (file: string): Promise<unknown> => import(join(root, 'dist', 'src', file));

/** As much as our own script writes of a move: the match once, what happened for the history, for the post and for whoever asks again. */
const script = `
if (redis.call('HGET', KEYS[1], 'rev') or '0') ~= ARGV[1] then return 'conflict' end
redis.call('HSET', KEYS[1], 'rev', ARGV[2], 'match', ARGV[3])
redis.call('XADD', KEYS[2], '*', 'entry', ARGV[4])
redis.call('XADD', KEYS[3], '*', 'entry', ARGV[4])
redis.call('SET', KEYS[4], ARGV[4], 'EX', 3600)
return 'ok'`;

export type BareGame = {
  /** Judges the move at hand and writes it. */
  move(): Promise<void>;
  /** Chooses the next one, while nobody waits. */
  choose(): void;
};

export async function openBareGame(redis: Redis): Promise<BareGame> {
  const { answer, awaited, rngOver, seedRng, start, think } = (await built('kernel/index.js')) as typeof Kernel;
  const { games } = (await built('games/index.js')) as typeof Games;
  const game = games.find(({ id }) => id === 'orcs-orcs-orcs');
  if (!game) throw new Error('no such game');
  const sha = String(await redis.script('LOAD', script));
  const rng = rngOver(seedRng('bare game'));
  let [rev, played] = [0, 0];
  const begin = (): Kernel.AnyMatch => start(game, { seats: 2, seed: `bare ${(played += 1)}` }).match;
  let match = begin();
  let next: Kernel.Attempt | undefined;

  const choose = (): void => {
    if (match.outcome) match = begin();
    const [seat] = awaited(game, match);
    const thought = seat === undefined ? undefined : think(game, match, seat, rng);
    next = seat === undefined || !thought ? undefined : { seat, ...thought };
  };
  choose();

  return {
    choose,
    async move() {
      if (!next) throw new Error('no move to judge');
      const judged = answer(game, match, next);
      if (!judged.ok) throw new Error(`refused: ${JSON.stringify(judged)}`);
      const args = [rev, rev + 1, JSON.stringify(judged.match), JSON.stringify(judged.events)];
      const keys = ['match', 'history', 'outbox', 'seen'].map((key) => `{bare}:${key}`);
      const written = await redis.evalsha(sha, keys.length, ...keys, ...args);
      if (written !== 'ok') throw new Error(`the script answered ${String(written)}`);
      rev += 1;
      match = judged.match;
      next = undefined;
    },
  };
}
