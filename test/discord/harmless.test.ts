/** Whatever people call themselves or their nights: it formats, links and mentions nothing, wherever it is shown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player, Reply, Seen } from '@barbican/parlour/player';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { framesOf } from '../../src/table/film.js';
import { momentsOf } from '../../src/table/replay.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { smallGames } from '../support/small-games.js';
import { openHouse } from '../support/tables.js';

const minute = 60_000;
const here = '#game-night';
/** A Tuesday. */
const time = { now: Date.parse('2026-11-17T12:00Z') };
const friday = Date.parse('2026-11-20T20:00Z');
const names = [
  '[gold](https://evil.example)',
  '**discord.gg/evil** @everyone',
  '＠here __u__ <#1> `x`',
  '~~[dan](https://evil.example/d)~~ <@&9>',
] as const;
const title = '21/11 [gold](https://evil.example/x) __u__ discord.gg/evil ＠everyone <@&7>';
const harmful = /:\/\/evil|discord\.gg\/|\]\(|__u__|evil\*\*|[@＠](?:everyone|here)|<[@#]/;

let bot: BotAtParlour;
let eve: Player;
let bob: Player;
let cat: Player;
let dan: Player;
const games = [...smallGames, anyGame(orcsOrcsOrcs)];
const shown: [where: string, text: string][] = [];

beforeAll(async () => {
  bot = await openBot({ games, now: () => (time.now += 1) });
  const { world } = bot.parlour;
  [eve, bob, cat, dan] = names.map((name) => {
    world.addMember({ name, locale: 'en-GB', moderator: true });
    return bot.parlour.member(name);
  }) as [Player, Player, Player, Player];
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

it('a name, in a film: what is said with it, its alternative text, its captions', async () => {
  const thread = eve.openThread(here, 'a duel');
  await done(eve.slash(thread, 'table open', { game: 'orcs-orcs-orcs', players: 2 }));
  await done(bob.slash(thread, 'table join'));
  await done(eve.slash(thread, 'table start'));
  const begins = (await eve.slash(thread, 'act')).text.includes('Reveal a marker') ? eve : bob;
  for (let { message } = await begins.slash(thread, 'act'); message.text.includes('Reveal a marker');) {
    await begins.click(message, message.buttons[0]?.customId ?? '');
    ({ message } = await begins.slash(thread, 'act'));
  }
  const replay = await done(cat.slash(thread, 'table replay'));
  await done(cat.click(replay.message, 'Film of the game'));
  const film = await eve.until(thread, ({ pictures }) => pictures.some(({ filename }) => filename === 'film.gif'));
  expect(film.pictures[0]?.alt).toMatch(/It ends with: .*(?:gold \( evil|discord\.gg evil)/);
  for (const seen of eve.messages(thread)) note('a film', seen);
  // What is written on its frames, read from the history as the bot reads it.
  const house = await openHouse({ url: bot.redisUrl, prefix: 'barbican', games });
  const id = await house.store.inChannel(thread);
  const history = await house.tables.history(id ?? '');
  const [game] = games.filter((one) => one.id === 'orcs-orcs-orcs');
  if (!history.ok || !game) throw new Error('no history');
  const { table } = history.snapshot;
  const moments = await momentsOf(game, table, history.entries);
  const captions = framesOf({ game, table, locale: 'en' }, moments).map(({ caption }) => caption);
  expect(captions.at(-1)).toMatch(/gold \( evil|discord\.gg evil/);
  for (const caption of captions) shown.push(['a caption', caption]);
  house.redis.disconnect();
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
  // Whoever only says so at the event is on the card too, by a name that Discord gives us in another way.
  dan.interest(eve.events[0]?.id ?? '');
  await done(bob.click(card, 'Coming'));
  const said = await eve.until(here, ({ id, text }) => id === card.id && text.includes('**Maybe**'));
  expect(said.text).toContain('**Maybe** dan ( evil.example d)');
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
