import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Args,
  type Argument,
  type GameEvent,
  type LooseAction,
  type Seat,
  actionOf,
  answer,
  checkArgument,
  completions,
  firstOf,
  locales,
  offeredTo,
  pending,
  pendingFor,
  sayIn,
  start,
} from '../../src/kernel/index.js';
import { tablesOf, walk } from '../../scripts/rehearsal/walk.js';
import { gamesUnderTest } from './games-under-test.js';

type Asked = { name: string; argument: Argument<AnyTypes, Args>; given: Args };
const names = ['Mira', 'Tom', 'Ana', 'Jo', 'Eve', 'Max', 'Ida', 'Leo'];

/** What a seat may be asked now: every argument of every action, after the first legal things before it. */
function* askedOf(def: AnyGame, match: AnyMatch, seat: Seat): Generator<Asked> {
  const view = def.view(match, seat);
  for (const name of offeredTo(pendingFor(def, match, seat))) {
    const action = actionOf(def, name);
    const [whole] = action ? firstOf(completions(action, view, seat), 1) : [];
    if (!action || !whole) continue;
    const given: Record<string, Args[string]> = {};
    for (const [key, argument] of Object.entries(action.args)) {
      yield { name: `${name} ${key}`, argument, given: { ...given } };
      if (whole[key] !== undefined) given[key] = whole[key];
    }
  }
}

/** A proposal and "all" are never refused. */
function refusedProposals(def: AnyGame, match: AnyMatch, seat: Seat): string[] {
  const view = def.view(match, seat);
  const wrong: string[] = [];
  for (const { name, argument, given } of askedOf(def, match, seat)) {
    if (argument.kind !== 'many' && argument.kind !== 'plan') continue;
    const ready = [
      argument.proposal?.(view, seat, given),
      argument.kind === 'many' ? argument.all?.(view, seat, given) : undefined,
    ];
    for (const values of ready) {
      if (values && checkArgument(name, argument, view, seat, given, values))
        wrong.push(`${name}: ${values.join(' ')}`);
    }
  }
  return wrong;
}

/** Tokens are typed one behind the other, so none may hold what separates them. */
function unsayableTokens(def: AnyGame, match: AnyMatch, seat: Seat): string[] {
  const view = def.view(match, seat);
  const wrong: string[] = [];
  for (const { name, argument, given } of askedOf(def, match, seat)) {
    if (argument.kind !== 'plan') continue;
    const picked: string[] = [];
    for (let depth = 0; depth < 4; depth += 1) {
      const offers = firstOf(argument.next(view, seat, given, picked), 60);
      for (const { value } of offers) if (!/^[^\s,;]{1,60}$/.test(value)) wrong.push(`${name}: “${value}”`);
      const [first] = offers;
      if (!first) break;
      picked.push(first.value);
    }
  }
  return wrong;
}

/** A row of a decision opens an action that can be said to its end with what the row fills in. */
function brokenLines(def: AnyGame, match: AnyMatch): string[] {
  const wrong: string[] = [];
  for (const decision of pending(def, match)) {
    for (const seat of decision.lines ? decision.seats : []) {
      const view = def.view(match, seat);
      const lines = decision.lines?.(seat) ?? [];
      if (lines.length > 40) wrong.push(`${lines.length} lines`);
      for (const { text, changes } of lines) {
        for (const locale of locales) {
          const worded = sayIn(def, locale, names).text(text);
          if (worded.trim() === '' || worded.length > 200) wrong.push(`${locale}: “${worded}”`);
        }
        if (!changes) continue;
        const action = decision.offers.includes(changes.action) && actionOf(def, changes.action);
        if (!action) {
          wrong.push(`a line opens ${changes.action}, which is not offered`);
          continue;
        }
        const given: Record<string, Args[string]> = {};
        for (const [key, value] of Object.entries(changes.args)) {
          const argument = action.args[key];
          if (!argument || checkArgument(key, argument, view, seat, given, value))
            wrong.push(`${changes.action} ${key}`);
          given[key] = value;
        }
      }
    }
  }
  return wrong;
}

describe.each(gamesUnderTest.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  test.each(tablesOf(def))('$preset with $seats: proposals, tokens and lines hold what they promise', (table) => {
    let count = 0;
    walk(def, { ...table, seed: 'contract' }, 'random', ({ match }) => {
      count += 1;
      if (count % 9 !== 0) return;
      expect(brokenLines(def, match)).toEqual([]);
      for (let seat = 0; seat < match.seats; seat += 1) {
        expect(refusedProposals(def, match, seat)).toEqual([]);
        expect(unsayableTokens(def, match, seat)).toEqual([]);
      }
    });
  });

  test('a finished match leaves a record that can be worded', () => {
    for (const table of [tablesOf(def).at(0), tablesOf(def).at(-1)]) {
      if (!table) continue;
      const beginning = { ...table, seed: 'record' };
      const events: GameEvent<AnyTypes>[] = [...start(def, beginning).events];
      let last: AnyMatch | undefined;
      walk(def, beginning, 'random', (moment) => {
        events.push(...moment.events);
        last = moment.match;
      });
      if (!last) throw new Error('no match was played');
      const record = def.record(last, events);
      expect(record.rounds).toBeGreaterThanOrEqual(1);
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      expect(new Set(record.titles.map(({ title }) => title)).size).toBe(record.titles.length);
      for (const { title, seats } of record.titles) {
        expect(seats.length, title).toBeGreaterThan(0);
        for (const seat of seats) expect(seat).toBeLessThan(table.seats);
        for (const locale of locales) expect(def.text[locale].titles[title]?.name, `${locale} ${title}`).toBeTruthy();
      }
    }
  });

  test('every look-up answers everybody, in every language', () => {
    const [table] = tablesOf(def);
    if (!table) throw new Error('no table');
    const { match } = start(def, { ...table, seed: 'look-ups' });
    for (const viewer of [0, 'spectator'] as const) {
      const view = def.view(match, viewer);
      for (const [name, { args }] of Object.entries(def.lookups)) {
        const given: Record<string, string> = {};
        for (const [key, argument] of Object.entries(args)) {
          const choices = firstOf(argument.choices(view, viewer, given), 200);
          if (choices.length === 0 && argument.optional) continue;
          expect(choices.length, `${name} ${key}`).toBeGreaterThan(0);
          for (const choice of choices) {
            for (const locale of locales) {
              const text = def.text[locale].lookups[name];
              const lines =
                text?.lines(view, viewer, { ...given, [key]: choice.value }, sayIn(def, locale, names)) ?? [];
              expect(lines.join(''), `${locale} ${name} ${choice.value}`).toMatch(/\S/);
              expect(lines.join('\n').length, `${locale} ${name} ${choice.value}`).toBeLessThanOrEqual(3500);
              expect(lines.join(''), `${name} ${choice.value}`).not.toMatch(/undefined|NaN|\[object/);
            }
          }
          given[key] = choices[0]?.value ?? '';
        }
      }
    }
  });

  test('actions and look-ups together fit one slash command', () => {
    expect(Object.keys(def.actions).length + Object.keys(def.lookups).length).toBeLessThanOrEqual(25);
    for (const locale of locales) {
      const { actions, lookups } = def.text[locale];
      const worded = [...Object.values(actions), ...Object.values(lookups)].map(({ name }) => name);
      expect(new Set(worded).size).toBe(worded.length);
    }
  });
});

/** Other answers that differ in secret arguments only. */
function* sayingTheSame(
  action: LooseAction<AnyTypes>,
  view: object,
  said: { seat: number; args: Args },
): Generator<Args> {
  const hidden = typeof action.secret === 'function' ? action.secret(said.args) : Object.keys(action.args);
  for (const args of completions(action, view, said.seat)) {
    const isAlike = Object.keys(action.args).every((name) => hidden.includes(name) || args[name] === said.args[name]);
    if (isAlike) yield args;
  }
}

describe('a secret action', () => {
  test.each(gamesUnderTest.map((def) => [def.id, def] as const))(
    'of %s tells the others nothing of its arguments',
    (_id, def) => {
      const secret = Object.keys(def.actions).filter((name) => actionOf(def, name)?.secret);
      if (secret.length === 0) return;
      for (const table of tablesOf(def)) {
        walk(def, { ...table, seed: 'secret' }, 'random', ({ said, events, match }, before) => {
          if (!secret.includes(said.action)) return;
          const action = actionOf(def, said.action);
          const others = action ? firstOf(sayingTheSame(action, def.view(before, said.seat), said), 12) : [];
          for (const args of others) {
            const result = answer(def, before, { ...said, args });
            // What ends the question shows what everybody said; until then the others see no difference.
            if (!result.ok || result.match.opened !== before.opened || match.opened !== before.opened) continue;
            const open = (list: readonly GameEvent<AnyTypes>[]) => list.filter((event) => !event.only);
            expect(open(result.events)).toEqual(open(events));
            expect(def.view(result.match, 'spectator')).toEqual(def.view(match, 'spectator'));
          }
        });
      }
    },
  );
});
