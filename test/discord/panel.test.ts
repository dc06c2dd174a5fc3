import { describe, expect, it } from 'vitest';
import { type Asking, askingAbout } from '../../src/discord/asking/asking.js';
import { type InPlay, atTable, isInPlay } from '../../src/discord/at-table.js';
import type { Outgoing } from '../../src/discord/components.js';
import { decodeCustomId } from '../../src/discord/custom-id.js';
import { panelScreen } from '../../src/discord/flows/questions.js';
import { menuScreen } from '../../src/discord/messages/actions-screen.js';
import { argumentScreen, confirmScreen } from '../../src/discord/messages/argument-screen.js';
import { discordWords } from '../../src/discord/text/index.js';
import { menusByHeading } from '../../src/discord/messages/choice-menus.js';
import {
  type Drafts,
  type Entry,
  closed,
  entriesOf,
  fittingFor,
  pickedIn,
  picking,
  readEntries,
  writeEntries,
} from '../../src/discord/panel/entries.js';
import { advance, argsOf, stepBack } from '../../src/discord/panel/advance.js';
import { tablesOf } from '../../scripts/rehearsal/walk.js';
import { games } from '../../src/games/index.js';
import {
  type AnyGame,
  type AnyMatch,
  type Locale,
  answer,
  anyGame,
  awaited,
  locales,
  offeredTo,
  pendingFor,
  randomAnswer,
  rngOver,
  seedRng,
  start,
  choicesOf,
  firstOf,
} from '../../src/kernel/index.js';
import { messageFaults } from '../support/discord-limits.js';
import { ferry } from '../support/games/ferry/index.js';
import { quartermaster } from '../support/games/quartermaster.js';
import { tableOf } from '../support/table-of.js';

const qm = anyGame(quartermaster);

function seatIn(game: AnyGame, match: AnyMatch, seat: number, locale: Locale): InPlay {
  const at = atTable(game, { table: tableOf(game, match.seats, locale), match }, { locale, person: `u${seat}` });
  if (!isInPlay(at)) throw new Error('not in play');
  return at;
}
function about(action: string, crates = 7): { at: InPlay; asking: Asking } {
  const { match } = start(qm, { seats: 1, options: { crates }, seed: 'x' });
  const at = seatIn(qm, match, 0, 'en');
  const asking = askingAbout(qm, match, 0, action, at.say);
  if (!asking) throw new Error(`no action ${action}`);
  return { at, asking };
}
const given = (value: string | number | readonly string[]): Entry => ({ is: 'given', value });

function controls(message: Outgoing): { label: string; id: string }[] {
  const found: { label: string; id: string }[] = [];
  JSON.stringify(message.components, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'custom_id' in value) {
      const control = value as { custom_id: string; label?: string; placeholder?: string };
      found.push({ label: control.label ?? control.placeholder ?? '', id: control.custom_id });
    }
    return value;
  });
  return found;
}
const labels = (message: Outgoing): string[] => controls(message).map(({ label }) => label);

function screen(action: string, entries: readonly Entry[], crates = 7, point = { page: 0, find: '' }): Outgoing {
  const { at, asking } = about(action, crates);
  const standing = advance(asking, entries);
  const base = panelScreen(at, asking, fittingFor(at.table.id, 'u0'), point);
  if (standing.at === 'dead-end') throw new Error('dead end');
  return standing.at === 'complete' ? confirmScreen(base, standing.entries) : argumentScreen(base, standing);
}

describe('what was chosen so far', () => {
  it.each<{ entries: Entry[] }>([
    { entries: [] },
    { entries: [given('3i-goblin,5o-chief~50%'), given(7), { is: 'left-out' }, given(['a,b', 'c~d'])] },
    { entries: [given([]), { is: 'picking', values: ['x'] }] },
    { entries: [{ is: 'picking', values: [] }] },
  ])('is written and read back: %j', ({ entries }) => {
    expect(readEntries(writeEntries(entries))).toEqual(entries);
  });

  it('is kept elsewhere where a hundred characters are not enough', async () => {
    const kept = new Map<string, string>();
    const drafts: Drafts = {
      save: (all) => {
        for (const { key, text } of all) kept.set(key, text);
        return Promise.resolve();
      },
      find: (key) => Promise.resolve(kept.get(key)),
    };
    const { at, asking } = about('guard');
    const entries = [given('x'.repeat(90))];
    const fitting = fittingFor('t', 'mira');
    const made = confirmScreen(panelScreen(at, asking, fitting, {}), entries);
    await fitting.save(drafts);
    expect(messageFaults(made)).toEqual([]);
    const long = fitting.fit({
      kind: 'panel',
      table: 't',
      seq: 0,
      verb: 'do',
      action: 'guard',
      given: writeEntries(entries),
      page: 0,
      find: '',
    });
    expect(await entriesOf(long, 'mira', drafts)).toEqual(entries);
    expect(await entriesOf(long, 'tom', drafts)).toBeUndefined();
  });
});

describe('the panel’s menu', () => {
  it('has the proposal first, then every action offered', () => {
    const { at } = about('rest');
    expect(labels(menuScreen(at, fittingFor('t', 'u')))).toEqual([
      'Accept: burn · 2',
      'load',
      'pack',
      'burn',
      'weigh',
      'guard',
      'whisper',
      'rest',
      'My hand',
      'Log',
      'What would you do?',
    ]);
  });

  it('carries table, seq and action on every button', () => {
    const { at } = about('rest');
    const load = controls(menuScreen(at, fittingFor('t', 'u'))).find(({ label }) => label === 'load');
    expect(decodeCustomId(load?.id ?? '')).toMatchObject({ kind: 'panel', verb: 'go', action: 'load', seq: 0 });
  });
});

describe('menus of whole moves', () => {
  const moves = (group: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ value: `${group}${at}`, label: `${group} ${at}`, group }));

  it('say which part they list where one heading takes several', () => {
    const menus = menusByHeading([...moves('blue', 26), ...moves('red', 3)]);
    expect(menus.map(({ heading, part, choices }) => ({ heading, part, of: choices.length }))).toEqual([
      { heading: 'blue', part: { no: 1, of: 2 }, of: 25 },
      { heading: 'blue', part: { no: 2, of: 2 }, of: 1 },
      { heading: 'red', part: undefined, of: 3 },
    ]);
  });
});

describe('the panel’s questions', () => {
  it('put few choices on buttons and many in a menu', () => {
    expect(labels(screen('burn', []))).toEqual(['1', '2', '3', 'All actions']);
    expect(labels(screen('load', [], 60))[0]).toBe('Choose: crate (1 to 25)');
  });

  it('put lists that one menu cannot hold in several, so that nobody leafs', () => {
    expect(labels(screen('load', [], 60))).toEqual([
      'Choose: crate (1 to 25)',
      'Choose: crate (26 to 50)',
      'Choose: crate (51 to 60)',
      'Search',
      'All actions',
    ]);
  });

  it('put up to ten short names on buttons where more is asked after them', () => {
    const crates = labels(screen('load', []));
    expect(crates).toHaveLength(8);
    expect(crates[0]).toBe('Crate c1 (0 lb)');
    expect(crates.at(-1)).toBe('All actions');
  });

  it('leaf through lists of more than seventy-five and search them', () => {
    expect(labels(screen('weigh', [], 60, { page: 1, find: '' })).slice(0, 5)).toEqual([
      'Choose: grains (76 to 100)',
      'Choose: grains (101 to 125)',
      'Choose: grains (126 to 150)',
      'Previous',
      'Next',
    ]);
    expect(labels(screen('load', [], 60, { page: 0, find: 'c60' }))).toEqual([
      'Crate c60 (13 lb)',
      'Whole list',
      'All actions',
    ]);
    expect(labels(screen('weigh', [])).slice(2)).toEqual([
      'Choose: grains (51 to 75)',
      'Next',
      'Type a number',
      'All actions',
    ]);
  });

  it('offer a list’s proposal and all of it by one tap', () => {
    expect(labels(screen('pack', []))).toEqual([
      'Choose: crates',
      'Suggested: Crate c1 (0 lb), Crate c2 (7 lb)',
      'All 7',
      'All actions',
    ]);
  });

  it('go on once enough of a long list is picked', () => {
    expect(labels(screen('pack', [{ is: 'picking', values: ['c1', 'c60'] }], 60))).toContain('Go on (2)');
  });

  it('may be left out, or cut short, where the rules allow it', () => {
    expect(labels(screen('load', [given('c1')]))).toEqual([
      'oak',
      'elm',
      'That is all: do it',
      'Leave it out',
      'Back',
      'All actions',
    ]);
    expect(labels(screen('load', [given('c1'), given('elm')]))).toEqual(['for-c1', 'plain', 'Back', 'All actions']);
  });

  it('end in a summary to confirm', () => {
    expect(labels(screen('load', [given('c1'), given('oak'), { is: 'left-out' }]))).toEqual([
      'Do it',
      'Back',
      'All actions',
    ]);
  });

  it('fill in what can only be said in one way, and step back past it', () => {
    const { asking } = about('whisper');
    const standing = advance(asking, []);
    expect(standing).toMatchObject({ at: 'complete', filledIn: true, entries: [given('owl')] });
    expect(stepBack(asking, standing.entries)).toBeUndefined();
    const load = about('load').asking;
    expect(stepBack(load, [given('c1'), given('oak')])).toEqual([given('c1')]);
    expect(stepBack(load, [given('c1')])).toEqual([]);
  });

  it('forget a choice that somebody else has taken away since', () => {
    const { asking } = about('load');
    expect(advance(asking, [given('gone'), given('oak')])).toMatchObject({
      at: 'argument',
      name: 'crate',
      entries: [],
    });
  });
});

/** Every screen on the way through every action, by the first and by the last choice. */
function everyScreen(at: InPlay): Outgoing[] {
  const fitting = fittingFor(at.table.id, 'u');
  const made = [menuScreen(at, fitting)];
  for (const name of offeredTo(pendingFor(at.game, at.match, at.seat))) {
    const asking = askingAbout(at.game, at.match, at.seat, name, at.say);
    if (!asking) continue;
    for (const which of ['first', 'last'] as const) {
      let entries: readonly Entry[] = [];
      for (let step = 0; step < 40; step += 1) {
        const standing = advance(asking, entries);
        const base = panelScreen(at, asking, fitting, {});
        if (standing.at === 'dead-end') break;
        if (standing.at === 'complete') {
          made.push(confirmScreen(base, standing.entries));
          expect(argsOf(asking, standing.entries)).toBeDefined();
          break;
        }
        made.push(argumentScreen(base, standing));
        const { argument } = standing;
        const before = argsOf(asking, standing.entries);
        const picked = argument.kind === 'plan' ? pickedIn(standing.entries) : [];
        const values =
          argument.kind === 'number'
            ? [argument.range(asking.view, at.seat, before)].flatMap(({ min, max }) => [min, max])
            : firstOf(choicesOf(argument, asking.view, at.seat, before, picked), 60).map(({ value }) => value);
        const value = which === 'first' ? values[0] : values.at(-1);
        if (value === undefined) break;
        if (argument.kind === 'plan') {
          // By the first choice a plan ends as soon as it may, by the last one as late as it can.
          const ends = which === 'first' && argument.isWhole(asking.view, at.seat, before, picked);
          const known = closed(standing.entries);
          entries = ends ? [...known, given(picked)] : picking(known, [...picked, String(value)]);
          continue;
        }
        entries = [...standing.entries, given(argument.kind === 'many' ? [String(value)] : value)];
      }
    }
  }
  return made;
}

describe('every panel of every game keeps Discord’s limits', () => {
  const tried = [...games, qm, anyGame(ferry)].flatMap((game) =>
    locales.map((locale) => [game.id, locale, game] as const),
  );
  it.each(tried)('%s in %s', (_id, locale, game) => {
    const rng = rngOver(seedRng(`panel-${locale}`));
    const { seats, options } = tablesOf(game).at(-1) ?? { seats: 1, options: {} };
    let { match } = start(game, { seats, options, seed: 'panels' });
    const faults: string[] = [];
    for (let turn = 0; turn < 40 && !match.outcome; turn += 1) {
      for (const seat of awaited(game, match).slice(0, 2)) {
        for (const made of everyScreen(seatIn(game, match, seat, locale))) faults.push(...messageFaults(made));
        // No two buttons of the menu bear the same name, nor does one only add that the other is proposed.
        const names = labels(menuScreen(seatIn(game, match, seat, locale), fittingFor('t', 'u')));
        faults.push(...names.filter((name, index) => names.indexOf(name) !== index));
        const { accept } = discordWords[locale].panel;
        faults.push(...names.filter((name) => names.includes(accept(name))));
      }
      const seat = awaited(game, match)[0] ?? 0;
      const next = randomAnswer(game, match, seat, rng);
      const taken = next && answer(game, match, { seat, action: next.action, args: next.args });
      if (!taken?.ok) break;
      match = taken.match;
    }
    expect(faults).toEqual([]);
  });
});
