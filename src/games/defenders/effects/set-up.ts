/** The board before anybody has a hero, and the first invasion (DOR-2, specification 3.2). */
import type { Setup } from '../../../kernel/index.js';
import { type DarknessId, darknessCards, darknessIds } from '../content/darkness-cards.js';
import { generalBoards, generalIds } from '../content/generals.js';
import { cardIds, isSpecial } from '../content/hero-cards.js';
import { type HeroId, heroIds } from '../content/heroes.js';
import { firstGate, type LocId, locationIds, sites } from '../content/map.js';
import { questIds } from '../content/quests.js';
import { minionsAt, noMinions, stockOf } from '../rules/minions.js';
import { type Flow, flowOver, fullLocation, place, lossOf } from '../rules/placement.js';
import type { Board, Dor, DorPlay, Options, Place } from '../types/index.js';
import { freshHero } from './death.js';
import { drawIntoHand } from './decks.js';
import { takeRealm } from './realm.js';

/** S1, S2: the board before anybody has a hero. */
export function emptyBoard({ seats, options, wishes }: Setup<Dor>): Board {
  const stock = stockOf(options);
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

export function seatHero(play: DorPlay, seat: number, hero: HeroId, how: 'chosen' | 'dealt'): void {
  const { board } = play;
  board.heroes.push(freshHero(seat, hero, play.options));
  board.unusedHeroes = board.unusedHeroes.filter((id) => id !== hero);
  play.emit('heroTaken', { who: { seat, hero }, how });
}

/** S10, S11: whether a card of the invasion is set aside. */
function isRejected(
  board: Pick<Board, 'locations'>,
  locs: readonly LocId[],
  used: readonly LocId[],
  count: number,
  options: Options,
): boolean {
  if (locs.some((loc) => used.includes(loc))) return true;
  return !options.overrunsAtSetUp && locs.some((loc) => minionsAt(board, loc) + count > fullLocation);
}

/** One wave: cards are drawn until enough are accepted; each puts so many minions on its two locations. */
function wave(play: DorPlay, flow: Flow, count: number, aside: DarknessId[], repeats: 'once' | 'allowed'): void {
  const { board, options } = play;
  const used: LocId[] = [];
  let accepted = 0;
  while (accepted < (options.smallerInvasion ? 2 : 3) && !lossOf(flow)) {
    const id = board.darkDeck.pop();
    if (!id) return;
    aside.push(id);
    const card = darknessCards[id];
    if (card.kind !== 'places') continue;
    const locs = card.entries.map(({ loc }) => loc);
    if (isRejected(flow.realm, locs, used, count, options)) continue;
    accepted += 1;
    for (const loc of locs) {
      const { colour } = sites[loc];
      if (repeats === 'once') used.push(loc);
      if (colour !== 'purple') place(flow, loc, colour, count);
    }
  }
}

/** S5, S6: hands and Quests. */
export function deal(play: DorPlay): Board['removed'] {
  const { board, options } = play;
  const trimmed = play.rng.shuffle(board.heroDeck.filter(isSpecial)).slice(0, options.fewerSpecials);
  board.removed = trimmed;
  board.heroDeck = play.rng.shuffle(board.heroDeck.filter((card) => !trimmed.some((one) => one === card)));
  board.questDeck = play.rng.shuffle(board.questDeck);
  board.heroes.forEach((_, slot) => drawIntoHand(play, slot, options.moreCards ? 3 : 2, 'new-hero'));
  return trimmed;
}

/** S7 to S13 */
export function invade(play: DorPlay): Flow {
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
  takeRealm(play, flow.realm);
  return flow;
}

/** S14 */
export function chooseFirst(play: DorPlay): number {
  const { board, options } = play;
  const named = board.heroes.findIndex(({ seat }) => String(seat + 1) === options.first);
  return named < 0 ? play.rng.int(board.heroes.length) : named;
}
