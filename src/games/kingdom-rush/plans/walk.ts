/** 5.1: a plan as it is made, token by token: what was placed so far and what must come next. */
import { rifts } from '../content/cards.js';
import { knifeShape } from '../content/shapes.js';
import type { Cells, Damage, Horde, ShapeId, Space, Table } from '../types/index.js';
import type { Attacker, Placement, Slot, SlotPiece } from '../rules/attackers.js';
import { gridOf } from '../rules/cards.js';
import { cellBit, layings, readCells, writeCells } from '../rules/cells.js';
import { boardOf, coverOf, freeCells, hasTrait, hordeTagged, hordesBeside } from '../rules/hordes.js';
import { areAdjacent } from '../rules/maps.js';

export type Expects =
  | { what: 'alternative' }
  | { what: 'target'; index: number; slot: Slot }
  | { what: 'cells'; index: number; slot: Slot; tag: string }
  | { what: 'knife'; index: number; slot: Slot; from: string }
  | { what: 'knife-cells'; index: number; slot: Slot; from: string; tag: string }
  | { what: 'end' };

export type Walk = {
  table: Table;
  attacker: Attacker;
  slots: readonly Slot[];
  placements: readonly Placement[];
  /** Covers that this plan has changed. */
  covers: ReadonlyMap<string, Cells>;
  soldiersLeft: number;
  /** Where linked tiles went (KRU-4.7). */
  links: ReadonlyMap<number, string>;
  /** Tentacles and totems that are gone by now. */
  gone: readonly Space[];
  expects: Expects;
};

/** Left out. */
export const none = '-';
export const spendMark = 't:';
export const waitMark = 'w:';

function beginWalk(table: Table, attacker: Attacker): Walk {
  const walk: Walk = {
    table,
    attacker,
    slots: attacker.alternatives[0] ?? [],
    placements: [],
    covers: new Map(),
    soldiersLeft: table.soldiersLeft,
    links: new Map(),
    gone: [],
    expects: { what: 'alternative' },
  };
  return attacker.alternatives.length < 2 ? atSlot(walk, 0) : walk;
}

/** The walk where a slot's piece comes next, or the end. */
function atSlot(walk: Walk, index: number): Walk {
  const slot = walk.slots[index];
  return { ...walk, expects: slot ? { what: 'target', index, slot } : { what: 'end' } };
}

export function coverIn(walk: Walk, horde: Horde): Cells {
  return walk.covers.get(horde.tag) ?? coverOf(walk.table, horde);
}

/** The horde a sand warrior stands on, and his cell. */
export function warriorPlace(table: Table, warrior: number): { horde: Horde; cell: Cells } | undefined {
  for (const horde of table.hordes) {
    const pawn = horde.pawns.find((each) => each.warrior === warrior);
    if (pawn) return { horde, cell: cellBit(pawn.cell) };
  }
  return undefined;
}

/** The cover that a slot finds on a horde: a warrior leaves his own cell first. */
export function coverFor(walk: Walk, slot: Slot, horde: Horde): Cells {
  const cover = coverIn(walk, horde);
  const own = slot.warrior === null ? undefined : warriorPlace(walk.table, slot.warrior);
  return own?.horde.tag === horde.tag ? cover & ~own.cell : cover;
}

/** Why a trait, a totem or a rift card keeps a piece off a horde (KRU-2.6, KRU-17.4, 7.5, 7.6). */
export type Bar = 'flying' | 'totem' | 'stone-skin' | 'stone-skins';

export function barOf(
  { table, attacker, gone }: Pick<Walk, 'table' | 'attacker' | 'gone'>,
  piece: SlotPiece | 'knife',
  damage: Damage,
  horde: Horde,
): Bar | undefined {
  const pawn = piece === 'soldier' || piece === 'warrior';
  if ((pawn || attacker.artillery) && hasTrait(table, horde, 'flying')) return 'flying';
  const map = boardOf(table);
  const guarded = table.totems.some(
    ({ at, standing }) => standing && !gone.includes(at) && areAdjacent(map, at, horde.at),
  );
  if (damage === 'magic' && guarded) return 'totem';
  if (piece !== knifeShape && piece !== 'knife') return undefined;
  if (horde.card === 'c-stone') return 'stone-skin';
  const skins = table.rift?.active.map((id) => rifts[id].effect).find(({ does }) => does === 'stone-skins');
  return skins?.does === 'stone-skins' && gridOf(horde.card).cells >= skins.cells ? 'stone-skins' : undefined;
}

export function shapeOf(piece: SlotPiece | 'knife'): ShapeId {
  return piece === 'soldier' || piece === 'warrior' || piece === 'knife' ? 'm1' : piece;
}

/** Every legal way to lay a slot's piece on a horde, in reading order. */
export function layingsOn(walk: Walk, slot: Slot, horde: Horde): Cells[] {
  const free = freeCells(horde, slot.damage, coverFor(walk, slot, horde));
  return layings(shapeOf(slot.piece)).filter((cells) => (cells & ~free) === 0);
}

function knifeLayings(walk: Walk, slot: Slot, horde: Horde): Cells[] {
  const free = freeCells(horde, slot.damage, coverIn(walk, horde));
  return layings(knifeShape).filter((cells) => (cells & ~free) === 0);
}

/** KRU-4.7, KRU-14.6: what earlier tiles leave open. */
export function linkAllows(walk: Walk, slot: Slot, tag: string): 'yes' | 'same' | 'different' {
  const linked = walk.links.get(slot.link);
  if (linked !== undefined && linked !== tag) return 'same';
  if (slot.apart === null) return 'yes';
  for (const { link, apart } of walk.slots) {
    if (apart === slot.apart && link !== slot.link && walk.links.get(link) === tag) return 'different';
  }
  return 'yes';
}

/** The hordes on which a slot's piece can be placed now. */
export function targetsOf(walk: Walk, slot: Slot): Horde[] {
  if (slot.piece === 'soldier' && walk.soldiersLeft === 0) return [];
  return walk.table.hordes.filter(
    (horde) =>
      slot.spaces.includes(horde.at) &&
      linkAllows(walk, slot, horde.tag) === 'yes' &&
      !barOf(walk, slot.piece, slot.damage, horde) &&
      layingsOn(walk, slot, horde).length > 0,
  );
}

/** KRU-4.8: hordes next to the soldier's own. */
export function knifeTargets(walk: Walk, slot: Slot, from: string): Horde[] {
  const stand = hordeTagged(walk.table, from);
  if (!stand) return [];
  return hordesBeside(walk.table, stand.at).filter(
    (horde) => !barOf(walk, 'knife', slot.damage, horde) && knifeLayings(walk, slot, horde).length > 0,
  );
}

/** Tentacles and totems on which a slot's tile may be spent. */
export function spendable(walk: Walk, slot: Slot): { at: Space; on: 'tentacle' | 'totem' }[] {
  if (walk.links.has(slot.link)) return [];
  const still = (spaces: readonly Space[]): Space[] => spaces.filter((at) => !walk.gone.includes(at));
  return [
    ...still(slot.cuts).map((at) => ({ at, on: 'tentacle' as const })),
    ...still(slot.fells).map((at) => ({ at, on: 'totem' as const })),
  ];
}

/** The cells that may be said for the open piece. */
export function cellsOpen(walk: Walk): Cells[] {
  const { expects, table } = walk;
  if (expects.what !== 'cells' && expects.what !== 'knife-cells') return [];
  const horde = hordeTagged(table, expects.tag);
  if (!horde) return [];
  return expects.what === 'cells' ? layingsOn(walk, expects.slot, horde) : knifeLayings(walk, expects.slot, horde);
}

/** The walk with one more placement, at the next slot. */
function placed(walk: Walk, index: number, placement: Placement): Walk {
  return atSlot({ ...walk, placements: [...walk.placements, placement] }, index + 1);
}

function takeTarget(walk: Walk, token: string): Walk | undefined {
  if (walk.expects.what !== 'target') return undefined;
  const { slot, index } = walk.expects;
  if (token === none) return placed(walk, index, { kind: 'none', slot });
  if (token.startsWith(waitMark)) {
    const at = token.slice(waitMark.length);
    if (!slot.waits.includes(at)) return undefined;
    return placed({ ...walk, covers: leaving(walk, slot) }, index, { kind: 'wait', slot, at });
  }
  if (token.startsWith(spendMark)) {
    const spent = spendable(walk, slot).find(({ at }) => at === token.slice(spendMark.length));
    if (!spent) return undefined;
    const links = new Map(walk.links).set(slot.link, token);
    const kind = spent.on === 'tentacle' ? 'cut' : 'fell';
    return placed({ ...walk, links, gone: [...walk.gone, spent.at] }, index, { kind, slot, at: spent.at });
  }
  if (!targetsOf(walk, slot).some(({ tag }) => tag === token)) return undefined;
  return { ...walk, expects: { what: 'cells', index, slot, tag: token } };
}

/** The covers once a sand warrior has left the cell he stood on. */
function leaving(walk: Walk, slot: Slot): Map<string, Cells> {
  const covers = new Map(walk.covers);
  const own = slot.warrior === null ? undefined : warriorPlace(walk.table, slot.warrior);
  return own ? covers.set(own.horde.tag, coverIn(walk, own.horde) & ~own.cell) : covers;
}

function takeCells(walk: Walk, token: string): Walk | undefined {
  const { expects, table } = walk;
  if (expects.what !== 'cells' && expects.what !== 'knife-cells') return undefined;
  const { slot, index, tag } = expects;
  const cells = readCells(token);
  const horde = hordeTagged(table, tag);
  if (!horde || cells === 0 || writeCells(cells) !== token || !cellsOpen(walk).includes(cells)) return undefined;
  if (expects.what === 'knife-cells') {
    const covers = new Map(walk.covers).set(tag, coverIn(walk, horde) | cells);
    return placed({ ...walk, covers }, index, { kind: 'knife', slot, tag, cells });
  }
  const left: Walk = { ...walk, covers: leaving(walk, slot) };
  const pawn = slot.piece === 'soldier' || slot.piece === 'warrior';
  const after = placed(
    {
      ...left,
      covers: new Map(left.covers).set(tag, coverIn(left, horde) | cells),
      links: new Map(walk.links).set(slot.link, tag),
      soldiersLeft: walk.soldiersLeft - (slot.piece === 'soldier' ? 1 : 0),
    },
    index,
    { kind: pawn ? 'pawn' : 'tile', slot, tag, cells },
  );
  return slot.knife ? { ...after, expects: { what: 'knife', index, slot, from: tag } } : after;
}

function takeKnife(walk: Walk, token: string): Walk | undefined {
  if (walk.expects.what !== 'knife') return undefined;
  const { slot, index, from } = walk.expects;
  if (token === none) return atSlot(walk, index + 1);
  if (!knifeTargets(walk, slot, from).some(({ tag }) => tag === token)) return undefined;
  return { ...walk, expects: { what: 'knife-cells', index, slot, from, tag: token } };
}

export const alternativeNames = ['a', 'b'] as const;

/** The walk one token further; undefined where it does not fit. */
export function take(walk: Walk, token: string): Walk | undefined {
  switch (walk.expects.what) {
    case 'alternative': {
      const slots = walk.attacker.alternatives[alternativeNames.findIndex((name) => name === token)];
      return slots && atSlot({ ...walk, slots }, 0);
    }
    case 'target':
      return takeTarget(walk, token);
    case 'cells':
    case 'knife-cells':
      return takeCells(walk, token);
    case 'knife':
      return takeKnife(walk, token);
    case 'end':
      return undefined;
  }
}

/** Walks as far as the tokens fit; `wrong` is the first that does not. */
export function walkPlan(
  table: Table,
  attacker: Attacker,
  tokens: readonly string[],
): { walk: Walk; wrong: string | undefined } {
  let walk = beginWalk(table, attacker);
  for (const token of tokens) {
    const further = take(walk, token);
    if (!further) return { walk, wrong: token };
    walk = further;
  }
  return { walk, wrong: undefined };
}

/** What a whole plan places; nothing where it was left out (an attack without a target). */
export function placementsOf(
  table: Table,
  attacker: Attacker,
  tokens: readonly string[] | undefined,
): readonly Placement[] {
  if (!tokens) return [];
  const { walk, wrong } = walkPlan(table, attacker, tokens);
  if (wrong !== undefined) throw new Error(`${attacker.source}: the plan ${tokens.join(' ')} does not fit at ${wrong}`);
  return walk.placements;
}

/** Whether anything at all could be placed (5.1: a plan is asked for only then). */
export function hasTarget(table: Table, attacker: Attacker): boolean {
  return attacker.alternatives.some((slots) => {
    const walk = { ...beginWalk(table, attacker), slots };
    return slots.some(
      (slot) => slot.waits.length > 0 || spendable(walk, slot).length > 0 || targetsOf(walk, slot).length > 0,
    );
  });
}
