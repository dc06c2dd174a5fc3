/** 9, 15: what is kept of a finished table, and who earned which title. */
import type { Awarded, Campaign, GameEvent, GameRecord, Match, Seat } from '../../kernel/index.js';
import { levels } from './content/numbers.js';
import { sizeOf } from './rules/cells.js';
import { startingHearts } from './rules/objectives.js';
import { type Events, type Kru, scenarioIds } from './types/index.js';

/** 8.4: the kingdom map; the prologue has a place without stars. */
export const campaign: Campaign = {
  places: scenarioIds.map((scenario) => ({
    scenario,
    stars: scenario === 'prologue' ? 0 : Math.max(...Object.values(levels).map(({ stars }) => stars)),
  })),
  badges: { iron: { icon: 'anvil', sign: '⚒️' }, heroic: { icon: 'feathered-wing', sign: '🪶' } },
  levels: [['heroic', 'iron'], ['hard'], ['standard'], ['easy']],
  loss: 'heartsLost',
};

type Happened = readonly GameEvent<Kru>[];

function told<K extends keyof Events>(events: Happened, type: K): Events[K][] {
  return events.flatMap((event) => (event.type === type ? [event.data as Events[K]] : []));
}

type Tally = Map<Seat, number>;

function count(seats: readonly (Seat | null)[]): Tally {
  const tally: Tally = new Map();
  for (const seat of seats) if (seat !== null) tally.set(seat, (tally.get(seat) ?? 0) + 1);
  return tally;
}

function sum(parts: readonly { seat: Seat; points: number }[]): Tally {
  const tally: Tally = new Map();
  for (const { seat, points } of parts) tally.set(seat, (tally.get(seat) ?? 0) + points);
  return tally;
}

/** Two seats with the same count share a title, three or more leave it. */
function most(title: string, tally: Tally, least: number): Awarded[] {
  const value = Math.max(0, ...tally.values());
  const seats = [...tally].filter(([, points]) => points === value).map(([seat]) => seat);
  if (value < least || seats.length > 2) return [];
  return [{ title, seats: seats.sort((a, b) => a - b), value }];
}

/** In One Blow: the highest sum of hits over the tiles of one attack. */
function blows(tiles: readonly Events['tile'][]): Tally {
  const byAttack = new Map<number, { seat: Seat; points: number }>();
  for (const { attack, seat, hits } of tiles) {
    if (seat === null) continue;
    byAttack.set(attack, { seat, points: (byAttack.get(attack)?.points ?? 0) + hits });
  }
  const tally: Tally = new Map();
  for (const { seat, points } of byAttack.values()) tally.set(seat, Math.max(points, tally.get(seat) ?? 0));
  return tally;
}

function unscathed(events: Happened, seats: readonly Seat[]): Awarded[] {
  const hurt = new Set(told(events, 'hurt').map(({ seat }) => seat));
  const stood = count(told(events, 'activated').flatMap(({ seat, onHorde }) => (onHorde ? [seat] : [])));
  const earned = seats.filter((seat) => !hurt.has(seat) && (stood.get(seat) ?? 0) >= 3);
  return earned.length > 0 ? [{ title: 'unscathed', seats: earned }] : [];
}

function forAll(title: string, seats: readonly Seat[], earned: 'earned' | 'missed'): Awarded[] {
  return earned === 'earned' ? [{ title, seats }] : [];
}

function titlesOf(events: Happened, seats: readonly Seat[]): Awarded[] {
  const destroyed = told(events, 'destroyed');
  const tiles = told(events, 'tile');
  const over = told(events, 'over').at(-1);
  const bane = [
    ...told(events, 'beaten').map(({ by }) => by),
    ...destroyed.flatMap(({ kind, by }) => (kind === 'champion' ? [by] : [])),
  ];
  const perfect = tiles.filter(({ cells, hits }) => sizeOf(cells) >= 3 && hits === sizeOf(cells));
  const knives = tiles.filter(({ from, hits }) => from === 'knife' && hits === 1);
  const hair = over?.won && (over.round === over.rounds || (over.hearts === 1 && over.ofHearts > 1));
  const whole = over?.won === true && over.hearts === over.ofHearts;
  const spent = [...told(events, 'bought'), ...told(events, 'modified')];
  return [
    ...most('champions-bane', count(bane), 1),
    ...forAll('not-one-heart', seats, whole ? 'earned' : 'missed'),
    ...forAll('by-a-hair', seats, hair ? 'earned' : 'missed'),
    ...most('bulwark', count(told(events, 'blocked').flatMap((blocked) => blocked.seats)), 4),
    ...most('on-the-threshold', count(destroyed.flatMap(({ distance, by }) => (distance === 1 ? [by] : []))), 2),
    ...most('in-one-blow', blows(tiles), 6),
    ...most('last-tile', count(destroyed.map(({ by }) => by)), 4),
    ...most('perfect-fit', count(perfect.map(({ seat }) => seat)), 3),
    ...most('master-builder', count(told(events, 'passed').flatMap((p) => (p.upgraded ? [p.seat] : []))), 4),
    ...unscathed(events, seats),
    ...most('jailer', count(told(events, 'held').map(({ seat }) => seat)), 4),
    ...most('knife-thrower', count(knives.map(({ seat }) => seat)), 4),
    ...most('green-hand', count(told(events, 'bloomed').map(({ seat }) => seat)), 3),
    ...most('tentacle-cutter', count(told(events, 'cut').map(({ seat }) => seat)), 2),
    ...most('treasurer', sum(spent.map(({ seat, price }) => ({ seat, points: price }))), 8),
    ...most('seeing-stars', count(told(events, 'stunned').map(({ seat }) => seat)), 2),
  ];
}

export function record({ board, options, outcome, seats }: Readonly<Match<Kru>>, events: Happened): GameRecord {
  const won = outcome?.kind === 'won';
  const { stars } = levels[options.difficulty];
  const isStarred = won && options.scenario !== 'prologue' && stars > 0;
  return {
    scenario: options.scenario,
    level: options.difficulty,
    ...(seats === 1 && board.solo ? { variant: `solo-${options.secondaries}` } : {}),
    rounds: board.round,
    ...(isStarred ? { stars } : {}),
    parts: board.players.map(({ hero }) => hero?.id ?? ''),
    figures: {
      heartsLeft: board.hearts,
      heartsLost: startingHearts(board) - board.hearts,
      destroyed: board.destroyed,
      escaped: board.escaped,
      stuns: board.stuns,
    },
    titles: titlesOf(
      events,
      Array.from({ length: seats }, (_, seat) => seat),
    ),
  };
}
