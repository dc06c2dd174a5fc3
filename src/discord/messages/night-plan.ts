/** What was understood of a planned night, shown to whoever typed it before anything is posted. */
import { listIn } from '../../i18n/locale.js';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { type Outgoing, button, container, rows, text } from '../components.js';
import { clip, clipLines } from '../limits.js';
import { nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';
import { type NightDraft, isReady, quorumRange } from './night-draft.js';
import { nightId } from './night-ids.js';

const room = { title: 200, quoted: 80, lines: 2400 } as const;

export type Understood = { id: string; draft: NightDraft; zone: string; games: readonly AnyGame[]; locale: Locale };

export function understoodMessage({ id, draft, zone, games, locale }: Understood): Outgoing {
  const words = nightWords[locale];
  const say = words.understood;
  const quoted = (typed: string): string => clip(typed.replaceAll('`', 'ˋ'), room.quoted);
  const nameOf = (game: string): string => games.find((one) => one.id === game)?.text[locale].name ?? game;
  const title = draft.typed.title.trim() === '' ? words.title : draft.typed.title.trim();
  const more = [...(draft.typed.teaches ? [words.teaches] : []), ...(draft.typed.weekly ? [words.weekly] : [])];
  const lines = [
    say.times(zone),
    ...draft.times.map(({ at, typed }) => say.typed(`${timestamp(at, 'F')} (${timestamp(at, 'R')})`, quoted(typed))),
    ...draft.misread.map(({ typed, problem }) => say.misread(quoted(typed), problem)),
    ...(draft.times.length === 0 ? [say.noTimes] : []),
    draft.games.length > 0 ? say.games(listIn(locale, draft.games.map(nameOf), 'or')) : say.noGames,
    ...(draft.unknownGames.length > 0
      ? [
          say.unknownGames(
            listIn(
              locale,
              draft.unknownGames.map((typed) => `“${quoted(typed)}”`),
              'or',
            ),
          ),
        ]
      : []),
    say.quorum(draft.quorum),
    ...(draft.isQuorumWrong ? [say.badQuorum(quoted(draft.typed.quorum), quorumRange.min, quorumRange.max)] : []),
    ...(draft.deadline === null ? [] : [say.deadline(timestamp(draft.deadline, 'F'))]),
    ...(draft.deadlineProblem === null ? [] : [say.badDeadline(quoted(draft.typed.deadline), draft.deadlineProblem)]),
    ...(more.length > 0 ? [`-# ${more.join(' · ')}`] : []),
    ...(zone === 'UTC' ? [say.utc] : []),
  ];
  return {
    components: [
      container(
        text(`### ${say.heading}\n## ${clip(title, room.title)}`),
        text(clipLines(lines, room.lines)),
        ...rows([
          button({
            id: nightId(id, 'post'),
            label: draft.night === null ? say.post : say.save,
            look: 'success',
            disabled: !isReady(draft),
          }),
          button({ id: nightId(id, 'change'), label: say.change, look: isReady(draft) ? 'secondary' : 'primary' }),
          button({ id: nightId(id, 'drop'), label: say.drop }),
        ]),
      ),
    ],
  };
}
