/** What a position is worth to the garrison: how likely it is to be lost, and what it has in hand. */
import { takesPart } from '../rules/melee.js';
import { attackersAt } from '../rules/places.js';
import { priceOf } from '../rules/tasks.js';
import { strengthOf, totalOf } from '../rules/units.js';
import { type Task, type Wall, paths, tasks, towers, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import { battering, chanceOf, entriesBorne, marginWith, reachOf } from './margin.js';

/** After phase 6 the attack is known; before it, what could come counts, and less surely. */
export function dangerOf(view: View, wall: Wall): number {
  if (!takesPart(view, wall)) return 0;
  const known = view.phase === 6 || view.phase === 'assault';
  const now = marginWith(view, wall, attackersAt(view, wall)) + battering(view, wall);
  if (known) return chanceOf(now, 0.35);
  const later = marginWith(view, wall, reachOf(view, wall)) + battering(view, wall);
  return Math.max(chanceOf(now, 0.8), 0.7 * chanceOf(later - 1, 2));
}

/** The likeliest walls are those that the count can bear to lose. */
function dangerInAll(view: View): number {
  const borne = entriesBorne(view, view.options);
  return walls
    .map((wall) => dangerOf(view, wall))
    .sort((a, b) => b - a)
    .reduce((sum, danger, index) => sum + (index < borne ? 0.3 : 1) * danger, 0);
}

const taskWorth: Partial<Record<Task, number>> = {
  glare: 0.12,
  cannon: 0.06,
  hook: 0.03,
  timber: 0.03,
  'make-soldier': 0.03,
  'make-veteran': 0.025,
  'cauldron-troll': 0.03,
  'cauldron-orc': 0.03,
  platform: 0.02,
};

/** Progress counts a little less than what it leads to; the last hourglass of the glare waits for its wall. */
function progressWorth(view: View): number {
  return tasks.reduce((sum, task) => {
    const worth = taskWorth[task] ?? 0.01;
    return sum + (0.8 * worth * view.tasks[task].progress) / Math.max(1, priceOf(view, task));
  }, 0);
}

function inHand(view: View): number {
  const { barracks, courtyard, guards, honourGuard, honourBroken } = view;
  const reserves = strengthOf(barracks) + strengthOf(courtyard) + 0.5 * strengthOf(guards) + strengthOf(honourGuard);
  const onWalls = walls.reduce((sum, wall) => {
    const { defenders, stone, wood, platform, cauldron } = view.walls[wall];
    const pieces = stone + wood + (platform ? 1 : 0) + (cauldron ? 1 : 0);
    return sum + 0.014 * strengthOf(defenders) + 0.006 * pieces + (totalOf(defenders) === 0 ? -0.06 : 0);
  }, 0);
  const inTowers = towers.reduce(
    (sum, tower) => sum + { empty: 0, archer: 0.015, cannon: 0.07, hook: 0.035 }[view.towers[tower]],
    0,
  );
  const trapped = paths.filter((path) => view.paths[path]?.endsWith('trap')).length;
  return 0.012 * reserves + onWalls + inTowers + 0.02 * trapped + (honourBroken ? -0.25 : 0);
}

/** Few of the horde outside are worth a little too: the sniper and the warrior have no other use. */
function hordeOutside(view: View): number {
  return walls.reduce((sum, wall) => sum + strengthOf(attackersAt(view, wall)), 0);
}

export function worthOf(view: View): number {
  return inHand(view) + progressWorth(view) - dangerInAll(view) - 0.004 * hordeOutside(view);
}
