/**
 * Answers that a game's rules take a second of processor time, in place, as a bot that looks ahead plays them: random
 * play of real games. A bot looks ahead in a thread that stays, so the games are measured once the compiler is done with
 * the rules, and those of a process that has just started beside them. It is the built rules that are played, as a bot
 * runs them: made from the sources on the way, every function would be given its name anew wherever it is made.
 */
import type * as Games from '../src/games/index.js';
import type * as Kernel from '../src/kernel/index.js';
import type { AnyGame, AnyMatch, AnyTypes, Rng } from '../src/kernel/index.js';
import { atLeast, percentile, printTable } from './table.js';

const built = (folder: string): Promise<unknown> =>
  import(new URL(`../dist/src/${folder}/index.js`, import.meta.url).href) as Promise<unknown>;
const { games } = (await built('games')) as typeof Games;
const { answerInPlace, awaited, randomPolicy, rngOver, seedRng, start, think } = (await built(
  'kernel',
)) as typeof Kernel;

const matches = Number(process.env['BENCH_ROUNDS'] ?? 30);
const seats = 3;
const mostAnswers = 4000;
const warmUpSeconds = 8;
const coldMatches = 4;

const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

type Attempt = Parameters<typeof Kernel.answerInPlace<AnyTypes>>[2];
type Spent = { said: readonly Attempt[]; answers: number; thinking: number; taking: number };

/** A game at random to its end: thinking of something legal, and what the rules make of it. */
function randomGame(game: AnyGame, seed: string): Spent {
  const { match } = start(game, { seats, seed });
  const rng = rngOver(seedRng(`random/${seed}`));
  const said: Attempt[] = [];
  const from = process.cpuUsage();
  while (!match.outcome && said.length < mostAnswers) said.push(next(game, match, rng));
  const thinking = cpuSeconds(from);
  const again = start(game, { seats, seed }).match;
  const since = process.cpuUsage();
  for (const each of said) answerInPlace(game, again, each);
  return { said, answers: said.length, thinking, taking: cpuSeconds(since) };
}

function next(game: AnyGame, match: AnyMatch, rng: Rng): Attempt {
  const [seat] = awaited(game, match);
  const thought = seat === undefined ? undefined : think(game, match, seat, rng, { policy: randomPolicy() });
  if (seat === undefined || !thought) throw new Error('nobody to wait for in an unfinished game');
  const made = { seat, action: thought.action, args: thought.args };
  const result = answerInPlace(game, match, made);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return made;
}

const played = (game: AnyGame, count: number): Spent[] =>
  Array.from({ length: count }, (_, index) => randomGame(game, `answers ${index}`));

/** The same games over and over, until the compiler has seen enough of them. */
function warmUp(game: AnyGame): void {
  const from = process.cpuUsage();
  while (cpuSeconds(from) < warmUpSeconds) played(game, matches);
}

/** How many steps of the rules are run or asked for an answer: what it sets off by itself, up to the next question. */
function stepsAnAnswer(game: AnyGame): number {
  let steps = 0;
  const counted = Object.entries(game.steps).map(([name, step]) => {
    const work = 'run' in step ? 'run' : 'decide';
    const done = (step as Record<string, (...given: unknown[]) => unknown>)[work];
    const counting = (...given: unknown[]): unknown => {
      steps += 1;
      return done?.(...given);
    };
    return [name, { ...step, [work]: counting }];
  });
  const counting: AnyGame = { ...game, steps: Object.fromEntries(counted) as AnyGame['steps'] };
  let answers = 0;
  for (let index = 0; index < coldMatches; index += 1) {
    const { said } = randomGame(game, `answers ${index}`);
    const { match } = start(game, { seats, seed: `answers ${index}` });
    for (const each of said) answerInPlace(counting, match, each);
    answers += said.length;
  }
  return steps / answers;
}

const rate = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
printTable(
  `Answers a second of processor time, whole random games of ${seats}, medians of ${matches}`,
  games.flatMap((game) => {
    const cold = played(game, coldMatches);
    warmUp(game);
    const warm = played(game, matches);
    const median = (all: readonly Spent[], pick: (spent: Spent) => number): number => percentile(all.map(pick), 0.5);
    const taken = ({ answers, taking }: Spent): number => answers / taking;
    const steps = stepsAnAnswer(game);
    const ratio = median(warm, taken) / 20_000;
    return [
      { what: `${game.id}: the rules, in place`, value: rate(median(warm, taken)), ...atLeast(ratio, 1) },
      { what: `${game.id}: the same, the first ${coldMatches} games of a process`, value: rate(median(cold, taken)) },
      {
        what: `${game.id}: with the thinking of a random player`,
        value: rate(median(warm, ({ answers, thinking }) => answers / thinking)),
      },
      { what: `${game.id}: steps of the rules an answer`, value: steps.toFixed(2) },
      { what: `${game.id}: such steps, in place`, value: rate(median(warm, taken) * steps) },
    ];
  }),
);
