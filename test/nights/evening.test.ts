/** A whole night in the parlour: planned, voted on, settled, reminded, seated, by a clock that the test turns. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const here = '#game-night';
/** A Tuesday. */
const time = { now: Date.parse('2026-11-17T12:00Z') };
const friday = Date.parse('2026-11-20T20:00Z');

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let ana: Player;

beforeAll(async () => {
  // No two answers come at the same moment.
  bot = await openBot({ now: () => (time.now += 1) });
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
  ana = bot.parlour.member('Ana');
  ana.speaks('en-GB');
});
afterAll(async () => {
  await bot.close();
});

const isCard = (message: Seen): boolean => message.pictures.some(({ alt }) => alt.startsWith('Game night'));
const stamp = (at: number): string => `<t:${at / 1000}:F>`;
const card = (test: (text: string) => boolean = () => true): Promise<Seen> =>
  mira.until(here, (message) => isCard(message) && test(message.text));

describe('a server’s settings for its nights', () => {
  it('are for those who manage it; a zone that does not exist is named', async () => {
    expect((await tom.slash('#off-topic', 'barbican nights', { zone: 'Europe/Paris' })).text).toContain('permission');
    const wrong = await mira.slash('#off-topic', 'barbican nights', { zone: 'Middle/Earth', reminders: false });
    expect(wrong.text).toContain('I don’t know the time zone “Middle/Earth”');
    expect(wrong.text).toContain('Nobody is reminded');
    const form = await mira.click(wrong.message, 'Time zone');
    const right = await mira.submit(form.form, { text: 'UTC' });
    expect(right.text).toContain('by the clock of **UTC**');
    const on = await mira.click((await mira.click(right.message, 'Events')).message, 'Reminders');
    expect(on.text).toContain('becomes a Discord event');
    expect(on.text).toContain('a quarter of an hour before');
  });
});

describe('a game night', () => {
  it('is typed into a form; what was not understood is named, and nothing typed is lost', async () => {
    const opened = await mira.slash(here, 'night plan');
    expect(opened.form.fields.map(({ customId }) => customId)).toEqual(['title', 'times', 'games', 'quorum', 'more']);
    const understood = await mira.submit(opened.form, {
      title: 'Siege night',
      times: 'friday 20:00\nsomeday maybe',
      games: ['tic-tac-toe', 'quartermaster'],
      quorum: '3',
      more: ['teaches'],
    });
    expect(understood.ephemeral).toBe(true);
    expect(understood.text).toContain(stamp(friday));
    expect(understood.text).toContain('“someday maybe”: I found no day and no hour in it');
    expect(mira.messages(here).filter(isCard)).toEqual([]);
    const again = await mira.click(understood.message, 'Change');
    expect(again.form.fields.find(({ customId }) => customId === 'times')?.value).toBe('friday 20:00\nsomeday maybe');
    const right = await mira.submit(again.form, {
      title: 'Siege night',
      times: 'friday 20:00\nsat. 21h',
      games: ['tic-tac-toe', 'quartermaster'],
      quorum: '3',
      more: ['teaches'],
    });
    expect(right.text).not.toContain('⚠️');
    const posted = await mira.click(right.message, 'Post it');
    expect(posted.text).toContain('on its way');
  });

  it('stands in the channel as one card with a picture, times, games and who comes', async () => {
    const seen = await card();
    expect(seen.silent).toBe(true);
    expect(seen.text).toContain('Siege night');
    expect(seen.text).toContain(stamp(friday));
    expect(seen.text).toContain('Coming (1)');
    expect(seen.menus).toHaveLength(2);
    expect(seen.buttons.map(({ label }) => label)).toEqual(['Coming', 'Maybe', 'Can’t', 'Host …']);
  });

  it('takes votes and answers on the same card', async () => {
    const seen = await card();
    const [times, games] = seen.menus;
    await tom.select(seen, times?.customId ?? '', [times?.options[0]?.value ?? '']);
    await card((text) => text.includes('Coming (2)'));
    await ana.click(seen, 'Maybe');
    const voted = await card((text) => text.includes('**Maybe** Ana'));
    expect(voted.id).toBe(seen.id);
    expect(voted.text).toContain(`${stamp(friday)} · Tom`);
    await mira.select(voted, games?.customId ?? '', [games?.options[0]?.value ?? '']);
    await card((text) => text.includes('· Mira'));
    expect(mira.messages(here).filter(isCard)).toHaveLength(1);
  });

  it('lets only its host decide', async () => {
    const refused = await tom.click(await card(), 'Host …');
    expect(refused.text).toContain('Only Mira');
  });

  it('is settled when enough agree, and those who come are told once', async () => {
    await ana.click(await card(), 'Coming');
    const told = await mira.until(here, (message) => message.text.includes('is settled:'));
    expect(told.pinged.toSorted()).toEqual(['Ana', 'Mira', 'Tom']);
    expect(told.text).toContain(stamp(friday));
    expect(told.text).toContain('Tic-tac-toe');
    const settled = await card((text) => text.includes('**Tic-tac-toe**, <t:'));
    expect(settled.menus).toEqual([]);
    // Tic-tac-toe seats two: whoever answered last waits.
    expect(settled.text).toContain('**Bench** Ana');
  });

  it('is an event of Discord’s where the server wants it; whoever is interested may come', async () => {
    const expected = { name: 'Siege night', start: new Date(friday).toISOString() };
    await expect.poll(() => mira.events[0]).toMatchObject(expected);
    const [event] = mira.events;
    const jo = bot.parlour.member('Jo');
    jo.interest(event?.id ?? '');
    await tom.click(await card(), 'Coming');
    await card((text) => text.includes('**Maybe** Jo'));
    expect(mira.events).toHaveLength(1);
  });

  it('reminds those who come a day before, whoever that is by then', async () => {
    await bot.restart();
    await ana.click(await card(), 'Can’t');
    await card((text) => text.includes('**Can’t** Ana'));
    time.now = friday - day + minute;
    const reminder = await mira.until(here, (message) => message.text.includes('is tomorrow'));
    expect(reminder.pinged.toSorted()).toEqual(['Mira', 'Tom']);
  });

  it('moves the bench up by itself, with one quiet ping', async () => {
    await ana.click(await card(), 'Coming');
    await card((text) => text.includes('**Bench** Ana'));
    await tom.click(await card(), 'Can’t');
    const moved = await ana.until(here, (message) => message.text.includes('moved up from the bench'));
    expect(moved.pinged).toEqual(['Ana']);
    await tom.click(await card(), 'Coming');
    await card((text) => text.includes('**Bench** Tom'));
  });

  it('opens its table ten minutes before, in a thread, with the seats taken in the order of answers', async () => {
    time.now = friday - 15 * minute;
    const soon = await mira.until(here, (message) => message.text.includes('begins <t:'));
    expect(soon.pinged.toSorted()).toEqual(['Ana', 'Mira', 'Tom']);
    time.now = friday - 10 * minute;
    const open = await card((text) => text.includes('The table is open in <#'));
    const room = /<#(\d+)>/.exec(open.text)?.[1] ?? '';
    expect(room).toBe(open.id);
    const lobby = await mira.until(room, (message) => message.buttons.some(({ label }) => label === 'Start'));
    const full = await mira.until(room, ({ id, text }) => id === lobby.id && text.includes('Ana'));
    expect(full.text).toContain('1. **Mira**');
    expect(full.text).toContain('2. **Ana**');
    const called = await mira.until(room, (message) => message.text.includes('your seats at'));
    expect(called.pinged.toSorted()).toEqual(['Ana', 'Mira']);
    expect(called.text).toContain('On the bench: Tom.');
  });

  it('names who has not come to the host, and gives the seat to a bot until they do', async () => {
    const room = (await card()).id;
    const lobby = await mira.until(room, (message) => message.buttons.some(({ label }) => label === 'Start'));
    await mira.click(lobby, 'Start');
    await mira.until(room, (message) => message.buttons.some(({ label }) => label === 'Act'));
    time.now = friday + 10 * minute;
    const late = await mira.until(room, (message) => message.text.includes('nothing has been heard from Ana'));
    expect(late.pinged).toEqual(['Mira']);
    expect(late.buttons.map(({ label }) => label)).toEqual(['Tom for Ana', 'A bot for Ana', 'Wait']);
    const refused = await tom.click(late, 'A bot for Ana');
    expect(refused.text).toContain('Only Mira');
    const given = await mira.click(late, 'A bot for Ana');
    expect(given.text).toContain('A bot sits down for Ana');
    const back = await ana.slash(room, 'table claim');
    expect(back.text).toContain('Ana');
  });

  it('is among the tables of whoever sits there, those that wait for them first', async () => {
    const room = (await card()).id;
    const mine = await mira.slash(here, 'table mine');
    expect(mine.ephemeral).toBe(true);
    expect(mine.text).toMatch(new RegExp(`⏳ \\*\\*Tic-tac-toe\\*\\* <#${room}>: Mark an empty cell. .asked <t:`));
    expect((await ana.slash(here, 'table mine')).text).toContain('waits for Mira');
    expect((await tom.slash(here, 'table mine')).text).toContain('You sit at no table');
  });

  it('tells what came of it when the game is over, and is planned again in one tap', async () => {
    const room = (await card()).id;
    for (const [player, cell] of [
      [mira, '1'],
      [ana, '4'],
      [mira, '2'],
      [ana, '5'],
      [mira, '3'],
    ] as const) {
      await player.until(room, (message) => message.pinged.includes(player.name) || message.text.includes('Act'));
      const marked = await player.slash(room, 'ttt mark', { cell });
      expect(marked.text).toContain(`marks cell ${cell}`);
    }
    const recap = await mira.until(room, (message) => message.text.includes('that was it'));
    expect(recap.pinged).toEqual([]);
    expect(recap.buttons.map(({ label }) => label)).toEqual(['Rematch', 'Same again next week']);
    expect(recap.text).toMatch(/The season so far[^]*1\. \p{Lu}\p{Ll}+: \d+ points?/u);
    await card((text) => text.includes('This night is over.'));
    const again = await tom.click(recap, 'Same again next week');
    expect(again.text).toContain(stamp(friday + 7 * day));
    const next = await card((text) => text.includes('Tom invites'));
    expect(next.text).toContain(stamp(friday + 8 * day + hour));
    expect((await tom.click(recap, 'Rematch')).text).toContain('⚠️');
    const rematch = await ana.click(recap, 'Rematch');
    expect(rematch.text).toContain('open again');
    const lobby = await mira.until(room, (message) => message.buttons.some(({ label }) => label === 'Start'));
    expect(lobby.text).toContain('Mira');
  });

  it('is listed with what is coming', async () => {
    const listed = await ana.slash(here, 'night list');
    expect(listed.ephemeral).toBe(true);
    expect(listed.text).toContain('[Siege night](https://discord.com/channels/');
  });

  it('sends Discord nothing that it would refuse', () => {
    expect(bot.parlour.violations).toEqual([]);
    expect(bot.parlour.refusals).toEqual([]);
  });
});
