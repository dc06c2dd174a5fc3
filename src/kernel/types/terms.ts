/** The types one game brings, and the words made from them. Nothing here knows a game. */

export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Every language the house speaks; the first is the one that stands in where a choice is not known. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];
export type Mode = 'competitive' | 'cooperative';
export type ArgValue = string | number | readonly string[];
export type Args = Readonly<Record<string, ArgValue | undefined>>;
export type OptionValue = string | number | boolean;

/** Data of a step, event or text that carries none. */
export type Nothing = Record<never, never>;

/** The types one game brings, bundled so that every signature takes one parameter. */
export type GameTypes = {
  /** Everything true about the table: plain JSON. */
  board: object;
  /** What one viewer may know of it. */
  view: object;
  options: Record<string, OptionValue>;
  /** Step name -> the data its frame carries. */
  steps: Record<string, object>;
  /** Action name -> its arguments. */
  actions: Record<string, object>;
  /** Look-up name -> its arguments. */
  lookups: Record<string, object>;
  /** Event name -> its payload. */
  events: Record<string, object>;
  /** Text key -> its parameters: prompts, labels, reasons. Worded in text/<locale>.ts. */
  texts: Record<string, object>;
  /** The rule numbers of the specification. */
  rules: string;
};

export type StepName<T extends GameTypes> = keyof T['steps'] & string;
export type ActionName<T extends GameTypes> = keyof T['actions'] & string;
export type LookupName<T extends GameTypes> = keyof T['lookups'] & string;
export type EventName<T extends GameTypes> = keyof T['events'] & string;
export type TextKey<T extends GameTypes> = keyof T['texts'] & string;
export type OptionName<T extends GameTypes> = keyof T['options'] & string;

export type Frame<T extends GameTypes> = { [K in StepName<T>]: { step: K } & T['steps'][K] }[StepName<T>];
export type TextRef<T extends GameTypes> = {
  [K in TextKey<T>]: { key: K; params: T['texts'][K] };
}[TextKey<T>];
export type Answer<T extends GameTypes> = {
  [K in ActionName<T>]: { action: K; args: T['actions'][K] };
}[ActionName<T>];
export type GameEvent<T extends GameTypes> = {
  [K in EventName<T>]: {
    type: K;
    data: T['events'][K];
    /** Who may know it; everybody where absent. */
    only?: readonly Seat[];
  };
}[EventName<T>];

export type Outcome<T extends GameTypes> = {
  kind: 'won' | 'lost';
  /** The seats that won; all of them in a co-operative victory, none in a defeat. */
  winners: readonly Seat[];
  /** One score a seat, where the game counts any. */
  scores: readonly number[] | null;
  reason: TextRef<T>;
};
