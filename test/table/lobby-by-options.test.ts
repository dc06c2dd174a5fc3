import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { wordDenial } from '../../src/table/words.js';
import { ferry } from '../support/games/ferry/index.js';
import { type House, asks, denied, done, ivo, mira, openHouse, opening, otto, zoe } from '../support/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse({ games: [anyGame(ferry)] });
});
afterAll(() => house.close());

const openFerry = async (players?: number): Promise<string> =>
  done(await house.tables.open(opening('ferry', players === undefined ? {} : { players }), asks(mira))).snapshot.table
    .id;

describe('a lobby whose options shape the table', () => {
  test('opened for more than the usual variant seats, it takes the variant that seats them', async () => {
    const found = await house.tables.byId(await openFerry(4));
    expect(found.ok && found.snapshot.table).toMatchObject({ preset: 'rivals', options: { play: 'rivals' } });
    const usual = await house.tables.byId(await openFerry());
    expect(usual.ok && usual.snapshot.table).toMatchObject({ preset: 'together', seats: [{}, {}] });
    expect(denied(await house.tables.open(opening('ferry', { players: 5 }), asks(mira)))).toMatchObject({
      code: 'seat-count',
      params: { min: 1, max: 4 },
    });
  });

  test('seats come and go with the options, but never from under somebody', async () => {
    const { tables } = house;
    const id = await openFerry();
    expect(denied(await tables.setSeats(id, 4, asks(mira)))).toMatchObject({ code: 'seat-count', params: { max: 2 } });
    done(await tables.setOptions(id, { play: 'rivals' }, asks(mira)));
    expect(done(await tables.setSeats(id, 4, asks(mira))).snapshot.table.seats).toHaveLength(4);
    for (const person of [otto, zoe]) done(await tables.join(id, asks(person)));
    expect(denied(await tables.setOptions(id, { play: 'together' }, asks(mira)))).toMatchObject({
      code: 'seat-count',
      params: { min: 1, max: 2 },
    });
    done(await tables.leave(id, asks(zoe)));
    const { table } = done(await tables.setOptions(id, { play: 'together' }, asks(mira))).snapshot;
    expect(table.seats.map(({ name }) => name)).toEqual(['Mira', 'Otto']);
  });

  test('several may hold one wish, as many as the game says; it lapses with the option that brought it', async () => {
    const { tables } = house;
    const id = await openFerry(4);
    for (const person of [otto, zoe, ivo]) done(await tables.join(id, asks(person), 'oar'));
    const taken = denied(await tables.join(id, asks(mira), 'oar'));
    expect(taken).toMatchObject({ code: 'wish-taken' });
    const reader = { locale: 'fr', person: mira.id } as const;
    expect(wordDenial(taken, [anyGame(ferry)], reader)).toBe('Quelqu’un d’autre a déjà demandé Rame.');
    const unknown = denied(await tables.join(id, asks(mira), 'anchor'));
    expect(wordDenial(unknown, [anyGame(ferry)], reader)).toContain('Barre, Rame');
    done(await tables.join(id, asks(mira), 'helm'));
    for (const person of [zoe, ivo]) done(await tables.leave(id, asks(person)));
    const { table } = done(await tables.setOptions(id, { play: 'together' }, asks(mira))).snapshot;
    expect(table.wishes).toEqual([null, null]);
  });

  test('an option that means nothing now cannot be chosen', async () => {
    const { tables } = house;
    const id = await openFerry();
    expect(denied(await tables.setOptions(id, { toll: 1 }, asks(mira)))).toMatchObject({ code: 'unknown-option' });
    done(await tables.setOptions(id, { play: 'rivals' }, asks(mira)));
    expect(done(await tables.setOptions(id, { toll: 1 }, asks(mira))).snapshot.table.options).toMatchObject({
      toll: 1,
    });
  });

  test('a typed option is checked by the game, and what it refuses changes nothing', async () => {
    const { tables } = house;
    const id = await openFerry();
    expect(denied(await tables.setOptions(id, { river: 'a brook' }, asks(mira)))).toMatchObject({
      code: 'refused',
      params: { refused: { rule: 'FER-2', reason: { key: 'riverSigns' } } },
    });
    const { table } = done(await tables.setOptions(id, { river: '~~#~~' }, asks(mira))).snapshot;
    expect(table).toMatchObject({ options: { river: '~~#~~' }, preset: 'custom' });
    done(await tables.start(id, asks(mira)));
  });

  test('a table that the game refuses is told why, and stays in the lobby', async () => {
    const { tables } = house;
    const id = await openFerry(4);
    for (const person of [otto, zoe]) done(await tables.join(id, asks(person)));
    const refused = denied(await tables.start(id, asks(mira)));
    expect(refused).toMatchObject({
      code: 'refused',
      params: { refused: { rule: 'FER-4', reason: { key: 'evenSides', params: { seats: 3 } } } },
    });
    const found = await tables.byId(id);
    expect(found.ok && found.snapshot.table).toMatchObject({ state: 'lobby', seats: [{}, {}, {}, {}] });
    done(await tables.join(id, asks(ivo)));
    expect(done(await tables.start(id, asks(mira))).snapshot.table.state).toBe('playing');
  });
});
