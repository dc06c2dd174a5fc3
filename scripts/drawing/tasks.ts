/** What a picture of each kind is drawn from, at any point of a game. */
import type { DrawTask, LookupTask, PictureKind, PreviewTask, Setting } from '../../renderers/contract.js';
import { lobbyOptions } from '../../src/jobs/compose.js';
import {
  actionOf,
  type AnyGame,
  type AnyTypes,
  type Args,
  type Argument,
  type ArgValue,
  awaited,
  firstOf,
  type Locale,
  offeredTo,
  pendingFor,
  modeOf,
  playersOf,
  type Seat,
} from '../../src/kernel/index.js';
import { titlesTold } from '../../src/table/records.js';
import type { Played } from './play.js';

const usualNames = ['Ada', 'Bartholomew', 'Célestine', 'Dmitri', 'Eleanor', 'Farouk', 'Giuseppina', 'Hélène'];
/** How many choices a panel lists with numbers. */
const numbered = 5;
/** How many choices are looked at where one of them is to be taken. */
const mostWeighed = 60;

export type WhatToDraw = {
  seat?: Seat;
  action?: string;
  argument?: string;
  picked: number;
  lookup?: string;
  args: Readonly<Record<string, string>>;
  names?: readonly string[];
  /** Which of several things that may be said is said; the first where absent. */
  choose?<V>(items: readonly V[]): V | undefined;
};

type Own = Setting & { game: string };

function someOf<V>(items: Iterable<V>, choose: WhatToDraw['choose']): V | undefined {
  const offered = firstOf(items, choose ? mostWeighed : 1);
  return choose ? choose(offered) : offered[0];
}

/** Something that may be said for an argument; undefined where it may be left out or nothing can be said. */
function someValue(
  argument: Argument<AnyTypes, Args>,
  view: object,
  seat: Seat,
  given: Args,
  { choose }: WhatToDraw,
): ArgValue | undefined {
  if (argument.optional?.(view, seat, given)) return undefined;
  switch (argument.kind) {
    case 'number':
      return argument.range(view, seat, given).min;
    case 'one':
      return someOf(argument.choices(view, seat, given), choose)?.value;
    case 'plan':
      return argument.proposal?.(view, seat, given);
    case 'many':
      return firstOf(argument.choices(view, seat, given), argument.count(view, seat, given).min).map(
        ({ value }) => value,
      );
  }
}

function offersOf(
  argument: Argument<AnyTypes, Args>,
  view: object,
  seat: Seat,
  given: Args,
  wish: WhatToDraw,
): { picked: string[]; choices: string[] } {
  const picked: string[] = [];
  if (argument.kind === 'number') return { picked, choices: [] };
  const next = (most: number): string[] =>
    firstOf(
      argument.kind === 'plan' ? argument.next(view, seat, given, picked) : argument.choices(view, seat, given),
      most,
    ).map(({ value }) => value);
  while (argument.kind === 'plan' && picked.length < wish.picked) {
    const token = wish.choose?.(next(numbered)) ?? next(1)[0];
    if (token === undefined) break;
    picked.push(token);
  }
  return { picked, choices: next(numbered) };
}

/** The first argument with a preview that a seat is asked for now. */
function previewOf(def: AnyGame, setting: Own, { match }: Played, wish: WhatToDraw): PreviewTask | undefined {
  const seats = wish.seat === undefined ? setting.awaited : [wish.seat];
  for (const seat of seats) {
    const view = def.view(match, seat);
    for (const name of offeredTo(pendingFor(def, match, seat))) {
      const action = actionOf(def, name);
      if (!action || (wish.action ?? name) !== name) continue;
      const given: Record<string, ArgValue> = {};
      for (const [argument, spec] of Object.entries(action.args)) {
        if (spec.preview && (wish.argument ?? argument) === argument) {
          const offers = offersOf(spec, view, seat, given, wish);
          if (offers.choices.length > 0)
            return { ...setting, kind: 'preview', view, seat, action: name, argument, given, ...offers };
        }
        const value = wish.args[argument] ?? someValue(spec, view, seat, given, wish);
        if (value !== undefined) given[argument] = value;
      }
    }
  }
  return undefined;
}

function lookupOf(def: AnyGame, setting: Own, { match }: Played, wish: WhatToDraw): LookupTask | undefined {
  const viewer = wish.seat ?? 'spectator';
  const view = def.view(match, viewer);
  const name = wish.lookup ?? Object.keys(def.lookups)[0];
  const lookup = name === undefined ? undefined : def.lookups[name];
  if (name === undefined || !lookup) throw new Error(`a look-up is one of ${Object.keys(def.lookups).join(', ')}`);
  const args: Record<string, string> = {};
  for (const [argument, spec] of Object.entries(lookup.args)) {
    const value = wish.args[argument] ?? someOf(spec.choices(view, viewer, args), wish.choose)?.value;
    if (value !== undefined) args[argument] = value;
  }
  return { ...setting, kind: 'lookup', view, viewer, lookup: name, args };
}

export function taskFor(
  def: AnyGame,
  kind: PictureKind,
  locale: Locale,
  played: Played,
  wish: WhatToDraw,
): DrawTask | undefined {
  const { match, before, events } = played;
  const names = wish.names ?? usualNames;
  const setting: Own = { locale, names: names.slice(0, match.seats), awaited: awaited(def, match), game: def.id };
  switch (kind) {
    case 'lobby':
      return {
        ...setting,
        kind,
        host: names[0] ?? '',
        players: playersOf(def, match.options),
        ...(def.minutes ? { minutes: def.minutes } : {}),
        mode: modeOf(def, match.options),
        options: lobbyOptions(def, {
          locale,
          options: match.options,
          preset: def.options.presets[0]?.id ?? '',
        }),
        seats: Array.from({ length: playersOf(def, match.options).max }, (_, seat) =>
          seat < match.seats ? { name: names[seat] ?? '', kind: seat > 1 ? 'bot' : 'person', wish: null } : null,
        ),
      };
    case 'end':
      return match.outcome
        ? {
            ...setting,
            kind,
            view: def.view(match, 'spectator'),
            outcome: match.outcome,
            titles: titlesTold(def.record(match, played.told)),
          }
        : undefined;
    case 'hand': {
      const seat = wish.seat ?? setting.awaited[0] ?? 0;
      return { ...setting, kind, seat, view: def.view(match, seat) };
    }
    case 'preview':
      return previewOf(def, setting, played, wish);
    case 'lookup':
      return lookupOf(def, setting, played, wish);
    case 'scene':
    case 'board':
      return { ...setting, kind, view: def.view(match, 'spectator'), ...(before ? { before } : {}), events };
  }
}
