/**
 * Every recorded game, and every finished one that a Redis holds, played again under today's rules:
 *
 *   npm run replay-all                                  the games that are kept with the sources
 *   npm run replay-all -- --redis redis://127.0.0.1     and those of a running bot
 *
 * For before a release: one that breaks needs a migration, or its rules' version must stay.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../src/games/index.js';
import { type AnyGame, start } from '../src/kernel/index.js';
import { createLog } from '../src/log.js';
import { connectRedis, whenReady } from '../src/store/connect.js';
import { createTableStore } from '../src/store/tables.js';
import { replayMove, standingMoves } from '../src/table/history.js';
import type { HistoryEntry, Table } from '../src/table/types.js';
import { type SavedGame, fingerprint } from './rehearsal/recording.js';
import { replay } from './rehearsal/walk.js';

const { values: asked } = parseArgs({ options: { redis: { type: 'string' } } });
const broken: string[] = [];
let played = 0;

/** Counts it, and keeps what went wrong. */
function tryGame(what: string, again: () => boolean): void {
  played += 1;
  try {
    if (!again()) broken.push(`${what}: it ends otherwise`);
  } catch (error) {
    broken.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function replayRecorded(game: AnyGame): void {
  const folder = join(import.meta.dirname, '..', 'test', 'games', game.id, 'recorded');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  for (const file of files.sort()) {
    const saved = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SavedGame;
    tryGame(`${game.id} ${file}`, () => {
      const end = { ...replay(game, saved), version: saved.version ?? 1 };
      return fingerprint(end) === saved.fingerprint;
    });
  }
}

/** Where a history leads under today's rules: the same outcome, by moves that are all still legal. */
function leadsThere(game: AnyGame, table: Table, history: readonly HistoryEntry[], outcome: unknown): boolean {
  const [first, ...moves] = standingMoves(history).map(({ entry }) => entry);
  if (first?.kind !== 'start') throw new Error('it has no beginning');
  const wishes = table.wishes.map((wish) => wish ?? undefined);
  let { match } = start(game, { seats: table.seats.length, options: table.options, wishes, seed: first.seed });
  for (const move of moves) {
    const next = move.kind === 'start' ? undefined : replayMove(game, match, move);
    if (!next) throw new Error(`refused today: ${JSON.stringify(move).slice(0, 200)}`);
    ({ match } = next);
  }
  return JSON.stringify(match.outcome) === JSON.stringify(outcome);
}

async function replayStored(url: string): Promise<void> {
  const log = createLog({ level: 'silent' });
  const redis = connectRedis(url, 'workers', log);
  await whenReady(redis);
  const store = createTableStore({ redis, games, log, now: () => Date.now() });
  for (const key of await redis.keys('barbican:{t:*}:state')) {
    const id = /\{t:([^}]+)\}/.exec(key)?.[1] ?? '';
    const loaded = await store.load(id);
    if (loaded.kind === 'damaged') broken.push(`table ${id}: ${loaded.problem}`);
    if (loaded.kind !== 'found' || !loaded.snapshot.match) continue;
    const { table, match } = loaded.snapshot;
    const game = games.find((one) => one.id === table.game);
    if (!game) continue;
    const history = await store.history(id, game);
    tryGame(`table ${id} (${game.id}, rules ${match.version})`, () => leadsThere(game, table, history, match.outcome));
  }
  redis.disconnect();
}

for (const game of games) replayRecorded(game);
if (asked.redis !== undefined) await replayStored(asked.redis);
for (const one of broken) console.log(one);
console.log(`${played} games played again, ${broken.length} of them broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
