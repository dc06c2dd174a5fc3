/** What the end picture shows: the champion's points, and how near defeat came, turn by turn. */
import { colours as peoples } from '../../src/games/defenders/content/peoples.js';
import { stockOf } from '../../src/games/defenders/rules/minions.js';
import type { Dor, HistoryRow, View } from '../../src/games/defenders/types/index.js';
import { type Mark, colours } from '../kit/palette.js';
import type { EndDetails, EndOf } from '../renderer.js';
import { seatMarkOf } from './look.js';
import { text } from './text.js';

const cityLimit = 5;
const crystalTotal = 12;
const waySteps = 4;

/** Shares of the way to each defeat, in per cent. */
function peril({ city, crystalsLeft, generalsLeft, minions, nearest }: HistoryRow, supply: number): readonly number[] {
  const share = (part: number, of: number): number => Math.round((100 * part) / of);
  return [
    share(city, cityLimit),
    share(crystalTotal - crystalsLeft, crystalTotal),
    generalsLeft === 0 ? 0 : share(waySteps - nearest, waySteps),
    share(minions, supply),
  ];
}

export function endDetails({ view, locale, names }: EndOf<Dor>): EndDetails {
  const words = text[locale];
  const lines: readonly { mark: Mark; label: string }[] = [
    { mark: { colour: colours.purple, shape: 'square', sign: words.peril.city.sign }, label: words.peril.city.label },
    {
      mark: { colour: colours.sky, shape: 'diamond', sign: words.peril.crystals.sign },
      label: words.peril.crystals.label,
    },
    {
      mark: { colour: colours.orange, shape: 'hexagon', sign: words.peril.general.sign },
      label: words.peril.general.label,
    },
    {
      mark: { colour: colours.green, shape: 'triangle', sign: words.peril.minions.sign },
      label: words.peril.minions.label,
    },
  ];
  const supply = peoples.length * stockOf(view.options);
  const table = pointsOf(view, locale, names.length);
  return {
    marks: names.map((_, seat) => seatMarkOf(seat)),
    ...(table ? { table } : {}),
    ...(view.history.length > 1
      ? { chart: { title: words.perilTitle, top: 100, lines, history: view.history.map((row) => peril(row, supply)) } }
      : {}),
  };
}

/** Points of each player: Quests, generals, and the crown for the King's Champion. */
function pointsOf(view: View, locale: EndOf<Dor>['locale'], seats: number): EndDetails['table'] {
  const { result } = view;
  if (!result || !view.options.champion) return undefined;
  const words = text[locale];
  const seatOf = (slot: number): number => view.heroes[slot]?.seat ?? 0;
  const rows = Array.from({ length: seats }, (_, seat) => {
    const own = result.points.filter(({ slot }) => seatOf(slot) === seat);
    const quests = own.reduce((sum, each) => sum + each.quests, 0);
    const generals = own.reduce((sum, each) => sum + each.generals, 0);
    const champion = result.champions.some((slot) => seatOf(slot) === seat);
    return {
      seat,
      cells: [String(quests), String(generals), champion && quests + generals > 0 ? words.champion : '–'],
      points: quests + generals,
    };
  });
  return {
    columns: [
      { icon: 'scroll-unfurled', label: words.questsDone },
      { icon: 'crossed-swords', label: words.generalsSlain },
      { icon: 'crown', label: words.champion },
    ],
    rows: rows
      .sort((a, b) => b.points - a.points)
      .map(({ seat, cells, points }) => ({ seat, cells, total: String(points) })),
  };
}
