/** What the panel asks in Orcs Must Die, and in which words. */
import { describe, expect, test } from 'vitest';
import { type Asking, askingAbout, wordedChoices } from '../../../src/discord/asking/asking.js';
import { readAll } from '../../../src/discord/asking/read-typed.js';
import { wordedAnswer } from '../../../src/discord/asking/wording.js';
import { advance, argsOf } from '../../../src/discord/panel/advance.js';
import type { Entry } from '../../../src/discord/panel/entries.js';
import { likelyMoves } from '../../../src/discord/panel/whole-moves.js';
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

describe('whole moves stand above the first question', () => {
  const shop = (t: Table): Table => {
    t.team.shop.traps = ['spike-trap', 'barricade', 'arrow-wall', null, null, null];
    t.team.shop.equipment = ['copper-fang', 'ring-of-roots', 'ember-pendant', null, null, null];
    return t;
  };
  const likely = (t: Table, action: string, locale: Locale = 'en'): string[] =>
    likelyMoves(asking(t, action, locale)).map(({ label }) => label);
  const two = (options: object = {}): Table =>
    siege({ seats: 2, options: { ...straight, ...options }, heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });

  test('OMD-4.9 every card that can be paid; of two amulets the cheaper one goes', () => {
    const t = shop(two());
    t.hero('maximilian').skulls = 2;
    t.team.rift.skulls = 0;
    t.upgrade();
    expect(likely(t, 'equip')).toEqual(['Buy Copper Fang (2 skulls)', 'Buy Ring of Roots (2 skulls)']);
    expect(likely(t, 'equip', 'fr')[0]).toBe('Acheter Croc de cuivre (2 crânes)');
    t.hero('maximilian').worn.amulet = ['war-banner', 'whetted-charm'];
    expect(likely(t, 'equip')[0]).toBe('Buy Copper Fang (2 skulls) instead of Whetted Charm');
    expect(likely(t, 'equip', 'fr')[0]).toBe('Acheter Croc de cuivre (2 crânes) à la place de Charme affûté');
    const [first] = likelyMoves(asking(t, 'equip'));
    t.say(0, 'equip', { card: '', ...argsOf(asking(t, 'equip'), first?.entries ?? []) });
    expect(t.hero('maximilian').worn.amulet).toEqual(['war-banner', 'copper-fang']);
  });

  test('OMD-4.11, 4.12 every trap, support traps towards every tile; on a full tile the cheapest one goes', () => {
    const t = shop(two());
    t.hero('maximilian').skulls = 2;
    t.team.rift.skulls = 0;
    t.team.traps['4'] = ['tar-pit'];
    t.upgrade();
    expect(likely(t, 'trap')).toEqual([
      'Buy Spike Trap (2 skulls) instead of Tar Pit',
      'Buy Barricade (2 skulls), between here and tile 3',
      'Buy Barricade (2 skulls), between here and tile 5',
    ]);
    expect(likely(t, 'trap', 'fr')[1]).toBe('Acheter Barricade (2 crânes), entre ici et la tuile 3');
  });

  test('8.1 a lone player’s heroes take turns, each by name', () => {
    const t = shop(siege({ seats: 1, options: straight, heroes: ['maximilian', 'ivy'], at: ['4', 'R'] }));
    t.hero('maximilian').skulls = 2;
    t.hero('ivy').skulls = 2;
    t.team.rift.skulls = 0;
    t.upgrade();
    expect(likely(t, 'equip').slice(0, 3)).toEqual([
      'Maximilian: Buy Copper Fang (2 skulls)',
      'Ivy: Buy Copper Fang (2 skulls)',
      'Maximilian: Buy Ring of Roots (2 skulls)',
    ]);
  });

  test('OMD-4.4 all skulls, or what the next weapon leaves over', () => {
    const t = two();
    t.board.lord = 0;
    t.hero('maximilian').skulls = 5;
    t.upgrade();
    expect([...(orcsMustDie.actions.fill.ready?.(t.board as never, 0, {}) ?? [])]).toEqual([
      { skulls: 5 },
      { skulls: 2 },
    ]);
    t.hero('maximilian').skulls = 3;
    expect([...(orcsMustDie.actions.fill.ready?.(t.board as never, 0, {}) ?? [])]).toEqual([{ skulls: 3 }]);
  });

  test('OMD-6.4, 8.17 every tile in range, as it is and with each boost', () => {
    const t = siege({
      options: straight,
      heroes: ['ivy', 'maximilian'],
      at: ['4', 'R'],
      units: { '4': { brute: 1 }, '3': { grunt: 1 } },
    });
    t.hero('ivy').worn.trinket = 'thunder-scroll';
    expect(likely(t.turnOf('ivy'), 'attack')).toEqual([
      'Attack',
      'Attack · tile 3',
      'Attack · Thunder Scroll',
      'Attack · tile 3 · Thunder Scroll',
    ]);
  });

  test('OMD-2.3, 7.4 places near the Rift; whoever returns may also take the Rift itself', () => {
    const ready = (kind: 'places' | 'returns'): string[] => {
      const view = { ...two({ fortress: 'first-gate' }).board, question: { kind } };
      return [...(orcsMustDie.actions.place.ready?.(view as never, 0, {}) ?? [])].map(({ tile }) => tile);
    };
    expect(ready('places')).toEqual(['5', '4', '2', '1']);
    expect(ready('returns')).toEqual(['R', '5', '4', '2']);
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
    ['fr', 'tuer orc, sonner ogre', ['kill:grunt', 'stun:colossus']],
    ['fr', 'rien', []],
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
