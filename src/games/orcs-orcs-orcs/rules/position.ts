/** What rules read of a table, whether on the board itself or in a view of it. */
import type { Seat } from '../../../kernel/index.js';
import { kindData, slotData, tracks } from '../content/creatures.js';
import { terrainHitPoints } from '../content/terrain.js';
import {
  type Board,
  type FateRule,
  type Kind,
  type Lane,
  type Options,
  type Power,
  type Ring,
  type SectionName,
  type Slot,
  type Terrain,
  lanes,
  rings,
  sectionNames,
  slots,
} from '../types/index.js';
import { distance, laneOf, ringOf } from './geometry.js';

type Figure = { readonly id: number; readonly kind: Kind; readonly damage: number };
type Ground = { readonly creatures: readonly Figure[]; readonly terrain: Terrain | null };
type Sections = { readonly sections: Readonly<Record<Ring, Ground>> };
export type Field = { readonly lanes: Readonly<Record<Lane, Sections>> };
type Mages = {
  readonly fate: { readonly rule: FateRule | null };
  readonly players: readonly { readonly powers: readonly Power[] }[];
};

type Grounds = { readonly lanes: Readonly<Record<Lane, { readonly sections: Readonly<Record<Ring, unknown>> }>> };

/** What lies on a section, as the board or the view knows it. */
export function groundOf<F extends Grounds>(field: F, section: SectionName): F['lanes'][Lane]['sections'][Ring] {
  return field.lanes[laneOf(section)].sections[ringOf(section)];
}

/** OOO-12.4: Immutable Rules ignores what fate cards say. */
function ignoresFateRules({ players }: Mages, seat: Seat): boolean {
  return players[seat]?.powers.includes('immutable-rules') ?? false;
}

/** OOO-3.5: whether the fate card's rule binds this player now. */
export function isBoundBy(mages: Mages, seat: Seat, rule: FateRule): boolean {
  return mages.fate.rule === rule && !ignoresFateRules(mages, seat);
}

/** OOO-12.3: owned, and not suspended. */
export function hasUsable(mages: Mages, seat: Seat, power: Power): boolean {
  const owns = mages.players[seat]?.powers.includes(power) ?? false;
  return owns && !isBoundBy(mages, seat, 'no-bonus-powers');
}

/** OOO-8.4: hit points for the player whose turn it is. */
export function hitPointsFor(position: Field & Mages, seat: Seat | null, section: SectionName, kind: Kind): number {
  const { terrain } = groundOf(position, section);
  const raised = position.fate.rule === 'plus-one-hp' && (seat === null || isBoundBy(position, seat, 'plus-one-hp'));
  return kindData[kind].hitPoints + (terrain ? terrainHitPoints[terrain] : 0) + (raised ? 1 : 0);
}

/** OOO-1.6: no creature on any of its sections. */
export function isWithoutCreatures(lane: Sections): boolean {
  return rings.every((ring) => lane.sections[ring].creatures.length === 0);
}

/** OOO-18.2: the section nearest to the tower that holds a creature. */
export function frontOf(lane: Sections): Ring | null {
  return rings.find((ring) => lane.sections[ring].creatures.length > 0) ?? null;
}

/** OOO-20.8: no creature of the lane stands nearer to the tower. */
export function isOpenBefore(lane: Sections, ring: Ring): boolean {
  return rings.every((nearer) => distance(nearer) >= distance(ring) || lane.sections[nearer].creatures.length === 0);
}

/** Every figure with its section, by lane, ring and figure number. */
export function* figures<F extends Field>(
  field: F,
): Generator<{ section: SectionName; creature: F['lanes'][Lane]['sections'][Ring]['creatures'][number] }> {
  for (const section of sectionNames) {
    const { creatures } = groundOf(field, section);
    for (const creature of [...creatures].sort((a, b) => a.id - b.id)) yield { section, creature };
  }
}

/** How many creatures stand in a lane. */
export function figuresIn(field: Field, lane: Lane): number {
  return rings.reduce((sum, ring) => sum + field.lanes[lane].sections[ring].creatures.length, 0);
}

/** OOO-20.2: the slot that a kind holds at this table. */
export function slotOf(kindOf: (slot: Slot) => Kind, kind: Kind): Slot {
  const slot = slots.find((one) => kindOf(one) === kind);
  if (!slot) throw new Error(`${kind} is not at this table`);
  return slot;
}

export function slotHeldBy(board: Board, kind: Kind): Slot {
  return slotOf((slot) => board.slots[slot], kind);
}

/** What a trophy of the slot is worth now. */
export function valueOf(board: Board, slot: Slot): number {
  const track = tracks[slotData[slot].category];
  return track[board.values[slot]] ?? 1;
}

/** OOO-1.6: completely empty, as the table counts it. */
export function isCompletelyEmpty(board: Board, options: Options, lane: Lane): boolean {
  const state = board.lanes[lane];
  return isWithoutCreatures(state) && (options.endWhen === 'figures' || state.markers.length === 0);
}

/** Tower spaces without a mage. */
export function freeSpaces(players: readonly { readonly space: Lane }[]): Lane[] {
  return lanes.filter((lane) => players.every(({ space }) => space !== lane));
}
