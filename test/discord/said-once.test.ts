/** A question, and each answer to it, stands on the panel once, in words that the game gives. */
import { expect, test } from 'vitest';
import { askingAbout } from '../../src/discord/asking/asking.js';
import { type InPlay, atTable, isInPlay } from '../../src/discord/at-table.js';
import type { Outgoing } from '../../src/discord/components.js';
import { panelScreen } from '../../src/discord/flows/questions.js';
import { menuScreen } from '../../src/discord/messages/actions-screen.js';
import { argumentScreen } from '../../src/discord/messages/argument-screen.js';
import { advance } from '../../src/discord/panel/advance.js';
import { fittingFor } from '../../src/discord/panel/entries.js';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import { orcsMustDie } from '../../src/games/orcs-must-die/index.js';
import {
  type AnyGame,
  type AnyMatch,
  type Locale,
  anyGame,
  awaited,
  offeredTo,
  pendingFor,
} from '../../src/kernel/index.js';
import { walk } from '../../scripts/rehearsal/walk.js';
import { tableOf } from '../support/table-of.js';

const fitting = fittingFor('t', 'u');
function seatIn(game: AnyGame, match: AnyMatch, seat: number, locale: Locale): InPlay {
  const at = atTable(game, { table: tableOf(game, match.seats, locale), match }, { locale, person: `u${seat}` });
  if (!isInPlay(at)) throw new Error('not in play');
  return at;
}

type Shown = { buttons: string[]; menus: string[]; text: string };
function shownBy({ components }: Outgoing): Shown {
  const shown: Shown = { buttons: [], menus: [], text: '' };
  JSON.stringify(components, (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'custom_id' in value && 'label' in value)
      shown.buttons.push(String(value.label));
    if (key === 'placeholder') shown.menus.push(String(value));
    if (key === 'content') shown.text += `${String(value)}\n`;
    return value;
  });
  return shown;
}

/** The panel of everybody who is asked through a game of bots, and the first question of every action on it. */
function screensOf(
  game: AnyGame,
  seed: string,
  locale: Locale = 'en',
): { panels: Shown[]; questions: Map<string, Shown[]> } {
  const panels: Shown[] = [];
  const questions = new Map<string, Shown[]>();
  const options = game.options.presets[0]?.options ?? {};
  walk(game, { seats: 2, options: options as never, seed }, 'policy', (_, match) => {
    const [seat] = awaited(game, match);
    if (seat === undefined) return;
    const at = seatIn(game, match, seat, locale);
    panels.push(shownBy(menuScreen(at, fitting)));
    for (const name of offeredTo(pendingFor(game, match, seat))) {
      const asking = askingAbout(game, match, seat, name, at.say);
      const standing = asking && advance(asking, []);
      if (!asking || standing?.at !== 'argument') continue;
      const screen = argumentScreen(panelScreen(at, asking, fitting, {}), standing);
      questions.set(name, [...(questions.get(name) ?? []), shownBy(screen)]);
    }
  });
  return { panels, questions };
}

const siege = screensOf(anyGame(orcsMustDie), 'said once');

test('what is proposed is accepted above, and not proposed below again', () => {
  const proposed = siege.panels.filter(({ buttons }) => buttons.some((label) => label.startsWith('Accept: ')));
  expect(proposed.length).toBeGreaterThan(0);
  for (const { buttons } of proposed) expect(buttons.filter((label) => label.startsWith('Suggested: '))).toEqual([]);
});

test.each([
  { locale: 'en', asked: /^Choose up to \d+\.$/m, begins: 'Choose', none: 'None' },
  { locale: 'fr', asked: /^Choisissez-en \d+ au plus\.$/m, begins: 'Choisissez', none: 'Rien' },
] as const)('a list is asked for by its question; to leave it out has one button ($locale)', ({ locale, ...words }) => {
  const { questions } = locale === 'en' ? siege : screensOf(anyGame(orcsMustDie), 'said once', locale);
  const picked = (questions.get('attack') ?? []).filter(({ text }) => text.includes(words.begins));
  expect(picked.length).toBeGreaterThan(0);
  for (const { text, buttons, menus } of picked) {
    expect(text).toMatch(words.asked);
    expect(menus.filter((placeholder) => placeholder.startsWith(words.begins))).toEqual([]);
    expect(buttons).not.toContain(words.none);
  }
});

test('a whole move and a step towards it never bear the same name', () => {
  const asked = screensOf(anyGame(kingdomRush), 'said once').questions.get('act') ?? [];
  expect(asked.some(({ buttons }) => buttons.includes('Rest'))).toBe(true);
  for (const { buttons } of asked) {
    const names = buttons.map((label) => label.toLowerCase());
    expect(
      names.filter((label, at) => names.indexOf(label) !== at),
      buttons.join(' / '),
    ).toEqual([]);
  }
});
