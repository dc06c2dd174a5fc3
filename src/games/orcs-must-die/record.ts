/** What a guild's records keep (OMD-16.8), and the titles, counted from the events alone (chapter 15). */
import type { Awarded, GameEvent, GameRecord, Match, Seat } from '../../kernel/index.js';
import { creatures } from './content/creatures.js';
import { type TitleId, darling, leastFor, titleIds } from './content/titles.js';
import { ratingOf } from './effects/end.js';
import { difficultyOf } from './rules/lobby.js';
import { isRivalry, ownSlots, seatsOfSide, slotAt } from './rules/siege.js';
import type { Omd, Side, Siege, Spoils } from './types/index.js';

type OmdEvent = GameEvent<Omd>;
/** One number a slot. */
type Counts = number[];
type Ledger = Record<TitleId, Counts> & { dice: Counts; lucky: Counts; died: Counts };

const killsIn = ({ creatures: killed, bosses }: Spoils): number =>
  killed.reduce((sum, { count }) => sum + count, 0) + bosses.length;
const greaterIn = ({ creatures: killed, bosses }: Spoils): number =>
  killed.filter(({ kind }) => creatures[kind].size === 'greater').reduce((sum, { count }) => sum + count, 0) +
  bosses.length;

function add(counts: Counts, slot: number, amount: number): void {
  counts[slot] = (counts[slot] ?? 0) + amount;
}

function ownKill(ledger: Ledger, slot: number, spoils: Spoils): void {
  add(ledger['orc-mower'], slot, killsIn(spoils));
  add(ledger['giant-killer'], slot, greaterIn(spoils));
  add(ledger['rift-banker'], slot, spoils.pooled ?? 0);
}

/** One event's share in every title. */
function note(ledger: Ledger, event: OmdEvent): void {
  switch (event.type) {
    case 'struck': {
      const { data } = event;
      ownKill(ledger, data.slot, data);
      const sweep = data.creatures.reduce((sum, { count }) => sum + count, 0);
      ledger['clean-sweep'][data.slot] = Math.max(ledger['clean-sweep'][data.slot] ?? 0, sweep);
      if (data.tile !== data.from) add(ledger['long-arm'], data.slot, killsIn(data));
      add(ledger.dice, data.slot, data.dice.length);
      add(ledger.lucky, data.slot, data.dice.filter(({ face }) => face !== '').length);
      return;
    }
    case 'powerUsed':
      ownKill(ledger, event.data.slot, event.data);
      return;
    case 'pushed':
      add(ledger['mind-the-edge'], event.data.slot, 1);
      return;
    case 'heroDied':
      add(ledger['nine-lives'], event.data.slot, 1);
      add(ledger.died, event.data.slot, 1);
      if (event.data.from.by === 'hero') add(ledger.duellist, event.data.from.slot, 1);
      return;
    case 'bulwark':
      add(ledger['guardian-angel'], event.data.slot, event.data.wounds);
      return;
    case 'healed':
      if (event.data.by.slot !== event.data.slot) add(ledger['guardian-angel'], event.data.by.slot, event.data.amount);
      return;
    case 'courage':
      add(ledger.raider, event.data.slot, 1);
      return;
    case 'trapPlaced':
      add(ledger['trap-smith'], event.data.slot, 1);
      add(ledger['big-spender'], event.data.slot, event.data.own + event.data.rift);
      return;
    case 'weaponBought':
    case 'equipped':
      add(ledger['big-spender'], event.data.slot, event.data.own + event.data.rift);
      return;
    case 'filled':
      add(ledger['rift-banker'], event.data.slot, event.data.skulls);
      return;
    case 'income':
      add(ledger['rift-banker'], event.data.slot, event.data.rift);
      return;
    case 'hurt':
      add(ledger.unbent, event.data.slot, event.data.wounds);
      return;
    default:
  }
}

/** The hero who removed the last enemy, or whose kill brought the enemy Rift to 0 (TI-1). */
function lastWord(siege: Siege, events: readonly OmdEvent[]): number | undefined {
  const removals = events.filter(({ type }) =>
    ['struck', 'powerUsed', 'pushed', 'trapsSprang', 'hazardKilled', 'thorns', 'riftBitten', 'heroDied'].includes(type),
  );
  if (isRivalry(siege)) {
    const fall = events.findLast(({ type }) => type === 'riftChanged' || type === 'riftBitten');
    if (fall?.type !== 'riftChanged' || fall.data.cause !== 'death' || fall.data.health > 0) return undefined;
    const death = removals.findLast(({ type }) => type === 'heroDied');
    return death?.type === 'heroDied' && death.data.from.by === 'hero' ? death.data.from.slot : undefined;
  }
  const last = removals.findLast((event) => {
    if (event.type === 'struck' || event.type === 'powerUsed' || event.type === 'trapsSprang')
      return killsIn(event.data) > 0;
    return event.type !== 'heroDied';
  });
  return last?.type === 'struck' || last?.type === 'powerUsed' || last?.type === 'pushed' ? last.data.slot : undefined;
}

/** Greatest number that reaches the least; two equal ones share it, three or more have nothing (OMD-17.2). */
function award(siege: Siege, title: TitleId, counts: Counts, least: number): Awarded | undefined {
  const most = Math.max(0, ...counts);
  const slots = counts.flatMap((count, slot) => (count === most ? [slot] : []));
  if (most < least || slots.length > 2) return undefined;
  return { title, seats: [...new Set(slots.map((slot) => slotAt(siege, slot).seat))], value: Math.floor(most) };
}

function teamTitles(
  match: Readonly<Match<Omd>>,
  events: readonly OmdEvent[],
  title: 'not-one-step' | 'by-a-hair',
): Awarded[] {
  const { board, outcome } = match;
  if (outcome?.kind !== 'won') return [];
  const won = board.teams.filter(({ side }) => seatsOfSide(board, side).some((seat) => outcome.winners.includes(seat)));
  const hasLost = (side: Side): boolean =>
    events.some(
      (event) =>
        (event.type === 'riftBitten' && event.data.side === side && event.data.damage > 0) ||
        (event.type === 'riftChanged' && event.data.side === side && event.data.change < 0),
    );
  const seats: Seat[] = won
    .filter(({ rift, side }) => (title === 'not-one-step' ? !hasLost(side) : rift.health === 1))
    .flatMap(({ side }) => seatsOfSide(board, side));
  return seats.length > 0 ? [{ title, seats }] : [];
}

export function titlesOf(match: Readonly<Match<Omd>>, events: readonly OmdEvent[]): Awarded[] {
  const { board, outcome } = match;
  const none = (): Counts => board.slots.map(() => 0);
  const ledger = Object.fromEntries([...titleIds, 'dice', 'lucky', 'died'].map((id) => [id, none()])) as Ledger;
  for (const event of events) note(ledger, event);
  ledger.unbent = ledger.unbent.map((wounds, slot) => (ledger.died[slot] === 0 ? wounds : 0));
  ledger['dice-darling'] = ledger.dice.map((dice, slot) =>
    dice >= darling.dice ? (100 * (ledger.lucky[slot] ?? 0)) / dice : 0,
  );
  return titleIds.flatMap((title): Awarded[] => {
    if (title === 'not-one-step' || title === 'by-a-hair') return teamTitles(match, events, title);
    if (title === 'last-word') {
      const slot = outcome?.kind === 'won' ? lastWord(board, events) : undefined;
      return slot === undefined ? [] : [{ title, seats: [slotAt(board, slot).seat] }];
    }
    if ((title === 'duellist' || title === 'raider') && !isRivalry(board)) return [];
    const least = title === 'dice-darling' ? darling.share : (leastFor[title] ?? 1);
    const awarded = award(board, title, ledger[title], least);
    return awarded ? [awarded] : [];
  });
}

/** The first in the order of the table, but whoever has been named waits until nobody new is left (OMD-17.3). */
function inTurn(titles: readonly Awarded[]): Awarded[] {
  const named = new Set<Seat>();
  const left = [...titles];
  const told: Awarded[] = [];
  while (left.length > 0) {
    const fresh = left.findIndex(({ seats }) => seats.some((seat) => !named.has(seat)));
    const [next] = left.splice(Math.max(0, fresh), 1);
    if (!next) break;
    told.push(next);
    for (const seat of next.seats) named.add(seat);
  }
  return told;
}

/** Who played whom; a player's two heroes side by side. */
function heroesBySeat({ board, seats }: Readonly<Match<Omd>>): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    ownSlots(board, seat)
      .flatMap((index) => slotAt(board, index).hero ?? [])
      .join('+'),
  );
}

/** Heroes in a team, deaths, what is left of the Rift or Rifts, tiles swapped, and each boss that came. */
function figuresOf(board: Siege, events: readonly OmdEvent[]): Record<string, number> {
  const came = events.flatMap((event) => (event.type === 'bossArrived' ? [event.data.boss] : []));
  return {
    heroes: board.heroes,
    deaths: board.deaths,
    ...Object.fromEntries(board.teams.map(({ side, rift }) => [`rift-${side}`, rift.health])),
    swaps: board.swaps.length,
    ...Object.fromEntries(came.map((boss) => [`came-${boss}`, 1])),
  };
}

export function record(match: Readonly<Match<Omd>>, events: readonly OmdEvent[]): GameRecord {
  const { board, outcome } = match;
  const [team] = board.teams;
  const level = difficultyOf(board.options, board.heroes);
  const isHeld = outcome?.kind === 'won' && !isRivalry(board) && team;
  return {
    scenario: board.options.fortress,
    ...(level ? { level } : {}),
    variant: `${board.options.mode}-${board.options.difficulty}`,
    rounds: board.round,
    ...(isHeld ? { stars: ratingOf(team.rift.health, team.rift.start) } : {}),
    parts: heroesBySeat(match),
    figures: figuresOf(board, events),
    titles: inTurn(titlesOf(match, events)),
  };
}
