/** What is said of a night besides its card: settled, reminders, the table, those who are late, the recap. */
import type { NightSaying } from '../../jobs/night-ports.js';
import { listIn, pairIn } from '../../i18n/locale.js';
import type { AnyGame } from '../../kernel/index.js';
import { startOf } from '../../nights/duties.js';
import { titlesTold } from '../../table/records.js';
import type { Person } from '../../table/types.js';
import { type ButtonSpec, type Outgoing, button, rows, text } from '../components.js';
import { clipLines } from '../limits.js';
import { nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';
import { cardLink, gameName, plainTitle } from './night-card.js';
import { nightId } from './night-ids.js';

/** Places of the season that a recap tells of. */
const mostPlaces = 5;
/** Late ones for whom buttons fit. */
const mostLate = 4;
const longest = 1800;

type Said = { lines: readonly string[]; buttons?: readonly ButtonSpec[] };

/** Who won and why, in how long, and the titles that were earned. */
function recap({ night, table, record, season }: NightSaying, games: readonly AnyGame[]): Said {
  const words = nightWords[night.locale].recap;
  const heading = words.heading(plainTitle(night.title));
  const buttons: ButtonSpec[] = [
    ...(table ? [{ id: nightId(night.id, 'rematch', table), label: words.rematch, look: 'primary' as const }] : []),
    { id: nightId(night.id, 'again'), label: words.again },
  ];
  if (!record) return { lines: [heading, words.noRecord], buttons };
  const titles = games.find(({ id }) => id === record.game)?.text[night.locale].titles ?? {};
  const nameOf = (seat: number): string => record.seats[seat]?.holder.name ?? '';
  return {
    lines: [
      heading,
      pairIn(night.locale, `**${gameName(record.game, games, night.locale)}**`, record.reason[night.locale] ?? ''),
      words.duration(record.rounds, record.minutes),
      ...titlesTold(record).map(({ title, seats }) =>
        words.title(titles[title]?.name ?? title, listIn(night.locale, seats.map(nameOf))),
      ),
      ...(season.length > 0 ? [words.season] : []),
      ...season.slice(0, mostPlaces).map(({ name, points }, at) => words.place(at + 1, name, points)),
    ],
    buttons,
  };
}

function late({ night, late: absent, bench }: NightSaying, mention: string): Said {
  const words = nightWords[night.locale].posts;
  const named = listIn(
    night.locale,
    absent.map(({ name }) => name),
  );
  const [next] = bench;
  return {
    lines: [words.late(mention, named)],
    buttons: [
      ...absent
        .slice(0, mostLate)
        .flatMap(({ id, name }): ButtonSpec[] => [
          ...(next ? [{ id: nightId(night.id, 'bench', id), label: words.toBench(name, next.name) }] : []),
          { id: nightId(night.id, 'bot', id), label: words.toBot(name) },
        ]),
      { id: nightId(night.id, 'wait'), label: words.wait },
    ],
  };
}

/** Who starts the game: the host where they play, else whoever answered first. */
const starterOf = (host: Person, people: readonly Person[]): Person =>
  people.find(({ id }) => id === host.id) ?? people[0] ?? host;

function saidOf(saying: NightSaying, games: readonly AnyGame[]): Said {
  const { night, kind, people, bench, tables } = saying;
  const { posts: words, host } = nightWords[night.locale];
  const title = plainTitle(night.title);
  const mentions = listIn(
    night.locale,
    people.map(({ id }) => `<@${id}>`),
  );
  const game = gameName(night.chosen?.game ?? '', games, night.locale);
  const start = startOf(night) ?? 0;
  const link = cardLink(night);
  const toCard = link === undefined ? [] : [words.toCard(link)];
  const onBench =
    bench.length === 0
      ? []
      : [
          words.bench(
            listIn(
              night.locale,
              bench.map(({ name }) => name),
            ),
          ),
        ];
  switch (kind) {
    case 'moved-up':
      return { lines: [words.movedUp(mentions, title), ...toCard] };
    case 'locked': {
      const settled = words.locked(title, game, timestamp(start, 'F'), timestamp(start, 'R'));
      return { lines: [mentions === '' ? settled : words.toThem(mentions, settled), ...toCard] };
    }
    case 'no-quorum':
      return {
        lines: [words.noQuorum(mentions, title, night.quorum), ...toCard],
        buttons: [
          { id: nightId(night.id, 'postpone'), label: host.later },
          { id: nightId(night.id, 'lock'), label: host.lock },
          { id: nightId(night.id, 'off-yes'), label: host.off, look: 'danger' },
        ],
      };
    case 'day-before':
      return { lines: [words.dayBefore(mentions, title, game, timestamp(start, 'F')), ...toCard] };
    case 'quarter-hour':
      return { lines: [words.quarterHour(mentions, title, game, timestamp(start, 'R')), ...toCard] };
    case 'open':
      return {
        lines: [words.open(mentions, game, starterOf(night.host, people).name), ...onBench],
        buttons: [
          { id: nightId(night.id, 'here'), label: words.here, look: 'success' },
          ...(tables.length > 1
            ? [{ id: nightId(night.id, 'split'), label: words.split(tables.length, tables.join(' + ')) }]
            : []),
        ],
      };
    case 'second':
      return {
        lines: [words.second(mentions, night.tables.length + 1)],
        buttons: [{ id: nightId(night.id, 'here'), label: words.here }],
      };
    case 'late':
      return late(saying, mentions);
    case 'called-off':
      return { lines: [words.calledOff(mentions, title)] };
    case 'recap':
      return recap(saying, games);
  }
}

export function nightPostMessage(saying: NightSaying, games: readonly AnyGame[]): Outgoing {
  const { lines, buttons = [] } = saidOf(saying, games);
  return {
    components: [text(clipLines(lines, longest)), ...rows(buttons.map(button))],
    pings: saying.people.map(({ id }) => id),
    silent: saying.people.length === 0,
  };
}
