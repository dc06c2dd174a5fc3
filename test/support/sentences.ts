/** Every sentence a game can say, each with values that were met in play: to be read in one go, in every language. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Args,
  type GameEvent,
  type LessonText,
  type Locale,
  type TextRef,
  actionOf,
  choicesOf,
  firstOf,
  locales,
  offeredTo,
  pending,
  pendingFor,
  refuses,
  sayIn,
} from '../../src/kernel/index.js';
import { type Mind, tablesOf, walk } from '../../scripts/rehearsal/walk.js';

const names = ['Mira', 'Tom', 'Ana', 'Hugo'];
/** Enough to see singular, plural, none and a few names. */
const mostSamples = 6;

export type Sample = { key: string; data: object };
type Samples = Map<string, Map<string, object>>;
/** What stands on boards and in hands, by language and shape. */
type Shown = Record<Locale, Map<string, string>>;
type Heard = { texts: Samples; events: Samples; shown: Shown };

/** Sentences that differ in nothing but a number above one are the same to a reader. */
const shape = (text: string): string => text.replaceAll(/\d+/g, (number) => (Number(number) > 1 ? 'n' : number));

function keep(samples: Samples, { key, data }: Sample, text: string | undefined, most = mostSamples): void {
  if (text === undefined) return;
  const known = samples.get(key) ?? new Map<string, object>();
  samples.set(key, known);
  if (known.size < most) known.set(shape(text), data);
}

/** The game with a French catalogue that keeps what it is asked to word. */
function listening(def: AnyGame, samples: { texts: Samples; events: Samples }): AnyGame {
  const { fr } = def.text;
  const texts = Object.fromEntries(
    Object.entries(fr.texts).map(([key, word]) => [
      key,
      (data: object, say: Parameters<typeof word>[1]) => {
        const text = word(data, say);
        keep(samples.texts, { key, data }, text);
        return text;
      },
    ]),
  );
  const events = Object.fromEntries(
    Object.entries(fr.events).map(([key, word]) => [
      key,
      (data: object, say: Parameters<typeof word>[1]) => {
        const text = word(data, say);
        keep(samples.events, { key, data }, text);
        return text;
      },
    ]),
  );
  return { ...def, text: { ...def.text, fr: { ...fr, texts, events } } };
}

/** Headings, boards, hands and pictures as texts, in every language. */
function look(def: AnyGame, match: AnyMatch, shown: Shown): void {
  for (const locale of locales) {
    const catalogue = def.text[locale];
    const say = sayIn(def, locale, names);
    const take = (kind: string, lines: readonly string[]): void => {
      for (const line of lines) shown[locale].set(shape(line), `${kind}: ${line}`);
    };
    const view = def.view(match, 'spectator');
    take('heading', [catalogue.heading(view, say)]);
    take('status', catalogue.status(view, say));
    take('alt', [catalogue.alt(view, say)]);
    if (match.outcome) take('result', catalogue.result?.(view, say) ?? []);
    for (let seat = 0; seat < match.seats; seat += 1) take('hand', catalogue.hand(def.view(match, seat), seat, say));
  }
}

/** Words everything that can be asked, offered and refused at this moment. */
function hear(def: AnyGame, match: AnyMatch, events: readonly GameEvent<AnyTypes>[]): void {
  const say = sayIn(def, 'fr', names);
  const text = (ref: TextRef<AnyTypes> | undefined): void => {
    if (ref) say.text(ref);
  };
  for (const event of events) def.text.fr.events[event.type]?.(event.data, say);
  if (match.outcome) text(match.outcome.reason);
  for (const decision of pending(def, match)) text(decision.prompt);
  for (let seat = 0; seat < match.seats; seat += 1) {
    const view = def.view(match, seat);
    const offered = offeredTo(pendingFor(def, match, seat));
    for (const name of Object.keys(def.actions)) {
      text(refuses(def, match, { seat, action: name, args: {} })?.reason);
      const args = offered.includes(name) ? Object.entries(actionOf(def, name)?.args ?? {}) : [];
      const given: Record<string, string> = {};
      for (const [argument, spec] of args) {
        text(refuses(def, match, { seat, action: name, args: { ...given, [argument]: 'xyz' } })?.reason);
        if (spec.kind === 'number' || spec.kind === 'plan') break;
        const choices = [...firstOf(choicesOf(spec, view, seat, given as Args), 12)];
        for (const choice of choices) text(choice.label);
        const [first] = choices;
        if (!first || spec.kind !== 'one') break;
        given[argument] = first.value;
      }
    }
  }
}

/** What is said of a game in play: the samples by key, those given by hand first. */
export function samplesOf(def: AnyGame, given: readonly Sample[]): Heard {
  const samples: Heard = { texts: new Map(), events: new Map(), shown: { en: new Map(), fr: new Map() } };
  const heard = listening(def, samples);
  const say = sayIn(heard, 'fr', names);
  for (const { key, data } of given) {
    const isEvent = !Object.hasOwn(def.text.fr.texts, key);
    const text = (isEvent ? def.text.fr.events : def.text.fr.texts)[key]?.(data, say);
    keep(isEvent ? samples.events : samples.texts, { key, data }, text, Number.POSITIVE_INFINITY);
  }
  const tables = tablesOf(def);
  const minds: readonly Mind[] = ['random', 'policy'];
  for (const table of [tables.at(0), tables.at(-1)]) {
    for (const mind of table ? minds : []) {
      let count = 0;
      walk(heard, { seats: 2, options: {}, ...table, seed: `sentences-${mind}` }, mind, ({ match, events }) => {
        count += 1;
        if (count % 12 === 0 || match.outcome) look(def, match, samples.shown);
        if (count % 3 === 0 || match.outcome) hear(heard, match, events);
        else for (const event of events) heard.text.fr.events[event.type]?.(event.data, say);
      });
    }
  }
  return samples;
}

/** The samples in one language, a line each, under their keys. */
export function worded(def: AnyGame, samples: Heard, locale: Locale): string[] {
  const say = sayIn(def, locale, names);
  const { texts, events } = def.text[locale];
  const under = (kind: string, all: Samples, word: (key: string, data: object) => string | undefined): string[] =>
    [...all.entries()]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([key, found]) => [...found.values()].map((data) => `${kind} ${key}: ${word(key, data) ?? '–'}`));
  return [
    ...under('text', samples.texts, (key, data) => texts[key]?.(data, say)),
    ...under('event', samples.events, (key, data) => events[key]?.(data, say)),
    ...samples.shown[locale].values(),
  ];
}

/** Those that there are, side by side. */
const parts = (...all: readonly (string | undefined)[]): string => all.filter(Boolean).join(' · ');

function lessonOf({ theme, goal, stages }: LessonText): string[] {
  return [
    `lesson: ${theme}`,
    `lesson: ${goal}`,
    ...Object.entries(stages).flatMap(([stage, { say, done, wrong, others }]) =>
      [say, done, wrong, ...Object.values(others ?? {})].map((text) => `lesson ${stage}: ${text}`),
    ),
  ];
}

/** What stands in the catalogue as it is: commands, options, wishes, titles, rules, the lesson. */
export function fixed(def: AnyGame, locale: Locale): string[] {
  const text = def.text[locale];
  const commands = [text.actions, text.lookups].flatMap((all) =>
    Object.entries(all).flatMap(([key, { name, label, description, args }]) => [
      `action ${key}: ${parts(name, label, description)}`,
      ...Object.entries(args).map(
        ([arg, one]) => `action ${key}.${arg}: ${parts(one.name, one.description, one.ask, one.skip)}`,
      ),
    ]),
  );
  return [
    `name: ${text.name}`,
    `pitch: ${text.pitch}`,
    `command: ${text.command.name} · ${text.command.description}`,
    ...commands,
    ...Object.entries(text.options).map(
      ([key, { label, values, description }]) =>
        `option ${key}: ${parts(label, Object.values(values).join(' | '), description)}`,
    ),
    ...Object.entries(text.presets).map(([key, one]) => `preset ${key}: ${one.label} · ${one.description}`),
    ...Object.entries(text.wishes).map(([key, one]) => `wish ${key}: ${one}`),
    ...Object.entries(text.titles).map(([key, one]) => `title ${key}: ${one.name} · ${one.for}`),
    ...Object.entries(text.rules).map(([key, one]) => `rule ${key}: ${one}`),
    ...text.topics.map((topic) => `topic: ${topic.title}`),
    ...(text.lesson ? lessonOf(text.lesson) : []),
  ];
}
