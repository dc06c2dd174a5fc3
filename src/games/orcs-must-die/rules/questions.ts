/** The open question as a seat sees it: which slot is meant, what may be answered. */
import type { Seat } from '../../../kernel/index.js';
import type { Ask, HeroId, Moment, Purchase, Siege, TileId, View } from '../types/index.js';
import { askersOf, consentAskedOf } from './choosers.js';
import { freeHeroes } from './first-places.js';
import { bossesToVote } from './lobby.js';
import { isRivalry, ownSlots, slotAt, teamOf } from './siege.js';
import { moments } from '../types/index.js';

export function openAsk({ question }: View): Ask | undefined {
  return question?.kind === 'ask' ? question.ask : undefined;
}

/** Whether the seat has a vote, with `leave` among its options. */
export function isVote(view: View, seat: Seat): boolean {
  const { question } = view;
  if (question?.kind !== 'ask') return false;
  const askers = askersOf(view, question.ask, question.by, view.empty);
  return askers.how === 'vote' && askers.seats.includes(seat);
}

/** The purchase that the seat is asked to agree to, and what it may say. */
export function consentAsked(view: View, seat: Seat): { wanted: Purchase; options: string[] } | undefined {
  const consent = view.question?.kind === 'upgrade' ? consentAskedOf(view, seat, view.voted, view.empty) : undefined;
  if (!consent) return undefined;
  const { wanted, voters } = consent;
  return { wanted, options: ['approve', 'refuse', ...(voters.length > 1 ? ['leave'] : [])] };
}

/** The slot that picks, is placed or returns: the lowest of the seat that still must. */
function slotAsked(view: View, seat: Seat): number | undefined {
  const own = ownSlots(view, seat);
  if (view.question?.kind === 'heroes') return own.find((index) => !view.picked[index]);
  if (view.question?.kind === 'places') return own.find((index) => slotAt(view, index).tile === null);
  return view.question?.kind === 'returns' ? own.find((index) => slotAt(view, index).dead) : undefined;
}

export function heroesFree(view: View, seat: Seat): HeroId[] {
  const index = slotAsked(view, seat);
  return index === undefined ? [] : freeHeroes(view.options, slotAt(view, index).side, view.picks);
}

/** Tiles for a first place or a return: after death in Rivalry either fortress (OMD-7.4). */
export function placesFor(view: View, seat: Seat): TileId[] {
  const index = slotAsked(view, seat);
  if (index === undefined) return [];
  const { side } = slotAt(view, index);
  const anywhere = view.question?.kind === 'returns' && isRivalry(view);
  const teams = anywhere ? view.teams : [teamOf(view, side)];
  return teams.flatMap(({ tiles }) => tiles.map(({ id }) => id));
}

export function momentsToVote(siege: Siege): Moment[] {
  return moments.filter((moment) => siege.options[`boss-${moment}`] === 'vote');
}

export function bossesFree(siege: Siege): string[] {
  return [
    'none',
    ...bossesToVote(
      siege.options,
      siege.slots.map(({ hero }) => hero),
    ),
  ];
}
