/** The prepared positions of the lesson (section 16), each whole in itself. */
import { type Frame, type Match, type Seat, rngOver, seedRng } from '../../../kernel/index.js';
import { garrisonPieces, hordePieces, resourcePieces, stonePieces } from '../content/numbers.js';
import { firstBoard } from '../effects/set-up.js';
import { garrisonAt, hordeAt, zones } from '../rules/places.js';
import { posts } from '../rules/garrison.js';
import { noGarrison, noHorde, sumOf, without } from '../rules/units.js';
import type { Board, Defender, Invader } from '../types/board.js';
import type { Options } from '../types/options.js';
import { type Garrison, type Horde, type PhaseNumber, invaderUnits, phases, walls } from '../types/terms.js';
import type { Str } from '../types/index.js';

export const learner: Seat = 0;
export const other: Seat = 1;
const options: Options = { cards: 'starter', sides: 'wishes', fall: 'glory', handicap: 'none' };

export const horde = (troll: number, orc: number, goblin: number): Horde => ({ troll, orc, goblin });
export const garrison = (veteran: number, soldier: number, archer: number): Garrison => ({ veteran, soldier, archer });

/** What is not on the board is in the bag, the bank and the supply. */
function balance(board: Board): void {
  const standing = zones.reduce((sum, zone) => sumOf(sum, hordeAt(board, zone)), board.dead);
  const held = board.invaders.reduce(
    (sum, one) => [one.reserve, one.camp, one.spent].reduce(sumOf, sum),
    sumOf(standing, noHorde()),
  );
  const left = without(hordePieces, held);
  board.bag = invaderUnits.flatMap((unit) => Array.from({ length: left[unit] }, () => unit));
  const inside = posts.reduce((sum, post) => sumOf(sum, garrisonAt(board, post)), sumOf(noGarrison(), board.hospital));
  board.supply.units = without(garrisonPieces, inside);
  const laid = walls.reduce((sum, wall) => sum + board.walls[wall].stone, board.waitingStone + board.ruinStone);
  board.supply.stone = stonePieces - laid;
  board.bank = resourcePieces - board.invaders.reduce((sum, one) => sum + one.resources, 0);
}

/** What is still to come in a turn, the next thing last. */
function framesFrom(phase: PhaseNumber, asks: 'invaders' | 'defenders'): Frame<Str>[] {
  const later = phases.filter((one) => one > phase).reverse();
  const open: Frame<Str>[] = [
    { step: 'phaseEnd', phase },
    { step: 'defenderStep', phase, done: [] },
  ];
  if (asks === 'invaders') open.push({ step: 'handOver', phase }, { step: 'invaderPhase', phase, done: [] });
  return [{ step: 'assault' }, ...later.map((one) => ({ step: 'phase', phase: one }) as const), ...open];
}

export type Scene = { board: Board; invader: Invader; defender: Defender };

/** Two players, starter cards, no handicap; time as far gone as the turn says. */
export function position(
  turn: number,
  phase: PhaseNumber,
  learns: 'invaders' | 'defenders',
  change: (scene: Scene) => void,
): Match<Str> {
  const wishes = learns === 'invaders' ? ['invader', 'defender'] : ['defender', 'invader'];
  const rng = seedRng(`lesson/${turn}/${learns}`);
  const board = firstBoard({ seats: [learner, other], options, wishes, rng: rngOver(rng) });
  const [invader] = board.invaders;
  const [defender] = board.defenders;
  if (!invader || !defender) throw new Error('a lesson has two sides');
  invader.resources = 0;
  defender.waiting = 0;
  board.turn = turn;
  board.phase = phase;
  board.glory.invaders.time -= turn - 1;
  board.glory.defenders.time += turn - 1;
  change({ board, invader, defender });
  balance(board);
  return {
    ...{ game: 'stronghold', version: 1, seats: 2, empty: [], options, seq: 0, opened: 0, answered: [0, 0] },
    ...{ rng, stack: framesFrom(phase, learns), board, outcome: null },
  };
}
