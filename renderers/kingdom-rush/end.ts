/** What the end picture shows: each hero at the end, and how the battle went, round by round. */
import { standingTowers } from '../../src/games/kingdom-rush/rules/sites.js';
import type { Kru, View } from '../../src/games/kingdom-rush/types/index.js';
import { colours } from '../kit/palette.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { seatMarkIn } from './look.js';
import { text } from './text.js';

export function endDetails({ view, locale, names }: EndOf<Kru>): EndDetails {
  const words = text[locale];
  const history = [...view.history, view].map(({ destroyed, hearts }) => [destroyed, hearts]);
  return {
    marks: names.map((_, seat) => seatMarkIn(locale)(seat)),
    table: {
      columns: [
        { icon: 'visored-helm', label: words.endColumns.hero },
        { icon: 'hearts', label: words.endColumns.life },
        { icon: 'stone-tower', label: words.endColumns.tower },
      ],
      rows: view.players.map(({ seat, hero }) => ({
        seat,
        cells: [
          hero ? words.names.heroes[hero.id] : '–',
          hero ? `${hero.life}/${hero.most}` : '–',
          String(towersOf(view, seat)),
        ],
        total: '',
      })),
    },
    chart: {
      title: words.chart.title,
      lines: [
        {
          mark: { colour: colours.green, shape: 'square', sign: words.chart.destroyed.slice(0, 1).toUpperCase() },
          label: words.chart.destroyed,
        },
        { mark: { colour: colours.orange, shape: 'diamond', sign: '♥' }, label: words.chart.hearts },
      ],
      history,
    },
  };
}

/** In hand, on the way and on the board. */
function towersOf(view: View, seat: number): number {
  const player = view.players.find((each) => each.seat === seat);
  const standing = standingTowers(view).filter((tower) => tower.seat === seat).length;
  return (player?.hand.length ?? 0) + (player?.incoming.length ?? 0) + standing;
}
