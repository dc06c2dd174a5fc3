import { describe, expect, test } from 'vitest';
import { colourOf } from '../../../src/games/defenders/content/hero-cards.js';
import { table, tokens } from './table-talk.js';

describe('DOR-14.8 rewards', () => {
  test('DOR-14.8 q-amulet-of-the-gods: +1 on attack dice', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-amulet-of-the-gods', '')
      .put('monarch-city', { blue: 1 })
      .dice(4)
      .says('rogue', 'fight');
    expect(talk.minions('monarch-city')).toEqual({});
  });
  test('DOR-14.8 q-boots-of-speed: two actions at once and every turn', () => {
    const talk = table(['rogue', 'dwarf'])
      .quest('rogue', 'q-boots-of-speed')
      .stands('rogue', 'mountains-of-mist')
      .dice(6, 1, 1, 1)
      .says('rogue', 'quest');
    expect(talk.hero('rogue')).toMatchObject({ actions: 5, bonus: 2 });
    talk.dark('dq-1', 'dq-2').ends('rogue').ends('dwarf');
    expect(talk.hero('rogue').bonus).toBe(2);
  });
  test('DOR-14.8 q-helm-of-power: one more card each Evening', () => {
    const talk = table(['dwarf']).reward('dwarf', 'q-helm-of-power', '').dark('dq-1').ends('dwarf');
    expect(talk.hero('dwarf').hand).toHaveLength(3);
  });
  test('DOR-14.8 q-war-banner-of-valor: losing costs nothing and the hero stays', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-war-banner-of-valor', '')
      .stands('rogue', 'dark-woods')
      .deal('rogue', 'hc-dark-woods-gate', 'hc-wolf-pass-gate')
      .dice(1)
      .says('rogue', 'attack', { cards: ['1'] });
    expect(talk.hero('rogue')).toMatchObject({ life: 6, loc: 'dark-woods' });
    expect(talk.nos('rogue')).toEqual(['2']);
  });
  test('DOR-14.8 q-crystal-of-light: one crystal where the hero stands', () => {
    const talk = table(['rogue']).reward('rogue', 'q-crystal-of-light').taint('wolf-pass', 2);
    expect(talk.why('rogue', 'play', { card: 'A' })).toBe('nothingToPlay');
    talk.stands('rogue', 'wolf-pass').says('rogue', 'play', { card: 'A' });
    expect(talk.crystals('wolf-pass')).toBe(1);
  });
  test('DOR-14.8 q-ancient-tree-of-magic: one crystal anywhere', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-ancient-tree-of-magic')
      .taint('wolf-pass', 2)
      .says('rogue', 'play', { card: 'A', targets: tokens('wolf-pass') });
    expect(talk.crystals('wolf-pass')).toBe(1);
  });
  test('DOR-14.8 q-amaraks-blessing: Balazarg does not curse', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-amaraks-blessing')
      .stands('rogue', 'scorpion-canyon')
      .deal('rogue', 'hc-blood-flats-gate')
      .dice(4)
      .says('rogue', 'attack', { cards: ['1', 'A'] });
    expect(talk.happened('cursed')).toBe(false);
    expect(talk.event('rolled').net).toBe(1);
  });
  test('DOR-14.8 q-king-of-the-gryphons: up to two heroes to any location', () => {
    const talk = table(['rogue', 'dwarf'])
      .reward('rogue', 'q-king-of-the-gryphons')
      .says('rogue', 'play', { card: 'A', targets: tokens('rogue dark-woods dwarf ghost-marsh') });
    expect([talk.hero('rogue').loc, talk.hero('dwarf').loc]).toEqual(['dark-woods', 'ghost-marsh']);
  });
  test.each([
    ['q-amazon-envoy', 'land-of-amazons', 'wyvern-forest', 'crystal-hills'],
    ['q-duke-envoy', 'mccorm-highlands', 'amarak-peak', 'thorny-woods'],
    ['q-elf-envoy', 'heavens-glade', 'ancient-ruins', 'greenleaf-village'],
  ] as const)('%s: D6 minions within two lines', (id, loc, near, far) => {
    const talk = table(['rogue']).quest('rogue', id).stands('rogue', loc).put(near, { red: 2 }).put(far, { green: 3 });
    talk.dice(5, 1, 1, 4).says('rogue', 'quest');
    expect(talk.step).toBe('envoy');
    expect(talk.why('rogue', 'respond', { choice: 'remove', targets: tokens(`${far}=ggg ${near}=rr`) })).toBe(
      'badPlan',
    );
    expect(talk.why('rogue', 'respond', { choice: 'remove', targets: tokens('dark-woods') })).toBe('badPlan');
    talk.responds('rogue', 'remove', `${far}=ggg ${near}=r`);
    expect(talk.minions(far)).toEqual({});
    expect(talk.minions(near)).toEqual({ red: 1 });
  });
  test('DOR-14.8 q-unicorn-steed: rides without a card', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-unicorn-steed', '')
      .says('rogue', 'move', { to: 'minotaur-forest', by: 'horse' });
    expect(talk.hero('rogue').actions).toBe(5);
  });
  test('DOR-14.8 q-find-magic-gate: a gate built in a red location completes it', () => {
    const talk = table(['rogue'])
      .quest('rogue', 'q-find-magic-gate')
      .stands('rogue', 'windy-pass')
      .deal('rogue', 'hc-windy-pass-gate')
      .says('rogue', 'gate');
    expect(talk.hero('rogue').completed).toEqual([{ id: 'q-find-magic-gate', used: false, letter: 'A' }]);
  });
  test('RU-40 q-find-magic-gate: the purple card does not complete it, nor a gate elsewhere', () => {
    const talk = table(['rogue'])
      .quest('rogue', 'q-find-magic-gate')
      .deal('rogue', 'sp-magic-gate', 'hc-wolf-pass-gate')
      .plays('rogue', 'sp-magic-gate', 'windy-pass');
    expect(talk.hero('rogue').completed).toEqual([]);
    talk.stands('rogue', 'wolf-pass').says('rogue', 'gate');
    expect(talk.hero('rogue').quest?.id).toBe('q-find-magic-gate');
  });
  test('DOR-14.8 q-rumors: arriving at the three inns draws four cards', () => {
    const talk = table(['rogue'])
      .quest('rogue', 'q-rumors')
      .stands('rogue', 'gryphon-forest')
      .says('rogue', 'move', { to: 'gryphon-inn' });
    expect(talk.hero('rogue').quest?.marks).toEqual([{ colour: 'red', loc: 'gryphon-inn', minion: true }]);
    talk
      .stands('rogue', 'enchanted-glade')
      .says('rogue', 'move', { to: 'eagle-nest-inn' })
      .stands('rogue', 'withered-hills')
      .says('rogue', 'move', { to: 'chimera-inn' });
    expect(talk.event('drew').cards).toHaveLength(4);
    expect(talk.hero('rogue').completed[0]?.id).toBe('q-rumors');
  });
  test('DOR-14.8 q-rumors: standing in an inn when the card is drawn counts', () => {
    const talk = table(['rogue'])
      .quest('rogue', 'q-dragon-hunter')
      .nextQuest('q-rumors')
      .stands('rogue', 'gryphon-inn');
    talk
      .hero('rogue')
      .quest?.marks.push({ colour: 'blue', loc: null, minion: false }, { colour: 'blue', loc: null, minion: false });
    talk.stands('rogue', 'wolf-pass').put('wolf-pass', { blue: 1 });
    talk.stands('rogue', 'wolf-pass').dice(6).says('rogue', 'fight');
    expect(talk.hero('rogue').quest).toEqual({ id: 'q-rumors', marks: [] });
  });
  test('DOR-14.8 q-organize-militia: the general of the revealed card stays', () => {
    const talk = table(['rogue', 'dwarf'])
      .reward('dwarf', 'q-organize-militia')
      .general('gorgutt', { step: 2 })
      .stands('rogue', 'chimera-inn')
      .dark('ds-gorgutt-07')
      .ends('rogue');
    expect(talk.step).toBe('nightWindow');
    talk.says('dwarf', 'play', { card: 'A' });
    expect(talk.board.generals.gorgutt.step).toBe(2);
  });
  test('DOR-14.8 q-raids: one of each people, then no Darkness cards in the hero’s own Night', () => {
    const talk = table(['rogue', 'dwarf'])
      .quest('rogue', 'q-raids')
      .stands('rogue', 'wolf-pass')
      .put('wolf-pass', { red: 1, blue: 1, green: 1 });
    talk.dice(6, 6, 6).says('rogue', 'fight');
    expect(talk.hero('rogue').quest?.marks).toHaveLength(3);
    talk.put('wolf-pass', { black: 1 }).dice(6).says('rogue', 'fight').says('rogue', 'play', { card: 'A' });
    talk.ends('rogue');
    expect(talk.board.lastNight).toMatchObject({ quiet: true, cards: [] });
  });
  test.each([
    ['q-orc-hunter', 'green', 6],
    ['q-demon-hunter', 'red', 4],
    ['q-dragon-hunter', 'blue', 3],
    ['q-undead-hunter', 'black', 4],
  ] as const)('%s: needs %s minions, then cancels one such placement', (id, colour, need) => {
    const talk = table(['rogue', 'dwarf']).quest('rogue', id).stands('rogue', 'wolf-pass');
    for (let left = need; left > 0; left -= 3) {
      const count = Math.min(3, left);
      talk
        .put('wolf-pass', { [colour]: count })
        .dice(...Array.from({ length: count }, () => 6))
        .says('rogue', 'fight');
    }
    expect(talk.hero('rogue').completed[0]?.id).toBe(id);
    expect(talk.board.supply.minions[colour]).toBe(25);
    const places = {
      green: 'ds-gorgutt-02',
      red: 'ds-gorgutt-02',
      blue: 'ds-gorgutt-05',
      black: 'ds-gorgutt-04',
    } as const;
    const locs = {
      green: 'golden-oak-forest',
      red: 'cursed-plateau',
      blue: 'dragons-teeth-range',
      black: 'angel-tear-falls',
    } as const;
    talk.stands('rogue', 'chimera-inn').says('rogue', 'alerts', { level: 'all' }).dark(places[colour]).ends('rogue');
    expect(talk.step).toBe('nightWindow');
    talk.says('rogue', 'play', { card: 'A', targets: [locs[colour]] });
    expect(talk.minions(locs[colour])).toEqual({});
  });
  test.each([
    ['q-scout-balazarg', 'scorpion-canyon', 'red'],
    ['q-scout-gorgutt', 'thorny-woods', 'green'],
    ['q-scout-sapphire', 'blizzard-mountains', 'blue'],
    ['q-scout-varkolak', 'dark-woods', 'black'],
  ] as const)('%s: an action beside him takes the topmost card of his colour', (id, loc, colour) => {
    const talk = table(['rogue']).quest('rogue', id);
    expect(talk.why('rogue', 'quest')).toBe('questNotHere');
    const topmost = [...talk.board.heroDeck].reverse().find((card) => colourOf(card) === colour);
    talk.stands('rogue', loc).put(loc, { red: 2 }).says('rogue', 'quest');
    expect(talk.hero('rogue').hand.map(({ card }) => card)).toEqual([topmost]);
    expect(talk.hero('rogue').completed[0]?.id).toBe(id);
  });
});
