/** What is different from the last picture: everything that stands, by key. */
import { garrisonAt, hordeAt, zones } from '../../src/games/stronghold/rules/places.js';
import { posts } from '../../src/games/stronghold/rules/garrison.js';
import { gloryOf } from '../../src/games/stronghold/rules/glory.js';
import { engineId } from '../../src/games/stronghold/rules/places.js';
import {
  buildings,
  heroes,
  paths,
  ramparts,
  tasks,
  teams,
  towers,
  walls,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { type Differences, differences } from '../kit/differences.js';

/** Units of a kind at a place. */
export const unitKey = (place: string, unit: string): string => `units:${place}:${unit}`;

function standing(view: View): Map<string, number> {
  const counts = new Map<string, number>();
  const set = (key: string, count: number): void => {
    if (count !== 0) counts.set(key, count);
  };
  const units = (place: string, there: Readonly<Record<string, number>>): void => {
    for (const [unit, count] of Object.entries(there)) set(unitKey(place, unit), count);
  };
  for (const zone of zones) units(zone, hordeAt(view, zone));
  for (const post of posts) units(post, garrisonAt(view, post));
  units('hospital', view.hospital);
  units('dead', view.dead);
  for (const { seat, camp, reserve } of view.invaders) {
    units(`camp-${seat}`, camp);
    units(`reserve-${seat}`, reserve);
  }
  for (const wall of walls) {
    const state = view.walls[wall];
    set(`stone:${wall}`, state.stone);
    set(`wood:${wall}`, state.wood);
    for (const item of state.equipment) set(`equipment:${wall}:${item}`, 1);
    if (state.cauldron) set(`cauldron:${wall}:${state.cauldron.kind}`, 1);
    for (const what of ['platform', 'gale', 'glare', 'breached'] as const) set(`${what}:${wall}`, state[what] ? 1 : 0);
    set(`order:${wall}:${state.order?.open === true ? 'open' : 'down'}`, state.order ? 1 : 0);
    set(`siege-tower:${wall}`, state.siegeTower ? 1 : 0);
  }
  for (const rampart of ramparts) {
    const { altar, mantlet, trainings } = view.ramparts[rampart];
    set(`altar:${rampart}`, altar ? 1 : 0);
    set(`mantlet:${rampart}`, mantlet ? 1 : 0);
    for (const training of trainings) set(`training:${rampart}:${training}`, 1);
  }
  for (const engine of view.engines) set(`engine:${engineId(engine)}`, 1);
  for (const path of paths) if (view.paths[path]) set(`path:${path}:${view.paths[path]}`, 1);
  for (const tower of towers) if (view.towers[tower] !== 'empty') set(`tower:${tower}:${view.towers[tower]}`, 1);
  for (const building of buildings) {
    set(`saboteur:${building}`, view.buildings[building].saboteur ? 1 : 0);
    set(`fire:${building}`, view.buildings[building].fire ? 1 : 0);
  }
  for (const task of tasks) set(`done:${task}`, view.tasks[task].done);
  for (const hero of heroes) set(`hero:${hero}:${view.heroes[hero].at}`, 1);
  set('ram', view.barbican.parts);
  set('resistance', view.barbican.resistance + (3 - view.barbican.gate) * 8);
  const glory = gloryOf(view.glory);
  for (const team of teams) set(`glory:${team}`, glory[team]);
  return counts;
}

export function changesBetween(before: View | undefined, view: View): Differences {
  return differences(before && standing(before), standing(view));
}
