import { describe, expect, test } from 'vitest';
import { type QuestId, quests } from '../../../src/games/defenders/content/quests.js';
import { table, tokens } from './table-talk.js';

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
  talk.says('rogue', 'play', { card: 'A' }).says('rogue', 'play', { card: 'b', targets: tokens('wolf-pass') });
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

describe('DOR-14.3 Quests that are rolled for', () => {
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
  test('DOR-14.3 q-unicorn-steed: one die per action spent', () => {
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
