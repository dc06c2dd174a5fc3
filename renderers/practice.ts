/**
 * What a render process draws for nobody before its first picture: lobbies, then boards of every game in every language, at
 * the start and some moves on. Fonts, icons, grounds and the commonest pieces are then at hand, and the code has run.
 */
import {
  type AnyGame,
  type AnyTypes,
  type GameEvent,
  answer,
  awaited,
  isFor,
  locales,
  playersOf,
  randomAnswer,
  rngOver,
  seedRng,
  start,
  withDefaults,
} from '../src/kernel/index.js';
import type { BoardTask, DrawTask, LobbyTask } from './contract.js';

const people = ['Ada', 'Bo', 'Cleo'];
const seed = 'practice';
const moves = 12;

function lobbyOf({ id }: AnyGame): LobbyTask {
  return {
    ...{ kind: 'lobby', game: id, locale: 'en', names: ['Ada'], awaited: [], host: 'Ada', options: [] },
    ...{ players: { min: 1, max: 4 }, mode: 'cooperative' },
    seats: [{ name: 'Ada', kind: 'person', wish: null }, null],
  };
}

/** The board at the start, and after a few moves with all that is marked as changed. */
function boardsOf(game: AnyGame): BoardTask[] {
  const rng = rngOver(seedRng(seed));
  const { min, max } = playersOf(game, withDefaults(game, undefined));
  const names = Array.from({ length: Math.min(max, Math.max(min, people.length)) }, (_, seat) => people[seat] ?? 'Dov');
  let { match } = start(game, { seats: names.length, seed });
  const before = game.view(match, 'spectator');
  const setting = { kind: 'board', game: game.id, locale: 'en', names } as const;
  const first: BoardTask = { ...setting, view: before, awaited: awaited(game, match), events: [] };
  const events: GameEvent<AnyTypes>[] = [];
  for (let move = 0; move < moves && !match.outcome; move += 1) {
    const [seat] = awaited(game, match);
    const chosen = seat === undefined ? undefined : randomAnswer(game, match, seat, rng);
    if (seat === undefined || !chosen) break;
    const result = answer(game, match, { seat, action: chosen.action, args: chosen.args });
    if (!result.ok) break;
    match = result.match;
    events.push(...result.events.filter((event) => isFor(event, 'spectator')));
  }
  const view = game.view(match, 'spectator');
  return [first, { ...setting, view, before, events, awaited: awaited(game, match) }];
}

export function practiceFor(games: readonly AnyGame[]): DrawTask[] {
  const boards = games.flatMap(boardsOf);
  const everywhere = locales.flatMap((locale) => boards.map((board) => ({ ...board, locale })));
  return [...games.map(lobbyOf), ...everywhere];
}
