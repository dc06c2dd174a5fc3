/** A whole game of bots as a text that people can review as a diff. */
import { type AnyGame, linesOf, sayIn, start, widestPlayers } from '../../src/kernel/index.js';
import { walk } from '../../scripts/rehearsal/walk.js';

const names = ['Mira', 'Tom', 'Ana', 'Jo'];

export function transcript(def: AnyGame): string {
  const preset = def.options.presets.at(-1);
  const beginning = {
    seats: Math.min(3, widestPlayers(def).max),
    options: { ...preset?.options } as Record<string, string | number | boolean>,
    seed: 'golden',
  };
  const say = sayIn(def, 'en', names);
  const lines = [`${def.text.en.name}, ${preset?.id ?? ''}, seed ${beginning.seed}`];
  const began = start(def, beginning);
  lines.push(...linesOf(def, began.events, 'spectator', say).map((line) => `  ${line}`));
  walk(def, beginning, 'policy', ({ match, said, events }) => {
    const args = Object.entries(said.args).map(([name, value]) => `${name}=${String(value)}`);
    lines.push(`${say.seat(said.seat)} > ${[said.action, ...args].join(' ')}`);
    lines.push(...linesOf(def, events, 'spectator', say).map((line) => `  ${line}`));
    if (match.outcome)
      lines.push(say.text(match.outcome.reason), ...def.text.en.status(def.view(match, 'spectator'), say));
  });
  return `${lines.join('\n')}\n`;
}
