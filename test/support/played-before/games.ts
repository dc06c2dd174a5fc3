/** Which games of a title are kept: the recorded ones that bots played, each preset at each number of seats, and what the title adds. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../../src/kernel/index.js';
import { type Recording, type Table, tablesOf } from '../../../scripts/rehearsal/walk.js';
import type { Kept } from './digests.js';

/** A table beyond the presets; each seed is a game. */
export type More = Table & { seeds: readonly string[] };

function recordedIn(folder: string): Kept[] {
  return (
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      // Every second one is played at random; of those there are enough below.
      .filter((_, index) => index % 2 === 0)
      .map((name) => {
        const recorded = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recording;
        const { seats, options, seed } = recorded;
        return { name: `recorded ${name.replace('.json', '')}`, seats, options, seed, recorded };
      })
  );
}

function tableGames({ preset, seats, options }: Table, seeds: readonly string[]): Kept[] {
  return seeds.map((seed) => ({ name: `${preset}, ${seats} seats, ${seed}`, seats, options, seed }));
}

export function keptGames(def: AnyGame, folder: string, more: readonly More[]): Kept[] {
  return [
    ...recordedIn(join(folder, 'recorded')),
    ...tablesOf(def).flatMap((table) => tableGames(table, ['a'])),
    ...more.flatMap(({ seeds, ...table }) => tableGames(table, seeds)),
  ];
}
