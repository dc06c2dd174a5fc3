/** OOO-16, OOO-17, OOO-19, OOO-20: missions, bonus actions, terrain, reinforcements. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { missionVp } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import { type MissionId, slots } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { answer, awaited, start } from '../../../src/kernel/index.js';
import type { Setting } from './setting.js';
import { table } from './table.js';

describe('OOO-16 secret missions', () => {
  test('OOO-16.1 two are dealt, one is kept, all at the same time and in secret', () => {
    const { match } = start(orcsOrcsOrcs, { seats: 3, options: { missions: true }, seed: 'missions' });
    expect(awaited(orcsOrcsOrcs, match)).toEqual([0, 1, 2]);
    const offer = orcsOrcsOrcs.view(match, 1).own?.missionOffer ?? [];
    expect(offer).toHaveLength(2);
    expect(orcsOrcsOrcs.view(match, 0).own?.missionOffer).not.toEqual(offer);
    expect(orcsOrcsOrcs.view(match, 'spectator').own).toBeNull();
    const said = { seat: 1, action: 'mission', args: { card: offer[1] ?? '' } };
    const result = answer(orcsOrcsOrcs, match, said);
    if (!result.ok) throw new Error('refused');
    expect(orcsOrcsOrcs.view(result.match, 1).own?.mission).toBe(offer[1]);
    expect(awaited(orcsOrcsOrcs, result.match)).toEqual([0, 2]);
    expect(answer(orcsOrcsOrcs, result.match, said)).toMatchObject({
      rule: 'OOO-16.1',
      reason: { key: 'missionKept' },
    });
    const wrong = { seat: 0, action: 'mission', args: { card: offer[0] ?? '' } };
    expect(answer(orcsOrcsOrcs, result.match, wrong)).toMatchObject({
      rule: 'OOO-16.1',
      reason: { key: 'chooseMission' },
    });
  });

  const bag: Setting = {
    trophies: { blue: { goblin: 3, orc: 2, shaman: 2, rider: 1, golem: 1, chief: 1 }, green: { goblin: 4 } },
    gauges: { blue: { goblin: 2, orc: 2 } },
    hand: { blue: '' },
    draw: { blue: 'zap book-fe' },
    discard: { blue: 'wisdom fireball switch poison' },
  };
  test.each<[MissionId, number]>([
    ['weak-hunter', 4],
    ['strong-hunter', 3],
    ['mighty-hunter', 4],
    ['fine-bag', 6],
    ['full-sets', 6],
    ['power-seeker', 4],
    ['top-hunter', 15],
    ['scholar', 3],
  ])('OOO-16.2 %s is worth %i', (mission, vp) => {
    expect(missionVp(table(bag).board, 0, mission)).toBe(vp);
  });

  test('OOO-16.2 missions are shown and added at the end', () => {
    const t = table({ ...bag, turn: 'yellow', round: 30, missions: { blue: 'fine-bag' } }).does('yellow', 'pass');
    const row = t.board.result?.find(({ seat }) => seat === 0);
    expect(row).toMatchObject({ mission: 'fine-bag', missionVp: 6 });
    expect(row?.total).toBe((row?.trophies ?? 0) + (row?.support ?? 0) + (row?.poison ?? 0) + 6);
    expect(t.view('spectator').result).toEqual(t.board.result);
  });
});

const bonus = { bonusActions: true } as const;
const two = { spell: 'zap', with: ['book-wl'] };

describe('OOO-17 bonus actions', () => {
  test('OOO-17.1 without the module a defeat brings none', () => {
    const t = table({ on: { '1m': 'orc' }, hand: { blue: 'zap book-wl' } }).does('blue', 'cast', two);
    expect(t.told('bonusTaken')).toEqual([]);
  });

  test.each([
    ['goblin', 'draw-card'],
    ['orc', 'magic-energy'],
    ['shaman', 'magic-energy'],
    ['rider', 'draw-card'],
    ['golem', 'common-discard'],
    ['chief', 'one-more-action'],
    ['croc', 'one-more-action'],
  ])('OOO-17.1 a %s brings %s', (kind, action) => {
    const options = { ...bonus, ...(kind === 'croc' ? { croc: 'goblin' as const } : {}) };
    const t = table({ options, on: { '1m': kind }, hand: { blue: 'fireball fire-spark book-lf' } });
    t.does('blue', 'cast', { spell: 'fireball', with: ['fire-spark', 'book-lf'] });
    expect(t.told('bonusTaken')).toEqual([{ seat: 0, bonus: action }]);
  });

  test('OOO-17.2 whoever wants is asked: any order, each taken or declined', () => {
    const t = table({ options: bonus, on: { '1m': 'goblin orc' }, hand: { blue: 'earthquake smash' } });
    t.does('blue', 'prefs', { autoBonus: 'off' }).does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect([t.board.phase, t.choices('blue', 'bonus', 'choice')]).toEqual([
      'turn-bonus',
      ['all', 'magic-energy', 'draw-card', 'none'],
    ]);
    expect(t.fallback()).toEqual({ action: 'bonus', args: { choice: 'all' } });
    expect(t.refuses('blue', 'pass')).toMatchObject({ rule: 'OOO-17.2', reason: 'firstDo' });
    expect(t.refuses('blue', 'bonus', { choice: 'common-discard' })).toMatchObject({ reason: 'waitingBonus' });
    t.does('blue', 'bonus', { choice: 'draw-card' });
    expect(t.hand('blue')).toHaveLength(1);
    t.does('blue', 'bonus', { choice: 'none' });
    expect([t.board.turn?.pendingEnergy, t.board.phase]).toEqual([0, 'turn-actions']);
  });

  test('OOO-17.2 without the module there is nothing to prefer, and that is said', () => {
    const refused = table({ options: {} }).refuses('blue', 'prefs', { autoBonus: 'off' });
    expect(refused).toMatchObject({ rule: 'OOO-17.2', reason: 'noBonusActions' });
  });

  test('OOO-17.2 taken by themselves they come as action, energy, discard, draw', () => {
    const t = table({
      options: bonus,
      on: { '1m': 'goblin!1 orc!1 golem!3 chief!3' },
      hand: { blue: 'earthquake smash' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect(t.told('bonusTaken').map((one) => one.bonus)).toEqual([
      ...['one-more-action', 'magic-energy', 'common-discard', 'draw-card'],
    ]);
  });

  test('OOO-17.3 draw a card from the draw pile; one more action this turn', () => {
    const draw = table({
      options: bonus,
      on: { '1m': 'goblin' },
      hand: { blue: 'zap book-wl' },
      draw: { blue: 'wisdom' },
    });
    expect(draw.does('blue', 'cast', two).hand('blue')).toEqual(['wisdom']);
    const action = table({ options: bonus, on: { '1m': 'chief!2' }, hand: { blue: 'zap book-wl' } });
    expect(action.does('blue', 'cast', two).actionsLeft).toBe(2);
  });

  test('OOO-17.4 common discard touches the others with more than three cards', () => {
    const hand = { blue: 'zap book-wl', green: 'zap zap zap zap', red: 'zap zap zap', yellow: 'zap zap zap zap zap' };
    const t = table({ options: bonus, on: { '1m': 'golem!2' }, hand }).does('blue', 'cast', two);
    expect((['green', 'red', 'yellow'] as const).map((one) => t.player(one).owedDiscards)).toEqual([1, 0, 1]);
  });

  test('OOO-17.5 magic energy serves the next action, and several points add up', () => {
    const t = table({ options: bonus, on: { '1m': 'orc orc', '1i': 'golem' }, hand: { blue: 'earthquake smash zap' } });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash'], target: ['1m'] });
    expect(t.board.turn?.pendingEnergy).toBe(2);
    t.does('blue', 'cast', { spell: 'zap' });
    expect(t.told('spellCast')).toMatchObject([{ energy: 3, magic: 2, effect: 3 }]);
  });

  test('OOO-17.6 No Bonus Powers does not touch them', () => {
    const t = table({ options: bonus, fate: 'f09', on: { '1m': 'chief!2' }, hand: { blue: 'zap book-wl' } });
    expect(t.does('blue', 'cast', two).actionsLeft).toBe(2);
  });

  test('OOO-17.7 the card is drawn after the spell was discarded, so it may come back', () => {
    const t = table({
      options: bonus,
      on: { '1m': 'goblin' },
      hand: { blue: 'zap book-wl' },
      draw: { blue: '' },
      discard: { blue: '' },
    });
    t.does('blue', 'cast', two);
    expect(t.hand('blue')).toHaveLength(1);
    expect(['zap', 'book-wl']).toContain(t.hand('blue')[0]);
  });
});

describe('OOO-19 terrain', () => {
  test('OOO-19.2 vegetation takes a hit point', () => {
    const t = table({ terrain: { '1m': 'vegetation' }, on: { '1m': 'orc' }, hand: { blue: 'zap' } });
    expect(t.does('blue', 'cast', { spell: 'zap' }).trophies('blue', 'orc')).toBe(1);
  });

  test('OOO-19.3 stones give one', () => {
    const t = table({ terrain: { '1m': 'stones' }, on: { '1m': 'orc' }, hand: { blue: 'zap book-wl' } });
    expect(t.does('blue', 'cast', two).at('1m')).toBe('orc!2');
  });

  test('OOO-19.4 leaving the tile ends it', () => {
    const t = table({ terrain: { '1m': 'stones' }, on: { '1m': 'orc' } }).turnsFate('f01');
    expect(t.hitPoints('1i')).toEqual([2]);
  });

  test('OOO-19.5 a road carries on; an inner one into the tower', () => {
    const t = table({ terrain: { '4m': 'road', '5i': 'road' }, on: { '4o': 'orc', '5m': 'orc' } }).turnsFate('f01');
    expect([t.at('4i'), t.at('5i'), t.value('orc')]).toEqual(['orc', '', 3]);
  });

  test('OOO-19.6 revealed, switched or bound: every arrival counts, roads in a row too', () => {
    const revealed = table({ terrain: { '2o': 'road', '2m': 'road' }, markers: { 2: 'orc' } });
    revealed.run({ step: 'chooseLane', seat: 0 }).does('blue', 'reveal', { lane: '2' });
    expect(revealed.at('2i')).toBe('orc');
    const switched = table({
      terrain: { '5o': 'road' },
      on: { '4o': 'chief', '5m': 'orc' },
      hand: { blue: 'switch cold-snap' },
    });
    switched.board.lanes[5].sections.o.creatures = [];
    switched.does('blue', 'cast', { spell: 'switch', target: ['4o-chief', '5m-orc'] });
    expect([switched.at('5m'), switched.at('4o')]).toEqual(['chief', 'orc']);
    const pulled = table({ terrain: { '1o': 'road' }, on: { '4o': 'chief' }, hand: { blue: 'switch cold-snap' } });
    pulled.does('blue', 'cast', { spell: 'switch', with: ['cold-snap'], target: ['4o-chief', '1o'] });
    expect(pulled.at('1m')).toBe('chief');
  });

  test('OOO-19.7 a wounded creature that comes onto vegetation is defeated, even half-way', () => {
    const t = table({ terrain: { '4m': 'vegetation' }, on: { '4o': 'chief!3' }, hand: { blue: 'magic-bonds smash' } });
    t.does('blue', 'cast', { spell: 'magic-bonds', with: ['smash'] });
    expect([t.trophies('blue', 'chief'), t.at('4i'), t.at('4m')]).toEqual([1, '', '']);
  });

  test('OOO-19.8 roads work after every step of Magic Bonds', () => {
    const t = table({ terrain: { '4m': 'road' }, on: { '4o': 'chief' }, hand: { blue: 'magic-bonds' } });
    expect(t.does('blue', 'cast', { spell: 'magic-bonds' }).at('4i')).toBe('chief');
  });
});

const all = { croc: 'orc', toad: 'rider', bomber: 'golem' } as const;

describe('OOO-20 reinforcements', () => {
  test('OOO-20.1 figures and markers are exchanged one for one', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 4, options: { ...all, missions: true }, seed: 'new' }).match;
    const count = (kind: string) =>
      Object.values(board.lanes)
        .flatMap(({ markers, sections }) => [
          ...markers,
          ...Object.values(sections).flatMap(({ creatures }) => creatures.map((one) => one.kind)),
        ])
        .filter((one) => one === kind).length;
    expect(['croc', 'toad', 'bomber', 'orc', 'rider', 'golem'].map(count)).toEqual([16, 12, 8, 0, 0, 0]);
  });

  test('OOO-20.2 the slot keeps value track and power; hit points and bonus action are the kind’s own', () => {
    const t = table({ options: { ...all, ...bonus } });
    expect(slots.map((slot) => t.board.slots[slot])).toEqual(['goblin', 'croc', 'shaman', 'toad', 'bomber', 'chief']);
    expect(t.view('spectator').slots['weak-2']).toMatchObject({
      kind: 'croc',
      hitPoints: 3,
      power: 'immutable-rules',
      bonus: 'one-more-action',
      value: 4,
    });
  });

  test('OOO-20.3 the lobby hints at bonus actions, and forbids nothing', () => {
    const hint = (options: object) => orcsOrcsOrcs.options.hint?.({ ...table().match.options, ...options }, 4)?.key;
    expect([
      hint({ toad: 'rider' }),
      hint({ bomber: 'chief' }),
      hint({ croc: 'orc' }),
      hint({ toad: 'rider', ...bonus }),
    ]).toEqual(['hintBonusActions', 'hintBonusActions', undefined, undefined]);
  });

  test('OOO-20.4 a croc has three hit points and nothing else', () => {
    const t = table({ options: all, on: { '1m': 'croc' }, hand: { blue: 'zap book-wl book-lf' } });
    expect(t.hitPoints('1m')).toEqual([3]);
    expect(t.does('blue', 'cast', { spell: 'zap', with: ['book-wl', 'book-lf'] }).trophies('blue', 'croc')).toBe(1);
  });

  test('OOO-20.5 a toad leaves a toadling where it stood, while there are any', () => {
    const setting: Setting = { options: all, on: { '1m': 'toad!3' }, hand: { blue: 'zap' } };
    expect(table(setting).does('blue', 'cast', { spell: 'zap' }).toadlingsAt('1m')).toBe(1);
    const none = table(setting);
    none.board.toadlingPile = [];
    expect(none.does('blue', 'cast', { spell: 'zap' }).toadlingsAt('1m')).toBe(0);
  });

  test('OOO-20.6 a toadling stays put and counts for nothing', () => {
    const t = table({
      options: { ...all },
      terrain: { '1m': 'stones' },
      lying: { '1i': ['toadling-draw-1'], '1m': ['toadling-draw-2'] },
      markers: { 1: 'chief' },
    });
    t.turnsFate('f15').run({ step: 'revealEmptyLanes', seat: 0 });
    expect([t.toadlingsAt('1i'), t.toadlingsAt('1m'), t.at('1o')]).toEqual([1, 1, 'chief']);
    expect(t.view('red').lanes[1].sections.i.toadlings).toBe(1);
    expect(JSON.stringify(t.view('red'))).not.toContain('toadling-draw');
  });

  test('OOO-20.7 one damage takes it; a section attack takes them all', () => {
    const lying = { '1m': ['toadling-draw-1', 'toadling-weaken-1'] } as const;
    const single = table({ options: all, lying, hand: { blue: 'zap' } });
    single.does('blue', 'cast', { spell: 'zap', target: ['1m-toadling'] });
    expect([single.player('blue').toadlings, single.toadlingsAt('1m'), single.revealed]).toEqual([
      ['toadling-draw-1'],
      1,
      true,
    ]);
    const section = table({ options: all, lying, hand: { blue: 'earthquake smash' } });
    section.does('blue', 'cast', { spell: 'earthquake', with: ['smash'] });
    expect(section.player('blue').toadlings).toHaveLength(2);
  });

  test('OOO-20.8 behind a creature it is out of reach with the front rule; explosions spare it', () => {
    const front = table({
      options: { ...all, newFate: true },
      on: { '1i': 'goblin' },
      lying: { '1m': ['toadling-draw-1'] },
      hand: { blue: 'zap earthquake smash' },
    });
    expect(front.refuses('blue', 'cast', { spell: 'zap', target: ['1m-toadling'] })).toMatchObject({
      reason: 'behindFront',
    });
    expect(front.choices('blue', 'cast', 'target', { spell: 'earthquake', with: ['smash'] })).toEqual(['1i']);
    const blast = table({
      options: all,
      on: { '1m': 'bomber!2' },
      lying: { '1m': ['toadling-draw-1'] },
      hand: { blue: 'zap' },
    });
    expect(blast.does('blue', 'cast', { spell: 'zap', target: ['1m-bomber'] }).toadlingsAt('1m')).toBe(1);
  });

  test.each([
    ['toadling-draw-1', 'draw-card'],
    ['toadling-action-1', 'one-more-action'],
    ['toadling-energy-1', 'magic-energy'],
    ['toadling-weaken-1', 'weaken'],
  ])('OOO-20.9 %s is used once, for nothing', (id, kind) => {
    const t = table({ options: all, on: { '4m': 'goblin!1' }, hand: { blue: 'zap' }, toadlings: { blue: [id] } });
    if (kind === 'weaken') {
      expect(t.refuses('blue', 'toadling', { kind }).reason).toBeUndefined();
      expect(t.refuses('blue', 'toadling', { kind, target: '5i-orc' })).toMatchObject({ reason: 'weakenTarget' });
    }
    t.does('blue', 'toadling', { kind, ...(kind === 'weaken' ? { target: '4m-goblin' } : {}) });
    expect(t.board.box.toadlings).toEqual([id]);
    expect(t.hand('blue').length).toBe(kind === 'draw-card' ? 2 : 1);
    expect(t.actionsLeft).toBe(kind === 'one-more-action' ? 3 : 2);
    expect(t.board.turn?.pendingEnergy).toBe(kind === 'magic-energy' ? 1 : 0);
    expect(t.trophies('blue', 'goblin')).toBe(kind === 'weaken' ? 1 : 0);
    expect(t.refuses('blue', 'toadling', { kind }).reason).toBe('toadlingsOwned');
  });

  test('OOO-20.10 an explosion spreads, and its victims belong to the active player', () => {
    const t = table({ options: all, on: { '4o': 'bomber!1 bomber!2 croc!1' }, hand: { blue: 'lightning-bolt zap' } });
    t.does('blue', 'cast', { spell: 'lightning-bolt', with: ['zap'], target: ['4o-bomber!1'] });
    expect([t.trophies('blue', 'bomber'), t.trophies('blue', 'croc'), t.at('4o')]).toEqual([2, 1, '']);
  });

  test('OOO-20.11 explosions and toadlings come before bonus actions, by lane, ring and figure', () => {
    const t = table({
      options: { ...all, ...bonus },
      on: { '1m': 'goblin!1 bomber!1 toad!2', '2m': 'bomber!1' },
      hand: { blue: 'earthquake smash book-fe' },
    });
    t.does('blue', 'cast', { spell: 'earthquake', with: ['smash', 'book-fe'], target: ['1m+right'] });
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('toadlingLeft')).toBeLessThan(types.indexOf('bonusTaken'));
    expect(t.trophies('blue', 'bomber')).toBe(2);
  });
});
