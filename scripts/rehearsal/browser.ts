/** A real browser before the real page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type Locator, type Page, chromium } from 'playwright-core';
import { build } from 'vite';

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

export type PageBrowser = {
  pageFolder: string;
  context: BrowserContext;
  /** Everything the page asked for, and everything that broke in it. */
  addresses: string[];
  breakages: string[];
  close: () => Promise<void>;
};

/** Where a member types. */
export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^(Message|Écrire dans) #/ });

export async function openPageBrowser(): Promise<PageBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'barbican-page-'));
  const pageFolder = join(folder, 'page');
  const configFile = fileURLToPath(new URL('../../packages/parlour/src/page/vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir: pageFolder } });
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
    viewport: DESKTOP,
  });
  context.setDefaultTimeout(60_000);
  const addresses: string[] = [];
  const breakages: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  context.on('weberror', (error) => breakages.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') breakages.push(`${message.text()} (${message.location().url})`);
  });
  return {
    pageFolder,
    context,
    addresses,
    breakages,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
