/** Where on the board a choice lies, for its number. */
import {
  isForeground,
  isHero,
  isPath,
  isRampart,
  isSiegeTower,
  isTower,
  isWall,
  wallOf,
} from '../../src/games/stronghold/rules/places.js';
import { quarters } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { type Box, around, box } from '../kit/shapes.js';
import {
  foregroundRoom,
  masonry,
  quarterRooms,
  rampartRoom,
  roadRoom,
  towerRoom,
  wallRoom,
  wallRows,
  wayOf,
} from './layout.js';

/** Undefined where it lies nowhere in particular: a side, or holding fire. */
export function spotOf(view: View, place: string): Box | undefined {
  if (isWall(place)) return wallRoom(place);
  if (isRampart(place)) return rampartRoom(place);
  if (isForeground(place)) return foregroundRoom(place);
  if (place === 'barbican' || place === 'camp-barbican') return roadRoom;
  if (isPath(place)) return around(wayOf(place).spot, 34);
  if (isSiegeTower(place)) return wallRows(wallOf(place)).siegeTower;
  if (isTower(place)) {
    const { x, width } = towerRoom(place);
    return box(x - 2, masonry.from - 66, width + 4, 68);
  }
  const quarter = quarters.findIndex((one) => one === place);
  if (quarter >= 0) return quarterRooms(quarters.length)[quarter];
  if (isHero(place)) return spotOf(view, view.heroes[place].at);
  if (place.startsWith('camp-f')) return spotOf(view, place.slice('camp-'.length));
  const at = place.indexOf('@');
  return at < 0 ? undefined : spotOf(view, place.slice(at + 1));
}
