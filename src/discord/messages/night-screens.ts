/** Private screens of game nights: the host's panel, the question before calling it off, the list. */
import { listIn } from '../../i18n/locale.js';
import type { AnyGame, Locale } from '../../kernel/index.js';
import { startOf } from '../../nights/duties.js';
import { comers } from '../../nights/seating.js';
import type { Night } from '../../nights/types.js';
import { tallies } from '../../nights/voting.js';
import { wordedTime } from '../../time/wording.js';
import { type Outgoing, button, container, rows, select, text } from '../components.js';
import { clipLines, limits } from '../limits.js';
import { nightWords } from '../text/nights/index.js';
import { timestamp } from '../timestamps.js';
import { cardLink, gameName, plainTitle } from './night-card.js';
import { nightId } from './night-ids.js';
import { confirmMessage } from './notice.js';

const longest = 3500;

export type HostScreen = { night: Night; zone: string; games: readonly AnyGame[]; locale: Locale; now: number };

/** What its host may do with it now. */
export function hostMessage({ night, zone, games, locale, now }: HostScreen): Outgoing {
  const { host, state } = nightWords[locale];
  const isPlanning = night.state === 'planning';
  const isToCome = isPlanning || night.state === 'locked' || night.state === 'seated';
  const pairs = tallies(night, now)
    .sort((a, b) => b.people.length - a.people.length)
    .slice(0, limits.selectOptions);
  const at = (id: string): number => night.times.find((time) => time.id === id)?.at ?? 0;
  return {
    components: [
      container(
        text(`${host.heading(plainTitle(night.title))}\n${state(night.state)}`),
        ...(isPlanning && pairs.length > 0
          ? [
              select({
                id: nightId(night.id, 'pair'),
                placeholder: host.decide,
                choices: pairs.map(({ time, game, people }) => ({
                  value: `${time} ${game}`,
                  label: host.pair(wordedTime(at(time), zone, locale), gameName(game, games, locale)),
                  description: host.voices(people.length),
                })),
              }),
            ]
          : []),
        ...rows([
          ...(isPlanning
            ? [
                button({ id: nightId(night.id, 'lock'), label: host.lock, look: 'primary' }),
                button({ id: nightId(night.id, 'edit'), label: host.edit }),
                button({ id: nightId(night.id, 'postpone'), label: host.later }),
                button({ id: nightId(night.id, 'deadline'), label: host.deadline }),
              ]
            : []),
          ...(isToCome
            ? [button({ id: nightId(night.id, 'weekly'), label: night.weekly ? host.weeklyOn : host.weeklyOff })]
            : []),
          button({ id: nightId(night.id, 'off'), label: host.off, look: 'danger' }),
        ]),
      ),
    ],
  };
}

export function sureOffMessage(night: Night, locale: Locale): Outgoing {
  const { host } = nightWords[locale];
  return confirmMessage(
    host.sureOff(plainTitle(night.title), comers(night).length),
    { id: nightId(night.id, 'off-yes'), label: host.yesOff, look: 'danger' },
    { id: nightId(night.id, 'keep'), label: host.keep },
  );
}

export function listMessage(nights: readonly Night[], games: readonly AnyGame[], locale: Locale): Outgoing {
  const { list } = nightWords[locale];
  if (nights.length === 0) return { components: [text(list.none)] };
  const lines = nights.map((night) => {
    const start = startOf(night);
    const when =
      start === undefined
        ? listIn(
            locale,
            night.times.map(({ at }) => timestamp(at, 'F')),
            'or',
          )
        : `${timestamp(start, 'F')} (${timestamp(start, 'R')})`;
    const what = night.chosen
      ? gameName(night.chosen.game, games, locale)
      : list.voting(comers(night).length, timestamp(night.deadline, 'R'));
    const link = cardLink(night);
    const title = plainTitle(night.title);
    return link === undefined ? list.noLink(title, when, what) : list.line(title, when, what, link);
  });
  return { components: [container(text(`### ${list.heading}\n${clipLines(lines, longest)}`))] };
}
