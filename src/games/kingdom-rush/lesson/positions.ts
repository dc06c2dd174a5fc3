/** The prepared positions of the lesson (section 16), on the prologue's map for two. */
import { type Match, type Seat, rngOver, seedRng } from '../../../kernel/index.js';
import { firstBoard, newHero, takeFromSupply } from '../effects/set-up.js';
import { newHorde } from '../effects/marching.js';
import { layings, readCells } from '../rules/cells.js';
import {
  type Board,
  type CardId,
  type Cell,
  type Colour,
  type Horde,
  type Kru,
  type Options,
  type Space,
  type TowerId,
  shapeIds,
} from '../types/index.js';

export const learner: Seat = 0;
export const other: Seat = 1;
const options: Options = { scenario: 'prologue', difficulty: 'standard', secondaries: 2, strict: false };
/** Its messages are the prologue's, not the lesson's. */
const coachMessages = [1, 2, 3, 4, 5, 6, 7, 8];

type Standing = { tiles?: readonly string[]; soldier?: Cell };

/** A card comes out of whatever deck it is in. */
function drawn(board: Board, card: CardId): CardId {
  board.unused = Object.fromEntries(
    Object.entries(board.unused).map(([name, deck]) => [name, deck.filter((each) => each !== card)]),
  );
  return card;
}

/** A horde with what already lies on it; the soldier is the partner's. */
export function horde(board: Board, at: Space, card: CardId, { tiles = [], soldier }: Standing = {}): Horde {
  const placed = newHorde({ board }, drawn(board, card), at, 1, null);
  for (const written of tiles) {
    const cells = readCells(written);
    const shape = shapeIds.find((id) => layings(id).includes(cells));
    if (!shape) throw new Error(`${written} is no tile`);
    board.tilesLaid += 1;
    placed.tiles.push({ cells, shape, damage: 'physical', source: 'archer-2', seat: other, seq: board.tilesLaid });
  }
  if (soldier !== undefined) {
    placed.pawns.push({ cell: soldier, damage: 'physical', seat: other, warrior: null });
    board.soldiersLeft -= 1;
  }
  board.hordes.push(placed);
  return placed;
}

/** The first copies of these cards, taken up. */
export function hand(board: Board, seat: Seat, ...cards: readonly TowerId[]): void {
  for (const card of cards) {
    const uid = board.supply.find((copy) => copy.card === card)?.uid ?? '';
    board.players[seat]?.hand.push(takeFromSupply(board, uid));
  }
}

/** Phase 2 of round 2: whatever is not named here lies as the set-up leaves it. */
export function position(
  { colour, pile }: { colour: Colour; pile: readonly CardId[] },
  change: (board: Board) => void,
): Match<Kru> {
  const rng = seedRng('lesson/kingdom-rush');
  const board = firstBoard({ seats: [learner, other], options, wishes: [], rng: rngOver(rng) });
  for (const taken of [...board.hordes, ...board.piles.flatMap(({ cards }) => cards)]) {
    (board.unused[taken.card.startsWith('g') ? 'green' : 'blue'] ??= []).push(taken.card);
  }
  board.hordes = [];
  board.piles = [{ lane: 1, cards: pile.map((card) => ({ card: drawn(board, card), objective: null })) }];
  board.deal = null;
  board.coach = [...coachMessages];
  board.round = 2;
  board.phase = 2;
  board.gold = 0;
  board.diamonds = 1;
  board.ready = [false, true];
  const [own, mira] = board.players;
  if (!own || !mira) throw new Error('a lesson has two seats');
  own.colour = colour;
  mira.colour = colour === 'R' ? 'B' : 'R';
  own.hero = newHero('saitam');
  mira.hero = { ...newHero('alric'), activated: true };
  board.warriors = [
    { where: 'home', at: null, seat: other },
    { where: 'home', at: null, seat: other },
  ];
  change(board);
  return {
    ...{ game: 'kingdom-rush', version: 1, seats: 2, empty: [], options, seq: 0, opened: 0, answered: [0, 0] },
    ...{ rng, board, outcome: null },
    stack: [
      { step: 'endOfRound' },
      { step: 'buying' },
      { step: 'takeBack' },
      { step: 'advancePhase' },
      { step: 'destroyPhase' },
      { step: 'aegis' },
      { step: 'endOfPhaseTwo' },
      { step: 'phaseTwo', asks: [] },
    ],
  };
}
