/** Views of Orcs Orcs Orcs made by hand, for states that a random game seldom reaches. */
import { kindData, slotData, tracks } from '../../../src/games/orcs-orcs-orcs/content/creatures.js';
import {
  type CreatureView,
  type Kind,
  type Lane,
  type LaneView,
  type Options,
  type PlayerView,
  type SectionName,
  type SectionView,
  type Slot,
  type SlotView,
  type View,
  colours,
  lanes,
  slots,
} from '../../../src/games/orcs-orcs-orcs/types/index.js';

const plainOptions: Options = {
  missions: false,
  bonusActions: false,
  newFate: false,
  terrain: 0,
  terrainPlacement: 'choose',
  croc: 'off',
  toad: 'off',
  bomber: 'off',
  endWhen: 'exhausted',
  recallFrom: 'discard',
  rotateStart: false,
};

export type Sketch = {
  players: number;
  round?: number;
  /** What stands where: `3m` -> kinds. */
  creatures?: Partial<Record<SectionName, readonly Kind[]>>;
  markers?: number;
  kinds?: Partial<Record<Slot, Kind>>;
  values?: Partial<Record<Slot, number>>;
};

const spaces: readonly Lane[] = [1, 2, 3, 5];

function slotView(slot: Slot, kind: Kind, cell: number): SlotView {
  const { category, power } = slotData[slot];
  const track = tracks[category];
  return {
    kind,
    category,
    power,
    bonus: null,
    hitPoints: kindData[kind].hitPoints,
    track,
    cell,
    value: track[cell] ?? 1,
    breaches: cell,
  };
}

function perSlot<T>(make: (slot: Slot) => T): Record<Slot, T> {
  return Object.fromEntries(slots.map((slot) => [slot, make(slot)])) as Record<Slot, T>;
}

function player(seat: number): PlayerView {
  return {
    seat,
    colour: colours[seat] ?? 'blue',
    space: spaces[seat] ?? 1,
    hand: 4,
    draw: 3,
    discard: ['zap'],
    trophies: perSlot(() => seat),
    gauge: perSlot((slot) => (slot.endsWith('1') ? 1 : 0)),
    powers: seat === 0 ? ['extra-draw', 'no-loss'] : [],
    powersUsable: true,
    toadlings: [],
    owedDiscards: 0,
    support: 0,
    poison: 0,
    score: seat * 17,
    ready: true,
  };
}

export function sketch({ players, round = 4, creatures = {}, markers = 6, kinds = {}, values = {} }: Sketch): View {
  let id = 0;
  const stand = (kind: Kind): CreatureView => ({
    id: (id += 1),
    kind,
    damage: 0,
    hitPoints: kindData[kind].hitPoints,
  });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const lane = (number: Lane): LaneView => {
    const section = (name: SectionName): SectionView => ({
      creatures: (creatures[name] ?? []).map(stand),
      toadlings: 0,
      terrain: null,
      covered: false,
    });
    return {
      markers,
      sections: { i: section(`${number}i`), m: section(`${number}m`), o: section(`${number}o`) },
      mage: seats.find((seat) => spaces[seat] === number) ?? null,
      front: null,
      empty: false,
    };
  };
  return {
    viewer: 'spectator',
    options: plainOptions,
    order: seats,
    roundOrder: seats,
    round,
    phase: 'turn-actions',
    active: 0,
    turn: {
      actionsLeft: 2,
      actionsTaken: 0,
      pendingEnergy: 0,
      usedHandChange: false,
      usedPoison: false,
      learned: [],
      casting: null,
      bonusQueue: [],
    },
    slots: perSlot((slot) => slotView(slot, kinds[slot] ?? slotData[slot].kind, values[slot] ?? 0)),
    lanes: Object.fromEntries(lanes.map((number) => [number, lane(number)])) as Record<Lane, LaneView>,
    fate: {
      card: { id: 'f14', moves: { by: 'category', categories: ['strong', 'mighty'] }, rule: 'plus-one-hp' },
      rule: 'plus-one-hp',
      deck: 10,
      discard: 4,
    },
    display: {
      attack: ['fireball', 'lightning-bolt', 'earthquake'],
      knowledge: ['wisdom', 'replenish', 'magic-bonds'],
    },
    decks: { attack: 17, knowledge: 17, poison: 14, toadlings: 0 },
    players: seats.map(player),
    terrainPick: null,
    endTriggered: false,
    emptyLanes: 0,
    boxed: [],
    own: null,
    history: [],
    result: null,
  };
}
