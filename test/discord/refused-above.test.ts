/** Above a question that lists what is legal a refusal does not list it again, and what names nothing is not said back as a name. */
import { expect, test } from 'vitest';
import { askingAbout } from '../../src/discord/asking/asking.js';
import { readAll } from '../../src/discord/asking/read-typed.js';
import { atTable } from '../../src/discord/at-table.js';
import { wrongAbove } from '../../src/discord/flows/telling.js';
import { gameOf } from '../../src/games/index.js';
import { locales, start } from '../../src/kernel/index.js';
import { tableOf } from '../support/table-of.js';

/** What is said above the first question of a game, where no hero bears the name that was typed. */
function saidAbove(
  id: string,
  locale: (typeof locales)[number],
  { isAll, action = 'hero', labels }: { isAll?: boolean; action?: string; labels?: readonly string[] } = {},
): { said: string; argument: string; likest: string[] } {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const options = { ...game.options.presets[0]?.options } as never;
  const { match } = start(game, { seats: 3, options, seed: 'above' });
  const at = atTable(game, { table: tableOf(game, match.seats, locale), match }, { locale, person: 'u0' });
  const asking = askingAbout(game, match, 0, action, at.say);
  if (!asking) throw new Error(`there is no action ${action}`);
  const [argument = ''] = Object.keys(asking.action.args);
  const { wrong } = readAll(asking, { [argument]: 'fireball zyx' });
  if (!wrong) throw new Error('not refused');
  const nearest = labels?.map((label) => ({ value: label, label })) ?? wrong.nearest;
  const shown = { ...wrong, isAll: isAll ?? wrong.isAll, nearest };
  return {
    said: wrongAbove(at, asking, shown),
    argument: asking.text.args[argument]?.name ?? '',
    likest: shown.nearest.slice(0, 3).map(({ label }) => label),
  };
}

test.each(['orcs-must-die', 'defenders'].flatMap((id) => locales.map((locale) => ({ id, locale }))))(
  'a hero that nobody is: $id, $locale',
  ({ id, locale }) => {
    const { said } = saidAbove(id, locale);
    expect(said).not.toMatch(/fireball|zyx/i);
    expect(said).not.toBe('');
  },
);

test.each(locales)('a short list is below, and not said above (%s)', (locale) => {
  const { said, argument } = saidAbove('orcs-must-die', locale);
  expect(said).not.toContain(locale === 'en' ? `For “${argument}”` : `Pour « ${argument} »`);
});

test.each(locales)('what the reason itself has listed is not listed after it again (%s)', (locale) => {
  const { said, argument, likest } = saidAbove('orcs-must-die', locale, { isAll: false });
  expect(likest.length).toBeGreaterThan(1);
  for (const label of likest) expect(said.split(label)).toHaveLength(2);
  expect(said).not.toMatch(new RegExp(`[“«] ?${argument}`));
});

test.each(locales)('that there is nothing to choose stands below, and is not said above (%s)', (locale) => {
  const { said, argument } = saidAbove('kingdom-rush', locale, { action: 'tower' });
  expect(said).toContain('KRU-6.2');
  expect(said).not.toMatch(new RegExp(`[“«].?${argument}`));
});

test.each(locales)('of a long list whose rows say what each is, the names alone are named (%s)', (locale) => {
  const labels = [
    'Ring of Roots · You cannot be stunned.',
    'Lucky Coin · Reroll a die.',
    'Ring of Greed · A skull more.',
  ];
  const { said } = saidAbove('defenders', locale, { isAll: false, labels });
  expect(said).toMatch(/Ring of Roots, Lucky Coin (or|ou) Ring of Greed\.$/);
  const alike = ['Tower · level 1', 'Tower · level 2', 'Tower · level 3'];
  expect(saidAbove('defenders', locale, { isAll: false, labels: alike }).said).toContain('Tower · level 2');
});

test.each(locales)('of a long list the three likest are named (%s)', (locale) => {
  const { said } = saidAbove('defenders', locale);
  const [, named = ''] = said.split(locale === 'en' ? 'among others, ' : 'entre autres, ');
  expect(named.split(/, | or | ou /)).toHaveLength(3);
});
