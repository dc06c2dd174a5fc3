import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { orderOf } from '../../src/table/orders.js';
import type { Snapshot } from '../../src/table/types.js';
import { ferry } from '../support/games/ferry/index.js';
import { type House, asks, denied, done, ivo, mira, openHouse, opening, otto, zoe } from '../support/tables.js';

let house: House;
beforeEach(async () => {
  house = await openHouse({ games: [anyGame(ferry)] });
});
afterEach(async () => {
  await house.close();
});

/** A ferry of four that is caught in a storm: everybody may brace. */
async function inAStorm(): Promise<{ id: string; snapshot: Snapshot }> {
  const { tables } = house;
  const { table } = done(await tables.open(opening('ferry', { players: 4 }), asks(mira))).snapshot;
  for (const one of [otto, zoe, ivo]) done(await tables.join(table.id, asks(one)));
  let { snapshot } = done(await tables.start(table.id, asks(mira)));
  const people = [mira, otto, zoe, ivo];
  for (let count = 0; snapshot.match?.stack.at(-1)?.step !== 'storm' && count < 40; count += 1) {
    const wait = snapshot.table.waits[0];
    const person = people[wait?.seat ?? -1];
    if (!wait || !person) throw new Error('nobody is asked');
    const advice = await tables.advise(table.id, wait.seat);
    if (!advice.ok || !advice.advice) throw new Error('no advice');
    const { action, args } = advice.advice;
    snapshot = done(await tables.answer(table.id, { action, args }, asks(person))).snapshot;
  }
  return { id: table.id, snapshot };
}

const waitedFor = ({ table }: Snapshot): number[] => table.waits.map(({ seat }) => seat);

describe('a standing order', () => {
  it('passes at once and for what follows, by the normal path, and the log says so', async () => {
    const { id, snapshot } = await inAStorm();
    expect(waitedFor(snapshot)).toContain(1);
    const ordered = done(await house.tables.setOrder(id, 'own-turn', asks(otto))).snapshot;
    expect(waitedFor(ordered)).not.toContain(1);
    expect(orderOf(ordered.table, 1)).toMatchObject({ until: 'own-turn' });
    const log = await house.tables.log(id, { viewer: otto.id, locale: 'en' });
    expect(log.ok && log.lines.map(({ text }) => text)).toContain('Otto’s standing order: pass.');
  });

  it('is taken back, goes with the seat, and is nobody else’s to give', async () => {
    const { id } = await inAStorm();
    done(await house.tables.setOrder(id, 'touched', asks(otto)));
    expect(orderOf(done(await house.tables.setOrder(id, null, asks(otto))).snapshot.table, 1)).toBeUndefined();
    done(await house.tables.setOrder(id, 'turn', asks(zoe)));
    expect(done(await house.tables.leave(id, asks(zoe))).snapshot.table.orders).toEqual([]);
    expect(denied(await house.tables.setOrder(id, 'turn', asks(zoe))).code).toBe('not-seated');
  });

  it('ends when one’s own turn comes', async () => {
    const { id } = await inAStorm();
    let { snapshot } = done(await house.tables.setOrder(id, 'own-turn', asks(otto)));
    const people = [mira, otto, zoe, ivo];
    for (let count = 0; snapshot.table.state === 'playing' && orderOf(snapshot.table, 1) && count < 40; count += 1) {
      const seat = snapshot.table.waits.find((wait) => wait.seat !== 1)?.seat ?? -1;
      const person = people[seat];
      if (!person) break;
      const advice = await house.tables.advise(id, seat);
      if (!advice.ok || !advice.advice) break;
      const { action, args } = advice.advice;
      snapshot = done(await house.tables.answer(id, { action, args }, asks(person))).snapshot;
    }
    expect(snapshot.table.state === 'over' || orderOf(snapshot.table, 1) === undefined).toBe(true);
  });
});
