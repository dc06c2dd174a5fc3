/** A real browser, the real page, the real parlour, and a real bot in it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { type Parlour, startParlour } from '../../src/parlour/index.js';
import { type ShowcaseBot, startShowcaseBot } from './showcase-bot.js';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export type Evening = {
  parlour: Parlour;
  bot: ShowcaseBot;
  /** Sits down before the page as somebody. */
  open: (as?: { name?: string; size?: typeof DESKTOP }) => Promise<Page>;
  end: () => Promise<void>;
};

export type PageHouse = {
  pageFolder: string;
  context: BrowserContext;
  /** Everything the page asked for, and everything that broke in it. */
  addresses: string[];
  breakages: string[];
  evening: () => Promise<Evening>;
  close: () => Promise<void>;
};

export async function openPageHouse(): Promise<PageHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'barbican-page-'));
  const pageFolder = join(folder, 'page');
  const configFile = fileURLToPath(new URL('../../src/parlour/page/vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir: pageFolder } });
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
    viewport: DESKTOP,
  });
  context.setDefaultTimeout(15_000);
  const addresses: string[] = [];
  const breakages: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  context.on('weberror', (error) => breakages.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') breakages.push(message.text());
  });

  const evening = async (): Promise<Evening> => {
    const parlour = await startParlour({ pageFolder });
    const bot = await startShowcaseBot(parlour);
    await parlour.untilReady();
    const pages: Page[] = [];
    return {
      parlour,
      bot,
      open: async (as = {}) => {
        const page = await context.newPage();
        pages.push(page);
        await page.setViewportSize(as.size ?? DESKTOP);
        const member = parlour.world.memberNamed(as.name ?? 'Mira');
        await page.goto(`${parlour.url}/#as=${member.id}`);
        await page.getByRole('log').waitFor();
        return page;
      },
      end: async () => {
        await Promise.all(pages.map((page) => page.close()));
        await bot.stop();
        await parlour.close();
      },
    };
  };

  return {
    pageFolder,
    context,
    addresses,
    breakages,
    evening,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
