/** Bots that are done look again after a person has acted (`Decision.settled`). */
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import type { Board } from '../../src/games/kingdom-rush/types/index.js';
import { type AnyMatch, anyGame, awaited } from '../../src/kernel/index.js';
import { type AnyAdvice, type Thinker, withoutThinking } from '../../src/table/thinking.js';
import { openChannel } from '../support/channel.js';
import { openOffice } from '../support/office.js';
import { type House, asks, done, mira, openHouse, opening, otto } from '../support/tables.js';

const game = anyGame(kingdomRush);
const people = [mira, otto];
const bot = 2;
const ready: AnyAdvice = { action: 'ready', args: {} };
const rest: AnyAdvice = { action: 'act', args: { what: 'rest' } };

let house: House;
/** What the bot says when it is done and thinks again, and how often it has thought so. */
let second: AnyAdvice;
let looks: number;

const boardIn = (match: AnyMatch): Board => match.board as Board;

const think: Thinker = (thought) => {
  const { phase, ready: isReady } = boardIn(thought.match);
  if (phase !== 2) return Promise.resolve(withoutThinking(thought));
  if (isReady[thought.seat] !== true) return Promise.resolve(ready);
  looks += 1;
  return Promise.resolve(second);
};

beforeEach(async () => {
  second = ready;
  looks = 0;
  house = await openHouse({ games: [game], think });
});
afterEach(() => house.close());

async function standing(id: string): Promise<{ rev: number; match: AnyMatch; board: Board }> {
  const found = await house.tables.byId(id);
  if (!found.ok || !found.snapshot.match) throw new Error('there is no match');
  const { match, table } = found.snapshot;
  return { rev: table.rev, match, board: boardIn(match) };
}

/** Phase 2 of the prologue: Mira and Otto are asked, the bot beside them has said that it is done. */
async function besideReadyBot(): Promise<string> {
  const { tables } = house;
  const { id } = done(await tables.open(opening('kingdom-rush', { players: 3 }), asks(mira))).snapshot.table;
  done(await tables.setOptions(id, { scenario: 'prologue' }, asks(mira)));
  done(await tables.join(id, asks(otto)));
  done(await tables.addBot(id, asks(mira)));
  done(await tables.start(id, asks(mira)));
  for (;;) {
    const { match, board } = await standing(id);
    const [seat = bot] = board.phase === 2 ? [bot] : awaited(game, match);
    const person = people[seat];
    const said = withoutThinking({ game, match, seat, seed: '' });
    if (person && said) done(await tables.answer(id, { action: said.action, args: said.args }, asks(person)));
    else done(await tables.playBots(id));
    if ((await standing(id)).board.phase === 2 && boardIn((await standing(id)).match).ready[bot]) return id;
  }
}

const hasActed = ({ players }: Board): boolean => players[bot]?.hero?.activated === true;
const acts = (id: string, person: typeof mira) =>
  house.tables.answer(id, { action: 'act', args: { what: 'rest' } }, asks(person));

describe('a bot that is done', () => {
  test('acts after all where a person has acted and it has changed its mind, and is waited for again', async () => {
    const id = await besideReadyBot();
    second = rest;
    done(await acts(id, mira));
    done(await house.tables.playBots(id, { again: true }));
    const { match, board } = await standing(id);
    expect(hasActed(board)).toBe(true);
    expect(awaited(game, match)).toContain(bot);
    expect(looks).toBe(1);
  });

  test('says nothing where it comes to the same', async () => {
    const id = await besideReadyBot();
    done(await acts(id, mira));
    const { rev } = await standing(id);
    done(await house.tables.playBots(id, { again: true }));
    expect(looks).toBe(1);
    expect((await standing(id)).rev).toBe(rev);
  });

  test('is left alone where nobody has acted', async () => {
    const id = await besideReadyBot();
    second = rest;
    done(await house.tables.playBots(id));
    expect(looks).toBe(0);
    expect(hasActed((await standing(id)).board)).toBe(false);
  });

  test('is asked by the queue once after every answer of a person, and after no bot’s', async () => {
    const id = await besideReadyBot();
    const office = openOffice(house, { url: inject('redisUrl'), poster: openChannel().poster });
    house.onNudge.tell = office.queues.nudge;
    try {
      await office.work();
      done(await acts(id, mira));
      await expect.poll(() => looks).toBe(1);
      second = rest;
      done(await acts(id, otto));
      await expect.poll(async () => hasActed((await standing(id)).board)).toBe(true);
      await expect.poll(async () => (await standing(id)).board.ready[bot]).toBe(true);
      await office.posted(id);
      expect(looks).toBe(2);
    } finally {
      await office.close();
    }
  });
});
