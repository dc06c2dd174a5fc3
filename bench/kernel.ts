/** The same small game in our kernel and in boardgame.io: answers taken per second. */
import { createRequire } from 'node:module';
import { answer, answerInPlace, start } from '../src/kernel/index.js';
import { ticTacToe } from '../test/support/games/tic-tac-toe.js';
import { atLeast, percentile, printTable } from './table.js';

type PeerState = { G: { cells: (number | null)[] }; ctx: { currentPlayer: string; gameover?: unknown } };
type Reducer = (state: PeerState, action: unknown) => PeerState;
type Peer = {
  InitializeGame(options: { game: object; numPlayers: number }): PeerState;
  CreateGameReducer(options: { game: object }): Reducer;
};

const peers = createRequire(new URL('peers/package.json', import.meta.url));
const peer = peers('boardgame.io/internal') as Peer;

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The game as boardgame.io's own tutorial tells it. */
const peerGame = {
  setup: () => ({ cells: new Array<number | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: PeerState['G']; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: PeerState['G']; ctx: { currentPlayer: string } }) => {
    const won = lines.some(
      ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
    );
    if (won) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/** A drawn game: nine answers. */
const cells = [5, 1, 2, 8, 3, 7, 4, 6, 9] as const;

function ours(take: typeof answer): number {
  let { match } = start(ticTacToe, { seats: 2, seed: 'bench' });
  for (const [index, cell] of cells.entries()) {
    const result = take(ticTacToe, match, { seat: index % 2, action: 'mark', args: { cell: String(cell) } });
    if (!result.ok) throw new Error(JSON.stringify(result));
    match = result.match;
  }
  if (!match.outcome) throw new Error('the game did not end');
  return cells.length;
}

const reducer = peer.CreateGameReducer({ game: peerGame });
function theirs(): number {
  let state = peer.InitializeGame({ game: peerGame, numPlayers: 2 });
  for (const [index, cell] of cells.entries()) {
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'mark', args: [cell - 1], playerID: String(index % 2) },
    });
  }
  if (!state.ctx.gameover) throw new Error('the game did not end');
  return cells.length;
}

function perSecond(game: () => number, milliseconds: number): number {
  const began = performance.now();
  let count = 0;
  while (performance.now() < began + milliseconds) count += game();
  return (count * 1000) / (performance.now() - began);
}

const players = { peer: theirs, answer: () => ours(answer), inPlace: () => ours(answerInPlace) };
const rates: Record<keyof typeof players, number[]> = { peer: [], answer: [], inPlace: [] };
const [rounds, spanMs] = [12, 500];
for (let round = -2; round < rounds; round += 1) {
  for (const name of ['peer', 'answer', 'inPlace'] as const) {
    const rate = perSecond(players[name], spanMs);
    if (round >= 0) rates[name].push(rate);
  }
}
const median = (name: keyof typeof players): number => percentile(rates[name], 0.5);
const [peerRate, rate, inPlace] = [median('peer'), median('answer'), median('inPlace')];
const show = (value: number): string => `${Math.round(value).toLocaleString('en')} answers/s`;
printTable('Kernel: tic-tac-toe, whole games, medians', [
  { what: 'boardgame.io 0.50', value: show(peerRate), ratio: '1×' },
  { what: 'Barbican, answer', value: show(rate), ...atLeast(rate / peerRate, 20) },
  { what: 'Barbican, in place', value: show(inPlace), ratio: `${(inPlace / peerRate).toFixed(2)}×` },
]);
