/** Section 15: the titles as they are given, the wall that held longest with its own name. */
import { wallTitle } from '../../content/titles.js';
import { type Title, walls } from '../../types/terms.js';

type Worded = { name: string; for: string };

export function givenTitles(titles: Record<Title, Worded>, mark: string): Record<string, Worded> {
  const longest = titles['longest-wall'];
  const named = walls.map((wall) => [wallTitle(wall), { ...longest, name: `${longest.name}${mark}${wall}` }] as const);
  return { ...titles, ...Object.fromEntries(named) };
}
