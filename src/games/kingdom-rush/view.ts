/** 2.3: what each viewer may know, listed field by field. */
import type { Match, Viewer } from '../../kernel/index.js';
import { scenarios } from './content/scenarios.js';
import { openActivation } from './rules/activation.js';
import { hordeCard, isChampion } from './rules/cards.js';
import { allSeats, blockable, wiltedFlowers } from './rules/choosing.js';
import { heroesOnBoard, retreats } from './rules/figures.js';
import { isEvent, roundsIn, rowOf } from './rules/objectives.js';
import type { Board, EventId, Kru, Pile, PileView, Printed, Question, Tier, View } from './types/index.js';

/** What the scenario prints of a card: its tier or element, a champion, an event; in the prologue the very card. */
function printedOf(board: Board, card: string): Printed {
  if (isEvent(card)) return card as EventId;
  if (isChampion(card)) return 'champion';
  if (scenarios[board.options.scenario].tutorial) return 'card';
  const { band, element } = hordeCard(card);
  return element ?? (band as Tier);
}

function pileView(board: Board, { lane, cards }: Pile): PileView {
  const [top] = cards;
  const reward = top && !isEvent(top.card) ? hordeCard(top.card).reward : null;
  return {
    lane,
    cards: cards.map(({ card, objective }) => ({ printed: printedOf(board, card), objective })),
    reward: reward && reward.gold + reward.diamonds > 0 ? reward : null,
  };
}

/** The question that `choose` answers now, if one is open. */
function questionOf({ board, stack }: Readonly<Match<Kru>>): Question | null {
  const frame = stack.at(-1);
  const seats = allSeats(board);
  switch (frame?.step) {
    case 'blockColour':
      return { what: 'block', seats, options: blockable(board) };
    case 'chooseRetreat':
      return { what: 'retreat', seats: [frame.seat], hero: frame.hero, options: retreats(board, frame.from) };
    case 'reward':
      return { what: 'reward', seats, source: frame.source, options: ['diamond', 'gold'] };
    case 'cutTentacle':
      return { what: 'tentacle', seats, options: board.tentacles };
    case 'springFlower':
      return { what: 'spring', seats, options: wiltedFlowers(board) };
    case 'moltenBoon':
      return { what: 'boon', seats, options: [] };
    case 'aegis': {
      const dierdre = board.players.find(({ hero }) => hero?.id === 'dierdre')?.seat ?? 0;
      return { what: 'aegis', seats: [dierdre], options: [...heroesOnBoard(board).map(({ id }) => id), 'none'] };
    }
    case 'phaseTwo': {
      const [ask] = frame.asks;
      return ask ? { what: ask.what, seats: [ask.seat], source: ask.source, options: ask.options } : null;
    }
    default:
      return null;
  }
}

export function viewOf(match: Readonly<Match<Kru>>, viewer: Viewer): View {
  const { board } = match;
  return {
    viewer,
    options: board.options,
    seats: board.seats,
    round: board.round,
    phase: board.phase,
    ready: board.ready,
    env: board.env,
    flowers: board.flowers,
    ash: board.ash,
    totems: board.totems,
    tentacles: board.tentacles,
    sites: board.sites,
    hordes: board.hordes,
    discard: board.discard,
    destroyed: board.destroyed,
    escaped: board.escaped,
    marksDestroyed: board.marksDestroyed,
    lostAt: board.lostAt,
    rift: board.rift,
    boss: board.boss,
    hearts: board.hearts,
    gold: board.gold,
    diamonds: board.diamonds,
    supply: board.supply,
    modifiersLeft: board.modifiersLeft,
    soldiersLeft: board.soldiersLeft,
    protectionLeft: board.protectionLeft,
    falconsLeft: board.falconsLeft,
    warriors: board.warriors,
    flags: board.flags,
    solo: board.solo,
    coach: board.coach,
    deal: board.deal,
    players: board.players,
    attacks: board.attacks,
    tilesLaid: board.tilesLaid,
    stuns: board.stuns,
    history: board.history,
    result: board.result,
    piles: board.piles.map((pile) => pileView(board, pile)),
    decks: { rift: board.riftDeck.length, boss: board.bossDeck.length },
    question: match.outcome ? null : questionOf(match),
    activation: openActivation(board),
    rounds: roundsIn(rowOf(board)),
  };
}
