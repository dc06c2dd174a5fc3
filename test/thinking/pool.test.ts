import { afterEach, describe, expect, test } from 'vitest';
import { games as registered } from '../../src/games/index.js';
import { type AnyGame, type AnyMatch, awaited, start, widestPlayers } from '../../src/kernel/index.js';
import { thinkHere, withoutThinking } from '../../src/table/thinking.js';
import { type ThinkingPool, type ThinkingPoolOptions, createThinkingPool } from '../../src/thinking/pool.js';
import { games } from '../support/games/thinkers.js';

const register = new URL('../support/games/thinkers.ts', import.meta.url);

let pool: ThinkingPool;
let complaints: string[] = [];
afterEach(async () => {
  await pool.close();
  complaints = [];
});

function open(more: Partial<ThinkingPoolOptions> = {}): void {
  const log = {
    warn: (_: object, line: string) => complaints.push(line),
    error: (_: object, line: string) => complaints.push(line),
  };
  pool = createThinkingPool({
    log: log as unknown as ThinkingPoolOptions['log'],
    register,
    threads: 1,
    budgetMs: 60_000,
    patienceMs: 60_000,
    ...more,
  });
}

function begun(id: string): { game: AnyGame; match: AnyMatch; seat: number; seed: string } {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const { match } = start(game, { seats: 2, options: {}, wishes: [], seed: 'dawn' });
  return { game, match, seat: 0, seed: 'a bot' };
}

describe('thinking in threads', () => {
  test('the answer is the one that thinking here would give, with its reason', async () => {
    open();
    const thought = begun('ferry');
    expect(await pool.think(thought)).toEqual(await thinkHere(thought));
    expect(await pool.think({ ...thought, seat: 7 })).toBeUndefined();
  });

  test('the threads know the registered games without being told', async () => {
    open({ register: undefined });
    for (const game of registered) {
      const { min } = widestPlayers(game);
      const { match } = start(game, { seats: Math.max(2, min), options: {}, wishes: [], seed: 'dawn' });
      const [seat = 0] = awaited(game, match);
      const thought = { game, match, seat, seed: 'a bot' };
      expect(await pool.think(thought)).toEqual(await thinkHere(thought));
    }
    expect(complaints).toEqual([]);
  });

  test('the policy is told when its budget is over', async () => {
    open({ budgetMs: 500 });
    expect(await pool.think(begun('patient'))).toMatchObject({ action: 'mark', args: { cell: '9' } });
  });

  test('more thoughts than threads are thought one after the other', async () => {
    open({ threads: 2 });
    const thoughts = Array.from({ length: 6 }, (_, n) => ({ ...begun('ferry'), seed: `bot ${n}` }));
    const all = await Promise.all(thoughts.map((thought) => pool.think(thought)));
    expect(all).toEqual(await Promise.all(thoughts.map((thought) => thinkHere(thought))));
    expect(all).not.toContain(undefined);
  });

  test('a mind without end is stopped, its seat falls back, and the next one is served', async () => {
    open({ patienceMs: 1500 });
    const thought = begun('endless');
    const [stopped, served] = await Promise.all([pool.think(thought), pool.think(begun('ferry'))]);
    expect(stopped).toEqual(withoutThinking(thought));
    expect(stopped).toBeDefined();
    expect(served).toEqual(await thinkHere(begun('ferry')));
    expect(complaints).toEqual(['a bot thought too long; it falls back']);
  });

  test.each(['faulty', 'deadly'])('a %s mind falls back, and the next one is served', async (id) => {
    open();
    const thought = begun(id);
    expect(await pool.think(thought)).toEqual(withoutThinking(thought));
    expect(await pool.think(begun('ferry'))).toEqual(await thinkHere(begun('ferry')));
  });

  test('where no thread comes up everybody falls back', async () => {
    open({ register: new URL('../support/games/nowhere.ts', import.meta.url) });
    const thought = begun('ferry');
    expect(await Promise.all([pool.think(thought), pool.think(thought)])).toEqual([
      withoutThinking(thought),
      withoutThinking(thought),
    ]);
    expect(complaints).not.toEqual([]);
  });

  test('closing stops whoever thinks and lets nobody wait', async () => {
    open({ patienceMs: 60_000 });
    const thought = begun('endless');
    const waiting = [pool.think(thought), pool.think(begun('ferry'))];
    await pool.close();
    expect(await Promise.all(waiting)).toEqual([withoutThinking(thought), withoutThinking(begun('ferry'))]);
    expect(await pool.think(thought)).toEqual(withoutThinking(thought));
  });
});
