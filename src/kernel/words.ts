/** From references to sentences. */
import { locales } from './types/terms.js';
import type { GameDef, GameEvent, GameTypes, Locale, Say, TextRef, Viewer } from './types.js';

/** The wordings of one game in one language, with the seats' names. */
export function sayIn<T extends GameTypes>(
  def: Pick<GameDef<T>, 'text'>,
  locale: Locale,
  names: readonly string[],
): Say<T> {
  const catalogue = def.text[locale];
  const say: Say<T> = {
    locale,
    seat: (seat) => names[seat] ?? `#${seat + 1}`,
    text: (ref: TextRef<T>) => catalogue.texts[ref.key](ref.params, say),
  };
  return say;
}

export function isFor<T extends GameTypes>(event: GameEvent<T>, viewer: Viewer): boolean {
  return !event.only || (viewer !== 'spectator' && event.only.includes(viewer));
}

/** The lines that a viewer may read about what happened. */
export function linesOf<T extends GameTypes>(
  def: GameDef<T>,
  events: readonly GameEvent<T>[],
  viewer: Viewer,
  say: Say<T>,
): string[] {
  const lines: string[] = [];
  for (const event of events) {
    if (!isFor(event, viewer)) continue;
    const line = def.text[say.locale].events[event.type](event.data, say);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** What the channel reads of it: without the lines that only the log keeps. */
export function toldOf<T extends GameTypes>(
  def: GameDef<T>,
  events: readonly GameEvent<T>[],
  viewer: Viewer,
  say: Say<T>,
): string[] {
  const { quiet = [] } = def.text[say.locale];
  return linesOf(
    def,
    events.filter((event) => !quiet.includes(event.type)),
    viewer,
    say,
  );
}

/** What a move brought about, and what began after it. */
export function chaptersOf<T extends GameTypes>(
  def: GameDef<T>,
  events: readonly GameEvent<T>[],
): { move: readonly GameEvent<T>[]; rest: readonly GameEvent<T>[] } {
  const { chapters = [] } = def.text[locales[0]];
  const at = events.findIndex((event) => chapters.includes(event.type));
  return at < 0 ? { move: events, rest: [] } : { move: events.slice(0, at), rest: events.slice(at) };
}
