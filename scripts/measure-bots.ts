/**
 * How good a game's bots are: `npx tsx scripts/measure-bots.ts orcs-orcs-orcs 200 [preset] [option=value …]`.
 * `scenario=all` goes through every value of an option, `seats=2` keeps to that many, `first=40` leaves out the first
 * forty games (so that a long run can be cut into several), `rivals=bots` leaves out the random players where seats win
 * by sides or together.
 * Competitive games: one bot against random players; where seats win by sides, bots on one side against random players on
 * the others, and bots on all of them. Co-operative games: a table of bots, and a table of random players.
 */
import { gameOf, games } from '../src/games/index.js';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Policy,
  answerInPlace,
  awaited,
  randomPolicy,
  rngOver,
  seedRng,
  start,
  think,
  modeOf,
  playersOf,
  sidesOf,
  withDefaults,
} from '../src/kernel/index.js';

const mostAnswers = 20_000;
type Mind = Policy<AnyTypes>;
type Minds = (match: AnyMatch) => readonly Mind[];
type Played = {
  sides: readonly (readonly number[])[];
  winners: readonly number[];
  scores: readonly number[] | null;
  /** How long each of the bots' answers took, in milliseconds. */
  thoughts: readonly number[];
  reason: string;
};
type Setting = { name: string; options: AnyTypes['options'] };

function play(def: AnyGame, seats: number, { options, name }: Setting, seed: string, mindsOf: Minds): Played {
  const { match } = start(def, { seats, options, seed });
  const rng = rngOver(seedRng(`minds/${seed}`));
  const minds = mindsOf(match);
  const thoughts: number[] = [];
  for (let count = 0; !match.outcome; count += 1) {
    if (count > mostAnswers) throw new Error(`no end: ${def.id} ${name} ${seed}`);
    const [seat] = awaited(def, match);
    if (seat === undefined) throw new Error(`nobody is waited for: ${seed}`);
    const began = performance.now();
    const said = think(def, match, seat, rng, { policy: minds[seat] ?? def.policy });
    if (minds[seat] === def.policy) thoughts.push(performance.now() - began);
    if (!said) throw new Error(`seat ${seat} has nothing to say: ${seed}`);
    const result = answerInPlace(def, match, { seat, action: said.action, args: said.args });
    if (!result.ok) throw new Error(`${JSON.stringify(said)} was refused: ${JSON.stringify(result)}`);
  }
  const { winners, scores, reason } = match.outcome;
  return { sides: sidesOf(def, match), winners, scores, thoughts, reason: reason.key };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const mean = (list: readonly number[]): string =>
  (list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)).toFixed(1);

/** The median and the longest. */
function timing(played: readonly Played[]): string {
  const thoughts = played.flatMap((one) => one.thoughts).sort((a, b) => a - b);
  const at = (share: number): string => (thoughts[Math.floor(share * (thoughts.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} ms a decision at the median, ${at(1)} at most`;
}
const gamesFrom = (count: number): number[] => Array.from({ length: count }, (_, game) => firstGame + game);

function measureAgainstRandom(def: AnyGame, seats: number, setting: Setting, count: number): string {
  let won = 0;
  const own: number[] = [];
  const others: number[] = [];
  const all: Played[] = [];
  for (const game of gamesFrom(count)) {
    const seat = game % seats;
    const minds = Array.from({ length: seats }, (_, one) => (one === seat ? def.policy : randomPolicy<AnyTypes>()));
    const played = play(def, seats, setting, `measure/${seats}/${game}`, () => minds);
    if (played.winners.includes(seat)) won += 1 / played.winners.length;
    for (const [one, score] of (played.scores ?? []).entries()) (one === seat ? own : others).push(score);
    all.push(played);
  }
  const scores = own.length > 0 ? `, score ${mean(own)} against ${mean(others)}` : '';
  return `bot wins ${percent(won, count)} (even chances: ${percent(1, seats)})${scores}, ${timing(all)}`;
}

function measureTogether(def: AnyGame, seats: number, setting: Setting, count: number): string {
  const measured = (mind: Mind): Played[] =>
    gamesFrom(count).map((game) => {
      const minds = Array.from({ length: seats }, () => mind);
      return play(def, seats, setting, `measure/${seats}/${game}`, () => minds);
    });
  const wins = (played: readonly Played[]): string =>
    percent(played.filter(({ winners }) => winners.length > 0).length, count);
  const bots = measured(def.policy);
  const ends = new Map<string, number>();
  for (const { reason } of bots) ends.set(reason, (ends.get(reason) ?? 0) + 1);
  const reasons = [...ends].map(([reason, times]) => `${reason} ${times}`).join(', ');
  const random = isBotsOnly ? '' : `, random players ${wins(measured(randomPolicy<AnyTypes>()))}`;
  return `bots win ${wins(bots)} (${reasons})${random}, ${timing(bots)}`;
}

/** Bots on one side against random players on the others, side by side; then bots on all of them. */
function measureSides(def: AnyGame, seats: number, setting: Setting, count: number): string {
  const all: Played[] = [];
  const wins = (isBot: (side: number) => boolean): number[] => {
    const won: number[] = [];
    for (const game of gamesFrom(count)) {
      const played = play(def, seats, setting, `measure/${seats}/${game}`, (match) => {
        const ofSeat = (seat: number): number => sidesOf(def, match).findIndex((side) => side.includes(seat));
        return Array.from({ length: seats }, (_, seat) =>
          isBot(ofSeat(seat)) ? def.policy : randomPolicy<AnyTypes>(),
        );
      });
      all.push(played);
      for (const [index, side] of played.sides.entries()) {
        won[index] = (won[index] ?? 0) + (side.some((seat) => played.winners.includes(seat)) ? 1 : 0);
      }
    }
    return won;
  };
  const together = wins(() => true);
  const shares = (list: readonly number[]): string => list.map((one) => percent(one, count)).join(' and ');
  const even = `bots against bots ${shares(together)}`;
  if (isBotsOnly) return `by sides, ${even}, ${timing(all)}`;
  const alone = together.map((_, side) => wins((one) => one === side)[side] ?? 0);
  return `by sides, against random players ${shares(alone)}; ${even}, ${timing(all)}`;
}

/** Every combination of the values asked for. */
function combined(def: AnyGame, asked: readonly (readonly [string, string])[]): AnyTypes['options'][] {
  return asked.reduce<AnyTypes['options'][]>(
    (sets, [name, text]) => {
      const field = def.options.fields[name];
      if (!field || !('values' in field)) throw new Error(`${def.id} has no list of values for ${name}`);
      const values = field.values.filter((value) => text === 'all' || String(value) === text);
      return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

const [id = '', count = '100', ...rest] = process.argv.slice(2);
const def = gameOf(id);
if (!def) throw new Error(`name a game: ${games.map((game) => game.id).join(', ')}`);
const asked = rest.flatMap((text) => {
  const [name = '', value] = text.split('=');
  return value === undefined ? [] : [[name, value] as const];
});
const only = rest.find((text) => !text.includes('='));
const ours = ['seats', 'first', 'rivals'];
const settingOf = (name: string): string | undefined => asked.find(([one]) => one === name)?.[1];
const seatsAsked = settingOf('seats');
const firstGame = Number(settingOf('first') ?? 0);
const isBotsOnly = settingOf('rivals') === 'bots';
const sets = combined(
  def,
  asked.filter(([name]) => !ours.includes(name)),
);
const presets = def.options.presets.filter(({ id: preset }) =>
  only === undefined ? asked.length === 0 || preset === def.options.presets[0]?.id : preset === only,
);
for (const { id: preset, options: chosen } of presets) {
  for (const set of sets) {
    const options = withDefaults(def, { ...chosen, ...set });
    const { min, max } = playersOf(def, options);
    const name = [preset, ...Object.values(set)].join(' ');
    for (let seats = min; seats <= max; seats += 1) {
      if (seatsAsked !== undefined && Number(seatsAsked) !== seats) continue;
      const isContest = modeOf(def, options) === 'competitive' && seats > 1;
      const measure = isContest ? (def.sides ? measureSides : measureAgainstRandom) : measureTogether;
      console.log(`${def.id}, ${name}, ${seats} seats: ${measure(def, seats, { name, options }, Number(count))}`);
    }
  }
}
