/** Matches as earlier versions kept them: told again and played on by the rules of today. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type GameEvent,
  answer,
  awaited,
  linesOf,
  rngOver,
  sayIn,
  seedRng,
  think,
} from '../../src/kernel/index.js';

type Kept = { history: readonly { events: readonly GameEvent<AnyTypes>[] }[]; view: AnyTypes['view'] };

/** Each file of a folder: its name, and what is written in it. */
export function keptIn(folder: string): { name: string; text: string }[] {
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

export function expectTold(game: AnyGame, { history, view }: Kept): void {
  const told = history.flatMap(({ events }) => linesOf(game, events, 'spectator', sayIn(game, 'fr', [])));
  expect(told.length).toBeGreaterThan(history.length);
  expect(game.text.en.status(view, sayIn(game, 'en', [])).join('\n')).not.toContain('undefined');
}

const mostAnswers = 3000;

export function expectPlayedOn(game: AnyGame, match: AnyMatch): void {
  const rng = rngOver(seedRng('played on'));
  let now = match;
  for (let count = 0; !now.outcome && count < mostAnswers; count += 1) {
    const seat = rng.pick(awaited(game, now));
    const next = think(game, now, seat, rng);
    const result = answer(game, now, { seat, action: next?.action ?? '', args: next?.args ?? {} });
    if (!result.ok) throw new Error(JSON.stringify(result));
    now = result.match;
    expect(game.broken(now)).toEqual([]);
  }
  expect(now.outcome).not.toBeNull();
}
