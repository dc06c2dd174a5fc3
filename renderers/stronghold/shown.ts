/** What the pictures of a view must show. */
import { posts } from '../../src/games/stronghold/rules/garrison.js';
import { engineId, garrisonAt, hordeAt, isTower, isWall, zones } from '../../src/games/stronghold/rules/places.js';
import { present } from '../../src/games/stronghold/rules/units.js';
import {
  type Counts,
  type Unit,
  buildings,
  heroes,
  paths,
  quarters,
  ramparts,
  tasks,
  teams,
  towers,
  walls,
} from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import type { ShownPiece } from '../renderer.js';
import { unitId } from './troops.js';

const fixed = (id: string): ShownPiece => ({ id });
const deciding = (id: string): ShownPiece => ({ id, decides: true, stands: true });

/** A heap is one piece a type; in spaces everybody stands alone. */
function heaped<U extends Unit>(place: string, counts: Counts<U>): ShownPiece[] {
  return present(counts).map((type) => deciding(unitId(place, type)));
}
function singly<U extends Unit>(place: string, counts: Counts<U>): ShownPiece[] {
  return present(counts).flatMap((type) =>
    Array.from({ length: counts[type] }, (_, index) => deciding(`${unitId(place, type)}#${index + 1}`)),
  );
}

export function boardPieces(view: View): ShownPiece[] {
  return [...troops(view), ...wallPieces(view), ...outsidePieces(view), ...insidePieces(view)];
}

function troops(view: View): ShownPiece[] {
  return [
    ...zones.flatMap((zone) => {
      const single = isWall(zone) || zone.startsWith('st-');
      return single ? singly(zone, hordeAt(view, zone)) : heaped(zone, hordeAt(view, zone));
    }),
    ...posts.flatMap((post) => {
      if (isTower(post)) return [];
      return isWall(post) ? singly(post, garrisonAt(view, post)) : heaped(post, garrisonAt(view, post));
    }),
    ...heaped('hospital', view.hospital),
    ...view.invaders.flatMap(({ seat, camp, reserve }) => [
      ...heaped(`camp-${seat}`, camp),
      ...heaped(`reserve-${seat}`, reserve),
    ]),
  ];
}

function wallPieces(view: View): ShownPiece[] {
  return [
    ...walls.flatMap((wall) => {
      const { siegeTower, equipment, order, cauldron, platform, breached } = view.walls[wall];
      return [
        `strength:${wall}`,
        `stone:${wall}`,
        ...(siegeTower ? [`siege-tower:${wall}`] : []),
        ...equipment.map((item) => `equipment:${wall}:${item}`),
        ...(order ? [`order:${wall}`] : []),
        ...(cauldron ? [`cauldron:${wall}:${cauldron.kind}`] : []),
        ...(platform ? [`platform:${wall}`] : []),
        ...(breached ? [`breached:${wall}`] : []),
      ].map(fixed);
    }),
    ...heroes.map((hero) => deciding(`hero:${hero}`)),
    ...towers.flatMap((tower) => {
      const held = view.towers[tower];
      return held === 'empty' ? [fixed(`tower:${tower}`)] : [deciding(`tower:${tower}:${held}`)];
    }),
  ];
}

function outsidePieces(view: View): ShownPiece[] {
  return [
    ...view.engines.map((engine) => deciding(`engine:${engineId(engine)}`)),
    ...ramparts.flatMap((rampart) => {
      const { altar, mantlet, trainings } = view.ramparts[rampart];
      return [
        ...(altar ? [deciding(`altar:${rampart}`)] : []),
        ...(mantlet ? [fixed(`mantlet:${rampart}`)] : []),
        ...trainings.map((training) => fixed(`training:${rampart}:${training}`)),
      ];
    }),
    ...paths.flatMap((path) => (view.paths[path] ? [fixed(`path:${path}:${view.paths[path]}`)] : [])),
    ...['ram', 'gate', 'dead', 'rites'].map(fixed),
  ];
}

function insidePieces(view: View): ShownPiece[] {
  return [
    ...quarters.map((quarter) => fixed(`quarter:${quarter}`)),
    ...tasks.map((task) => fixed(`task:${task}`)),
    ...buildings.flatMap((building) => [
      ...(view.buildings[building].saboteur ? [fixed(`saboteur:${building}`)] : []),
      ...(view.buildings[building].fire ? [fixed(`fire:${building}`)] : []),
    ]),
    ...teams.map((team) => fixed(`glory:${team}`)),
    ...view.players.map((_, seat) => fixed(`player:${seat}`)),
    ...view.defenders.map(({ seat }) => fixed(`hourglasses:${seat}`)),
  ];
}
