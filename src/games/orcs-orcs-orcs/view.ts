/** 2.5: what each viewer may know, listed field by field. */
import type { Seat, Viewer } from '../../kernel/index.js';
import { kindData, slotData, tracks } from './content/creatures.js';
import { fateCard } from './content/fate.js';
import { toadlingKind } from './content/toadlings.js';
import { codeOf, elementOf, energyOf, spellOf } from './rules/cards.js';
import { sectionOf } from './rules/geometry.js';
import { orderOfRound, playerAt } from './rules/players.js';
import { frontOf, hitPointsFor, isBoundBy, isCompletelyEmpty, valueOf } from './rules/position.js';
import { missionVp, openScore } from './rules/score.js';
import { terrainPickOf } from './rules/terrain.js';
import {
  type Board,
  type FateView,
  type Lane,
  type LaneView,
  type Options,
  type OwnView,
  type PlayerView,
  type Ring,
  type SectionView,
  type Slot,
  type SlotView,
  type TurnView,
  type View,
  cardCodes,
  lanes,
  rings,
  slots,
} from './types/index.js';

function record<K extends string | number, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const all: Partial<Record<K, V>> = {};
  for (const key of keys) all[key] = value(key);
  return all as Record<K, V>;
}

function sectionView(board: Board, lane: Lane, ring: Ring): SectionView {
  const { creatures, toadlings, terrain } = board.lanes[lane].sections[ring];
  const section = sectionOf(lane, ring);
  return {
    creatures: creatures.map(({ id, kind, damage }) => ({
      id,
      kind,
      damage,
      hitPoints: hitPointsFor(board, board.active, section, kind),
    })),
    toadlings: toadlings.length,
    terrain,
    covered: board.terrainSetUp?.placed.some(({ lane: on, tile }) => on === lane && tile.ring === ring) ?? false,
  };
}

function laneView(board: Board, options: Options, lane: Lane): LaneView {
  const state = board.lanes[lane];
  const mage = board.players.findIndex(({ space }) => space === lane);
  return {
    markers: state.markers.length,
    sections: record(rings, (ring) => sectionView(board, lane, ring)),
    mage: mage < 0 ? null : mage,
    front: options.newFate ? frontOf(state) : null,
    empty: board.round > 0 && isCompletelyEmpty(board, options, lane),
  };
}

function slotView(board: Board, options: Options, slot: Slot): SlotView {
  const kind = board.slots[slot];
  const { category, power } = slotData[slot];
  return {
    kind,
    category,
    power,
    bonus: options.bonusActions ? kindData[kind].bonus : null,
    hitPoints: kindData[kind].hitPoints,
    track: tracks[category],
    cell: board.values[slot],
    value: valueOf(board, slot),
    breaches: board.breaches[slot],
  };
}

function fateView({ fate }: Board): FateView {
  const card = fate.current === null ? null : fateCard(fate.current);
  return {
    card: card && { id: card.id, moves: card.moves, rule: card.rule },
    rule: fate.rule,
    deck: fate.deck.length,
    discard: fate.discard.length,
  };
}

function playerView(board: Board, options: Options, seat: Seat): PlayerView {
  const player = playerAt(board, seat);
  const { support, poison, score } = openScore(board, seat);
  return {
    seat,
    colour: player.colour,
    space: player.space,
    hand: player.hand.length,
    draw: player.draw.length,
    discard: player.discard.map(codeOf),
    trophies: player.trophies,
    gauge: player.gauge,
    powers: player.powers,
    powersUsable: !isBoundBy(board, seat, 'no-bonus-powers'),
    toadlings: player.toadlings.map(toadlingKind),
    owedDiscards: player.owedDiscards,
    support,
    poison,
    score,
    ready: !options.missions || player.mission !== null,
  };
}

function turnView({ turn }: Board): TurnView | null {
  if (!turn) return null;
  const { casting } = turn;
  const spell = casting && spellOf(casting.spell);
  const upgrades = casting ? casting.upgrades.map(spellOf) : [];
  return {
    actionsLeft: turn.actionsLeft,
    actionsTaken: turn.actionsTaken,
    pendingEnergy: turn.pendingEnergy,
    usedHandChange: turn.usedHandChange,
    usedPoison: turn.usedPoison,
    learned: turn.learned.map(codeOf),
    casting:
      casting && spell
        ? {
            spell,
            upgrades,
            element: elementOf(spell),
            energy: energyOf(spell, upgrades, turn.pendingEnergy),
            effectUsed: casting.effectUsed,
          }
        : null,
    bonusQueue: turn.bonusQueue,
  };
}

function ownView(board: Board, seat: Seat): OwnView {
  const player = playerAt(board, seat);
  const learned = board.active === seat ? (board.turn?.learned ?? []) : [];
  return {
    seat,
    hand: player.hand.map((id) => ({ code: codeOf(id), learned: learned.includes(id) })),
    draw: player.draw.map(codeOf).sort((a, b) => cardCodes.indexOf(a) - cardCodes.indexOf(b)),
    missionOffer: player.missionOffer,
    mission: player.mission,
    missionVp: player.mission ? missionVp(board, seat, player.mission) : 0,
    autoBonus: player.autoBonus,
  };
}

export function viewOf(board: Board, options: Options, viewer: Viewer): View {
  const seats = board.players.map((_, seat) => seat);
  return {
    viewer,
    options,
    order: board.order,
    roundOrder: orderOfRound(board, options, board.round),
    round: board.round,
    phase: board.phase,
    active: board.active,
    turn: turnView(board),
    slots: record(slots, (slot) => slotView(board, options, slot)),
    lanes: record(lanes, (lane) => laneView(board, options, lane)),
    fate: fateView(board),
    display: { attack: board.display.attack.map(spellOf), knowledge: board.display.knowledge.map(spellOf) },
    decks: {
      attack: board.spellDecks.attack.length,
      knowledge: board.spellDecks.knowledge.length,
      poison: board.poison.length,
      toadlings: board.toadlingPile.length,
    },
    players: seats.map((seat) => playerView(board, options, seat)),
    terrainPick: terrainPickOf(board),
    endTriggered: board.endTriggered,
    emptyLanes: board.round > 0 ? lanes.filter((lane) => isCompletelyEmpty(board, options, lane)).length : 0,
    boxed: board.box.cards.map(codeOf),
    own: viewer === 'spectator' ? null : ownView(board, viewer),
    history: board.history,
    result: board.result,
  };
}
