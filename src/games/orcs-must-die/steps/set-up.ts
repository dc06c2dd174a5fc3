/** S3 to S13: the fortress, the heroes, the bosses, the places (chapter 3). */
import { seatHero, rollFirstLord } from '../effects/set-up.js';
import { dealArmies, eachTeam, fillShop, fillTrapsburg, openLevelDecks } from '../effects/decks.js';
import { ask } from '../effects/asking.js';
import { bossesToVote } from '../rules/lobby.js';
import { calledIn, firstPlace, freeHeroes, swapsLeft } from '../rules/first-places.js';
import { heroAt, ownSlots, seatsOfSide, slotAt, teamOf, who } from '../rules/siege.js';
import {
  type BossId,
  type HeroId,
  type Moment,
  type OmdMatch,
  type OmdPlay,
  type OmdStep,
  type Siege,
  type SpecialType,
  moments,
} from '../types/index.js';
import type { Decision, Seat } from '../../../kernel/index.js';
import type { Omd } from '../types/index.js';

export const build: OmdStep<'build'> = {
  run(play) {
    if (play.board.options.swaps === 'on') play.push({ step: 'swaps' });
    play.push({ step: 'prepare' });
  },
};

/** the player of slot 1 replaces up to three standard tiles (OMD-11.15). */
export const swaps: OmdStep<'swaps'> = {
  decide({ board }) {
    const left = swapsLeft(board);
    if (left === 0) return [];
    return [
      {
        seats: [slotAt(board, 0).seat],
        prompt: { key: 'askSwaps', params: { left } },
        offers: ['swap', 'done'],
        clock: 'turn',
        fallback: () => ({ action: 'done', args: {} }),
        pass: true,
      },
    ];
  },
  on: {
    swap(play, { args }) {
      const special = args.special as SpecialType;
      for (const team of play.board.teams) {
        const id = calledIn(play.board, team.side, args.tile);
        team.tiles = team.tiles.map((tile) => (tile.id === id ? { ...tile, type: special } : tile));
      }
      play.board.swaps.push({ tile: args.tile, special });
      play.emit('swapped', { tile: args.tile, special });
    },
    done(play) {
      play.end();
    },
  },
};

/** S4 to S7 and S12. */
export const prepare: OmdStep<'prepare'> = {
  run(play) {
    openLevelDecks(play, 1);
    fillTrapsburg(play);
    fillShop(play);
    for (const { hidden } of eachTeam(play)) hidden.armyDeck = play.rng.shuffle(hidden.armyDeck);
    dealArmies(play, { first: 0 });
    rollFirstLord(play);
    play.push({ step: 'heroes' }, { step: 'musterHeroes' });
  },
};

/** The lowest slot of a seat that still needs a hero. */
function slotToPick({ slots }: Siege, picks: readonly (HeroId | null)[], seat: Seat): number {
  return slots.findIndex((slot, index) => slot.seat === seat && !picks[index]);
}

/** wishes are granted already; in Rivalry picks are secret until both teams are ready (V2). */
export const heroes: OmdStep<'heroes'> = {
  decide({ board }) {
    const { picks } = board.hidden;
    const open = [...new Set(board.slots.filter((_, index) => !picks[index]).map(({ seat }) => seat))];
    return open.map((seat): Decision<Omd> => {
      const { side } = slotAt(board, slotToPick(board, picks, seat));
      return {
        seats: [seat],
        prompt: { key: 'askHero', params: {} },
        offers: ['hero'],
        clock: 'turn',
        fallback: () => ({ action: 'hero', args: { hero: freeHeroes(board.options, side, picks)[0] ?? '' } }),
      };
    });
  },
  on: {
    hero(play, { seat, args }) {
      const { hidden, slots } = play.board;
      const index = slotToPick(play.board, hidden.picks, seat);
      const hero = args.hero as HeroId;
      hidden.picks[index] = hero;
      const side = slots[index]?.side ?? 'order';
      play.emit('heroPicked', { slot: index, hero }, seatsOfSide(play.board, side));
      if (hidden.picks.every((pick) => pick !== null)) play.reveal();
    },
  },
};

export const musterHeroes: OmdStep<'musterHeroes'> = {
  run(play) {
    const { board } = play;
    for (const [index, hero] of board.hidden.picks.entries()) if (hero) seatHero(play, index, hero);
    play.emit('heroesReady', { heroes: board.slots.map((_, slot) => ({ slot, hero: heroAt(board, slot) })) });
    if (openMoments(board).length > 0) play.push({ step: 'votes' }, { step: 'settleVotes' });
    play.push({ step: 'places' }, { step: 'round' });
  },
};

/** Boss moments that the table votes on and that are not settled. */
function openMoments({ options }: Siege): Moment[] {
  return moments.filter((moment) => options[`boss-${moment}`] === 'vote');
}

function bossesFree(board: Siege): BossId[] {
  const taken = moments.map((moment) => board.bossPlan[moment]);
  return bossesToVote(
    board.options,
    board.slots.map(({ hero }) => hero),
  ).filter((boss) => !taken.includes(boss));
}

/** every player, one vote a moment (OMD-13.2). */
export const votes: OmdStep<'votes'> = {
  decide({ board, seats }) {
    const open = openMoments(board);
    const waiting = Array.from({ length: seats }, (_, seat) => seat).map((seat) => ({
      seat,
      missing: open.filter((moment) => board.bossVotes[seat]?.[moment] === undefined),
    }));
    if (waiting.every(({ missing }) => missing.length === 0)) return [];
    return waiting.map(({ seat, missing: [next] }): Decision<Omd> => ({
      seats: [seat],
      prompt: { key: 'askVotes', params: {} },
      offers: ['vote'],
      clock: 'turn',
      chain: 'votes',
      lines: (own) =>
        open.map((moment) => ({
          text: { key: 'voteLine', params: { moment, boss: board.bossVotes[own]?.[moment] ?? null } },
          changes: { action: 'vote', args: { moment } },
        })),
      ...(next === undefined
        ? {}
        : { fallback: () => ({ action: 'vote', args: { moment: next, boss: 'none' } }) as const }),
    }));
  },
  on: {
    vote(play, { seat, args }) {
      const [moment, boss] = [args.moment as Moment, args.boss as BossId | 'none'];
      play.board.bossVotes[seat] = { ...play.board.bossVotes[seat], [moment]: boss };
      play.emit('bossVoted', { seat, moment, boss });
    },
  },
};

/** Moments in their order; a boss already taken is skipped; the Rift Lord breaks ties. */
export const settleVotes: OmdStep<'settleVotes'> = {
  run(play) {
    const { board } = play;
    for (const moment of openMoments(board)) {
      const free = new Set<string>(bossesFree(board));
      const cast = board.bossVotes
        .flatMap((vote) => vote[moment] ?? [])
        .filter((boss) => boss === 'none' || free.has(boss));
      board.bossVotes = board.bossVotes.map((vote) =>
        Object.fromEntries(Object.entries(vote).filter(([name]) => name !== moment)),
      );
      if (cast.length === 0) continue;
      const count = (boss: string): number => cast.filter((one) => one === boss).length;
      const most = Math.max(...cast.map(count));
      const order: (BossId | 'none')[] = ['none', ...bossesFree(board)];
      const options = order.filter((boss) => count(boss) === most);
      ask(play, { kind: 'tie', moment, options });
      return;
    }
  },
};

function slotToPlace(board: Siege, seat: Seat): number | undefined {
  return ownSlots(board, seat).find((index) => slotAt(board, index).tile === null);
}

/** any tile of the own fortress. */
export const places: OmdStep<'places'> = {
  decide(match: OmdMatch) {
    const { board } = match;
    return Array.from({ length: match.seats }, (_, seat) => seat).flatMap((seat): Decision<Omd>[] => {
      const index = slotToPlace(board, seat);
      if (index === undefined) return [];
      return [
        {
          seats: [seat],
          prompt: { key: 'askPlace', params: { hero: heroAt(board, index) } },
          offers: ['place'],
          clock: 'turn',
          chain: 'places',
          fallback: () => ({ action: 'place', args: { tile: firstPlace(teamOf(board, slotAt(board, index).side)) } }),
        },
      ];
    });
  },
  on: {
    place(play: OmdPlay, { seat, args }) {
      const index = slotToPlace(play.board, seat);
      if (index === undefined) return;
      slotAt(play.board, index).tile = args.tile;
      play.emit('placed', { ...who(play.board, index), tile: args.tile });
    },
  },
};
