/** What one viewer may know (2.2), field by field. */
import { type Match, type Seat, type Viewer, once } from '../../kernel/index.js';
import { aimLines } from './rules/aiming.js';
import { askedInDefence, askedInPhase, askedToAim, askedToChoose, askedToFlip, askedToKeep } from './rules/asked.js';
import { choiceLines } from './rules/choices.js';
import { noHorde } from './rules/units.js';
import type { Board, WallState } from './types/board.js';
import type { AimLine, ChoiceLine, Steps } from './types/steps.js';
import type { Question, View } from './types/view.js';
import { type EngineId, type Wall, walls } from './types/terms.js';
import type { Str } from './types/index.js';

function bagOf(board: Board): View['bag'] {
  const counts = noHorde();
  for (const unit of board.bag) counts[unit] += 1;
  return counts;
}

function pilesOf({ piles }: Board): View['piles'] {
  const shown: View['piles'] = {};
  for (const [engine, pile] of Object.entries(piles)) {
    const hits = pile.filter((card) => card === 'hit').length;
    shown[engine as EngineId] = { hits, misses: pile.length - hits };
  }
  return shown;
}

/** The face of a face-down order is the invaders' to know, and everybody's when the game is over. */
function wallsFor(board: Board, { knowsOrders }: { knowsOrders: boolean }): Record<Wall, WallState> {
  const shown: Record<Wall, WallState> = { ...board.walls };
  for (const wall of walls) {
    const state = board.walls[wall];
    const { order } = state;
    if (order && !order.open && !knowsOrders) {
      shown[wall] = { ...state, order: { tile: null, open: order.open, by: order.by } };
    }
  }
  return shown;
}

const aimsOf = (match: Readonly<Match<Str>>, { stage, aims }: Steps['aim']): AimLine[] =>
  once(match, 'lines', () => aimLines(match.board, stage, aims));
const choicesOf = (match: Readonly<Match<Str>>, { matter, picks }: Steps['choose']): ChoiceLine[] =>
  once(match, 'lines', () => choiceLines(match.board, matter, picks));

/** Who is asked by the step on top, and what it asks. */
function awaitedIn(match: Readonly<Match<Str>>): Seat[] {
  const { board } = match;
  const frame = match.stack.at(-1);
  if (!frame || match.outcome) return [];
  switch (frame.step) {
    case 'draft':
      return askedToKeep(board, frame);
    case 'flip':
      return askedToFlip(board, frame).map(({ seat }) => seat);
    case 'invaderPhase':
      return once(match, 'asked', () => askedInPhase(board, frame)).map(({ seat }) => seat);
    case 'defenderStep':
      return once(match, 'asked', () => askedInDefence(board, frame)).map(({ seat }) => seat);
    case 'aim':
      return askedToAim(aimsOf(match, frame), frame);
    case 'choose':
      return askedToChoose(choicesOf(match, frame), frame).flat();
    default:
      return [];
  }
}

/** The lines of an open decision, for the seat that is asked. */
function questionFor(match: Readonly<Match<Str>>, viewer: Viewer, awaited: readonly Seat[]): Question | null {
  const frame = match.stack.at(-1);
  if (!frame || viewer === 'spectator' || !awaited.includes(viewer)) return null;
  if (frame.step === 'aim') {
    const lines = aimsOf(match, frame).filter(({ seat }) => seat === viewer);
    return { kind: 'aim', stage: frame.stage, lines };
  }
  if (frame.step === 'choose') {
    const lines = choicesOf(match, frame).filter(({ seats }) => seats.includes(viewer));
    return { kind: 'choose', stage: frame.matter.stage, lines };
  }
  return null;
}

export function viewOf(match: Readonly<Match<Str>>, viewer: Viewer): View {
  const { board, options } = match;
  const isInvader = viewer !== 'spectator' && board.players[viewer]?.team === 'invaders';
  const knows = isInvader || match.outcome !== null;
  const awaited = awaitedIn(match);
  return {
    viewer: viewer === 'spectator' ? null : viewer,
    options,
    turn: board.turn,
    phase: board.phase,
    players: board.players,
    invaders: board.invaders,
    defenders: board.defenders,
    bank: board.bank,
    dead: board.dead,
    ritualTrack: board.ritualTrack,
    foregrounds: board.foregrounds,
    ramparts: board.ramparts,
    paths: board.paths,
    walls: wallsFor(board, { knowsOrders: knows }),
    towers: board.towers,
    engines: board.engines,
    hitPool: board.hitPool,
    missPool: board.missPool,
    barbican: board.barbican,
    buildings: board.buildings,
    tasks: board.tasks,
    courtyard: board.courtyard,
    barracks: board.barracks,
    guards: board.guards,
    honourGuard: board.honourGuard,
    hospital: board.hospital,
    heroes: board.heroes,
    speech: board.speech,
    terror: board.terror,
    spectresOf: board.spectresOf,
    blessed: board.blessed,
    honourBroken: board.honourBroken,
    supply: board.supply,
    waitingStone: board.waitingStone,
    orders: board.orders,
    glory: board.glory,
    deeds: board.deeds,
    ruins: board.ruins,
    ruinStone: board.ruinStone,
    disgrace: board.disgrace,
    swift: board.swift,
    history: board.history,
    bag: bagOf(board),
    piles: pilesOf(board),
    draft: isInvader ? board.draft : null,
    awaited,
    question: questionFor(match, viewer, awaited),
    over: match.outcome !== null,
  };
}
