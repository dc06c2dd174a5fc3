/** What hands and eyes do at the page. */
import type { Locator, Page } from 'playwright-core';
import { composer } from '../../scripts/rehearsal/browser.js';

export const messages = (page: Page): Locator => page.getByRole('article');

/** The newest message that says this. */
export const says = (page: Page, text: string | RegExp): Locator => messages(page).filter({ hasText: text }).last();

/** A command without options. */
export async function use(page: Page, command: string): Promise<void> {
  await composer(page).fill(`/${command} `);
  await page.keyboard.press('Enter');
}

/** The message that holds one of everything. */
export async function panel(page: Page): Promise<Locator> {
  await use(page, 'show panel');
  const shown = says(page, 'The siege');
  await shown.waitFor();
  return shown;
}

export const playAs = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
