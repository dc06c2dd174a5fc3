import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import type { DrawTask, Picture } from '../../renderers/contract.js';
import { openChannel, sketch } from '../support/channel.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

let house: House;
let office: Office;
/** The boards that were ordered, and those that came into the channel, by their cells. */
let ordered: string[] = [];
let shown: string[] = [];
/** So many drawings fail from now on. */
let failures = 0;

/** A picture under the name of what it shows. */
async function draw(task: DrawTask): Promise<Picture[]> {
  const pictures = await sketch(task);
  if (task.kind !== 'board' || !('cells' in task.view)) return pictures;
  const name = JSON.stringify(task.view.cells);
  ordered.push(name);
  failures -= 1;
  if (failures >= 0) throw new Error('no ink');
  return pictures.map((picture) => ({ ...picture, name }));
}

/** A game for two whose first board stands; what is written from now on is told to the workers, as in the bot. */
async function begun(): Promise<string> {
  house = await openHouse();
  const channel = openChannel();
  channel.before = (_, post) => {
    if ('pictures' in post) shown.push(...(post.pictures as readonly Picture[]).map(({ name }) => name));
  };
  office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, draw });
  const workers = await office.work();
  house.onNudge.tell = workers.postAtOnce;
  house.onComing.tell = workers.drawAhead;
  const id = await duel(house);
  await office.posted(id);
  [ordered, shown, failures] = [[], [], 0];
  return id;
}

afterEach(async () => {
  await office.close();
  await house.close();
});

const board = (marks: Readonly<Record<number, number>>): string =>
  JSON.stringify(Array.from({ length: 9 }, (_, cell) => marks[cell + 1] ?? null));

describe('pictures begun while a move is written', () => {
  test('a move is drawn once, for the post that shows it', async () => {
    const id = await begun();
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(ordered).toEqual([board({ 5: 0 })]);
    expect(shown).toEqual(ordered);
  });

  test('it is drawn before it has been looked what is to be posted', async () => {
    const id = await begun();
    const { look } = office.outbox;
    vi.spyOn(office.outbox, 'look').mockImplementation(async (table) => {
      await expect.poll(() => ordered).toEqual([board({ 5: 0 })]);
      return look(table);
    });
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(shown).toEqual([board({ 5: 0 })]);
    expect(ordered).toEqual(shown);
  });

  test('what comes to nothing is never shown: another move is drawn anew', async () => {
    const id = await begun();
    const unlucky = house.again((store) => ({ ...store, commit: () => Promise.resolve('conflict') }));
    expect(await unlucky.answer(id, mark(1), asks(mira))).toMatchObject({ ok: false, code: 'busy' });
    // It is another process that is luckier.
    house.onComing.tell = () => undefined;
    done(await house.tables.answer(id, mark(9), asks(mira)));
    await office.posted(id);
    expect(ordered.at(-1)).toBe(board({ 9: 0 }));
    expect(shown).toEqual([board({ 9: 0 })]);
  });

  test('where moves come faster than they are posted, the last board shows all of them', async () => {
    const id = await begun();
    done(await house.tables.answer(id, mark(5), asks(mira)));
    done(await house.tables.answer(id, mark(1), asks(otto)));
    done(await house.tables.answer(id, mark(9), asks(mira)));
    await office.posted(id);
    expect(shown.at(-1)).toBe(board({ 1: 1, 5: 0, 9: 0 }));
  });

  test('a drawing that fails ahead is tried again with its post', async () => {
    const id = await begun();
    failures = 1;
    done(await house.tables.answer(id, mark(5), asks(mira)));
    await office.posted(id);
    expect(shown).toEqual([board({ 5: 0 })]);
    expect(ordered).toHaveLength(2);
  });
});
