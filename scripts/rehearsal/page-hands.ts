/** The same two ways to give an answer, in a browser: at the keyboard, and by thumb. */
import type { Locator, Page } from 'playwright-core';
import { clip, limits } from '../../src/discord/limits.js';
import { discordWords } from '../../src/discord/text/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { composer } from './browser.js';
import { type WordedAnswer, type WordedArgument, askedOn, buttonNames, fitsRow, written } from './wording.js';

/** Called with every step that somebody could look at. */
export type Watch = (step: string) => Promise<void>;
const unwatched: Watch = () => Promise.resolve();

const mostTaps = 60;
/** An autocomplete row that has not come by now does not exist any more. */
const rowWithinMs = 20_000;
/** As part of a pattern. The browser tells a name with plain spaces, whatever spaces (French ones, say) the page has. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** One option: part of its name, then the row. */
async function fillIn(page: Page, command: string, { name, labels, value }: WordedArgument): Promise<void> {
  const field = page.getByRole('combobox', { name, exact: true });
  if ((await field.count()) === 0) {
    await page.getByRole('combobox', { name: `/${command}`, exact: true }).click();
    await page.getByRole('option', { name: new RegExp(`^${escaped(name)}(?=\\s|$)`) }).click();
  }
  if (typeof value === 'number') return field.fill(String(value));
  const isList = typeof value === 'object';
  const shown = isList ? labels.join(', ') : clip(labels[0] ?? value, limits.choiceName);
  await field.fill(isList ? written(value) : shown);
  if (!fitsRow(value)) return;
  // A list that is cut short keeps its end.
  const row = shown.length > limits.choiceName ? new RegExp(`^….*${escaped(labels.at(-1) ?? '')}$`) : shown;
  const rows = page.getByRole('option', { name: row, exact: true });
  await rows.first().click({ timeout: rowWithinMs });
}

/** Types the answer and sends it. */
export async function typeOnPage(page: Page, { command, args }: WordedAnswer, watch = unwatched): Promise<void> {
  // A page behind another one is slowed down by the browser; whoever types has it in front.
  await page.bringToFront();
  await composer(page).fill(`/${command} `);
  for (const arg of args) {
    await fillIn(page, command, arg);
    await watch(`typing ${command} ${arg.name}`);
  }
  await page.getByRole('button', { name: /^(Send|Envoyer)$/ }).click();
  await composer(page).waitFor();
}

/** A board may lose its buttons under one's thumb when the next one comes: then one presses the new board's. */
const mostPresses = 6;
const answerWithinMs = 10_000;

/** Presses a button that is answered only to this member, and brings that answer. */
export async function openPrivately(page: Page, button: string): Promise<Locator> {
  const ids = () =>
    page.locator('article.ephemeral').evaluateAll((all) => all.map((one) => one.getAttribute('data-message')));
  const before = await ids();
  await page.bringToFront();
  for (let presses = 1; ; presses += 1) {
    await page.getByRole('button', { name: button, exact: true }).last().click();
    try {
      await page.waitForFunction(
        (old) =>
          [...document.querySelectorAll('article.ephemeral')].some(
            (one) => !old.includes(one.getAttribute('data-message')) && !one.querySelector('.thinking'),
          ),
        before,
        { timeout: answerWithinMs },
      );
      break;
    } catch (error) {
      if (presses >= mostPresses) throw error;
    }
  }
  const id = (await ids()).findLast((one) => !before.includes(one));
  return page.locator(`[data-message="${id ?? ''}"]`);
}

/** One tap, and the panel as it is after it. */
export async function press(page: Page, panel: Locator, target: Locator): Promise<void> {
  const before = await panel.innerHTML();
  const id = await panel.getAttribute('data-message');
  await target.click();
  await changed(page, id, before);
}

/** A row of an open menu. The menu closes when the panel changes under it: then one looks again. */
const menuWithinMs = 5000;
async function pressRow(page: Page, panel: Locator, row: Locator): Promise<void> {
  const before = await panel.innerHTML();
  const id = await panel.getAttribute('data-message');
  try {
    await row.click({ timeout: menuWithinMs });
  } catch {
    return;
  }
  await changed(page, id, before);
}

async function changed(page: Page, id: string | null, before: string): Promise<void> {
  await page.waitForFunction(
    ([message, html]) => {
      const now = document.querySelector(`[data-message="${message ?? ''}"]`);
      return now && now.innerHTML !== html && !now.querySelector('[aria-busy=true]');
    },
    [id, before],
  );
}

/** A label as it stands on a button or in a menu, where it may bear a number. */
const labelled = (label: string, most: number): RegExp => {
  const numbered = clip(`0. ${label}`, most).slice(3);
  return new RegExp(`^(${escaped(clip(label, most))}|\\d+\\. ${escaped(numbered)})…?$`);
};

/** To the next page of a list. Where there is none, the panel has changed under the open menu: one looks again. */
async function turnPage(page: Page, panel: Locator, next: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  if ((await next.count()) > 0) await press(page, panel, next);
}

/** The menu where a value stands, where there are several. */
async function menuOf(panel: Locator, { places = [] }: WordedArgument, at: number, locale: Locale): Promise<Locator> {
  const lists = panel.locator('.menu-button').filter({ hasNotText: discordWords[locale].panel.moreMoves });
  const { heading, menu = 0 } = places[at] ?? {};
  const count = await lists.count();
  if (count < 2) return lists;
  return heading === undefined ? lists.nth(menu % count) : lists.filter({ hasText: heading });
}

/** The next token of a plan, or its end. */
async function chooseToken(page: Page, panel: Locator, arg: WordedArgument, locale: Locale): Promise<void> {
  const { labels } = arg;
  const words = discordWords[locale];
  const named = (name: string | RegExp) => panel.getByRole('button', { name, exact: true });
  // The page numbers a list by itself, so the numbers are not among its words.
  const picked = await panel.locator('ol > li').count();
  const label = labels[picked];
  if (label === undefined) {
    return press(page, panel, named(picked === 0 ? words.panel.none : words.panel.planDone(picked)));
  }
  const short = named(labelled(label, limits.buttonLabel));
  if ((await short.count()) > 0) return press(page, panel, short.first());
  const menu = await menuOf(panel, arg, picked, locale);
  if ((await menu.count()) === 0) throw new Error(`no ${label} on the panel:\n${await panel.innerText()}`);
  await menu.click();
  const row = page
    .locator('[role=option]')
    .filter({ has: page.getByText(labelled(label, limits.optionLabel), { exact: true }) });
  if ((await row.count()) > 0) return pressRow(page, panel, row.first());
  return turnPage(page, panel, named(words.next));
}

async function choose(page: Page, panel: Locator, arg: WordedArgument, locale: Locale): Promise<void> {
  const words = discordWords[locale];
  const suggested = panel.getByRole('button', { name: new RegExp(`^${escaped(words.panel.suggested(''))}`) });
  const isFresh = (await panel.locator('ol > li').count()) === 0;
  if (arg.isSuggested && isFresh && (await suggested.count()) > 0) return press(page, panel, suggested.first());
  if (arg.readyAs !== undefined && isFresh) {
    const ready = panel.getByRole('button', { name: clip(arg.readyAs, limits.buttonLabel), exact: true });
    if ((await ready.count()) > 0) return press(page, panel, ready.first());
  }
  if (arg.kind === 'plan') return chooseToken(page, panel, arg, locale);
  const [label = ''] = arg.labels;
  const named = (name: string) => panel.getByRole('button', { name, exact: true });
  if (arg.labels.length === 0) return press(page, panel, named(words.panel.none));
  const short = panel.getByRole('button', { name: labelled(label, limits.buttonLabel) });
  if (arg.labels.length === 1 && (await short.count()) > 0) return press(page, panel, short.first());
  const menu = await menuOf(panel, arg, 0, locale);
  if ((await menu.count()) === 0) throw new Error(`no ${label} on the panel:\n${await panel.innerText()}`);
  await menu.click();
  const row = (name: string) =>
    page.locator('[role=option]').filter({ has: page.getByText(labelled(name, limits.optionLabel)) });
  if ((await row(label).count()) === 0) return turnPage(page, panel, named(words.next));
  const rest = arg.labels.slice(0, -1);
  for (const one of rest) await row(one).first().click();
  const done = page.locator('.menu-foot').getByRole('button');
  const last = row(arg.labels.at(-1) ?? label).first();
  if ((await done.count()) === 0) return pressRow(page, panel, last);
  await last.click();
  return press(page, panel, done);
}

/** A whole move that found no room on the buttons stands in a menu; whether it was tapped there. */
async function pressInMenu(
  page: Page,
  panel: Locator,
  { whole = '', heading }: { whole: string | undefined; heading: string | undefined },
  locale: Locale,
): Promise<boolean> {
  const menus = panel.locator('.menu-button');
  const others = menus.filter({ hasText: discordWords[locale].panel.moreMoves });
  // Where menus stand in place of the question, each has the heading of what it lists, and some go on in another.
  const listed = (await others.count()) > 0 || heading === undefined ? others : menus.filter({ hasText: heading });
  for (const menu of await listed.all()) {
    await menu.click();
    const row = page
      .locator('[role=option]')
      .filter({ has: page.getByText(labelled(whole, limits.optionLabel), { exact: true }) });
    if ((await row.count()) > 0) {
      await pressRow(page, panel, row.first());
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** The button that takes what is proposed, where that is this very answer. */
const accepting = ({ label, whole }: WordedAnswer, locale: Locale): string =>
  discordWords[locale].panel.accept(whole ?? label);

/** The board that asks may bear the whole answer itself. */
async function onBoard(page: Page, { label, whole, args }: WordedAnswer, locale: Locale): Promise<Locator | undefined> {
  const { board, panel } = discordWords[locale];
  const asking = page.getByRole('article').filter({ has: page.getByRole('button', { name: board.act, exact: true }) });
  const names = args.length === 0 ? [whole ?? label, panel.acceptLines] : [whole ?? label];
  for (const name of names) {
    const found = asking.last().getByRole('button', { name: clip(name, limits.buttonLabel), exact: true });
    if ((await found.count()) > 0) return found.first();
  }
  return undefined;
}

/** Taps the answer, from Act to the end. */
export async function tapOnPage(page: Page, answer: WordedAnswer, locale: Locale, watch = unwatched): Promise<Locator> {
  const panel = await openPrivately(page, discordWords[locale].board.act);
  await watch('act');
  return tapOnPanel(page, panel, answer, locale, watch);
}

/**
 * With as few taps as there are: on the board where the answer stands there, on the panel that told of the last move
 * where that one asks for the next, or else on a new one. Brings the panel that was tapped on.
 */
export async function tapShortest(
  page: Page,
  answer: WordedAnswer,
  locale: Locale,
  { watch, standing }: { watch: Watch; standing: Locator | undefined },
): Promise<Locator | undefined> {
  await page.bringToFront();
  const quick = await onBoard(page, answer, locale);
  if (quick) {
    await quick.click();
    return undefined;
  }
  const names = [accepting(answer, locale), ...buttonNames(answer)];
  for (const name of standing ? names.map((one) => clip(one, limits.buttonLabel)) : []) {
    const found = standing?.getByRole('button', { name, exact: true });
    if (standing && found && (await found.count()) > 0) return tapOnPanel(page, standing, answer, locale, watch);
  }
  return tapOnPage(page, answer, locale, watch);
}

/** The same on a panel that stands already, as in a lesson. */
export async function tapOnPanel(
  page: Page,
  panel: Locator,
  answer: WordedAnswer,
  locale: Locale,
  watch = unwatched,
): Promise<Locator> {
  const words = discordWords[locale];
  const named = (name: string) => panel.getByRole('button', { name: clip(name, limits.buttonLabel), exact: true });
  async function standing(names: readonly string[]): Promise<Locator | undefined> {
    for (const name of names) if ((await named(name).count()) > 0) return named(name).first();
    return undefined;
  }
  const called = await standing([accepting(answer, locale), ...buttonNames(answer)]);
  if (called) await press(page, panel, called);
  else if (answer.args.length === 0 && (await named(words.panel.acceptLines).count()) > 0)
    await press(page, panel, named(words.panel.acceptLines).first());
  else if (askedOn(await panel.innerText(), answer.questions) === undefined) {
    await panel.locator('.menu-button').click();
    await press(page, panel, page.getByRole('option', { name: new RegExp(`^${escaped(answer.label)}`) }).first());
  }
  for (let taps = 0; taps < mostTaps; taps += 1) {
    const said = await panel.innerText();
    if (/✅|❓/.test(said)) return panel;
    if (said.includes('⚠️')) throw new Error(`refused: ${said}`);
    await watch(`${answer.label} ${taps + 1}`);
    const whole = named(answer.whole ?? answer.label);
    if (answer.whole !== undefined && (await whole.count()) > 0) {
      await press(page, panel, whole.first());
      continue;
    }
    const asked = askedOn(said, answer.questions);
    if (asked?.isWholeListed === true) {
      if (await pressInMenu(page, panel, { whole: answer.whole, heading: asked.heading }, locale)) continue;
    }
    const arg = answer.args.find((one) => one.name === asked?.name);
    if (arg) await choose(page, panel, arg, locale);
    // A move that is proposed whole may say the same as leaving the question out, and come to the same.
    else await press(page, panel, named(asked ? (asked.skip ?? words.panel.leaveOut) : words.panel.confirm).first());
  }
  throw new Error(`taps without end:\n${await panel.innerText()}`);
}
