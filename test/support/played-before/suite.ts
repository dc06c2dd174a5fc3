/** The games of a title that were played before play exactly so again. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import type { AnyGame } from '../../../src/kernel/index.js';
import { digestsOf, strays } from './digests.js';
import { type More, keptGames } from './games.js';

function linesIn(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

/** `-u` on a title's own file writes its chains anew. */
export function playedBefore(def: AnyGame, folder: string, more: readonly More[]): void {
  const file = join(folder, 'played-before.txt');
  const games = keptGames(def, folder, more);
  const before = linesIn(file);
  if (inject('renewing')) {
    const now = new Map<string, string>();
    test.each(games)('$name is kept anew', (kept) => {
      now.set(kept.name, [...digestsOf(def, kept)].join(' '));
    });
    afterAll(() => {
      writeFileSync(file, [...now].map(([name, chain]) => `${name}: ${chain}\n`).join(''));
    });
    return;
  }
  test.each(games)('$name is played as before', (kept) => {
    const how = `meant so? npx vitest run test/games/${def.id}/played-before.test.ts -u`;
    expect(strays(def, kept, before.get(kept.name) ?? ''), how).toBeUndefined();
  });
}
