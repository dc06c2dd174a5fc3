/** What both sides count (17.1): the margin of a wall, what could stand there, and whether an entry would win. */
import { foregroundData, rampartData, wallData } from '../content/map.js';
import { deploymentData } from '../content/prices.js';
import { entryGlory, furtherGlory, siegeTowerRoom, strengths } from '../content/numbers.js';
import { gloryOf } from '../rules/glory.js';
import { attackOn, defenceOf, hasFury } from '../rules/melee.js';
import { attackersAt, engineId, heroAt, rangeOf } from '../rules/places.js';
import { wallCapacity } from '../rules/room.js';
import { isNobody, present, strengthOf, strongest, sumOf, totalOf, without } from '../rules/units.js';
import type { Field } from '../types/board.js';
import { type Horde, type Side, type Wall, foregrounds, ramparts as allRamparts, walls } from '../types/terms.js';
import type { View } from '../types/view.js';

/** From this turn on waiting costs the invaders more than it brings. */
export const stormFrom = 4;

/** What the oil leaves of those on a wall. */
function afterOil(field: Field, wall: Wall, units: Horde): Horde {
  const { cauldron } = field.walls[wall];
  if (!cauldron || cauldron.accident) return units;
  const { kind } = cauldron;
  return { ...units, [kind]: kind === 'goblin' ? 0 : Math.max(0, units[kind] - 1) };
}

/** What orders may add: known ones as they are, a face-down one at a third of the worst. */
function orderWorth(field: Field, wall: Wall, units: Horde): number {
  const { order } = field.walls[wall];
  if (!order) return 0;
  const called = totalOf(units) < wallCapacity(field, wall) ? strengths.troll : 0;
  if (order.tile === null) return Math.max(2 * units.goblin, called) / 3;
  if (order.tile === 'trolls-call') return called;
  return order.tile === 'goblin-fury' && !order.open ? 2 * units.goblin : 0;
}

/** More than 0 is a breach (STR-17.6): attack less defence less the plain strength of the units there. */
export function marginWith(field: Field, wall: Wall, units: Horde): number {
  const state = field.walls[wall];
  const fighting = afterOil(field, wall, units);
  if (isNobody(fighting)) return -99;
  const bare = attackOn(field, wall, false) - strengthOf(attackersAt(field, wall));
  const fury = hasFury(field, wall) ? 2 * fighting.goblin : 0;
  const attack = bare + strengthOf(fighting) + fury + orderWorth(field, wall, fighting);
  const poison = state.equipment.includes('poison') && state.defenders.archer > 0;
  const officer = heroAt(field, wall) === 'officer' ? 1 : 0;
  return attack - defenceOf(field, wall) - strengthOf(state.defenders) + (poison ? 2 + officer : 0);
}
export function margin(field: Field, wall: Wall): number {
  return marginWith(field, wall, attackersAt(field, wall));
}

/** What the engines in range are likely to add to a margin. */
export function battering(view: View, wall: Wall): number {
  let sum = 0;
  for (const engine of view.engines) {
    if (!rangeOf(engine).includes(wall)) continue;
    const pile = view.piles[engineId(engine)];
    const hit = pile ? pile.hits / Math.max(1, pile.hits + pile.misses) : 2 / 7;
    const [best] = present(view.walls[wall].defenders);
    if (engine.kind !== 'ballista') sum += view.walls[wall].stone + view.walls[wall].wood > 0 ? hit : 0;
    else if (best && isNobody(attackersAt(view, wall))) sum += hit * 2 * strengths[best];
  }
  return sum;
}

/** The strongest that can stand at a wall in the coming assault: from its ramparts, and from the foreground behind. */
export function reachOf(field: Field, wall: Wall): Horde {
  const there = attackersAt(field, wall);
  const room = Math.max(0, wallCapacity(field, wall) - totalOf(field.walls[wall].invaders));
  const { ramparts, side } = wallData[wall];
  const near = ramparts.map((rampart) => field.ramparts[rampart].units).reduce(sumOf);
  const first = strongest(near, room);
  const ground = field.foregrounds[side === 'west' ? 'fw' : 'fe'];
  const left = without(near, first);
  const behind = strongest(sumOf(ground, left), Math.min(room - totalOf(first), deploymentData.large.limit));
  return sumOf(sumOf(there, first), behind);
}

/** The strongest that could stand there a turn or two from now: with the foreground and the camp behind. */
export function massOf(field: Field, wall: Wall): Horde {
  const { ramparts, side } = wallData[wall];
  const near = ramparts.map((rampart) => field.ramparts[rampart].units).reduce(sumOf);
  const ground = field.foregrounds[side === 'west' ? 'fw' : 'fe'];
  const camps = field.invaders.filter(({ sides }) => sides.includes(side)).map(({ camp }) => camp);
  const all = [near, ground, ...camps].reduce(sumOf, attackersAt(field, wall));
  const tower = field.walls[wall].siegeTower === null ? 0 : siegeTowerRoom;
  return strongest(all, wallCapacity(field, wall) + tower);
}

/** How likely a wall is to fall, from its margin. */
export function chanceOf(from: number, spread: number): number {
  return 1 / (1 + Math.exp(-(from - 0.5) / spread));
}

/** How many walls may fall in the coming assault without the entry winning for the invaders; ties count half. */
export function entriesBorne(field: Field, options: View['options']): number {
  if (options.fall === 'breach-decides' && field.invaders.length > 1) return 0;
  const { invaders, defenders } = gloryOf(field.glory);
  let borne = 0;
  while (borne < walls.length && invaders + entryGlory + borne * furtherGlory < defenders) borne += 1;
  return borne;
}
/** Walls that must fall at once for the entry to win; a tie is not enough. */
export function entriesNeeded(field: Field, options: View['options']): number {
  if (options.fall === 'breach-decides' && field.invaders.length > 1) return 1;
  const { invaders, defenders } = gloryOf(field.glory);
  return Math.max(1, defenders - invaders - entryGlory + 1 + 1);
}

/** Strength outside the camp by side, the nearer the more (17.2.1). */
export function strengthOn(field: Field, side: Side): number {
  const grounds = foregrounds.filter((one) => foregroundData[one].side === side);
  const near = allRamparts.filter((one) => rampartData[one].side === side);
  const up = walls.filter((one) => wallData[one].side === side);
  return (
    grounds.reduce((sum, one) => sum + strengthOf(field.foregrounds[one]), 0) +
    near.reduce((sum, one) => sum + 2 * strengthOf(field.ramparts[one].units), 0) +
    up.reduce((sum, one) => sum + 3 * strengthOf(attackersAt(field, one)), 0)
  );
}
