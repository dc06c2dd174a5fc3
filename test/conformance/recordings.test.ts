import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { fingerprint, type SavedGame } from '../../scripts/rehearsal/recording.js';
import { transcript } from '../support/transcript.js';
import { replay } from '../../scripts/rehearsal/walk.js';

function savedGames(folder: string): SavedGame[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SavedGame);
}

describe.each([anyGame(ticTacToe), ...games].map((def) => [def.id, def] as const))('%s', (id, def) => {
  const folder = join(import.meta.dirname, '..', 'games', id);

  test('recorded games play again to the same end', () => {
    const saved = savedGames(join(folder, 'recorded'));
    expect(saved.length).toBeGreaterThanOrEqual(id === ticTacToe.id ? 0 : 20);
    for (const game of saved) {
      const end = { ...replay(def, game), version: game.version ?? 1 };
      expect(fingerprint(end), game.seed).toBe(game.fingerprint);
    }
  });

  test('the golden playthrough reads as before', async () => {
    await expect(transcript(def)).toMatchFileSnapshot(join(folder, 'golden', 'transcript.txt'));
  });
});
