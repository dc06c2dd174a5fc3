import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { ChannelGone } from '../../src/jobs/ports.js';
import type { Workers } from '../../src/jobs/workers.js';
import type { Reply } from '../../src/table/ports.js';
import { type Channel, openChannel, sketch } from '../support/channel.js';
import { beacon } from '../support/games/beacon.js';
import { hearLog } from '../support/heard-log.js';
import { type Office, type OfficeOptions, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, opening, otto, watch, zoe } from '../support/tables.js';

const beaconGame = anyGame(beacon);
let house: House;
let office: Office;
let channel: Channel;

async function setUp(more: Partial<OfficeOptions> = {}): Promise<void> {
  house = await openHouse();
  channel = openChannel();
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, ...more });
  house.onNudge.tell = office.queues.nudge;
}

afterEach(async () => {
  await office.close();
  await house.close();
});

describe('posting', () => {
  test('the lobby stands once and is edited as people come; the first board closes it', async () => {
    await setUp();
    await office.work();
    const { id } = done(await house.tables.open(opening('beacon', { players: 2 }), asks(mira))).snapshot.table;
    await office.posted(id);
    expect(channel.messages).toMatchObject([{ kind: 'lobby', pictures: ['lobby.png'] }]);
    done(await house.tables.join(id, asks(otto)));
    await office.posted(id);
    expect(channel.messages).toMatchObject([{ edits: 1 }]);
    done(await house.tables.start(id, asks(mira)));
    await office.posted(id);
    expect(channel.messages).toMatchObject([
      { kind: 'lobby', hasButtons: false, pictures: [], shrunk: 'begun → m2' },
      {
        kind: 'board',
        hasButtons: true,
        pings: ['Mira', 'Otto'],
        pictures: ['board.png'],
        lines: ['The game begins.'],
      },
    ]);
  });

  test('a board comes after each phase, with what happened since; a move in between is not posted again', async () => {
    await setUp();
    await office.work();
    const id = await watch(house, [mira, otto]);
    await office.posted(id);
    const before = channel.messages.length;
    done(await house.tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
    await office.posted(id);
    expect(channel.messages).toHaveLength(before);
    done(await house.tables.answer(id, { action: 'feed', args: { logs: 2 } }, asks(otto)));
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({
      kind: 'board',
      // Mira is asked anew: what happened since her own turn.
      lines: ['Otto feeds 2.'],
      caption: 'Dusk of round 1',
    });
    expect(channel.messages.slice(0, -1).every(({ hasButtons }) => !hasButtons)).toBe(true);
    const keys = await office.outbox.posted(id, beaconGame);
    expect(keys).toMatchObject({ view: { round: 2 }, begun: null });
  });

  test('each turn pings once whoever is to decide, and nobody who is not', async () => {
    await setUp();
    await office.work();
    const id = await duel(house);
    await office.posted(id);
    for (const [turn, cell] of [5, 1, 2].entries()) {
      done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
      await office.posted(id);
    }
    done(await house.tables.showBoard(id, asks(mira)));
    await office.posted(id);
    const boards = channel.messages.filter(({ kind }) => kind === 'board');
    expect(boards.map(({ pings }) => pings)).toEqual([['Mira'], ['Otto'], ['Mira'], ['Otto'], []]);
  });

  test('what was superseded before it was drawn is skipped, and who is asked reads what happened since their turn', async () => {
    await setUp();
    const id = await duel(house);
    for (const [turn, cell] of [5, 1, 2].entries()) {
      done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
    }
    await office.work();
    await office.posted(id);
    expect(channel.messages.filter(({ kind }) => kind === 'board')).toHaveLength(1);
    expect(channel.messages.at(-1)).toMatchObject({ pings: ['Otto'], lines: ['Mira marks cell 2.'] });
  });

  test('keeps the order, with several workers and many moves', async () => {
    await setUp();
    await Promise.all([office.work(), office.work()]);
    const id = await duel(house);
    const order = [1, 2, 3, 5, 4, 6, 8, 7, 9];
    for (const [turn, cell] of order.entries()) {
      done(await house.tables.answer(id, mark(cell), asks(turn % 2 === 0 ? mira : otto)));
    }
    await office.posted(id);
    const marked = channel.told.flatMap((line) => /marks cell (\d)/.exec(line)?.[1] ?? []).map(Number);
    expect(marked).toEqual(order.filter((cell) => marked.includes(cell)));
    expect(marked.at(-1)).toBe(9);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'end', pictures: ['end.png', 'board.png'], pings: [] });
    expect(await office.records.find('g1')).toMatchObject([{ table: id, winners: [0, 1] }]);
    const depth = await office.queues.depths();
    expect(depth.posts).toBe(0);
  });

  test('what was looked at before the lock was had is looked at again: another may have posted it meanwhile', async () => {
    await setUp();
    const id = await duel(house);
    const { outbox } = office;
    const [hold, look] = [outbox.hold, outbox.look];
    const looks: Promise<unknown>[] = [];
    vi.spyOn(outbox, 'look').mockImplementation((table) => {
      const looking = look(table);
      looks.push(looking);
      return looking;
    });
    const hired: Workers[] = [];
    // As a cluster does that has to send the lock a second time, after the look has come back.
    const late = vi.spyOn(outbox, 'hold').mockImplementationOnce(async (mine, ms) => {
      await expect.poll(() => looks.length).toBeGreaterThan(0);
      await Promise.all(looks);
      await expect.poll(() => hired.length).toBe(1);
      for (const other of hired) other.postAtOnce(id, 0);
      await office.posted(id);
      await expect.poll(() => hold(mine, ms)).toBe(true);
      return true;
    });
    hired.push(await office.work());
    await expect
      .poll(() => late.mock.settledResults.filter(({ type }) => type === 'fulfilled').length)
      .toBeGreaterThan(1);
    for (const workers of hired) await workers.close();
    expect(channel.messages.map(({ kind }) => kind)).toEqual(['board']);
    expect(channel.calls).toHaveLength(new Set(channel.calls).size);
  });
});

describe('what goes wrong', () => {
  test('a board that is asked for forty times in a row is posted once; later it may be asked for again', async () => {
    await setUp();
    await office.work();
    const id = await duel(house);
    await office.posted(id);
    const before = channel.messages.filter(({ kind }) => kind === 'board').length;
    for (let count = 0; count < 40; count += 1) {
      done(await house.tables.showBoard(id, asks(mira)));
      await office.posted(id);
    }
    expect(channel.messages.filter(({ kind }) => kind === 'board')).toHaveLength(before + 1);
    house.time.now += 30_000;
    done(await house.tables.showBoard(id, asks(otto)));
    await office.posted(id);
    expect(channel.messages.filter(({ kind }) => kind === 'board')).toHaveLength(before + 2);
  });

  test('a post that fails is tried again, and stands once even where it had arrived after all', async () => {
    await setUp();
    await office.work();
    let failures = 0;
    const mayStand: (boolean | undefined)[] = [];
    channel.before = (kind, post) => {
      if (kind === 'board') mayStand.push(post.mayStand);
      if (kind === 'board' && failures < 1) {
        failures += 1;
        throw new Error('500');
      }
    };
    channel.after = (kind) => {
      if (kind === 'board' && failures < 2) {
        failures += 1;
        throw new Error('the line broke before the answer came');
      }
    };
    const id = await duel(house);
    await office.posted(id);
    expect(failures).toBe(2);
    const tried = channel.calls.filter((call) => call.startsWith('board:'));
    expect(tried).toHaveLength(3);
    // Whoever tries again looks first whether it stands.
    expect(mayStand).toEqual([false, true, true]);
    expect(new Set(tried).size).toBe(1);
    expect(channel.messages.filter(({ kind }) => kind === 'board')).toHaveLength(1);
  });

  test('a picture that cannot be drawn leaves a board in words', async () => {
    await setUp({ draw: (task) => (task.kind === 'board' ? Promise.reject(new Error('no ink')) : sketch(task)) });
    await office.work();
    const id = await duel(house);
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'board', pictures: [], lines: ['The game begins.'] });
  });

  test('a post given up after every try is not lost in silence: the table is told, and the story goes on', async () => {
    await setUp({ patience: { attempts: 2, backoffMs: 5 } });
    await office.work();
    let isBroken = true;
    channel.before = (kind) => {
      if (kind === 'board' && isBroken) throw new Error('400');
    };
    const id = await duel(house);
    await office.posted(id);
    expect(channel.said()).toEqual([expect.stringContaining('could not be posted')]);
    isBroken = false;
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'board', lines: ['The game begins.', 'Mira marks cell 5.'] });
  });

  test('a channel that is gone pauses the table at once, without another try', async () => {
    await setUp();
    await office.work();
    channel.before = (kind) => {
      if (kind === 'board') throw new ChannelGone('403');
    };
    const id = await duel(house);
    await office.posted(id);
    const found = await house.tables.byId(id);
    expect(found.ok && found.snapshot.table.state).toBe('paused');
    expect(channel.calls.filter((call) => call.startsWith('board:'))).toHaveLength(1);
    const log = await house.tables.log(id, { viewer: zoe.id, locale: 'en' });
    expect(log.ok && log.lines.at(-1)?.text).toContain('could not be reached');
    channel.before = () => undefined;
    done(await house.tables.resume(id, asks(mira)));
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({ kind: 'board', pings: ['Mira'] });
  });

  test('a table is said to be paused once it is, and what is done right after that is told by the next post', async () => {
    await setUp();
    const heard = hearLog();
    const saidBefore: number[] = [];
    const channelGone = async (id: string): Promise<Reply> => {
      const paused = await house.tables.channelGone(id);
      saidBefore.push(heard.lines.filter(({ msg }) => msg.includes('paused')).length);
      channel.before = () => undefined;
      done(await house.tables.resume(id, asks(mira)));
      return paused;
    };
    const tables = { ...house.tables, channelGone };
    const { log } = heard;
    await office.close();
    office = openOffice({ ...house, tables }, { url: inject('redisUrl'), poster: channel.poster, log });
    house.onNudge.tell = office.queues.nudge;
    await office.work();
    channel.before = (kind) => {
      if (kind === 'board') throw new ChannelGone('403');
    };
    const id = await duel(house);
    await expect.poll(() => channel.messages.at(-1)).toMatchObject({ kind: 'board', pings: ['Mira'] });
    await office.posted(id);
    expect(saidBefore).toEqual([0]);
    expect(heard.lines.filter(({ msg }) => msg.includes('paused'))).toHaveLength(1);
    expect(channel.messages.filter(({ kind }) => kind === 'board')).toHaveLength(1);
  });

  test('a lobby whose channel is gone is closed: nobody could ever join it', async () => {
    await setUp();
    await office.work();
    channel.before = (kind) => {
      if (kind === 'lobby') throw new ChannelGone('404');
    };
    const { table } = done(await house.tables.open(opening('tic-tac-toe'), asks(mira))).snapshot;
    await office.posted(table.id);
    const found = await house.tables.byId(table.id);
    expect(found.ok && found.snapshot.table.state).toBe('closed');
  });

  test('who stops working finishes what was begun', async () => {
    await setUp();
    const workers = await office.work();
    let letGo = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isBegun = false;
    channel.before = async (kind) => {
      if (kind !== 'board') return;
      isBegun = true;
      await stopped;
    };
    await duel(house);
    await expect.poll(() => isBegun).toBe(true);
    const closed = workers.close();
    letGo();
    await closed;
    expect(channel.messages.filter(({ kind }) => kind === 'board')).toHaveLength(1);
  });

  test('counts the boards it has drawn and how long they took to stand', async () => {
    await setUp();
    await office.work();
    const id = await duel(house);
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    const text = await office.metrics.registry.metrics();
    expect(text).toMatch(/barbican_render_seconds_count\{game="tic-tac-toe",kind="board"\} [1-9]/);
    expect(text).toMatch(/barbican_post_seconds_count [1-9]/);
  });

  test('a nudge that was lost is found by the sweep', async () => {
    await setUp();
    house.onNudge.tell = () => undefined;
    await office.work();
    const id = await duel(house);
    house.time.now += 3000;
    await office.posted(id);
    expect(channel.messages.at(-1)?.kind).toBe('board');
  });
});
