/** What a game says of a table before and around a match: its options, its seats, who wins with whom. */
import type {
  Count,
  GameDef,
  GameTypes,
  Match,
  Mode,
  OptionField,
  OptionName,
  OptionValue,
  Refused,
  Seat,
  TextOption,
  Wish,
} from './types.js';

export type AnyOption<T extends GameTypes> = OptionField<T, OptionValue> | TextOption<T>;

export function isTextOption<T extends GameTypes>(field: AnyOption<T>): field is TextOption<T> {
  return 'text' in field;
}

function fieldsOf<T extends GameTypes>(def: GameDef<T>): [OptionName<T>, AnyOption<T>][] {
  return Object.entries<AnyOption<T>>(def.options.fields);
}

export function optionOf<T extends GameTypes>(def: GameDef<T>, name: string): AnyOption<T> | undefined {
  return Object.hasOwn(def.options.fields, name)
    ? ((def.options.fields as Record<string, unknown>)[name] as AnyOption<T>)
    : undefined;
}

/** The options as named, every other at its default. */
export function withDefaults<T extends GameTypes>(
  def: GameDef<T>,
  chosen: Partial<T['options']> | undefined,
): T['options'] {
  const defaults = fieldsOf(def).map(([name, field]) => [name, field.default] as const);
  return { ...Object.fromEntries(defaults), ...chosen } as T['options'];
}

/** The options that the lobby offers now. */
export function shownOptions<T extends GameTypes>(
  def: GameDef<T>,
  options: T['options'],
  seats: number,
): readonly OptionName<T>[] {
  return fieldsOf(def).flatMap(([name, field]) => (field.shown?.(options, seats) === false ? [] : [name]));
}

/** The options as a match begins with them: one that is not shown counts as its default. */
export function settled<T extends GameTypes>(
  def: GameDef<T>,
  chosen: Partial<T['options']> | undefined,
  seats: number,
): T['options'] {
  const options = withDefaults(def, chosen);
  const shown = new Set<string>(shownOptions(def, options, seats));
  const hidden = fieldsOf(def).filter(([name]) => !shown.has(name));
  return { ...options, ...Object.fromEntries(hidden.map(([name, field]) => [name, field.default])) };
}

export function playersOf<T extends GameTypes>(def: GameDef<T>, options: T['options']): Count {
  return def.players(options);
}

/** From the fewest to the most players that any of the presets seats. */
export function widestPlayers<T extends GameTypes>(def: GameDef<T>): Count {
  const counts = def.options.presets.map(({ options }) => def.players(withDefaults(def, options)));
  return { min: Math.min(...counts.map(({ min }) => min)), max: Math.max(...counts.map(({ max }) => max)) };
}

export function modeOf<T extends GameTypes>(def: GameDef<T>, options: T['options']): Mode {
  return def.mode(options);
}

export function wishesOf<T extends GameTypes>(def: GameDef<T>, options: T['options'], seats: number): readonly Wish[] {
  return def.wishes?.(options, seats) ?? [];
}

/** Why the table cannot begin as it stands. */
export function refusesTable<T extends GameTypes>(
  def: GameDef<T>,
  options: T['options'],
  wishes: readonly (string | undefined)[],
): Refused<T> | undefined {
  for (const [name, field] of fieldsOf(def)) {
    const value = options[name];
    const why =
      isTextOption(field) && field.shown?.(options, wishes.length) !== false
        ? field.check(String(value), options)
        : undefined;
    if (why) return { ok: false, code: 'illegal-argument', argument: name, ...why };
  }
  const why = def.refuse?.(options, wishes.length, wishes);
  return why && { ok: false, code: 'illegal-argument', ...why };
}

/** The seats that win together. */
export function sidesOf<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): readonly (readonly Seat[])[] {
  if (def.sides) return def.sides(match);
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return modeOf(def, match.options) === 'cooperative' ? [seats] : seats.map((seat) => [seat]);
}
