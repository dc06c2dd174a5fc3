import { describe, expect, test } from 'vitest';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import { type QuestId, quests } from '../../../src/games/defenders/content/quests.js';
import { table } from './table-talk.js';

test('DOR-14.1 exactly one open Quest, which cannot be dropped', () => {
  const talk = table(['rogue']).quest('rogue', 'q-rumors');
  expect(talk.why('rogue', 'quest')).toBe('questByItself');
  expect(talk.hero('rogue').quest?.id).toBe('q-rumors');
});

test('DOR-14.2 a new Quest is drawn at once', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-helm-of-power')
    .stands('rogue', 'ancient-ruins')
    .nextQuest('q-raids')
    .dice(1, 2, 3, 4)
    .says('rogue', 'quest');
  expect(talk.hero('rogue').quest?.id).toBe('q-raids');
});

test('DOR-14.3 one die at the target is enough; combat bonuses and second rolls do not apply', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-helm-of-power')
    .reward('rogue', 'q-amulet-of-the-gods', '')
    .stands('rogue', 'ancient-ruins');
  talk.dice(5, 5, 5, 5).says('rogue', 'quest');
  expect(talk.event('questTried')).toMatchObject({ done: false, target: 6 });
  const done = table(['rogue'])
    .quest('rogue', 'q-helm-of-power')
    .stands('rogue', 'ancient-ruins')
    .dice(1, 1, 6, 1)
    .says('rogue', 'quest');
  expect(done.hero('rogue').completed.map(({ id }) => id)).toEqual(['q-helm-of-power']);
});

test('DOR-14.4 a failed Quest is discarded, a completed one stays and is a point', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-helm-of-power')
    .stands('rogue', 'ancient-ruins')
    .dice(1, 1, 1, 1)
    .says('rogue', 'quest');
  expect(talk.board.questDiscard).toContain('q-helm-of-power');
});

test('DOR-14.5 records come from the supply and go back when the Quest ends', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-organize-militia')
    .stands('rogue', 'pleasant-hill')
    .says('rogue', 'quest');
  expect(talk.board.supply.minions.red).toBe(24);
  talk
    .stands('rogue', 'mccorm-highlands')
    .says('rogue', 'quest')
    .stands('rogue', 'greenleaf-village')
    .says('rogue', 'quest');
  expect(talk.board.supply.minions).toEqual({ red: 25, blue: 25, green: 25, black: 25 });
  expect(talk.hero('rogue').completed[0]?.id).toBe('q-organize-militia');
});

test('DOR-14.5 with an empty supply the record is made without a minion', () => {
  const talk = table(['rogue']).quest('rogue', 'q-organize-militia').stands('rogue', 'pleasant-hill');
  for (const loc of [
    'ghost-marsh',
    'serpent-swamp',
    'windy-pass',
    'blood-flats',
    'ancient-ruins',
    'withered-hills',
    'orc-valley',
    'cursed-plateau',
  ] as const)
    talk.put(loc, { red: 3 });
  talk.put('scorpion-canyon', { red: 1 }).says('rogue', 'quest');
  expect(talk.hero('rogue').quest?.marks).toEqual([{ colour: 'red', loc: 'pleasant-hill', minion: false }]);
});

test('EX-42 impossible Quest: scouting a general whom another hero defeats', () => {
  const talk = table(['rogue', 'dwarf'])
    .quest('dwarf', 'q-scout-sapphire')
    .general('sapphire', { life: 1 })
    .stands('rogue', 'blizzard-mountains')
    .deal('rogue', 'hc-wolf-pass-gate');
  talk.dice(5).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.happened('questImpossible')).toBe(true);
  expect(talk.hero('dwarf').quest?.id).not.toBe('q-scout-sapphire');
  expect(talk.hero('dwarf').completed).toEqual([]);
});

test('DOR-14.6 Find Magic Gate is impossible when no gate is left', () => {
  const talk = table(['rogue', 'dwarf'])
    .quest('dwarf', 'q-find-magic-gate')
    .gate('ghost-marsh')
    .gate('wolf-pass')
    .gate('dark-woods');
  talk.deal('rogue', 'sp-magic-gate').plays('rogue', 'sp-magic-gate', 'raven-forest');
  expect(talk.board.supply.gates).toBe(0);
  expect(talk.hero('dwarf').quest?.id).not.toBe('q-find-magic-gate');
});

test('DOR-14.7 an impossible Quest that is drawn is replaced, and an empty deck refilled without it', () => {
  const talk = table(['rogue'])
    .slain('gorgutt', 'rogue')
    .quest('rogue', 'q-helm-of-power')
    .stands('rogue', 'ancient-ruins')
    .nextQuest('q-scout-gorgutt')
    .dice(1, 1, 1, 1)
    .says('rogue', 'quest');
  expect(talk.board.questDiscard).toContain('q-scout-gorgutt');
  const empty = table(['rogue'])
    .slain('gorgutt', 'rogue')
    .quest('rogue', 'q-helm-of-power')
    .stands('rogue', 'ancient-ruins');
  empty.board.questDiscard = empty.board.questDeck.splice(0);
  empty.dice(1, 1, 1, 1).says('rogue', 'quest');
  expect(empty.board.questDiscard).toEqual(['q-scout-gorgutt']);
});

test('DOR-14.8 rewards last, are used once, or happen at once', () => {
  const kinds = Object.values(quests).map(({ reward }) => reward.lasts);
  expect(kinds.filter((lasts) => lasts === 'always')).toHaveLength(5);
  expect(kinds.filter((lasts) => lasts === 'once')).toHaveLength(11);
  expect(kinds.filter((lasts) => lasts === 'at-once')).toHaveLength(8);
});

test('DOR-14.9 any number of completed Quests may be held and used', () => {
  const talk = table(['rogue'])
    .taint('wolf-pass', 3)
    .stands('rogue', 'wolf-pass')
    .reward('rogue', 'q-crystal-of-light', 'A')
    .reward('rogue', 'q-ancient-tree-of-magic', 'B');
  talk.says('rogue', 'play', { card: 'A' }).says('rogue', 'play', { card: 'b', targets: 'wolf-pass' });
  expect(talk.crystals('wolf-pass')).toBe(1);
  expect(talk.hero('rogue').completed.every(({ used }) => used)).toBe(true);
});

test('DOR-14.10 minions beyond what a hunt needs go to the supply, and one fight counts for one Quest', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-dragon-hunter')
    .nextQuest('q-raids')
    .stands('rogue', 'wolf-pass')
    .put('wolf-pass', { blue: 3 });
  talk.hero('rogue').quest?.marks.push({ colour: 'blue', loc: null, minion: true });
  talk.board.supply.minions.blue -= 1;
  talk.dice(6, 6, 6).says('rogue', 'fight');
  expect(talk.hero('rogue').completed[0]?.id).toBe('q-dragon-hunter');
  expect(talk.hero('rogue').quest).toEqual({ id: 'q-raids', marks: [] });
  expect(talk.board.supply.minions.blue).toBe(25);
});

describe('Quests that are rolled for', () => {
  const rolled = Object.entries(quests).flatMap(([id, { task }]) =>
    task.kind === 'roll' && task.dice !== 'actions' ? [[id as QuestId, task] as const] : [],
  );
  test.each(rolled)('%s: dice, target and failure', (id, { loc, dice, target, failure }) => {
    if (dice === 'actions') return;
    const hit = table(['rogue'])
      .quest('rogue', id)
      .stands('rogue', loc)
      .dice(...Array.from({ length: dice - 1 }, () => 1), target)
      .says('rogue', 'quest');
    expect(hit.hero('rogue').completed.map((one) => one.id)).toEqual([id]);
    const miss = table(['rogue'])
      .quest('rogue', id)
      .stands('rogue', loc)
      .dice(...Array.from({ length: dice }, () => target - 1))
      .says('rogue', 'quest');
    expect(miss.hero('rogue').quest?.id === id).toBe(failure === 'stays');
    expect(miss.hero('rogue').completed).toEqual([]);
  });
  test('q-unicorn-steed: one die per action spent', () => {
    const talk = table(['rogue'])
      .quest('rogue', 'q-unicorn-steed')
      .stands('rogue', 'unicorn-forest')
      .dice(1, 2, 5)
      .says('rogue', 'quest', { actions: 3 });
    expect(talk.hero('rogue')).toMatchObject({ actions: 3 });
    expect(talk.hero('rogue').completed[0]?.id).toBe('q-unicorn-steed');
    const again = table(['rogue'])
      .quest('rogue', 'q-unicorn-steed')
      .stands('rogue', 'unicorn-forest')
      .dice(4)
      .says('rogue', 'quest');
    expect(again.hero('rogue').quest?.id).toBe('q-unicorn-steed');
    expect(again.refused('rogue', 'quest', { actions: 9 }).count).toEqual({ min: 1, max: 5 });
  });
});

describe('rewards', () => {
  test('q-amulet-of-the-gods: +1 on attack dice', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-amulet-of-the-gods', '')
      .put('monarch-city', { blue: 1 })
      .dice(4)
      .says('rogue', 'fight');
    expect(talk.minions('monarch-city')).toEqual({});
  });
  test('q-boots-of-speed: two actions at once and every turn', () => {
    const talk = table(['rogue', 'dwarf'])
      .quest('rogue', 'q-boots-of-speed')
      .stands('rogue', 'mountains-of-mist')
      .dice(6, 1, 1, 1)
      .says('rogue', 'quest');
    expect(talk.hero('rogue')).toMatchObject({ actions: 5, bonus: 2 });
    talk.dark('dq-1', 'dq-2').ends('rogue').ends('dwarf');
    expect(talk.hero('rogue').bonus).toBe(2);
  });
  test('q-helm-of-power: one more card each Evening', () => {
    const talk = table(['dwarf']).reward('dwarf', 'q-helm-of-power', '').dark('dq-1').ends('dwarf');
    expect(talk.hero('dwarf').hand).toHaveLength(3);
  });
  test('q-war-banner-of-valor: losing costs nothing and the hero stays', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-war-banner-of-valor', '')
      .stands('rogue', 'dark-woods')
      .deal('rogue', 'hc-dark-woods-gate', 'hc-wolf-pass-gate')
      .dice(1)
      .says('rogue', 'attack', { cards: ['1'] });
    expect(talk.hero('rogue')).toMatchObject({ life: 6, loc: 'dark-woods' });
    expect(talk.nos('rogue')).toEqual(['2']);
  });
  test('q-crystal-of-light: one crystal where the hero stands', () => {
    const talk = table(['rogue']).reward('rogue', 'q-crystal-of-light').taint('wolf-pass', 2);
    expect(talk.why('rogue', 'play', { card: 'A' })).toBe('nothingToPlay');
    talk.stands('rogue', 'wolf-pass').says('rogue', 'play', { card: 'A' });
    expect(talk.crystals('wolf-pass')).toBe(1);
  });
  test('q-ancient-tree-of-magic: one crystal anywhere', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-ancient-tree-of-magic')
      .taint('wolf-pass', 2)
      .says('rogue', 'play', { card: 'A', targets: 'wolf-pass' });
    expect(talk.crystals('wolf-pass')).toBe(1);
  });
  test('q-amaraks-blessing: Balazarg does not curse', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-amaraks-blessing')
      .stands('rogue', 'scorpion-canyon')
      .deal('rogue', 'hc-blood-flats-gate')
      .dice(4)
      .says('rogue', 'attack', { cards: ['1', 'A'] });
    expect(talk.happened('cursed')).toBe(false);
    expect(talk.event('rolled').net).toBe(1);
  });
  test('q-king-of-the-gryphons: up to two heroes to any location', () => {
    const talk = table(['rogue', 'dwarf'])
      .reward('rogue', 'q-king-of-the-gryphons')
      .says('rogue', 'play', { card: 'A', targets: 'rogue dark-woods dwarf ghost-marsh' });
    expect([talk.hero('rogue').loc, talk.hero('dwarf').loc]).toEqual(['dark-woods', 'ghost-marsh']);
  });
  test.each([
    ['q-amazon-envoy', 'land-of-amazons', 'wyvern-forest', 'crystal-hills'],
    ['q-duke-envoy', 'mccorm-highlands', 'amarak-peak', 'thorny-woods'],
    ['q-elf-envoy', 'heavens-glade', 'ancient-ruins', 'greenleaf-village'],
  ] as const)('%s: D6 minions within two lines', (id, loc, near, far) => {
    const talk = table(['rogue'])
      .quest('rogue', id)
      .stands('rogue', loc as LocId)
      .put(near, { red: 2 })
      .put(far, { green: 3 });
    talk.dice(5, 1, 1, 4).says('rogue', 'quest');
    expect(talk.step).toBe('envoy');
    expect(talk.why('rogue', 'respond', { choice: 'remove', targets: `${far}=ggg ${near}=rr` })).toBe('badPlan');
    expect(talk.why('rogue', 'respond', { choice: 'remove', targets: 'dark-woods' })).toBe('badPlan');
    talk.responds('rogue', 'remove', `${far}=ggg ${near}=r`);
    expect(talk.minions(far)).toEqual({});
    expect(talk.minions(near)).toEqual({ red: 1 });
  });
  test('q-unicorn-steed: rides without a card', () => {
    const talk = table(['rogue'])
      .reward('rogue', 'q-unicorn-steed', '')
      .says('rogue', 'move', { to: 'minotaur-forest', by: 'horse' });
    expect(talk.hero('rogue').actions).toBe(5);
  });
  test('q-find-magic-gate: a gate built in a red location completes it', () => {
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
  test('q-rumors: arriving at the three inns draws four cards', () => {
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
  test('q-rumors: standing in an inn when the card is drawn counts', () => {
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
  test('q-organize-militia: the general of the revealed card stays', () => {
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
  test('q-raids: one of each people, then no Darkness cards in the hero’s own Night', () => {
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
    talk.says('rogue', 'play', { card: 'A', targets: locs[colour] });
    expect(talk.minions(locs[colour])).toEqual({});
  });
  test.each([
    ['q-scout-balazarg', 'scorpion-canyon', 'red'],
    ['q-scout-gorgutt', 'thorny-woods', 'green'],
    ['q-scout-sapphire', 'blizzard-mountains', 'blue'],
    ['q-scout-varkolak', 'dark-woods', 'black'],
  ] as const)('%s: an action beside him takes the topmost card of his colour', async (id, loc, colour) => {
    const { colourOf } = await import('../../../src/games/defenders/content/hero-cards.js');
    const talk = table(['rogue']).quest('rogue', id);
    expect(talk.why('rogue', 'quest')).toBe('questNotHere');
    const topmost = [...talk.board.heroDeck].reverse().find((card) => colourOf(card) === colour);
    talk.stands('rogue', loc).put(loc, { red: 2 }).says('rogue', 'quest');
    expect(talk.hero('rogue').hand.map(({ card }) => card)).toEqual([topmost]);
    expect(talk.hero('rogue').completed[0]?.id).toBe(id);
  });
});
