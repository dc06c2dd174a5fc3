import { describe, expect, test } from 'vitest';
import { Table, table } from './table-talk.js';

describe('KRU-15 solo', () => {
  const solo = (more = {}) => table({ seats: 1, heroes: ['saitam'], ...more });

  test('KRU-15.1, KRU-15.2, KRU-15.7 one main hero, so many secondary ones as agreed, three colours', () => {
    expect(solo().board.solo?.secondaries.map(({ id }) => id)).toEqual(['alric', 'bruxa']);
    expect(solo({ secondaries: 4 }).board.solo?.secondaries).toHaveLength(4);
    const at = solo();
    const [card = ''] = at.hand(0, 'archer-1');
    expect(new Set(at.board.sites.map(({ colour }) => colour))).toEqual(new Set(['R', 'B', 'Y', 'W']));
    expect(at.choices(0, 'tower', 'site', { card }).length).toBe(7);
    expect(table().refuses(0, 'second', { hero: 'elora' })).toMatchObject({ key: 'notSolo' });
  });

  test('KRU-13.2 alone, nobody is asked for whom a tower is', () => {
    const at = solo();
    Object.assign(at.board, { diamonds: 2, gold: 0 });
    at.run({ step: 'takeBack' }, { step: 'buying' });
    expect(at.refuses(0, 'buy', { tower: 'mage-1', seat: '1' })).toBeDefined();
    at.does(0, 'buy', { tower: 'mage-1' });
    expect(at.board.players[0]?.hand.map(({ card }) => card)).toContain('mage-1');
  });

  test('KRU-15.3 one secondary hero a round, each once a game, gone at the end of the round', () => {
    const at = solo();
    at.horde('C2', 'g01');
    at.does(0, 'second', {
      hero: 'bruxa',
      to: 'C2',
      cell: 'a3',
      facing: 'N',
      plan: ['h1', 'a1+a2+b2', ...Array.from({ length: 8 }, () => '-')],
    });
    expect(at.refuses(0, 'second', { hero: 'alric', to: 'B1', facing: 'N' })).toMatchObject({
      rule: 'KRU-15.3',
      key: 'oneSecondary',
    });
    at.run({ step: 'startRound' });
    expect(at.board.solo?.secondaries[1]).toMatchObject({ used: true, at: null });
  });

  test('KRU-15.3 Alric’s warriors stay after he has left; Elora holds; Dierdre shelters', () => {
    const at = solo({ secondaries: 4 });
    at.horde('C2', 'g01');
    at.does(0, 'second', { hero: 'alric', to: 'B1', facing: 'N', plan: ['-', 'h1', 'a1', 'h1', 'd1'] });
    expect(at.board.warriors.map(({ where }) => where)).toEqual(['horde', 'horde']);
    if (at.board.solo) at.board.solo.usedThisRound = false;
    at.does(0, 'second', { hero: 'elora', to: 'D1', facing: 'N', plan: ['-'] });
    expect(at.tagged('h1').held).toBe(true);
    if (at.board.solo) at.board.solo.usedThisRound = false;
    at.hero(0).life = 1;
    at.does(0, 'second', { hero: 'dierdre', to: 'E5', facing: 'N' });
    expect(at.hero(0)).toMatchObject({ life: 4, protected: true });
    expect(at.faults).toEqual([]);
  });

  test('KRU-15.4 Y20 passing goes to the own incoming pile', () => {
    const at = solo();
    const [card = ''] = at.hand(0, 'archer-1');
    at.does(0, 'pass', { card, to: '1', upgrade: 'yes' }).run({ step: 'takeBack' });
    expect(at.board.players[0]?.hand.map((each) => each.card)).toContain('archer-2');
  });

  test('KRU-15.5 X24 never the same colour twice in a row, white never', () => {
    const at = new Table({ seats: 1, heroes: ['saitam'] }).fallsBackTo(1, 0);
    while (at.view().question?.what !== 'block') at.fallsBack();
    expect(at.choices(0, 'choose', 'option')).toEqual(['R', 'B', 'Y']);
    at.does(0, 'choose', { option: 'B' });
    const [card = ''] = at.hand(0, 'archer-1');
    expect(at.refuses(0, 'tower', { card, site: 'C1', facing: 'N' })).toMatchObject({
      rule: 'KRU-15.5',
      key: 'siteClosed',
    });
    expect(at.choices(0, 'tower', 'site', { card })).toContain('E4');
    at.run({ step: 'startRound' });
    expect(at.choices(0, 'choose', 'option')).toEqual(['R', 'Y']);
    expect(at.board).toMatchObject({ round: 2, phase: 1 });
    expect(at.refuses(0, 'choose', { option: 'B' })).toMatchObject({ key: 'someoneDecides' });
  });

  test('KRU-15.6 Y35 a secondary hero blocks every step of a fast horde unharmed', () => {
    const at = solo();
    at.horde('B2', 'b19');
    at.does(0, 'second', {
      hero: 'bruxa',
      to: 'B2',
      cell: 'c2',
      facing: 'N',
      plan: Array.from({ length: 9 }, () => '-'),
    });
    at.run({ step: 'advancePhase' });
    expect(at.on('B2')).toBeDefined();
    at.board.solo?.secondaries.forEach((second) => Object.assign(second, { at: null, topLeft: null }));
    at.run({ step: 'advancePhase' });
    expect(at.on('C3')).toBeDefined();
  });

  test('KRU-15.8 a secondary hero retreats, or leaves', () => {
    const at = solo();
    at.board.solo?.secondaries.forEach(
      (second, index) => index === 0 && Object.assign(second, { at: 'A2', used: true }),
    );
    for (const space of ['A1', 'B1', 'B3', 'A3']) at.board.env.push({ tile: 'pool', at: space, from: space });
    at.horde('B2', 'g01');
    at.run({ step: 'spawnPile', lane: 1 });
    expect(at.told('secondaryLeft')).toEqual([{ hero: 'alric' }]);
  });
});

describe('KRU-16 difficulty', () => {
  test('KRU-16.1, KRU-16.2, KRU-16.3, KRU-16.4, KRU-16.5 X23 treasure by level', () => {
    const treasure = (difficulty: 'easy' | 'standard' | 'hard' | 'iron' | 'heroic') => {
      const { diamonds, gold } = new Table({ difficulty }).board;
      return [diamonds, gold];
    };
    expect(treasure('easy')).toEqual([5, 4]);
    expect(treasure('standard')).toEqual([4, 2]);
    expect(treasure('hard')).toEqual([2, 0]);
    expect(treasure('iron')).toEqual([3, 1]);
    expect(treasure('heroic')).toEqual([1, 2]);
  });

  test('KRU-16.1 Easy: three different starting towers go up a level, as the deal says', () => {
    const at = new Table({ difficulty: 'easy' });
    expect(at.board.deal?.map(({ upgraded }) => upgraded)).toEqual([true, true, true, false]);
    expect(at.refuses(0, 'deal', { card: '4', change: 'upgrade' })).toMatchObject({
      rule: 'KRU-16.1',
      key: 'dealUpgrade',
    });
    at.does(0, 'deal', { card: '1', change: 'upgrade' }).does(1, 'deal', { card: '2', change: 'give', seat: '1' });
    at.does(0, 'ready').does(1, 'ready');
    expect(at.board.players.map(({ hand }) => hand.map(({ card }) => card))).toEqual([
      ['archer-1', 'mage-2', 'artillery-2'],
      ['soldier-1'],
    ]);
    expect(at.faults).toEqual([]);
  });

  test('KRU-16.5 Heroic: one starting tower goes back, and a stunned hero is the end (Y21)', () => {
    const at = new Table({ difficulty: 'heroic', heroes: ['elora', 'alric'] });
    expect(at.refuses(0, 'deal', { card: '1', change: 'upgrade' })).toMatchObject({
      key: 'notAtThisLevel',
      text: 'This level of difficulty does not allow that. Possible: give it to somebody and give it back.',
    });
    at.does(1, 'deal', { card: '1', change: 'surrender' }).fallsBackTo(1, 2).clear();
    expect(at.board.players.flatMap(({ hand }) => hand)).toHaveLength(3);
    at.horde('C2', 'g01', { tiles: ['a1-a2', 'b2', 'c1-d1'] });
    at.stands(0, 'C2', { topLeft: 'a3', life: 1 });
    at.run({ step: 'destroyPhase' });
    expect(at.outcome).toBe('outcomeHeroic');
  });

  test('KRU-16.4 the Iron Challenges limit what they say', () => {
    const iron = (scenario: Parameters<typeof table>[0]) => table({ difficulty: 'iron', ...scenario });
    const play = iron({ scenario: 'scenario-2' });
    const cards = play.hand(0, 'archer-1', 'archer-1', 'mage-1', 'artillery-1');
    ['B1', 'C7', 'D4'].forEach((site, index) => play.does(0, 'tower', { card: cards[index] ?? '', site, facing: 'N' }));
    expect(play.refuses(0, 'tower', { card: cards[3] ?? '', site: 'F2', facing: 'N' })).toMatchObject({
      rule: 'KRU-16.4',
      key: 'limitPlay',
    });
    const full = iron({ scenario: 'scenario-2' });
    const [archers = ''] = full.hand(0, 'archer-1');
    for (const site of full.board.sites)
      site.towers = [{ card: { uid: 'x', card: 'mage-1', mods: [], falcon: false }, facing: 'N', seat: 1 }];
    expect(full.refuses(0, 'tower', { card: archers, site: 'B1', facing: 'N' })).toMatchObject({ key: 'noSite' });
    expect(iron({ scenario: 'scenario-3' }).board.supply.some(({ card }) => card.startsWith('soldier'))).toBe(false);
    expect(iron({ scenario: 'scenario-11' }).board.hearts).toBe(1);
    const shop = iron({});
    Object.assign(shop.board, { diamonds: 12 });
    shop.run({ step: 'takeBack' }, { step: 'buying' });
    expect(shop.refuses(0, 'buy', { tower: 'archer-2' })).toMatchObject({ key: 'limitBuyLevel' });
    const modifiers = iron({ scenario: 'scenario-5' });
    Object.assign(modifiers.board, { gold: 12, diamonds: 12 });
    modifiers.run({ step: 'takeBack' }, { step: 'buying' });
    expect(modifiers.refuses(0, 'modify', { modifier: 'mod-true', card: 'x' })).toMatchObject({
      key: 'limitModifiers',
    });
    const upgrades = iron({ scenario: 'scenario-10' });
    const [one = '', two = ''] = upgrades.hand(0, 'archer-1', 'mage-1');
    upgrades.does(0, 'pass', { card: one, to: '2', upgrade: 'yes' });
    expect(upgrades.refuses(0, 'pass', { card: two, to: '2', upgrade: 'yes' })).toMatchObject({ key: 'limitUpgrades' });
    const odd = iron({ scenario: 'scenario-12' });
    Object.assign(odd.board, { gold: 12, diamonds: 12, phase: 6 });
    expect(odd.refuses(0, 'buy', { tower: 'archer-1' })).toMatchObject({ key: 'limitEvenRounds' });
    const boots = iron({ scenario: 'scenario-7', heroes: ['elora', 'alric'] });
    boots.stands(0, 'D3');
    expect(boots.choices(0, 'move', 'to')).not.toContain('B3');
    const tired = iron({ scenario: 'scenario-8', heroes: ['bruxa', 'alric'] });
    tired.hero(0).abilities.forEach((ability) => (ability.ready = false));
    tired.does(0, 'act', { what: 'rest' });
    expect(tired.hero(0).abilities.some(({ ready }) => ready)).toBe(false);
  });

  test('3.9 Y38 no tiles where none may be used, one set without a question', () => {
    expect(
      new Table({ scenario: 'scenario-4', difficulty: 'iron' }).board.players.map(({ hero }) => hero?.abilities),
    ).toEqual([[], []]);
    expect(new Table({}).board.players.map(({ hero }) => hero?.abilities.map(({ id }) => id))).toEqual([
      ['alric-1'],
      ['bruxa-1'],
    ]);
    const at = new Table({ scenario: 'scenario-6', heroes: ['bruxa', 'alric'] });
    expect(at.refuses(0, 'ability', { first: '7' })).toMatchObject({
      key: 'abilityNotListed',
      text: 'In this scenario you choose among Voodoo Hex, Skull Barrage, Shackles and Ossuary, each once.',
    });
    at.does(0, 'ability', { first: '4', second: '2' });
    expect(at.hero(0)).toMatchObject({ skulls: 1 });
    at.does(1, 'ability', { first: '4', second: '1' });
    expect(at.hero(1)).toMatchObject({ life: 7, most: 7 });
    const choosing = new Table({ heroes: [] });
    expect(choosing.choices(0, 'hero', 'name')).toHaveLength(5);
    choosing.does(0, 'hero', { name: 'elora' });
    expect(choosing.refuses(1, 'hero', { name: 'elora' })).toMatchObject({ key: 'heroTaken' });
  });
});
