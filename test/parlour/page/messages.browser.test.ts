import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

it('asked nobody but the parlour for anything, and nothing broke', () => {
  const hosts = new Set(house.addresses.map((address) => new URL(address).hostname));
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(house.breakages).toEqual([]);
});
