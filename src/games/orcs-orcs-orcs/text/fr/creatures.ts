/** Creatures in the middle of a French sentence: one of them with its article, several with their number. */
import { the } from '../../../../pieces/wording/fr.js';
import type { Kind, SectionName } from '../../types/index.js';
import { words } from './vocabulary.js';

const several: Record<Kind, string> = {
  goblin: 'Gobelins',
  orc: 'Orques',
  shaman: 'Shamans gobelins',
  rider: 'Cavaliers orques',
  golem: 'Golems de lave',
  chief: 'Chefs',
  croc: 'Crocovolants',
  toad: 'Crapauds couveurs',
  bomber: 'Bombardiers',
};

/** « un Chef », « 2 Chefs ». */
export const some = (kind: Kind, count: number): string =>
  count === 1 ? `un ${words.kinds[kind]}` : `${count} ${several[kind]}`;

/** « le Chef en 3m », « 2 Chefs en 3m ». */
export const those = (kind: Kind, count: number, section: SectionName): string =>
  `${count === 1 ? the(words.kinds[kind], 'm') : some(kind, count)} en ${words.section(section)}`;

/** What is alike, together, in the order of its first. */
export function alike<T>(list: readonly T[], by: (one: T) => string): { one: T; count: number }[] {
  const found = new Map<string, { one: T; count: number }>();
  for (const one of list) {
    const before = found.get(by(one));
    if (before) before.count += 1;
    else found.set(by(one), { one, count: 1 });
  }
  return [...found.values()];
}
