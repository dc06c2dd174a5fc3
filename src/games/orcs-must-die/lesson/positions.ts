/** The prepared positions of the lesson (section 16): two heroes of one learner at First Gate. */
import { type Frame, type Match, type Seat, seedRng } from '../../../kernel/index.js';
import { type ArmyId, armyIds } from '../content/armies.js';
import type { EquipmentId } from '../content/equipment.js';
import { armyCards } from '../content/numbers.js';
import type { TrapId } from '../content/traps.js';
import { equipmentCards, trapCards } from '../effects/decks.js';
import { firstBoard, freshTurn } from '../rules/first-board.js';
import { muster } from '../effects/units.js';
import { heroMove, maxHealth } from '../rules/hero.js';
import { slotAt } from '../rules/siege.js';
import {
  type Board,
  type Kind,
  type Level,
  type Omd,
  type Options,
  type Phase,
  type Slot,
  type Team,
  levels,
} from '../types/index.js';

export const learner: Seat = 0;
/** The slots of the two heroes. */
export const maximilian = 0;
export const ivy = 1;

const options: Options = {
  mode: 'coop',
  edition: 'order',
  heroes: 'edition',
  fortress: 'first-gate',
  'own-fortress': '',
  'fortress-b': 'same',
  difficulty: 'standard',
  'boss-level2': 'none',
  'boss-level3': 'none',
  'boss-finale': 'none',
  'runner-bite': 2,
  swaps: 'off',
  'first-lord': 'first',
  'rift-consent': 'open',
  seating: 'blocks',
  escalation: 'on',
  overtime: 'on',
};

type Scene = { board: Board; team: Team; maximilian: Slot; ivy: Slot };
type Prepared = {
  level: Level;
  round: number;
  phase: Phase;
  /** Chosen so that the dice of the stage fall as they are told. */
  seed: string;
  /** What is still to come, the next thing last. */
  stack: readonly Frame<Omd>[];
  /** Traps on sale; the first ones of the level where nothing is said. */
  traps?: readonly TrapId[];
  units: Readonly<Record<string, Partial<Record<Kind, number>>>>;
  change(scene: Scene): void;
};

/** Waves that are still to come bring little that the lesson does not speak of. */
const nextWave: readonly ArmyId[] = ['vanguard', 'shield-wall', 'mixed-column', 'double-file'];

/** The cards of earlier levels are aside, those of this one in the shop and the deck. */
function openShop(board: Board, team: Team, onSale: readonly TrapId[] | undefined): void {
  const [hidden] = board.hidden.teams;
  if (!hidden) throw new Error('a lesson has one fortress');
  const traps = [...trapCards(board.level)];
  const equipment = [...equipmentCards(board.level)];
  const sold: readonly TrapId[] = onSale ?? [...new Set(traps)].slice(0, team.shop.traps.length);
  for (const card of sold) traps.splice(traps.indexOf(card), 1);
  // Nothing that one skull could buy.
  const worn: EquipmentId[] = equipment.splice(0, team.shop.equipment.length);
  const earlier = levels.filter((level) => level < board.level);
  team.shop = { traps: [...sold], equipment: worn };
  hidden.trapDeck = traps;
  hidden.equipmentDeck = equipment;
  hidden.aside = { traps: earlier.flatMap(trapCards), equipment: earlier.flatMap(equipmentCards) };
  team.decks = { traps: traps.length, equipment: equipment.length, armies: 0 };
}

/** One card of every army has been revealed. */
function dealArmies(board: Board, team: Team): void {
  const [hidden] = board.hidden.teams;
  const [start] = team.starts;
  if (!hidden || start === undefined) throw new Error('a lesson has one way in');
  const left = armyCards - 1;
  const count = team.plan[board.level - 1]?.[start] ?? 1;
  const rest = armyIds.filter((id) => !nextWave.includes(id));
  team.armies = Array.from({ length: count }, () => ({ start, left }));
  hidden.armies = team.armies.map((_, at) => nextWave.slice(at * left, (at + 1) * left));
  const dealt = hidden.armies.flat();
  hidden.armyDeck = [...nextWave.filter((id) => !dealt.includes(id)), ...rest];
  team.decks.armies = hidden.armyDeck.length;
}

export function position({ level, round, phase, seed, stack, traps, units, change }: Prepared): Match<Omd> {
  const board = firstBoard({ seats: [learner], options, wishes: ['maximilian'] });
  const [team] = board.teams;
  const [first, second] = board.slots;
  if (!team || !first || !second) throw new Error('a lesson has two heroes');
  Object.assign(board, { level, round, phase });
  first.hero = 'maximilian';
  second.hero = 'ivy';
  board.hidden.picks = ['maximilian', 'ivy'];
  for (const slot of board.slots) slot.health = maxHealth(slot);
  for (const [tile, kinds] of Object.entries(units))
    for (const [kind, count] of Object.entries(kinds)) muster(team, tile, kind as Kind, count);
  openShop(board, team, traps);
  dealArmies(board, team);
  change({ board, team, maximilian: first, ivy: second });
  return {
    ...{ game: 'orcs-must-die', version: 1, seats: 1, empty: [], options, seq: 0, opened: 0, answered: [0] },
    ...{ rng: seedRng(seed), stack: [...stack], board, outcome: null },
  };
}

/** A hero's turn is open; the others follow. */
export function turnStack(slot: number, left: readonly number[]): Frame<Omd>[] {
  return [
    { step: 'upkeep' },
    { step: 'heroPhase', left: [...left] },
    { step: 'endOfTurn', slot },
    { step: 'turn', slot },
  ];
}

export function beginTurn(board: Board, slot: number): void {
  board.active = slot;
  slotAt(board, slot).turn = { ...freshTurn(), move: heroMove(board, slot) };
}

/** Phase A is open, the rest of the round follows. */
export const upgradeStack: readonly Frame<Omd>[] = [
  { step: 'upkeep' },
  { step: 'heroPhase', left: [maximilian, ivy] },
  { step: 'creatures' },
  { step: 'upgrade' },
];
