/** The picture in two sentences: where we are and who acts; then which walls are in danger, and how the gate stands. */
import type { Say } from '../../../../kernel/index.js';
import { capital, clip } from '../../../../pieces/wording/index.js';
import { gates } from '../../content/numbers.js';
import { gloryOf } from '../../rules/glory.js';
import { attackOn, defenceOf, isEngaged, wouldFall } from '../../rules/melee.js';
import { totalOf } from '../../rules/units.js';
import { type Wall, ramparts, walls } from '../../types/terms.js';
import type { View } from '../../types/view.js';
import type { Str } from '../../types/index.js';
import type { Words } from './vocabulary.js';

const mostCharacters = 1024;
const longestName = 60;

export function altText(words: Words, phaseName: (view: View) => string) {
  const { board, language } = words;
  const { alt } = board;

  const first = (view: View, say: Say<Str>): string => {
    const { invaders, defenders } = gloryOf(view.glory);
    const acting = language.all(view.awaited.map((seat) => clip(say.seat(seat), longestName)));
    const parts = [
      board.turn(view.turn, phaseName(view)),
      ...(view.over ? [board.over] : acting === '' ? [] : [board.toAct(acting)]),
      alt.glory(invaders, defenders),
    ];
    return parts.join(alt.semicolon);
  };

  const named = (name: string, list: readonly string[]): string[] =>
    list.length === 0 ? [] : [language.pair(name, list.join(', '))];

  const danger = (view: View): string => {
    const breached = walls.filter((wall) => view.walls[wall].breached);
    const engaged = view.over ? [] : walls.filter((wall) => isEngaged(view, wall) && !view.walls[wall].breached);
    const falling = engaged.filter((wall) => wouldFall(view, wall));
    const holding = engaged.filter((wall) => !falling.includes(wall));
    const strength = (wall: Wall): string => alt.strength(wall, attackOn(view, wall), defenceOf(view, wall));
    const near = ramparts.reduce((sum, one) => sum + totalOf(view.ramparts[one].units), 0);
    const { destroyed, gate, resistance, parts } = view.barbican;
    return [
      ...named(alt.falling, falling.map(strength)),
      ...named(alt.holding(holding.length), holding.map(strength)),
      ...named(alt.breached, breached),
      ...(engaged.length > 0 ? [] : view.over ? (breached.length > 0 ? [] : [alt.unbroken]) : [alt.quiet]),
      ...(near > 0 && !view.over ? [alt.near(near)] : []),
      destroyed >= gates ? board.gatesGone : board.gate(gate, resistance),
      ...(parts > 0 && destroyed < gates && !view.over ? [alt.ram(parts)] : []),
    ].join(alt.semicolon);
  };

  return (view: View, say: Say<Str>): string =>
    clip([first(view, say), danger(view)].map((sentence) => `${capital(sentence)}.`).join(' '), mostCharacters);
}
