/** The specification's invariants (chapter 12), in words where they do not hold. */
import type { Match } from '../../kernel/index.js';
import { creatures } from './content/creatures.js';
import { type EquipmentId, equipmentOf } from './content/equipment.js';
import { lastRivalryRound } from './content/numbers.js';
import { type TrapId, trapOf } from './content/traps.js';
import { equipmentCards, trapCards } from './effects/decks.js';
import { amuletPlaces, maxHealth, wornBy } from './rules/hero.js';
import { capacityOf } from './rules/purchases.js';
import { creaturesIn, isRivalry, standing, tileIn } from './rules/siege.js';
import { endsOf } from './rules/ways.js';
import { tileData } from './content/tiles.js';
import { type Board, type HiddenTeam, type Omd, type Slot, type Team, kinds, levels } from './types/index.js';

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** IV-1, IV-2. */
function* figuresAndArmies(team: Team, hidden: HiddenTeam): Generator<string> {
  for (const kind of kinds) {
    const there = team.tiles.reduce(
      (sum, { id }) => sum + standing(team, id, kind).ready + standing(team, id, kind).stunned,
      0,
    );
    if (there + team.supply[kind] !== creatures[kind].supply || team.supply[kind] < 0) {
      yield `IV-1: ${team.side} has ${there} ${kind} and ${team.supply[kind]} in the supply`;
    }
  }
  const cards = hidden.armyDeck.length + team.armyDiscard.length + hidden.armies.flat().length;
  if (cards !== 42) yield `IV-2: ${cards} army cards`;
  const counts = new Set(hidden.armies.map((army) => army.length));
  if (counts.size > 1 || hidden.armies.some((army, at) => army.length !== team.armies[at]?.left))
    yield 'IV-2: armies differ';
}

/** IV-3. */
function* cards(board: Board, team: Team, hidden: HiddenTeam): Generator<string> {
  const worn = board.slots.filter(({ side }) => side === team.side).flatMap(wornBy);
  const traps: TrapId[] = [
    ...hidden.trapDeck,
    ...hidden.aside.traps,
    ...team.shop.traps.filter((card) => card !== null),
    ...Object.values(team.traps).flat(),
    ...Object.values(team.supports).map(({ card }) => card),
    ...team.trapDiscard,
  ];
  const equipment: EquipmentId[] = [
    ...hidden.equipmentDeck,
    ...hidden.aside.equipment,
    ...team.shop.equipment.filter((card) => card !== null),
    ...worn,
    ...team.equipmentDiscard,
    ...team.removed,
  ];
  for (const level of levels) {
    const isOpen = board.round > 0 && level <= board.level;
    const found = traps.filter((card) => trapOf(card).level === level).length;
    if (isOpen && found !== trapCards(level).length) yield `IV-3: ${found} traps of level ${level}`;
    const gear = equipment.filter((card) => equipmentOf(card).level === level).length;
    if (isOpen && gear !== equipmentCards(level).length) yield `IV-3: ${gear} pieces of equipment of level ${level}`;
  }
}

/** IV-4 to IV-6, IV-9. */
function* heroes(board: Board, slot: Slot, at: number): Generator<string> {
  const { hero } = slot;
  if (!hero) return;
  if (slot.rank < 0 || slot.rank > 3 || slot.rank > board.level) yield `IV-4: ${hero} has rank ${slot.rank}`;
  if (!isWhole(slot.health) || slot.health > maxHealth(slot)) yield `IV-5: ${hero} has ${slot.health} health`;
  if (!isWhole(slot.skulls)) yield `IV-5: ${hero} has ${slot.skulls} skulls`;
  if ((slot.health === 0) !== slot.dead || (slot.dead && slot.tile !== null))
    yield `IV-5: ${hero} is neither dead nor alive`;
  if (slot.worn.amulet.length > amuletPlaces(slot)) yield `IV-6: ${hero} wears too many amulets`;
  if (board.round > 0 && !slot.dead && slot.tile === null) yield `IV-9: ${hero} is nowhere`;
  const isKnown = slot.tile === null || board.teams.some(({ tiles }) => tiles.some(({ id }) => id === slot.tile));
  if (!isKnown) yield `IV-9: ${hero} is outside, on ${slot.tile ?? ''}`;
  if (board.slots.findIndex((other) => other.hero === hero) !== at) yield `IV-18: ${hero} is there twice`;
}

/** IV-5, IV-7, IV-22. */
function* fortress(board: Board, team: Team): Generator<string> {
  const { rift } = team;
  if (!isWhole(rift.health) || rift.health > rift.start || !isWhole(rift.skulls))
    yield `IV-5: the Rift of ${team.side}`;
  for (const tile of team.tiles) {
    const exits = tileData[tile.type].exits;
    if (tile.exits.length !== exits) yield `IV-22: tile ${tile.id} has ${tile.exits.length} exits`;
    if ((team.turnstiles[tile.id] ?? 0) >= Math.max(1, exits)) yield `IV-5: the turnstile of ${tile.id}`;
    if ((team.traps[tile.id] ?? []).length > capacityOf(board, team, tile.id))
      yield `IV-7: too many traps on ${tile.id}`;
  }
  for (const [connection, { card, planks }] of Object.entries(team.supports)) {
    const [from, to] = endsOf(connection);
    if (!trapOf(card).support || !tileIn(team, from).exits.includes(to)) yield `IV-7: ${card} lies on ${connection}`;
    if (trapOf(card).planks && planks < 1) yield `IV-7: ${card} without planks`;
  }
}

/** IV-14 to IV-16, IV-18. */
function* table(board: Board): Generator<string> {
  if (!board.slots[board.lord]) yield 'IV-14: no Rift Lord';
  for (const { side } of board.teams) {
    const slots = board.slots.filter((slot) => slot.side === side);
    if (slots.length !== board.heroes) yield `IV-18: team ${side} has ${slots.length} slots`;
  }
  for (const { seat } of board.slots) {
    const own = board.slots.filter((slot) => slot.seat === seat);
    if (own.length > 2 || new Set(own.map(({ side }) => side)).size > 1) yield `IV-18: the slots of seat ${seat}`;
  }
  const most = isRivalry(board)
    ? board.options.escalation === 'on'
      ? 21
      : lastRivalryRound
    : board.options.overtime === 'on'
      ? 31
      : 40;
  if (board.round > most) yield `IV-15: round ${board.round}`;
}

export function broken({ board, outcome, stack }: Readonly<Match<Omd>>): readonly string[] {
  const faults: string[] = [];
  for (const [at, team] of board.teams.entries()) {
    const hidden = board.hidden.teams[at];
    if (!hidden) throw new Error('a team without its hidden part');
    faults.push(...figuresAndArmies(team, hidden), ...cards(board, team, hidden), ...fortress(board, team));
  }
  for (const [at, slot] of board.slots.entries()) faults.push(...heroes(board, slot, at));
  faults.push(...table(board));
  const isWon = outcome?.kind === 'won' && !isRivalry(board);
  if (isWon && board.teams.some((team) => creaturesIn(team) > 0)) faults.push('OMD-16.3: won with creatures left');
  if (!outcome && stack.at(-1)?.step !== 'ask' && board.hidden.votes.length > 0 && stack.at(-1)?.step !== 'upgrade')
    faults.push('votes without a question');
  return faults;
}
