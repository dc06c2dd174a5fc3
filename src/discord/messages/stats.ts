/** Records on the screen: the picture, the same in words, and the way to the other pages. */
import type { Picture } from '../../../renderers/contract.js';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { type Outgoing, type Row, button, container, gallery, rows, select, text } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { clipLines } from '../limits.js';
import type { StatsPage } from '../stats/pages.js';
import { discordWords } from '../text/index.js';
import { picturesAsFiles } from './board.js';

export const statsViews = ['me', 'player', 'game', 'guild', 'season'] as const;
export type StatsView = (typeof statsViews)[number];
export type StatsAsk = { view: StatsView; about: string; back: number };

const room = 3000;

export function statsId({ view, about, back }: StatsAsk, verb = 'show'): CustomIdOf<'stats'> {
  return { kind: 'stats', view, about, back, verb };
}

/** The other pages, one tap away each. */
function ways(ask: StatsAsk, games: readonly AnyGame[], locale: Locale): Row[] {
  const { stats } = discordWords[locale];
  const to = (view: StatsView, label: string) =>
    button({ id: statsId({ view, about: '', back: 0 }), label, disabled: ask.view === view });
  const older = button({ id: statsId({ ...ask, back: ask.back + 1 }), label: stats.seasonBefore });
  const post = button({ id: statsId(ask, 'post'), label: stats.post });
  return [
    ...rows([
      to('me', stats.me),
      to('guild', stats.guild),
      ask.view === 'season' ? older : to('season', stats.seasonNow),
      post,
    ]),
    select({
      id: statsId({ view: 'game', about: '', back: 0 }, 'choose'),
      placeholder: stats.chooseGame,
      choices: games.map((game) => ({
        value: game.id,
        label: game.text[locale].name,
        chosen: ask.view === 'game' && ask.about === game.id,
      })),
    }),
  ];
}

export type StatsShown = {
  ask: StatsAsk;
  page: StatsPage;
  games: readonly AnyGame[];
  locale: Locale;
  /** Posted for everybody: without the ways on, which are each reader's own. */
  isPublic?: boolean;
};

export function statsMessage(
  { ask, page, games, locale, isPublic }: StatsShown,
  pictures: readonly Picture[],
): Outgoing {
  return {
    components: [
      container(
        text(`### ${page.title}`),
        ...pictures.map((picture) => gallery(picture)),
        text(clipLines(page.lines, room)),
        ...(isPublic ? [] : ways(ask, games, locale)),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}
