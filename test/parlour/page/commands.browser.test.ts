import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composer } from '../../../scripts/rehearsal/browser.js';
import { type Evening, openPageHouse, type PageHouse } from '../../support/page-browser.js';
import { panel, says, use } from '../../support/page-hands.js';

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

const options = (page: Page) => expect.poll(() => page.getByRole('option').allTextContents());
const fromTheEnd = (list: Element) => list.scrollHeight - list.scrollTop - list.clientHeight;

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

describe('a channel', () => {
  it('welcomes a newcomer and shows what can be done', async () => {
    const page = await evening.open();
    await page.getByRole('button', { name: 'See the commands' }).click();
    await page.getByRole('option', { name: /\/whisper/ }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await says(page, 'A secret for mira').waitFor();
  });

  it('comes back to the end for what one does oneself', async () => {
    const { name } = evening.parlour.world.channels[0] ?? { name: '' };
    const tom = evening.parlour.member('Tom');
    for (let line = 1; line <= 40; line += 1) await tom.say(name, `line ${line}.`);
    const page = await evening.open();
    await page.getByText('line 40.').waitFor();
    await page.getByText('line 2.', { exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Jump to the newest message' }).waitFor();
    await use(page, 'whisper');
    await page.getByText('A secret for mira').waitFor();
    await expect.poll(() => page.getByRole('log').evaluate(fromTheEnd)).toBeLessThan(2);
  });

  it('begins at the newest message and brings older ones when asked', async () => {
    const { name } = evening.parlour.world.channels[0] ?? { name: '' };
    const mira = evening.parlour.member('Mira');
    for (let line = 1; line <= 60; line += 1) await mira.say(name, `line ${line}.`);
    const page = await evening.open({ name: 'Tom' });
    await page.getByText('line 60.').waitFor();
    await expect.poll(() => page.getByRole('log').evaluate(fromTheEnd)).toBeLessThan(2);
    expect(await page.getByText('line 10.', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show older messages' }).click();
    await page.getByText('line 1.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Show older messages' }).count()).toBe(0);
  });
});

it('asked nobody but the parlour for anything, and nothing broke', () => {
  const hosts = new Set(house.addresses.map((address) => new URL(address).hostname));
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(house.breakages).toEqual([]);
});
