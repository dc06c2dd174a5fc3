/** KRU-4, KRU-14: an attack from where it stands, as a list of slots: what may be placed, of which damage, on whom. */
import { type Facing, towards } from '../../../geometry/directions.js';
import type { Seat } from '../../../kernel/index.js';
import { falconAttack, modifiers, rifts } from '../content/cards.js';
import { towers } from '../content/towers.js';
import type { Cells, Damage, ShapeId, Space, Table, TileFrom, TowerCard } from '../types/index.js';
import { type Attack, type Group, type Piece, type Range, attackOf, isSoldier } from './attack-notation.js';
import { boardOf, isUnder } from './hordes.js';
import { kingSteps, neighboursOf, spaceTowards } from './maps.js';

/** What a slot places. */
export type SlotPiece = ShapeId | 'soldier' | 'warrior';
export type Slot = {
  piece: SlotPiece;
  /** A soldier's knife follows (KRU-4.8). */
  knife: boolean;
  damage: Damage;
  /** The spaces on which a horde would be in range. */
  spaces: readonly Space[];
  /** Slots with the same number go on one horde (KRU-4.7). */
  link: number;
  /** Sets with the same number go on different hordes (KRU-14.6); null where that does not matter. */
  apart: number | null;
  /** Tentacles fall to it on these spaces (KRU-17.6), totems on those (KRU-17.4). */
  cuts: readonly Space[];
  fells: readonly Space[];
  /** Which sand warrior is placed, and where he may wait instead. */
  warrior: number | null;
  waits: readonly Space[];
};

/** One part of a plan, as it is carried out. */
export type Placement =
  | { kind: 'tile' | 'pawn' | 'knife'; slot: Slot; tag: string; cells: Cells }
  | { kind: 'cut' | 'fell' | 'wait'; slot: Slot; at: Space }
  | { kind: 'none'; slot: Slot };

/** Whoever attacks: a tower, a hero, a flower, a card. */
export type Attacker = {
  source: string;
  from: TileFrom;
  seat: Seat | null;
  at: Space | null;
  facing: Facing;
  /** Flying hordes are out of reach of its tiles (KRU-2.6). */
  artillery: boolean;
  /** One list an alternative; a single one has no name. */
  alternatives: readonly (readonly Slot[])[];
  /** As written, for whoever must choose between alternatives. */
  written: readonly string[];
};

/** A group with the damage of its tiles and of its soldiers. */
export type Armed = Group & { damage: Damage; soldierDamage: Damage };

export type Stand = { at: Space | null; facing: Facing };

/** The spaces of one group, a list for each time its pieces are placed. */
function aims(table: Table, stand: Stand, range: Range, reach: 'printed' | 'perfect'): Space[][] {
  const map = boardOf(table);
  const { at, facing } = stand;
  const everywhere = (): Space[] => {
    const crosswind = table.rift?.active.map((id) => rifts[id].effect).find(({ does }) => does === 'crosswind');
    if (crosswind?.does !== 'crosswind') return [...map.spaces];
    return at === null ? [] : map.spaces.filter((space) => kingSteps(map, at, space) <= crosswind.reach);
  };
  if (range.kind === 'each') {
    return range.bearings.map((bearing) => {
      if (reach === 'perfect') return everywhere();
      const there = at === null ? undefined : spaceTowards(map, at, towards(facing, bearing));
      return there === undefined ? [] : [there];
    });
  }
  if (reach === 'perfect' || range.kind === 'any') return [everywhere()];
  if (at === null) return [[]];
  if (range.kind === 'here') return [[at]];
  if (range.kind === 'around') return [[...neighboursOf(map, at)]];
  if (!('bearings' in range)) return [[at, ...neighboursOf(map, at)]];
  return [range.bearings.flatMap((bearing) => spaceTowards(map, at, towards(facing, bearing)) ?? [])];
}

type Manner = {
  /** All tiles have range `any` (KRU-14.6). */
  perfect?: boolean;
  artillery?: boolean;
  /** The sand warriors that stand in for soldiers, in order. */
  warriors?: readonly number[];
};

/** KRU-17.6: a tile of two cells or more cuts a tentacle it could reach; a hero's own blow those next to him. */
function cutsOf(table: Table, stand: Stand, range: Range, piece: Piece, spaces: readonly Space[]): Space[] {
  if (isSoldier(piece) || piece === 'm1') return [];
  const reached = range.kind === 'here' && stand.at !== null ? neighboursOf(boardOf(table), stand.at) : spaces;
  return table.tentacles.filter((at) => reached.includes(at));
}

/** KRU-17.4: an artillery tower's arrow that points at a totem. */
function fellsOf(table: Table, range: Range, manner: Manner, spaces: readonly Space[]): Space[] {
  if (!manner.artillery || manner.perfect || range.kind === 'any') return [];
  return table.totems.filter(({ at, standing }) => standing && spaces.includes(at)).map(({ at }) => at);
}

function slotsOf(table: Table, stand: Stand, groups: readonly Armed[], manner: Manner = {}): Slot[] {
  const slots: Slot[] = [];
  let link = 0;
  let warrior = 0;
  for (const [index, { range, pieces, damage, soldierDamage }] of groups.entries()) {
    const sets = aims(table, stand, range, manner.perfect && !pieces.some(isSoldier) ? 'perfect' : 'printed');
    for (const spaces of sets) {
      link += 1;
      for (const piece of pieces) {
        const soldier = isSoldier(piece);
        const asWarrior = soldier ? manner.warriors?.[warrior] : undefined;
        if (asWarrior !== undefined) warrior += 1;
        slots.push({
          piece: soldier ? (asWarrior === undefined ? 'soldier' : 'warrior') : piece,
          knife: piece === 'SK',
          damage: soldier ? soldierDamage : damage,
          spaces,
          link,
          apart: sets.length > 1 ? index : null,
          cuts: cutsOf(table, stand, range, piece, spaces),
          fells: soldier ? [] : fellsOf(table, range, manner, spaces),
          warrior: asWarrior ?? null,
          waits: [],
        });
      }
    }
  }
  return slots;
}

/** Lists of slots kept for an attack; then they are worked out afresh. */
const mostSlots = 2000;
const slotsKnown = new WeakMap<readonly Armed[], Map<string, readonly Slot[]>>();

/** The slots of an attack from a stand: worked out once each for a board and what stands on it. */
function slotsFrom(table: Table, stand: Stand, groups: readonly Armed[], manner: Manner = {}): readonly Slot[] {
  const { tentacles, totems, options } = table;
  if (manner.warriors || isUnder(table, 'crosswind')) return slotsOf(table, stand, groups, manner);
  let known = slotsKnown.get(groups);
  if (!known) slotsKnown.set(groups, (known = new Map<string, readonly Slot[]>()));
  const ways = `${manner.perfect ? 'p' : ''}${manner.artillery ? 'a' : ''}`;
  const spends = `${tentacles.join()}/${totems.map(({ at, standing }) => (standing ? at : '')).join()}`;
  const key = `${options.scenario}/${stand.at ?? ''}/${stand.facing}/${ways}/${spends}`;
  let slots = known.get(key);
  if (!slots && known.size >= mostSlots) known.clear();
  if (!slots) known.set(key, (slots = slotsOf(table, stand, groups, manner)));
  return slots;
}

const armouries: Readonly<Record<Damage, Map<Attack, Armed[][]>>> = {
  physical: new Map(),
  magic: new Map(),
  true: new Map(),
};

/** An attack with its damage, worked out once each. */
export function armed(attack: Attack, damage: Damage): Armed[][] {
  let groups = armouries[damage].get(attack);
  if (!groups) {
    groups = attack.map((each) => each.map((group) => ({ ...group, damage, soldierDamage: damage })));
    armouries[damage].set(attack, groups);
  }
  return groups;
}

const parted = new Map<string, readonly string[]>();

/** The alternatives of an attack as they are written. */
function writtenParts(attack: string): readonly string[] {
  let parts = parted.get(attack);
  if (!parts) parted.set(attack, (parts = attack.split(' or ')));
  return parts;
}

/** KRU-14.9: every `one` becomes `around`. */
function onTurntable(group: Armed): Armed {
  return group.range.kind === 'one' ? { ...group, range: { kind: 'around' } } : group;
}

const groupsKnown = new Map<string, readonly (readonly Armed[])[]>();

/** The groups of a tower's attack, modifiers after the printed ones and a Falcon last (KRU-4.11); worked out once each. */
export function towerGroups(card: TowerCard, falconsLeft: number): readonly (readonly Armed[])[] {
  const key = [card.card, ...card.mods, card.falcon, falconsLeft > 0].join();
  let groups = groupsKnown.get(key);
  if (!groups) groupsKnown.set(key, (groups = groupsOf(card, falconsLeft)));
  return groups;
}

function groupsOf({ card, mods, falcon }: TowerCard, falconsLeft: number): Armed[][] {
  const data = towers[card];
  const own = (damage: Damage): Damage => (mods.includes('mod-true') ? 'true' : damage);
  const arm = (written: string, damage: Damage): Armed[] =>
    (attackOf(written)[0] ?? []).map((group) => ({ ...group, damage: own(damage), soldierDamage: damage }));
  const added = mods.flatMap((mod) => {
    const { adds } = modifiers[mod];
    return adds ? arm(adds.attack, adds.damage) : [];
  });
  const falcons = [
    ...(data.falconer && falconsLeft > 0 ? arm(falconAttack, 'physical') : []),
    ...(falcon ? arm(falconAttack, data.damage) : []),
  ];
  return attackOf(data.attack).map((groups) => {
    const printed = groups.map((group) => ({ ...group, damage: own(data.damage), soldierDamage: data.damage }));
    const all = [...printed, ...added];
    return [...(mods.includes('mod-turntable') ? all.map(onTurntable) : all), ...falcons];
  });
}

/** A tower as it attacks from a site. */
export function towerAttacker(table: Table, card: TowerCard, stand: Stand, seat: Seat): Attacker {
  const { type, attack } = towers[card.card];
  const manner = { perfect: card.mods.includes('mod-perfect'), artillery: type === 'artillery' };
  return {
    source: card.uid,
    from: 'tower',
    seat,
    at: stand.at,
    facing: stand.facing,
    artillery: manner.artillery,
    alternatives: towerGroups(card, table.falconsLeft).map((groups) => slotsFrom(table, stand, groups, manner)),
    written: writtenParts(attack),
  };
}

/** A hero, flower or card that attacks as written. */
export function plainAttacker(
  table: Table,
  who: Pick<Attacker, 'source' | 'from' | 'seat'>,
  stand: Stand,
  attack: { written: string; damage: Damage; warriors?: readonly number[] },
): Attacker {
  const manner = attack.warriors ? { warriors: attack.warriors } : {};
  return {
    ...who,
    at: stand.at,
    facing: stand.facing,
    artillery: false,
    alternatives: armed(attackOf(attack.written), attack.damage).map((groups) =>
      slotsFrom(table, stand, groups, manner),
    ),
    written: writtenParts(attack.written),
  };
}
