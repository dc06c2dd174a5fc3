/** What a game takes in Redis, in every title: at its fullest while it is played, when it has ended, and when it rests. */
import { games } from '../src/games/index.js';
import { type AnyGame, playersOf, rngOver, seedRng, withDefaults } from '../src/kernel/index.js';
import { keysUnder } from '../src/store/keys.js';
import { createOutbox } from '../src/store/outbox.js';
import type { Person, Snapshot } from '../src/table/types.js';
import { asks, done, log, nextMove, openHall } from './support/hall.js';
import { openRedis } from './support/redis.js';
import { type Row, printTable } from './table.js';

const restingGoalKb = 15;
const playingGoalKb = 60;
/** How often a game in play is weighed, in moves. */
const weighEvery = 10;

const redis = await openRedis();
const hall = await openHall(redis.url);
const outbox = createOutbox({ redis: hall.redis, log });
const keys = keysUnder('barbican');

/** All that is kept of a table, but for answers that are remembered for an hour. */
async function weigh(id: string): Promise<number> {
  const parts = [keys.state, keys.history, keys.folded, keys.checkpoints, keys.outbox, keys.posted, keys.packed];
  const sizes = await Promise.all(parts.map((part) => hall.redis.call('MEMORY', 'USAGE', part(id), 'SAMPLES', '0')));
  return sizes.reduce<number>((sum, size) => sum + Number(size ?? 0), 0);
}

/** As if everything had been posted. */
async function post({ table, match }: Snapshot, game: AnyGame): Promise<void> {
  const { id } = table;
  const hold = { table: id, token: 'bench' };
  await outbox.hold(hold, 60_000);
  const waiting = await outbox.waiting(id, game);
  const before = await outbox.posted(id, game);
  const view = match ? game.view(match, 'spectator') : null;
  await outbox.acknowledge(hold, waiting.at(-1)?.rev ?? 0, { ...before, view, story: waiting });
  await outbox.release(hold);
}

async function play(game: AnyGame): Promise<{ moves: number; fullest: number; ended: number; resting: number }> {
  const { min } = playersOf(game, withDefaults(game, {}));
  const people: Person[] = Array.from({ length: Math.max(2, min) }, (_, n) => ({
    id: `110000000000000020${n}`,
    name: ['Mira', 'Tom', 'Zoé', 'Otto'][n] ?? 'Ana',
  }));
  const [host, ...guests] = people as [Person, ...Person[]];
  const opening = { guild: '1100000000000000001', channel: game.id, game: game.id, locale: 'en' } as const;
  const { table } = done(await hall.tables.open({ ...opening, players: people.length }, asks(host)));
  for (const guest of guests) done(await hall.tables.join(table.id, asks(guest)));
  let snapshot = done(await hall.tables.start(table.id, asks(host)));
  const rng = rngOver(seedRng('memory'));
  let [moves, fullest] = [0, 0];
  for (let move = nextMove(snapshot, rng); move; move = nextMove(snapshot, rng)) {
    const { action, args } = move.answer;
    snapshot = done(await hall.tables.answer(table.id, { action, args }, asks(move.person)));
    await post(snapshot, game);
    moves += 1;
    if (moves % weighEvery === 0) fullest = Math.max(fullest, await weigh(table.id));
  }
  const ended = await weigh(table.id);
  await hall.store.pack(table.id);
  return { moves, fullest: Math.max(fullest, ended), ended, resting: await weigh(table.id) };
}

const rows: Row[] = [];
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
for (const game of games) {
  const { moves, fullest, ended, resting } = await play(game);
  const { name } = game.text.en;
  const goal = (limit: number, bytes: number) => ({ goal: `≤ ${limit} kB`, met: bytes <= limit * 1024 });
  rows.push(
    { what: `${name}, ${moves} moves: fullest`, value: kb(fullest), ...goal(playingGoalKb, fullest) },
    { what: `${name}: ended`, value: kb(ended), ratio: '1×' },
    {
      what: `${name}: at rest`,
      value: kb(resting),
      ratio: `${(resting / ended).toFixed(2)}×`,
      ...goal(restingGoalKb, resting),
    },
  );
}
printTable('Redis bytes a game', rows);
hall.close();
await redis.close();
