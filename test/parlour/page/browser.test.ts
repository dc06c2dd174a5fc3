import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startParlour } from '../../../src/parlour/index.js';
import { type Evening, openPageHouse, type PageHouse, PHONE } from '../../support/page-browser.js';

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

const composer = (page: Page) => page.getByRole('textbox', { name: /^(Message|Écrire dans) #/ });
const messages = (page: Page) => page.getByRole('article');
const newest = (page: Page) => messages(page).last();
const says = (page: Page, text: string | RegExp) => messages(page).filter({ hasText: text }).last();

const options = (page: Page) => expect.poll(() => page.getByRole('option').allTextContents());

async function use(page: Page, command: string): Promise<void> {
  await composer(page).fill(`/${command} `);
  await page.keyboard.press('Enter');
}

async function panel(page: Page): Promise<Locator> {
  await use(page, 'show panel');
  const shown = says(page, 'The siege');
  await shown.waitFor();
  return shown;
}

const playAs = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) }).click();

describe('slash commands', () => {
  it('lists what the bot can do, narrows it down, and sends what was picked', async () => {
    const page = await evening.open();
    await composer(page).pressSequentially('/');
    await page.getByRole('option', { name: /\/cast/ }).waitFor();
    await composer(page).pressSequentially('show');
    await options(page).toEqual([
      '/show classicText, an embed and files',
      '/show panelA container with everything in it',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await says(page, 'Mira used /show panel').waitFor();
  });

  it('offers the bot’s suggestions, checks each option before sending, and takes all kinds of them', async () => {
    const page = await evening.open();
    await composer(page).pressSequentially('/cast ');
    const spell = page.getByRole('combobox', { name: 'spell' });
    await spell.pressSequentially('fire');
    await options(page).toEqual(['Fire Ball', 'Fire Wall']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.getByRole('combobox', { name: 'wall' }).pressSequentially('9');
    await page.keyboard.press('Enter');
    await page.getByText('At most 8.').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('3');

    await page.getByRole('combobox', { name: '/cast' }).click();
    await page.getByRole('option', { name: /^helper/ }).click();
    await page.keyboard.type('to');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /^loudly/ }).click();
    await page.getByRole('option', { name: 'True' }).click();
    await page.getByRole('option', { name: /^colour/ }).click();
    await page.getByRole('option', { name: 'Blue' }).click();
    await page.getByRole('option', { name: /^where/ }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await says(page, /Cast: spell fire-wall, wall 3, helper tom, loudly true, colour blue, where \d+/).waitFor();
  });

  it('waits for the suggestions when Enter comes before them', async () => {
    const page = await evening.open();
    await composer(page).pressSequentially('/cast ');
    await page.keyboard.type('ice');
    await page.keyboard.press('Enter');
    await page.locator('[data-option=wall]:focus').waitFor();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await says(page, 'spell ice-storm, wall 1').waitFor();
  });

  it('says so when the bot does not answer, and lets one put it away', async () => {
    const page = await evening.open();
    await use(page, 'silence');
    const notice = says(page, 'Mira used /silence');
    await notice.getByRole('alert').waitFor();
    await notice.getByRole('button', { name: 'Dismiss message' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  it('shows the bot thinking, then what it thought', async () => {
    const page = await evening.open();
    await use(page, 'think');
    await page.getByText('Barbican is thinking…').waitFor();
    await evening.bot.stopThinking();
    await says(page, 'I have thought.').waitFor();
    expect(await page.getByText('Barbican is thinking…').count()).toBe(0);
  });

  it('is taken up from a mention in a message', async () => {
    const page = await evening.open();
    await (await panel(page)).getByRole('button', { name: '/cast' }).click();
    await page.getByRole('combobox', { name: 'spell' }).waitFor();
  });
});

describe('what a message can hold', () => {
  it('is drawn in full, and every control has a name', async () => {
    const page = await evening.open();
    const shown = await panel(page);
    await shown.getByRole('heading', { name: 'The siege' }).waitFor();
    expect(await shown.getByRole('listitem').allTextContents()).toEqual(['wall 1', 'wall 2']);
    expect(await shown.locator('.container').evaluate((box) => getComputedStyle(box).borderLeftColor)).toBe(
      'rgb(194, 124, 14)',
    );
    await shown.getByRole('button', { name: 'Spoiler: show' }).click();
    await shown.getByText('dragon', { exact: true }).waitFor();
    expect(await shown.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    expect(await shown.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('https://example.org/rules');
    await shown.getByRole('link', { name: 'Download save.json' }).waitFor();
    await shown.getByRole('img', { name: 'A golden tower' }).waitFor();
    const loaded = await page.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt') !== ''));
    expect(loaded).toEqual([true, true, true]);
    for (const button of await page.getByRole('button').all()) {
      expect(await button.evaluate((one) => one.ariaLabel ?? one.textContent)).not.toBe('');
    }
  });

  it('shows classic messages with embeds and files', async () => {
    const page = await evening.open();
    await use(page, 'show classic');
    const shown = says(page, 'Statistics');
    expect(await shown.locator('strong').first().textContent()).toBe('Bold');
    expect(await shown.getByRole('definition').allTextContents()).toEqual(['12', '3']);
    await shown.getByRole('img', { name: 'A map of the valley' }).waitFor();
    await shown.getByRole('link', { name: 'Download save.json' }).waitFor();
  });

  it('opens a picture large, at its own size, with its description', async () => {
    const page = await evening.open();
    await (await panel(page)).getByRole('button', { name: 'Enlarge: Three orcs before the north wall' }).click();
    const large = page.getByRole('dialog', { name: 'Three orcs before the north wall' });
    const image = large.getByRole('img');
    await large.getByText('Three orcs before the north wall').waitFor();
    const fitted = await image.evaluate((one) => one.clientWidth);
    await large.getByRole('button', { name: 'Actual size' }).click();
    const full = await image.evaluate((one) => one.clientWidth);
    expect(fitted).toBeLessThan(full);
    expect(full).toBe(1280);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Two cards in hand' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('answers buttons, and says so when the bot stays silent', async () => {
    const page = await evening.open();
    const shown = await panel(page);
    await shown.getByRole('button', { name: 'Join' }).click();
    await says(page, 'mira pressed join').waitFor();
    await shown.getByRole('button', { name: 'Silent' }).click();
    await shown.locator('button[aria-busy=true]').waitFor();
    expect(await shown.getByRole('button', { name: 'Join' }).isDisabled()).toBe(true);
    await shown.getByRole('alert').waitFor();
    expect(await shown.getByRole('button', { name: 'Join' }).isEnabled()).toBe(true);
  });

  it('takes one choice at once, several when done, and members by name', async () => {
    const page = await evening.open();
    const shown = await panel(page);
    await shown.getByRole('button', { name: 'Scenario' }).click();
    await page.getByRole('option', { name: /Long Siege/ }).click();
    await says(page, 'mira pressed scenario long').waitFor();

    await shown.getByRole('button', { name: 'Extras' }).click();
    expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    await page.getByRole('option', { name: 'Fog' }).click();
    await page.getByRole('option', { name: 'Plague' }).click();
    expect(await page.getByRole('option', { name: 'Catapults' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Done' }).click();
    await says(page, 'mira pressed extras fog+plague').waitFor();

    await shown.getByRole('button', { name: 'Give a seat to' }).click();
    await page.keyboard.type('ana');
    await page.keyboard.press('Enter');
    await says(page, `mira pressed seat ${evening.parlour.world.memberNamed('Ana').id}`).waitFor();
  });

  it('opens a form, says what is wrong with it, and sends it', async () => {
    const page = await evening.open();
    await use(page, 'form');
    const form = page.getByRole('dialog', { name: 'A note for the table' });
    await form.getByLabel('Title').fill('No');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('At least 3 characters.').waitFor();
    await form.getByText('This is required.').waitFor();
    await form.getByLabel('Title').fill('Tonight');
    await form.getByLabel('Text').fill('We hold the gate.');
    await form.getByRole('button', { name: 'Who may read it' }).click();
    await page.getByRole('option', { name: 'The host' }).click();
    await form.getByRole('button', { name: 'Submit' }).click();
    await says(page, 'Note: Tonight / We hold the gate. / host').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

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
    await page.getByRole('button', { name: 'Commands' }).click();
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
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
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
    await newest(page).getByText('Still here').waitFor();
    await page.close();
    await second.close();
  });

  it('asked nobody but the parlour for anything, and nothing broke', () => {
    const hosts = new Set(house.addresses.map((address) => new URL(address).hostname));
    expect([...hosts]).toEqual(['127.0.0.1']);
    const breakages = house.breakages.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'));
    expect(breakages).toEqual([]);
  });
});
