/** What the end picture shows: how the Rift held, round by round. */
import type { Omd } from '../../src/games/orcs-must-die/types/index.js';
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import { colours } from '../kit/palette.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { markOfSeat, sideMark } from './look.js';
import { text } from './text.js';

export function endDetails({ view, locale, names }: EndOf<Omd>): EndDetails {
  const words = text[locale];
  const rounds = Math.max(0, ...view.teams.map(({ history }) => history.length));
  const top = Math.max(1, ...view.teams.flatMap(({ rift, history }) => [rift.start, rift.health, ...history]));
  return {
    marks: names.map((_, seat) => markOfSeat({ ...view, active: null }, seat)),
    chart: {
      title: words.riftOverRounds,
      top,
      lines: view.teams.map(({ side }) => ({
        mark: isRivalry(view) ? sideMark[side] : { colour: colours.purple, shape: 'diamond', sign: '♥' },
        label: isRivalry(view) ? words.sides[side] : '',
      })),
      history: Array.from({ length: rounds }, (_, round) =>
        view.teams.map(({ history, rift }) => history[round] ?? rift.health),
      ),
    },
  };
}
