/** The questions that stop a phase: what is asked, of whom, and what it depends on. */
import type { EquipmentId } from '../content/equipment.js';
import type { Need, Pack } from './steps.js';
import type { BossId, ConnectionId, HeroId, Kind, Moment, Side, TileId } from './terms.js';

/** Where wounds come from: texts, titles and after-effects tell them apart. */
export type Attacker =
  | { by: 'group'; side: Side; kind: Kind; tile: TileId; count: number }
  | { by: 'boss'; side: Side; boss: BossId; tile: TileId }
  | { by: 'hero'; slot: number; hero: HeroId; side: Side; how: 'attack' | 'power' | 'push' }
  | { by: 'trap'; side: Side; tile: TileId }
  | { by: 'tile'; tile: TileId; hazard: 'lava' | 'fumes' | 'pitfall' | 'acid' }
  | { by: 'explosion'; boss: BossId }
  | { by: 'blood-price' };
/** Wounds on their way to a hero (OMD-8.18). */
export type Hurt = {
  slot: number;
  wounds: number;
  from: Attacker;
  /** The attack would also stun: its own T results, or a text. */
  stuns: boolean;
};

export type Ask =
  | { kind: 'hunters'; side: Side; pack: Pack; rest: Pack[]; entered: boolean; options: TileId[] }
  | { kind: 'substitute'; side: Side; missing: Kind; comes: Kind; needs: Need[]; instead: Need[]; options: TileId[] }
  | { kind: 'gate'; side: Side; boss: BossId; options: TileId[] }
  | { kind: 'pitfall'; side: Side; options: string[] }
  | { kind: 'fumes'; side: Side; tile: TileId; options: string[] }
  | { kind: 'plan'; side: Side; tile: TileId; rest: TileId[]; aimed: Record<ConnectionId, TileId> }
  | { kind: 'ram'; side: Side; connection: ConnectionId; rest: ConnectionId[]; count: number }
  | { kind: 'target'; side: Side; begun: TileId | null; finished: string[]; options: string[] }
  | { kind: 'reward'; side: Side; dead: number; options: string[] }
  | { kind: 'tie'; moment: Moment; options: (BossId | 'none')[] }
  | { kind: 'help'; slot: number; helper: number; target: string; pay: string | null; options: string[] }
  | { kind: 'pay'; slot: number; options: (EquipmentId | 'weapon')[] }
  | { kind: 'bulwark'; slot: number; hurt: Hurt; options: string[] };
export type AskKind = Ask['kind'];

/** What the open question is, for whoever looks. */
export type Question =
  | { kind: 'swaps' }
  | { kind: 'heroes' }
  | { kind: 'votes' }
  | { kind: 'places' }
  | { kind: 'upgrade' }
  | { kind: 'turn'; slot: number }
  | { kind: 'roll'; slot: number }
  | { kind: 'returns' }
  | { kind: 'ask'; ask: Ask; by: 'team' | 'lord' };
