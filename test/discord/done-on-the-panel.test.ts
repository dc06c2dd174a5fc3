/** To be done is one tap on the panel, whatever else its action could say, and never asked for twice. */
import { expect, test } from 'vitest';
import { type InPlay, atTable, isInPlay } from '../../src/discord/at-table.js';
import { menuScreen } from '../../src/discord/messages/actions-screen.js';
import { fittingFor } from '../../src/discord/panel/entries.js';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import { orcsMustDie } from '../../src/games/orcs-must-die/index.js';
import { stronghold } from '../../src/games/stronghold/index.js';
import { type AnyGame, type AnyMatch, type Locale, anyGame, awaited } from '../../src/kernel/index.js';
import { walk } from '../../scripts/rehearsal/walk.js';
import { begin, say } from '../games/stronghold/table-talk.js';
import { tableOf } from '../support/table-of.js';

function seatIn(game: AnyGame, match: AnyMatch, seat: number, locale: Locale): InPlay {
  const at = atTable(game, { table: tableOf(game, match.seats, locale), match }, { locale, person: `u${seat}` });
  if (!isInPlay(at)) throw new Error('not in play');
  return at;
}

/** What stands on the buttons of somebody's panel. */
function panelOf(game: AnyGame, match: AnyMatch, seat: number, locale: Locale): string[] {
  const found: string[] = [];
  const { components } = menuScreen(seatIn(game, match, seat, locale), fittingFor('t', 'u'));
  JSON.stringify(components, (key, value: unknown) => {
    if (key === 'label' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

test('beside actions that are asked step by step; what more it could say is a question of its own', () => {
  const inPhaseOne = [0, 1].reduce((table, seat) => say(table, seat, 'done'), begin({ seats: 3 }));
  const shown = (locale: Locale): string[] =>
    panelOf(anyGame(stronghold), inPhaseOne.match as never, 0, locale).filter((label) => /^(Done|Fini)/.test(label));
  expect(shown('en')).toEqual(['Done', 'Done · Until which phase?']);
  expect(shown('fr')).toEqual(['Fini', 'Fini · Jusqu’à quelle phase\u00a0?']);
});

test.each([
  { game: anyGame(kingdomRush), label: 'Ready' },
  { game: anyGame(orcsMustDie), label: 'Done' },
])('once, where nothing more could be said: $game.id', ({ game, label: done }) => {
  const options = game.options.presets[0]?.options ?? {};
  let asked = 0;
  walk(game, { seats: 2, options: options as never, seed: 'done once' }, 'policy', (_, before) => {
    for (const seat of awaited(game, before)) {
      const shown = panelOf(game, before, seat, 'en').filter((label) => label.startsWith(done));
      asked += shown.length;
      expect(shown.length).toBeLessThanOrEqual(1);
    }
  });
  expect(asked).toBeGreaterThan(0);
});
