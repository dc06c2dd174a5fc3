import { describe, expect, test } from 'vitest';
import type { ModifierId, TowerId } from '../../../src/games/kingdom-rush/types/index.js';
import { table } from './table-talk.js';

describe('KRU-5 phase 1', () => {
  test('KRU-5.1 nothing spawns in round 1', () => {
    const at = table();
    expect(at.board).toMatchObject({ round: 1, phase: 2 });
    expect(at.board.piles.map(({ cards }) => cards.length)).toEqual([7, 6]);
  });

  test('KRU-5.2 X1 each pile’s horde takes the free path space nearest its spawn point', () => {
    const at = table();
    at.horde('A2', 'g01');
    at.horde('B2', 'g02');
    at.run({ step: 'spawnPile', lane: 1 }, { step: 'spawnPile', lane: 2 });
    expect(at.told('spawned').map(({ at: space }) => space)).toEqual(['C2', 'A4']);
  });

  test('KRU-5.3 Y11 no room on the lane: the game is lost', () => {
    const at = table({ scenario: 'scenario-4', seats: 3, heroes: ['alric', 'bruxa', 'elora'] });
    for (const [space, card] of [
      ['A4', 'g01'],
      ['B4', 'g02'],
      ['C4', 'g03'],
      ['C5', 'g04'],
    ] as const)
      at.horde(space, card);
    at.run({ step: 'spawnPile', lane: 3 });
    expect(at.outcome).toBe('outcomeNoRoom');
    expect(at.faults).toEqual([]);
  });

  test('KRU-5.4 RU-21 an event is carried out and the next card comes too', () => {
    const at = table();
    at.board.piles[0]?.cards.unshift({ card: 'ev-01', objective: null });
    const { gold, diamonds } = at.board;
    at.run({ step: 'spawnPile', lane: 1 });
    expect(at.board).toMatchObject({ gold: gold + 1, diamonds: diamonds + 1 });
    expect(at.told('spawned')).toHaveLength(1);
  });

  test('KRU-5.5 RU-20 an empty pile is skipped', () => {
    const at = table();
    if (at.board.piles[0]) at.board.piles[0].cards = [];
    at.run({ step: 'spawnPhase' });
    expect(at.told('spawned').map(({ lane }) => lane)).toEqual([2]);
  });

  test('KRU-5.6 RU-14 a hero where a horde spawns retreats', () => {
    const at = table({ heroes: ['elora', 'bruxa'] });
    at.stands(0, 'A2');
    at.run({ step: 'spawnPile', lane: 1 });
    expect(at.waitsFor()).toEqual([0]);
    expect(at.choices(0, 'choose', 'option').sort()).toEqual(['A1', 'A3', 'B1', 'B2', 'B3']);
    at.fallsBack();
    expect(at.hero(0).at).toBe('A1');
  });

  test('KRU-5.7 after the piles the boss acts', () => {
    const at = table({ scenario: 'scenario-8' });
    at.run({ step: 'spawnPhase' });
    expect(at.told('bossActed')).toHaveLength(1);
  });
});

describe('KRU-6 playing a tower', () => {
  test('KRU-6.1 everybody may act in any order, and again after being ready', () => {
    const at = table();
    at.hand(0, 'archer-1');
    const [mage = ''] = at.hand(1, 'mage-1');
    at.does(1, 'ready').does(1, 'tower', { card: mage, site: 'B3', facing: 'N' });
    expect(at.board.ready).toEqual([false, false]);
    expect(at.waitsFor()).toEqual([0, 1]);
  });

  test('KRU-14.6 whatever reaches any horde is not asked for its facing, unless soldiers or another card still look somewhere', () => {
    const asked = (...card: (TowerId | [TowerId, ...ModifierId[]])[]): number[] => {
      const at = table();
      const cards = at.hand(0, ...card);
      return cards.map((held) => at.choices(0, 'tower', 'facing', { card: held, site: 'D2' }).length);
    };
    expect(asked(['archer-1'], ['mage-4b'])).toEqual([4, 4]);
    expect(asked(['archer-1', 'mod-perfect'])).toEqual([1]);
    expect(asked(['artillery-3', 'mod-perfect'])).toEqual([1]);
    // Its soldiers stand ahead of it.
    expect(asked(['mage-4b', 'mod-perfect'])).toEqual([4]);
    expect(asked(['mage-2', 'mod-perfect', 'mod-artillery'])).toEqual([1]);
    expect(asked(['mage-2', 'mod-perfect', 'mod-soldier'])).toEqual([4]);
  });

  test('KRU-14.6 a facing that is named all the same is taken', () => {
    const at = table();
    const [archers = ''] = at.hand(0, ['archer-1', 'mod-perfect']);
    at.horde('D3', 'g01');
    for (const facing of ['N', 'E', 'S', 'W']) {
      expect(at.refuses(0, 'tower', { card: archers, site: 'D2', facing })).not.toMatchObject({ key: 'facing' });
    }
    at.types(0, 'tower', { card: archers, site: 'D2', facing: 'W' }, 'h1:c1 h1:d1');
    expect(at.told('towerPlayed')).toMatchObject([{ facing: 'W' }]);
  });

  test('KRU-6.2 a card of the hand, a site, a facing, and the attack at once', () => {
    const at = table();
    at.horde('C2', 'g01');
    const [archers = ''] = at.hand(0, 'archer-1');
    at.types(0, 'tower', { card: archers, site: 'D2', facing: 'W' }, 'h1:c1 h1:d1');
    expect(at.told('tile').map(({ hits }) => hits)).toEqual([1, 1]);
    expect(at.board.players[0]?.hand).toEqual([]);
    expect(at.refuses(0, 'tower', { card: 'archer-1#9', site: 'D2', facing: 'W' })).toMatchObject({ key: 'handEmpty' });
    const [mage = ''] = at.hand(0, 'mage-1');
    expect(at.refuses(0, 'tower', { card: 'archer-1#9', site: 'D2', facing: 'W' })).toMatchObject({ key: 'notInHand' });
    expect(at.refuses(0, 'tower', { card: mage, site: 'Z9', facing: 'W' })).toMatchObject({ key: 'noSuchSite' });
  });

  test('KRU-6.3 X4 one soldier tower and one other on a site', () => {
    const at = table();
    const [archers = '', militia = '', mage = '', more = ''] = at.hand(
      0,
      'archer-1',
      'soldier-1',
      'mage-1',
      'soldier-1',
    );
    at.does(0, 'tower', { card: archers, site: 'B1', facing: 'N' });
    at.does(0, 'tower', { card: militia, site: 'B1', facing: 'N' });
    expect(at.refuses(0, 'tower', { card: mage, site: 'B1', facing: 'N' })).toMatchObject({
      rule: 'KRU-6.3',
      key: 'siteTaken',
    });
    expect(at.refuses(0, 'tower', { card: more, site: 'B1', facing: 'N' })).toMatchObject({ key: 'siteTaken' });
  });

  test('KRU-6.4 no building where a hero stands, nor on ash, fissures or tentacles', () => {
    const at = table();
    const [archers = ''] = at.hand(0, 'archer-1');
    at.stands(1, 'B1');
    at.board.ash.push('B5');
    at.board.tentacles.push('D2');
    const why = (site: string) => at.refuses(0, 'tower', { card: archers, site, facing: 'N' });
    expect(why('B1')).toMatchObject({ rule: 'KRU-6.4', key: 'siteClosed' });
    expect(why('B5')).toMatchObject({ rule: 'KRU-9.8' });
    expect(why('D2').text).toContain('tentacle');
    expect(at.choices(0, 'tower', 'site', { card: archers })).toEqual(['E4']);
    at.board.tentacles = [];
    at.board.env.push({ tile: 'fissure', at: 'E4', from: 'E4' });
    expect(why('E4').text).toContain('fissure');
  });

  test('KRU-6.5, KRU-9.5 X5 a tower may cover a flower, which then does nothing', () => {
    const at = table({ scenario: 'scenario-6', heroes: ['saitam', 'bruxa'] });
    const [archers = ''] = at.hand(0, 'archer-1');
    at.does(0, 'tower', { card: archers, site: 'C2', facing: 'N' });
    at.stands(0, 'D2');
    at.does(0, 'move', { to: 'C3', via: ['C2', 'C3'] });
    expect(at.hero(0).crossed).toEqual([]);
    expect(at.refuses(0, 'flower', { at: 'C2' }).key).toBe('flowerNotCrossed');
  });

  test('KRU-6.6, KRU-12.1 a tower stays until phase 5 and comes back, from a white site to whoever played it', () => {
    const at = table();
    const [archers = ''] = at.hand(1, 'archer-1');
    at.does(1, 'tower', { card: archers, site: 'E4', facing: 'N' });
    expect(at.board.sites.find(({ at: space }) => space === 'E4')?.towers).toHaveLength(1);
    at.run({ step: 'takeBack' });
    expect(at.board.players[1]?.hand.map(({ uid }) => uid)).toEqual([archers]);
  });
});

describe('KRU-7 passing', () => {
  test('KRU-7.1, KRU-7.2, KRU-7.3 X25 passed upgraded: the old card to the supply, the better one to the incoming pile', () => {
    const at = table();
    const [archers = ''] = at.hand(0, 'archer-1');
    at.does(0, 'pass', { card: archers, to: '2', upgrade: 'yes' });
    expect(at.board.players[1]?.incoming.map(({ card }) => card)).toEqual(['archer-2']);
    expect(at.board.supply.some(({ uid }) => uid === archers)).toBe(true);
    at.run({ step: 'takeBack' });
    expect(at.board.players[1]?.hand.some(({ card }) => card === 'archer-2')).toBe(true);
    expect(at.faults).toEqual([]);
  });

  test('KRU-7.3 Y6 nothing to upgrade to in the supply; passing as it is stays legal', () => {
    const at = table({ scenario: 'scenario-3' });
    const [adepts = ''] = at.hand(0, 'mage-2');
    at.hand(1, 'mage-3', 'mage-3');
    expect(at.refuses(0, 'pass', { card: adepts, to: '2', upgrade: 'yes' })).toMatchObject({
      rule: 'KRU-7.3',
      key: 'noneLeft',
    });
    at.does(0, 'pass', { card: adepts, to: '2', upgrade: 'no' });
    const low = table();
    const [marksmen = ''] = low.hand(0, 'archer-2');
    expect(low.refuses(0, 'pass', { card: marksmen, to: '2', upgrade: 'yes' })).toMatchObject({ key: 'notInScenario' });
  });

  test('KRU-7.4 RU-29 level 4 comes by passing, and the passer chooses the card', () => {
    const at = table({ scenario: 'scenario-7' });
    const [snipers = '', lodge = ''] = at.hand(0, 'archer-3', 'archer-4b');
    expect(at.choices(0, 'pass', 'upgrade', { card: snipers, to: '2' })).toEqual(['4a', 'no']);
    expect(at.refuses(0, 'pass', { card: lodge, to: '2', upgrade: 'yes' })).toMatchObject({ key: 'topLevel' });
    at.does(0, 'pass', { card: snipers, to: '2', upgrade: '4a' });
    expect(at.told('passed')).toMatchObject([{ upgraded: 'archer-4a' }]);
  });

  test('KRU-7.5 Y7 RU-18 modifiers stay on the card that goes back, which can be bought or drawn again', () => {
    const at = table();
    const [mage = ''] = at.hand(0, ['mage-1', 'mod-true']);
    at.does(0, 'pass', { card: mage, to: '2', upgrade: 'yes' });
    expect(at.board.players[1]?.incoming[0]?.mods).toEqual([]);
    at.board.diamonds = 2;
    at.allReady();
    at.fallsBackTo(1, 6);
    expect(at.choices(0, 'buy', 'tower')).toContain(mage);
    at.does(0, 'buy', { tower: mage });
    expect(at.told('bought')).toMatchObject([{ price: 2 }]);
    expect(at.refuses(0, 'pass', { card: mage, to: '2', upgrade: 'no' })).toMatchObject({ key: 'wrongPhase' });
  });

  test('KRU-7.1 only to somebody else', () => {
    const at = table();
    const [archers = ''] = at.hand(0, 'archer-1');
    expect(at.refuses(0, 'pass', { card: archers, to: '1', upgrade: 'no' })).toMatchObject({
      rule: 'KRU-7.1',
      key: 'otherPlayer',
    });
  });
});
