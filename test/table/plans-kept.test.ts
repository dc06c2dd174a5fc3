import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { ferry } from '../support/games/ferry/index.js';
import { type House, asks, denied, done, mira, openHouse, opening } from '../support/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse({ games: [anyGame(ferry)] });
});
afterAll(() => house.close());

const load = (...cargo: string[]) => ({ action: 'load', args: { boat: 'oak', cargo } });

/** Mira alone on a river of her own, her bank chosen. */
async function alone(): Promise<string> {
  const { tables } = house;
  const { id } = done(await tables.open(opening('ferry', { players: 1 }), asks(mira))).snapshot.table;
  done(await tables.setOptions(id, { river: '~#~' }, asks(mira)));
  done(await tables.start(id, asks(mira)));
  done(await tables.answer(id, { action: 'bank', args: { side: 'left' } }, asks(mira)));
  return id;
}

const cargo = async (id: string): Promise<unknown> => {
  const found = await house.tables.byId(id);
  const board = found.ok ? (found.snapshot.match?.board as { crews: { cargo: { oak: string[] } }[] }) : undefined;
  return board?.crews[0]?.cargo.oak;
};

describe('a plan and a typed option, once said', () => {
  test('are taken back and said anew', async () => {
    const { tables } = house;
    const id = await alone();
    done(await tables.answer(id, load('sack', 'sack', 'barrel'), asks(mira)));
    expect(await cargo(id)).toEqual(['sack', 'sack', 'barrel']);
    done(await tables.undo(id, asks(mira)));
    expect(await cargo(id)).toEqual(['sack']);
    expect(denied(await tables.answer(id, load('anvil', 'anvil'), asks(mira)))).toMatchObject({
      code: 'refused',
      params: { refused: { rule: 'FER-2', argument: 'cargo' } },
    });
    done(await tables.answer(id, load('anvil'), asks(mira)));
    expect(await cargo(id)).toEqual(['anvil']);
  });

  test('go out in a save file and come in again as the same game, with the same log', async () => {
    const { tables } = house;
    const id = await alone();
    done(await tables.answer(id, load('barrel', 'barrel'), asks(mira)));
    const saved = await tables.exportTable(id, asks(mira));
    if (!saved.ok) throw new Error(saved.code);
    const copy = done(await tables.importTable(saved.json, opening('ferry'), asks(mira))).snapshot;
    expect(copy.table.options).toMatchObject({ river: '~#~' });
    expect(await cargo(copy.table.id)).toEqual(['barrel', 'barrel']);
    const log = await tables.log(copy.table.id, { viewer: mira.id, locale: 'en' });
    expect(log.ok && log.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('Barrel, Barrel')]),
    );
  });
});
