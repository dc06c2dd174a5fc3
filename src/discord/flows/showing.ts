/** Looking: the private hand, the table as text, the history, the rules. Nothing here changes a table. */
import type { AnyGame, Seat } from '../../kernel/index.js';
import { clockText, holderName, outcomeOf, tableText, wordDenial } from '../../table/words.js';
import { type AtTable, gameName } from '../at-table.js';
import type { Outgoing } from '../components.js';
import type { ComponentUse, Incoming } from '../incoming.js';
import { pagesOf } from '../limits.js';
import { handMessage } from '../messages/hand.js';
import { noticeMessage } from '../messages/notice.js';
import { pageChars, pageMessage } from '../messages/pages.js';
import { rulesMessage } from '../messages/rules.js';
import { faultFacts } from '../rest-faults.js';
import type { Services } from '../services.js';
import { awaited, viewFor } from '../../table/match-memo.js';
import { listIn } from '../../i18n/locale.js';
import { deadlineOf } from '../../table/clock.js';
import { timestamp } from '../timestamps.js';

/** A page leafed to replaces the one before; anything else is a new private message. */
async function showPrivately(use: Incoming | ComponentUse, message: Outgoing): Promise<void> {
  if ('onPrivateMessage' in use && use.onPrivateMessage) await use.respond.update(message);
  else await use.respond.privately(message);
}

/** Why this hand cannot be shown; undefined where it can. */
function whyNoHand(at: AtTable, of: Seat | undefined): string | undefined {
  const { words, table, game, match } = at;
  if (of === undefined) return words.hand.watcher;
  if (!match) return words.status.notStarted;
  if (of !== at.seat && !game.openHands) return words.hand.closed;
  if (table.seats[of]) return undefined;
  return words.hand.nobody(
    table.seats.map((holder, seat) => `${seat + 1} · ${holderName(holder, at.locale)}`).join(', '),
  );
}

/** The words come at once, the picture as soon as it is drawn. `past` is the title of a hand of long ago. */
export async function showHand(
  use: Incoming,
  services: Services,
  at: AtTable,
  of = at.seat,
  past?: string,
): Promise<void> {
  const { match, game, words, table } = at;
  const refused = whyNoHand(at, of);
  if (refused !== undefined || !match || of === undefined) {
    return use.respond.privately(noticeMessage(refused ?? words.status.notStarted));
  }
  // Whoever asks, sees what they may know, whosever hand it is.
  const view = viewFor(game, match, at.seat ?? 'spectator');
  const lines = game.text[at.locale].hand(view, of, at.say);
  const isOwn = of === at.seat;
  const name = holderName(table.seats[of] ?? { kind: 'empty', name: '' }, at.locale);
  const nothing = isOwn ? words.hand.open : words.hand.openOf(name);
  const title = past ?? (isOwn ? words.hand.title : words.hand.titleOf(name));
  const hand = { at, title, isPast: past !== undefined, lines: lines.length > 0 ? lines : [nothing] };
  await use.respond.privately(handMessage(hand, []));
  if (!use.botMay.attach) return;
  const task = {
    kind: 'hand' as const,
    game: game.id,
    view,
    seat: of,
    locale: at.locale,
    names: table.seats.map(({ name }) => name),
    awaited: awaited(game, match),
  };
  try {
    const pictures = await services.draw(task);
    if (pictures.length > 0) await use.respond.amend(handMessage(hand, pictures));
  } catch (fault) {
    services.log.warn({ table: table.id, ...faultFacts(fault) }, 'the picture of a hand is late');
    await use.respond.amend(handMessage({ ...hand, notice: words.hand.late }, []));
  }
}

/** Whom the table waits for, and until when; nobody while it is paused. */
function waitingLines({ table, match, game, say, words, locale }: AtTable): string[] {
  if (!match || table.state !== 'playing') return [];
  const names = awaited(game, match).map((seat) => {
    const until = deadlineOf(table, seat);
    return until === undefined ? say.seat(seat) : `${say.seat(seat)} ${words.board.until(timestamp(until, 'R'))}`;
  });
  return names.length === 0 ? [] : [words.status.waiting(listIn(locale, names))];
}

/** The whole table as text, for whoever cannot or will not look at the picture. */
export function statusLines(at: AtTable): string[] {
  const { table, match, game, words, locale } = at;
  const seats = table.seats.map((holder, seat) => {
    const name = holderName(holder, locale);
    return `${seat + 1}. ${holder.kind === 'bot' ? words.status.bot(name) : name}`;
  });
  const about = [
    `**${words.status.seats}**`,
    ...seats,
    words.status.clock(clockText(table.clock, locale)),
    ...waitingLines(at),
  ];
  if (!match) return [...about, words.status.notStarted];
  const outcome = outcomeOf(game, at.snapshot, locale);
  const view = viewFor(game, match, at.seat ?? 'spectator');
  return [
    ...(outcome === undefined ? [] : [`**${outcome}**`]),
    ...game.text[locale].status(view, at.say),
    '',
    ...about,
  ];
}

export async function showStatus(
  use: Incoming | ComponentUse,
  services: Services,
  at: AtTable,
  page: number,
): Promise<void> {
  const pages = pagesOf(statusLines(at), pageChars);
  const shown = Math.min(Math.max(1, page), pages.length);
  services.log.debug({ table: at.table.id, page: shown }, 'status shown');
  await showPrivately(
    use,
    pageMessage({
      title: at.words.status.title(gameName(at), tableText[at.locale].states[at.table.state]),
      body: pages[shown - 1] ?? '',
      page: shown,
      pages: pages.length,
      idOf: (to) => ({ kind: 'status', table: at.table.id, page: to }),
      words: at.words,
    }),
  );
}

/** A page of the history, the latest where none is named. */
export async function showLog(
  use: Incoming | ComponentUse,
  services: Services,
  at: AtTable,
  page: number,
): Promise<void> {
  const { words, table, locale } = at;
  const ask = { viewer: use.by.id, locale, ...(page > 0 ? { page } : {}) };
  const found = await services.tables.log(table.id, ask);
  if (!found.ok) return showPrivately(use, noticeMessage(wordDenial(found, [at.game], at.reader)));
  const lines = found.lines.map(({ at: when, text, undone }) => {
    const time = `<t:${Math.floor(when / 1000)}:t>`;
    return undone ? `${time} ~~${text}~~` : `${time} ${text}`;
  });
  const [body = words.log.empty] = lines.length > 0 ? pagesOf(lines, pageChars) : [];
  const message = pageMessage({
    title: words.log.title(gameName(at)),
    body,
    page: found.page,
    pages: found.pages,
    idOf: (to) => ({ kind: 'log', table: table.id, page: to }),
    words,
  });
  // Opened from a panel or a hand, the log must not take its place.
  if (page === 0) await use.respond.privately(message);
  else await showPrivately(use, message);
}

export async function showRules(
  use: Incoming | ComponentUse,
  game: AnyGame,
  ask: { topic: number; page: number; notice?: string | undefined },
): Promise<void> {
  await showPrivately(use, rulesMessage(game, use.locale, ask));
}
