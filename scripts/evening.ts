/**
 * Plays a whole game in a real browser, as members of a channel would, and keeps pictures, a transcript and a tally of it:
 *
 *   npx tsx scripts/evening.ts --game orcs-orcs-orcs --preset reinforcements --members Mira,Tom --bots 2 --out evening
 *
 * The last member plays on a phone by buttons alone (or those named by --phone), the others type.
 * --idle lets members do only what the clock would do for them, so that a game runs its whole length.
 * Further: --language fr, --pace <ms> a bot takes, --answers <n> to stop early, --set option=value (\n in a text begins a line).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { commandWords } from '../commands/text/index.js';
import { discordWords } from '../src/discord/text/index.js';
import { gameOf, games } from '../src/games/index.js';
import { awaited, locales, pendingFor } from '../src/kernel/index.js';
import type { Seen } from '@barbican/parlour/player';
import { seatOf } from '../src/table/seats.js';
import { asks } from './rehearsal/asked.js';
import { DESKTOP, PHONE } from './rehearsal/browser.js';
import { here, openHouse } from './rehearsal/house.js';
import { type Sight, adviceFor, asReady, openOnlooker } from './rehearsal/onlooker.js';
import { openPrivately, tapShortest, typeOnPage } from './rehearsal/page-hands.js';
import { countTaps, tallyOf, tapsOn } from './rehearsal/tally.js';
import { transcriptOf } from './rehearsal/transcript.js';
import { type WordedAnswer, inWords } from './rehearsal/wording.js';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string', default: games[0]?.id ?? '' },
    preset: { type: 'string' },
    members: { type: 'string', default: 'Mira,Tom' },
    phone: { type: 'string' },
    bots: { type: 'string', default: '2' },
    language: { type: 'string', default: locales[0] },
    idle: { type: 'boolean', default: false },
    pace: { type: 'string', default: '0' },
    answers: { type: 'string', default: '5000' },
    set: { type: 'string', multiple: true, default: [] as string[] },
    out: { type: 'string', default: 'evening' },
  },
});
const game = gameOf(asked.game);
if (!game) throw new Error(`No game ${asked.game}; there are ${games.map(({ id }) => id).join(', ')}.`);
const locale = locales.find((each) => each === asked.language) ?? locales[0];
const words = discordWords[locale];
const typed = commandWords[locale];
const names = asked.members.split(',');
const phones = (asked.phone ?? names.at(-1) ?? '').split(',');
const seats = names.length + Number(asked.bots);

const app = { paceMs: Number(asked.pace) };
const house = await openHouse({ locale, out: asked.out, members: names, patienceMs: 60_000, app });
const { parlour, players } = house;
const onlooker = await openOnlooker(house.redisUrl, games, parlour.world.channelNamed(here).id);
const transcript = transcriptOf(here, players);
const tally = tallyOf(here, players, words.board.act);
/** Takes down all that is new. */
const read = (): void => {
  transcript.read();
  tally.read();
};

/** A window for each member; the phone's has a phone's screen. */
async function windowFor(name: string): Promise<Page> {
  const page = await house.open(phones.includes(name) ? 'phone' : 'desk');
  await countTaps(page);
  await page.goto(`${parlour.url}/#as=${parlour.world.memberNamed(name).id}`);
  await page.getByRole('log').waitFor();
  return page;
}
const pages = new Map<string, Page>();
for (const name of names) pages.set(name, await windowFor(name));
const pageOf = (name: string): Page => {
  const page = pages.get(name);
  if (!page) throw new Error(`${name} has no window`);
  return page;
};

let shots = 0;
const taken = new Map<string, number>();
/** A picture of somebody's screen; of each moment the first few only. */
async function shoot(name: string, moment: string, most = 2): Promise<void> {
  const key = `${name}/${moment}`;
  const before = taken.get(key) ?? 0;
  taken.set(key, before + 1);
  if (before >= most) return;
  shots += 1;
  const file = `${String(shots).padStart(3, '0')}-${name}-${moment}`.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, '-');
  await pageOf(name).bringToFront();
  await pageOf(name).screenshot({ path: join(asked.out, `${file}.png`) });
}

async function openTable(): Promise<void> {
  const [host = ''] = names;
  const open = {
    label: '',
    questions: [],
    command: `${typed.table.name} ${typed.table.open.name}`,
    args: [
      { name: typed.options.game.name, value: asked.game, labels: [game?.text[locale].name ?? ''] },
      { name: typed.options.players.name, value: seats, labels: [String(seats)] },
      {
        name: typed.options.language.name,
        value: locale,
        labels: [typed.languages[locale]],
      },
    ],
  };
  const first = pageOf(host);
  await typeOnPage(first, open);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();
  await button(first, words.lobby.join).waitFor();
  await shoot(host, 'lobby opened');
  const isFull = (count: number) => (message: Seen) => message.text.includes(words.lobby.seats(count, seats));
  for (const name of names.slice(1)) await button(pageOf(name), words.lobby.join).click();
  // A lobby that changes closes the menu that is open on it.
  if (names.length > 1) await players[0]?.until(here, isFull(names.length));
  if (asked.preset !== undefined) {
    await first.locator('.menu-button').first().click();
    await first
      .getByRole('option', { name: game?.text[locale].presets[asked.preset]?.label ?? '' })
      .first()
      .click();
  }
  for (const setting of asked.set) {
    const at = setting.indexOf('=');
    const value = setting.slice(at + 1).replaceAll('\\n', '\n');
    await players[0]?.slash(here, `${typed.table.name} ${typed.table.options.name}`, {
      [typed.options.option.name]: setting.slice(0, at),
      [typed.options.value.name]: value,
    });
  }
  for (let bot = 0; bot < Number(asked.bots); bot += 1) {
    await button(first, words.lobby.addBot).click();
    await players[0]?.until(here, isFull(names.length + bot + 1));
  }
  read();
  for (const name of names) await shoot(name, 'lobby full');
  await first.setViewportSize({ ...DESKTOP, height: 1400 });
  // What was answered to the host alone may stand below the lobby.
  const lobby = first.getByRole('article').filter({ has: button(first, words.lobby.start) });
  const post = lobby.last().locator('.container');
  await post.screenshot({ path: join(asked.out, 'lobby.png') });
  await first.setViewportSize(phones.includes(host) ? PHONE : DESKTOP);
  await button(first, words.lobby.start).click();
  await players[0]?.until(here, (message) => message.buttons.some((one) => one.label === words.board.act));
}

/** What kind of move it is: the action and what was said with it. */
function movedBy({ label, args }: WordedAnswer): string {
  const said = args.map(({ name }) => name);
  return said.length === 0 ? label : `${label} (${said.join(', ')})`;
}

/** The panel that told each of their last move, and the answer before which it was opened. */
const panels = new Map<string, { panel: Locator; seq: number }>();

async function act(sight: Sight, name: string, seat: number): Promise<void> {
  const advised = asked.idle ? pendingFor(sight.game, sight.match, seat) : [];
  const meant = advised.find(({ fallback }) => fallback)?.fallback?.() ?? adviceFor(sight, seat);
  if (!meant) throw new Error(`${name} has nothing to say`);
  const answer = phones.includes(name) ? asReady(sight, seat, meant) : meant;
  const worded = inWords(sight.game, sight.match, seat, answer, sight.say);
  transcript.note(
    `${name}: ${worded.label} ${worded.args.map((arg) => `${arg.name}=${arg.labels.join('+')}`).join(' ')}`,
  );
  const watch = async (step: string): Promise<void> => {
    read();
    await shoot(name, step);
  };
  try {
    if (phones.includes(name)) {
      const before = await tapsOn(pageOf(name));
      const last = panels.get(name);
      // Where others have answered since, it asks for what is past.
      const standing = last?.seq === sight.match.seq - 1 ? last.panel : undefined;
      const panel = await tapShortest(pageOf(name), worded, locale, { watch, standing });
      panels.delete(name);
      if (panel) panels.set(name, { panel, seq: sight.match.seq });
      const taps = (await tapsOn(pageOf(name))) - before;
      tally.tapped(movedBy(worded), taps);
      transcript.note(`${name} tapped ${taps} times`);
    } else await typeOnPage(pageOf(name), worded, watch);
  } catch (error) {
    const now = await onlooker.look();
    if (!now || now.match.seq === sight.match.seq) throw error;
    // Somebody else was quicker, and what was meant may be no more: one looks again.
    transcript.note(`${name} begins again: the table has changed meanwhile`);
    await pageOf(name).reload();
    await pageOf(name).getByRole('log').waitFor();
    return;
  }
  await watch(`after ${worded.label}`);
}

async function look(name: string): Promise<void> {
  const hand = await openPrivately(pageOf(name), words.board.hand);
  // Before anything is dealt there is no picture of it.
  const picture = hand.locator('img').first();
  await picture.waitFor({ timeout: 6000 }).catch(() => {
    transcript.note(`${name} sees no picture of a hand`);
  });
  await pageOf(name).waitForTimeout(300);
  await shoot(name, 'hand');
}

/** To look is to replay what is new: not more often than anybody would notice. */
const lookAgainMs = 200;

/** Nobody says a thing twice because the bot takes a moment; whether it took it. */
async function untilTaken(before: Sight): Promise<boolean> {
  const patience = Date.now() + 6_000;
  for (;;) {
    const sight = await onlooker.look();
    if (!sight || sight.match.outcome || sight.match.seq !== before.match.seq) return true;
    if (Date.now() > patience) return false;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

async function play(): Promise<Sight> {
  let heading = '';
  let unheard = 0;
  for (let answers = 0; ;) {
    const sight = await onlooker.look();
    if (!sight) throw new Error('there is no game');
    read();
    if (sight.match.outcome || answers >= Number(asked.answers)) return sight;
    const waited = awaited(sight.game, sight.match);
    const held = players.map(({ id }) => seatOf(sight.table, id) ?? -1);
    const player = players.find((_, at) => waited.includes(held[at] ?? -1));
    // Where all decide at once the bots do so first, or they take what somebody is just about to name.
    if (!player || waited.some((seat) => !held.includes(seat))) {
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      continue;
    }
    const seat = seatOf(sight.table, player.id) ?? 0;
    // Called by a new board, or named on the one that they stand before.
    const isCalled = (message: Seen): boolean =>
      player.pings.length >= (sight.turns[seat] ?? 0) || asks(message, player, words.board.act);
    await player.until(here, isCalled, 60_000);
    const now = sight.game.text[locale].heading(sight.game.view(sight.match, 'spectator'), sight.say);
    if (now !== heading && answers % 3 === 0) await shoot(player.name, `turn ${now}`);
    if (now !== heading && answers % 9 === 0) await look(player.name);
    heading = now;
    await act(sight, player.name, seat);
    answers += 1;
    unheard = (await untilTaken(sight)) ? 0 : unheard + 1;
    if (unheard === 3)
      throw new Error(`${player.name} says the same thing for the third time, and nothing comes of it`);
  }
}

try {
  await openTable();
  const sight = await play();
  if (sight.match.outcome) await players[0]?.until(here, (message) => message.text.includes(words.board.over), 60_000);
  for (const name of names) {
    await pageOf(name).waitForTimeout(1500);
    await shoot(name, 'end');
  }
  for (const name of names) {
    await openPrivately(pageOf(name), words.board.log);
    await shoot(name, 'log');
  }
  // A house that closes takes its renderers with it, and a film is half a minute's work.
  const isFilm = (message: Seen) => message.pictures.some(({ filename }) => filename === 'film.gif');
  if (sight.match.outcome) {
    await players[0]?.until(here, isFilm, 180_000).catch(() => {
      transcript.note('no film came');
    });
  }
} finally {
  read();
  house.verdict(transcript);
  writeFileSync(join(asked.out, 'tally.txt'), `${tally.text()}\n`);
  writeFileSync(join(asked.out, 'transcript.txt'), transcript.text());
  onlooker.close();
  await house.close();
}
