import { afterEach, describe, expect, inject, test } from 'vitest';
import type { DrawTask } from '../../renderers/contract.js';
import { type AnyGame, anyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { createOutbox } from '../../src/store/outbox.js';
import { type Channel, openChannel, sketch } from '../support/channel.js';
import { orchard, orchardOfOld } from '../support/games/orchard.js';
import { type Office, openOffice } from '../support/office.js';
import { type House, asks, denied, done, mira, openHouse, opening, otto } from '../support/tables.js';

const ofToday = anyGame(orchard);
const ofOld = anyGame(orchardOfOld);
const withNoWay = anyGame({ ...orchard, migrations: {} });

const open: (House | Office)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A bot with these rules, over the same Redis as the one before it. */
async function serve(game: AnyGame, before?: House): Promise<House> {
  const house = await openHouse({ games: [game], ...(before ? { prefix: before.prefix } : {}) });
  open.push(house);
  return house;
}

const pick = (apples: number) => ({ action: 'pick', args: { apples } });
const gather = (count: number) => ({ action: 'gather', args: { count: String(count) } });

async function begun(house: House): Promise<string> {
  const { id } = done(await house.tables.open(opening('orchard'), asks(mira))).snapshot.table;
  done(await house.tables.join(id, asks(otto)));
  done(await house.tables.start(id, asks(mira)));
  return id;
}

describe('a game whose rules have a new version', () => {
  test('goes on where it was: the match, its options, and an answer in the new terms', async () => {
    const old = await serve(ofOld);
    const id = await begun(old);
    done(await old.tables.answer(id, pick(2), asks(mira)));
    const { tables } = await serve(ofToday, old);
    const { snapshot } = done(await tables.answer(id, gather(1), asks(otto)));
    expect(snapshot.match).toMatchObject({ version: 2, options: { rows: 8 }, board: { left: 5 } });
    expect(snapshot.match?.board).toMatchObject({ pickers: [{ basket: 2 }, { basket: 1 }] });
    expect(snapshot.table.options).toEqual({ rows: 8 });
  });

  test('its log tells the old moves in the new words, and nothing that is told no more', async () => {
    const old = await serve(ofOld);
    const id = await begun(old);
    done(await old.tables.answer(id, pick(2), asks(mira)));
    const { tables } = await serve(ofToday, old);
    done(await tables.answer(id, gather(1), asks(otto)));
    const log = await tables.log(id, { viewer: mira.id, locale: 'en' });
    const said = log.ok ? log.lines.map(({ text }) => text) : [];
    expect(said.slice(-2)).toEqual(['Mira gathers 2.', 'Otto gathers 1.']);
    expect(said.join(' ')).not.toMatch(/picks|rustle|wilt/);
  });

  test('old moves can be taken back, from the old checkpoint', async () => {
    const old = await serve(ofOld);
    const id = await begun(old);
    done(await old.tables.answer(id, pick(2), asks(mira)));
    done(await old.tables.answer(id, pick(1), asks(otto)));
    const { tables } = await serve(ofToday, old);
    const { snapshot } = done(await tables.undo(id, asks(otto)));
    expect(snapshot.match?.board).toEqual({ pickers: [{ basket: 2 }, { basket: 0 }], left: 6, next: 1 });
    done(await tables.answer(id, gather(2), asks(otto)));
  });

  test('a repeated interaction is answered in the new terms', async () => {
    const old = await serve(ofOld);
    const id = await begun(old);
    const request = asks(mira);
    done(await old.tables.answer(id, pick(2), request));
    const { tables } = await serve(ofToday, old);
    const again = done(await tables.answer(id, gather(2), request));
    expect(again).toMatchObject({ repeated: true, phases: [] });
    expect(again.events).toEqual([{ type: 'gathered', data: { seat: 0, count: 2 } }]);
  });

  test('an old save is brought up and played through again', async () => {
    const old = await serve(ofOld);
    const id = await begun(old);
    done(await old.tables.answer(id, pick(2), asks(mira)));
    const saved = await old.tables.exportTable(id, asks(mira));
    if (!saved.ok) throw new Error(saved.code);
    const { tables } = await serve(ofToday, old);
    const place = { guild: 'g1', channel: `c-${id}-again` };
    const { snapshot } = done(await tables.importTable(saved.json, place, asks(mira)));
    expect(snapshot.match).toMatchObject({ version: 2, board: { pickers: [{ basket: 2 }, { basket: 0 }], left: 6 } });
    const history = await tables.history(snapshot.table.id);
    expect(history.ok && history.entries.at(-1)).toMatchObject({ action: 'gather', args: { count: '2' }, rules: 2 });
    const stranger = await serve(withNoWay, old);
    expect(denied(await stranger.tables.importTable(saved.json, place, asks(mira)))).toMatchObject({
      code: 'bad-save',
      params: { problem: 'version' },
    });
  });
});

describe('what waits to be posted under old rules', () => {
  let channel: Channel;
  let drawn: DrawTask[];

  function officeOf(house: House): Office {
    const draw = (task: DrawTask) => {
      drawn.push(task);
      return sketch(task);
    };
    const office = openOffice(house, { url: inject('redisUrl'), poster: channel.poster, draw });
    open.push(office);
    return office;
  }

  /** A board was posted under the old rules, and a move was made that nobody has posted yet. */
  async function leftBehind(): Promise<{ old: House; id: string }> {
    channel = openChannel();
    drawn = [];
    const old = await serve(ofOld);
    const id = await begun(old);
    const office = officeOf(old);
    old.onNudge.tell = office.queues.nudge;
    const workers = await office.work();
    done(await old.tables.showBoard(id, asks(mira)));
    await office.posted(id);
    await workers.close();
    old.onNudge.tell = () => undefined;
    done(await old.tables.answer(id, pick(2), asks(mira)));
    drawn = [];
    return { old, id };
  }

  test('is told and drawn in the new terms, beside the view of the last board', async () => {
    const { old, id } = await leftBehind();
    const office = officeOf(await serve(ofToday, old));
    await office.work();
    await office.posted(id);
    expect(channel.messages.at(-1)).toMatchObject({
      kind: 'board',
      lines: ['The game begins.', 'Mira gathers 2.'],
      caption: undefined,
    });
    const [board] = drawn.filter((task) => task.kind === 'board');
    expect(board).toMatchObject({
      view: { pickers: [{ basket: 2 }, { basket: 0 }], left: 6 },
      before: { pickers: [{ basket: 0 }, { basket: 0 }], left: 8 },
      events: [{ type: 'gathered', data: { seat: 0, count: 2 } }],
    });
    expect(await office.outbox.posted(id, ofToday)).toMatchObject({ rules: 2, view: { left: 6 } });
  });

  test('what nobody can bring up is dropped with one word in the log, and never shown', async () => {
    const { old, id } = await leftBehind();
    const house = await serve(ofToday, old);
    const office = officeOf(house);
    const [entry] = await office.outbox.waiting(id, withNoWay);
    expect(entry).toMatchObject({ events: [], phases: [], board: true });
    expect(await office.outbox.posted(id, withNoWay)).toMatchObject({ view: null });
    const history = await house.store.history(id, withNoWay);
    expect(history.flatMap((one) => ('events' in one ? one.events : []))).toEqual([]);
    const words: object[] = [];
    const log = createLog({ level: 'silent' });
    log.warn = (about: object) => words.push(about);
    await createOutbox({ redis: house.redis, log, prefix: house.prefix }).waiting(id, ofToday);
    expect(words).toMatchObject([{ table: id, dropped: ['event wilted'] }]);
    // A match that cannot go on is put aside untouched rather than played on wrongly.
    const stranger = await serve(withNoWay, old);
    expect(denied(await stranger.tables.byId(id)).code).toBe('storage-damaged');
  });
});
