/** The table before anything is dealt or rolled (chapter 3). */
import type { Setup } from '../../../kernel/index.js';
import { armyIds } from '../content/armies.js';
import { creatures } from '../content/creatures.js';
import { riftHealth, riftStartSkulls, shopSpaces, startSkulls } from '../content/numbers.js';
import {
  type Board,
  type BossId,
  type HeroId,
  type Kind,
  type Moment,
  type Omd,
  type Options,
  type Side,
  type Slot,
  type Team,
  type TileId,
  type Turn,
  kinds,
  moments,
  sides,
} from '../types/index.js';
import { fortressFor, heroCount, heroesOffered, lettered, slotsFor } from './lobby.js';

export function freshTurn(): Turn {
  return {
    steps: 0,
    moveOver: false,
    move: 0,
    attacks: 0,
    gaveUp: null,
    special: null,
    pushed: false,
    frenzy: false,
    free: [],
    killed: 0,
    killedLesser: 0,
    declined: [],
  };
}

function newSlot(seat: number, side: Side): Slot {
  return {
    seat,
    side,
    hero: null,
    tile: null,
    dead: false,
    health: 0,
    stunned: false,
    skulls: startSkulls,
    rank: 0,
    worn: { amulet: [], ring: null, trinket: null },
    ultimate: 'available',
    used: [],
    refused: [],
    isDone: false,
    turn: freshTurn(),
    bulwark: 'auto',
    teamPlayer: 'on',
    orderChanged: false,
    hideUsed: false,
  };
}

function newTeam(options: Options, side: Side, heroesInTeam: number): Team {
  const { id, name, plan } = fortressFor(options, side);
  const called = (tile: TileId): TileId => lettered(options, side, tile);
  const level = (armies: Record<TileId, number>): Record<TileId, number> =>
    Object.fromEntries(Object.entries(armies).map(([tile, count]) => [called(tile), count]));
  const health = riftHealth[(heroesInTeam - 2) as 0 | 1 | 2];
  return {
    side,
    fortress: id,
    name,
    grid: plan.grid,
    starts: plan.starts.map(called),
    plan: [level(plan.armies[0]), level(plan.armies[1]), level(plan.armies[2])],
    tiles: plan.tiles.map(({ id: tile, type, xy, exits }) => ({
      id: called(tile),
      type,
      xy,
      exits: exits.map(called),
    })),
    rift: { health, start: health, skulls: riftStartSkulls },
    shop: {
      traps: Array.from({ length: shopSpaces }, () => null),
      equipment: Array.from({ length: shopSpaces }, () => null),
    },
    decks: { traps: 0, equipment: 0, armies: 0 },
    units: {},
    traps: {},
    supports: {},
    turnstiles: {},
    supply: Object.fromEntries(kinds.map((kind) => [kind, creatures[kind].supply])) as Record<Kind, number>,
    armies: [],
    armyDiscard: [],
    trapDiscard: [],
    equipmentDiscard: [],
    removed: [],
    revitalized: false,
    crossed: [],
    iceWalls: [],
    clan: [],
    tallyHo: [],
    refusedSeats: [],
    history: [],
  };
}

/** Wishes of a co-op lobby become heroes of the first slot of their seat (OMD-2.6). */
function grantWishes(options: Options, slots: readonly Slot[], wishes: readonly (string | undefined)[]): void {
  if (options.mode === 'rivalry') return;
  const free = heroesOffered(options, options.edition);
  const granted = new Set<HeroId>();
  for (const [index, slot] of slots.entries()) {
    const wish = free.find((hero) => hero === wishes[slot.seat]);
    const isFirst = slots.findIndex((one) => one.seat === slot.seat) === index;
    if (!wish || !isFirst || granted.has(wish)) continue;
    granted.add(wish);
    slot.hero = wish;
  }
}

export function firstBoard({ seats, options, wishes }: Omit<Setup<Omd>, 'rng'>): Board {
  const count = heroCount(options, seats.length, wishes);
  const playing = options.mode === 'rivalry' ? sides : [options.edition];
  const slots = slotsFor(options, seats.length, wishes).map(({ seat, side }) => newSlot(seat, side));
  grantWishes(options, slots, wishes);
  const bossPlan = Object.fromEntries(
    moments.map((moment) => {
      const choice = options[`boss-${moment}`];
      return [moment, choice === 'none' || choice === 'vote' ? null : choice];
    }),
  ) as Record<Moment, BossId | null>;
  return {
    options,
    heroes: count,
    level: 1,
    cycle: 0,
    round: 0,
    overtime: 0,
    phase: 'setup',
    slots,
    lord: 0,
    active: null,
    teams: playing.map((side) => newTeam(options, side, count)),
    bosses: [],
    bossPlan,
    arrived: [],
    bossVotes: seats.map(() => ({})),
    swaps: [],
    roll: null,
    requests: [],
    deaths: 0,
    hidden: {
      teams: playing.map(() => ({
        armyDeck: [...armyIds],
        armies: [],
        trapDeck: [],
        equipmentDeck: [],
        aside: { traps: [], equipment: [] },
      })),
      picks: slots.map(({ hero }) => hero),
      votes: [],
      over: false,
      waiting: false,
    },
  };
}
