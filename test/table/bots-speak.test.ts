import { afterEach, expect, it } from 'vitest';
import { anyGame } from '../../src/kernel/index.js';
import type { Thinker } from '../../src/table/thinking.js';
import { beacon } from '../support/games/beacon.js';
import { type House, asks, done, mira, openHouse, opening } from '../support/tables.js';

let house: House;
afterEach(async () => {
  await house.close();
});

/** Feeds the fire, and says why; some minds know themselves how big a step it is. */
const feeds =
  (knows: { isBig?: boolean }): Thinker =>
  () =>
    Promise.resolve({ action: 'feed', args: { logs: 2 }, why: { key: 'watch', params: {} }, ...knows } as const);

/** What a bot at Mira's side says when it feeds the fire. */
async function beside(turningPoints: readonly 'fed'[], knows: { isBig?: boolean } = {}) {
  const { en, fr } = beacon.text;
  const game = anyGame({ ...beacon, text: { en: { ...en, turningPoints }, fr: { ...fr, turningPoints } } });
  house = await openHouse({ games: [game], think: feeds(knows) });
  const { tables } = house;
  const { table } = done(await tables.open(opening('beacon', { players: 2 }), asks(mira))).snapshot;
  done(await tables.addBot(table.id, asks(mira)));
  done(await tables.start(table.id, asks(mira)));
  const { notices } = done(await tables.playBots(table.id));
  const log = await tables.log(table.id, { viewer: mira.id, locale: 'en' });
  return { notices, lines: log.ok ? log.lines.map(({ text }) => text) : [] };
}

it('a bot among friends says in one line what it means to do before a big step', async () => {
  const { notices, lines } = await beside(['fed']);
  expect(notices.map(({ kind }) => kind)).toEqual(['botMeans']);
  const said = lines.findIndex((line) => line.startsWith('Aldric: “'));
  expect(said).toBeGreaterThanOrEqual(0);
  expect(lines[said + 1]).toContain('Aldric');
});

it('and nothing before a small one', async () => {
  expect((await beside([])).notices).toEqual([]);
});

it('where its mind knows how big the step is, that counts and not what came of it', async () => {
  expect((await beside(['fed'], { isBig: false })).notices).toEqual([]);
  await house.close();
  expect((await beside([], { isBig: true })).notices.map(({ kind }) => kind)).toEqual(['botMeans']);
});
