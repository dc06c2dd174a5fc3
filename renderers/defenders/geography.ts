/** Where everything lies on the board: the rooms of the sheet and the 45 places of the map. */
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { headerHeight, legendHeight } from '../kit/frame.js';
import { type Box, type Point, at, box } from '../kit/shapes.js';

export const boardHeight = 1280;
const alarmHeight = 70;
const generalsHeight = 116;
const heroesHeight = 180;

export const alarmRoom: Box = box(0, headerHeight, 1280, alarmHeight);
export const legendRoom: Box = box(0, boardHeight - legendHeight, 1280, legendHeight);
export const heroesRoom: Box = box(12, legendRoom.y - heroesHeight - 4, 1256, heroesHeight);
export const generalsRoom: Box = box(12, heroesRoom.y - generalsHeight - 8, 1256, generalsHeight);
export const mapRoom: Box = box(0, alarmRoom.y + alarmHeight, 1280, generalsRoom.y - 8 - alarmRoom.y - alarmHeight);

/**
 * On a field of 1280 by 766. Moved apart from the sketch of the specification until each place has its own room for
 * pieces and name, no line crosses another, and none runs through a place that it does not lead to.
 */
const spots: Record<LocId, readonly [x: number, y: number]> = {
  'amarak-peak': [1062, 188],
  'ancient-ruins': [949, 368],
  'angel-tear-falls': [563, 570],
  'blizzard-mountains': [1214, 366],
  'blood-flats': [251, 578],
  'bounty-bay': [701, 570],
  'brookdale-village': [297, 447],
  'chimera-inn': [1069, 429],
  'crystal-hills': [889, 706],
  'cursed-plateau': [1214, 609],
  'dancing-stones': [780, 314],
  'dark-woods': [70, 69],
  'dragons-teeth-range': [511, 705],
  'eagle-nest-inn': [67, 310],
  'eagle-peak-pass': [796, 193],
  'enchanted-glade': [190, 327],
  'father-oak-forest': [450, 388],
  'fire-river': [701, 705],
  'ghost-marsh': [1212, 113],
  'golden-oak-forest': [109, 189],
  'greenleaf-village': [815, 436],
  'gryphon-forest': [785, 69],
  'gryphon-inn': [665, 120],
  'heavens-glade': [1078, 309],
  'land-of-amazons': [1065, 554],
  'mccorm-highlands': [1031, 68],
  'mermaid-harbor': [844, 585],
  'minotaur-forest': [392, 128],
  'monarch-city': [608, 392],
  'mountains-of-mist': [945, 491],
  'orc-valley': [649, 244],
  'pleasant-hill': [418, 508],
  'raven-forest': [371, 632],
  'rock-bridge-pass': [232, 207],
  'scorpion-canyon': [129, 651],
  'sea-bird-port': [391, 253],
  'seagull-lagoon': [545, 69],
  'serpent-swamp': [908, 72],
  'thorny-woods': [1213, 243],
  'unicorn-forest': [131, 520],
  'whispering-woods': [917, 248],
  'windy-pass': [265, 87],
  'withered-hills': [1192, 488],
  'wolf-pass': [523, 192],
  'wyvern-forest': [1028, 674],
};
const field = { width: 1280, height: 766 };

export function spotOf(loc: LocId): Point {
  const [x, y] = spots[loc];
  return at(mapRoom.x + (x * mapRoom.width) / field.width, mapRoom.y + (y * mapRoom.height) / field.height);
}

/** Radius of the disc that stands for a place. */
export function radiusOf(loc: LocId): number {
  const { kind } = sites[loc];
  return kind === 'city' ? 50 : 24;
}

/** Each line once. */
export const lines: readonly (readonly [LocId, LocId])[] = locationIds.flatMap((loc) =>
  sites[loc].neighbours.filter((other) => loc < other).map((other) => [loc, other] as const),
);
