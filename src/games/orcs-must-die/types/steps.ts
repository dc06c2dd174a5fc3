/** The steps of the tree of phases (chapter 4), each with what its frame carries. */
import type { Nothing } from '../../../kernel/index.js';
import type { Ask, Hurt } from './ask.js';
import type { BossId, ConnectionId, Kind, Side, TileId } from './terms.js';

/** A group of hunters (or the boss who hunts) that has still to move. */
export type Pack = { tile: TileId; count: number; boss: BossId | null; reach: number };
/** Figures that a start tile asks for. */
export type Need = { tile: TileId; kind: Kind; count: number };

export type Steps = {
  build: Nothing;
  swaps: Nothing;
  prepare: Nothing;
  heroes: Nothing;
  musterHeroes: Nothing;
  votes: Nothing;
  settleVotes: Nothing;
  places: Nothing;
  round: Nothing;
  upgrade: Nothing;
  creatures: Nothing;
  movement: { side: Side };
  packs: { side: Side; packs: Pack[]; entered: boolean };
  wave: { side: Side };
  /** `asked` still to be shared out; `instead` the substitutes so far. */
  figures: { side: Side; needs: Need[]; instead: Need[] };
  entry: { side: Side; figures: Need[] };
  arrivals: { side: Side };
  endOfWave: { side: Side };
  hazards: { side: Side };
  fumes: { side: Side };
  traps: { side: Side; tiles: TileId[]; aimed: Record<ConnectionId, TileId> };
  rams: { side: Side; connections: ConnectionId[] };
  bite: Nothing;
  attacks: { side: Side; begun: TileId | null; finished: string[] };
  compare: Nothing;
  recovery: Nothing;
  heroPhase: { left: number[] };
  turn: { slot: number };
  endOfTurn: { slot: number };
  judgeRoll: Nothing;
  roll: Nothing;
  storm: { slot: number; tiles: TileId[] };
  hurt: { hurt: Hurt };
  pays: { slots: number[] };
  upkeep: Nothing;
  returns: Nothing;
  endOfRound: Nothing;
  ask: { ask: Ask; by: 'team' | 'lord' };
  /** `answer` where there was nothing to ask. */
  verdict: { ask: Ask; by: 'team' | 'lord'; answer: string | null };
};
