/** Every look-up of every game, for players and watchers, in every language. */
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../scripts/rehearsal/walk.js';
import { wordedChoices } from '../../src/discord/asking/asking.js';
import { answeredLookup, askingLookup } from '../../src/discord/asking/lookup.js';
import { type AtTable, atTable } from '../../src/discord/at-table.js';
import { screenFor } from '../../src/discord/flows/questions.js';
import { lookupScreen, lookupsScreen } from '../../src/discord/messages/lookup-screen.js';
import { advance, argsOf } from '../../src/discord/panel/advance.js';
import { type Entry, fittingFor } from '../../src/discord/panel/entries.js';
import { lookupIds } from '../../src/discord/panel/ids.js';
import { games } from '../../src/games/index.js';
import {
  type AnyGame,
  type AnyMatch,
  type Locale,
  type Viewer,
  answer,
  anyGame,
  awaited,
  firstOf,
  locales,
  randomAnswer,
  rngOver,
  seedRng,
  start,
} from '../../src/kernel/index.js';
import { messageFaults } from '../support/discord-limits.js';
import { ferry } from '../support/games/ferry/index.js';
import { tableOf } from '../support/table-of.js';

/** Every screen of a look-up, by its first and by its last choices, and what it has to say in the end. */
function lookUp(at: AtTable, match: AnyMatch, viewer: Viewer, name: string): string[] {
  const fitting = fittingFor(at.table.id, 'u');
  const asking = askingLookup(at.game, match, viewer, name, at.say);
  if (!asking) return [`${name} is no look-up`];
  const idOf = lookupIds(at, fitting, name);
  const wayOut = { id: lookupIds(at, fitting, '')('menu'), label: at.words.lookup.all };
  const screen = { at, asking, idOf, wayOut, point: { page: 0, find: '' } };
  const faults: string[] = [];
  for (const which of [0, -1]) {
    let entries: Entry[] = [];
    for (let step = 0; step < 6; step += 1) {
      const standing = advance(asking, entries);
      if (standing.at === 'dead-end') break;
      if (standing.at === 'complete') {
        const args = argsOf(asking, standing.entries);
        const lines = answeredLookup(asking, viewer, args);
        if (lines.join('').trim() === '') faults.push(`${name} ${JSON.stringify(args)} says nothing`);
        faults.push(
          ...messageFaults(lookupScreen({ at, asking, args, entries: standing.entries, lines, idOf, wayOut })),
        );
        break;
      }
      faults.push(...messageFaults(screenFor(screen, standing)));
      const choices = firstOf(wordedChoices(asking, standing.argument, argsOf(asking, standing.entries)), 80);
      const chosen = choices.at(which);
      if (!chosen) break;
      entries = [...standing.entries, { is: 'given', value: chosen.value }];
    }
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

function faultsAt(game: AnyGame, match: AnyMatch, viewer: Viewer, locale: Locale): string[] {
  const person = viewer === 'spectator' ? 'watcher' : `u${viewer}`;
  const at = atTable(game, { table: tableOf(game, match.seats, locale), match }, { locale, person });
  return [
    ...messageFaults(lookupsScreen(at, fittingFor(at.table.id, 'u'))),
    ...Object.keys(game.lookups).flatMap((name) => lookUp(at, match, viewer, name)),
  ];
}

const tried = [...games, anyGame(ferry)].filter((game) => Object.keys(game.lookups).length > 0);

describe.each(tried.flatMap((game) => locales.map((locale) => [game.id, locale, game] as const)))(
  '%s in %s',
  (id, locale, game) => {
    it('answers every look-up within Discord’s limits, at the beginning and later', () => {
      const rng = rngOver(seedRng(`lookups/${id}`));
      const { seats, options } = tablesOf(game).at(-1) ?? { seats: 1, options: {} };
      let { match } = start(game, { seats, options, seed: 'lookups' });
      for (let turn = 0; turn <= 60 && !match.outcome; turn += 1) {
        if (turn % 20 === 0) {
          expect(faultsAt(game, match, 'spectator', locale)).toEqual([]);
          expect(faultsAt(game, match, 0, locale)).toEqual([]);
        }
        const seat = awaited(game, match)[0] ?? 0;
        const said = randomAnswer(game, match, seat, rng);
        const taken = said && answer(game, match, { seat, action: said.action, args: said.args });
        if (!taken?.ok) break;
        match = taken.match;
      }
    });
  },
);
