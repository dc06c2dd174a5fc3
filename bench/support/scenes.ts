/** Boards as a channel sees them: after each phase of a few games that the game's own bots play. The same in every process. */
import type { BoardTask } from '../../renderers/contract.js';
import { games } from '../../src/games/index.js';
import {
  type AnyGame,
  type AnyTypes,
  type GameEvent,
  answer,
  awaited,
  isFor,
  rngOver,
  seedRng,
  start,
  think,
} from '../../src/kernel/index.js';

const names = ['Ada', 'Bartholomew', 'Célestine', 'Dmitri', 'Eleanor', 'Farouk'];
const seats = 3;

function boardsOf(game: AnyGame, seed: string, most: number): BoardTask[] {
  const boards: BoardTask[] = [];
  const rng = rngOver(seedRng(`bots/${seed}`));
  let { match } = start(game, { seats, seed });
  let before: object | undefined;
  let events: GameEvent<AnyTypes>[] = [];
  while (!match.outcome && boards.length < most) {
    const [seat] = awaited(game, match);
    const thought = seat === undefined ? undefined : think(game, match, seat, rng);
    if (seat === undefined || !thought) throw new Error('nobody to wait for in an unfinished game');
    const result = answer(game, match, { seat, action: thought.action, args: thought.args });
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    match = result.match;
    events.push(...result.events.filter((event) => isFor(event, 'spectator')));
    if (result.phases.length === 0) continue;
    const view = game.view(match, 'spectator');
    const setting = { locale: 'en', names: names.slice(0, seats), awaited: awaited(game, match) } as const;
    boards.push({ ...setting, kind: 'board', game: game.id, view, events, ...(before ? { before } : {}) });
    before = view;
    events = [];
  }
  return boards;
}

/** Boards of every game in the register, or of those named, in turns. */
export function scenes(gamesEach = 2, boardsEach = 20, of: readonly AnyGame[] = games): BoardTask[] {
  const lists = of.flatMap((game) =>
    Array.from({ length: gamesEach }, (_, index) => boardsOf(game, `scene ${index}`, boardsEach)),
  );
  return Array.from({ length: boardsEach }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}
