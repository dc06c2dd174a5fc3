/** A table that is shaped by its options: what is hidden, what is typed, what may be asked for, what cannot begin. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let lobby: Seen;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(ferry)] });
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
  await mira.slash(here, 'table open', { game: 'ferry' });
  lobby = await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Start'));
});
afterAll(async () => {
  await bot.close();
});

const menus = (message: Seen): string[] => message.menus.map(({ placeholder }) => placeholder);
const untilLobby = (test: (message: Seen) => boolean): Promise<Seen> =>
  mira.until(here, (message) => message.id === lobby.id && test(message));

describe('the options', () => {
  it('are shown as far as the others let them', async () => {
    const opened = await mira.click(lobby, 'Options');
    expect(opened.ephemeral).toBe(true);
    expect(menus(opened.message)).toEqual(['Play', 'Crossings', 'Room']);
    const rivals = await mira.select(opened.message, 'Play', 'rivals');
    expect(menus(rivals.message)).toEqual(['Play', 'Crossings', 'Room', 'Toll']);
    await untilLobby(({ text }) => text.includes('Seats (1 of 2)'));
  });

  it('that are texts are written into a form, checked by the game, and not lost when refused', async () => {
    const opened = await mira.click(lobby, 'Options');
    const form = await mira.click(opened.message, 'River: ~~~');
    expect(form.form.fields[0]?.value).toBe('~~~');
    const refused = await mira.submit(form.form, { River: '~~ship~~' });
    expect(refused.text).toContain('A river is drawn with ~ and #. (rule FER-2)');
    expect(refused.text).toContain('~~ship~~');
    const again = await mira.click(refused.message, 'Put it right');
    expect(again.form.fields[0]?.value).toBe('~~ship~~');
    const taken = await mira.submit(again.form, { River: '~~##~~' });
    expect(taken.message.buttons.map(({ label }) => label)).toContain('River: ~~##~~');
  });

  it('are typed as well, by value or by label, texts included', async () => {
    const offered = await mira.complete(here, 'table options', 'value', { option: 'River', value: '~x' });
    expect(offered[0]?.name).toContain('A river is drawn with ~ and #.');
    const refused = await mira.slash(here, 'table options', { option: 'river', value: '~x' });
    expect(refused.text).toContain('A river is drawn with ~ and #.');
    expect((await mira.slash(here, 'table options', { option: 'River', value: '#~#' })).text).toContain('Done');
    expect((await mira.slash(here, 'table options', { option: 'Toll', value: '0' })).text).toContain('Done');
    const wrong = await mira.slash(here, 'table options', { option: 'tool', value: '0' });
    expect(wrong.text).toContain('you can choose Toll');
    const value = await mira.slash(here, 'table options', { option: 'play', value: 'rivales' });
    expect(value.text).toContain('you can choose Rivals or Together.');
    expect((await mira.slash(here, 'table options', { variant: 'rival' })).text).toContain('you can choose Rivals');
  });
});

describe('the wishes', () => {
  it('say how many seats may still hold them, and are given back', async () => {
    await mira.slash(here, 'table options', { players: 3 });
    const three = await untilLobby(({ text }) => text.includes('of 3'));
    const wishes = (message: Seen): string[] =>
      message.menus.find(({ placeholder }) => placeholder.startsWith('What'))?.options.map(({ label }) => label) ?? [];
    expect(wishes(three)).toEqual(['Helm', 'Oar (2 left)']);
    await mira.select(three, /What/, 'oar');
    const held = await untilLobby(({ text }) => text.includes('Mira** · Oar'));
    expect(wishes(held)).toEqual(['No preference', 'Helm', 'Oar (1 left)']);
    const offered = await tom.complete(here, 'table join', 'wish', { wish: '' });
    expect(offered.map(({ value }) => value)).toEqual(['-', 'helm', 'oar']);
    const wrong = await tom.slash(here, 'table join', { wish: 'helmet' });
    expect(wrong.text).toContain('you can choose Helm');
    await tom.slash(here, 'table join', { wish: 'Helm' });
    await untilLobby(({ text }) => text.includes('Tom** · Helm'));
    await mira.select(await untilLobby(() => true), /What/, '-');
    const free = await untilLobby(({ text }) => !text.includes('Oar'));
    expect(wishes(free)).toEqual(['No preference', 'Oar (2 left)']);
  });
});

describe('the start', () => {
  it('is refused in the game’s own words where the table cannot be played', async () => {
    await mira.click(await untilLobby(() => true), 'Add bot');
    await untilLobby(({ text }) => text.includes('Seats (3 of 3)'));
    const refused = await mira.click(lobby, 'Start');
    expect(refused.text).toContain('3 cannot make two even sides. (rule FER-4)');
    await mira.click(lobby, 'Remove bot');
    await mira.click(lobby, 'Start');
    await mira.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
