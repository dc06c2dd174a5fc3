/** A thread that thinks: it knows the games, takes one question after the other, and looks at the clock while it does. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyGame, type AnyMatch, type Seat, rngOver, seedRng, think } from '../kernel/index.js';
import type { AnyAdvice } from '../table/thinking.js';

export type ThreadData = {
  /** The module that lists the games, as a file's address. */
  register: string;
};
export type Order = { id: number; game: string; match: AnyMatch; seat: Seat; seed: string; budgetMs: number };
export type Report =
  | { kind: 'ready' }
  | { kind: 'advice'; id: number; advice: AnyAdvice | undefined }
  | { kind: 'failed'; id: number; problem: string };

const { register } = workerData as ThreadData;
const { games } = (await import(register)) as { games: readonly AnyGame[] };

function answerTo({ id, game: name, match, seat, seed, budgetMs }: Order): Report {
  const until = performance.now() + budgetMs;
  try {
    const game = games.find((one) => one.id === name);
    if (!game) return { kind: 'failed', id, problem: `no game ${name}` };
    const mayGoOn = (): boolean => performance.now() < until;
    return { kind: 'advice', id, advice: think(game, match, seat, rngOver(seedRng(seed)), { mayGoOn }) };
  } catch (error) {
    return { kind: 'failed', id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const report = (what: Report): void => parentPort?.postMessage(what);

parentPort?.on('message', (order: Order) => {
  report(answerTo(order));
});
report({ kind: 'ready' });
