/** What the garrison could do next, and the view as it would be afterwards. */
import type { Answer, Seat } from '../../../kernel/index.js';
import { rampartData } from '../content/map.js';
import { raidPrice } from '../content/numbers.js';
import { raidChoices, speechChoices } from '../rules/offers.js';
import { heroCost, heroMoves, moveCost, nextTo, ownPosts, waysToMove } from '../rules/garrison.js';
import { garrisonAt, hordeAt, isPath, isTower, isWall, isZone } from '../rules/places.js';
import { defenderAt, isOwnSide } from '../rules/seats.js';
import { investment, missingFor, targetsFor, unitsFor, workable } from '../rules/tasks.js';
import { isDefender, isInvader, isNobody, oneOf, present, sumOf, totalOf, without, written } from '../rules/units.js';
import type { Defender, WallState } from '../types/board.js';
import {
  type Building,
  type DefenderUnit,
  type Garrison,
  type InvaderUnit,
  type Post,
  type Task,
  type Wall,
  buildings,
  heroes,
  ramparts,
  walls,
} from '../types/terms.js';
import type { View } from '../types/view.js';
import type { Str } from '../types/index.js';

export type Means = { answer: Answer<Str>; cost: number; after: View };

export const withWall = (view: View, wall: Wall, change: Partial<WallState>): View => ({
  ...view,
  walls: { ...view.walls, [wall]: { ...view.walls[wall], ...change } },
});
const paid = (view: View, seat: Seat, cost: number): View => ({
  ...view,
  defenders: view.defenders.map((one) => (one.seat === seat ? { ...one, hourglasses: one.hourglasses - cost } : one)),
});

function withGarrison(view: View, post: Post, units: Garrison): View {
  if (isWall(post)) return withWall(view, post, { defenders: units });
  if (isTower(post)) return { ...view, towers: { ...view.towers, [post]: units.archer > 0 ? 'archer' : 'empty' } };
  return { ...view, [post === 'honour-guard' ? 'honourGuard' : post]: units };
}

function moveMeans(view: View, defender: Defender, targets: readonly Wall[]): Means[] {
  const own = ownPosts(defender);
  return targets.flatMap((to) =>
    nextTo(to)
      .filter((from) => own.includes(from))
      .flatMap((from) =>
        present(garrisonAt(view, from)).flatMap((unit) => {
          const units = oneOf(unit);
          return waysToMove(view, defender, from, to, units).map((swap): Means => {
            const cost = moveCost(view, { from, to, units, swap });
            const here = sumOf(without(garrisonAt(view, from), units), swap);
            const there = sumOf(without(garrisonAt(view, to), swap), units);
            const moved = withGarrison(withGarrison(view, from, here), to, there);
            const honour = from === 'honour-guard' || view.honourBroken;
            const args = { from, to, units: [written(units)], ...(isNobody(swap) ? {} : { swap: [written(swap)] }) };
            return {
              answer: { action: 'move', args },
              cost,
              after: paid({ ...moved, honourBroken: honour }, defender.seat, cost),
            };
          });
        }),
      ),
  );
}

function heroMeans(view: View, defender: Defender): Means[] {
  const moves = heroes.flatMap((hero) =>
    heroMoves(view, defender, hero).map((to): Means => {
      const cost = heroCost(view, to);
      const moved = { ...view, heroes: { ...view.heroes, [hero]: { ...view.heroes[hero], at: to } } };
      const args = { from: view.heroes[hero].at, to, units: [hero] };
      return { answer: { action: 'move', args }, cost, after: paid(moved, defender.seat, cost) };
    }),
  );
  const acted = (hero: 'officer' | 'warrior'): View['heroes'] => ({
    ...view.heroes,
    [hero]: { ...view.heroes[hero], acted: true },
  });
  if (view.phase !== 6) return moves;
  const speeches = speechChoices(view, defender).map((cost): Means => ({
    answer: { action: 'hero', args: { action: 'speech', value: String(cost) } },
    cost,
    after: paid({ ...view, speech: cost, heroes: acted('officer') }, defender.seat, cost),
  }));
  const { at } = view.heroes.warrior;
  const raids = raidChoices(view, defender).flatMap((unit): Means[] => {
    if (!isWall(at)) return [];
    const raided = withWall(view, at, { invaders: without(view.walls[at].invaders, oneOf(unit)) });
    return [
      {
        answer: { action: 'hero', args: { action: 'raid', value: unit } },
        cost: raidPrice[unit],
        after: paid({ ...raided, heroes: acted('warrior') }, defender.seat, raidPrice[unit]),
      },
    ];
  });
  return [...moves, ...speeches, ...raids];
}

function thinned(view: View, zone: string, unit: InvaderUnit): View {
  if (!isZone(zone)) return view;
  const left = without(hordeAt(view, zone), oneOf(unit));
  if (isWall(zone)) return withWall(view, zone, { invaders: left });
  if (zone === 'barbican') return { ...view, barbican: { ...view.barbican, crew: left } };
  if (zone in view.foregrounds) return { ...view, foregrounds: { ...view.foregrounds, [zone]: left } };
  if (zone in view.ramparts) {
    const rampart = zone as keyof View['ramparts'];
    return { ...view, ramparts: { ...view.ramparts, [rampart]: { ...view.ramparts[rampart], units: left } } };
  }
  return withWall(view, zone.slice(3) as Wall, { siegeTower: left });
}

function hunted(view: View, unit: DefenderUnit): View {
  const free = (one: View['buildings'][Building]): View['buildings'][Building] => ({ ...one, saboteur: false });
  const houses = Object.fromEntries(buildings.map((one) => [one, free(view.buildings[one])]));
  return { ...view, buildings: houses as View['buildings'], guards: without(view.guards, oneOf(unit)) };
}

/** Archers of a side may then shoot where they like: worth it only where a crowd waits that few of them can reach. */
function blessed(view: View, side: string): View | undefined {
  const crowded = ramparts.filter((one) => rampartData[one].side === side && totalOf(view.ramparts[one].units) >= 4);
  const [one] = crowded;
  return one && crowded.length === 1 ? thinned(view, one, present(view.ramparts[one].units)[0] ?? 'orc') : undefined;
}

/** The view after a task; undefined where it brings nothing that is counted. */
function carriedOut(view: View, task: Task, target: string, unit: string): View | undefined {
  switch (task) {
    case 'cannon':
    case 'hook':
      return { ...view, towers: { ...view.towers, [target]: task } };
    case 'cauldron-troll':
    case 'cauldron-orc':
    case 'cauldron-goblin': {
      const kind = task.slice('cauldron-'.length) as InvaderUnit;
      return withWall(view, target as Wall, { cauldron: { kind, accident: false } });
    }
    case 'platform':
      return withWall(view, target as Wall, { platform: true });
    case 'timber':
      return withWall(view, target as Wall, { wood: view.walls[target as Wall].wood + 1 });
    case 'goblin-trap':
    case 'troll-trap':
      return isPath(target) ? { ...view, paths: { ...view.paths, [target]: task } } : undefined;
    case 'glare':
      return withWall(view, target as Wall, { glare: true });
    case 'sniper':
    case 'tower-raid':
      return isInvader(unit) ? thinned(view, target, unit) : undefined;
    case 'countermand':
      return withWall(view, target.slice('order@'.length) as Wall, { order: null });
    case 'make-soldier': {
      const barracks = sumOf(without(view.barracks, oneOf('archer')), oneOf('soldier'));
      return { ...view, barracks };
    }
    case 'make-veteran': {
      const barracks = sumOf(without(view.barracks, oneOf('soldier')), oneOf('veteran'));
      return { ...view, barracks };
    }
    case 'damage-engine': {
      const pile = view.piles[target as 'catapult@rw1'];
      if (!pile) return undefined;
      return { ...view, piles: { ...view.piles, [target]: { ...pile, misses: pile.misses + 1 } } };
    }
    case 'gate-repair':
      return { ...view, barbican: { ...view.barbican, resistance: view.barbican.resistance + 1 } };
    case 'hunt':
      return isDefender(unit) ? hunted(view, unit) : undefined;
    case 'blessing':
      return blessed(view, target);
  }
}

const ofWalls: readonly Task[] = ['cauldron-troll', 'cauldron-orc', 'cauldron-goblin', 'platform', 'timber', 'glare'];
/** Means of the last moment, not to be used before the attack is known. */
const late: readonly Task[] = ['glare', 'countermand', 'tower-raid', 'blessing'];

function targetsWorth(view: View, defender: Defender, task: Task, worst: readonly Wall[]): string[] {
  const targets = targetsFor(view, defender, task) ?? [''];
  if (ofWalls.includes(task)) return targets.filter((one) => (worst as readonly string[]).includes(one));
  if (task === 'cannon' || task === 'hook') return targets.slice(0, 2);
  if (task === 'sniper') {
    const climbed = targets.filter((one) => isWall(one) || one.startsWith('st-'));
    return climbed.length > 0 ? climbed : targets;
  }
  return targets;
}

function workMeans(view: View, defender: Defender, worst: readonly Wall[]): Means[] {
  return workable(view, defender).flatMap((task): Means[] => {
    const range = investment(view, defender, task);
    const missing = missingFor(view, task);
    if (!range || range.max < missing || (late.includes(task) && view.phase !== 6)) return [];
    return targetsWorth(view, defender, task, worst).flatMap((target) =>
      (unitsFor(view, task, target) ?? ['']).flatMap((unit): Means[] => {
        const made = carriedOut(view, task, target, unit);
        if (!made) return [];
        const isMarked = task !== 'make-soldier' && task !== 'make-veteran';
        const state = { ...view.tasks[task], progress: 0, done: isMarked ? 1 : 0 };
        const named = { ...(target === '' ? {} : { target }), ...(unit === '' ? {} : { unit }) };
        const after = paid({ ...made, tasks: { ...made.tasks, [task]: state } }, defender.seat, missing);
        return [{ answer: { action: 'work', args: { task, hourglasses: missing, ...named } }, cost: missing, after }];
      }),
    );
  });
}

/** One hourglass on a task that is not finished by it. */
function progressMeans(view: View, defender: Defender): Means[] {
  return workable(view, defender).flatMap((task): Means[] => {
    const missing = missingFor(view, task);
    if (missing < 2) return [];
    const state = view.tasks[task];
    const tasks = { ...view.tasks, [task]: { ...state, progress: state.progress + 1 } };
    const after = paid({ ...view, tasks }, defender.seat, 1);
    return [{ answer: { action: 'work', args: { task, hourglasses: 1 } }, cost: 1, after }];
  });
}

/** Everything worth a thought with the hourglasses of the seat; `worst` are the walls that matter. */
export function meansOf(view: View, seat: Seat, worst: readonly Wall[]): Means[] {
  const defender = defenderAt(view, seat);
  if (!defender || defender.hourglasses < 1) return [];
  const own = worst.filter((wall) => isOwnSide(defender, wall));
  return [
    ...moveMeans(view, defender, own),
    ...heroMeans(view, defender),
    ...workMeans(view, defender, own),
    ...progressMeans(view, defender),
  ];
}

export const ownWalls = (defender: Defender): Wall[] => walls.filter((wall) => isOwnSide(defender, wall));
