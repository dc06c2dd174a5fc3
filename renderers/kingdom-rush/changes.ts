/** What is different from the last picture: towers, flowers, figures, treasure, life by key. */
import type { View } from '../../src/games/kingdom-rush/types/index.js';
import { type Differences, type Movement, differences, movements } from '../kit/differences.js';

function tallyOf(view: View): Map<string, number> {
  const found = new Map<string, number>();
  const one = (key: string): void => void found.set(key, 1);
  for (const { at, soldierTower, towers } of view.sites)
    for (const { card } of soldierTower ? [...towers, soldierTower] : towers) one(`tower:${card.uid}:${at}`);
  for (const { tile, at } of view.env) one(`env:${tile}:${at}`);
  for (const { at, wilted } of view.flowers) one(`flower:${at}:${wilted ? 'wilted' : 'fresh'}`);
  for (const { at, standing } of view.totems) one(`totem:${at}:${standing ? 'stands' : 'fell'}`);
  for (const at of view.tentacles) one(`tentacle:${at}`);
  for (const { tag, card } of view.hordes) one(`horde:${tag}:${card}`);
  for (const { hero } of view.players) {
    if (!hero) continue;
    if (hero.at !== null) one(`hero:${hero.id}:${hero.at}`);
    found.set(`life:${hero.id}`, hero.life);
  }
  for (const { id, at } of view.solo?.secondaries ?? []) if (at !== null) one(`hero:${id}:${at}`);
  for (const [key, value] of Object.entries({ hearts: view.hearts, gold: view.gold, diamonds: view.diamonds }))
    found.set(key, value);
  return found;
}

/** Nothing is marked while the table is still being laid. */
export function changesBetween(before: View | undefined, view: View): Differences {
  return differences(before && before.round > 0 ? tallyOf(before) : undefined, tallyOf(view));
}

const placesOf = (view: View): Map<string, string> =>
  new Map(view.hordes.map(({ tag, card, at }) => [`${tag}:${card}`, at]));

/** Hordes that stand elsewhere than before. */
export function marches(before: View | undefined, view: View): readonly Movement<string>[] {
  return movements(before && placesOf(before), placesOf(view));
}
