/** What a position is worth to the garrison: how likely it is to be lost, and what it has in hand. */
import { wallData } from '../content/map.js';
import { takesPart } from '../rules/melee.js';
import { attackersAt, heroAt } from '../rules/places.js';
import { priceOf } from '../rules/tasks.js';
import { lastTurn } from '../content/numbers.js';
import { strengthOf, totalOf } from '../rules/units.js';
import type { WallState } from '../types/board.js';
import { type Task, type Wall, buildings, paths, tasks, towers, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import { battering, chanceOf, entriesBorne, marginWith, massOf, reachOf } from './margin.js';

/** After phase 6 the attack is known; before it, what could come counts, and less surely. */
export function dangerOf(view: View, wall: Wall): number {
  if (!takesPart(view, wall)) return 0;
  const known = view.phase === 6 || view.phase === 'assault';
  const now = marginWith(view, wall, attackersAt(view, wall)) + battering(view, wall);
  if (known) return chanceOf(now, 0.35) + hopeless * Math.max(0, now);
  const later = marginWith(view, wall, reachOf(view, wall)) + battering(view, wall);
  return Math.max(chanceOf(now, 0.8), 0.7 * chanceOf(later - 1, 2));
}

function trapsBefore(view: View, wall: Wall): number {
  const trapped = wallData[wall].ramparts.filter((one) => view.paths[`${one}-${wall}` as 'rw1-w1']?.endsWith('trap'));
  return trapped.length;
}
/** The turns that are still to come: what everybody behind could do there, less what traps cost them on the way. */
function outlookOf(view: View, wall: Wall): number {
  const margin = marginWith(view, wall, massOf(view, wall)) - trapsBefore(view, wall);
  return 0.4 * chanceOf(margin - 1, 3) + hopeless * Math.max(0, margin);
}
/** Even where a wall is as good as lost every point less counts a little. */
const hopeless = 0.015;

/** The likeliest walls are those that the count can bear to lose. */
function dangerInAll(view: View, dangers: readonly number[]): number {
  const borne = entriesBorne(view, view.options);
  return [...dangers].sort((a, b) => b - a).reduce((sum, danger, index) => sum + (index < borne ? 0.3 : 1) * danger, 0);
}

type Prospect = { danger: number; outlook: number };

/** Everything that a wall's prospect is read off: as long as it is the same, so is the prospect. */
const readOff = (view: View, wall: Wall): readonly unknown[] => {
  const { ramparts, side } = wallData[wall];
  const hero = heroAt(view, wall);
  const speech = hero === 'officer' ? view.speech : 0;
  const below = ramparts.map((one) => view.ramparts[one]);
  return [...below, view.foregrounds[side === 'west' ? 'fw' : 'fe'], view.piles, hero, speech, trapsBefore(view, wall)];
};

/** Most of what the garrison could do changes one wall: the others are not counted anew while one position is thought about. */
function prospects(): (view: View, wall: Wall) => Prospect {
  const known = new WeakMap<WallState, { from: readonly unknown[]; prospect: Prospect }>();
  return (view, wall) => {
    const from = readOff(view, wall);
    const found = known.get(view.walls[wall]);
    if (found && from.every((one, index) => one === found.from[index])) return found.prospect;
    const prospect = {
      danger: dangerOf(view, wall),
      outlook: view.turn >= lastTurn ? 0 : outlookOf(view, wall),
    };
    if (!found) known.set(view.walls[wall], { from, prospect });
    return prospect;
  };
}

const taskWorth: Partial<Record<Task, number>> = {
  glare: 0.12,
  cannon: 0.06,
  hook: 0.03,
  timber: 0.03,
  'make-soldier': 0.05,
  'make-veteran': 0.04,
  'cauldron-troll': 0.04,
  'cauldron-orc': 0.03,
  platform: 0.03,
  'gate-repair': 0,
  blessing: 0.004,
  countermand: 0.004,
  hunt: 0.004,
  'tower-raid': 0.004,
};

/** With two defenders whoever begins the glare closes it to the other. */
const sharedGlare = 0.01;

/** Progress counts a little less than what it leads to; the last hourglass of the glare waits for its wall. */
function progressWorth(view: View): number {
  return tasks.reduce((sum, task) => {
    const isShared = task === 'glare' && view.defenders.length > 1;
    const worth = isShared ? sharedGlare : (taskWorth[task] ?? 0.01);
    return sum + (0.8 * worth * view.tasks[task].progress) / Math.max(1, priceOf(view, task));
  }, 0);
}

function inHand(view: View): number {
  const { barracks, courtyard, guards, honourGuard, honourBroken } = view;
  const reserves = strengthOf(barracks) + strengthOf(courtyard) + 0.5 * strengthOf(guards) + strengthOf(honourGuard);
  const onWalls = walls.reduce((sum, wall) => {
    const { defenders, stone, wood, platform, cauldron } = view.walls[wall];
    const pieces = stone + wood + (platform ? 1 : 0) + (cauldron ? 1 : 0);
    return sum + 0.02 * strengthOf(defenders) + 0.006 * pieces + (totalOf(defenders) === 0 ? -0.06 : 0);
  }, 0);
  const turnsLeft = lastTurn + 1 - view.turn;
  const tower = { empty: 0, archer: 0.015, cannon: 0.02 + 0.01 * turnsLeft, hook: 0.01 + 0.006 * turnsLeft };
  const inTowers = towers.reduce((sum, one) => sum + tower[view.towers[one]], 0);
  const trapped = paths.filter((path) => view.paths[path]?.endsWith('trap')).length;
  const spies = buildings.filter((building) => view.buildings[building].saboteur).length;
  return (
    0.018 * reserves + onWalls + inTowers + 0.02 * trapped + (honourBroken ? -0.25 : 0) - 0.012 * turnsLeft * spies
  );
}

/** Few of the horde outside are worth a little too: the sniper and the warrior have no other use. */
function hordeOutside(view: View): number {
  return walls.reduce((sum, wall) => sum + strengthOf(attackersAt(view, wall)), 0);
}

/** A ram that is being built, gate by gate. */
function atTheGates({ barbican }: View): number {
  if (barbican.parts === 0) return 0;
  return 0.02 * barbican.resistance - 0.15 * barbican.destroyed - 0.01 * totalOf(barbican.crew);
}

export type Appraisal = {
  worthOf(view: View): number;
  /** How much a wall needs help. */
  needOf(view: View, wall: Wall): number;
};

/** For the positions that can follow from one; what it remembers goes with it. */
export function appraisal(): Appraisal {
  const prospectOf = prospects();
  return {
    worthOf(view) {
      const all = walls.map((wall) => prospectOf(view, wall));
      const outlook = all.reduce((sum, one) => sum + one.outlook, 0);
      const danger = dangerInAll(
        view,
        all.map((one) => one.danger),
      );
      return inHand(view) + progressWorth(view) + atTheGates(view) - danger - outlook - 0.004 * hordeOutside(view);
    },
    needOf(view, wall) {
      const { danger, outlook } = prospectOf(view, wall);
      return danger + outlook;
    },
  };
}
