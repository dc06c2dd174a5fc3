/** What goes wrong around a night, over the wire: answers by typing, a deadline, a thread that is deleted, a host who leaves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const here = '#game-night';
/** A Tuesday. */
const time = { now: Date.parse('2026-11-17T12:00Z') };
const friday = Date.parse('2026-11-20T20:00Z');

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let ana: Player;
let jo: Player;

beforeAll(async () => {
  bot = await openBot({ now: () => (time.now += 1) });
  const names = ['Mira', 'Tom', 'Ana', 'Jo'];
  [mira, tom, ana, jo] = names.map((name) => bot.parlour.member(name)) as [Player, Player, Player, Player];
  for (const player of [ana, jo]) player.speaks('en-GB');
});
afterAll(async () => {
  await bot.close();
});

const card = (title: string, test: (text: string) => boolean = () => true): Promise<Seen> =>
  mira.until(
    here,
    ({ text, pictures }) =>
      pictures.some(({ alt }) => alt.startsWith('Game night')) && text.includes(title) && test(text),
  );

async function plan(host: Player, title: string, options: Record<string, string | number>): Promise<Seen> {
  const understood = await host.slash(here, 'night plan', { title, games: 'tic-tac-toe', ...options });
  await host.click(understood.message, 'Post it');
  return card(title);
}

describe('a night', () => {
  it('is answered by typing, times and games as anybody would name them', async () => {
    await plan(mira, 'Typed', { times: 'friday 20:00; saturday 20:00', players: 4 });
    const said = await tom.slash(here, 'night answer', {
      answer: 'coming',
      times: 'saturday 8pm',
      games: 'Tic-tac-toe',
    });
    expect(said.text).toContain('You’re coming to “Typed”');
    const shown = await card('Typed', (text) => text.includes('Tom'));
    expect(shown.text).toContain(`<t:${(friday + day) / 1000}:F> · Tom`);
    const wrong = await tom.slash(here, 'night answer', { answer: 'coming', times: 'monday 20:00' });
    expect(wrong.text).toContain('no longer offered');
    const unknown = await tom.slash(here, 'night answer', { answer: 'maybe', night: 'Another' });
    expect(unknown.text).toContain('Typed');
  });

  it('has the deadline that its host sets, if it lies before the first time', async () => {
    const { message } = await mira.click(await card('Typed'), 'Host …');
    const typed = async (text: string) => mira.submit((await mira.click(message, 'Decide by …')).form, { text });
    expect((await typed('sunday 18:00')).text).toContain('must lie before the first time');
    expect((await typed('whenever')).text).toContain('I found no day and no hour');
    for (const nonsense of [
      '25:99',
      '31/02 18:00',
      '2026-13-45 18:00',
      '1e309',
      '@everyone',
      '<@1>',
      '🕗',
      '`'.repeat(60),
    ])
      expect((await typed(nonsense)).text).toContain('I found no day and no hour in it. It stays as it was.');
    expect((await typed('thursday')).text).toContain('it names no hour. It stays as it was.');
    expect((await typed('yesterday 18:00')).text).toContain('that has passed. It stays as it was.');
    expect((await typed('9999-12-31 23:59')).text).toContain('more than three months off. It stays as it was.');
    const set = await typed('thursday 18:00');
    expect(set.text).toContain(`<t:${(friday - day) / 1000 - 2 * 3600}:F>`);
    await card('Typed', (text) => text.includes(`<t:${(friday - day) / 1000 - 2 * 3600}:R>`));
    await mira.click((await mira.slash(here, 'night cancel', { night: 'Typed' })).message, 'Yes, call it off');
    const told = await tom.until(here, ({ text }) => text.includes('“Typed” is called off'));
    expect(told.pinged).toContain('Tom');
  });

  it('sets its table again in the channel when the thread is deleted before the game begins', async () => {
    await plan(mira, 'Threads', { times: 'friday 20:00', players: 2 });
    await tom.click(await card('Threads'), 'Coming');
    await mira.until(here, ({ text }) => text.includes('Threads') && text.includes('is settled'));
    time.now = friday - 9 * minute;
    const thread = (await card('Threads', (text) => text.includes('The table is open in <#'))).id;
    await mira.until(thread, ({ buttons }) => buttons.some(({ label }) => label === 'Start'));
    bot.parlour.world.removeChannel(thread);
    const lobby = await mira.until(
      here,
      ({ text, buttons }) => text.includes('2. **Tom**') && buttons.some(({ label }) => label === 'Start'),
    );
    expect(lobby.text).toContain('1. **Mira**');
    await mira.click(lobby, 'Cancel').catch(() => undefined);
  });

  it('goes on without a host who has left the server', async () => {
    const start = friday + 7 * day;
    time.now = friday + day;
    await plan(jo, 'Handed on', { times: '27/11 20:00', players: 3 });
    for (const player of [tom, ana]) await player.click(await card('Handed on'), 'Coming');
    await mira.until(here, ({ text }) => text.includes('Handed on') && text.includes('is settled'));
    bot.parlour.world.removeMember('Jo');
    time.now = start - 9 * minute;
    const open = await card('Handed on', (text) => text.includes('The table is open in <#'));
    expect(open.text).toContain('Tom invites');
    expect(open.text).not.toContain('Jo');
    const lobby = await tom.until(open.id, ({ buttons }) => buttons.some(({ label }) => label === 'Start'));
    expect(lobby.text).toContain('Host: Tom');
    expect(bot.parlour.violations).toEqual([]);
  });
});
