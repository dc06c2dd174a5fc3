/** A real browser, the real page, the real parlour, and a real bot in it. */
import type { Page } from 'playwright-core';
import { type Parlour, startParlour } from '@barbican/parlour';
import { DESKTOP, type PageBrowser, openPageBrowser } from '../../scripts/rehearsal/browser.js';
import { type ShowcaseBot, startShowcaseBot } from './showcase-bot.js';

export type Evening = {
  parlour: Parlour;
  bot: ShowcaseBot;
  /** Sits down before the page as somebody. */
  open: (as?: { name?: string; size?: typeof DESKTOP }) => Promise<Page>;
  end: () => Promise<void>;
};

export type PageHouse = PageBrowser & { evening: () => Promise<Evening> };

export async function openPageHouse(): Promise<PageHouse> {
  const browser = await openPageBrowser();
  const { context, pageFolder } = browser;

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

  return { ...browser, evening };
}
