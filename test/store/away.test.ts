import { describe, expect, test } from 'vitest';
import { whenReady } from '../../src/store/connect.js';
import { asks, cells, denied, done, duel, mark, mira, openHouse, opening, otto, watch } from '../support/tables.js';
import { openChannel } from '../support/channel.js';
import { openOffice } from '../support/office.js';
import { ownCluster, ownRedis } from '../../scripts/rehearsal/own-redis.js';

describe('a Redis that is away', () => {
  test('costs a kind refusal and nothing else: every acknowledged move is there when it is back', async () => {
    const redis = await ownRedis();
    const house = await openHouse({ url: redis.url });
    try {
      const { tables } = house;
      const id = await duel(house);
      done(await tables.answer(id, mark(5), asks(mira)));
      await redis.kill();
      const lost = asks(otto);
      expect(denied(await tables.answer(id, mark(1), lost)).code).toBe('storage-away');
      expect(denied(await tables.byId(id)).code).toBe('storage-away');
      expect(denied(await tables.open(opening('beacon'), asks(mira))).code).toBe('storage-away');
      await redis.restart();
      await whenReady(house.redis);
      const found = await tables.byId(id);
      expect(found.ok && cells(found)).toBe('····×····');
      // The refused move was not carried out later, and may be made now.
      expect(cells(done(await tables.answer(id, mark(1), lost)))).toBe('○···×····');
    } finally {
      house.redis.disconnect();
      await redis.close();
    }
  });
});

describe('a Redis Cluster', () => {
  test('holds everything: no script or command reaches across hash tags', async () => {
    const redis = await ownCluster(3);
    const house = await openHouse({ url: redis.url, checkpointEvery: 2 });
    const channel = openChannel();
    const office = openOffice(house, { url: redis.url, poster: channel.poster });
    try {
      house.onNudge.tell = office.queues.nudge;
      await office.work();
      const { tables } = house;
      const id = await watch(house, [mira, otto]);
      done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
      done(await tables.undo(id, asks(mira)));
      done(await tables.answer(id, { action: 'roll', args: {} }, asks(otto)));
      const saved = await tables.exportTable(id, asks(mira));
      expect(saved.ok && done(await tables.importTable(saved.json, opening('beacon'), asks(mira))).ok).toBe(true);
      await expect.poll(() => channel.messages.map(({ kind }) => kind)).toContain('board');
      done(await tables.end(id, asks(mira)));
      const found = await tables.find('c-nowhere');
      expect(denied(found).code).toBe('no-table');
    } finally {
      await office.close();
      house.redis.disconnect();
      await redis.close();
    }
  });

  test('of three masters goes on when one of them and one of two workers are lost: every move is made and posted once', async () => {
    const redis = await ownCluster(3);
    const house = await openHouse({ url: redis.url });
    const channel = openChannel();
    const office = openOffice(house, { url: redis.url, poster: channel.poster, stalledAfterMs: 1000 });
    try {
      house.onNudge.tell = office.queues.nudge;
      const [first] = [await office.work(), await office.work()];
      const { tables } = house;
      const ids: string[] = [];
      for (let count = 0; count < 6; count += 1) ids.push(await duel(house));
      const lost = Promise.all([redis.kill().then(() => redis.restart()), first.close()]);
      const moves = ids.map(async (id) => {
        // The same interaction again and again, as whoever is not answered sends it: it counts once.
        const request = asks(mira);
        await expect.poll(async () => (await tables.answer(id, mark(5), request)).ok).toBe(true);
      });
      await Promise.all([...moves, lost]);
      for (const id of ids) {
        await expect.poll(() => office.outbox.backlog(id).catch(() => -1)).toBe(0);
        const history = await tables.history(id);
        expect(history.ok && history.entries.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
      }
      const boards = channel.messages.filter(({ kind, pings }) => kind === 'board' && pings.includes('Otto'));
      expect(boards).toHaveLength(ids.length);
    } finally {
      await office.close();
      house.redis.disconnect();
      await redis.close();
    }
  });
});
