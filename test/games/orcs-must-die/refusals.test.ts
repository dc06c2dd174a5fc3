/** Every refusal is reached, names its rule and says in both languages what would be legal (5.1). */
import { expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { en } from '../../../src/games/orcs-must-die/text/en/index.js';
import { reasons } from '../../../src/games/orcs-must-die/text/en/reasons.js';
import type { FortressId, HeroId, Omd, OmdText } from '../../../src/games/orcs-must-die/types/index.js';
import { type Args, answer, awaited, refusesTable, sayIn, start, withDefaults } from '../../../src/kernel/index.js';
import { type Position, type Table, siege } from './table-talk.js';

type Said = [Table, number, keyof Omd['actions'], Args];
const two = (heroes: readonly HeroId[], at: readonly string[], more: Position = {}): Table =>
  siege({ heroes, at, units: { '1': { grunt: 1 } }, ...more });
const buying = (change: (t: Table) => void, more: Position = {}): Table => {
  const t = two(['maximilian', 'ivy'], ['4', 'R'], more);
  t.team.shop = {
    traps: ['spike-trap', 'barricade', 'flip-trap', null, null, null],
    equipment: ['copper-fang', 'swift-boots', 'ring-of-vigour', null, null, null],
  };
  for (const slot of t.board.slots) slot.skulls = 9;
  change(t);
  return t.upgrade();
};
const unchained = { options: { edition: 'unchained' } } as const;
const setUp = (change: (t: Table) => void = () => undefined): Table => {
  const t = siege();
  t.board.phase = 'setup';
  change(t);
  return t;
};

const cases: Record<string, () => Said | OmdText | undefined> = {
  fault: () =>
    refusesTable(orcsMustDie, withDefaults(orcsMustDie, { fortress: 'custom', 'own-fortress': 'x' }), [undefined])
      ?.reason,
  teamSmall: () =>
    refusesTable(orcsMustDie, withDefaults(orcsMustDie, { mode: 'rivalry' }), ['order', 'order'])?.reason,
  bossTwice: () =>
    refusesTable(orcsMustDie, withDefaults(orcsMustDie, { 'boss-level2': 'fire-lord', 'boss-level3': 'fire-lord' }), [
      undefined,
    ])?.reason,
  fewHeroes: () =>
    refusesTable(
      orcsMustDie,
      withDefaults(orcsMustDie, {
        'boss-level2': 'boss-ivy',
        'boss-level3': 'boss-cygnus',
        'boss-finale': 'boss-tundra',
      }),
      [undefined, undefined, undefined, undefined],
    )?.reason,
  noOwnFortress: () => orcsMustDie.refuse?.(withDefaults(orcsMustDie, { fortress: 'custom' }), 1, [undefined])?.reason,
  notYourTurn: () => [two(['maximilian', 'ivy'], ['2', '3']).turnOf('maximilian'), 1, 'attack', {}],
  wrongPhase: () => [two(['maximilian', 'ivy'], ['2', '3']).turnOf('maximilian'), 0, 'weapon', {}],
  nameHero: () => {
    const t = siege({ seats: 1, at: ['R', 'R'] });
    return [t.upgrade(), 0, 'heal', { as: 'blackpaw' }];
  },
  heroNotFree: () => {
    const t = siege();
    t.board.hidden.picks = [null, 'ivy'];
    return [t.run({ step: 'heroes' }), 0, 'hero', { hero: 'ivy' }];
  },
  standOn: () => {
    const t = siege();
    t.hero(t.name(0)).tile = null;
    return [t.run({ step: 'places' }), 0, 'place', { tile: '99' }];
  },
  momentClosed: () => [
    siege({ options: { 'boss-level2': 'vote' } }).run({ step: 'votes' }),
    0,
    'vote',
    { moment: 'finale', boss: 'none' },
  ],
  bossTaken: () => {
    const t = siege({ options: { 'boss-level2': 'vote' } });
    return [t.run({ step: 'votes' }), 0, 'vote', { moment: 'level2', boss: `boss-${t.name(0)}` }];
  },
  notStandard: () => [setUp(), 0, 'swap', { tile: '3', special: 'pitfall' }],
  specialUsed: () => [setUp(), 0, 'swap', { tile: '2', special: 'lava-lake' }],
  swapsMade: () => {
    const t = siege({ at: ['2', '2'] });
    t.board.swaps = [1, 2, 3].map((id) => ({ tile: String(id), special: 'pitfall' as const }));
    return [t.upgrade(), 0, 'swap', { tile: '2', special: 'pitfall' }];
  },
  notLord: () => [buying(() => undefined), 1, 'fill', { skulls: 1 }],
  noLordInTeam: () => {
    const t = siege({ options: { mode: 'rivalry' } });
    t.board.lord = 3;
    return [t.upgrade(), 0, 'fill', { skulls: 1 }];
  },
  tooManySkulls: () => [buying((t) => (t.hero('maximilian').skulls = 0)), 0, 'fill', { skulls: 1 }],
  filledAlready: () => [buying(() => undefined).say(0, 'fill', { skulls: 1 }), 0, 'fill', { skulls: 1 }],
  notOnRift: () => [buying(() => undefined), 0, 'heal', {}],
  healedAlready: () => [buying(() => undefined).say(1, 'heal', {}), 1, 'heal', {}],
  revitalizeCost: () => [buying(() => undefined), 0, 'revitalize', {}],
  revitalizedAlready: () => [buying((t) => (t.team.rift.skulls = 12)).say(0, 'revitalize', {}), 0, 'revitalize', {}],
  revitalizeRefused: () => [
    buying((t) => (t.team.rift.skulls = 12), { options: { 'rift-consent': 'ask' } })
      .say(1, 'revitalize', {})
      .say(0, 'choose', { option: 'refuse' }),
    1,
    'revitalize',
    {},
  ],
  weaponLevel: () => [buying((t) => (t.hero('maximilian').rank = 1)), 0, 'weapon', {}],
  bestWeapon: () => [buying((t) => (t.hero('maximilian').rank = 3), { level: 3 }), 0, 'weapon', {}],
  tooFewSkulls: () => [
    buying((t) => {
      t.hero('maximilian').skulls = 2;
      t.team.rift.skulls = 0;
    }),
    0,
    'weapon',
    {},
  ],
  purchaseUsed: () => [
    buying(() => undefined).say(0, 'equip', { card: 'copper-fang' }),
    0,
    'equip',
    { card: 'swift-boots' },
  ],
  refusedBefore: () => [
    buying(
      (t) => {
        t.hero('ivy').skulls = 1;
        t.team.rift.skulls = 5;
      },
      { options: { 'rift-consent': 'ask' } },
    )
      .say(1, 'equip', { card: 'swift-boots' })
      .say(0, 'choose', { option: 'refuse' }),
    1,
    'equip',
    { card: 'swift-boots' },
  ],
  onSale: () => [buying(() => undefined), 0, 'equip', { card: 'dragon-heart' }],
  noTrapsHere: () => [
    buying((t) => (t.hero('maximilian').tile = '3')),
    0,
    'trap',
    { card: 'spike-trap', spot: 'here' },
  ],
  tileFull: () => [buying((t) => (t.team.traps['4'] = ['tar-pit'])), 0, 'trap', { card: 'spike-trap', spot: 'here' }],
  ownFortressOnly: () => {
    const t = siege({
      options: { mode: 'rivalry' },
      heroes: ['maximilian', 'ivy', 'midnight', 'bloodspike'],
      at: ['U1', 'U2', 'UR', 'UR'],
    });
    t.hero('maximilian').skulls = 9;
    return [t.upgrade(), 0, 'trap', { as: 'maximilian', card: 'spike-trap', spot: 'here' }];
  },
  needsConnection: () => [buying(() => undefined), 0, 'trap', { card: 'barricade', spot: 'here' }],
  notSupport: () => [buying(() => undefined), 0, 'trap', { card: 'spike-trap', spot: 'to 5' }],
  chooseOne: () => {
    const t = two(['maximilian', 'ivy'], ['4', '4'], { units: { '4': { grunt: 1 } } });
    return [t.run({ step: 'attacks', side: 'order', begun: null, finished: [] }), 0, 'choose', { option: 'nobody' }];
  },
  notEnough: () => [
    two(['maximilian', 'ivy'], ['4', 'R'], { units: { '4': { grunt: 1, hunter: 1 } } }).rolls('maximilian', ['S']),
    0,
    'assign',
    { outcome: ['kill:grunt', 'kill:hunter'] },
  ],
  notThere: () => [
    two(['maximilian', 'ivy'], ['4', 'R'], { units: { '4': { grunt: 1, hunter: 1 } } }).rolls('maximilian', ['S']),
    0,
    'assign',
    { outcome: ['kill:brute'] },
  ],
  forcedEffect: () => {
    const t = two(['maximilian', 'ivy'], ['R', 'R'], { units: { '4': { grunt: 2, runner: 1 } } });
    t.team.traps['4'] = ['grinder'];
    return [t.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} }), 0, 'assign', { outcome: [] }];
  },
  noReroll: () => [
    two(['maximilian', 'ivy'], ['4', 'R'], { units: { '4': { grunt: 1, hunter: 1 } } }).rolls('maximilian', ['S']),
    0,
    'reroll',
    { dice: ['1'] },
  ],
  tooFar: () => [two(['maximilian', 'ivy'], ['1', 'R']).turnOf('maximilian'), 0, 'move', { to: '5' }],
  noArrow: () => [
    siege({ options: { fortress: 'side-door' }, heroes: ['maximilian', 'ivy'], at: ['5', 'R'] }).turnOf('maximilian'),
    0,
    'move',
    { to: '2' },
  ],
  moveUsed: () => [
    two(['maximilian', 'ivy'], ['2', 'R']).turnOf('maximilian').say(0, 'move', { to: '1' }),
    0,
    'move',
    { to: '2' },
  ],
  nobodyThere: () => [two(['maximilian', 'ivy'], ['2', 'R']).turnOf('maximilian'), 0, 'attack', {}],
  outOfRange: () => [two(['maximilian', 'ivy'], ['1', 'R']).turnOf('maximilian'), 0, 'attack', { tile: '2' }],
  attackUsed: () => [
    two(['maximilian', 'ivy'], ['1', 'R'], { units: { '1': { brute: 1 } }, level: 2 })
      .turnOf('maximilian')
      .battle('-', '-', '-')
      .say(0, 'attack', {}),
    0,
    'attack',
    {},
  ],
  leaveOut: () => [two(['maximilian', 'ivy'], ['1', 'R']).turnOf('maximilian'), 0, 'attack', { without: ['pounce'] }],
  boostsReady: () => [
    two(['maximilian', 'ivy'], ['1', 'R']).turnOf('maximilian'),
    0,
    'attack',
    { with: ['blood-price'] },
  ],
  orderChanged: () => [
    two(['hogarth', 'ivy'], ['2', 'R']).turnOf('hogarth').say(0, 'power', { target: 'ask' }),
    0,
    'power',
    { target: 'off' },
  ],
  passivePower: () => [two(['cygnus', 'ivy'], ['2', 'R']).turnOf('cygnus'), 0, 'power', {}],
  specialSpent: () => [
    two(['gabriella', 'ivy'], ['1', 'R'], { units: { '1': { grunt: 2 } } })
      .turnOf('gabriella')
      .say(0, 'power', { target: 'grunt on 1' }),
    0,
    'ultimate',
    { target: '2' },
  ],
  ultimateSpent: () => [
    siege({ options: { difficulty: 'challenge' }, heroes: ['tundra', 'ivy'], at: ['2', 'R'] }).turnOf('tundra'),
    0,
    'ultimate',
    {},
  ],
  frenzyGivenUp: () => {
    const t = two(['bloodspike', 'midnight'], ['2', 'R'], unchained);
    t.hero('bloodspike').stunned = true;
    return [t.turnOf('bloodspike').say(0, 'recover', { 'give-up': 'attack' }), 0, 'ultimate', {}];
  },
  silenced: () => {
    const t = two(['gabriella', 'ivy'], ['2', 'R']);
    t.board.bosses = [{ id: 'king-in-yellow', side: 'order', tile: '2', health: 4, arrival: 4, stunned: false }];
    return [t.turnOf('gabriella'), 0, 'power', { target: 'grunt on 1' }];
  },
  rivalryOnly: () => [two(['gabriella', 'ivy'], ['2', 'R']).turnOf('gabriella'), 0, 'rivalry', {}],
  noTarget: () => [two(['gabriella', 'ivy'], ['4', 'R']).turnOf('gabriella'), 0, 'power', {}],
  canUse: () => [two(['gabriella', 'ivy'], ['4', 'R']).turnOf('gabriella'), 0, 'use', { card: 'flash-bomb' }],
  noRiftHealing: () => {
    const t = siege({ options: { mode: 'rivalry' }, level: 3 });
    t.board.cycle = 2;
    t.hero(t.name(0)).worn.trinket = 'rift-shard';
    return [t.upgrade(), 0, 'use', { card: 'rift-shard' }];
  },
  pushTile: () => [two(['gabriella', 'ivy'], ['4', 'R']).turnOf('gabriella'), 0, 'push', { target: 'grunt' }],
  pushBoss: () => {
    const t = two(['gabriella', 'ivy'], ['3', 'R']);
    t.board.bosses = [{ id: 'earth-lord', side: 'order', tile: '3', health: 4, arrival: 4, stunned: false }];
    return [t.turnOf('gabriella'), 0, 'push', { target: 'earth-lord' }];
  },
  needsHelper: () => [
    two(['gabriella', 'ivy'], ['3', 'R'], { units: { '3': { brute: 1 } }, level: 2 }).turnOf('gabriella'),
    0,
    'push',
    { target: 'brute' },
  ],
  oneSuffices: () => [
    two(['gabriella', 'ivy'], ['3', '3'], { units: { '3': { grunt: 1 } } }).turnOf('gabriella'),
    0,
    'push',
    { target: 'grunt', helper: 'ivy' },
  ],
  pushedAlready: () => [
    two(['gabriella', 'ivy'], ['3', 'R'], { units: { '3': { grunt: 3 } } })
      .turnOf('gabriella')
      .say(0, 'push', { target: 'grunt' }),
    0,
    'push',
    { target: 'grunt' },
  ],
  helperDeclined: () => [
    two(['gabriella', 'ivy'], ['3', '3'], { units: { '3': { brute: 1 } }, level: 2 })
      .turnOf('gabriella')
      .say(0, 'push', { target: 'brute', helper: 'ivy' })
      .say(1, 'choose', { option: 'refuse' }),
    0,
    'push',
    { target: 'brute', helper: 'ivy' },
  ],
  onFeet: () => [two(['gabriella', 'ivy'], ['2', 'R']).turnOf('gabriella'), 0, 'recover', { 'give-up': 'move' }],
};

test.each(Object.keys(reasons))('5.1 “%s” is reached, with its rule and its sentence in both languages', (key) => {
  const found = cases[key]?.();
  if (!found) throw new Error(`no case for ${key}`);
  let reason: OmdText | undefined;
  if (Array.isArray(found)) {
    const [t, seat, action, args] = found;
    const result = answer(orcsMustDie, t.match, { seat, action, args });
    if (result.ok) throw new Error('it was taken');
    reason = result.reason;
    if (key !== 'nameHero' && key !== 'chooseOne') expect(result.rule).toMatch(/^OMD-\d+\.\d+$/);
  } else {
    reason = found;
  }
  expect(reason?.key).toBe(key);
  if (!reason) return;
  for (const locale of ['en', 'fr'] as const) {
    const text = sayIn(orcsMustDie, locale, ['Ann', 'Ben']).text(reason);
    expect(text).toMatch(/\S{2}/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(text.length).toBeLessThan(600);
  }
  expect(en.texts).toHaveProperty(key);
});

test('OMD-6.6 tiles side by side or one above the other without an arrow are told from tiles too far away', () => {
  const why = (fortress: FortressId, at: string, to: string): string | undefined =>
    siege({ options: { fortress }, heroes: ['maximilian', 'ivy'], at: [at, 'R'] })
      .turnOf('maximilian')
      .refused(0, 'move', { to }).reason?.key;
  expect(why('side-door', '5', '2')).toBe('noArrow');
  expect(why('cubicle-2', '6', '8')).toBe('noArrow');
  expect(why('straight-shot', '1', '5')).toBe('tooFar');
});

test('OMD-3.3 before the first round nobody is told to say done, and a made-up name is not said to be taken', () => {
  const say = sayIn(orcsMustDie, 'en', ['Ann', 'Ben']);
  const { match } = start(orcsMustDie, { seats: 2, seed: 'early' });
  const why = (action: string, args: Args): OmdText | undefined => {
    const said = answer(orcsMustDie, match, { seat: awaited(orcsMustDie, match)[0] ?? 0, action, args });
    return said.ok ? undefined : said.reason;
  };
  const early = why('attack', {});
  expect(early?.key).toBe('wrongPhase');
  expect(early && say.text(early)).toMatch(/Now: set-up\.$/);
  const nobody = why('hero', { hero: 'x'.repeat(200) });
  expect(nobody && say.text(nobody)).toMatch(/^There is no hero of that name\. Free: /);
  expect(nobody && say.text(nobody).length).toBeLessThan(200);
});
