import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONE, composer } from '../../../scripts/rehearsal/browser.js';
import { startParlour } from '@barbican/parlour';
import { type Evening, openPageHouse, type PageHouse } from '../../support/page-browser.js';
import { messages, panel, playAs, says, use } from '../../support/page-hands.js';

let house: PageHouse;
let evening: Evening;

beforeAll(async () => {
  house = await openPageHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  evening = await house.evening();
});
afterEach(() => evening.end());

describe('several members at one page', () => {
  it('keeps a private message private, changes it in place, and dismisses it', async () => {
    const page = await evening.open();
    await use(page, 'whisper');
    await page.getByText('A secret for mira').waitFor();
    await playAs(page, 'Tom');
    await page.getByText('A secret for mira').waitFor({ state: 'detached' });
    await playAs(page, 'Mira');
    const secret = messages(page).filter({ hasText: 'Only you can see this' });
    await secret.getByRole('button', { name: 'Read on' }).click();
    await secret.getByText('The secret: the gate is open.').waitFor();
    await secret.getByText('(edited)').waitFor();
    await secret.getByRole('button', { name: 'Dismiss message' }).click();
    await secret.waitFor({ state: 'detached' });
  });

  it('tells who is waited for, leads there, and marks the ping', async () => {
    const page = await evening.open();
    await page.getByRole('navigation').getByRole('button').nth(1).click();
    await composer(page).fill('/call ');
    await page.keyboard.type('tom');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const call = says(page, '@Tom, it is your turn.');
    await call.waitFor();
    expect(await call.getAttribute('class')).not.toContain('pings');
    await page.getByRole('navigation').getByRole('button').nth(0).click();
    await page.getByRole('button', { name: /^Tom .*1$/ }).click();
    await call.waitFor();
    expect(await call.getAttribute('class')).toContain('pings');
  });

  it('marks other channels unread until they are opened', async () => {
    const mira = await evening.open();
    const tom = await evening.open({ name: 'Tom' });
    await mira.getByRole('navigation').getByRole('button').nth(1).click();
    await composer(mira).fill('Anybody here?');
    await mira.keyboard.press('Enter');
    await says(mira, 'Anybody here?').waitFor();
    const channel = tom.getByRole('navigation').getByRole('button').nth(1);
    await tom.locator('.channel.unread').waitFor();
    await channel.click();
    await says(tom, 'Anybody here?').waitFor();
    expect(await tom.locator('.channel.unread').count()).toBe(0);
  });

  it('speaks the language of whoever acts, commands included', async () => {
    const page = await evening.open();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Jouer en tant que' }).waitFor();
    await composer(page).pressSequentially('/show p');
    await page.getByRole('option', { name: '/show panneau' }).getByText('Un conteneur avec tout dedans').waitFor();
    await page.keyboard.press('Escape');
    await playAs(page, 'Tom');
    await page.getByRole('heading', { name: 'Play as' }).waitFor();
  });

  it('opens a thread beside the channel', async () => {
    const page = await evening.open();
    await page.getByRole('button', { name: 'New thread' }).click();
    await page.getByLabel('Name of the thread').fill('siege of monday');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'siege of monday', exact: true }).waitFor();
    await use(page, 'show classic');
    await says(page, 'Statistics').waitFor();
  });
});

describe('the page itself', () => {
  it('can be played on a phone by thumb alone', async () => {
    const page = await evening.open({ size: PHONE });
    await page.getByRole('button', { name: 'Commands', exact: true }).click();
    await page.getByRole('option', { name: /\/cast/ }).click();
    await page.getByRole('option', { name: 'Wind Gust' }).click();
    await page.getByRole('combobox', { name: 'wall' }).fill('2');
    await page.getByRole('button', { name: 'Send' }).click();
    await says(page, 'spell wind-gust, wall 2').waitFor();

    await page.getByRole('button', { name: 'Play as Tom' }).click();
    const shown = await panel(page);
    await shown.getByRole('button', { name: 'Scenario' }).click();
    await page.getByRole('option', { name: /First Night/ }).click();
    await says(page, 'tom pressed scenario first').waitFor();

    await page.getByRole('button', { name: 'Channels and members' }).click();
    await page.getByRole('navigation').getByRole('button').nth(1).click();
    await page.getByRole('heading', { name: /^Welcome to/ }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(PHONE.width);
  });

  it('changes its theme and remembers it', async () => {
    const page = await evening.open();
    const inTheme = (theme: string) => page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await inTheme('light');
    await page.reload();
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await inTheme('dark');
  });

  it('comes back by itself when the parlour does', async () => {
    const first = await startParlour({ pageFolder: house.pageFolder });
    const port = Number(new URL(first.url).port);
    const page = await house.context.newPage();
    await page.goto(first.url);
    await page.getByText('Barbican isn’t connected').waitFor();
    await first.close();
    await page.getByText('Connection lost').waitFor();
    const second = await startParlour({ pageFolder: house.pageFolder, port });
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    await composer(page).fill('Still here');
    await page.keyboard.press('Enter');
    await says(page, 'Still here').waitFor();
    await page.close();
    await second.close();
  });
});

it('asked nobody but the parlour for anything, and nothing broke', () => {
  const hosts = new Set(house.addresses.map((address) => new URL(address).hostname));
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(house.breakages.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});
