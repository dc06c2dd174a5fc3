/** From what the table knows to sentences in the reader's language. */
import { sentence } from '../i18n/catalogue.js';
import { listIn } from '../i18n/locale.js';
import {
  type AnyGame,
  type AnyTypes,
  type Locale,
  type Say,
  type Seat,
  actionOf,
  offeredTo,
  sayIn,
} from '../kernel/index.js';
import type { DenialParams, Denied } from './ports.js';
import { namesOf, seatOf } from './seats.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';
import type { TableText } from './text/types.js';
import type { Clock, Holder, Notice, Snapshot, Table } from './types.js';
import { awaited, pending, pendingFor } from './match-memo.js';

export const tableText: Readonly<Record<Locale, TableText>> = { en, fr };

/** "evening (1 hour a decision), quiet from 22:00 to 08:00 (Europe/Paris)" */
export function clockText({ kind, quiet, zone }: Clock, locale: Locale): string {
  const words = tableText[locale];
  return `${words.clocks[kind]}${quiet && kind !== 'none' ? words.quiet({ ...quiet, zone }) : ''}`;
}

/** A seat as it is shown in lists: "Mira", "Aldric (for Mira)", "empty seat". */
export function holderName(holder: Holder, locale: Locale): string {
  const text = tableText[locale];
  if (holder.kind === 'bot' && holder.standingInFor) return text.standsIn(holder.name, holder.standingInFor.name);
  if (holder.kind === 'empty') return holder.name === '' ? text.emptySeat : `${holder.name} (${text.emptySeat})`;
  return holder.name;
}

export function wordNotice(notice: Notice, locale: Locale): string {
  // The kind and its parameters travel together.
  return sentence<Record<string, object>, string>(
    tableText[locale].notices as Readonly<Record<string, (params: object) => string>>,
    notice.kind,
    notice.params,
  );
}

/** The game's wordings with this table's names. */
export function sayAt(game: AnyGame, table: Table, locale: Locale): Say<AnyTypes> {
  return sayIn(game, locale, namesOf(table));
}

/** A refusal teaches: the game's reason and its rule, or else what would be legal. */
function wordRefused(params: DenialParams['refused'], game: AnyGame, snapshot: Snapshot, reader: Reader): string {
  const { refused } = params;
  const { locale } = reader;
  const text = tableText[locale];
  const say = sayAt(game, snapshot.table, locale);
  const rule = refused.rule === undefined ? [] : [text.rule(refused.rule)];
  if (refused.reason) return [say.text(refused.reason), ...rule].join(' ');
  const parts = [text.refusals[refused.code], ...rule];
  const { argument, choices, count } = refused;
  if (argument !== undefined) {
    const action = params.action === undefined ? undefined : actionOf(game, params.action);
    const name = argumentName(game, locale, params.action, argument);
    const isMany = action?.args[argument]?.kind === 'many';
    if (count) parts.push(text.legal[isMany ? 'count' : 'range']({ argument: name, ...count }));
    else if (choices) {
      const labels = choices.map((choice) => say.text(choice.label));
      const isAll = labels.length < shownByKernel;
      parts.push(text.legal.choices({ argument: name, choices: listIn(locale, labels, 'or'), isAll }));
    } else parts.push(text.legal.unknownArgument({ argument: name }));
  } else if (refused.code !== 'game-over') {
    parts.push(...wordOpenings(game, snapshot, reader));
  }
  return parts.join(' ');
}

/** The kernel lists at most so many choices in a refusal. */
const shownByKernel = 12;

/** What the reader can do now, or whom the table waits for. */
function wordOpenings(game: AnyGame, { table, match }: Snapshot, { locale, person }: Reader): string[] {
  const seat = seatOf(table, person);
  if (!match || seat === undefined) return [];
  const text = tableText[locale];
  const offered = offeredTo(pendingFor(game, match, seat));
  if (offered.length > 0) {
    const labels = offered.map((action) => game.text[locale].actions[action]?.label ?? action);
    return [text.legal.actions({ actions: listIn(locale, labels, 'or') })];
  }
  return waitingAt(game, { table, match }, locale).map(({ names, prompt }) =>
    text.waiting(listIn(locale, names, 'or'), prompt),
  );
}

function argumentName(game: AnyGame, locale: Locale, action: string | undefined, argument: string): string {
  const { actions } = game.text[locale];
  const own = action === undefined ? undefined : actions[action];
  const named = [own, ...Object.values(actions)].find((one) => one?.args[argument]);
  return named?.args[argument]?.name ?? argument;
}

export type Reader = { locale: Locale; person: string };

export function wordDenial(denied: Denied, games: readonly AnyGame[], reader: Reader): string {
  const text = tableText[reader.locale];
  const { snapshot } = denied;
  const game = games.find((one) => one.id === snapshot?.table.game);
  if (denied.code === 'refused') {
    const { params } = denied;
    return snapshot && game ? wordRefused(params, game, snapshot, reader) : text.refusals[params.refused.code];
  }
  const named = game ? byName(denied, game, reader.locale) : denied;
  return sentence<Record<string, object>, string>(
    text.denials as Readonly<Record<string, (params: object) => string>>,
    named.code,
    named.params,
  );
}

/** Wishes, options and presets are kept by id; a player knows them by name. */
function byName(denied: Denied, game: AnyGame, locale: Locale): Denied {
  const { wishes, options, presets } = game.text[locale];
  const wishName = (id: string): string => wishes[id] ?? id;
  switch (denied.code) {
    case 'wish-taken':
      return { ...denied, params: { wish: wishName(denied.params.wish) } };
    case 'unknown-wish':
      return { ...denied, params: { wishes: denied.params.wishes.map(wishName) } };
    case 'unknown-value': {
      const { option, values } = denied.params;
      const words = options[option];
      const valueName = (value: string): string => words?.values[value] ?? value;
      return { ...denied, params: { option: words?.label ?? option, values: values.map(valueName) } };
    }
    case 'unknown-preset':
      return { ...denied, params: { presets: denied.params.presets.map((id) => presets[id]?.label ?? id) } };
    default:
      return denied;
  }
}

export type WaitingFor = {
  seats: readonly Seat[];
  names: readonly string[];
  prompt: string;
  /** What is proposed, line by line, seat by seat, where everybody may read it. */
  proposed: readonly (readonly string[])[];
};

/** Whom the table waits for and for what, one entry a decision. */
export function waitingAt(game: AnyGame, { table, match }: Snapshot, locale: Locale): readonly WaitingFor[] {
  if (!match || table.state !== 'playing') return [];
  const say = sayAt(game, table, locale);
  const waited = awaited(game, match);
  return pending(game, match)
    .filter((decision) => decision.fallback)
    .map((decision) => {
      const seats = decision.seats.filter((seat) => waited.includes(seat) && table.seats[seat]?.kind !== 'empty');
      const lines = seats.flatMap((seat) => (decision.openLines ? [decision.openLines(seat)] : []));
      return {
        seats,
        names: seats.map((seat) => say.seat(seat)),
        prompt: say.text(decision.prompt),
        proposed: lines.map((own) => own.map(({ text }) => say.text(text))),
      };
    })
    .filter((one) => one.seats.length > 0);
}

/** Who won and why; undefined while the game is on. */
export function outcomeOf(game: AnyGame, { table, match }: Snapshot, locale: Locale): string | undefined {
  const outcome = match?.outcome;
  if (!outcome) return undefined;
  const { outcome: text } = tableText[locale];
  const say = sayAt(game, table, locale);
  const isShared = outcome.winners.length === table.seats.length;
  const winners = listIn(
    locale,
    outcome.winners.map((seat) => say.seat(seat)),
  );
  const headline = outcome.winners.length === 0 ? text.lost : isShared ? text.allWon : text.won(winners);
  return `${headline} ${say.text(outcome.reason)}`;
}
