import { afterEach, describe, expect, test } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import { type Thinker, type Thought, thinkHere, withoutThinking } from '../../src/table/thinking.js';
import { ferry } from '../support/games/ferry/index.js';
import { type House, asks, denied, done, mira, openHouse, opening, otto } from '../support/tables.js';

let house: House;
afterEach(() => house.close());

async function onTheFerry(think: Thinker, mate: 'bot' | 'person'): Promise<string> {
  house = await openHouse({ games: [anyGame(ferry)], think });
  const { tables } = house;
  const { id } = done(await tables.open(opening('ferry', { players: 2 }), asks(mira))).snapshot.table;
  done(await (mate === 'bot' ? tables.addBot(id, asks(mira)) : tables.join(id, asks(otto))));
  done(await tables.start(id, asks(mira)));
  done(await tables.answer(id, { action: 'bank', args: { side: 'left' } }, asks(mira)));
  return id;
}

describe('thinking at a table', () => {
  test('a bot answers what its mind says, on the match as it stands and for its own seat', async () => {
    const thoughts: Thought[] = [];
    const id = await onTheFerry((thought) => {
      thoughts.push(thought);
      return Promise.resolve({ action: 'bank', args: { side: 'right' } });
    }, 'bot');
    const moved = done(await house.tables.playBots(id));
    expect(moved.events).toMatchObject([{ type: 'chose', data: { seat: 1, side: 'right' } }, { type: 'hasChosen' }]);
    expect(thoughts.map(({ seat, match }) => [seat, match.seq])).toEqual([[1, 1]]);
  });

  test('somebody who acts while a bot thinks is served, and the thought about what was before is dropped', async () => {
    const seen: number[] = [];
    const id = await onTheFerry(async (thought) => {
      seen.push(thought.match.seq);
      if (seen.length === 1) done(await house.tables.pause(id, asks(mira)));
      return withoutThinking(thought);
    }, 'bot');
    const { snapshot } = done(await house.tables.playBots(id));
    expect(seen).toHaveLength(1);
    expect(snapshot.table.state).toBe('paused');
    expect(snapshot.match?.seq).toBe(1);
  });

  test('advice is given with its reason to whoever asks for it, and leaves no trace', async () => {
    const id = await onTheFerry(thinkHere, 'person');
    const { tables } = house;
    done(await tables.answer(id, { action: 'bank', args: { side: 'left' } }, asks(otto)));
    const before = await tables.byId(id);
    const given = await tables.advise(id, 0);
    expect(given).toMatchObject({ ok: true, advice: { action: 'load', why: { key: 'heavierIsBetter' } } });
    expect(await tables.byId(id)).toEqual(before);
    expect(await tables.advise(id, 1)).toMatchObject({ ok: true, advice: undefined });
    expect(denied(await tables.advise(id, 5)).code).toBe('no-such-seat');
    done(await tables.pause(id, asks(mira)));
    expect(denied(await tables.advise(id, 0)).code).toBe('wrong-state');
  });
});
