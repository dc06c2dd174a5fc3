import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { type AnyMatch, anyGame } from '../../../src/kernel/index.js';
import { replayMove } from '../../../src/table/history.js';
import { rangeBoard, table } from './table-talk.js';

describe('KRU-17 special content', () => {
  test('KRU-17.1, KRU-17.2 a marked horde or a champion that escapes is a defeat', () => {
    const at = table({ scenario: 'scenario-2' });
    at.board.hearts = 99;
    at.horde('E4', 'g01', { objective: 1 });
    at.run({ step: 'advancePhase' });
    expect(at.outcome).toBe('outcomeMark');
  });

  test('KRU-17.3 Y9 RU-34 second wind: damage, retreat, tiles gone, held; the next time it is destroyed', () => {
    const at = table({ scenario: 'scenario-3', heroes: ['saitam', 'bruxa'] });
    at.horde('C3', 'c-ember', { winds: 1, objective: 1, tiles: ['a1-a2', 'd1-d2', 'b1-c2', 'b3-c3', 'd4'] });
    at.stands(0, 'C3', { topLeft: 'a3' });
    at.run({ step: 'destroyPhase' });
    expect(at.hero(0).life).toBe(2);
    while (at.view().question?.what === 'retreat') at.fallsBack();
    expect(at.hero(0).at).not.toBe('C3');
    expect(at.tagged('h1')).toMatchObject({ winds: 0, held: true, tiles: [] });
    at.tagged('h1').tiles.push({ cells: 0xffff, shape: 'm1', damage: 'true', source: 'test', seat: 1, seq: 99 });
    at.run({ step: 'destroyPhase' });
    expect(at.outcome).toBe('outcomeWon');
  });

  test('KRU-17.4 Y8, Y36 totems swallow magic, and fall to a hero next to them', () => {
    const at = table({ scenario: 'scenario-6', heroes: ['saitam', 'bruxa'] });
    at.horde('B3', 'g01');
    const [adepts = '', pure = ''] = at.hand(0, 'mage-2', ['mage-2', 'mod-true']);
    const args = { site: 'C3', facing: 'W' };
    at.board.sites.push({ at: 'C3', colour: 'R', soldierTower: null, towers: [] });
    expect(at.refuses(0, 'tower', { card: adepts, ...args, plan: ['h1', 'a1+a2+b2'] })).toMatchObject({
      rule: 'KRU-17.4',
      key: 'traitForbids',
    });
    expect(at.choices(0, 'tower', 'plan', { card: pure, ...args })).toContain('h1');
    at.stands(0, 'E1', { moved: true });
    expect(at.refuses(0, 'act', { what: 'objective' })).toMatchObject({ key: 'noObjective' });
    at.hero(0).moved = false;
    at.stands(0, 'B7');
    at.board.marksDestroyed = 2;
    at.board.totems.forEach((totem) => (totem.standing = totem.at === 'A7'));
    at.does(0, 'act', { what: 'objective' });
    expect(at.outcome).toBe('outcomeWon');
  });

  test('KRU-17.4 an artillery tower’s arrow brings a totem down', () => {
    const at = table({ scenario: 'scenario-6' });
    const [bombard = ''] = at.hand(0, 'artillery-1');
    at.board.sites.push({ at: 'A4', colour: 'R', soldierTower: null, towers: [] });
    at.types(0, 'tower', { card: bombard, site: 'A4', facing: 'N' }, 't:A3');
    expect(at.board.totems[0]?.standing).toBe(false);
  });

  test('KRU-17.5, KRU-17.6 Y18 tentacles rise, a fifth costs a heart, a tile of two cells cuts one', () => {
    const at = table({ scenario: 'scenario-8' });
    for (let count = 0; count < 5; count += 1) at.run({ step: 'resolveEvent', event: 'ev-11', lane: 1 });
    expect(at.board).toMatchObject({ hearts: 4 });
    expect(at.board.tentacles).toHaveLength(4);
    at.board.tentacles = ['C3'];
    const horde = at.horde('C2', 'g01');
    const [fort = ''] = at.hand(0, 'archer-4a');
    at.board.sites.push({ at: 'B3', colour: 'R', soldierTower: null, towers: [] });
    at.types(0, 'tower', { card: fort, site: 'B3', facing: 'E' }, `t:C3 ${horde.tag}:c1-d1 -`);
    expect(at.told('cut')).toEqual([{ seat: 0, at: 'C3' }]);
    expect(at.lies(horde.tag)).toEqual(['c1-d1']);
    expect(at.reading(0, 'tower', { card: fort, site: 'B3', facing: 'E' }, 't:A1')).toEqual({ tokens: [] });
  });

  test('KRU-17.6 a single tile is too small for a tentacle', () => {
    const at = rangeBoard();
    at.board.tentacles = ['B1'];
    const [archers = '', marksmen = ''] = at.hand(0, 'archer-1', 'archer-2');
    expect(at.choices(0, 'tower', 'plan', { card: archers, site: 'A2', facing: 'E' })).not.toContain('t:B1');
    expect(at.choices(0, 'tower', 'plan', { card: marksmen, site: 'A2', facing: 'E' })).toContain('t:B1');
  });

  test('KRU-17.6 a tile cannot be spent on nothing', () => {
    const at = rangeBoard();
    const [wizards = ''] = at.hand(0, 'mage-3');
    expect(at.refuses(0, 'tower', { card: wizards, site: 'A2', facing: 'E', plan: ['t:B1'] })).toMatchObject({
      key: 'notSpendable',
    });
  });

  test('KRU-17.7, KRU-17.10, KRU-17.11 a Leviathan card falls, the next comes, a tentacle goes', () => {
    const at = table({ scenario: 'scenario-8' });
    const boss = at.tagged('hb');
    at.board.tentacles = ['B3', 'C5'];
    boss.tiles.push({ cells: 0xffff, shape: 'm1', damage: 'true', source: 'test', seat: 0, seq: 1 });
    const before = boss.card;
    at.run({ step: 'destroyPhase' });
    at.does(1, 'choose', { option: 'C5' });
    expect(at.board.tentacles).toEqual(['B3']);
    expect(at.tagged('hb')).toMatchObject({ tiles: [] });
    expect(at.tagged('hb').card).not.toBe(before);
    expect(at.board).toMatchObject({ destroyed: 0, boss: { defeated: 1 } });
  });

  test('KRU-17.10 the only tentacle goes without a question, and nobody is asked once the last card has fallen', () => {
    const beaten = (tentacles: string[], cardsLeft: number) => {
      const at = table({ scenario: 'scenario-8' });
      const { board } = at;
      board.tentacles = tentacles;
      board.discard.push(...board.bossDeck.splice(cardsLeft));
      if (board.boss) board.boss.defeated = board.boss.cards - cardsLeft - 1;
      at.tagged('hb').tiles.push({ cells: 0xffff, shape: 'm1', damage: 'true', source: 'test', seat: 0, seq: 1 });
      return at.run({ step: 'destroyPhase' });
    };
    const one = beaten(['B3'], 2);
    expect(one.told('cut')).toEqual([{ seat: null, at: 'B3' }]);
    expect(one.view().question).toBeNull();
    expect(one.board.tentacles).toEqual([]);
    expect(beaten(['B3', 'C5'], 2).view().question).toMatchObject({ what: 'tentacle', options: ['B3', 'C5'] });
    const last = beaten(['B3', 'C5'], 0);
    expect(last.outcome).toBe('outcomeWon');
    expect(last.told('cut')).toEqual([]);
  });

  test('KRU-17.10 a match that was kept in the question of one tentacle is answered and goes on', () => {
    const at = table({ scenario: 'scenario-8' });
    at.board.tentacles = ['B3'];
    at.run({ step: 'cutTentacle' });
    expect(at.view().question).toMatchObject({ what: 'tentacle', options: ['B3'] });
    at.does(1, 'choose', { option: 'B3' });
    expect(at.board.tentacles).toEqual([]);
    expect(at.view().question).toBeNull();
  });

  test('KRU-17.10 a history in which the only tentacle was chosen plays on, and nothing else is passed over', () => {
    const chosen = (at: ReturnType<typeof table>, option: string) =>
      replayMove(anyGame(kingdomRush), at.match as unknown as AnyMatch, {
        ...{ at: 0, kind: 'answer', seat: 0, by: { kind: 'bot', name: 'Aldric' }, action: 'choose', args: { option } },
        ...{ revealed: false, phase: false, rules: 2, events: [] },
      });
    const at = table({ scenario: 'scenario-8' });
    at.board.tentacles = [];
    expect(chosen(at, 'B3')).toMatchObject({ ok: true, events: [], match: { seq: at.match.seq + 1, board: at.board } });
    at.board.tentacles = ['B3', 'C5'];
    expect(chosen(at, 'B3')).toBeUndefined();
    at.match = { ...at.match, outcome: { result: 'won', reason: { key: 'outcomeWon', params: {} } } as never };
    expect(chosen(at, 'B3')).toMatchObject({ ok: true });
    expect(chosen(at, 'D4')).toBeUndefined();
    const elsewhere = table({ scenario: 'scenario-3' });
    expect(chosen(elsewhere, 'B3')).toBeUndefined();
  });

  test('KRU-17.11 nothing holds Leviathan: Chill and roots ask for other hordes only, and nobody is asked where he alone was hit', () => {
    const alone = table({ scenario: 'scenario-8', heroes: ['elora', 'saitam'] });
    alone.board.hordes = alone.board.hordes.filter(({ tag }) => tag === 'hb');
    alone.stands(0, 'D5', { facing: 'W' });
    alone.types(0, 'act', { what: 'basic' }, '#1');
    expect(alone.tagged('hb').tiles).not.toEqual([]);
    expect(alone.view(0).question).toBeNull();
    const both = table({ scenario: 'scenario-8', heroes: ['bruxa', 'saitam'] }).gives(0, 3);
    both.horde('D3', 'g01');
    expect(both.choices(0, 'act', 'target', { what: 'ability-3' })).not.toContain('hb');
    expect(both.choices(0, 'act', 'target', { what: 'ability-3' })).toContain('h1');
  });

  test('KRU-17.7 the last card of the boss wins', () => {
    const at = table({ scenario: 'scenario-12', heroes: ['saitam', 'bruxa'] });
    at.board.bossDeck = [];
    if (at.board.boss) at.board.boss.defeated = at.board.boss.cards - 1;
    at.tagged('hb').tiles.push({ cells: 0xffff, shape: 'm1', damage: 'true', source: 'test', seat: 0, seq: 1 });
    at.run({ step: 'destroyPhase' });
    expect(at.outcome).toBe('outcomeWon');
  });

  test('KRU-17.8 pawns drown on Leviathan; Primarch shakes pawns off, heroes stop him for 2 damage; his escape loses', () => {
    const sea = table({ scenario: 'scenario-8' });
    sea.tagged('hb').pawns.push({ cell: 'd4', damage: 'physical', seat: 0, warrior: null });
    sea.board.soldiersLeft -= 1;
    sea.run({ step: 'advancePhase' });
    expect(sea.told('drowned')).toEqual([{ pawns: 1 }]);
    expect(sea.told('pawnsLost')).toEqual([]);
    expect(sea.choices(0, 'move', 'to')).not.toContain('C4');
    const at = table({ scenario: 'scenario-12', heroes: ['saitam', 'bruxa'] });
    at.tagged('hb').pawns.push({ cell: 'd4', damage: 'physical', seat: 0, warrior: null });
    at.board.soldiersLeft -= 1;
    at.run({ step: 'advancePhase' });
    expect(at.tagged('hb')).toMatchObject({ at: 'D3', pawns: [] });
    at.stands(0, 'D3', { topLeft: 'a3' });
    at.run({ step: 'advancePhase' });
    expect(at.tagged('hb').at).toBe('D3');
    expect(at.hero(0).life).toBe(2);
    at.stands(0, null);
    at.tagged('hb').at = 'E6';
    at.run({ step: 'advancePhase' });
    expect(at.outcome).toBe('outcomePrimarch');
  });

  test('KRU-17.9 every boss card does what it says', () => {
    const act = (scenario: 'scenario-8' | 'scenario-12', card: string) => {
      const at = table({ scenario, heroes: ['saitam', 'bruxa'] });
      at.tagged('hb').card = card;
      at.stands(0, scenario === 'scenario-8' ? 'D4' : 'E2');
      at.horde(scenario === 'scenario-8' ? 'D3' : 'C6', 'g01', { tiles: ['a1', 'c1-d1'], soldiers: ['b4'] });
      at.horde(scenario === 'scenario-8' ? 'A2' : 'B6', 'g02', { tiles: ['b1', 'c1-d1'] });
      return at.run({ step: 'bossAction' });
    };
    const sea = (card: string) => act('scenario-8', card);
    expect(sea('lev-1a').board.tentacles).toHaveLength(1);
    expect(sea('lev-1b').board.tentacles).toHaveLength(1);
    expect(sea('lev-1c').told('stepped')).toHaveLength(0);
    expect(sea('lev-2a').board.tentacles).toHaveLength(2);
    expect(sea('lev-2b').hero(0).life).toBe(3);
    expect(sea('lev-2c').told('tilesLost')).toMatchObject([{ tag: 'h1' }]);
    expect(sea('lev-3a').hero(0).life).toBe(3);
    expect(sea('lev-3b').board.soldiersLeft).toBe(12);
    expect(sea('lev-3c').board.tentacles).toHaveLength(2);
    const land = (card: string) => act('scenario-12', card);
    expect(land('pri-1a').told('stepped')).toEqual([]);
    expect(land('pri-1b').hero(0).life).toBe(3);
    expect(land('pri-1c').board.env.some(({ tile }) => tile === 'fissure')).toBe(true);
    expect(land('pri-2a').told('tilesLost')).toEqual([]);
    expect(land('pri-2b').board.ash).toHaveLength(2);
    expect(land('pri-2c').tagged('hb').at).toBe('D3');
    expect(land('pri-3a').board.flags.quake).toBe(true);
    expect(land('pri-3b').board.soldiersLeft).toBe(12);
    expect(land('pri-3c').board.rift?.active).toHaveLength(2);
  });

  test('KRU-17.9 a hero whom a tentacle drives off is hurt by the pools only where he then stands', () => {
    const drivenTo = (space: string) => {
      const at = table({ scenario: 'scenario-8', heroes: ['saitam', 'bruxa'] });
      at.tagged('hb').card = 'lev-2b';
      at.board.ash = at.board.sites.map((site) => site.at).filter((site) => site !== 'C3');
      at.stands(0, 'C3').run({ step: 'bossAction' });
      return at.does(0, 'choose', { option: space });
    };
    const away = drivenTo('C2');
    expect(away.board.tentacles).toEqual(['C3']);
    expect(away.hero(0)).toMatchObject({ at: 'C2', life: 4 });
    expect(drivenTo('D4').hero(0)).toMatchObject({ at: 'D4', life: 3 });
  });

  test('KRU-17.12 a forced march leaves blocked and held hordes where they are', () => {
    const at = table();
    at.horde('D3', 'g01', { soldiers: ['b4'] });
    at.horde('B2', 'g02');
    at.horde('A2', 'g03', { held: true });
    at.run({ step: 'resolveEvent', event: 'ev-03', lane: 1 });
    expect(at.told('stepped').map(({ from, to }) => `${from}→${to}`)).toEqual(['B2→C2']);
    expect(at.tagged('h1').pawns).toHaveLength(1);
  });

  test('KRU-17.13 rift cards last a round, and the discards are shuffled again', () => {
    const at = table({ scenario: 'scenario-7' });
    at.board.riftDeck = ['rift-air-4'];
    at.run({ step: 'drawRift', count: 1 });
    expect(at.board.rift?.active).toEqual(['rift-air-4']);
    at.run({ step: 'startRound' });
    expect(at.told('riftShuffled')).toHaveLength(1);
  });
});
