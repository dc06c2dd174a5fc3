/** What the end picture shows: glory part by part, and over the turns. */
import { gloryOf } from '../../src/games/stronghold/rules/glory.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { teams } from '../../src/games/stronghold/types/terms.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { seatMarkOf, teamMark } from './look.js';
import { text } from './text.js';

export function endDetails({ view, locale, names }: EndOf<Str>): EndDetails {
  const words = text[locale].end;
  const { invaders, defenders } = view.glory;
  const total = gloryOf(view.glory);
  const cells = {
    invaders: [invaders.time, invaders.deeds, invaders.gates, invaders.entry + invaders.tieBreak],
    defenders: [defenders.time, defenders.valour, defenders.honour, defenders.tieBreak],
  };
  const rows = view.players.map(({ team }, seat) => ({
    seat,
    cells: cells[team].map(String),
    total: String(total[team]),
    team,
  }));
  const kept = view.history.map((one) => teams.map((team) => one[team]));
  const end = teams.map((team) => total[team]);
  const history = kept.length < view.turn ? [...kept, end] : [...kept.slice(0, -1), end];
  return {
    marks: names.map((_, seat) => seatMarkOf(view, seat, locale)),
    table: {
      columns: [
        { icon: 'hourglass', label: words.parts.time },
        { icon: 'medal', label: words.parts.deeds },
        { icon: 'gate', label: words.parts.gates },
        { icon: 'castle-ruins', label: words.parts.entry },
      ],
      rows: rows.sort((a, b) => total[b.team] - total[a.team]).map(({ team: _team, ...row }) => row),
    },
    chart: {
      title: words.title,
      lines: teams.map((team) => ({ mark: teamMark(team, locale), label: text[locale].teams[team] })),
      history,
    },
  };
}
