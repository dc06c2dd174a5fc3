import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { LobbyTask } from '../../renderers/contract.js';
import { type PoolSettings, type RenderPool, createRenderPool } from '../../renderers/pool.js';

const lobby: LobbyTask = {
  kind: 'lobby',
  game: 'tic-tac-toe',
  locale: 'en',
  names: ['Ada'],
  awaited: [],
  host: 'Ada',
  players: { min: 2, max: 2 },
  mode: 'competitive',
  options: [{ label: 'Cross begins', meaning: '' }],
  seats: [{ name: 'Ada', kind: 'person', wish: null }, null],
};

/** A pool that keeps a list of its processes. */
function watched(settings: PoolSettings): { pool: RenderPool; started: number[]; said: string[] } {
  const started: number[] = [];
  const said: string[] = [];
  const note = (data: object, message: string): void => {
    said.push(message);
    if (message === 'render process started' && 'pid' in data && typeof data.pid === 'number') started.push(data.pid);
  };
  const pool = createRenderPool({ ...settings, log: { info: note, warn: note } });
  pools.push(pool);
  return { pool, started, said };
}

const pools: RenderPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the render pool', () => {
  it('draws in another process and hands back a whole PNG with its alt text', async () => {
    const { pool, started } = watched({ processes: 1 });
    const [picture] = await pool.draw(lobby);
    expect(started).toHaveLength(1);
    expect(started[0]).not.toBe(process.pid);
    if (!picture) throw new Error('no picture');
    expect(Buffer.isBuffer(picture.png)).toBe(true);
    const decoded = PNG.sync.read(picture.png);
    expect([decoded.width, decoded.height]).toEqual([picture.width, picture.height]);
    expect(picture.alt).toContain('Ada');
  });

  it('serves more tasks than it has processes, each once', async () => {
    const { pool, started } = watched({ processes: 2 });
    const drawn = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        pool.draw({ ...lobby, host: `Host ${index}`, options: [{ label: `no. ${index}`, meaning: '' }] }),
      ),
    );
    expect(started.length).toBeLessThanOrEqual(2);
    expect(drawn.map(([picture]) => /no\. \d/u.exec(picture?.alt ?? '')?.[0])).toEqual(
      Array.from({ length: 6 }, (_, index) => `no. ${index}`),
    );
  });

  it('draws what belongs together in one go, in its order', async () => {
    const { pool } = watched({ processes: 1 });
    const pictures = await pool.drawAll(
      [1, 2].map((count) => ({ ...lobby, options: [{ label: `no. ${count}`, meaning: '' }] })),
    );
    expect(pictures.map(({ alt }) => /no\. \d/u.exec(alt)?.[0])).toEqual(['no. 1', 'no. 2']);
    const nonsense = {
      kind: 'board',
      game: 'orcs-orcs-orcs',
      locale: 'en',
      names: [],
      awaited: [],
      events: [],
      view: {},
    };
    await expect(pool.drawAll([lobby, nonsense as never])).rejects.toThrow('could not be drawn');
  });

  it('replaces a process that died and draws its task again', async () => {
    const { pool, started, said } = watched({ processes: 1 });
    const drawing = pool.draw(lobby);
    await until(() => started.length === 1);
    process.kill(started[0] ?? 0, 'SIGKILL');
    const [picture] = await drawing;
    expect(picture?.width).toBe(1280);
    expect(started).toHaveLength(2);
    expect(said).toContain('render process died');
  });

  it('gives a task up that kills two processes', async () => {
    const { pool, started } = watched({ processes: 1 });
    const drawing = pool.draw(lobby);
    const refused = expect(drawing).rejects.toThrow('died');
    for (const count of [1, 2]) {
      await until(() => started.length === count);
      process.kill(started[count - 1] ?? 0, 'SIGKILL');
    }
    await refused;
    await expect(pool.draw(lobby)).resolves.toHaveLength(1);
  });

  it('counts a stuck process as dead', async () => {
    const { pool, said } = watched({ processes: 1, patience: 1 });
    await expect(pool.draw(lobby)).rejects.toThrow('died');
    expect(said).toContain('render process stuck');
  });

  it('says why a picture could not be drawn, without trying again', async () => {
    const { pool, started } = watched({ processes: 1 });
    const nonsense = {
      kind: 'board',
      game: 'orcs-orcs-orcs',
      locale: 'en',
      names: [],
      awaited: [],
      events: [],
      view: {},
    };
    await expect(pool.draw(nonsense as never)).rejects.toThrow('could not be drawn');
    expect(started).toHaveLength(1);
    await expect(pool.draw(lobby)).resolves.toHaveLength(1);
  });

  it('relieves a process after so many tasks, by one that has drawn the like before it is given any', async () => {
    const { pool, started } = watched({ processes: 1, recycleAfter: 2 });
    for (let count = 0; count < 2; count += 1) await pool.draw(lobby);
    expect(started).toHaveLength(2);
    // The old one serves until the new one is ready.
    await expect(pool.draw(lobby)).resolves.toHaveLength(1);
    await until(() => !isAlive(started[0]));
    await expect(pool.draw(lobby)).resolves.toHaveLength(1);
    expect(started).toHaveLength(2);
    expect(isAlive(started[1])).toBe(true);
  });

  it('hires ahead where there is something to practise on', async () => {
    const { pool, started } = watched({ processes: 2, practice: [lobby, { ...lobby, locale: 'fr' }] });
    expect(started).toHaveLength(2);
    const drawn = await Promise.all(
      [1, 2, 3].map((count) => pool.draw({ ...lobby, options: [{ label: `no. ${count}`, meaning: '' }] })),
    );
    expect(drawn.map(([picture]) => /no\. \d/u.exec(picture?.alt ?? '')?.[0])).toEqual(['no. 1', 'no. 2', 'no. 3']);
    expect(started).toHaveLength(2);
  });

  it('closes cleanly: what is being drawn is finished, what waits is refused, no process is left', async () => {
    const { pool, started } = watched({ processes: 1 });
    const first = pool.draw(lobby);
    const second = pool.draw(lobby);
    const refused = expect(second).rejects.toThrow('closed');
    await pool.close();
    await refused;
    await expect(first).resolves.toHaveLength(1);
    expect(started.some(isAlive)).toBe(false);
    await expect(pool.draw(lobby)).rejects.toThrow('closed');
  });

  it('a render process ends when its parent is gone', async () => {
    const child = fork(fileURLToPath(new URL('../../renderers/process.ts', import.meta.url)), [], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    await once(child, 'spawn');
    child.disconnect();
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  it('a game without pictures of its own gets none of its board', async () => {
    const { pool } = watched({ processes: 1 });
    const setting = { locale: 'en', names: ['Ada'], awaited: [], game: 'tic-tac-toe', view: {} } as const;
    await expect(pool.draw({ ...setting, kind: 'board', events: [] })).resolves.toEqual([]);
    await expect(pool.draw({ ...setting, kind: 'hand', seat: 0 })).resolves.toEqual([]);
    const asked = { seat: 0, action: 'mark', argument: 'cell', given: {}, picked: [], choices: ['a1', 'b1'] };
    await expect(pool.draw({ ...setting, ...asked, kind: 'preview' })).resolves.toEqual([]);
    const lookup = { viewer: 'spectator', lookup: 'cell', args: { cell: 'a1' } } as const;
    await expect(pool.draw({ ...setting, ...lookup, kind: 'lookup' })).resolves.toEqual([]);
  });
});
