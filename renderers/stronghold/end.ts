/** What the end picture shows: glory part by part, and over the turns. */
import { gloryOf } from '../../src/games/stronghold/rules/glory.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { type Team, teams } from '../../src/games/stronghold/types/terms.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { seatMarkOf, teamMark } from './look.js';
import { text } from './text.js';

/** A part of the count that only the other side has. */
const none = '–';

export function endDetails({ view, locale, names }: EndOf<Str>): EndDetails {
  const words = text[locale].end;
  const { invaders, defenders } = view.glory;
  const total = gloryOf(view.glory);
  const isTied = invaders.tieBreak + defenders.tieBreak > 0;
  const parts: readonly { icon: string; label: string; cells: Record<Team, number | string> }[] = [
    {
      icon: 'hourglass',
      label: words.parts.time,
      cells: { invaders: invaders.time, defenders: defenders.time },
    },
    { icon: 'medal', label: words.parts.deeds, cells: { invaders: invaders.deeds, defenders: none } },
    { icon: 'gate', label: words.parts.gates, cells: { invaders: invaders.gates, defenders: none } },
    { icon: 'castle-ruins', label: words.parts.entry, cells: { invaders: invaders.entry, defenders: none } },
    { icon: 'shield', label: words.parts.valour, cells: { invaders: none, defenders: defenders.valour } },
    { icon: 'laurels', label: words.parts.honour, cells: { invaders: none, defenders: defenders.honour } },
    ...(isTied
      ? [
          {
            icon: 'crossed-swords',
            label: words.parts.tieBreak,
            cells: { invaders: invaders.tieBreak, defenders: defenders.tieBreak },
          },
        ]
      : []),
  ];
  const rows = view.players.map(({ team }, seat) => ({
    seat,
    cells: parts.map(({ cells }) => String(cells[team])),
    total: String(total[team]),
    team,
  }));
  const kept = view.history.map((one) => teams.map((team) => one[team]));
  const end = teams.map((team) => total[team]);
  const history = kept.length < view.turn ? [...kept, end] : [...kept.slice(0, -1), end];
  return {
    marks: names.map((_, seat) => seatMarkOf(view, seat, locale)),
    table: {
      columns: parts.map(({ icon, label }) => ({ icon, label })),
      rows: rows.sort((a, b) => total[b.team] - total[a.team]).map(({ team: _team, ...row }) => row),
    },
    chart: {
      title: words.title,
      lines: teams.map((team) => ({ mark: teamMark(team, locale), label: text[locale].teams[team] })),
      history,
    },
  };
}
