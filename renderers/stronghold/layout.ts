/** The lie of the land: camp above, fortress below, west left, east right; nothing ever moves. */
import { endsOf, isForeground, isRampart } from '../../src/games/stronghold/rules/places.js';
import {
  type Foreground,
  type Path,
  type Rampart,
  type Tower,
  type Wall,
  towers,
  walls,
} from '../../src/games/stronghold/types/terms.js';
import { headerHeight, legendHeight } from '../kit/frame.js';
import { type Box, type Point, at, between, box, columns, middle } from '../kit/shapes.js';

const left = 12;
const width = 1256;

export const stripRoom: Box = box(left, headerHeight + 6, width, 98);
const groundTop = stripRoom.y + stripRoom.height + 8;
const groundHeight = 88;
const rampartTop = groundTop + groundHeight + 34;
const rampartHeight = 146;
export const wallTop = rampartTop + rampartHeight + 44;
const wallHeight = 394;
/** The masonry that runs from one end of the picture to the other. */
export const masonry = { from: wallTop + 258, to: wallTop + 316 };
export const fortressRoom: Box = box(left, wallTop + wallHeight + 8, width, 200);
export const legendRoom: Box = box(0, fortressRoom.y + fortressRoom.height + 6, 1280, legendHeight);
export const boardHeight = legendRoom.y + legendRoom.height;
/** Everything on which pieces stand. */
export const fieldRoom: Box = box(0, groundTop - 4, 1280, fortressRoom.y + fortressRoom.height - groundTop + 8);

const wallWidth = 110;
const towerWidth = 35;
const pitch = wallWidth + towerWidth;
const gateWidth = 96;
const east = left + 4 * pitch + gateWidth;

export function wallRoom(wall: Wall): Box {
  const index = walls.indexOf(wall);
  const x = index < 4 ? left + index * pitch : east + towerWidth + (index - 4) * pitch;
  return box(x, wallTop, wallWidth, wallHeight);
}

/** The strip between two walls in which a tower stands. */
export function towerRoom(tower: Tower): Box {
  const index = towers.indexOf(tower);
  const x = index < 4 ? left + index * pitch + wallWidth : east + (index - 4) * pitch;
  return box(x, wallTop, towerWidth, wallHeight);
}

export const gateRoom: Box = box(left + 4 * pitch, wallTop, gateWidth, wallHeight);

const rampartWidth = 132;
const rampartLeft: Record<Rampart, number> = {
  ...{ rw1: 12, rw2: 180, rw3: 318, rw4: 456 },
  ...{ re1: 784, re2: 929, re3: 1074 },
};
export function rampartRoom(rampart: Rampart): Box {
  return box(rampartLeft[rampart], rampartTop, rampartWidth, rampartHeight);
}
/** The road to the barbican, where the ram stands. */
export const roadRoom: Box = box(596, rampartTop, 180, rampartHeight);

export function foregroundRoom(foreground: Foreground): Box {
  return foreground === 'fw' ? box(left, groundTop, 576, groundHeight) : box(784, groundTop, 484, groundHeight);
}
/** Between the foregrounds: the dead and the rites. */
export const graveRoom: Box = box(596, groundTop, 180, groundHeight);

export type Way = { from: Point; to: Point; spot: Point };

/** A path as it is drawn, with the spot for its bridge or trap. */
export function wayOf(path: Path): Way {
  const [from, to] = endsOf(path);
  if (isRampart(from) && isRampart(to)) {
    const [a, b] = [rampartRoom(from), rampartRoom(to)];
    const y = a.y + a.height / 2;
    return way(at(a.x, y), at(b.x + b.width, y));
  }
  if (isForeground(from) && isRampart(to)) {
    const b = rampartRoom(to);
    return way(at(middle(b).x, groundTop + groundHeight), at(middle(b).x, b.y));
  }
  const [a, b] = [rampartRoom(from as Rampart), wallRoom(to as Wall)];
  const [low, high] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)];
  const foot = a.y + a.height;
  if (high - low >= 24) return way(at((low + high) / 2, foot), at((low + high) / 2, b.y));
  return way(at(a.x + a.width - 13, foot), at(b.x + 15, b.y));
}
const way = (from: Point, to: Point): Way => ({ from, to, spot: between(from, to, 0.5) });

export const quarterRooms = (count: number): Box[] => columns(fortressRoom, count, 5);

/** The rows of a wall's column, from the enemy's side to the garrison's. */
export function wallRows(wall: Wall): {
  id: Box;
  invaders: Box;
  siegeTower: Box;
  gear: Box;
  strength: Box;
  word: Box;
  masonry: Box;
  defenders: Box;
  platform: Box;
} {
  const { x, y, width: wide } = wallRoom(wall);
  const row = (from: number, height: number): Box => box(x + 4, y + from, wide - 8, height);
  return {
    id: row(2, 24),
    invaders: row(33, 72),
    siegeTower: row(108, 40),
    gear: row(150, 34),
    strength: row(186, 42),
    word: row(229, 22),
    masonry: row(258, 58),
    defenders: row(320, 34),
    platform: row(356, 35),
  };
}
