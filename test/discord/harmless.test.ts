/** Whatever people call themselves or their nights: it formats, links and mentions nothing, wherever it is shown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player, Reply, Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const minute = 60_000;
const here = '#game-night';
/** A Tuesday. */
const time = { now: Date.parse('2026-11-17T12:00Z') };
const friday = Date.parse('2026-11-20T20:00Z');
const names = ['[gold](https://evil.example)', '**discord.gg/evil** @everyone', '＠here __u__ <#1> `x`'] as const;
const title = '21/11 [gold](https://evil.example/x) __u__ discord.gg/evil ＠everyone <@&7>';
const harmful = /:\/\/evil|discord\.gg\/|\]\(|__u__|\*\*discord|[@＠](?:everyone|here)|<[@#]/;

let bot: BotAtParlour;
let eve: Player;
let bob: Player;
let cat: Player;
const shown: [where: string, text: string][] = [];

beforeAll(async () => {
  bot = await openBot({ now: () => (time.now += 1) });
  const { world } = bot.parlour;
  [eve, bob, cat] = names.map((name) => {
    world.addMember({ name, locale: 'en-GB', moderator: true });
    return bot.parlour.member(name);
  }) as [Player, Player, Player];
});
afterAll(async () => {
  await bot.close();
});

/** All that a post shows anybody: words, labels, placeholders, alternative texts, names of files. */
function note(where: string, { raw }: Seen): void {
  const { content, components = [], embeds, attachments } = raw;
  shown.push([where, JSON.stringify({ content, components, embeds, attachments })]);
}
/** Calls of people, and links of our own, are made of ids, which nobody chooses. */
const withoutOurs = (text: string): string =>
  text.replace(/<@\d+>|<#\d{17,}>/g, '').replace(/\]\(https:\/\/discord\.com\/channels\/[\d/]+\)/g, ']');
const expectHarmless = (): void => {
  for (const [where, text] of shown) expect(withoutOurs(text), where).not.toMatch(harmful);
  expect(shown.map(([, text]) => text).join('')).toContain('gold ( evil.example)');
};
async function done(reply: Promise<Reply>): Promise<Reply> {
  const answer = await reply;
  if (answer.kind === 'message') note('an answer', answer.message);
  return answer;
}

it('a name, at a table: lobby, board, panel, log, votes, seats, the end', async () => {
  await done(eve.slash(here, 'table open', { game: 'tic-tac-toe' }));
  await done(bob.slash(here, 'table join'));
  await done(eve.slash(here, 'table start'));
  const board = await eve.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Act'));
  await done(eve.click(board, 'Act'));
  await done(eve.slash(here, 'ttt mark', { cell: '5' }));
  await done(bob.slash(here, 'ttt mark', { cell: '1' }));
  await done(bob.slash(here, 'table replace', { player: names[2] }));
  for (const sub of ['status', 'log', 'board']) await done(cat.slash(here, `table ${sub}`));
  for (const [player, cell] of [
    [eve, '2'],
    [cat, '3'],
    [eve, '8'],
  ] as const) {
    await done(player.slash(here, 'ttt mark', { cell }));
  }
  await eve.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Rematch'));
  for (const seen of eve.messages(here)) note('the channel', seen);
  expectHarmless();
});

it('a night’s title: card, picture, event, reminder, thread, host’s screens, form', async () => {
  const set = await done(eve.slash('#off-topic', 'barbican nights'));
  await done(eve.click(set.message, 'Events'));
  const typed = { title, times: 'friday 20:00', games: 'tic-tac-toe', players: 3 };
  await done(eve.slash(here, 'night plan', typed).then((reply) => eve.click(reply.message, 'Post it')));
  const card = await eve.until(here, ({ pictures }) => pictures.some(({ alt }) => alt.startsWith('Game night')));
  expect(card.text).toContain('21/11 gold(evil.example x) u discord.gg evil everyone');
  await done(bob.click(card, 'Coming'));
  await done(cat.click(card, 'Coming'));
  await eve.until(here, ({ text }) => text.includes('is settled'));
  await done(eve.click(card, 'Host …'));
  await done(cat.slash(here, 'night list'));
  await expect.poll(() => eve.events.length).toBe(1);
  time.now = friday - minute;
  await expect.poll(() => bot.parlour.world.threadsOf(bot.parlour.world.channelNamed(here).id).length).toBe(1);
  for (const { name, location } of eve.events) shown.push(['an event', `${name} ${location}`]);
  for (const { id, name } of bot.parlour.world.threadsOf(bot.parlour.world.channelNamed(here).id)) {
    shown.push(['a thread', name]);
    await eve.until(id, ({ text }) => text !== '');
    for (const seen of eve.messages(id)) note('a thread', seen);
  }
  for (const seen of eve.messages(here)) note('the channel', seen);
  expectHarmless();
});
