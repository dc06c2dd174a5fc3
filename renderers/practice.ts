/**
 * What a render process draws for nobody before its first picture: lobbies, then boards of every game in every language, at
 * the start and every so many moves. Fonts, icons, grounds and most pieces are then at hand, and the code has run.
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
/** After one moment only a new board finds 51 of its 137 pieces and texts missing, after so many 33. */
const moments = 7;
const movesBetween = 12;

function lobbyOf({ id }: AnyGame): LobbyTask {
  return {
    ...{ kind: 'lobby', game: id, locale: 'en', names: ['Ada'], awaited: [], host: 'Ada', options: [] },
    ...{ players: { min: 1, max: 4 }, mode: 'cooperative' },
    seats: [{ name: 'Ada', kind: 'person', wish: null }, null],
  };
}

/** The board at the start, and again and again after a few moves with all that is marked as changed. */
function boardsOf(game: AnyGame): BoardTask[] {
  const rng = rngOver(seedRng(seed));
  const { min, max } = playersOf(game, withDefaults(game, undefined));
  const names = Array.from({ length: Math.min(max, Math.max(min, people.length)) }, (_, seat) => people[seat] ?? 'Dov');
  const setting = { kind: 'board', game: game.id, locale: 'en', names } as const;
  let { match } = start(game, { seats: names.length, seed });
  let before = game.view(match, 'spectator');
  let events: GameEvent<AnyTypes>[] = [];
  const boards: BoardTask[] = [{ ...setting, view: before, awaited: awaited(game, match), events }];
  for (let move = 1; move <= moments * movesBetween; move += 1) {
    const [seat] = awaited(game, match);
    const chosen = seat === undefined ? undefined : randomAnswer(game, match, seat, rng);
    const result = seat === undefined || !chosen ? undefined : answer(game, match, { seat, ...chosen });
    if (!result?.ok) break;
    match = result.match;
    events = [...events, ...result.events.filter((event) => isFor(event, 'spectator'))];
    if (move % movesBetween > 0 && !match.outcome) continue;
    const view = game.view(match, 'spectator');
    boards.push({ ...setting, view, before, events, awaited: awaited(game, match) });
    if (match.outcome) break;
    [before, events] = [view, []];
  }
  return boards;
}

export function practiceFor(games: readonly AnyGame[]): DrawTask[] {
  const boards = games.flatMap(boardsOf);
  const everywhere = locales.flatMap((locale) => boards.map((board) => ({ ...board, locale })));
  return [...games.map(lobbyOf), ...everywhere];
}
