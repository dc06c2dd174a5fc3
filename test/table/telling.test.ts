import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import type { Done } from '../../src/table/ports.js';
import { recapOf } from '../../src/table/recap.js';
import { answerLines, postLines } from '../../src/table/telling.js';
import type { OutboxEntry } from '../../src/table/types.js';
import { keysUnder } from '../../src/store/keys.js';
import { sayAt } from '../../src/table/words.js';
import { ferry } from '../support/games/ferry/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { type House, asks, done, duel, mark, mira, openHouse, opening, otto } from '../support/tables.js';

const games = [anyGame(ferry), anyGame(ticTacToe)];
let house: House;
beforeAll(async () => {
  house = await openHouse({ games });
});
afterAll(() => house.close());

function gameOf({ snapshot }: Done) {
  const game = games.find(({ id }) => id === snapshot.table.game);
  if (!game) throw new Error('unknown game');
  return game;
}

function told(reply: Done, seat: number | undefined) {
  const game = gameOf(reply);
  return answerLines(game, reply, { seat, say: sayAt(game, reply.snapshot.table, 'fr') });
}

/** What the last commit left to be posted. */
async function left(reply: Done): Promise<OutboxEntry[]> {
  const { prefix, redis } = house;
  const entries = await redis.xrevrange(keysUnder(prefix).outbox(reply.snapshot.table.id), '+', '-', 'COUNT', 1);
  return entries.map(([, fields]) => JSON.parse(fields[1] ?? '') as OutboxEntry);
}

async function onTheFerry(): Promise<string> {
  const { tables } = house;
  const { id } = done(await tables.open(opening('ferry', { players: 2 }), asks(mira))).snapshot.table;
  done(await tables.join(id, asks(otto)));
  done(await tables.start(id, asks(mira)));
  return id;
}

describe('who says what', () => {
  test('a move is told by its answer, in the table’s language for everybody, in the asker’s for the asker', async () => {
    const id = await duel(house);
    const reply = done(await house.tables.answer(id, mark(5), asks(mira)));
    expect(told(reply, 0)).toMatchObject({ everybody: ['Mira marks cell 5.'], secret: [] });
    expect(told(reply, 0).asker).not.toEqual(['Mira marks cell 5.']);
    const entries = await left(reply);
    expect(postLines(gameOf(reply), reply.snapshot, entries)).toEqual([]);
    expect(recapOf(gameOf(reply), reply.snapshot, entries, { seats: [] }).lines).toEqual(['Mira marks cell 5.']);
  });

  test('a secret action is answered privately alone; what everybody may know is a post of the table’s own', async () => {
    const id = await onTheFerry();
    const reply = done(await house.tables.answer(id, { action: 'bank', args: { side: 'right' } }, asks(mira)));
    expect(reply.announced).toBe(true);
    expect(told(reply, 0)).toEqual({
      everybody: [],
      asker: ['Votre choix : Rive droite.', 'Mira a choisi.'],
      secret: ['Votre choix : Rive droite.'],
    });
    expect(postLines(gameOf(reply), reply.snapshot, await left(reply))).toEqual(['Mira has chosen.']);
    const open = done(await house.tables.answer(id, { action: 'bank', args: { side: 'left' } }, asks(otto)));
    expect(told(open, undefined)).toEqual({ everybody: [], asker: [], secret: [] });
  });

  test('a vote is posted by the table; the asker’s answer says nothing to the others', async () => {
    const id = await duel(house);
    const reply = done(await house.tables.end(id, asks(otto)));
    expect(told(reply, 1).everybody).toEqual([]);
    expect(postLines(gameOf(reply), reply.snapshot, await left(reply))).toHaveLength(1);
  });

  test('a lobby shows itself, and a repeated interaction is told already', async () => {
    const opened = done(await house.tables.open(opening('ferry', { players: 2 }), asks(mira)));
    expect(told(opened, 0).everybody).toEqual([]);
    expect(postLines(gameOf(opened), opened.snapshot, await left(opened))).toEqual([]);
    const id = await duel(house);
    const request = asks(mira);
    done(await house.tables.answer(id, mark(5), request));
    const again = done(await house.tables.answer(id, mark(5), request));
    expect(again.repeated).toBe(true);
    expect(told(again, 0).everybody).toEqual([]);
  });
});
