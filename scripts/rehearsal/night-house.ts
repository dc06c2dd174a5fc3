/** The real bot in a parlour by a clock that is turned, and members before windows of a real browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { startParlour } from '@barbican/parlour';
import type { Player } from '@barbican/parlour/player';
import { startApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { games } from '../../src/games/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { ensureRedis } from '../../src/redis-child.js';
import { DESKTOP, PHONE, openPageBrowser } from './browser.js';
import { type Transcript, transcriptOf } from './transcript.js';

export const here = '#game-night';
/** Plays on a phone, by buttons alone. */
export const phone = 'Tom';

export type NightHouse = {
  time: { now: number };
  redisUrl: string;
  players: readonly [Player, Player, Player, Player, Player];
  hasWindow(name: string): boolean;
  pageOf(name: string): Page;
  /** Sits down before a channel. */
  goTo(name: string, channel: string): Promise<Page>;
  shoot(name: string, moment: string): Promise<void>;
  pressed(page: Page, label: string): Locator;
  press(name: string, label: string): Promise<void>;
  /** What is said there is written down as well. */
  alsoRead(channel: string): void;
  note(line: string): void;
  close(): Promise<void>;
};

export async function openNightHouse(locale: Locale, out: string, begins: number): Promise<NightHouse> {
  mkdirSync(out, { recursive: true });
  const time = { now: begins };
  const data = mkdtempSync(join(tmpdir(), 'barbican-night-'));
  const log = createLog({ level: 'warn' });
  const settings = readConfig({ DATA_DIR: data, METRICS_PORT: '0' });
  const redis = await ensureRedis(settings, log);
  const house = await openPageBrowser();
  house.context.setDefaultTimeout(60_000);
  const parlour = await startParlour({ pageFolder: house.pageFolder, patienceMs: 60_000 });
  parlour.world.addMember({ name: 'Sam' });
  parlour.world.guild.locale = locale === 'fr' ? 'fr' : 'en-GB';
  const names = ['Mira', 'Tom', 'Ana', 'Jo', 'Sam'];
  const players = names.map((name) => parlour.member(name)) as [Player, Player, Player, Player, Player];
  for (const player of players) player.speaks(locale === 'fr' ? 'fr' : 'en-GB');
  const app = await startApp({
    config: { ...settings, redisUrl: redis.url },
    access: { token: parlour.token, api: parlour.api },
    games,
    log,
    paceMs: 0,
    // No two answers come at the same moment.
    now: () => (time.now += 1),
    sweepNightsMs: 200,
  });
  await parlour.untilReady();
  const transcript = transcriptOf(here, players);
  const transcripts: Transcript[] = [transcript];
  const pages = new Map<string, Page>();
  for (const name of ['Mira', phone, 'Ana']) {
    const page = await house.context.newPage();
    const size = name === phone ? PHONE : DESKTOP;
    await page.setViewportSize(size);
    if (name === phone) {
      const screen = await house.context.newCDPSession(page);
      await screen.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 2, mobile: true });
    }
    pages.set(name, page);
  }
  const pageOf = (name: string): Page => {
    const page = pages.get(name);
    if (!page) throw new Error(`${name} has no window`);
    return page;
  };
  const readAll = (): void => {
    for (const one of transcripts) one.read();
  };
  const pressed = (page: Page, label: string): Locator => page.getByRole('button', { name: label, exact: true }).last();
  let shots = 0;

  return {
    time,
    redisUrl: redis.url,
    players,
    hasWindow: (name) => pages.has(name),
    pageOf,
    async goTo(name, channel) {
      const page = pageOf(name);
      const place = `as=${parlour.world.memberNamed(name).id}&in=${parlour.world.channelNamed(channel).id}`;
      await page.goto('about:blank');
      await page.goto(`${parlour.url}/#${place}`);
      await page.getByRole('log').waitFor();
      return page;
    },
    async shoot(name, moment) {
      shots += 1;
      readAll();
      const page = pageOf(name);
      await page.bringToFront();
      await page.waitForTimeout(400);
      const title = `${String(shots).padStart(2, '0')}-${name}-${moment}`.toLowerCase();
      await page.screenshot({ path: join(out, `${title.replace(/[^\p{L}\p{N}-]+/gu, '-')}.png`) });
    },
    pressed,
    async press(name, label) {
      await pageOf(name).bringToFront();
      await pressed(pageOf(name), label).click();
    },
    alsoRead(channel) {
      transcripts.push(transcriptOf(channel, players));
    },
    note: transcript.note,
    async close() {
      readAll();
      const { violations, refusals } = parlour;
      transcript.note(`OpenAPI violations: ${JSON.stringify(violations)}; refusals: ${JSON.stringify(refusals)}`);
      transcript.note(`page breakages: ${JSON.stringify([...new Set(house.breakages)])}`);
      writeFileSync(join(out, 'transcript.txt'), transcripts.map((one) => one.text()).join('\n==========\n\n'));
      await app.close();
      await parlour.close();
      await house.close();
      await redis.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
