import { describe, expect, test } from 'vitest';
import type { RiftId, TowerId } from '../../../src/games/kingdom-rush/types/index.js';
import { Table, table } from './table-talk.js';

const none = (count: number): string[] => Array.from({ length: count }, () => '-');

describe('7.3 ability tiles', () => {
  test('bruxa-1 Voodoo Hex: an L anywhere', () => {
    const at = table({ heroes: ['bruxa', 'alric'] });
    at.horde('A2', 'g03');
    at.gives(0, 1).does(0, 'act', { what: 'ability-1', plan: ['h1', 'b1+b2+a3+b3'] });
    expect(at.told('tile')).toMatchObject([{ shape: 'l4', hits: 4, damage: 'magic' }]);
  });

  test('bruxa-2 Skull Barrage: a 2×1 a skull, one skull gone in any case', () => {
    const at = table({ heroes: ['bruxa', 'alric'] });
    at.horde('A2', 'g03');
    at.gives(0, 2).stands(0, null, { skulls: 3 });
    expect(at.choices(0, 'act', 'plan', { what: 'ability-2' })).toContain('h1');
    at.does(0, 'act', { what: 'ability-2', plan: ['h1', 'b1-b2', 'h1', 'a3-b3', '-'] });
    expect(at.hero(0).skulls).toBe(1);
    const idle = table({ heroes: ['bruxa', 'alric'] });
    idle.gives(0, 2);
    expect(idle.refuses(0, 'act', { what: 'ability-2' })).toMatchObject({ key: 'abilityIdle' });
  });

  test('bruxa-3 Shackles: up to two hordes held, then a 1×1', () => {
    const at = table({ heroes: ['bruxa', 'alric'] });
    at.horde('A2', 'g03');
    at.horde('B2', 'g04');
    at.gives(0, 3).does(0, 'act', { what: 'ability-3', target: ['h1', 'h2'], plan: ['h1', 'b1'] });
    expect(at.board.hordes.every(({ held }) => held)).toBe(true);
  });

  test('alric-1 Flurry: Y15 the 2×1 may be left out', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('E3', 'g01', { tiles: ['a1-d1', 'a2-d2'] });
    at.stands(0, 'E3', { topLeft: 'a3' }).gives(0, 1);
    expect(at.choices(0, 'act', 'plan', { what: 'ability-1' })).toEqual(['-']);
    at.tagged('h1').tiles.splice(0, 1);
    at.does(0, 'act', { what: 'ability-1', plan: ['h1', 'a1-c1', '-'] });
    expect(at.told('tile')).toMatchObject([{ shape: 'i3' }]);
  });

  test('alric-2 Spiked Armour: Y25 a 1×1 whenever the horde under him tries to advance', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('C2', 'g16');
    at.gives(0, 2).stands(0, 'C2', { topLeft: 'b3' });
    at.run({ step: 'advancePhase' });
    expect(at.lies('h1')).toEqual(['d1']);
    at.run({ step: 'advancePhase' });
    expect(at.lies('h1')).toEqual(['d1', 'c2']);
    expect(at.hero(0).life).toBe(3);
  });

  test('alric-3 Sandstorm: both warriors anywhere, each with a knife, and no board skill', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('A2', 'g03');
    at.horde('B2', 'g04');
    at.gives(0, 3).does(0, 'act', { what: 'ability-3', plan: ['h1', 'b1', 'h2', 'b1', '-'] });
    expect(at.board.warriors.map(({ where }) => where)).toEqual(['horde', 'home']);
    expect(at.lies('h2')).toEqual(['b1']);
    expect(at.view().question).toBeNull();
  });

  test('elora-1 Ice Storm, elora-2 Permafrost, elora-4 Glacial Lance', () => {
    const stand = () => {
      const at = table({ heroes: ['elora', 'alric'] });
      at.horde('E3', 'g01');
      at.horde('D3', 'g05');
      return at.stands(0, 'E2', { facing: 'S' });
    };
    const storm = stand().gives(0, 1);
    storm.does(0, 'act', { what: 'ability-1', plan: ['h1', 'a1-a2', 'h2', 'a1-b1', ...none(6)] });
    expect(storm.told('tile')).toHaveLength(2);
    const frost = stand().gives(0, 2);
    frost.does(0, 'act', { what: 'ability-2', plan: ['-'] });
    expect(frost.board.hordes.every(({ held }) => held)).toBe(true);
    const lance = stand().gives(0, 4);
    lance.does(0, 'act', { what: 'ability-4', plan: ['h1', 'a1-d1', 'h1', 'a2-b2'] });
    expect(lance.told('covered')).toHaveLength(1);
  });

  test('elora-3 Ice Shell: the first point of damage of a round is ignored', () => {
    const at = table({ heroes: ['elora', 'alric'] });
    at.horde('C2', 'e-fire-1');
    at.gives(0, 3).stands(0, 'C2', { topLeft: 'a3' });
    at.run({ step: 'advancePhase' });
    expect(at.hero(0).life).toBe(2);
    at.run({ step: 'advancePhase' });
    expect(at.hero(0).stunned).toBe(true);
  });

  test('saitam-1 One Punch, saitam-2 Shockwave, saitam-4 Leap', () => {
    const at = table({ heroes: ['saitam', 'alric'] });
    at.horde('E3', 'g05');
    at.gives(0, 1).stands(0, 'E3', { topLeft: 'a3' });
    const [best = ''] = at.choices(0, 'act', 'plan', { what: 'ability-1' }, ['h1']);
    at.does(0, 'act', { what: 'ability-1', plan: ['h1', best, '-'] });
    expect(at.told('tile')).toMatchObject([{ shape: 'p5', damage: 'true' }]);
    const wave = table({ heroes: ['saitam', 'alric'] });
    wave.horde('E3', 'g05');
    wave.gives(0, 2).stands(0, 'E2', { facing: 'N' });
    wave.does(0, 'act', { what: 'ability-2', plan: ['-', '-', '-', '-', 'h1', 'a1', '-', '-', '-', '-'] });
    expect(wave.lies('h1')).toEqual(['a1']);
    const leap = table({ heroes: ['saitam', 'alric'] });
    leap.horde('A2', 'g01');
    leap.horde('C2', 'g02');
    const landings = leap.gives(0, 4).choices(0, 'act', 'to', { what: 'ability-4' });
    expect(landings.slice(0, 2).sort()).toEqual(['A2', 'C2']);
    expect(landings.length).toBeGreaterThan(2);
    leap.gives(0, 4).does(0, 'act', { what: 'ability-4', to: 'A2', cell: 'c3', plan: ['h1', 'b1+c1+a2+b2'] });
    expect(leap.hero(0)).toMatchObject({ at: 'A2', topLeft: 'c3' });
  });

  test('saitam-3 Iron Body: no damage in phase 3', () => {
    const at = table({ heroes: ['saitam', 'alric'] });
    at.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    at.gives(0, 3).stands(0, 'C2', { topLeft: 'a3' });
    at.run({ step: 'destroyPhase' });
    expect(at.hero(0).life).toBe(4);
  });

  test('dierdre-1 Holy Light, dierdre-2 Consecrate, dierdre-3 Wings of Light', () => {
    const light = table({ heroes: ['dierdre', 'saitam'] });
    light.horde('A2', 'g03');
    light.gives(0, 1).stands(1, 'E1', { life: 1 });
    light.does(0, 'act', { what: 'ability-1', plan: ['h1', 'b1'] });
    expect(light.hero(1).life).toBe(3);
    const twice = table({ heroes: ['dierdre', 'saitam'] });
    twice.horde('C2', 'g05');
    const [archers = ''] = twice.hand(1, 'archer-1');
    twice.board.sites.push({ at: 'D2', colour: 'B', soldierTower: null, towers: [] });
    twice.board.sites = twice.board.sites.filter(({ at, colour }) => at !== 'D2' || colour === 'B');
    twice.does(1, 'tower', { card: archers, site: 'D2', facing: 'W', plan: ['h1', 'a1', 'h1', 'b1'] });
    twice.gives(0, 2).does(0, 'act', { what: 'ability-2', target: [archers], plan: ['h1', 'c1', 'h1', 'd1'] });
    expect(twice.lies('h1')).toEqual(['a1', 'b1', 'c1', 'd1']);
    const wings = table({ heroes: ['dierdre', 'saitam'] });
    wings.horde('C2', 'g05');
    wings
      .gives(0, 3)
      .does(0, 'act', { what: 'ability-3', target: ['saitam'], to: 'C2', cell: 'a3', plan: ['h1', 'a1+b1+c1+b2'] });
    expect(wings.hero(1)).toMatchObject({ at: 'C2', topLeft: 'a3' });
  });

  test('dierdre-4 Aegis: one hero is protected at the start of phase 3', () => {
    const at = table({ heroes: ['dierdre', 'saitam'] });
    at.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    at.gives(0, 4).stands(1, 'C2', { topLeft: 'a3', life: 1 });
    at.allReady();
    expect(at.waitsFor()).toEqual([0]);
    at.fallsBack();
    expect(at.hero(1)).toMatchObject({ life: 1 });
    expect(at.told('sheltered')).toEqual([{ hero: 'saitam' }]);
  });
});

describe('7.3 tiles that work from the start', () => {
  test('bruxa-4 Ossuary: a skull at the start, and up to four of them', () => {
    const at = new Table({ scenario: 'scenario-6', heroes: ['bruxa', 'alric'] });
    at.does(0, 'ability', { first: '1', second: '4' }).does(1, 'ability', { first: '1', second: '4' });
    expect(at.hero(0).skulls).toBe(1);
    const later = table({ heroes: ['bruxa', 'alric'] });
    later.gives(0, 4).stands(0, 'D2', { skulls: 3 });
    later.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    later.horde('D3', 'g02', { tiles: ['b1-d1', 'b2-c2'] });
    later.run({ step: 'destroyPhase' });
    expect(later.hero(0).skulls).toBe(4);
  });

  test('alric-4 Toughness: seven life instead of five', () => {
    const at = new Table({ scenario: 'scenario-6', heroes: ['bruxa', 'alric'] });
    at.does(0, 'ability', { first: '1', second: '2' }).does(1, 'ability', { first: '1', second: '4' });
    expect(at.hero(1)).toMatchObject({ life: 7, most: 7 });
    at.stands(1, 'E5', { life: 2 });
    at.fallsBackTo(1, 2);
    at.does(1, 'act', { what: 'rest' });
    expect(at.hero(1).life).toBe(7);
  });
});

describe('7.2 towers of level 4', () => {
  /** Hordes north and east of the tower. */
  const besieged = (card: TowerId) => {
    const at = table({ scenario: 'scenario-7', heroes: ['saitam', 'elora'] });
    at.horde('C2', 'g05');
    at.horde('D3', 'g17');
    const [uid = ''] = at.hand(0, card);
    at.board.sites = [{ at: 'C3', colour: 'R', soldierTower: null, towers: [] }];
    return { at, args: { card: uid, site: 'C3', facing: 'N' } };
  };

  test('the Quake Engine hits each of the eight spaces around it', () => {
    const { at, args } = besieged('artillery-4a');
    // Clockwise from the front: north, north-east, east …
    at.does(0, 'tower', { ...args, plan: ['h1', 'a1-b1', '-', 'h2', 'c2-d2', ...none(5)] });
    expect(at.told('tile').map(({ tag, shape, damage }) => [tag, shape, damage])).toEqual([
      ['h1', 'd2', 'physical'],
      ['h2', 'd2', 'physical'],
    ]);
  });

  test('the Templar Hall sends three soldiers, two of them with knives', () => {
    const { at, args } = besieged('soldier-4a');
    at.does(0, 'tower', { ...args, plan: ['h1', 'a1', 'h2', 'd1', 'h2', 'c2', 'h1', 'b1', 'h1', 'c1'] });
    expect(at.board.hordes.map(({ pawns }) => pawns.length)).toEqual([2, 1]);
    expect([at.lies('h1'), at.lies('h2')]).toEqual([['b1'], ['d1']]);
    expect(at.board.soldiersLeft).toBe(9);
  });

  test('the Assassins’ Guild deals true damage with soldiers and knives', () => {
    const { at, args } = besieged('soldier-4b');
    at.does(0, 'tower', { ...args, plan: ['h2', 'c4', 'h1', 'a1', 'h1', 'd2', 'h2', 'd4'] });
    expect(at.tagged('h2').pawns).toMatchObject([{ cell: 'c4', damage: 'true' }]);
    expect(at.told('tile').map(({ damage, from }) => [damage, from])).toEqual([
      ['true', 'knife'],
      ['true', 'knife'],
    ]);
  });
});

describe('7.5 events', () => {
  test('ev-02 heals, ev-04 makes the next hordes fast, ev-05 brings a green one', () => {
    const at = table({ heroes: ['saitam', 'alric'] });
    at.hero(0).life = 1;
    at.run({ step: 'resolveEvent', event: 'ev-02', lane: 1 });
    expect(at.hero(0).life).toBe(3);
    at.run({ step: 'resolveEvent', event: 'ev-04', lane: 1 }, { step: 'spawnPile', lane: 2 });
    const driven = at.on('A4');
    expect(driven?.hastened).toBe(true);
    at.run({ step: 'advancePhase' });
    expect(at.on('C4')?.tag).toBe(driven?.tag);
    at.run({ step: 'resolveEvent', event: 'ev-05', lane: 1 });
    expect(at.on('A2')?.card).toMatch(/^g/);
    expect(at.told('spawned')).toMatchObject([{ ambush: true }]);
  });

  test('ev-06 moves cyclones on, from the last space back to their start', () => {
    const at = table({ scenario: 'scenario-2' });
    const spaces = () => at.board.env.filter(({ tile }) => tile === 'cyclone').map((env) => env.at);
    at.run({ step: 'resolveEvent', event: 'ev-06', lane: 1 });
    expect(spaces()).toEqual(['D3', 'D5']);
    for (let count = 0; count < 3; count += 1) at.run({ step: 'resolveEvent', event: 'ev-06', lane: 1 });
    expect(spaces()).toEqual(['C3', 'C5']);
  });

  test('ev-08 without a volcano drops ash, ev-10 opens a fissure, ev-12 raises a tentacle', () => {
    const at = table({ scenario: 'scenario-5' });
    at.run({ step: 'resolveEvent', event: 'ev-08', lane: 1 });
    at.run({ step: 'resolveEvent', event: 'ev-10', lane: 1 }, { step: 'resolveEvent', event: 'ev-12', lane: 1 });
    expect(at.board.ash).toHaveLength(1);
    expect(at.board.env.filter(({ tile }) => tile === 'fissure')).toHaveLength(1);
    expect(at.board.tentacles).toHaveLength(1);
  });
});

describe('7.5 champions', () => {
  test('Zephyra drags the horde behind her; Pyrrax burns pawns; Gravhul shrugs off 1×1; Maelisse washes a tile off', () => {
    const gale = table({ scenario: 'scenario-7' });
    gale.horde('C2', 'c-gale', { objective: 1 });
    gale.horde('A2', 'g01');
    gale.run({ step: 'advancePhase' });
    expect(gale.told('stepped').some(({ tag, forced }) => tag === 'h2' && forced)).toBe(true);
    const ember = table({ scenario: 'scenario-3' });
    ember.horde('C3', 'c-ember', { objective: 1 });
    ember.horde('C2', 'g01', { soldiers: ['a1'] });
    ember.run({ step: 'championStarts' });
    expect(ember.tagged('h2').pawns).toEqual([]);
    const stone = table({ scenario: 'scenario-9' });
    stone.horde('C2', 'c-stone', { objective: 1 });
    const [archers = ''] = stone.hand(0, ['archer-1', 'mod-perfect']);
    expect(stone.refuses(0, 'tower', { card: archers, site: 'B1', facing: 'N', plan: ['h1'] })).toMatchObject({
      key: 'traitForbids',
    });
    const tide = table({ scenario: 'scenario-10' });
    tide.horde('C2', 'c-tide', { objective: 1, held: true });
    tide.horde('B2', 'g01', { tiles: ['a1', 'c1-d1'], held: true });
    tide.run({ step: 'advancePhase' });
    expect(tide.told('tilesLost')).toMatchObject([{ tag: 'h2', cause: 'tide' }]);
  });

  test('Gravhul’s end makes every flower fresh; in scenario 11 a champion takes its element out of the rift', () => {
    const at = table({ scenario: 'scenario-11' });
    at.board.flowers.forEach((flower) => (flower.wilted = true));
    at.horde('C2', 'c-stone', { objective: 1, tiles: ['a1-d2', 'a3-d4'] });
    at.run({ step: 'destroyPhase' });
    expect(at.board.flowers.some(({ wilted }) => wilted)).toBe(false);
    expect([...at.board.riftDeck, ...(at.board.rift?.discard ?? [])].some((card) => card.includes('earth'))).toBe(
      false,
    );
  });
});

describe('7.6 rift cards', () => {
  const drawn = (card: RiftId, prepare: (at: ReturnType<typeof table>) => void = () => undefined) => {
    const at = table({ scenario: 'scenario-7', heroes: ['saitam', 'bruxa'] });
    at.horde('B6', 'g01', { tiles: ['a1', 'a2', 'c1-d1'], soldiers: ['d4'] });
    at.horde('A2', 'r01');
    prepare(at);
    at.board.riftDeck = [card];
    return at.run({ step: 'drawRift', count: 1 });
  };

  test('air: Gust, Crosswind, Tailwind, Updraft', () => {
    expect(drawn('rift-air-1').on('B2')).toBeDefined();
    const wind = drawn('rift-air-2');
    const [archers = ''] = wind.hand(0, ['archer-4b', 'mod-true']);
    expect(wind.choices(0, 'tower', 'plan', { card: archers, site: 'D5', facing: 'N' })).toEqual(['h1', '-']);
    expect(drawn('rift-air-3').tagged('h1').hastened).toBe(true);
    const lift = drawn('rift-air-4');
    lift.stands(0, 'E1');
    expect(lift.choices(0, 'move', 'to')).toContain('E6');
  });

  test('fire: Eruption without a volcano, Ashfall, Wildfire, Molten Boon', () => {
    expect(drawn('rift-fire-1', (at) => at.stands(0, 'E1')).hero(0).life).toBe(3);
    expect(drawn('rift-fire-2').board.ash).toHaveLength(1);
    expect(drawn('rift-fire-3').tagged('h1').pawns).toEqual([]);
    const boon = drawn('rift-fire-4');
    expect(boon.waitsFor()).toEqual([0, 1]);
    boon.does(1, 'choose', { plan: ['h2', 'a1-b1'] });
    expect(boon.told('tile')).toMatchObject([{ damage: 'true', from: 'card' }]);
  });

  test('earth: Tremor, Fissure, Stone Skins, Stillness', () => {
    expect(drawn('rift-earth-1').lies('h1')).toEqual(['a1', 'a2']);
    expect(drawn('rift-earth-2').board.env.some(({ tile }) => tile === 'fissure')).toBe(true);
    const skins = drawn('rift-earth-3');
    const [archers = ''] = skins.hand(0, ['archer-1', 'mod-perfect']);
    expect(skins.choices(0, 'tower', 'plan', { card: archers, site: 'B3', facing: 'N' })).toEqual(['h1', '-']);
    const still = drawn('rift-earth-4', (at) => at.horde('C2', 'b19'));
    still.run({ step: 'advancePhase' });
    expect(still.on('D2')?.card).toBe('b19');
  });

  test('water: Surge, Mire, Spring', () => {
    expect(drawn('rift-water-1').lies('h1')).toEqual(['a2', 'c1-d1']);
    const mire = drawn('rift-water-2');
    mire.stands(0, 'E1');
    expect(mire.choices(0, 'move', 'to')).not.toContain('E4');
    expect(drawn('rift-water-3', (at) => at.stands(0, 'E1', { life: 1 })).hero(0).life).toBe(2);
    const spring = drawn('rift-water-3', (at) => at.board.flowers.forEach((flower) => (flower.wilted = true)));
    spring.does(0, 'choose', { option: 'A5' });
    expect(spring.told('refreshed')).toMatchObject([{ at: 'A5' }]);
  });
});
