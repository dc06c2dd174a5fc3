/**
 * A game night in a real browser, from the idea to the recap, by a clock that is turned: planned at the keyboard, voted on
 * by thumb, settled, reminded, seated, played, told; with pictures of every screen and a transcript.
 *
 *   npx tsx scripts/night.ts --language fr --out night [--duel]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Seen } from '@barbican/parlour/player';
import { commandWords } from '../commands/text/index.js';
import { discordWords } from '../src/discord/text/index.js';
import { nightWords } from '../src/discord/text/nights/index.js';
import { gameOf, games } from '../src/games/index.js';
import { locales } from '../src/kernel/index.js';
import { fightAhead } from '../src/table/guesses.js';
import { asks } from './rehearsal/asked.js';
import { composer } from './rehearsal/browser.js';
import { nextAnswer, slashAnswer } from './rehearsal/next-answer.js';
import { here, openNightHouse, phone } from './rehearsal/night-house.js';
import { type Sight, openOnlooker } from './rehearsal/onlooker.js';
import { openPrivately, tapOnPage, typeOnPage } from './rehearsal/page-hands.js';

const { values: asked } = parseArgs({
  options: {
    game: { type: 'string', default: 'orcs-orcs-orcs' },
    language: { type: 'string', default: locales[0] },
    /** Answers given on the page; the rest of the game is typed past it, to save time. */
    answers: { type: 'string', default: '6' },
    /** Two people and a bot, who are soon at the table: what comes after it is looked at. */
    duel: { type: 'boolean', default: false },
    out: { type: 'string', default: 'night' },
  },
});
const game = gameOf(asked.game);
if (!game) throw new Error(`No game ${asked.game}.`);
const locale = locales.find((each) => each === asked.language) ?? locales[0];
const words = { ...discordWords[locale], night: nightWords[locale] };
const typed = commandWords[locale];
const elsewhere = '#second-table';
/** Has no seat, and watches. */
const watcher = asked.duel ? 'Ana' : 'Jo';
const minute = 60_000;
const day = 24 * 60 * minute;
/** It is planned on a Tuesday. */
const friday = Date.parse('2026-11-20T20:00Z');
const house = await openNightHouse(locale, asked.out, Date.parse('2026-11-17T12:00Z'));
const { time, players, pageOf, goTo, shoot, pressed, press, alsoRead } = house;
const [mira, tom, ana, jo, sam] = players;
const isCard = ({ pictures }: Seen): boolean => pictures.some(({ filename }) => filename.startsWith('night'));
const card = (test: (text: string) => boolean = () => true): Promise<Seen> =>
  mira.until(here, (message) => isCard(message) && test(message.text));

/** Planned by one member, at the keyboard. */
async function plan(): Promise<void> {
  await mira.slash(here, `${typed.barbican.name} ${typed.barbican.nights.name}`, { events: true });
  const page = await goTo('Mira', here);
  await composer(page).fill(`/${typed.night.name} ${typed.night.plan.name} `);
  await page.getByRole('button', { name: /^(Send|Envoyer)$/ }).click();
  const form = page.getByRole('dialog');
  const { form: labels } = words.night;
  await form.getByLabel(labels.name).fill(locale === 'fr' ? 'Soirée de siège' : 'Siege night');
  const when = locale === 'fr' ? 'vendredi 20h\nsam. 21h\nun jour peut-être' : 'friday 20:00\nsat. 9pm\nsomeday maybe';
  await form.getByLabel(labels.times).fill(when);
  for (const box of await form.getByRole('group', { name: labels.games }).getByRole('checkbox').all())
    await box.uncheck();
  for (const name of [game?.text[locale].name ?? '', gameOf('defenders')?.text[locale].name ?? '']) {
    await form.getByRole('group', { name: labels.games }).getByText(name, { exact: true }).click();
  }
  await shoot('Mira', 'the form');
  await page
    .getByRole('button', { name: /^(Submit|Valider|Envoyer)$/ })
    .last()
    .click();
  await pressed(page, words.night.understood.post).waitFor();
  await shoot('Mira', 'understood');
  await press('Mira', words.night.understood.post);
  await card();
  await shoot('Mira', 'the card');
}

/** Marks rows of a menu by thumb. */
async function mark(name: string, menu: string, rows: readonly (string | RegExp)[]): Promise<void> {
  const page = pageOf(name);
  await page.bringToFront();
  await page
    .getByRole('button', { name: new RegExp(`^${menu}`) })
    .last()
    .click();
  for (const row of rows) await page.getByRole('option', { name: row }).first().click();
  await shoot(name, `marking ${menu}`);
  const done = page.getByRole('button', { name: /^(Done|Terminé)$/ });
  if ((await done.count()) > 0) await done.click();
}

/** Voted on by three, by thumb and by mouse; a fifth waits on the bench. */
async function vote(): Promise<void> {
  await goTo(phone, here);
  await goTo('Ana', here);
  const { card: on } = words.night;
  const name = game?.text[locale].name ?? '';
  await mark(phone, on.pickTimes, [/20/]);
  await card((text) => text.includes('Tom'));
  await mark(phone, on.pickGames, [name]);
  await shoot(phone, 'voted');
  await press('Ana', on.yes);
  await card((text) => text.includes('Ana'));
  await shoot('Ana', 'coming');
  await mira.until(here, (message) => message.pinged.includes('Ana'));
  await shoot('Mira', 'settled');
  await jo.click(await card(), on.yes);
  await card((text) => text.includes('Jo'));
  await sam.click(await card(), on.yes);
  await card((text) => text.includes(on.bench('Sam')));
  await shoot('Ana', 'the bench');
}

async function eve(): Promise<void> {
  const before = mira.messages(here).length;
  time.now = friday - day + minute;
  await mira.until(here, () => mira.messages(here).length > before);
  await jo.click(await card(), words.night.card.no);
  await sam.until(here, (message) => message.pinged.length === 1 && message.pinged[0] === 'Sam');
  await shoot('Ana', 'reminded, and the bench moves up');
}

/** The table, ten minutes before; answers the thread it stands in. */
async function seat(): Promise<string> {
  time.now = friday - 14 * minute;
  await mira.until(here, (message) => message.text.includes(`<t:${friday / 1000}:R>`) && message.pinged.length > 2);
  time.now = friday - 9 * minute;
  const open = await card((text) => /<#\d+>/.test(text));
  const room = open.id;
  alsoRead(room);
  await mira.until(room, (message) => message.text.includes('Sam') && message.text.includes('Mira'));
  for (const name of ['Mira', phone, 'Ana']) await goTo(name, room);
  await shoot('Mira', 'the table is open');
  await openPrivately(pageOf(phone), words.night.posts.here);
  await shoot(phone, 'here');
  await ana.click(
    await ana.until(room, ({ buttons }) => buttons.some(({ label }) => label === words.night.posts.here)),
    words.night.posts.here,
  );
  await press('Mira', words.lobby.start);
  await mira.until(room, ({ buttons }) => buttons.some(({ label }) => label === words.board.act));
  time.now = friday + 11 * minute;
  await pressed(pageOf('Mira'), words.night.posts.toBot('Sam')).waitFor();
  await shoot('Mira', 'somebody is late');
  await press('Mira', words.night.posts.toBot('Sam'));
  await mira.until(room, ({ text }) => text.includes('Sam') && text.includes('bot'));
  await shoot('Mira', 'a bot for Sam');
  return room;
}

/** As much of a night as it takes to sit down, for two and a bot. */
async function sitDown(): Promise<string> {
  const { nightOptions: options } = typed;
  const understood = await mira.slash(here, `${typed.night.name} ${typed.night.plan.name}`, {
    [options.title.name]: locale === 'fr' ? 'Duel de mages' : 'Duel of mages',
    [options.times.name]: locale === 'fr' ? 'vendredi 20h' : 'friday 20:00',
    [options.games.name]: asked.game,
    [options.quorum.name]: 2,
  });
  await mira.click(understood.message, words.night.understood.post);
  await tom.click(await card(), words.night.card.yes);
  await mira.until(here, (message) => message.pinged.includes('Tom'));
  time.now = friday - 9 * minute;
  const { id: room } = await card((text) => /<#\d+>/.test(text));
  alsoRead(room);
  const lobby = await mira.until(
    room,
    ({ text, buttons }) => text.includes('Tom') && buttons.some(({ label }) => label === words.lobby.start),
  );
  await mira.click(lobby, words.lobby.addBot);
  await mira.click(lobby, words.lobby.start);
  await mira.until(room, ({ buttons }) => buttons.some(({ label }) => label === words.board.act));
  for (const name of ['Mira', phone, 'Ana']) await goTo(name, room);
  return room;
}

/** So many fights are guessed at on the page, each way they may end in its turn. */
const mostGuesses = 6;
const guessedAt: string[] = [];

/** Whoever has no seat guesses at what is ahead, by a tap on the board. */
async function foresee(sight: Sight): Promise<void> {
  const fight = fightAhead(sight.game, sight);
  if (!fight || guessedAt.includes(fight.id) || guessedAt.length === mostGuesses) return;
  const end = fight.ends[guessedAt.length % fight.ends.length] ?? '';
  guessedAt.push(fight.id);
  const page = pageOf(watcher);
  await page.bringToFront();
  await page.getByText(sight.say.text(fight.question)).last().waitFor();
  const noted = await openPrivately(page, sight.game.text[locale].fightEnds?.[end] ?? end);
  house.note(`${watcher} guesses at ${fight.id}: ${await noted.innerText()}`);
  await shoot(watcher, `guesses at ${fight.id}`);
}

async function play(room: string): Promise<void> {
  await mira.slash(room, `${typed.table.name} ${typed.table.board.name}`, { [typed.options.guesses.name]: 'on' });
  await goTo(watcher, room);
  const onlooker = await openOnlooker(house.redisUrl, games, room);
  let save: Buffer | undefined;
  for (let answers = 0; ;) {
    const sight = await onlooker.look();
    if (!sight) throw new Error('there is no game');
    if (sight.match.outcome) break;
    const next = nextAnswer(players, sight);
    if (!next) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      continue;
    }
    await foresee(sight);
    const { player, seat: seatNo, worded } = next;
    if (answers < Number(asked.answers) && house.hasWindow(player.name)) {
      const isCalled = (message: Seen): boolean =>
        player.pings.length >= (sight.turns[seatNo] ?? 0) || asks(message, player, words.board.act);
      await player.until(room, isCalled);
      if (player.name === phone) await tapOnPage(pageOf(phone), worded, locale);
      else await typeOnPage(pageOf(player.name), worded);
      await shoot(player.name, `plays ${worded.label}`);
    } else await slashAnswer(next, room);
    answers += 1;
    if (answers === Number(asked.answers)) {
      if (!asked.duel) {
        await sam.slash(room, `${typed.table.name} ${typed.table.claim.name}`);
        await shoot('Ana', 'Sam is back');
      }
      const exported = await mira.slash(room, `${typed.table.name} ${typed.table.export.name}`);
      save = await exported.message.file();
    }
    const taken = Date.now() + 20_000;
    for (;;) {
      const now = await onlooker.look();
      if (!now || now.match.outcome || now.match.seq !== sight.match.seq || Date.now() > taken) break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
  onlooker.close();
  await mira.until(room, ({ buttons }) => buttons.some(({ label }) => label === words.night.recap.again));
  await mira.until(room, ({ pictures }) => pictures.some(({ filename }) => filename === 'film.gif'), 180_000);
  await shoot('Mira', 'the end');
  await shoot(phone, 'the end');
  const film = mira.messages(room).findLast(({ pictures }) => pictures.some(({ filename }) => filename === 'film.gif'));
  if (film) writeFileSync(join(asked.out, 'film.gif'), await film.file('film.gif'));
  alsoRead(elsewhere);
  if (save) {
    const file = { filename: 'game.json', data: save };
    await ana.slash(elsewhere, `${typed.table.name} ${typed.table.import.name}`, { [typed.options.file.name]: file });
    await ana.until(elsewhere, ({ pictures }) => pictures.length > 0);
    await goTo('Ana', elsewhere);
    await shoot('Ana', 'a save came back');
  }
}

/** A few answers at the branch, as it goes on without the first game. */
async function playOn(room: string): Promise<void> {
  const onlooker = await openOnlooker(house.redisUrl, games, room);
  for (let answers = 0; answers < 4;) {
    const sight = await onlooker.look();
    const next = sight && !sight.match.outcome ? nextAnswer(players, sight) : undefined;
    if (next) {
      await slashAnswer(next, room);
      answers += 1;
    } else await new Promise((resolve) => setTimeout(resolve, 30));
    if (sight?.match.outcome) break;
  }
  onlooker.close();
  await shoot('Mira', 'the branch was played on');
}

/** A page of the records, typed; what it says is written down. */
async function askStats(view: 'me' | 'season' | 'guild' | 'game' | 'player', option?: [string, string]): Promise<void> {
  const page = pageOf('Mira');
  const pictures = page.locator('article.ephemeral img');
  const before = await pictures.count();
  const command = `${typed.stats.name} ${typed.stats[view].name}`;
  await composer(page).fill(`/${command} `);
  if (option) {
    await page.getByRole('combobox', { name: option[0], exact: true }).fill(option[1]);
    await page.getByRole('option', { name: option[1] }).first().click();
  }
  await page.getByRole('button', { name: /^(Send|Envoyer)$/ }).click();
  await pictures.nth(before).waitFor();
  house.note(`/${command}: ${await page.locator('article.ephemeral').last().innerText()}`);
  await shoot('Mira', `stats ${view}`);
}

/** Replays are looked at by Mira, who plays on from the middle. */
async function lookBack(room: string): Promise<void> {
  const page = pageOf('Mira');
  const replay = await openPrivately(page, words.replay.open);
  await shoot('Mira', 'replay');
  await replay.locator('.menu-button').first().click();
  const rows = page.getByRole('option');
  await rows.nth(Math.floor((await rows.count()) / 2)).click();
  await page.waitForTimeout(2500);
  await shoot('Mira', 'in the middle');
  await replay.locator('.menu-button').last().click();
  await page.getByRole('option').first().click();
  await page.waitForTimeout(2500);
  await shoot('Mira', 'a hand of then');
  await replay.getByRole('button', { name: words.replay.playOn, exact: true }).click();
  const claim = `${typed.table.name} ${typed.table.claim.name}`;
  await mira.until(room, ({ text }) => text.includes(claim));
  await shoot('Mira', 'a branch');
  for (const player of asked.duel ? [tom] : [tom, ana, sam]) await player.slash(room, claim);
  await mira.slash(room, `${typed.table.name} ${typed.table.resume.name}`);
  await mira.until(room, ({ buttons }) => buttons.some(({ label }) => label === words.board.act));
  await shoot('Mira', 'the branch goes on');
  await playOn(room);
  await goTo('Mira', here);
  for (const view of ['me', 'season', 'guild'] as const) await askStats(view);
  const { options } = typed;
  await askStats('game', [options.game.name, game?.text[locale].name ?? '']);
  await askStats('player', [options.person.name, watcher]);
  for (const command of [
    `${typed.table.name} ${typed.table.mine.name}`,
    `${typed.night.name} ${typed.night.list.name}`,
    typed.notify.name,
  ]) {
    await mira.slash(here, command);
    await shoot('Mira', command);
  }
}

try {
  if (!asked.duel) {
    await plan();
    await vote();
    await eve();
  }
  const room = await (asked.duel ? sitDown() : seat());
  await play(room);
  await lookBack(room);
} catch (error) {
  house.note(String(error));
  for (const name of ['Mira', phone, 'Ana']) await shoot(name, 'broken off').catch(() => undefined);
  throw error;
} finally {
  await house.close();
}
