/** Places, units and prices in words, for whatever is said of them. */
import { isForeground, isPath, isRampart, isSiegeTower, isTower, isWall, endsOf, wallOf } from '../../rules/places.js';
import { present } from '../../rules/units.js';
import { type Counts, type FrontAction, type Lane, type Unit, campLanes, frontActions } from '../../types/terms.js';
import type { Words } from './vocabulary.js';

export function phrases(words: Words) {
  const { language } = words;

  const unitCount = (count: number, unit: Unit): string => {
    const [one, many] = words.units[unit];
    return language.counted(count, one, many);
  };
  const units = <U extends Unit>(counts: Counts<U>): string => {
    const parts = present(counts).map((unit) => unitCount(counts[unit], unit));
    return parts.length === 0 ? words.nobody : language.all(parts);
  };

  const isNamed = (place: string): place is keyof Words['places'] => Object.hasOwn(words.places, place);
  const isAction = (kind: string): kind is FrontAction => (frontActions as readonly string[]).includes(kind);
  const isCampLane = (lane: string): lane is keyof Words['campLane'] => (campLanes as readonly string[]).includes(lane);

  /** As it stands on the board: ids for places with one, names for the others. */
  const place = (id: string): string => {
    if (isWall(id) || isTower(id) || isRampart(id) || isForeground(id)) return id;
    if (isSiegeTower(id)) return words.siegeTowerAt(wallOf(id));
    if (isPath(id)) return words.pathFromTo(...endsOf(id));
    if (isCampLane(id)) return words.campLane[id];
    if (isNamed(id)) return words.places[id];
    const at = id.indexOf('@');
    if (at > 0) {
      const [kind, where] = [id.slice(0, at), id.slice(at + 1)];
      if (kind === 'order') return words.orderAt(place(where));
      return words.at(isAction(kind) ? words.actions[kind] : kind, place(where));
    }
    if (id === 'officer' || id === 'warrior') return words.heroes[id];
    return id === 'west' || id === 'east' ? words.sides[id] : id;
  };
  /** With the name in front, for a list to choose from. */
  const longPlace = (id: string): string => {
    if (isPath(id)) return words.pathBetween(...endsOf(id));
    const hasId = isWall(id) || isTower(id) || isRampart(id) || isForeground(id);
    return hasId ? `${words.places[id]} (${id})` : place(id);
  };
  const lane = (id: Lane): string => place(id);
  const places = (list: readonly string[]): string =>
    list.length === 0 ? words.none : language.either(list.map(place));
  const actionNames = (list: readonly FrontAction[]): string =>
    list.length === 0 ? words.none : language.all(list.map((one) => words.actions[one]));
  return { units, unitCount, place, longPlace, lane, places, actionNames };
}
