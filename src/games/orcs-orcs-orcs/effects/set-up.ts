/** Section 3: the table is laid, in the specification's order. */
import type { Rng, Setup } from '../../../kernel/index.js';
import { slotData } from '../content/creatures.js';
import { creaturesAtStart, mageStart, missionsDealt, poisonCards } from '../content/numbers.js';
import { startingDeck } from '../content/spells.js';
import { toadlingIds } from '../content/toadlings.js';
import { playerAt } from '../rules/players.js';
import { displayDeck, markerPool } from '../rules/set-up.js';
import {
  type Arrival,
  type Board,
  type Colour,
  type Kind,
  type LaneState,
  type Ooo,
  type OooPlay,
  type Options,
  type Player,
  type Slot,
  colours,
  lanes,
  missionIds,
  rings,
  slots,
} from '../types/index.js';
import { revealTopMarker } from './movement.js';
import { startTerrain } from './terrain.js';

function perSlot<V>(value: (slot: Slot) => V): Record<Slot, V> {
  return Object.fromEntries(slots.map((slot) => [slot, value(slot)])) as Record<Slot, V>;
}

/** S2: wishes first, then the first free colour in turn order. */
function coloursFor(order: readonly number[], wishes: Setup<Ooo>['wishes']): Colour[] {
  const bySeat: (Colour | undefined)[] = order.map(() => undefined);
  for (const seat of order) {
    const wish = colours.find((colour) => colour === wishes[seat]);
    if (wish && !bySeat.includes(wish)) bySeat[seat] = wish;
  }
  for (const seat of order) bySeat[seat] ??= colours.find((colour) => !bySeat.includes(colour));
  return bySeat.map((colour) => colour ?? 'blue');
}

/** S3: a reinforcement takes over the slot of the kind it replaces. */
function slotsFor(options: Options): Record<Slot, Kind> {
  const replacements: readonly (readonly [Kind, Kind | 'off'])[] = [
    ['croc', options.croc],
    ['toad', options.toad],
    ['bomber', options.bomber],
  ];
  return perSlot((slot) => {
    const { kind } = slotData[slot];
    return replacements.find(([, replaced]) => replaced === kind)?.[0] ?? kind;
  });
}

function newPlayer(colour: Colour): Player {
  return {
    colour,
    space: mageStart[colour],
    draw: startingDeck.map((code) => `${colour}/${code}`),
    hand: [],
    discard: [],
    trophies: perSlot(() => 0),
    defeats: perSlot(() => 0),
    gauge: perSlot(() => 0),
    powers: [],
    owedDiscards: 0,
    toadlings: [],
    mission: null,
    missionOffer: [],
    autoBonus: true,
  };
}

function emptyLane(): LaneState {
  return {
    markers: [],
    sections: Object.fromEntries(
      rings.map((ring) => [ring, { creatures: [], toadlings: [], terrain: null }]),
    ) as unknown as LaneState['sections'],
  };
}

/** S1 to S4; the rest follows in steps, because players may choose terrain in between. */
export function firstBoard({ seats, options, wishes, rng }: Setup<Ooo>): Board {
  const order = rng.shuffle(seats);
  return {
    order,
    slots: slotsFor(options),
    lanes: Object.fromEntries(lanes.map((lane) => [lane, emptyLane()])) as unknown as Board['lanes'],
    values: perSlot(() => 0),
    breaches: perSlot(() => 0),
    fate: { deck: [], current: null, discard: [], rule: null },
    display: { attack: [], knowledge: [] },
    spellDecks: { attack: displayDeck('attack'), knowledge: displayDeck('knowledge') },
    poison: Array.from({ length: poisonCards }, (_, index) => `poison#${index + 1}`),
    toadlingPile: options.toad === 'off' ? [] : [...toadlingIds],
    terrainSetUp: startTerrain(options, rng),
    players: coloursFor(order, wishes).map(newPlayer),
    round: 0,
    active: null,
    phase: 'setup-terrain',
    turn: null,
    endTriggered: false,
    nextFigure: 1,
    box: { creatures: perSlot(() => 0), cards: [], toadlings: [] },
    history: [],
    result: null,
  };
}

/** S6 */
export function dealMarkers(board: Board, rng: Rng): void {
  const pool = rng.shuffle(markerPool(board.slots, board.players.length));
  const each = pool.length / lanes.length;
  for (const [index, lane] of lanes.entries()) board.lanes[lane].markers = pool.slice(index * each, (index + 1) * each);
}

/** S7, OOO-2.3 */
export function revealFirstCreatures(play: OooPlay): void {
  const creatures: Arrival[] = [];
  for (const lane of lanes) {
    for (let count = 0; count < creaturesAtStart; count += 1) creatures.push(revealTopMarker(play, lane));
  }
  play.emit('hordeArrived', { creatures });
}

/** S13, OOO-16.1 */
export function dealMissions(play: OooPlay): void {
  const { board, rng } = play;
  const pile = rng.shuffle(missionIds);
  board.phase = 'setup-mission';
  for (const seat of board.order) {
    const missions = pile.splice(0, missionsDealt);
    playerAt(board, seat).missionOffer = missions;
    play.emit('missionOffered', { missions }, [seat]);
  }
}
