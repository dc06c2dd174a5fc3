/** What the panel asks in Orcs Must Die, and in which words. */
import { describe, expect, test } from 'vitest';
import { type Asking, askingAbout, wordedChoices } from '../../../src/discord/asking/asking.js';
import { readAll } from '../../../src/discord/asking/read-typed.js';
import { wordedAnswer } from '../../../src/discord/asking/wording.js';
import { advance } from '../../../src/discord/panel/advance.js';
import type { Entry } from '../../../src/discord/panel/entries.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { type AnyTypes, type Say, type Locale, anyGame, checkArguments, sayIn } from '../../../src/kernel/index.js';
import { type Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const game = anyGame(orcsMustDie);

function asking(t: Table, action: string, locale: Locale = 'en'): Asking {
  const say: Say<AnyTypes> = sayIn(game, locale, ['Ann', 'Ben']);
  const found = askingAbout(game, t.match as never, 0, action, say);
  if (!found) throw new Error(`no ${action}`);
  return found;
}
const given = (value: string): Entry => ({ is: 'given', value });
/** The argument that is asked next; undefined where everything is said. */
function nextOf(t: Table, action: string, entries: readonly Entry[] = []): string | undefined {
  const standing = advance(asking(t, action), entries);
  return standing.at === 'argument' ? standing.name : undefined;
}

describe('nothing is asked that leaves no choice', () => {
  const buyer = (own: number, pool: number): Table => {
    const t = siege({ heroes: ['maximilian', 'ivy'] });
    t.hero('maximilian').skulls = own;
    t.hero('ivy').skulls = 0;
    t.team.rift.skulls = pool;
    return t.upgrade();
  };

  test('OMD-4.8 from where the skulls come is asked only where both purses could pay', () => {
    expect(nextOf(buyer(3, 0), 'weapon')).toBeUndefined();
    expect(nextOf(buyer(2, 1), 'weapon')).toBeUndefined();
    expect(nextOf(buyer(3, 1), 'weapon')).toBe('rift');
    const t = buyer(2, 1).say(0, 'weapon', {});
    expect([t.hero('maximilian').skulls, t.team.rift.skulls]).toEqual([0, 0]);
  });

  test('OMD-6.4 whoever strikes only the own tile is not asked which; naming it does no harm', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'ivy'], at: ['4', 'R'], units: { '4': { brute: 1 } } });
    t.turnOf('maximilian');
    expect(nextOf(t, 'attack')).not.toBe('tile');
    const { action, view } = asking(t, 'attack');
    expect(checkArguments(action, view, 0, { tile: '4' })).toBeUndefined();
    expect(checkArguments(action, view, 0, { tile: '3' })).toBeDefined();
  });

  test('OMD-10.9 a bow is asked for its tile', () => {
    const t = siege({
      options: straight,
      heroes: ['ivy', 'maximilian'],
      at: ['4', 'R'],
      units: { '4': { brute: 1 }, '3': { grunt: 1 } },
    });
    expect(nextOf(t.turnOf('ivy'), 'attack')).toBe('tile');
  });

  test('OMD-6.6 the way is asked only where there is a pitfall; naming a tile does no harm', () => {
    const plain = siege({ options: { fortress: 'first-gate' }, heroes: ['ivy', 'maximilian'], at: ['2', 'R'] });
    expect(nextOf(plain.turnOf('ivy'), 'move', [given('1')])).toBeUndefined();
    const { action, view } = asking(plain, 'move');
    expect(checkArguments(action, view, 0, { to: '1', via: '3' })).toBeUndefined();
    expect(checkArguments(action, view, 0, { to: '1', via: '5' })).toBeDefined();
    const holed = siege({ options: { fortress: 'straight-shot-2' }, heroes: ['ivy', 'maximilian'], at: ['2', 'R'] });
    expect(nextOf(holed.turnOf('ivy'), 'move', [given('1')])).toBe('via');
  });
});

describe('a button says what it does', () => {
  test('results by what they do, equal ones counted', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'ivy'], at: ['4', 'R'], units: { '4': { grunt: 3 } } });
    t.put('4', { hunter: 1 }).rolls('maximilian', ['S', 'S']);
    const outcome = ['kill:grunt', 'kill:grunt'];
    expect(wordedAnswer(asking(t, 'assign'), { outcome })).toBe('kill Orc ×2');
    expect(wordedAnswer(asking(t, 'assign', 'fr'), { outcome })).toBe('tuer Orc ×2');
    expect(wordedAnswer(asking(t, 'assign'), { outcome: [] })).toBe('use nothing');
  });

  test('an answer by itself', () => {
    const t = siege({ options: straight, heroes: ['maximilian', 'ivy'], at: ['4', '4'], units: { '4': { grunt: 1 } } });
    t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
    expect(wordedAnswer(asking(t, 'choose'), { option: 'grunt on 4 > ivy' })).toBe('Orc on tile 4 → Ivy');
  });
});

describe('5.2 an outcome is typed', () => {
  const t = siege({
    options: straight,
    heroes: ['maximilian', 'ivy'],
    at: ['4', 'R'],
    units: { '4': { grunt: 3, hunter: 2, runner: 1, colossus: 1 } },
  });
  t.lies('maximilian', ['S', 'S', 'V', 'T']).run({ step: 'judgeRoll' });
  const read = (typed: string, locale: Locale) => readAll(asking(t, 'assign', locale), { outcome: typed }).args.outcome;

  test.each([
    ['en', 'kill orc, kill Gnoll', ['kill:grunt', 'kill:hunter']],
    ['en', 'KILL ORC,kill kobold', ['kill:grunt', 'kill:runner']],
    ['en', 'kill grunt, kill runner', ['kill:grunt', 'kill:runner']],
    ['en', 'kill hu, kill gr', ['kill:hunter', 'kill:grunt']],
    ['en', 'kill gn, kill kob', ['kill:hunter', 'kill:runner']],
    ['en', 'tuer grunt', ['kill:grunt']],
    ['fr', 'tuer orc, tuer gnoll', ['kill:grunt', 'kill:hunter']],
    ['fr', 'tuer kob', ['kill:runner']],
    ['fr', 'kill grunt, kill grunt', ['kill:grunt', 'kill:grunt']],
    ['fr', 'kill Gnoll, kill Kobold', ['kill:hunter', 'kill:runner']],
    ['en', 'tuer orc, sonner ogre', ['kill:grunt', 'stun:colossus']],
    ['en', 'auto', ['auto']],
    ['en', 'none', []],
  ] as const)('in %s as “%s”', (locale, typed, tokens) => {
    expect(read(typed, locale)).toEqual(tokens);
  });

  test('more than the results allow, or nobody at all, is refused', () => {
    const wrong = (typed: string) => readAll(asking(t, 'assign'), { outcome: typed }).wrong?.refused.reason?.key;
    expect(wrong('kill orc, kill orc, kill gnoll, kill gnoll')).toBe('notEnough');
    expect(wrong('kill grunt, kill grunt, kill hunter, kill hunter')).toBe('notEnough');
    expect(readAll(asking(t, 'assign'), { outcome: 'kill' }).wrong).toBeDefined();
  });

  test('traps by their ids or names', () => {
    const u = siege({ options: straight, heroes: ['maximilian', 'ivy'], units: { '2': { grunt: 3, crossbow: 1 } } });
    u.team.traps['2'] = ['boom-barrel'];
    u.run({ step: 'traps', side: 'order', tiles: ['2'], aimed: {} });
    for (const typed of [
      'fire boom-barrel, kill crossbow',
      'fire Boom Barrel, kill Crossbow Orc',
      'déclencher boom, tuer cross',
      'déclencher Baril explosif, tuer Orc arbalétrier',
    ])
      expect(readAll(asking(u, 'assign'), { outcome: typed }).args.outcome).toEqual([
        'fire:boom-barrel',
        'kill:crossbow',
      ]);
  });
});

describe('5 names are understood in either language, whatever the reader’s', () => {
  const t = siege({ options: straight, heroes: ['tundra', 'ivy'], at: ['4', 'R'], level: 2 });
  t.hero('tundra').skulls = 20;
  t.team.shop.traps = ['spike-trap', 'crossfire-slits', null, null, null, null];
  t.team.shop.equipment = ['copper-fang', null, null, null, null, null];
  t.upgrade();
  const args = (name: string, locale: Locale, typed: Record<string, string>) =>
    readAll(asking(t, name, locale), typed).args;
  const label = (name: string, locale: Locale): string => {
    const asked = asking(t, name, locale);
    const { card } = asked.action.args;
    return card ? ([...wordedChoices(asked, card, {})][0]?.label ?? '') : '';
  };

  test.each(['en', 'fr'] as const)('to a reader of %s', (locale) => {
    for (const other of ['en', 'fr'] as const) {
      expect(args('trap', locale, { card: label('trap', other), spot: other === 'en' ? 'here' : 'ici' })).toMatchObject(
        {
          card: 'spike-trap',
          spot: 'here',
        },
      );
      expect(args('equip', locale, { card: label('equip', other) })).toMatchObject({ card: 'copper-fang' });
      expect(args('power', locale, { target: other === 'en' ? 'off' : 'non' })).toMatchObject({ target: 'off' });
    }
  });
});
