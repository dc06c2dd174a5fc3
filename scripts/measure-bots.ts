/**
 * How good a game's bots are: `npx tsx scripts/measure-bots.ts orcs-orcs-orcs 200 [preset] [option=value …]`.
 * `scenario=all` goes through every value of an option, `seats=2` keeps to that many.
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
  thinking: number;
  thoughts: number;
  longest: number;
  reason: string;
};
type Setting = { name: string; options: AnyTypes['options'] };

function play(def: AnyGame, seats: number, { options, name }: Setting, seed: string, mindsOf: Minds): Played {
  const { match } = start(def, { seats, options, seed });
  const rng = rngOver(seedRng(`minds/${seed}`));
  const minds = mindsOf(match);
  let thinking = 0;
  let thoughts = 0;
  let longest = 0;
  for (let count = 0; !match.outcome; count += 1) {
    if (count > mostAnswers) throw new Error(`no end: ${def.id} ${name} ${seed}`);
    const [seat] = awaited(def, match);
    if (seat === undefined) throw new Error(`nobody is waited for: ${seed}`);
    const began = performance.now();
    const said = think(def, match, seat, rng, { policy: minds[seat] ?? def.policy });
    if (minds[seat] === def.policy) {
      const took = performance.now() - began;
      thinking += took;
      thoughts += 1;
      longest = Math.max(longest, took);
    }
    if (!said) throw new Error(`seat ${seat} has nothing to say: ${seed}`);
    const result = answerInPlace(def, match, { seat, action: said.action, args: said.args });
    if (!result.ok) throw new Error(`${JSON.stringify(said)} was refused: ${JSON.stringify(result)}`);
  }
  const { winners, scores, reason } = match.outcome;
  return { sides: sidesOf(def, match), winners, scores, thinking, thoughts, longest, reason: reason.key };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const mean = (list: readonly number[]): string =>
  (list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)).toFixed(1);

function measureAgainstRandom(def: AnyGame, seats: number, setting: Setting, count: number): string {
  let won = 0;
  const own: number[] = [];
  const others: number[] = [];
  let thinking = 0;
  let thoughts = 0;
  for (let game = 0; game < count; game += 1) {
    const seat = game % seats;
    const minds = Array.from({ length: seats }, (_, one) => (one === seat ? def.policy : randomPolicy<AnyTypes>()));
    const played = play(def, seats, setting, `measure/${seats}/${game}`, () => minds);
    if (played.winners.includes(seat)) won += 1 / played.winners.length;
    for (const [one, score] of (played.scores ?? []).entries()) (one === seat ? own : others).push(score);
    thinking += played.thinking;
    thoughts += played.thoughts;
  }
  const scores = own.length > 0 ? `, score ${mean(own)} against ${mean(others)}` : '';
  return `bot wins ${percent(won, count)} (even chances: ${percent(1, seats)})${scores}, ${(thinking / thoughts).toFixed(1)} ms a decision`;
}

function measureTogether(def: AnyGame, seats: number, setting: Setting, count: number): string {
  const measured = (mind: Mind): Played[] =>
    Array.from({ length: count }, (_, game) => {
      const minds = Array.from({ length: seats }, () => mind);
      return play(def, seats, setting, `measure/${seats}/${game}`, () => minds);
    });
  const wins = (played: readonly Played[]): string =>
    percent(played.filter(({ winners }) => winners.length > 0).length, count);
  const bots = measured(def.policy);
  const sum = (of: (played: Played) => number): number => bots.reduce((all, one) => all + of(one), 0);
  const ends = new Map<string, number>();
  for (const { reason } of bots) ends.set(reason, (ends.get(reason) ?? 0) + 1);
  const reasons = [...ends].map(([reason, times]) => `${reason} ${times}`).join(', ');
  const time = `${(sum(({ thinking }) => thinking) / sum(({ thoughts }) => thoughts)).toFixed(1)} ms a decision, ${Math.max(...bots.map(({ longest }) => longest)).toFixed(0)} at most`;
  return `bots win ${wins(bots)} (${reasons}), random players ${wins(measured(randomPolicy<AnyTypes>()))}, ${time}`;
}

/** Bots on one side against random players on the others, side by side; then bots on all of them. */
function measureSides(def: AnyGame, seats: number, setting: Setting, count: number): string {
  const wins = (isBot: (side: number) => boolean): number[] => {
    const won: number[] = [];
    for (let game = 0; game < count; game += 1) {
      const { sides, winners } = play(def, seats, setting, `measure/${seats}/${game}`, (match) => {
        const ofSeat = (seat: number): number => sidesOf(def, match).findIndex((side) => side.includes(seat));
        return Array.from({ length: seats }, (_, seat) =>
          isBot(ofSeat(seat)) ? def.policy : randomPolicy<AnyTypes>(),
        );
      });
      for (const [index, side] of sides.entries()) {
        won[index] = (won[index] ?? 0) + (side.some((seat) => winners.includes(seat)) ? 1 : 0);
      }
    }
    return won;
  };
  const together = wins(() => true);
  const alone = together.map((_, side) => wins((one) => one === side)[side] ?? 0);
  const shares = (list: readonly number[]): string => list.map((one) => percent(one, count)).join(' and ');
  return `by sides, against random players ${shares(alone)}; bots against bots ${shares(together)}`;
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
const seatsAsked = asked.find(([name]) => name === 'seats')?.[1];
const sets = combined(
  def,
  asked.filter(([name]) => name !== 'seats'),
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
