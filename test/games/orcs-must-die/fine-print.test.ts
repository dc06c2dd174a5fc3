/** Fine print that no example shows. */
import { expect, test } from 'vitest';
import { woundsOn } from '../../../src/games/orcs-must-die/rules/groups.js';
import { powerTargets } from '../../../src/games/orcs-must-die/rules/power-targets.js';
import { heroPath } from '../../../src/games/orcs-must-die/rules/ways.js';
import { creatureNeeds } from '../../../src/games/orcs-must-die/rules/targets.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { sayIn } from '../../../src/kernel/index.js';
import { siege } from './table-talk.js';

test('OMD-9.3 a lone Shaman is unprotected, two protect each other, and they do not add up', () => {
  const one = siege({ level: 2, units: { '4': { shaman: 1, grunt: 1 } } });
  expect(creatureNeeds(one.board, '4', 'shaman')).toEqual({ S: 0, V: 0, B: 2, K: 0 });
  const two = siege({ level: 2, units: { '4': { shaman: 2, grunt: 1 } } });
  expect(creatureNeeds(two.board, '4', 'shaman')).toEqual({ S: 1, V: 0, B: 2, K: 0 });
  expect(creatureNeeds(two.board, '4', 'grunt')).toEqual({ S: 2, V: 0, B: 0, K: 0 });
});

test('OMD-8.9 the first stun of a creature attack stuns, further ones wound', () => {
  expect(woundsOn('TT', 'S', { stunned: false, stunProof: false })).toBe(1);
  expect(woundsOn('TT', 'S', { stunned: true, stunProof: false })).toBe(2);
  expect(woundsOn('TT', 'S', { stunned: false, stunProof: true })).toBe(0);
});

test('OMD-7.4 a dead hero returns with full health where he likes', () => {
  const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
  Object.assign(t.hero('maximilian'), { dead: true, tile: null, health: 0 });
  t.run({ step: 'returns' }).say(0, 'place', { tile: '2' });
  expect([t.hero('maximilian').health, t.hero('maximilian').tile]).toEqual([11, '2']);
});

test('OMD-8.11 a refused outcome names the best that the results allow, from its beginning', () => {
  const t = siege({
    heroes: ['maximilian', 'ivy'],
    at: ['4', 'R'],
    units: { '4': { grunt: 1, hunter: 1, colossus: 1 } },
  });
  t.rolls('maximilian', ['S']);
  expect(t.refused(0, 'assign', { outcome: ['kill:colossus'] }).reason?.params).toMatchObject({
    needs: 'kill:colossus',
    best: ['kill:grunt'],
  });
});

test('OMD-8.17 whoever was only stunned is not told among the wounded', () => {
  const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'], units: { '4': { grunt: 1 } } });
  t.board.bosses = [{ id: 'mr-moneybags', side: 'order', tile: '4', health: 6, arrival: 6, stunned: false }];
  t.lies('maximilian', ['T'], { die: 'ice' }).run({ step: 'judgeRoll' });
  t.say(0, 'assign', { outcome: ['stun:mr-moneybags'] });
  expect(t.events.find(({ type }) => type === 'struck')?.data).toMatchObject({ wounds: [] });
  expect(t.board.bosses[0]?.stunned).toBe(true);
});

test('7.4.2 Whiteout needs somebody on the tile who can still be stunned', () => {
  const alone = siege({ heroes: ['tundra', 'maximilian'], at: ['4', 'R'], units: { '2': { grunt: 1 } } });
  expect([...powerTargets(alone.board, 0, 'ultimate')]).toEqual([]);
  const trolls = siege({ heroes: ['tundra', 'maximilian'], at: ['4', 'R'], units: { '4': { brute: 2 } } });
  expect([...powerTargets(trolls.board, 0, 'ultimate')]).toEqual([]);
  const orcs = siege({ heroes: ['tundra', 'maximilian'], at: ['4', 'R'], units: { '4': { grunt: 1 } } });
  expect([...powerTargets(orcs.board, 0, 'ultimate')]).toEqual(['none']);
});

test('OMD-14.3 Whiteout in the other fortress leaves friends alone', () => {
  const heroes = ['tundra', 'maximilian', 'midnight', 'blackpaw'] as const;
  const t = siege({
    seats: 4,
    options: { mode: 'rivalry' },
    heroes,
    at: ['U2', 'OR', 'UR', 'UR'],
    units: { U2: { grunt: 1 } },
  });
  expect([...powerTargets(t.board, 0, 'ultimate')]).toEqual([]);
});

test('7.8.2 Blackpaw as a boss enters by one of his two steps: a hero two tiles in is out of his reach', () => {
  const arrival = (at: string) => {
    const t = siege({
      options: { fortress: 'straight-shot', 'boss-level2': 'boss-blackpaw' },
      heroes: ['maximilian', 'ivy'],
      at: [at, 'R'],
      level: 2,
    });
    t.team.armies = t.team.armies.map((army) => ({ ...army, left: 2 }));
    t.run({ step: 'arrivals', side: 'order' });
    return t.board.bosses[0]?.tile;
  };
  expect([arrival('3'), arrival('2'), arrival('1')]).toEqual(['2', '2', '1']);
});

test('OMD-8.18 Hogarth who takes wounds over is wounded himself: his ring strikes back, a colossus stuns him', () => {
  const t = siege({
    heroes: ['hogarth', 'gabriella'],
    at: ['4', '4'],
    level: 2,
    units: { '4': { grunt: 3, colossus: 1 } },
  });
  Object.assign(t.hero('hogarth'), { bulwark: 'ask' });
  t.hero('hogarth').worn.ring = 'ring-of-thorns';
  const from = (kind: 'grunt' | 'colossus') => ({ by: 'group', side: 'order', kind, tile: '4', count: 1 }) as const;
  t.run({ step: 'hurt', hurt: { slot: 1, wounds: 2, from: from('grunt'), stuns: false } }).say(0, 'choose', {
    option: '2',
  });
  expect([t.hero('hogarth').health, t.hero('gabriella').health, t.count('4', 'grunt')]).toEqual([9, 10, 2]);
  t.run({ step: 'hurt', hurt: { slot: 1, wounds: 1, from: from('grunt'), stuns: false } }).say(0, 'choose', {
    option: '1',
  });
  // The one wound was cancelled: nobody is wounded, nobody is stung.
  expect([t.hero('hogarth').health, t.count('4', 'grunt')]).toEqual([9, 2]);
  t.run({ step: 'hurt', hurt: { slot: 1, wounds: 3, from: from('colossus'), stuns: false } }).say(0, 'choose', {
    option: '3',
  });
  expect([t.hero('hogarth').stunned, t.hero('gabriella').stunned]).toEqual([true, false]);
});

test('RU-68 Assassinate is no attack: neither a ring that counts attacks nor Bulwark takes its wounds', () => {
  const t = siege({
    options: { mode: 'rivalry' },
    heroes: ['gabriella', 'hogarth', 'midnight', 'blackpaw'],
    at: ['O4', 'O4', 'O4', 'UR'],
  });
  Object.assign(t.hero('hogarth'), { bulwark: 'ask' });
  t.hero('gabriella').worn.ring = 'ring-of-adamant';
  t.turnOf('midnight').say(1, 'ultimate', { target: 'gabriella' });
  expect([t.hero('gabriella').health, t.hero('hogarth').health]).toEqual([7, 10]);
});

test('7.4.2 7.8.1 what Show-Off and the Fat Purse pay is told', () => {
  const told = (t: ReturnType<typeof siege>, locale: 'en' | 'fr') =>
    t.events
      .filter(({ type }) => type === 'bounty')
      .map(({ data }) =>
        orcsMustDie.text[locale].events.bounty(data as never, sayIn(orcsMustDie, locale, ['Ann', 'Ben'])),
      );
  const t = siege({
    options: { mode: 'rivalry' },
    heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'],
    at: ['O4', 'OR', 'O4', 'UR'],
  });
  t.hero('midnight').health = 1;
  t.rolls('maximilian', ['S']);
  expect([...told(t, 'en'), ...told(t, 'fr')]).toEqual([
    'Maximilian earns 3 skulls (Show-Off).',
    'Maximilian gagne 3 crânes (Frimeur).',
  ]);
  const u = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
  u.board.bosses = [{ id: 'mr-moneybags', side: 'order', tile: '4', health: 6, arrival: 6, stunned: false }];
  u.team.traps['4'] = ['tar-pit'];
  u.run({ step: 'traps', side: 'order', tiles: ['4'], aimed: {} });
  expect([...told(u, 'en'), ...told(u, 'fr')]).toEqual([
    'The Rift pool gains 1 skull (Fat Purse).',
    'La réserve de la Faille gagne 1 crâne (Bourse pleine).',
  ]);
});

test('OMD-5.7 OMD-12.8 a barricade stops hunters one by one, and splits the pack', () => {
  const t = siege({
    options: { fortress: 'straight-shot' },
    heroes: ['maximilian', 'ivy'],
    at: ['4', 'R'],
    units: { '2': { hunter: 3 } },
  });
  t.team.supports['2>3'] = { card: 'barricade', planks: 2 };
  t.run({ step: 'movement', side: 'order' });
  expect([t.count('2', 'hunter'), t.count('3', 'hunter'), t.count('4', 'hunter')]).toEqual([2, 0, 1]);
  expect(t.team.supports['2>3']).toBeUndefined();
  // Backward as well.
  const u = siege({
    options: { fortress: 'straight-shot' },
    heroes: ['maximilian', 'ivy'],
    at: ['1', 'R'],
    units: { '3': { hunter: 2 } },
  });
  u.team.supports['2>3'] = { card: 'barricade', planks: 1 };
  u.run({ step: 'movement', side: 'order' });
  expect([u.count('3', 'hunter'), u.count('1', 'hunter')]).toEqual([1, 1]);
});

test('OMD-6.6 a way that is forced over a tile goes there and on, step by step', () => {
  const t = siege({ options: { fortress: 'crossroads-keep' }, heroes: ['ivy', 'maximilian'], at: ['3', 'R'] });
  expect(heroPath(t.board, '3', '5', '2')).toEqual(['3', '2', '5']);
});

test('OMD-8.18 a blow without a wound is not told as shrugged off', () => {
  const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'], units: { '4': { grunt: 1 } } });
  const from = { by: 'group', side: 'order', kind: 'grunt', tile: '4', count: 1 } as const;
  t.run({ step: 'hurt', hurt: { slot: 0, wounds: 0, from, stuns: false } });
  expect(t.events.filter(({ type }) => type === 'hurt')).toEqual([]);
});

test('OMD-5.1 what is told of the march names each kind and way apart', () => {
  const t = siege({
    options: { fortress: 'straight-shot' },
    heroes: ['maximilian', 'ivy'],
    units: { '1': { grunt: 2, crossbow: 1 }, '3': { grunt: 1 } },
  });
  t.run({ step: 'movement', side: 'order' });
  expect(t.events.find(({ type }) => type === 'creaturesMoved')?.data).toMatchObject({
    moves: [
      { kind: 'grunt', from: '3', to: '4', count: 1 },
      { kind: 'grunt', from: '1', to: '2', count: 2 },
      { kind: 'crossbow', from: '1', to: '2', count: 1 },
    ],
  });
});
