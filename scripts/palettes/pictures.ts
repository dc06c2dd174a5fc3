/** Every kind of picture of a game, at many points of several games, in every language. */
import { type DrawTask, pictureKinds } from '../../renderers/contract.js';
import { type AnyGame, locales, playersOf, settled } from '../../src/kernel/index.js';
import { playOn, startOf } from '../drawing/play.js';
import { type WhatToDraw, taskFor } from '../drawing/tasks.js';

/** Who plays: whoever plays well sees other boards than whoever does not. */
type Mind = 'bot' | 'chance';

/** Answers between two looks at a game, and looks at most. */
const every = 19;
const looks = 12;

export function* tasksOf(game: AnyGame, seed: string, minds: readonly Mind[] = ['bot', 'chance']): Generator<DrawTask> {
  for (const [index, preset] of game.options.presets.entries()) {
    const { min, max } = playersOf(game, settled(game, preset.options, 1));
    const seats = min + (index % (max - min + 1));
    let played = startOf(game, { seed: `${seed} ${preset.id}`, preset: preset.id, seats });
    for (let look = 0; look < looks; look += 1) {
      const wish: WhatToDraw = {
        picked: look % 3,
        args: {},
        choose: (items) => (items.length === 0 ? undefined : played.rng.pick(items)),
      };
      const locale = locales[look % locales.length] ?? locales[0];
      for (const kind of pictureKinds) {
        const lookups = kind === 'lookup' ? Object.keys(game.lookups) : [undefined];
        for (const lookup of lookups) {
          const task = taskFor(game, kind, locale, played, { ...wish, ...(lookup === undefined ? {} : { lookup }) });
          if (task) yield task;
        }
      }
      if (played.match.outcome) break;
      const mind = minds[index % minds.length];
      for (let count = 0; count < every && !played.match.outcome; count += 1) played = playOn(game, played, mind);
    }
  }
}
