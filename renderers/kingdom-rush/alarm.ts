/** Which hordes would escape in the next advance as the board stands now, and what that would cost. */
import {
  boardOf,
  distanceOf,
  hasTrait,
  heartsFor,
  inOrder,
  isBlocked,
  isFullyCovered,
  isUnder,
} from '../../src/games/kingdom-rush/rules/hordes.js';
import { pathAhead } from '../../src/games/kingdom-rush/rules/maps.js';
import { type Horde, type Space, type View, lanes } from '../../src/games/kingdom-rush/types/index.js';

export type Escape = { horde: Horde; gate: Space; hearts: number };

/** KRU-11.3 to 11.7, lane by lane, without what heroes and chance may still change. */
export function escapesOf(view: View): Escape[] {
  const map = boardOf(view);
  const places = new Map(inOrder(view).flatMap((horde) => (isFullyCovered(view, horde) ? [] : [[horde, horde.at]])));
  const handled = new Set<Horde>();
  const escapes: Escape[] = [];
  const step = (horde: Horde, from: Space): Space | undefined => {
    const taken = new Set(places.values());
    const to = pathAhead(map, from).find((space) => !taken.has(space));
    if (to === undefined) places.delete(horde);
    else places.set(horde, to);
    return to;
  };
  const advance = (horde: Horde, from: Space): void => {
    let at: Space | undefined = from;
    for (let left = hasTrait(view, horde, 'fast') ? 2 : 1; left > 0 && at !== undefined; left -= 1)
      at = step(horde, at);
    const isWindy = view.env.some((env) => env.tile === 'cyclone' && env.at === at);
    if (at !== undefined && isWindy && !isUnder(view, 'stillness')) at = step(horde, at);
    if (at !== undefined) return;
    escapes.push({ horde, gate: map.exitOf.get(from) ?? from, hearts: heartsFor(view, horde) });
  };
  for (const lane of lanes) {
    const chain = map.lanes.get(lane) ?? [];
    for (const horde of inOrder(view)) {
      const from = places.get(horde);
      if (from === undefined || handled.has(horde) || !chain.includes(horde.at)) continue;
      handled.add(horde);
      if (!horde.held && !isBlocked(view, horde) && Number.isFinite(distanceOf(view, horde))) advance(horde, from);
    }
  }
  return escapes;
}
