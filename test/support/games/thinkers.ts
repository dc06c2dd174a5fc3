/** Tic-tac-toe with minds of another kind: for the threads that think. */
import { type AnyGame, type GameDef, anyGame } from '../../../src/kernel/index.js';
import { beacon } from './beacon.js';
import { ferry } from './ferry/index.js';
import { ticTacToe } from './tic-tac-toe.js';

type TicTacToe = typeof ticTacToe extends GameDef<infer T> ? T : never;

const withMind = (id: string, policy: GameDef<TicTacToe>['policy']): AnyGame => anyGame({ ...ticTacToe, id, policy });

/** Takes the cell that stands for how often it was allowed to go on, the ninth at most. */
const patient = withMind('patient', ({ mayGoOn, legal, random }) => {
  let looks = 0;
  while (mayGoOn()) looks += 1;
  const all = [...legal()];
  return (looks > 0 ? all[8] : undefined) ?? random();
});

const endless = withMind('endless', () => {
  for (;;);
});

const faulty = withMind('faulty', () => {
  throw new Error('it never learned to play');
});

/** Ends its thread. */
const deadly = withMind('deadly', () => {
  const process = Reflect.get(globalThis, 'process') as { exit(code: number): never };
  return process.exit(1);
});

export const games: readonly AnyGame[] = [anyGame(ferry), anyGame(beacon), patient, endless, faulty, deadly];
