/** Where everything lies on the board: the rooms of the sheet and the 45 places of the map. */
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { headerHeight, legendHeight } from '../kit/frame.js';
import { type Box, type Point, at, box } from '../kit/shapes.js';

export const boardHeight = 1280;
const alarmHeight = 66;
const generalsHeight = 116;
const heroesHeight = 180;

export const alarmRoom: Box = box(0, headerHeight, 1280, alarmHeight);
export const legendRoom: Box = box(0, boardHeight - legendHeight, 1280, legendHeight);
export const heroesRoom: Box = box(12, legendRoom.y - heroesHeight - 4, 1256, heroesHeight);
export const generalsRoom: Box = box(12, heroesRoom.y - generalsHeight - 8, 1256, generalsHeight);
export const mapRoom: Box = box(0, alarmRoom.y + alarmHeight, 1280, generalsRoom.y - 8 - alarmRoom.y - alarmHeight);

/**
 * On a field of 1280 by 788. Moved apart from the sketch of the specification until each place has its own room for
 * pieces and name, no line crosses another, and none runs through a place that it does not lead to.
 */
const spots: Record<LocId, readonly [x: number, y: number]> = {
  'amarak-peak': [1063, 189],
  'ancient-ruins': [950, 370],
  'angel-tear-falls': [525, 607],
  'blizzard-mountains': [1214, 354],
  'blood-flats': [186, 582],
  'bounty-bay': [692, 568],
  'brookdale-village': [314, 416],
  'chimera-inn': [1071, 437],
  'crystal-hills': [904, 715],
  'cursed-plateau': [1209, 619],
  'dancing-stones': [822, 322],
  'dark-woods': [89, 70],
  'dragons-teeth-range': [477, 728],
  'eagle-nest-inn': [67, 312],
  'eagle-peak-pass': [822, 191],
  'enchanted-glade': [188, 342],
  'father-oak-forest': [481, 355],
  'fire-river': [700, 695],
  'ghost-marsh': [1209, 91],
  'golden-oak-forest': [130, 192],
  'greenleaf-village': [801, 444],
  'gryphon-forest': [786, 69],
  'gryphon-inn': [666, 122],
  'heavens-glade': [1073, 312],
  'land-of-amazons': [1070, 566],
  'mccorm-highlands': [1033, 68],
  'mermaid-harbor': [838, 594],
  'minotaur-forest': [424, 109],
  'monarch-city': [641, 390],
  'mountains-of-mist': [950, 497],
  'orc-valley': [700, 242],
  'pleasant-hill': [435, 481],
  'raven-forest': [316, 628],
  'rock-bridge-pass': [255, 222],
  'scorpion-canyon': [120, 703],
  'sea-bird-port': [416, 234],
  'seagull-lagoon': [545, 74],
  'serpent-swamp': [909, 71],
  'thorny-woods': [1200, 222],
  'unicorn-forest': [120, 462],
  'whispering-woods': [943, 247],
  'windy-pass': [296, 100],
  'withered-hills': [1191, 497],
  'wolf-pass': [544, 221],
  'wyvern-forest': [1025, 689],
};
const field = { width: 1280, height: 788 };

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
