/** The content tables, line by line: weapons, cards, traps, bosses, fortresses (7.4.3, 7.6 to 7.9). */
import { expect, test } from 'vitest';
import { bosses } from '../../../src/games/orcs-must-die/content/bosses.js';
import { equipmentIds, equipmentOf } from '../../../src/games/orcs-must-die/content/equipment.js';
import { fortresses } from '../../../src/games/orcs-must-die/content/fortresses.js';
import { trapIds, trapOf } from '../../../src/games/orcs-must-die/content/traps.js';
import { weapons } from '../../../src/games/orcs-must-die/content/weapons.js';
import { readFortress } from '../../../src/games/orcs-must-die/rules/own-fortress.js';
import {
  type BossId,
  type Dice,
  type FortressId,
  type HeroId,
  type Level,
  dieIds,
  heroIds,
} from '../../../src/games/orcs-must-die/types/index.js';

/** Five battle and two ice dice are `5b+2i`. */
const written = (dice: Dice): string =>
  dieIds.flatMap((die) => (dice[die] ? [`${dice[die]}${die.charAt(0)}`] : [])).join('+');
const sorted = (line: string): string => line.split('+').sort().join('+');

const arms: Record<HeroId, readonly string[]> = {
  maximilian: ['3b', '4b', '4b+1l', '5b+1l+1f'],
  gabriella: ['2b+1a', '3b+1a', '3b+1a+1i', '4b+1a+1i+1l'],
  ivy: ['3b ranged', '4b ranged', '4b+1l ranged', '5b+1l+1a ranged'],
  cygnus: ['3b', '3b+1l', '3b+1l+1a', '4b+2l+1a'],
  hogarth: ['2b+1i', '3b+1i', '4b+1i', '5b+2i'],
  tundra: ['3b', '3b+1i', '4b+1i', '5b+2i'],
  'ball-and-chain': ['3b', '4b', '5b', '6b+1f'],
  bloodspike: ['3b', '4b', '4b+1f', '5b+2f'],
  midnight: ['3b', '3b V', '4b V', '5b+1l V'],
  'sir-winston': ['3b', '4b', '4b+1f', '5b+1f+1a'],
  blackpaw: ['3b', '4b', '5b', '6b+1l'],
  'kobold-king': ['3b', '3b+1l', '4b+1l move 1', '5b+1l move 2'],
};
test.each(heroIds)('7.4.3 the weapons of %s', (hero) => {
  const lines = weapons[hero].map(({ dice, fixed, move, ranged }) =>
    [written(dice), ...(fixed ? [fixed] : []), ...(move ? [`move ${move}`] : []), ...(ranged ? ['ranged'] : [])].join(
      ' ',
    ),
  );
  const inOrder = (line: string): string => {
    const [dice = '', ...rest] = line.split(' ');
    return [sorted(dice), ...rest].join(' ');
  };
  expect(lines.map(inOrder)).toEqual(arms[hero].map(inOrder));
});

test.each([
  [1, 'amulet', 'copper-fang 2, whetted-charm 3, quicksilver-charm 3, ember-pendant 3, frost-locket 3'],
  [1, 'ring', 'ring-of-thick-hide 3, ring-of-greed 2, ring-of-roots 2, ring-of-vigour 2, tithe-band 3'],
  [1, 'trinket', 'swift-boots 2, healing-draught 1, flash-bomb 2, lucky-coin 2'],
  [
    2,
    'amulet',
    'storm-amulet 4, mind-eye 3, flame-heart 5, winter-heart 5, twin-fang 4, bolt-charm 5, philosophers-bead 3',
  ],
  [
    2,
    'ring',
    'ring-of-iron-hide 5, ring-of-plunder 3, ring-of-mending 4, ring-of-toughness 3, ring-of-balance 3, misers-ring 3, ring-of-thorns 4',
  ],
  [
    2,
    'trinket',
    'winged-sandals 4, field-kit 3, greater-draught 2, thunder-scroll 3, engineers-wrench 4, loaded-dice 3',
  ],
  [
    3,
    'amulet',
    'dragon-heart 7, tempest-heart 7, archmages-eye 5, glacier-heart 6, war-banner 6, twin-bolts 8, sun-blade 7',
  ],
  [
    3,
    'ring',
    'ring-of-adamant 8, ring-of-life 6, ring-of-second-wind 5, ring-of-kings 5, ring-of-vengeance 6, ring-of-the-vampire 6, ring-of-trophies 4',
  ],
  [
    3,
    'trinket',
    'seven-league-boots 5, phoenix-draught 3, rift-shard 5, chaos-scroll 5, master-wrench 6, recall-stone 3',
  ],
] as const)('7.6 level %i, %s: what is there and what it costs', (level, type, cards) => {
  const found = equipmentIds.filter((id) => equipmentOf(id).level === level && equipmentOf(id).type === type);
  expect(found.map((id) => `${id} ${equipmentOf(id).cost}`).sort()).toEqual(cards.split(', ').sort());
});

test.each<[Level, string]>([
  [
    1,
    'spike-trap 3x2, arrow-wall 2x3, tar-pit 2x2, dart-spitter 2x2, boom-barrel 1x2, flip-trap 1x1, barricade 1x2 support, crossfire-slits 1x3 support, steam-vents 1x3 support',
  ],
  [
    2,
    'wall-blades 2x4, swinging-mace 2x4, brimstone 1x3, grinder 2x5, powder-keg 1x3, web-spinner 1x4, coin-forge 1x3, healing-well 1x3, iron-barricade 1x3 support, auto-ballista 1x5 support, push-ram 1x4 support',
  ],
  [
    3,
    'acid-sprayer 2x7, ceiling-pounder 2x6, lightning-rod 2x6, naphtha-sprayer 1x6, void-wall 1x7, mega-grinder 1x6, ice-vent 1x5, rift-charge 1x4, titan-barricade 1x4 support, storm-arc 1x8 support, guardian-post 1x6 support',
  ],
])('7.7 traps of level %i: copies and prices', (level, cards) => {
  const line = (id: (typeof trapIds)[number]): string => {
    const { copies, cost, support } = trapOf(id);
    return `${id} ${copies}x${cost}${support ? ' support' : ''}`;
  };
  expect(trapIds.filter((id) => trapOf(id).level === level).map(line)).toEqual(cards.split(', '));
});

test('7.8.1 the named bosses: Move, vulnerability, health, attack, what they do to the Rift', () => {
  const line = (id: BossId): string => {
    const { move, vulnerability, health, attack, riftDamage } = bosses[id];
    const tracks = health.map((track) => track.join('/')).join(' ');
    return `${id}: ${move} ${vulnerability} ${tracks} ${attack.map(({ dice }) => written(dice)).join(' ')} ${riftDamage}`;
  };
  const wanted = [
    'mr-moneybags: 1 V 6/9/12 9/13/18 2b 3b 2',
    'earth-lord: 1 SS 4/6/8 8/12/16 4b 6b 5',
    'fire-lord: 1 V 8/12/16 14/21/28 2b+1f 3b+2f 4',
    'veyetality: 1 B 5/7/9 9/13/18 2a 2b+2a 4',
    'swiftyhooves: 2 S 6/9/12 11/16/22 3b 4b 5',
    'great-cthulhu: 1 K 5/7/10 9/13/18 4b+1a 6b+2a 6',
    'king-in-yellow: 1 BV 4/6/8 7/10/14 1b+2a 3b+2a 5',
  ];
  expect(wanted.map((text) => line(text.split(':')[0] as BossId))).toEqual(wanted);
});

test.each(heroIds)('7.8.2 %s as a boss: the usual track, the dice of the better weapons', (hero) => {
  const boss = bosses[`boss-${hero}`];
  expect([boss.health, boss.riftDamage]).toEqual([
    [
      [8, 12, 16],
      [14, 21, 28],
    ],
    hero === 'blackpaw' ? boss.riftDamage : 4,
  ]);
  expect(boss.move).toBe(['midnight', 'blackpaw', 'kobold-king'].includes(hero) ? 2 : 1);
  const fire = hero === 'maximilian' ? [1, 2] : [0, 0];
  for (const [at, rank] of ([2, 3] as const).entries()) {
    const { dice } = weapons[hero][rank];
    const hot = Math.min(2, (dice.fire ?? 0) + (fire[at] ?? 0));
    const limited = Math.min(2, boss.attack[at as 0 | 1].dice.fire ?? 0);
    expect(limited).toBe(hot);
    expect(written({ ...boss.attack[at as 0 | 1].dice, fire: 0 })).toBe(written({ ...dice, fire: 0 }));
  }
});

/** Each printed fortress as somebody would type it (7.11). */
const maps: Record<FortressId, readonly string[]> = {
  'first-gate': ['1> 2> 3f> 4> 5> R', 'armies: 1 / 1 1 / 1 1'],
  'long-march': ['1> 2> 3bv', '6v 5< 4<', 'R', 'armies: 1 / 1 1 / 1 1 1'],
  'twin-gates': ['1> 2v', '- 5b> 6> 7> R', '3> 4^', 'armies: 1 / 1 3 / 1 1 3'],
  'straight-shot': ['1> 2> 3> 4> 5> R', 'armies: 1 1 / 1 1 / 1 1 1'],
  'the-fork': ['- 3> 4> 5v', '1> 2l^> 6> 7> 8> R', 'armies: 1 / 1 1 / 1 1 1'],
  'cubicle-1': ['- - 1v', '4v 3< 2t<> 7> 8v', '5> 6> R 10p< 9<', 'armies: 1 / 1 1 / 1 1 1'],
  'crossroads-keep': ['- 3> 4> 8v', '1> 2x^>v 5> 9> 11> R', '- 6> 7> 10^', 'armies: 1 / 1 1 / 1 1 1'],
  'side-door': ['1> 2> 3v', '4> 5> R', 'armies: 1 / 1 4 / 1 4'],
  'straight-shot-2': ['1> 2> 3o> 4> 5> R', 'armies: 1 / 1 1 / 1 1 1'],
  'acid-canal': ['1> 3> 4v', '- - 7a> 8> R', '2> 5> 6^', 'armies: 1 / 1 2 / 1 1 2'],
  'cubicle-2': ['- - 1v', '- 3v 2x<v> 7v', '- 4v 6v 8v', '- 5> R 9p<', 'armies: 1 / 1 1 / 1 1 1'],
  'gas-works': ['1> 2> 3g> 4ov', '- - - 5v', '- 6> 7> R', 'armies: 1 / 1 1 / 1 1 6'],
  'last-bastion': ['1> 2> 3v', '- - 7> R 10p< 9< 8<', '4> 5> 6^', 'armies: 1 / 1 4 / 1 4 8'],
};
test.each(Object.keys(maps) as FortressId[])('7.9 %s as the map book draws it', (id) => {
  const reading = readFortress(maps[id].join('\n'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  const { grid, starts, armies, tiles } = fortresses[id];
  const byId = (list: readonly { id: string }[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { plan } = reading.fortress;
  expect({ grid, starts, armies, tiles: byId(tiles) }).toEqual({ ...plan, tiles: byId(plan.tiles) });
});

test('7.9 the steps of difficulty', () => {
  const of = (step: string): string[] =>
    (Object.keys(maps) as FortressId[]).filter((id) => fortresses[id].difficulty === step);
  expect(of('beginner')).toEqual(['first-gate', 'long-march', 'twin-gates']);
  expect(of('intermediate')).toEqual(['straight-shot', 'the-fork', 'cubicle-1', 'crossroads-keep', 'side-door']);
  expect(of('hard')).toEqual(['straight-shot-2', 'acid-canal', 'cubicle-2']);
  expect(of('extreme')).toEqual(['gas-works', 'last-bastion']);
  expect([fortresses['side-door'].difficultyAt, fortresses['acid-canal'].difficultyAt]).toEqual([
    { 2: 'hard' },
    { 2: 'extreme' },
  ]);
});
