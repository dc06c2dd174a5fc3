/** What happened: the log, the channel's lines, the change marks of the picture. */
import type { Seat } from '../../../kernel/index.js';
import type { ScoreRow } from './board.js';
import type {
  BonusAction,
  CardCode,
  Colour,
  DeckName,
  Element,
  FateId,
  FateRule,
  Kind,
  Lane,
  MissionId,
  Power,
  Ring,
  SectionName,
  Slot,
  SpellCode,
  Terrain,
  ToadlingKind,
} from './terms.js';
import type { FateMoves } from './view.js';

export type Arrival = { id: number; kind: Kind; lane: Lane; section: SectionName | 'tower' };
export type Move = { id: number; kind: Kind; from: SectionName; to: SectionName | 'tower' };
/** Damage to one creature, and what came of it. */
export type Blow = {
  id: number;
  kind: Kind;
  slot: Slot;
  section: SectionName;
  damage: number;
  /** Hit points left; 0 where it was defeated. */
  left: number;
  defeated: boolean;
  /** What the trophy is worth now. */
  value: number;
};
export type UpgradeUse = { card: SpellCode; teleport: Lane | null; draw: boolean };

export type Events = {
  seated: { order: Seat[]; colours: Colour[] };
  terrainCovered: { seat: Seat; lane: Lane; ring: Ring };
  terrainTurnedUp: { tiles: { section: SectionName; terrain: Terrain }[] };
  hordeArrived: { creatures: Arrival[] };
  displayed: { attack: SpellCode[]; knowledge: SpellCode[] };
  missionOffered: { missions: MissionId[] };
  missionChosen: { seat: Seat };
  missionKept: { mission: MissionId };
  roundBegan: { round: number; order: Seat[] };
  fateShuffled: { cards: number };
  fateTurned: { round: number; card: FateId; moves: FateMoves; rule: FateRule | null };
  marched: { by: 'fate' | SpellCode; seat: Seat | null; moves: Move[] };
  breached: {
    kind: Kind;
    slot: Slot;
    lane: Lane;
    before: number;
    after: number;
    /** The mage above, if any; `lost` says whether it cost a trophy, `kept` that No Loss prevented it. */
    seat: Seat | null;
    lost: boolean;
    kept: boolean;
  };
  displayExchanged: { attack: SpellCode[]; knowledge: SpellCode[] };
  endTriggered: { round: number; emptyLanes: Lane[] };
  turnBegan: { seat: Seat; round: number };
  markersRevealed: { seat: Seat; by: 'empty-lanes' | 'choice'; creatures: Arrival[] };
  actionsBegan: { seat: Seat; actions: number };
  teleported: { seat: Seat; from: Lane; to: Lane; by: 'action' | SpellCode };
  spellOpened: { seat: Seat; spell: SpellCode; upgrades: UpgradeUse[]; energy: number; element: Element };
  boosted: { seat: Seat; spell: SpellCode; upgrade: UpgradeUse; energy: number; element: Element };
  spellCast: {
    seat: Seat;
    spell: SpellCode;
    upgrades: UpgradeUse[];
    energy: number;
    /** Pending magic energy among it. */
    magic: number;
    element: Element;
    effect: number;
    cost: number;
  };
  fizzled: { seat: Seat; spell: SpellCode; upgrades: UpgradeUse[] };
  cancelled: { seat: Seat; spell: SpellCode };
  struck: { seat: Seat; by: 'spell' | 'explosion' | 'toadling' | 'rule'; blows: Blow[] };
  powerGained: { seat: Seat; power: Power; kind: Kind };
  toadlingLeft: { section: SectionName };
  toadlingTaken: { seat: Seat; section: SectionName; toadling: ToadlingKind };
  toadlingUsed: { seat: Seat; toadling: ToadlingKind };
  recalled: { seat: Seat; card: CardCode };
  drew: { seat: Seat; count: number };
  drewCards: { cards: CardCode[] };
  reshuffled: { seat: Seat; cards: number };
  learned: { seat: Seat; spell: SpellCode; card: SpellCode; from: DeckName; refill: SpellCode | null };
  owes: { seat: Seat; by: Seat; owed: number };
  discarded: { seat: Seat; card: CardCode; owed: number };
  actionGained: { seat: Seat; left: number };
  energyGained: { seat: Seat; pending: number };
  energyLost: { seat: Seat; points: number };
  bonusTaken: { seat: Seat; bonus: BonusAction };
  bonusDeclined: { seat: Seat; bonuses: BonusAction[] };
  purged: { seat: Seat; card: CardCode };
  poisoned: { seat: Seat; victim: Seat; left: number };
  passed: { seat: Seat };
  turnEnded: { seat: Seat; hand: number };
  roundEnded: { round: number; scores: number[] };
  preferenceSet: { autoBonus: boolean };
  scored: { rows: ScoreRow[] };
};
