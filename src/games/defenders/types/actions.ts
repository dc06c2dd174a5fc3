/** What players say: every action with its arguments, and what a play is aimed at once its targets are read. */
import type { Nothing } from '../../../kernel/index.js';
import type { GeneralId } from '../content/generals.js';
import type { HeroId } from '../content/heroes.js';
import type { LocId } from '../content/map.js';
import type { Colour, Counts } from '../content/peoples.js';
import type { QuestId } from '../content/quests.js';
import type { SpecialKind } from '../content/special-cards.js';
import type { AlertLevel, SlotNo, Travel } from './terms.js';

export type Actions = {
  hero: { hero: HeroId | 'random' };
  move: { to: LocId; by?: Travel; card?: string };
  fight: { at?: LocId; card?: string; bonus?: string };
  attack: { cards: readonly string[] };
  join: { cards: readonly string[] };
  heal: Nothing;
  cleanse: { card?: string };
  gate: { card?: string };
  rumors: { colour: Colour };
  quest: { actions?: number };
  play: { card: string; targets?: readonly string[] };
  discard: { cards: readonly string[] };
  respond: { choice: string; targets?: readonly string[] };
  end: Nothing;
  alerts: { level: AlertLevel };
};

/** What may be looked at in full. */
export type Subject = GeneralId | HeroId | LocId | SpecialKind | QuestId;

export type Lookups = { inspect: { what: Subject } };

/** Minions taken at one location. */
export type Pick = { loc: LocId; minions: Counts };

export type Plan =
  | { type: 'nothing' }
  | { type: 'location'; loc: LocId }
  /** Locations to clear of minions, and a general to push back; either part may be missing. */
  | { type: 'clear'; locs: LocId[]; general: GeneralId | null }
  | { type: 'carry'; moves: { slot: SlotNo; hero: HeroId; loc: LocId }[] }
  | { type: 'remove'; picks: Pick[] }
  | { type: 'turn-undead'; moves: { loc: LocId; count: number }[] }
  | { type: 'general'; general: GeneralId }
  | { type: 'colour'; colour: Colour }
  /** A placement entry of the revealed card. */
  | { type: 'entry'; entry: LocId | Colour }
  /** The cards of Dark Visions that go back on top, by their numbers, the next one first. */
  | { type: 'order'; keep: number[] };
