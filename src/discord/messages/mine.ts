/** Every table at which somebody sits, those that wait for them first. */
import { listIn } from '../../i18n/locale.js';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { deadlineOf } from '../../table/clock.js';
import { seatOf } from '../../table/seats.js';
import type { Snapshot } from '../../table/types.js';
import { waitingAt } from '../../table/words.js';
import { type Outgoing, container, text } from '../components.js';
import { clipLines } from '../limits.js';
import { nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';

const longest = 3600;

type Line = { text: string; isWaiting: boolean; since: number };

function lineOf(game: AnyGame, snapshot: Snapshot, person: string, locale: Locale): Line {
  const words = nightWords[locale].mine;
  const { table } = snapshot;
  const { name } = game.text[locale];
  const where = `<#${table.channel}>`;
  const calm = (said: string): Line => ({ text: said, isWaiting: false, since: table.changedAt });
  if (table.state === 'lobby') return calm(words.lobby(name, where));
  if (table.state === 'paused') return calm(words.paused(name, where));
  const seat = seatOf(table, person) ?? -1;
  const waiting = waitingAt(game, snapshot, locale);
  const own = waiting.find(({ seats }) => seats.includes(seat));
  if (!own) {
    const names = listIn(
      locale,
      waiting.flatMap((one) => one.names),
    );
    const ends = waiting.flatMap(({ seats }) => seats.flatMap((one) => deadlineOf(table, one) ?? []));
    const until = ends.length === 0 ? '' : ` (${words.until(timestamp(Math.min(...ends), 'R'))})`;
    return calm(`${words.others(name, where, names)}${until}`);
  }
  const since = table.waits.find((wait) => wait.seat === seat)?.since ?? table.changedAt;
  const until = deadlineOf(table, seat);
  const times = [
    words.since(timestamp(since, 'R')),
    ...(until === undefined ? [] : [words.until(timestamp(until, 'R'))]),
  ];
  return { text: `${words.waits(name, where, own.prompt)} (${times.join(', ')})`, isWaiting: true, since };
}

/** A table that is only watched waits for others, or for nobody. */
function watchedLine(game: AnyGame, snapshot: Snapshot, person: string, locale: Locale): string {
  return lineOf(game, snapshot, person, locale).text.replace(/^- /, '- 👁 ');
}

export function mineMessage(
  { seated, watched }: { seated: readonly Snapshot[]; watched: readonly Snapshot[] },
  games: readonly AnyGame[],
  { person, locale }: { person: string; locale: Locale },
): Outgoing {
  const words = nightWords[locale].mine;
  const gameOf = ({ table }: Snapshot) => games.find(({ id }) => id === table.game);
  const lines = seated
    .flatMap((snapshot) => {
      const game = gameOf(snapshot);
      return game ? [lineOf(game, snapshot, person, locale)] : [];
    })
    .sort((a, b) => Number(b.isWaiting) - Number(a.isWaiting) || a.since - b.since);
  const others = watched.flatMap((snapshot) => {
    const game = gameOf(snapshot);
    return game ? [watchedLine(game, snapshot, person, locale)] : [];
  });
  if (lines.length + others.length === 0) return { components: [text(words.none)] };
  const said = clipLines([...lines.map((line) => line.text), ...others], longest);
  return { components: [container(text(`### ${words.heading}\n${said}`))] };
}
