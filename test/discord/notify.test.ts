/** /notify over the wire: typed and tapped, in both languages, and a call that arrives as a direct message. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot({});
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
});
afterAll(async () => {
  await bot.close();
});

describe('/notify', () => {
  it('shows how one is called, for oneself alone, and changes it by taps', async () => {
    const screen = await tom.slash(here, 'notify');
    expect(screen.message.ephemeral).toBe(true);
    expect(screen.text).toContain('you are called **at once**');
    const later = await tom.select(screen.message, 'When it is your turn …', 'Call me after an hour');
    expect(later.text).toContain('you are called **after an hour**');
    const { form } = await tom.click(later.message, 'Never at night …');
    const night = await tom.submit(form, {
      'The night begins at': '23h',
      'It ends at': '7:30',
      'Your time zone': 'Europe/Paris',
    });
    expect(night.text).toContain('Never between **23:00** and **07:30** (Europe/Paris).');
    const next = await tom.click(night.message, 'Tell me when I’m next');
    expect(next.text).toContain('One quiet line tells you');
  });

  it('names what it cannot read, and keeps the rest', async () => {
    const wrong = await tom.slash(here, 'notify', { 'quiet-from': '22:00', zone: 'Europe/Atlantis', next: false });
    expect(wrong.text).toContain('I don’t know the time zone “Europe/Atlantis”.');
    expect(wrong.text).toContain('(Europe/Paris)');
    expect(wrong.text).toContain('Nothing tells you that you are next.');
    const hours = await tom.slash(here, 'notify', { 'quiet-to': 'late' });
    expect(hours.text).toContain('two different times');
  });

  it('writes to whoever wants that, in their language, with the way to the table', async () => {
    tom.speaks('fr');
    const typed = await tom.slash(here, 'appels', { quand: '0', privé: true });
    expect(typed.text).toContain('Par **message privé**.');
    await tom.click(typed.message, 'La nuit aussi');
    await mira.slash(here, 'table open', { game: 'tic-tac-toe' });
    await tom.slash(here, 'table join');
    await mira.slash(here, 'table start');
    await mira.until(here, ({ text }) => text.includes('⏳'));
    const isFirst = tom.pings.some(({ text }) => text.includes('Vers la table'));
    if (!isFirst) await mira.slash(here, 'ttt mark', { cell: '1' });
    const letter = await tom.until(tom.direct, ({ text }) => text.includes('Vers la table'));
    expect(letter.text).toContain('https://discord.com/channels/');
    expect(tom.messages(here).some(({ text }) => text.includes(`<@${tom.id}>`))).toBe(false);
    expect(bot.parlour.violations).toEqual([]);
  });
});
