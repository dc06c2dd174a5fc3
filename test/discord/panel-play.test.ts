import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot();
  mira = bot.parlour.member('Mira');
  await mira.slash(here, 'table open', { game: 'quartermaster', players: 1 });
  await mira.slash(here, 'table options', { variant: 'many' });
  await mira.slash(here, 'table start');
});
afterAll(async () => {
  await bot.close();
});

const opened = async (action: string) => mira.click((await mira.slash(here, 'act')).message, action);

describe('the panel, tapped through', () => {
  it('accepts the proposal by one tap', async () => {
    const panel = await mira.slash(here, 'act');
    const done = await mira.click(panel.message, 'Accept: burn · 2');
    expect(done.text).toContain('2 torches burn.');
    await bot.parlour.member('Tom').until(here, (message) => message.text === '2 torches burn.');
  });

  it('takes a number from a button', async () => {
    const done = await mira.click((await opened('burn')).message, '3');
    expect(done.text).toContain('3 torches burn.');
  });

  it('takes back what it did last by one tap, and nothing that is no longer the last', async () => {
    const done = await mira.click((await opened('burn')).message, '1');
    const undone = await mira.click(done.message, 'Take back');
    expect(undone.text).toContain('Taken back.');
    await bot.parlour.member('Tom').until(here, (message) => message.text.includes('Taken back at Mira’s request'));
    const stale = await mira.slash(here, 'act');
    await mira.click((await opened('burn')).message, '1');
    expect((await mira.click(stale.message, 'Take back')).text).toContain('The table has moved on');
  });

  it('takes a number typed into a form', async () => {
    const form = await mira.click((await opened('weigh')).message, 'Type a number');
    const done = await mira.submit(form.form, { 'Type a number': '444' });
    expect(done.text).toContain('444 torches burn.');
  });

  it('asks again for a number out of range', async () => {
    const form = await mira.click((await opened('weigh')).message, 'Type a number');
    const again = await mira.submit(form.form, { 'Type a number': '999' });
    expect(again.message.menus).toHaveLength(3);
  });

  it('chooses from the second menu of a long list, leaves out what may be left out, and goes a question back', async () => {
    const asked = await opened('load');
    const chosen = await mira.select(asked.message, 'Choose: crate (26 to 50)', 'c40');
    expect(chosen.text).toContain('crate: **Crate c40');
    const noted = await mira.click(chosen.message, 'oak');
    const back = await mira.click(noted.message, 'Back');
    expect(back.text).toContain('Choose: **cart**');
    const again = await mira.click(back.message, 'elm');
    const done = await mira.click(again.message, 'for-c40');
    expect(done.text).toContain('Crate c40 is loaded.');
  });

  it('searches a long list', async () => {
    const form = await mira.click((await opened('load')).message, 'Search');
    const found = await mira.submit(form.form, { 'Part of a name': 'C59' });
    const chosen = await mira.click(found.message, 'Crate c59 (6 lb)');
    const done = await mira.click(chosen.message, 'That is all: do it');
    expect(done.text).toContain('Crate c59 is loaded.');
  });

  it('gathers a list over several pages', async () => {
    const first = await mira.select((await opened('pack')).message, 'Choose: crates', ['c1', 'c2', 'c3']);
    expect(first.text).toContain('Picked: 3');
    const second = await mira.click(first.message, 'Next');
    const more = await mira.select(second.message, 'Choose: crates', ['c30']);
    const done = await mira.click(more.message, 'Go on (4)');
    expect(done.text).toContain('4 crates are packed.');
  });

  it('carries on with choices too long for a button, even after a restart', async () => {
    const asked = await opened('guard');
    const places = asked.message.menus[0]?.options.map(({ value }) => value) ?? [];
    const longest = places.find((value) => value.endsWith('-5'));
    expect(longest?.length).toBeGreaterThan(80);
    const done = await mira.select(asked.message, 'Choose: where', longest ?? '');
    expect(done.text).toContain('-5 is loaded.');
    const list = await mira.select(
      (await opened('pack')).message,
      'Choose: crates',
      Array.from({ length: 25 }, (_, at) => `c${at + 1}`),
    );
    await bot.restart();
    const packed = await mira.click(list.message, 'Go on (25)');
    expect(packed.text).toContain('25 crates are packed.');
  });

  it('keeps a secret between the bot and its owner', async () => {
    const asked = await opened('whisper');
    expect(asked.text).toContain('owl');
    const before = bot.parlour.member('Tom').messages(here).length;
    const done = await mira.click(asked.message, 'Do it');
    expect(done.text).toContain('You whisper “owl”.');
    const typed = await mira.slash(here, 'qm whisper', { word: 'owl' });
    expect(typed.ephemeral).toBe(true);
    expect(typed.text).toContain('You whisper “owl”.');
    const hand = await mira.slash(here, 'hand');
    expect(hand.ephemeral).toBe(true);
    expect(hand.text).toContain('🤫 owl');
    expect(bot.parlour.member('Tom').messages(here)).toHaveLength(before);
  });
});

describe('the same, typed', () => {
  it('takes lists, numbers and labels', async () => {
    expect((await mira.slash(here, 'qm pack', { crates: 'c1 c2, c3' })).text).toBe('3 crates are packed.');
    expect((await mira.slash(here, 'qm burn', { torches: 1 })).text).toBe('1 torches burn.');
    expect((await mira.slash(here, 'qm load', { crate: 'Crate c5 (28 lb)', cart: 'oak' })).text).toBe(
      'Crate c5 is loaded.',
    );
  });

  it('goes on in the panel where something needed is left out', async () => {
    const asked = await mira.slash(here, 'qm load', { crate: 'c6', cart: 'elm' });
    expect(asked.ephemeral).toBe(true);
    expect(asked.text).toContain('Please choose: note.');
    const done = await mira.click(asked.message, 'plain');
    expect(done.text).toContain('Crate c6 is loaded.');
  });

  it('says what would be legal', async () => {
    const wrong = await mira.slash(here, 'qm load', { crate: 'dragon' });
    expect(wrong.ephemeral).toBe(true);
    expect(wrong.text).toContain('Too heavy: take a lighter one.');
    expect(wrong.text).toContain('QM-1');
    const torches = await mira.slash(here, 'qm burn', { torches: 9 });
    expect(torches.text).toContain('from 1 to 3');
  });

  it('says which game is played here', async () => {
    const other = await mira.slash(here, 'ttt mark', { cell: '1' });
    expect(other.text).toContain('Quartermaster');
    expect(other.text).toContain('/qm');
  });
});

describe('in French', () => {
  it('the panel and the hand speak French, the channel goes on in English', async () => {
    mira.speaks('fr');
    const panel = await mira.slash(here, 'jouer');
    expect(panel.text).toContain('Au travail.');
    const asked = await mira.click(panel.message, 'brûler');
    const done = await mira.click(asked.message, '2');
    expect(done.text).toContain('2 torches brûlent.');
    await bot.parlour.member('Tom').until(here, (message) => message.text === '2 torches burn.');
    const offered = await mira.complete(here, 'qm charger', 'caisse', { caisse: 'ble' });
    expect(offered[0]?.name).toContain('blé');
    mira.speaks('en-GB');
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
