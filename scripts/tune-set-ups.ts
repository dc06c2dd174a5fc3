/**
 * Set-ups of Kingdom Rush that bots win too often or too seldom: `npx tsx scripts/tune-set-ups.ts 55 [minutes] [scenario …]`.
 * Each row (a scenario and a number of players) is a ladder: a rung up raises the tier of one card of its piles, a rung
 * down lowers one. A row is played, the rung that bots should win so many times in a hundred is guessed from all games
 * so far, and the rung that holds is played two hundred times. What was played is kept in a file, so that a run can be
 * stopped and taken up again; what came out is printed as it would be written in `content/`.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { kingdomRush } from '../src/games/kingdom-rush/index.js';
import type { ScenarioRow } from '../src/games/kingdom-rush/content/scenario.js';
import { scenarios } from '../src/games/kingdom-rush/content/scenarios.js';
import { type ScenarioId, scenarioIds } from '../src/games/kingdom-rush/types/index.js';
import { answerInPlace, awaited, pendingFor, rngOver, seedRng, start, withDefaults } from '../src/kernel/index.js';

type Row = { scenario: ScenarioId; seats: 1 | 2 | 3 | 4 };
type Rung = { step: number; row: ScenarioRow; key: string };
type Tally = { won: number; played: number };

const tiers = ['g', 'b', 'r', 'v'];
/** How many cards of each tier are in the box. */
const inBox = [20, 24, 24, 20];
const confirmed = 200;
const batch = 20;

const [targetText = '55', minutes = '10', ...chosen] = process.argv.slice(2);
const target = Number(targetText) / 100;
const until = performance.now() + Number(minutes) * 60_000;
const kept = process.env.TUNED ?? '/tmp/tuned.jsonl';

const tierOf = (card: string): number => tiers.indexOf(card.replace('!', ''));
const cardsIn = (text: string): string[] => text.split(' ');

/** The cards of a row, the starting hordes as one more pile at the end. */
const pilesOf = ({ piles, start: starting }: ScenarioRow): string[][] => [...piles, starting].map(cardsIn);
const tierIn = (card: string): number => tierOf(card.slice(card.indexOf(':') + 1));

/** One card a tier up or down: of the lowest (highest) tier the one that comes first in its pile, marked ones and starting hordes last. */
function retiered(row: ScenarioRow, by: 1 | -1): ScenarioRow | undefined {
  const piles = pilesOf(row);
  const count = (tier: number): number => piles.flat().filter((card) => tierIn(card) === tier).length;
  const places = piles.flatMap((cards, pile) =>
    cards.flatMap((card, at) => {
      const next = tierIn(card) + by;
      if (tierIn(card) < 0 || next < 0 || next > 3 || count(next) >= (inBox[next] ?? 0)) return [];
      return [{ pile, at, tier: tierIn(card), last: Number(card.endsWith('!') || card.includes(':')) }];
    }),
  );
  const [place] = places.sort(
    (one, other) => one.last - other.last || by * (one.tier - other.tier) || one.at - other.at,
  );
  if (!place) return undefined;
  const old = piles[place.pile]?.[place.at] ?? '';
  const put = old.replace(/[gbrv](?=!?$)/, tiers[place.tier + by] ?? '');
  const texts = piles.map((cards, pile) =>
    cards.map((card, at) => (pile === place.pile && at === place.at ? put : card)).join(' '),
  );
  return { ...row, piles: texts.slice(0, -1), start: texts.at(-1) ?? '' };
}

/** A starting tower fewer (more). */
function rearmed(row: ScenarioRow, by: 1 | -1): ScenarioRow | undefined {
  const towers = row.towers.split(' ');
  if (by < 0) return towers.length > 8 ? undefined : { ...row, towers: `${row.towers} A1` };
  const spare = towers.findLastIndex((tower, at) => towers.indexOf(tower) !== at && tower !== 'S1');
  if (spare < 0) return undefined;
  return { ...row, towers: towers.filter((_, at) => at !== spare).join(' ') };
}

/** The last champion or marked card comes a round later (earlier). */
function deferred(row: ScenarioRow, by: 1 | -1): ScenarioRow | undefined {
  const marks = row.piles.flatMap((text, pile) => {
    const at = cardsIn(text).findLastIndex((card) => card.endsWith('!'));
    return at < 0 ? [] : [{ pile, at, left: cardsIn(text).length - at }];
  });
  const [mark] = marks.filter(({ left }) => by < 0 || left > 1).sort((one, other) => by * (other.left - one.left));
  if (!mark) return undefined;
  const cards = cardsIn(row.piles[mark.pile] ?? '');
  let other = mark.at + by;
  while (cards[other]?.startsWith('ev-')) other += by;
  const [mine, theirs] = [cards[mark.at], cards[other]];
  if (mine === undefined || theirs === undefined || theirs.endsWith('!')) return undefined;
  cards[mark.at] = theirs;
  cards[other] = mine;
  return { ...row, piles: row.piles.map((text, pile) => (pile === mark.pile ? cards.join(' ') : text)) };
}

/** The boss has a card more (fewer). */
function bossed(row: ScenarioRow, by: 1 | -1): ScenarioRow | undefined {
  const decks: (1 | 2 | 3)[][] = [
    [1, 2, 3],
    [1, 2, 2, 3],
    [1, 1, 2, 2, 3],
    [1, 1, 2, 2, 3, 3],
    [1, 1, 1, 2, 2, 3, 3],
    [1, 1, 1, 2, 2, 2, 3, 3],
  ];
  const at = decks.findIndex((deck) => deck.join() === row.bossStages?.join()) + by;
  const deck = row.bossStages ? decks[at] : undefined;
  return deck && { ...row, bossStages: deck };
}

function moved(row: ScenarioRow, by: 1 | -1): ScenarioRow | undefined {
  return retiered(row, by);
}
const coarsely = (row: ScenarioRow, by: 1 | -1): ScenarioRow | undefined =>
  bossed(row, by) ?? deferred(row, by) ?? rearmed(row, by);

const keyOf = (row: ScenarioRow): string => JSON.stringify(row);

function ladderOf(row: ScenarioRow): Rung[] {
  const rungs: Rung[] = [{ step: 0, row, key: keyOf(row) }];
  for (const by of [1, -1] as const) {
    let at: ScenarioRow | undefined = row;
    for (let step = by; Math.abs(step) <= 24; step += by) {
      at = moved(at, by);
      if (!at) break;
      rungs.push({ step, row: at, key: keyOf(at) });
    }
  }
  return rungs.sort((one, other) => one.step - other.step);
}

/** Nobody checks twice what a mind answers: the rules do. */
function isWon({ scenario, seats }: Row, game: number): boolean {
  const def = kingdomRush;
  const seed = `measure/${seats}/${game}`;
  const { match } = start(def, { seats, options: withDefaults(def, { scenario }), seed });
  const rng = rngOver(seedRng(`minds/${seed}`));
  const never = (): never => {
    throw new Error(`a bot that guesses: ${scenario} ${seed}`);
  };
  while (!match.outcome) {
    const [seat] = awaited(def, match);
    if (seat === undefined) throw new Error(`nobody is waited for: ${scenario} ${seed}`);
    const decisions = pendingFor(def, match, seat);
    const view = def.view(match, seat);
    const said = def.policy({
      view,
      seat,
      decisions,
      rng,
      legal: never,
      random: never,
      imagine: never,
      mayGoOn: () => true,
    });
    const result = answerInPlace(def, match, { seat, action: said.action, args: said.args });
    if (!result.ok) throw new Error(JSON.stringify(result));
  }
  return match.outcome.winners.length > 0;
}

const tallies = new Map<string, Tally>();
const nameOf = ({ scenario, seats }: Row, { key }: Rung): string => `${scenario}/${seats}/${key}`;
const tallyOf = (name: string): Tally => tallies.get(name) ?? { won: 0, played: 0 };
function add(name: string, { won, played }: Tally): void {
  const before = tallyOf(name);
  tallies.set(name, { won: before.won + won, played: before.played + played });
}
if (existsSync(kept)) {
  for (const line of readFileSync(kept, 'utf8').split('\n')) {
    if (line === '') continue;
    const { name, ...tally } = JSON.parse(line) as Tally & { name: string };
    add(name, tally);
  }
}

/** The next games of a rung. */
function play(row: Row, rung: Rung): void {
  const rows = scenarios[row.scenario].rows as Record<number, ScenarioRow>;
  rows[row.seats] = rung.row;
  const name = nameOf(row, rung);
  const { played } = tallyOf(name);
  let won = 0;
  for (let game = played; game < played + batch; game += 1) won += Number(isWon(row, game));
  add(name, { won, played: batch });
  appendFileSync(kept, `${JSON.stringify({ name, won, played: batch })}\n`);
}

const likely = (base: number, slope: number, step: number): number => 1 / (1 + Math.exp(slope * step - base));

/** A logistic curve over the rungs, held near a slope that a rung usually has. */
function fitted(row: Row, rungs: readonly Rung[]): (step: number) => number {
  let base = 0;
  let slope = 0.2;
  for (let turn = 0; turn < 4000; turn += 1) {
    let toBase = -base * 0.02;
    let toSlope = -(slope - 0.2) * 200;
    for (const rung of rungs) {
      const { won, played } = tallyOf(nameOf(row, rung));
      const off = won - played * likely(base, slope, rung.step);
      toBase += off;
      toSlope -= off * rung.step;
    }
    base += toBase * 0.01;
    slope = Math.min(0.6, Math.max(0.05, slope + toSlope * 0.0002));
  }
  return (step) => likely(base, slope, step);
}

/** The rung to be played next, or undefined where one has held. */
function nextOf(row: Row, rungs: readonly Rung[], enough: number): Rung | undefined {
  const rate = (rung: Rung): number => tallyOf(nameOf(row, rung)).won / tallyOf(nameOf(row, rung)).played;
  const holds = (rung: Rung): boolean => {
    const { played } = tallyOf(nameOf(row, rung));
    const slack = 0.07 + 0.4 / Math.sqrt(Math.max(played, 1));
    return played > 0 && Math.abs(rate(rung) - target) <= slack;
  };
  const held = rungs
    .filter(holds)
    .sort((one, other) => tallyOf(nameOf(row, other)).played - tallyOf(nameOf(row, one)).played);
  const [best] = held;
  if (best) return tallyOf(nameOf(row, best)).played >= enough ? undefined : best;
  // The ladder ends before the rung that would hold.
  const ends = [rungs[0], rungs.at(-1)].flatMap((rung) => (rung ? [{ rung, ...tallyOf(nameOf(row, rung)) }] : []));
  const isStuck = ends.some(({ rung, won, played }) => {
    const off = played >= 40 ? won / played - target : 0;
    return rung === rungs[0] ? off < -0.15 : off > 0.15;
  });
  if (isStuck) return undefined;
  const curve = fitted(row, rungs);
  const open = rungs.filter((rung) => tallyOf(nameOf(row, rung)).played < confirmed);
  return open.sort((one, other) => Math.abs(curve(one.step) - target) - Math.abs(curve(other.step) - target))[0];
}

function told(row: Row, rungs: readonly Rung[]): string {
  const seen = rungs
    .filter((rung) => tallyOf(nameOf(row, rung)).played > 0)
    .map((rung) => `${rung.step}: ${tallyOf(nameOf(row, rung)).won}/${tallyOf(nameOf(row, rung)).played}`);
  return seen.join(', ');
}

const rows: Row[] = scenarioIds
  .filter((id) => id !== 'prologue')
  .flatMap((scenario) => ([1, 2, 3, 4] as const).map((seats) => ({ scenario, seats })))
  .filter(
    ({ scenario, seats }) =>
      chosen.length === 0 || chosen.includes(scenario) || chosen.includes(`${scenario}/${seats}`),
  );
const printed = new Map(
  rows.map((row) => [`${row.scenario}/${row.seats}`, scenarios[row.scenario].rows[row.seats]] as const),
);

function rateOf(row: Row, at: ScenarioRow): number {
  const rung = { step: 0, row: at, key: keyOf(at) };
  if (tallyOf(nameOf(row, rung)).played === 0) play(row, rung);
  const { won, played } = tallyOf(nameOf(row, rung));
  return won / played;
}

/** Where bots nearly always or hardly ever win, the row itself is changed until they do not. */
function baseOf(row: Row): ScenarioRow {
  let at: ScenarioRow = printed.get(`${row.scenario}/${row.seats}`) ?? scenarios[row.scenario].rows[row.seats];
  const seen: { row: ScenarioRow; off: number }[] = [];
  for (;;) {
    const rung = { step: 0, row: at, key: keyOf(at) };
    if (performance.now() > until && tallyOf(nameOf(row, rung)).played === 0) break;
    const off = rateOf(row, at) - target;
    const last = seen.at(-1);
    seen.push({ row: at, off });
    const next = coarsely(at, off > 0 ? 1 : -1);
    const isFar = off > 0.3 || off < -0.3;
    if (!next || !isFar || (last && Math.sign(last.off) !== Math.sign(off))) break;
    at = next;
  }
  const nearest = (): (typeof seen)[number] | undefined =>
    seen.sort((one, other) => Math.abs(one.off) - Math.abs(other.off))[0];
  // Between a card too early and a card too late lies a tower fewer.
  for (let best = nearest(); best && best.off > 0.3; best = nearest()) {
    const fewer = rearmed(best.row, 1);
    if (!fewer || performance.now() > until) break;
    seen.push({ row: fewer, off: rateOf(row, fewer) - target });
    if (nearest()?.row === best.row) break;
  }
  return nearest()?.row ?? at;
}

/** First every row roughly, then more closely, then for certain. */
for (const enough of [20, 60, confirmed]) {
  for (const row of rows) {
    if (performance.now() > until) break;
    const rungs = ladderOf(baseOf(row));
    let next = nextOf(row, rungs, enough);
    for (; next && performance.now() < until; next = nextOf(row, rungs, enough)) play(row, next);
    const [best] = rungs.sort((one, other) => tallyOf(nameOf(row, other)).played - tallyOf(nameOf(row, one)).played);
    if (enough === confirmed || next)
      console.log(`${row.scenario} ${row.seats}, ${enough}: ${next ? 'open' : 'holds'}; ${told(row, rungs)}`);
    if (!next && best) console.log(`  ${best.key}`);
  }
}
