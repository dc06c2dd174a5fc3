import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type GameEvent,
  type Locale,
  actionOf,
  firstOf,
  linesOf,
  offeredTo,
  pending,
  pendingFor,
  sayIn,
  choicesOf,
  isTextOption,
  wishesOf,
  withDefaults,
} from '../../src/kernel/index.js';
import { tablesOf, walk } from '../../scripts/rehearsal/walk.js';
import { gamesUnderTest } from './games-under-test.js';

const locales: readonly Locale[] = ['en', 'fr'];
const names = ['Mira', 'Tom', 'Ana', 'Jo'];
const slashName = /^[-_'\p{L}\p{N}]{1,32}$/u;

type Sentence = { where: string; text: string; most: number };

/** Every sentence that a player can meet at this moment. */
function sentences(def: AnyGame, match: AnyMatch, events: readonly GameEvent<AnyTypes>[], locale: Locale): Sentence[] {
  const text = def.text[locale];
  const say = sayIn(def, locale, names);
  const view = def.view(match, 'spectator');
  const found: Sentence[] = [
    { where: 'heading', text: text.heading(view, say), most: 200 },
    { where: 'alt', text: text.alt(view, say), most: 1024 },
    ...text.status(view, say).map((line) => ({ where: 'status', text: line, most: 1900 })),
    ...linesOf(def, events, 'spectator', say).map((line) => ({ where: 'event', text: line, most: 1000 })),
    ...pending(def, match).map((decision) => ({ where: 'prompt', text: say.text(decision.prompt), most: 500 })),
  ];
  if (match.outcome) found.push({ where: 'outcome', text: say.text(match.outcome.reason), most: 500 });
  for (let seat = 0; seat < match.seats; seat += 1) {
    const own = def.view(match, seat);
    for (const line of text.hand(own, seat, say)) found.push({ where: 'hand', text: line, most: 1900 });
    for (const line of linesOf(def, events, seat, say)) found.push({ where: 'private event', text: line, most: 1000 });
    for (const name of offeredTo(pendingFor(def, match, seat))) {
      const [argument] = Object.values(actionOf(def, name)?.args ?? {});
      if (!argument || argument.kind === 'number') continue;
      for (const choice of firstOf(choicesOf(argument, own, seat, {}), 30)) {
        found.push({ where: `label of ${name}`, text: say.text(choice.label), most: 100 });
        found.push({ where: `value of ${name}`, text: choice.value, most: 100 });
      }
    }
  }
  return found;
}

function faults(found: readonly Sentence[]): string[] {
  return found
    .filter(({ text, most }) => text.trim() === '' || text.length > most || /undefined|NaN|\[object/.test(text))
    .map(({ where, text, most }) => `${where} (at most ${most}): ${text}`);
}

describe.each(gamesUnderTest.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  test.each(locales)('every sentence of a random match reads well in %s', (locale) => {
    const tables = tablesOf(def);
    for (const table of [tables.at(0), tables.at(-1)]) {
      if (!table) continue;
      let count = 0;
      walk(def, { ...table, seed: `wording-${locale}` }, 'random', ({ match, events }) => {
        count += 1;
        if (count % 4 === 0 || match.outcome) expect(faults(sentences(def, match, events, locale))).toEqual([]);
      });
    }
  });

  test.each(locales)("names and descriptions fit Discord's limits in %s", (locale) => {
    const text = def.text[locale];
    expect(text.command.name).toMatch(slashName);
    expect(text.command.description.length).toBeLessThanOrEqual(100);
    const actions = Object.entries(text.actions);
    expect(actions.length).toBeLessThanOrEqual(25);
    expect(new Set(actions.map(([, action]) => action.name)).size).toBe(actions.length);
    for (const [, action] of actions) {
      expect(action.name).toMatch(slashName);
      expect(action.name).toBe(action.name.toLowerCase());
      expect(action.description.length, action.description).toBeLessThanOrEqual(100);
      expect(action.label.length).toBeLessThanOrEqual(80);
      for (const argument of Object.values(action.args)) {
        expect(argument.name).toMatch(slashName);
        expect(argument.name).toBe(argument.name.toLowerCase());
        expect(argument.description.length, argument.description).toBeLessThanOrEqual(100);
      }
    }
  });

  test.each(locales)('every option, preset, wish and rule is worded in %s', (locale) => {
    const text = def.text[locale];
    for (const [name, field] of Object.entries(def.options.fields)) {
      const worded = text.options[name];
      expect(worded?.label).toBeTruthy();
      for (const value of isTextOption(field) ? [] : field.values)
        expect(worded?.values[String(value)], `${name} ${String(value)}`).toBeTruthy();
    }
    for (const preset of def.options.presets) expect(text.presets[preset.id]?.label).toBeTruthy();
    for (const { seats, options } of tablesOf(def)) {
      const wishes = wishesOf(def, withDefaults(def, options), seats);
      for (const { id } of wishes) expect(text.wishes[id]).toBeTruthy();
    }
    for (const [rule, wording] of Object.entries(text.rules)) {
      expect(wording.length, rule).toBeGreaterThan(0);
      expect(wording.length, rule).toBeLessThanOrEqual(1900);
    }
    const found = new Set(text.topics.flatMap((topic) => topic.rules));
    expect(Object.keys(text.rules).filter((rule) => !found.has(rule))).toEqual([]);
  });
});
