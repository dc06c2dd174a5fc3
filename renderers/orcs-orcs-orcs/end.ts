/** The score table of the end picture. */
import { type Ooo, type View, slots } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { signed } from '../kit/marks.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { kindIcon, mageMark } from './look.js';
import { text } from './text.js';

export function endDetails({ view, locale }: EndOf<Ooo>): EndDetails {
  const words = text[locale];
  const marks = view.players.map((player) => mageMark(player.colour, locale));
  const missions = view.options.missions;
  if (!view.result) return { marks, history: view.history };
  return {
    marks,
    history: history(view),
    table: {
      columns: [
        ...slots.map((slot) => ({
          icon: kindIcon[view.slots[slot].kind],
          label: words.kinds[view.slots[slot].kind],
          note: `×${view.slots[slot].value}`,
        })),
        { icon: 'spell-book', label: words.support },
        { icon: 'poison-bottle', label: words.cards.poison },
        ...(missions ? [{ icon: 'scroll-unfurled', label: words.yourMission }] : []),
      ],
      rows: view.result.map((row) => ({
        seat: row.seat,
        cells: [
          ...slots.map((slot) => String(row.perSlot[slot].vp)),
          String(row.support),
          row.poison === 0 ? '0' : signed(row.poison),
          ...(missions ? [String(row.missionVp)] : []),
        ],
        total: String(row.total),
      })),
    },
  };
}

/** The rounds' scores, the last round's as they are in the end, missions included. */
function history(view: View): readonly (readonly number[])[] {
  const { result } = view;
  if (!result) return view.history;
  const final = view.players.map(({ seat }) => result.find((row) => row.seat === seat)?.total ?? 0);
  return [...view.history.slice(0, -1), final];
}
