/**
 * The first turns of Orcs Orcs Orcs in a real browser: Mira at a desk, typing; Tom on a phone, by buttons alone.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../../scripts/rehearsal/browser.js';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame, awaited } from '../../src/kernel/index.js';
import { seatOf } from '../../src/table/seats.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { type Onlooker, type Sight, adviceFor, openOnlooker } from '../../scripts/rehearsal/onlooker.js';
import { openPrivately, tapOnPage, typeOnPage } from '../../scripts/rehearsal/page-hands.js';
import { inWords } from '../../scripts/rehearsal/wording.js';
import { type PageHouse, openPageHouse } from '../support/page-browser.js';
import { says, use } from '../support/page-hands.js';

const games = [anyGame(orcsOrcsOrcs)];
const here = '#game-night';

let house: PageHouse;
let bot: BotAtParlour;
let onlooker: Onlooker;
let mira: Page;
let tom: Page;

async function sitDown(name: string, size: typeof DESKTOP): Promise<Page> {
  const page = await house.context.newPage();
  await page.setViewportSize(size);
  await page.goto(`${bot.parlour.url}/#as=${bot.parlour.world.memberNamed(name).id}`);
  await page.getByRole('log').waitFor();
  return page;
}

beforeAll(async () => {
  house = await openPageHouse();
  bot = await openBot({ games, paceMs: 0, parlour: { pageFolder: house.pageFolder } });
  onlooker = await openOnlooker(bot.redisUrl, games, bot.parlour.world.channelNamed(here).id);
  mira = await sitDown('Mira', DESKTOP);
  tom = await sitDown('Tom', PHONE);
});
afterAll(async () => {
  onlooker.close();
  await bot.close();
  await house.close();
});

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();
const boards = (page: Page) => page.getByRole('article').filter({ has: page.locator('img[alt*="below the tower"]') });

async function sight(): Promise<Sight> {
  const seen = await onlooker.look();
  if (!seen) throw new Error('there is no game');
  return seen;
}

const seatNamed = ({ table }: Sight, name: string): number =>
  seatOf(table, bot.parlour.world.memberNamed(name).id) ?? -1;

/** Waits until it is somebody's turn to decide, and says what they would do. */
async function adviceOf(name: string) {
  await expect.poll(async () => isAwaited(await sight(), name)).toBe(true);
  const now = await sight();
  const seat = seatNamed(now, name);
  const answer = adviceFor(now, seat);
  if (!answer) throw new Error(`${name} has nothing to say`);
  return inWords(now.game, now.match, seat, answer, now.say);
}
const isAwaited = (now: Sight, name: string): boolean => awaited(now.game, now.match).includes(seatNamed(now, name));

/** Whoever is awaited does what they would; says who did what. */
async function playOn(): Promise<string> {
  const before = await sight();
  const name = isAwaited(before, 'Mira') ? 'Mira' : 'Tom';
  const answer = await adviceOf(name);
  if (name === 'Mira') await typeOnPage(mira, answer);
  else await tapOnPage(tom, answer, 'en');
  await expect.poll(async () => (await sight()).match.seq).toBeGreaterThan(before.match.seq);
  return `${name}: ${answer.label}`;
}

/** Plays on until somebody is asked for this. */
async function untilAsked(label: string): Promise<string> {
  for (;;) {
    const name = isAwaited(await sight(), 'Mira') ? 'Mira' : 'Tom';
    if ((await adviceOf(name)).label === label) return name;
    await playOn();
  }
}

describe('two members at two screens', () => {
  it('open a table at the desk, and join it by thumb', async () => {
    await typeOnPage(mira, {
      label: '',
      command: 'table open',
      args: [
        { name: 'game', value: 'orcs-orcs-orcs', labels: ['Orcs Orcs Orcs'] },
        { name: 'players', value: 2, labels: [] },
      ],
      questions: [],
    });
    await named(tom, 'Join').click();
    await says(mira, 'Seats (2 of 2)').waitFor();
    await says(mira, 'a table is open').locator('img').waitFor();
  });

  it('choose an option that only the host sees open', async () => {
    const options = await openPrivately(mira, 'Options');
    await options.getByRole('button', { name: /^Secret missions/ }).click();
    await mira.getByRole('option', { name: 'Secret missions: on' }).click();
    await says(tom, 'Secret missions: on').waitFor();
    expect(await tom.locator('article.ephemeral').filter({ hasText: 'options' }).count()).toBe(0);
  });

  it('see the board with its words, and look at it closely', async () => {
    await named(mira, 'Start').click();
    for (const page of [mira, tom]) {
      const picture = boards(page).last().locator('img').first();
      await picture.waitFor();
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1280);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(page.viewportSize()?.width);
    }
    await boards(tom)
      .last()
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    const large = tom.getByRole('dialog');
    const fitted = await large.getByRole('img').evaluate((one) => one.clientWidth);
    await large.getByRole('button', { name: 'Actual size' }).click();
    await expect.poll(() => large.getByRole('img').evaluate((one) => one.clientWidth)).toBeGreaterThan(fitted);
    await tom.keyboard.press('Escape');
  });

  it('look at their hands, each only at their own', async () => {
    const hand = await openPrivately(tom, 'My hand');
    await hand.locator('img[alt^="Tom’s hand"]').waitFor();
    expect(await mira.locator('img[alt^="Tom’s hand"]').count()).toBe(0);
    expect(await mira.getByText('For your eyes only').count()).toBe(0);
  });

  it('take back a choice of their own freely', async () => {
    await typeOnPage(mira, await adviceOf('Mira'));
    await says(mira, 'Mira has chosen a mission.').waitFor();
    await use(mira, 'table undo');
    await says(tom, 'Taken back at Mira’s request').waitFor();
    expect(isAwaited(await sight(), 'Mira')).toBe(true);
  });

  it('choose their missions, one typing, one tapping', async () => {
    await typeOnPage(mira, await adviceOf('Mira'));
    const panel = await tapOnPage(tom, await adviceOf('Tom'), 'en');
    expect(await panel.innerText()).toContain('You keep');
    await says(mira, 'Tom has chosen a mission.').waitFor();
    expect(await tom.getByText('You keep').count()).toBe(1);
  });

  it('play their first turns, and are called when it is theirs', async () => {
    const actions = new Set<string>();
    while (actions.size < 4) actions.add(await playOn());
    expect([...actions]).toEqual(expect.arrayContaining(['Mira: Reveal a marker', 'Tom: Reveal a marker']));
    await expect.poll(() => tom.locator('article.pings').count()).toBeGreaterThan(0);
    await expect.poll(() => mira.locator('article.pings').count()).toBeGreaterThan(0);
  });

  it('press a button of a question long answered, and are told how it stands', async () => {
    const name = await untilAsked('Reveal a marker');
    const page = name === 'Mira' ? mira : tom;
    const panel = await openPrivately(page, 'Act');
    await playOn();
    const { seq } = (await sight()).match;
    await panel
      .getByRole('button', { name: /^Reveal a marker/ })
      .first()
      .click();
    await panel.getByText('The table has moved on').waitFor();
    await panel.getByText('2 actions left').waitFor();
    expect((await sight()).match.seq).toBe(seq);
  });

  it('take back what was revealed only if the other agrees', async () => {
    const { board } = (await sight()).match;
    const name = isAwaited(await sight(), 'Mira') ? 'Mira' : 'Tom';
    const [asker, other] = name === 'Mira' ? [mira, tom] : [tom, mira];
    await use(asker, 'table undo');
    await named(other, 'Yes').click();
    await expect.poll(async () => (await sight()).match.board).not.toEqual(board);
    await says(asker, `Taken back at ${name}’s request`).waitFor();
    await untilAsked('Reveal a marker');
  });
});

it('asked nobody but the parlour for anything, and nothing broke', () => {
  const hosts = new Set(house.addresses.map((address) => new URL(address).hostname));
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(house.breakages).toEqual([]);
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
