/** The creature groups and bosses that attack in B5, and whom (OMD-5.19 to 5.23, 15.5). */
import { bosses } from '../content/bosses.js';
import { creatures } from '../content/creatures.js';
import { mostDice } from '../content/dice.js';
import { powers } from '../content/powers.js';
import {
  type Attacker,
  type BossId,
  type Dice,
  type Kind,
  type Siege,
  type Side,
  type Team,
  type TileId,
  dieIds,
  kinds,
} from '../types/index.js';
import { vulnerabilityOf } from './hero.js';
import { bossesOn, creaturesOn, defendersOn, fromLord, heroAt, heroesOn, isRivalry, slotAt, teamOf } from './siege.js';
import { attackOf, expectedWounds } from './values.js';
import { exitsOf, nearestFirst } from './ways.js';

export type Group = {
  key: string;
  tile: TileId;
  kind: Kind | null;
  boss: BossId | null;
  count: number;
  targets: number[];
  all: boolean;
};

export function withLimits(dice: Dice): Dice {
  const limited: Dice = {};
  for (const die of dieIds) {
    const count = Math.min(dice[die] ?? 0, mostDice[die]);
    if (count > 0) limited[die] = count;
  }
  return limited;
}

export function sumDice(a: Dice, b: Dice, times = 1): Dice {
  const sum: Dice = {};
  for (const die of dieIds) {
    const count = (a[die] ?? 0) + times * (b[die] ?? 0);
    if (count > 0) sum[die] = count;
  }
  return sum;
}

/** The groups of a tile; whoever shoots reaches one arrow far. */
function groupsOn(siege: Siege, team: Team, tile: TileId): Group[] {
  const units = team.units[tile] ?? {};
  const lords = bossesOn(siege, tile);
  if (lords.length === 0 && creaturesOn(team, tile) === 0) return [];
  const here = defendersOn(siege, team.side, tile);
  const inSight = [...here, ...exitsOf(team, tile).flatMap((exit) => defendersOn(siege, team.side, exit))];
  if (inSight.length === 0) return [];
  const found: Group[] = [];
  for (const kind of kinds) {
    const count = units[kind]?.ready ?? 0;
    const targets = creatures[kind].shoots ? inSight : here;
    if (count > 0 && targets.length > 0)
      found.push({ key: `${kind} on ${tile}`, tile, kind, boss: null, count, targets, all: false });
  }
  for (const { id, stunned } of lords) {
    const { attacksAll = false, shoots } = bosses[id];
    const targets = shoots ? inSight : here;
    if (!stunned && targets.length > 0)
      found.push({ key: `${id} on ${tile}`, tile, kind: null, boss: id, count: 1, targets, all: attacksAll });
  }
  return found;
}

/** Every group of a fortress that has somebody to attack, nearest the Rift first, on a tile in the order of kinds, bosses last. */
export function groupsIn(siege: Siege, side: Side): Group[] {
  const team = teamOf(siege, side);
  return nearestFirst(team).flatMap((tile) => groupsOn(siege, team, tile));
}

/** The dice and fixed icons of a group's attack. */
export function groupDice(
  siege: Siege,
  side: Side,
  group: Pick<Group, 'kind' | 'boss' | 'tile' | 'count'>,
): { dice: Dice; fixed: string } {
  if (group.boss) {
    const attack = bosses[group.boss].attack[siege.level >= 3 ? 1 : 0];
    return { dice: withLimits(attack.dice), fixed: attack.fixed ?? '' };
  }
  if (!group.kind) return { dice: {}, fixed: '' };
  let dice = sumDice({}, attackOf(siege, group.kind), group.count);
  const warlord =
    isRivalry(siege) &&
    heroesOn(siege, group.tile).some(
      (index) => slotAt(siege, index).side !== side && heroAt(siege, index) === 'bloodspike',
    );
  if (warlord) dice = sumDice(dice, powers.bloodspike.rivalry.dice ?? {});
  if (group.kind === 'grunt') {
    for (const { id } of bossesOn(siege, group.tile)) dice = sumDice(dice, { battle: bosses[id].drills ?? 0 });
  }
  return { dice: withLimits(dice), fixed: '' };
}

export function attackerOf(side: Side, { kind, boss, tile, count }: Group): Attacker {
  if (boss) return { by: 'boss', side, boss, tile };
  if (!kind) throw new Error('a group of nobody');
  return { by: 'group', side, kind, tile, count };
}

export type Pair = { group: Group; slot: number | 'all' };
export function pairText(siege: Siege, { group, slot }: Pair): string {
  return `${group.key} > ${slot === 'all' ? 'all' : heroAt(siege, slot)}`;
}

/** Groups that have not attacked yet. */
export function openGroups(siege: Siege, side: Side, finished: readonly string[]): Group[] {
  return groupsIn(siege, side).filter(({ key }) => !finished.includes(key));
}

/** The attacks of one group, in the order of OMD-15.5. */
function pairsOf(siege: Siege, side: Side, group: Group): Pair[] {
  if (group.all) return [{ group, slot: 'all' }];
  const [only, ...others] = group.targets;
  if (only !== undefined && others.length === 0) return [{ group, slot: only }];
  const order = fromLord(siege);
  const { dice } = groupDice(siege, side, group);
  const left = (index: number): number => {
    const slot = slotAt(siege, index);
    return slot.health - expectedWounds(dice, vulnerabilityOf(slot));
  };
  return [...group.targets]
    .sort((a, b) => left(b) - left(a) || order.indexOf(a) - order.indexOf(b))
    .map((slot) => ({ group, slot }));
}

/** Every attack possible now, in the order of OMD-15.5: the first is the automatic one. */
export function pairsNow(siege: Siege, side: Side, begun: TileId | null, open: readonly Group[]): Pair[] {
  const here = begun === null ? [] : open.filter(({ tile }) => tile === begun);
  return (here.length > 0 ? here : open).flatMap((group) => pairsOf(siege, side, group));
}

/** OMD-5.22: somebody must choose while some group has two or more heroes as possible targets. */
export function mustChoose(open: readonly Group[]): boolean {
  return open.some(({ targets, all }) => !all && targets.length > 1);
}

/** OMD-8.9: the wounds of a creature attack, combined in the deadliest way. */
export function woundsOn(
  icons: string,
  vulnerability: string,
  target: { stunned: boolean; stunProof: boolean },
): number {
  const count = (icon: string): number => {
    let found = 0;
    for (const one of icons) if (one === icon) found += 1;
    return found;
  };
  let wounds = count('K');
  for (const icon of ['S', 'V', 'B'])
    wounds += vulnerability.includes(icon) ? count(icon) : Math.floor(count(icon) / 2);
  const stuns = count('T');
  if (target.stunned) return wounds + stuns;
  return target.stunProof ? wounds : wounds + Math.max(0, stuns - 1);
}
