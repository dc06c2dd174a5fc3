/** 2.2: everything true about the table. What is open to everybody, and the little that is hidden. */
import type { Seat } from '../../../kernel/index.js';
import type {
  AbilityId,
  BossId,
  CardId,
  Cell,
  Cells,
  Colour,
  Damage,
  EnvTile,
  Facing,
  FlowerType,
  HeroId,
  Lane,
  ModifierId,
  Options,
  Phase,
  RiftId,
  ShapeId,
  SiteColour,
  Space,
  TowerId,
} from './terms.js';

/** One of the 44 tower cards. */
export type TowerCard = {
  /** The card and its copy, like archer-1#3. */
  uid: string;
  card: TowerId;
  mods: ModifierId[];
  /** A Falcon sits on it this round. */
  falcon: boolean;
};
export type PlacedTower = { card: TowerCard; facing: Facing; seat: Seat };
export type Site = { at: Space; colour: SiteColour; soldierTower: PlacedTower | null; towers: PlacedTower[] };

export type Tile = {
  cells: Cells;
  shape: ShapeId;
  damage: Damage;
  /** The card, hero, flower or rift card it came from. */
  source: string;
  seat: Seat | null;
  /** Counts the tiles of the game: the smaller lay there first. */
  seq: number;
};
export type Pawn = {
  cell: Cell;
  damage: Damage;
  seat: Seat;
  /** Which of the sand warriors it is; a soldier where null. */
  warrior: number | null;
};
export type Horde = {
  /** h1, h2, …; hb is the boss. */
  tag: string;
  card: CardId;
  at: Space;
  /** The lane it came on; null for a boss that lies in a pool. */
  lane: Lane | null;
  tiles: Tile[];
  pawns: Pawn[];
  objective: number | null;
  /** Second winds left; null where it is no champion. */
  winds: number | null;
  held: boolean;
  /** Fast this round, beyond what is printed. */
  hastened: boolean;
  /** Handled in this phase 4. */
  advanced: boolean;
  /** Whose placement covered the last visible enemy. */
  doneBy: Seat | null;
};

export type Ability = { id: AbilityId; ready: boolean };
export type Hero = {
  id: HeroId;
  life: number;
  most: number;
  stunned: boolean;
  activated: boolean;
  /** His activation has begun and waits for its action (KRU-8.20). */
  open: boolean;
  skullsUsed: boolean;
  /** He has moved or turned in this activation. */
  moved: boolean;
  /** Steps taken in this activation. */
  steps: number;
  /** Fresh flowers entered in this activation, not used yet. */
  crossed: Space[];
  /** Null on his hero board. */
  at: Space | null;
  facing: Facing;
  /** Of the four cells under his figure; null where he stands on no horde. */
  topLeft: Cell | null;
  abilities: Ability[];
  skulls: number;
  protected: boolean;
};
export type Player = { seat: Seat; colour: Colour; hand: TowerCard[]; incoming: TowerCard[]; hero: Hero | null };

/** A hero of the solo game's second row: a figure and one card. */
export type Secondary = { id: HeroId; used: boolean; at: Space | null; facing: Facing; topLeft: Cell | null };
export type Solo = {
  secondaries: Secondary[];
  /** A secondary hero has been activated this round. */
  usedThisRound: boolean;
  blocked: Colour | null;
  lastBlocked: Colour | null;
};

/** One row of the deal of starting towers (S5 to S7). */
export type DealRow = {
  /** The card as the scenario lists it. */
  listed: TowerId;
  seat: Seat;
  upgraded: boolean;
  surrendered: boolean;
};

/** The choice that stands open in phase 2 besides the activation itself (KRU-8.22). */
export const askKinds = [
  ...(['root', 'sun', 'sand-warriors', 'chill', 'blessing', 'falcon', 'roots', 'bloom'] as const),
] as const;
export type AskKind = (typeof askKinds)[number];
export type Ask = {
  seat: Seat;
  what: AskKind;
  /** The flower, hero or tower that asks. */
  source: string;
  /** What may be chosen; empty where it is a placement. */
  options: string[];
};

/** A sand warrior: `at` is the space where it waits. */
export type Warrior = { where: 'home' | 'horde' | 'waiting'; at: Space | null; seat: Seat };

export type Flower = { type: FlowerType; at: Space; wilted: boolean };
export type Env = { tile: EnvTile; at: Space; /** Where it lay at the start. */ from: Space };

/** What everybody at the table sees. */
export type Open = {
  options: Options;
  seats: number;
  round: number;
  phase: Phase;
  ready: boolean[];
  env: Env[];
  flowers: Flower[];
  ash: Space[];
  totems: { at: Space; standing: boolean }[];
  tentacles: Space[];
  sites: Site[];
  hordes: Horde[];
  discard: CardId[];
  /** Hordes destroyed and escaped so far, bosses not counted. */
  destroyed: number;
  escaped: number;
  /** Marked hordes destroyed. */
  marksDestroyed: number;
  /** Hearts lost at each exit. */
  lostAt: Record<Space, number>;
  rift: { discard: RiftId[]; active: RiftId[]; /** Cards whose element has been beaten. */ removed: RiftId[] } | null;
  boss: { id: BossId; defeated: number; cards: number } | null;
  hearts: number;
  gold: number;
  diamonds: number;
  supply: TowerCard[];
  modifiersLeft: ModifierId[];
  soldiersLeft: number;
  protectionLeft: number;
  /** Falcons not yet used this round. */
  falconsLeft: number;
  /** Alric's sand warriors: at home, on a horde (its pawns say where) or waiting on a space. None where he is not there. */
  warriors: Warrior[];
  flags: {
    drums: boolean;
    quake: boolean;
    shellUsed: boolean;
    bountyUsed: boolean;
    upgrades: number[];
    /** Towers played this round, by seat. */
    played: number[];
  };
  solo: Solo | null;
  /** Coach messages of the prologue already given. */
  coach: number[];
  deal: DealRow[] | null;
  players: Player[];
  /** Attacks and tiles so far: they number the next ones. */
  attacks: number;
  tilesLaid: number;
  /** Stuns so far. */
  stuns: number;
  /** Where the kingdom stood at the end of each round. */
  history: { destroyed: number; hearts: number }[];
  result: 'won' | 'lost' | null;
};

export type PileCard = { /** A horde or an event. */ card: CardId; objective: number | null };
export type Pile = { lane: Lane; /** The top card first. */ cards: PileCard[] };

export type Board = Open & {
  piles: Pile[];
  /** Cards of the decks that the scenario does not use, by tier or element. */
  unused: Record<string, CardId[]>;
  riftDeck: RiftId[];
  /** Boss cards below the one face up. */
  bossDeck: CardId[];
};
