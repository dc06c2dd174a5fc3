/** DOR-2 and specification 3.2: heroes, decks, the first invasion. */
import { type DarknessId, darknessCards, darknessIds } from '../content/darkness-cards.js';
import { generalBoards, generalIds } from '../content/generals.js';
import { cardIds, isSpecial } from '../content/hero-cards.js';
import { type HeroId, heroIds } from '../content/heroes.js';
import { firstGate, type LocId, locationIds, sites } from '../content/map.js';
import { questIds } from '../content/quests.js';
import { drawIntoHand } from '../effects/decks.js';
import { freshHero } from '../effects/death.js';
import { finishGame } from '../effects/ending.js';
import { drawQuest } from '../effects/quests.js';
import { minionsAt, noMinions, total } from '../rules/minions.js';
import { type Flow, flowOver, fullLocation, place } from '../rules/placement.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { Board, Dor, DorPlay, DorStep, Options, Place } from '../types/index.js';
import type { Setup } from '../../../kernel/index.js';

/** S1, S2: the board before anybody has a hero. */
export function emptyBoard({ seats, options, wishes }: Setup<Dor>): Board {
  const stock = options.smallSupply ? 20 : 25;
  const places = locationIds.map((loc): [LocId, Place] => [loc, { minions: noMinions(), crystals: 0, gate: false }]);
  const generals = generalIds.map((id) => [
    id,
    { step: 0, life: generalBoards[id].life, healWait: null, defeatedBy: null },
  ]);
  return {
    turn: 0,
    phase: 'set-up',
    active: 0,
    war: 0,
    heroes: [],
    locations: Object.fromEntries(places) as Board['locations'],
    supply: { minions: { red: stock, blue: stock, green: stock, black: stock }, crystals: 12, gates: 5 },
    generals: Object.fromEntries(generals) as Board['generals'],
    heroDiscard: [],
    removed: [],
    darkDiscard: [],
    darkTotal: darknessIds.length - options.fewerLulls,
    questDiscard: [],
    unusedHeroes: [...heroIds],
    deadHeroes: [],
    night: null,
    quietNight: false,
    dayOver: false,
    endAsked: false,
    spied: [],
    fight: null,
    battle: null,
    alerts: seats.map(() => 'important'),
    lastNight: null,
    lastBattle: null,
    tally: { crystalsPlaced: 0, overruns: 0, heroesLost: 0, battlesWon: 0, battlesLost: 0 },
    history: [],
    result: null,
    heroDeck: [...cardIds],
    darkDeck: darknessIds.filter((id) => !lullsRemoved(options).includes(id)),
    questDeck: [...questIds],
    known: null,
    wishes: seats.map((seat) => heroIds.find((id) => id === wishes[seat]) ?? null),
  };
}

/** H4 */
function lullsRemoved({ fewerLulls }: Options): DarknessId[] {
  return darknessIds.filter((id) => darknessCards[id].kind === 'quiet').slice(0, fewerLulls);
}

/** How many heroes play: one a seat, or as many as a lone player leads. */
function slotCount(seats: number, options: Options): number {
  return seats === 1 ? options.heroesPerPlayer : seats;
}

function seatOfSlot(slot: number, seats: number): number {
  return seats === 1 ? 0 : slot;
}

/** Heroes a seat may still pick: those nobody has and nobody else asked for in the lobby. */
function freeHeroes(board: Pick<Board, 'unusedHeroes' | 'wishes'>): HeroId[] {
  return board.unusedHeroes.filter((id) => !board.wishes.includes(id));
}

function seatHero(play: DorPlay, seat: number, hero: HeroId, how: 'chosen' | 'dealt'): void {
  const { board } = play;
  board.heroes.push(freshHero(seat, hero, play.options));
  board.unusedHeroes = board.unusedHeroes.filter((id) => id !== hero);
  play.emit('heroTaken', { who: { seat, hero }, how });
}

/** S3: wishes of the lobby first, then chance or a question. */
export const heroes: DorStep<'heroes'> = {
  run(play) {
    const { board, options } = play;
    const slot = board.heroes.length;
    if (slot === slotCount(play.seats.length, options)) {
      play.push({ step: 'setUp' });
      return;
    }
    const seat = seatOfSlot(slot, play.seats.length);
    const wish = board.wishes[seat];
    if (wish) {
      board.wishes[seat] = null;
      seatHero(play, seat, wish, 'chosen');
    } else if (options.heroPick === 'random') {
      seatHero(play, seat, play.rng.pick(freeHeroes(board)), 'dealt');
    } else {
      play.push({ step: 'chooseHero' });
    }
    play.push({ step: 'heroes' });
  },
};

/** D-HERO, in joining order. */
export const chooseHero: DorStep<'chooseHero'> = {
  decide: ({ board, seats, options }) => [
    {
      seats: [seatOfSlot(board.heroes.length, seats)],
      prompt: { key: 'askHero', params: { pick: board.heroes.length + 1, of: slotCount(seats, options) } },
      offers: ['hero'],
      clock: 'turn',
      fallback: () => ({ action: 'hero', args: { hero: 'random' } }),
    },
  ],
  on: {
    hero(play, { seat, args }) {
      const dealt = args.hero === 'random';
      const hero = dealt ? play.rng.pick(freeHeroes(play.board)) : args.hero;
      if (hero !== 'random') seatHero(play, seat, hero, dealt ? 'dealt' : 'chosen');
      play.end();
    },
  },
};

/** S10, S11: whether a card of the invasion is set aside. */
function isRejected(board: Board, id: DarknessId, used: readonly LocId[], count: number, options: Options): boolean {
  const card = darknessCards[id];
  if (card.kind !== 'places') return true;
  const locs = card.entries.map(({ loc }) => loc);
  if (locs.some((loc) => used.includes(loc))) return true;
  return !options.overrunsAtSetUp && locs.some((loc) => minionsAt(board, loc) + count > fullLocation);
}

/** One wave: cards are drawn until enough are accepted; each puts so many minions on its two locations. */
function wave(play: DorPlay, flow: Flow, count: number, aside: DarknessId[], repeats: 'once' | 'allowed'): void {
  const { board, options } = play;
  const used: LocId[] = [];
  let accepted = 0;
  while (accepted < (options.smallerInvasion ? 2 : 3) && !flow.loss) {
    const id = board.darkDeck.pop();
    if (!id) return;
    aside.push(id);
    const card = darknessCards[id];
    if (isRejected(board, id, used, count, options) || card.kind !== 'places') continue;
    accepted += 1;
    for (const { loc } of card.entries) {
      const { colour } = sites[loc];
      if (repeats === 'once') used.push(loc);
      if (colour !== 'purple') place(flow, loc, colour, count);
    }
  }
}

/** S5, S6: hands and Quests. */
function deal(play: DorPlay): Board['removed'] {
  const { board, options } = play;
  const trimmed = play.rng.shuffle(board.heroDeck.filter(isSpecial)).slice(0, options.fewerSpecials);
  board.removed = trimmed;
  board.heroDeck = play.rng.shuffle(board.heroDeck.filter((card) => !trimmed.some((one) => one === card)));
  board.questDeck = play.rng.shuffle(board.questDeck);
  board.heroes.forEach((_, slot) => drawIntoHand(play, slot, options.moreCards ? 3 : 2, 'new-hero'));
  return trimmed;
}

/** S7 to S13 */
function invade(play: DorPlay): Flow {
  const { board } = play;
  board.supply.gates -= 1;
  board.locations[firstGate].gate = true;
  const flow = flowOver(board);
  for (const id of generalIds) {
    const { path, colour } = generalBoards[id];
    place(flow, path[0], colour, 3);
  }
  board.darkDeck = play.rng.shuffle(board.darkDeck);
  const aside: DarknessId[] = [];
  wave(play, flow, 2, aside, 'once');
  wave(play, flow, 1, aside, 'allowed');
  board.darkDeck = play.rng.shuffle([...board.darkDeck, ...aside]);
  return flow;
}

/** S14 */
function chooseFirst(play: DorPlay): number {
  const { board, options } = play;
  const named =
    options.first === 'random' ? -1 : board.heroes.findIndex(({ seat }) => seat === Number(options.first) - 1);
  return named < 0 ? play.rng.int(board.heroes.length) : named;
}

export const setUp: DorStep<'setUp'> = {
  run(play) {
    const { board } = play;
    const trimmed = deal(play);
    board.heroes.forEach((_, slot) => {
      drawQuest(play, slot);
    });
    const flow = invade(play);
    board.tally.crystalsPlaced = 12 - board.supply.crystals;
    board.active = chooseFirst(play);
    play.emit('setUp', {
      minions: locationIds
        .filter((loc) => total(board.locations[loc].minions) > 0)
        .map((loc) => ({ loc, minions: { ...board.locations[loc].minions } })),
      crystals: locationIds.filter((loc) => board.locations[loc].crystals > 0),
      trimmed,
      first: whoIs(board, board.active),
      hands: board.heroes.map((_, slot) => {
        const { hand, quest } = heroIn(board, slot);
        return { who: whoIs(board, slot), cards: hand.map(({ card }) => card), quest: quest?.id ?? null };
      }),
    });
    if (flow.loss) {
      finishGame(play, flow.loss);
      return;
    }
    play.phase({ key: 'captionSetUp', params: {} });
    play.push({ step: 'turn' });
  },
};
