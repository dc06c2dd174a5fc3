/** What the end picture shows: how the Rift held, round by round. */
import type { Locale } from '../../src/kernel/index.js';
import type { Omd, View } from '../../src/games/orcs-must-die/types/index.js';
import { maxHealth } from '../../src/games/orcs-must-die/rules/hero.js';
import { isRivalry, ownSlots } from '../../src/games/orcs-must-die/rules/siege.js';
import { colours } from '../kit/palette.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { markOfSeat, sideMark, skullIcon } from './look.js';
import { text } from './text.js';

/** With more seats the chart needs the room. */
const mostRows = 6;

export function endDetails({ view, locale, names }: EndOf<Omd>): EndDetails {
  const words = text[locale];
  const rounds = Math.max(0, ...view.teams.map(({ history }) => history.length));
  const top = Math.max(1, ...view.teams.flatMap(({ rift, history }) => [rift.start, rift.health, ...history]));
  return {
    marks: names.map((_, seat) => markOfSeat({ ...view, active: null }, seat)),
    ...(names.length > mostRows ? {} : { table: heroTable(view, locale, names) }),
    chart: {
      title: words.riftOverRounds,
      top,
      lines: view.teams.map(({ side }) => ({
        mark: isRivalry(view) ? sideMark[side] : { colour: colours.purple, shape: 'diamond', sign: '♥' },
        label: isRivalry(view) ? words.sides[side] : '',
      })),
      // The last point is how it ended, in the midst of a round.
      history: Array.from({ length: rounds + 1 }, (_, round) =>
        view.teams.map(({ history, rift }) => history[round] ?? rift.health),
      ),
    },
  };
}

/** What became of everybody's heroes. */
function heroTable(view: View, locale: Locale, names: readonly string[]): NonNullable<EndDetails['table']> {
  const words = text[locale];
  return {
    columns: [
      { icon: 'hood', label: '' },
      { icon: 'hearts', label: '' },
      { icon: skullIcon, label: '' },
    ],
    rows: names.map((_, seat) => {
      const heroes = ownSlots(view, seat).flatMap((index) => view.slots[index] ?? []);
      return {
        seat,
        cells: [
          heroes.map(({ hero }) => words.say.hero(hero)).join(', '),
          heroes
            .map((slot) => (slot.dead && slot.hero ? words.dead(slot.hero) : `${slot.health}/${maxHealth(slot)}`))
            .join(', '),
          heroes.map(({ skulls }) => String(skulls)).join(', '),
        ],
        total: '',
      };
    }),
  };
}
