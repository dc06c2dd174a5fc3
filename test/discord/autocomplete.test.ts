import { describe, expect, it } from 'vitest';
import { suggest } from '../../src/discord/asking/autocomplete.js';
import { type Asking, askingAbout } from '../../src/discord/asking/asking.js';
import { readAll } from '../../src/discord/asking/read-typed.js';
import { discordWords } from '../../src/discord/text/index.js';
import { type Locale, anyGame, sayIn, start } from '../../src/kernel/index.js';
import { quartermaster } from '../support/games/quartermaster.js';

const game = anyGame(quartermaster);

function about(action: string, crates: 7 | 60 = 7, locale: Locale = 'en'): Asking {
  const { match } = start(game, { seats: 1, options: { crates }, seed: 'x' });
  const asking = askingAbout(game, match, 0, action, sayIn(game, locale, ['Mira']));
  if (!asking) throw new Error(`no action ${action}`);
  return asking;
}
const rows = (asking: Asking, focused: string, typed: Record<string, string | number>) =>
  suggest(asking, focused, typed, discordWords[asking.say.locale]);

describe('autocomplete of one', () => {
  it('offers at most twenty-five, best first', () => {
    const offered = rows(about('load', 60), 'crate', { crate: '' });
    expect(offered).toHaveLength(25);
    expect(offered[0]).toEqual({ name: 'Crate c1 (0 lb)', value: 'c1' });
  });

  it('finds what is typed in label or value, whatever the case and the accents', () => {
    expect(rows(about('load', 60), 'crate', { crate: 'C60' })).toEqual([{ name: 'Crate c60 (13 lb)', value: 'c60' }]);
    const french = rows(about('load', 60, 'fr'), 'crate', { crate: 'ble 13 LIVRES' });
    expect(french.map(({ value }) => value)).toContain('c60');
    expect(rows(about('load'), 'crate', { crate: 'dragon' })).toEqual([]);
  });

  it('knows what the options before it say', () => {
    const offered = rows(about('load'), 'note', { crate: 'c2', cart: 'oak', note: '' });
    expect(offered.map(({ value }) => value)).toEqual(['for-c2', 'plain']);
  });

  it('says which option to fill in first', () => {
    expect(rows(about('load'), 'note', { note: '' })).toEqual([{ name: 'Fill in “crate” first', value: '?' }]);
  });
});

describe('autocomplete of a number', () => {
  it('offers the numbers that begin as typed', () => {
    expect(rows(about('burn'), 'torches', { torches: '' }).map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(rows(about('weigh'), 'grains', { grains: '49' }).map(({ value }) => value)).toEqual([
      49, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499,
    ]);
  });
});

describe('autocomplete of a list', () => {
  it('offers the proposal and all of them before anything is typed', () => {
    const offered = rows(about('pack'), 'crates', { crates: '' });
    expect(offered.slice(0, 3)).toEqual([
      { name: 'Suggested: Crate c1 (0 lb), Crate c2 (7 lb)', value: 'c1, c2' },
      { name: 'All 7', value: 'all' },
      { name: 'Crate c1 (0 lb)', value: 'c1' },
    ]);
  });

  it('extends the list typed so far, each only once', () => {
    const offered = rows(about('pack'), 'crates', { crates: 'c3, c5 ' });
    expect(offered.map(({ value }) => value)).toEqual([
      'c3, c5',
      'c3, c5, c1',
      'c3, c5, c2',
      'c3, c5, c4',
      'c3, c5, c6',
      'c3, c5, c7',
    ]);
  });

  it('finishes the word that is begun', () => {
    expect(rows(about('pack', 60), 'crates', { crates: 'c3 c4' })[0]?.value).toBe('c3, c4');
    expect(rows(about('pack', 60), 'crates', { crates: 'c3 crate c44' })[0]?.value).toBe('c3, c44');
  });

  it('knows that what is typed may be the beginning of something longer', () => {
    const offered = rows(about('pack', 60), 'crates', { crates: 'c3 c4' }).map(({ value }) => value);
    expect(offered.slice(0, 3)).toEqual(['c3, c4', 'c3, c40', 'c3, c41']);
    expect(offered).toContain('c3, c4, c1');
  });

  it('never offers more than a hundred characters', () => {
    const many = Array.from({ length: 24 }, (_, at) => `c${at + 10}`).join(' ');
    for (const { name, value } of rows(about('pack', 60), 'crates', { crates: `${many} ` })) {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(String(value).length).toBeLessThanOrEqual(100);
    }
  });
});

describe('what is typed', () => {
  it('may be a value or a label, with or without accents', () => {
    expect(readAll(about('load'), { crate: 'C2' })).toEqual({ args: { crate: 'c2' }, missing: undefined });
    expect(readAll(about('load', 7, 'fr'), { crate: 'caisse n° c3 : ble, 14 livres' }).args).toEqual({ crate: 'c3' });
  });

  it('may be a list by values or labels, with commas or spaces, or one word for all', () => {
    const read = (crates: string) => readAll(about('pack'), { crates }).args['crates'];
    expect(read('c1 c2,c3')).toEqual(['c1', 'c2', 'c3']);
    expect(read('Crate c1 (0 lb), Crate c2 (7 lb)')).toEqual(['c1', 'c2']);
    expect(read('all')).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']);
    expect(read('Tout')).toHaveLength(7);
    expect(read('proposition')).toEqual(['c1', 'c2']);
  });

  it('says all only where all would be taken, and stands for what the game means by it', () => {
    const many = about('pack', 60);
    expect(rows(many, 'crates', { crates: '' }).map(({ value }) => value)).not.toContain('all');
    expect(readAll(many, { crates: 'all' }).wrong?.refused.count).toEqual({ min: 1, max: 30 });
    const { crates } = many.action.args;
    if (crates?.kind !== 'many') throw new Error('crates are a list');
    const some: Asking = {
      ...many,
      action: { ...many.action, args: { crates: { ...crates, all: () => ['c1', 'c2', 'c3'] } } },
    };
    expect(rows(some, 'crates', { crates: '' })).toContainEqual({ name: 'All 3', value: 'all' });
    expect(readAll(some, { crates: 'tous' }).args).toEqual({ crates: ['c1', 'c2', 'c3'] });
    const none: Asking = {
      ...many,
      action: { ...many.action, args: { crates: { ...crates, all: () => undefined } } },
    };
    expect(rows(none, 'crates', { crates: '' }).map(({ name }) => name)).not.toContain('All 60');
    expect(readAll(none, { crates: 'all' }).wrong?.name).toBe('crates');
  });

  it('names the first thing that is wrong, and what is most like it', () => {
    const { args, wrong } = readAll(about('pack'), { crates: 'c1 crate-c5 c2' });
    expect(args).toEqual({});
    expect(wrong?.nearest[0]?.value).toBe('c5');
    expect(readAll(about('burn'), { torches: 'many' }).wrong?.refused.count).toEqual({ min: 1, max: 3 });
  });

  it('may leave out what is optional, and is asked for what is not', () => {
    expect(readAll(about('load'), { crate: 'c1', cart: 'oak' }).missing).toBeUndefined();
    expect(readAll(about('load'), { crate: 'c1', cart: 'elm' }).missing).toBe('note');
    expect(readAll(about('load'), { crate: '?' }).missing).toBe('crate');
  });
});
