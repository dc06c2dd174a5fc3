/** The one who taps in our evenings finds every move of whole games on the panel, by what stands on it alone. */
import { describe, expect, test } from 'vitest';
import { askingAt } from '../../src/discord/at-table.js';
import { wordedMove } from '../../src/discord/asking/wording.js';
import { clip, limits } from '../../src/discord/limits.js';
import { gameOf } from '../../src/games/index.js';
import { asListed, asReady } from '../../scripts/rehearsal/onlooker.js';
import { type Said, walk } from '../../scripts/rehearsal/walk.js';
import { inWords } from '../../scripts/rehearsal/wording.js';
import type { AnyGame, AnyMatch, Args } from '../../src/kernel/index.js';
import { tap } from '../support/evening/hands.js';
import { unpluggedPanel } from '../support/evening/unplugged-panel.js';
import { comesTo, seated } from '../support/taps.js';

/** What goes wrong where somebody taps this; undefined where it is done. */
async function failing(game: AnyGame, match: AnyMatch, { seat, ...answer }: Said): Promise<string | undefined> {
  const at = seated(game, match, seat);
  const listed = asListed(at, seat, answer);
  const asking = askingAt(at, answer.action);
  if (!listed || !asking) return undefined;
  const { hands, panel, done } = unpluggedPanel(at, 'Tom');
  try {
    const worded = inWords(game, match, seat, asReady(at, seat, listed), at.say);
    await tap(hands, panel, worded, 'en');
  } catch (fault) {
    return `${JSON.stringify(listed)}: ${String(fault)}`;
  }
  const so = done();
  const isMeant = so?.action === answer.action && comesTo(asking, listed.args, so.args);
  // What reads the same on a button cannot be told apart by its words.
  const onButton = (args: Args): string => clip(wordedMove(asking, args), limits.buttonLabel);
  return isMeant || (so && onButton(so.args) === onButton(listed.args))
    ? undefined
    : `${JSON.stringify(listed)} came to ${JSON.stringify(so)}`;
}

describe.each([
  { id: 'orcs-orcs-orcs', preset: 'first-game', seats: 3 },
  { id: 'orcs-orcs-orcs', preset: 'reinforcements', seats: 4 },
  { id: 'defenders', preset: 'page', seats: 3 },
  { id: 'defenders', preset: 'legend', seats: 2 },
])('$id, $preset, $seats seats', ({ id, preset, seats }) => {
  test('each move of two games is found', async () => {
    const game = gameOf(id);
    const options = game?.options.presets.find((one) => one.id === preset)?.options;
    if (!game || !options) throw new Error(`no ${preset} of ${id}`);
    const moves: { match: AnyMatch; said: Said }[] = [];
    for (const seed of ['hands one', 'hands two']) {
      walk(game, { seats, options: { ...options } as never, seed }, 'hasty', ({ said }, match) => {
        moves.push({ match, said });
      });
    }
    expect(moves.length).toBeGreaterThan(100);
    for (const { match, said } of moves) expect(await failing(game, match, said)).toBeUndefined();
  });
});
