/** /table export and import over the wire: a save goes out and in again, and a bad one gets its sentence. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
const here = '#game-night';
const elsewhere = '#off-topic';

beforeAll(async () => {
  bot = await openBot({});
  mira = bot.parlour.member('Mira');
  await mira.slash(here, 'table open', { game: 'quartermaster', players: 1 });
  await mira.slash(here, 'table start');
});
afterAll(async () => {
  await bot.close();
});

const given = (data: string) => ({ file: { filename: 'save.json', data, contentType: 'application/json' } });

describe('a save file', () => {
  it('goes out and comes in again, paused, in another channel', async () => {
    const out = await mira.slash(here, 'table export');
    const saved = await out.message.file();
    await mira.slash(elsewhere, 'table import', given(saved.toString()));
    await mira.until(elsewhere, ({ text }) => text.includes('Mira'));
    await mira.slash(elsewhere, 'table claim');
    await mira.slash(elsewhere, 'table resume');
    expect((await mira.slash(elsewhere, 'act')).message.buttons.length).toBeGreaterThan(0);
  });

  it.each([
    ['no file of ours', '{"some":"thing"}'],
    ['not even a text', 'hello'],
    ['of which the seal is broken', '{"format":"barbican-save","sealed":"forged"}'],
  ])('that is %s is answered with one sentence', async (_what, data) => {
    const answer = await mira.slash('#game-night', 'table import', given(data));
    expect(answer.text).toContain('I cannot load that file');
    expect(answer.message.ephemeral).toBe(true);
  });
});
