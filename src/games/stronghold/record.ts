/** 9.4, section 15: what is kept of a finished siege, and its titles, counted from what happened. */
import type { Awarded, GameEvent, GameRecord, Match, Seat } from '../../kernel/index.js';
import { lightningBefore, titleLeast, wallTitle } from './content/titles.js';
import { handicapOf } from './options.js';
import { commandersOf, seatsOfTeam } from './rules/seats.js';
import { strengthOf, totalOf } from './rules/units.js';
import type { Board } from './types/board.js';
import type { Events } from './types/events.js';
import { type Title, type Wall, acts, deeds as deedIds, titles, walls } from './types/terms.js';
import type { Str } from './types/index.js';

type Log = readonly GameEvent<Str>[];
type Tally = Map<Seat, number>;

function each<K extends keyof Events>(log: Log, type: K): Events[K][] {
  return log.filter((event) => event.type === type).map((event) => event.data as Events[K]);
}
function tally(rows: readonly { seats: readonly Seat[]; count: number }[]): Tally {
  const counts: Tally = new Map();
  for (const { seats, count } of rows) for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + count);
  return counts;
}
const shared = (seats: readonly Seat[], count: number): Tally => new Map(seats.map((seat) => [seat, count]));

type Counter = (board: Board, log: Log, match: Readonly<Match<Str>>) => Tally;

const killedBy =
  (banes: readonly Events['killed']['by'][], count: (event: Events['killed']) => number): Counter =>
  (_board, log) =>
    tally(
      each(log, 'killed')
        .filter(({ by }) => banes.includes(by))
        .map((event) => ({ seats: event.seats, count: count(event) })),
    );
const unitsIn = ({ units }: Events['killed']): number => totalOf(units);
const strengthIn = ({ units }: Events['killed']): number => strengthOf(units);

/** Comparisons of the walls that were never breached, in board order. */
function heldWalls(log: Log): { wall: Wall; count: number }[] {
  const compared = each(log, 'compared');
  return walls
    .filter((wall) => !compared.some((one) => one.wall === wall && one.outcome === 'breached'))
    .map((wall) => ({ wall, count: compared.filter((one) => one.wall === wall).length }));
}

const counters: Record<Title, Counter> = {
  'longest-wall': (board, log) => {
    const most: Tally = new Map();
    for (const { wall, count } of heldWalls(log)) {
      for (const seat of commandersOf(board, 'defenders', wall)) most.set(seat, Math.max(most.get(seat) ?? 0, count));
    }
    return most;
  },
  'last-at-the-wall': (board, log) =>
    tally(
      each(log, 'stood')
        .filter(({ left }) => left === 0)
        .map(({ wall }) => ({ seats: commandersOf(board, 'defenders', wall), count: 1 })),
    ),
  'eagle-eyes': killedBy(['volley'], strengthIn),
  'served-hot': killedBy(['cauldron'], unitsIn),
  thunder: killedBy(['cannon', 'hook'], unitsIn),
  trapper: killedBy(['trap'], unitsIn),
  'wall-of-one': killedBy(['raid'], strengthIn),
  'not-a-grain': (_board, log) => {
    const lost = new Set(each(log, 'lostHourglasses').map(({ seat }) => seat));
    return tally(
      each(log, 'spentHourglasses')
        .filter(({ seat }) => !lost.has(seat))
        .map(({ seat, hourglasses }) => ({ seats: [seat], count: hourglasses })),
    );
  },
  unstained: (board, log) => {
    const stained = each(log, 'disgraced').length > 0 || board.honourBroken;
    return stained ? new Map() : shared(seatsOfTeam(board, 'defenders'), board.glory.defenders.time);
  },
  'whatever-it-takes': (_board, log) => tally(each(log, 'disgraced').map(({ seat }) => ({ seats: [seat], count: 1 }))),
  wrecker: (_board, log) =>
    tally(each(log, 'destroyed').map(({ seat, stone, wood }) => ({ seats: [seat], count: stone + wood }))),
  'sure-hand': (_board, log) =>
    tally(
      each(log, 'fired')
        .filter(({ card }) => card === 'hit')
        .map(({ seat }) => ({ seats: [seat], count: 1 })),
    ),
  'gate-breaker': (board, log) => {
    const taken = each(log, 'rammed').reduce((sum, one) => sum + one.taken, 0);
    return shared(seatsOfTeam(board, 'invaders'), taken);
  },
  'blood-priest': (_board, log) =>
    tally(each(log, 'sacrificed').map(({ seat, goblins }) => ({ seats: [seat], count: goblins }))),
  'small-but-deadly': (_board, log) =>
    tally(
      each(log, 'fell')
        .filter(({ by }) => by === 'shooters')
        .map(({ seats, units }) => ({ seats, count: totalOf(units) })),
    ),
  'back-again': (_board, log) =>
    tally(each(log, 'returned').map(({ seat, units }) => ({ seats: [seat], count: totalOf(units) }))),
  'straight-face': (_board, log) =>
    tally(
      each(log, 'countermandedFace')
        .filter(({ tile }) => tile === 'bluff')
        .map(({ seat }) => ({ seats: [seat], count: 1 })),
    ),
  'by-a-hair': (board, log) =>
    tally(
      each(log, 'compared')
        .filter(({ outcome, advantage, units }) => outcome === 'breached' && advantage === units + 1)
        .map(({ wall }) => ({ seats: commandersOf(board, 'invaders', wall), count: 1 })),
    ),
  'lightning-siege': (board, log, match) => {
    const [entry] = each(log, 'entered');
    const seats = seatsOfTeam(board, 'invaders');
    const won = seats.every((seat) => match.outcome?.winners.includes(seat));
    return entry && won ? shared(seats, lightningBefore - entry.turn) : new Map();
  },
};

/** Every title that reaches its least, those first whose count is highest in proportion to it. */
export function awards(match: Readonly<Match<Str>>, log: Log): Awarded[] {
  const found = titles.flatMap((title): (Awarded & { value: number; proportion: number })[] => {
    const counts = counters[title](match.board, log, match);
    const value = Math.max(0, ...counts.values());
    if (value < titleLeast[title]) return [];
    const seats = [...counts].filter(([, count]) => count === value).map(([seat]) => seat);
    return [
      {
        title: titleNamed(title, log, value),
        seats: seats.sort((a, b) => a - b),
        value,
        proportion: value / titleLeast[title],
      },
    ];
  });
  return found.sort((a, b) => b.proportion - a.proportion).map(({ title, seats, value }) => ({ title, seats, value }));
}

/** The title of the wall that held longest names it, of equal ones the first in board order. */
function titleNamed(title: Title, log: Log, value: number): string {
  const wall = title === 'longest-wall' ? heldWalls(log).find(({ count }) => count === value)?.wall : undefined;
  return wall ? wallTitle(wall) : title;
}

/** 9.2: the parts of the count, and what the siege brought down. */
function figuresOf({ glory, deeds, disgrace, walls: all, barbican }: Board): Record<string, number> {
  const { invaders, defenders } = glory;
  return {
    breached: walls.filter((wall) => all[wall].breached).length,
    gatesDestroyed: barbican.destroyed,
    invadersTime: invaders.time,
    invadersDeeds: invaders.deeds,
    invadersGates: invaders.gates,
    invadersEntry: invaders.entry,
    invadersTieBreak: invaders.tieBreak,
    defendersTime: defenders.time,
    defendersValour: defenders.valour,
    defendersHonour: defenders.honour,
    defendersTieBreak: defenders.tieBreak,
    ...Object.fromEntries(deedIds.map((deed) => [deed, deeds[deed] ? 1 : 0])),
    ...Object.fromEntries(acts.map((act) => [act, disgrace.spent.includes(act) ? 1 : 0])),
  };
}

export function record(match: Readonly<Match<Str>>, log: Log): GameRecord {
  const { board, options, seats } = match;
  return {
    scenario: options.cards,
    level: handicapOf(options, seats),
    ...(seats > 2 ? { variant: options.fall } : {}),
    rounds: board.turn,
    parts: board.players.map(({ role }) => role),
    figures: figuresOf(board),
    titles: awards(match, log),
  };
}
