/** Places and what stands there, as they go into an English sentence. */
import { capital } from '../../../../pieces/wording/index.js';
import { endsOf, isPath, isSiegeTower } from '../../rules/places.js';
import type { FrontAction } from '../../types/terms.js';
import { frontActions } from '../../types/terms.js';
import { phrases } from '../shared/phrases.js';
import { words } from './vocabulary.js';

const { place } = phrases(words);

/** What takes no article: several of a kind, or what is smeared on. */
const bare: readonly FrontAction[] = ['ladders', 'ropes', 'shields', 'poison'];

/** “a catapult”, “an altar”, “ladders”. */
export function some(action: FrontAction): string {
  const name = words.actions[action].toLowerCase();
  if (bare.includes(action)) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

const isSide = (id: string): boolean => id === 'west' || id === 'east';

/** “w2”, “the barracks”, “the catapult at rw1”, “the west side”. */
export function the(id: string): string {
  const name = place(id);
  if (isSide(id)) return `the ${name} side`;
  const [kind, where] = id.split('@');
  const thing = frontActions.find((one) => one === kind);
  if (thing && where !== undefined) return `the ${words.actions[thing].toLowerCase()} ${at(where)}`;
  if (isPath(id)) return `the path from ${endsOf(id).join(' to ')}`;
  return name === id ? name : `the ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

/** “at w2”, “in the workshop”, “on the catapult at rw1”. */
export function at(id: string): string {
  if (id === 'barbican' || the(id) === id) return `at ${the(id)}`;
  return `${Object.hasOwn(words.places, id) || isSiegeTower(id) ? 'in' : 'on'} ${the(id)}`;
}

/** As a sentence begins: “The forge”, but “w2” as the board writes it. */
export const first = (id: string): string => (the(id) === place(id) ? the(id) : capital(the(id)));
