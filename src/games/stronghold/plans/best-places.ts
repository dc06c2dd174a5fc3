/** Where an invader's action does most (17.2): for the walls that are the likeliest to fall. */
import { rampartData, wallData } from '../content/map.js';
import { placesFor } from '../rules/building.js';
import { payable } from '../rules/cards.js';
import { endsOf, engineOf, hordeAt, isPath, isRampart, isWall, rangeOf } from '../rules/places.js';
import { isOwnSide } from '../rules/seats.js';
import { strengthOf, totalOf } from '../rules/units.js';
import type { Invader } from '../types/board.js';
import { type Building, type FrontAction, type Horde, type Wall, walls } from '../types/terms.js';
import type { View } from '../types/view.js';
import { marginWith, reachOf, strengthOn } from './margin.js';

/** The houses that the garrison needs most. */
const houses: readonly Building[] = ['barracks', 'cathedral', 'workshop', 'forge', 'scouts', 'guards'];

/** The own walls that are the likeliest to fall, on the side with more troops first. */
export function mainWalls(view: View, invader: Invader): Wall[] {
  const side = strengthOn(view, 'east') > strengthOn(view, 'west') ? 'east' : 'west';
  const worth = (wall: Wall): number =>
    Math.max(-15, marginWith(view, wall, reachOf(view, wall))) + (wallData[wall].side === side ? 1 : 0);
  return walls
    .filter((wall) => isOwnSide(invader, wall))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, 3);
}

/** How much a place does for the main walls: 0 where it does nothing for any. */
function served(view: View, main: readonly Wall[], place: string): number {
  if (isPath(place)) return totalOf(hordeAt(view, endsOf(place)[0]));
  if (isWall(place)) return main.includes(place) ? 3 - main.indexOf(place) : 0;
  const engine = engineOf(view, place);
  const reached = engine ? rangeOf(engine) : isRampart(place) ? rampartData[place].walls : main;
  return main.reduce((sum, wall, index) => sum + (reached.includes(wall) ? 3 - index : 0), 0);
}

export type RankedPlace = { place: string; serves: number };

/** Every place where the action may be put, the best first. */
export function rankedPlaces(view: View, invader: Invader, what: FrontAction): RankedPlace[] {
  const places = placesFor(view, invader, what) ?? [];
  if (what === 'saboteur' || what === 'fire') {
    return houses.filter((house) => places.includes(house)).map((place) => ({ place, serves: 1 }));
  }
  const main = mainWalls(view, invader);
  return places.map((place) => ({ place, serves: served(view, main, place) })).sort((a, b) => b.serves - a.serves);
}

/** The price that gives the garrison the least time. */
export function quickestPay(view: View, invader: Invader, what: FrontAction): Horde | undefined {
  const [pay] = payable(view, invader, what).sort((a, b) => totalOf(a) - totalOf(b) || strengthOf(a) - strengthOf(b));
  return pay;
}
