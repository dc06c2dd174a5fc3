/** What may be said of a table before a test begins. */
import type {
  Colour,
  FateId,
  Kind,
  Lane,
  MissionId,
  Options,
  Power,
  SectionName,
  Terrain,
} from '../../../src/games/orcs-orcs-orcs/types/index.js';

type PerColour<V> = Partial<Record<Colour, V>>;
type PerKind = Partial<Record<Kind, number>>;

export type Setting = {
  players?: 2 | 3 | 4;
  options?: Partial<Options>;
  /** `{ '3i': 'goblin orc!1' }`: kinds with the damage they carry. */
  on?: Partial<Record<SectionName, string>>;
  /** Face-down markers, the next to be revealed first; three goblins where a lane is not named. */
  markers?: Partial<Record<Lane, string>>;
  terrain?: Partial<Record<SectionName, Terrain>>;
  mages?: PerColour<Lane>;
  hand?: PerColour<string>;
  /** The next card to be drawn first. */
  draw?: PerColour<string>;
  discard?: PerColour<string>;
  trophies?: PerColour<PerKind>;
  gauges?: PerColour<PerKind>;
  powers?: PerColour<readonly Power[]>;
  owes?: PerColour<number>;
  toadlings?: PerColour<readonly string[]>;
  missions?: PerColour<MissionId>;
  /** Toadlings lying on sections. */
  lying?: Partial<Record<SectionName, readonly string[]>>;
  breaches?: PerKind;
  /** The fate card whose rule is in force. */
  fate?: FateId;
  display?: { attack?: string; knowledge?: string };
  poison?: number;
  round?: number;
  /** Whose turn it is; blue unless said. */
  turn?: Colour;
  actions?: number;
  energy?: number;
};
