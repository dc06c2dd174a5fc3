/** The real bot in a parlour, and members before windows of a real browser: where evenings, nights and lessons are played. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Parlour, startParlour } from '@barbican/parlour';
import type { Player } from '@barbican/parlour/player';
import { type AppOptions, startApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { games } from '../../src/games/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { ensureRedis } from '../../src/redis-child.js';
import { DESKTOP, PHONE, openPageBrowser } from './browser.js';
import type { Transcript } from './transcript.js';

export const here = '#game-night';
/** By the names that Discord has for them. */
const discordLocale = { en: 'en-GB', fr: 'fr' } as const;

export type HouseOptions = {
  locale: Locale;
  /** Pictures and transcripts go there. */
  out: string;
  members: readonly string[];
  /** How long somebody waits for something, at most. */
  patienceMs: number;
  app?: Pick<AppOptions, 'paceMs' | 'now' | 'sweepNightsMs'>;
};

export type House = {
  parlour: Parlour;
  redisUrl: string;
  players: readonly Player[];
  /** A window of one's own; a phone's has a phone's screen. */
  open(screen: 'desk' | 'phone'): Promise<Page>;
  /** Writes down what went wrong on the way. */
  verdict(transcript: Transcript): void;
  close(): Promise<void>;
};

export async function openHouse({ locale, out, members, patienceMs, app }: HouseOptions): Promise<House> {
  mkdirSync(out, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'barbican-house-'));
  const log = createLog({ level: 'warn' });
  const settings = readConfig({ DATA_DIR: data, METRICS_PORT: '0' });
  const redis = await ensureRedis(settings, log);
  const browser = await openPageBrowser();
  browser.context.setDefaultTimeout(90_000);
  const parlour = await startParlour({ pageFolder: browser.pageFolder, patienceMs });
  const known = new Set(parlour.world.members.map(({ name }) => name));
  for (const name of members) if (!known.has(name)) parlour.world.addMember({ name });
  parlour.world.guild.locale = discordLocale[locale];
  const players = members.map((name) => parlour.member(name));
  for (const player of players) player.speaks(discordLocale[locale]);
  const bot = await startApp({
    config: { ...settings, redisUrl: redis.url },
    access: { token: parlour.token, api: parlour.api },
    games,
    log,
    paceMs: 0,
    ...app,
  });
  await parlour.untilReady();

  return {
    parlour,
    redisUrl: redis.url,
    players,
    async open(screen) {
      const page = await browser.context.newPage();
      const size = screen === 'phone' ? PHONE : DESKTOP;
      await page.setViewportSize(size);
      if (screen === 'phone') {
        const session = await browser.context.newCDPSession(page);
        await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 2, mobile: true });
      }
      return page;
    },
    verdict(transcript) {
      const { violations, refusals } = parlour;
      transcript.note(`OpenAPI violations: ${JSON.stringify(violations)}; refusals: ${JSON.stringify(refusals)}`);
      transcript.note(`page breakages: ${JSON.stringify([...new Set(browser.breakages)])}`);
    },
    async close() {
      await bot.close();
      await parlour.close();
      await browser.close();
      await redis.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
