/** Corners of the rules that no other test walks through: moves held ready, refusals, musters that break up. */
import { describe, expect, test } from 'vitest';
import { defenders } from '../../../src/games/defenders/index.js';
import { woundsExpected } from '../../../src/games/defenders/rules/battling.js';
import { freeLetter } from '../../../src/games/defenders/rules/hands.js';
import { healing } from '../../../src/games/defenders/rules/playable.js';
import { canWorkOnQuest, progressOf } from '../../../src/games/defenders/rules/questing.js';
import { canMove } from '../../../src/games/defenders/rules/travel.js';
import type { Dor } from '../../../src/games/defenders/types/index.js';
import type { Args, Argument } from '../../../src/kernel/index.js';
import { type Talk, solo, table } from './table-talk.js';

function ready(talk: Talk, action: 'fight' | 'attack' | 'join', seat = 0): unknown[] {
  return [...(defenders.actions[action].ready?.(talk.view(seat), seat, {}) ?? [])];
}
const atGorgutt = (...heroes: ('rogue' | 'cleric' | 'dwarf')[]): Talk => {
  const talk = table(heroes);
  for (const hero of heroes) talk.stands(hero, 'thorny-woods');
  return talk;
};

describe('DOR-5.1 fights held ready', () => {
  test('none where there is one place and nothing to choose', () => {
    expect(ready(table(['rogue']).stands('rogue', 'wolf-pass').put('wolf-pass', { green: 1 }), 'fight')).toEqual([]);
  });

  test('DOR-17.5b the Ranger where she stands and at every neighbour with minions', () => {
    const talk = table(['ranger'])
      .put('monarch-city', { red: 1 })
      .put('wolf-pass', { green: 1 })
      .put('dark-woods', { red: 1 });
    expect(ready(talk, 'fight')).toEqual([{}, { at: 'wolf-pass' }]);
  });

  test('DOR-17.8b the Wizard with each card that makes a Fireball', () => {
    const talk = table(['wizard'])
      .stands('wizard', 'wolf-pass')
      .put('wolf-pass', { green: 2 })
      .deal('wizard', 'hc-raven-forest-gate', 'hc-fire-river-gate', 'hc-thorny-woods-gate');
    expect(ready(talk, 'fight')).toEqual([{}, { card: '1' }, { card: '3' }]);
  });
});

describe('DOR-7.2 attacks held ready', () => {
  test('everything that fits, then without the special cards and the weakest, each with the reward too', () => {
    const talk = atGorgutt('rogue')
      .deal('rogue', 'hc-raven-forest-gate', 'hc-greenleaf-village-eagle', 'sp-all-is-quiet')
      .reward('rogue', 'q-find-magic-gate');
    expect(ready(talk, 'attack')).toEqual([
      { cards: ['2', '1', '3'] },
      { cards: ['2', '1', '3', 'A'] },
      { cards: ['2', '1'] },
      { cards: ['2', '1', 'A'] },
      { cards: ['2'] },
      { cards: ['2', 'A'] },
    ]);
  });

  test('DOR-8.2 to join is held ready while a battle is mustered, and not before', () => {
    const talk = atGorgutt('rogue', 'cleric').deal('rogue', 'hc-raven-forest-gate');
    talk.deal('cleric', 'hc-thorny-woods-gate');
    expect(ready(talk, 'join', 1)).toEqual([]);
    talk.says('rogue', 'attack', { cards: ['1'] });
    expect(ready(talk, 'join', 1)).toEqual([{ cards: ['1'] }]);
  });
});

test('DOR-7.2 a reward alone starts no battle; of a lone player’s heroes the one whose Day it is needs a card', () => {
  const alone = atGorgutt('rogue').deal('rogue', 'hc-raven-forest-gate').reward('rogue', 'q-find-magic-gate');
  expect(alone.refused('rogue', 'attack', { cards: ['A'] }).reason).toEqual({
    key: 'needsPortrait',
    params: { general: 'gorgutt', held: ['hc-raven-forest-gate'] },
  });
  const both = solo(['rogue', 'cleric']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
  const [active, other] =
    both.board.heroes[both.board.active]?.hero === 'rogue'
      ? (['rogue', 'cleric'] as const)
      : (['cleric', 'rogue'] as const);
  both.deal(active, 'hc-raven-forest-gate').deal(other, 'hc-thorny-woods-gate');
  expect(both.refused(active, 'attack', { cards: [both.no(other, 'hc-thorny-woods-gate')] }).reason).toEqual({
    key: 'needsOwnCard',
    params: { hero: active, general: 'gorgutt' },
  });
});

test('DOR-8.9 a battle begun with a bonus action gives that one back', () => {
  const talk = atGorgutt('rogue', 'cleric')
    .deal('rogue', 'hc-raven-forest-gate')
    .deal('cleric', 'hc-thorny-woods-gate');
  Object.assign(talk.hero('rogue'), { actions: 0, bonus: 2 });
  talk.says('rogue', 'attack', { cards: ['1'] });
  expect(talk.hero('rogue')).toMatchObject({ actions: 0, bonus: 1 });
  talk.responds('rogue', 'call-off');
  expect(talk.hero('rogue')).toMatchObject({ actions: 0, bonus: 2 });
});

test('DOR-8.10 whoever stayed out, is moved away and brought back is asked anew; the others’ word stands', () => {
  const talk = table(['rogue', 'cleric', 'dwarf', 'paladin']);
  for (const hero of ['rogue', 'cleric', 'dwarf'] as const) talk.stands(hero, 'thorny-woods');
  talk
    .deal('rogue', 'hc-raven-forest-gate')
    .deal('cleric', 'hc-thorny-woods-gate')
    .deal('dwarf', 'hc-minotaur-forest-gate')
    .deal('paladin', 'sp-hammer-of-valor')
    .says('rogue', 'attack', { cards: ['1'] })
    .responds('cleric', 'stay-out');
  expect(talk.board.battle?.out).toEqual([1]);
  talk.plays('paladin', 'sp-hammer-of-valor', 'cleric wolf-pass');
  expect(talk.board.battle?.out).toEqual([]);
});

test('DOR-8.2 whoever stayed out is not asked again', () => {
  const talk = atGorgutt('rogue', 'cleric', 'dwarf').deal('rogue', 'hc-raven-forest-gate');
  talk.deal('cleric', 'hc-thorny-woods-gate').deal('dwarf', 'hc-minotaur-forest-gate');
  talk.says('rogue', 'attack', { cards: ['1'] }).responds('cleric', 'stay-out');
  expect(talk.board.battle?.out).toEqual([1]);
  expect(talk.refused('cleric', 'join', { cards: ['1'] }).code).toBe('not-your-decision');
});

describe('DOR-4.1 to 4.4 how a journey is refused', () => {
  const { by, card } = defenders.actions.move.args as Record<'by' | 'card', Argument<Dor, Args>>;
  const refusal = (argument: Argument<Dor, Args>, talk: Talk, given: Args, value: string): unknown =>
    argument.kind === 'one' ? argument.refuse?.(talk.view(), 0, given, value) : undefined;

  test('a way to a place that there is not has no reason of its own', () => {
    const talk = table(['rogue']);
    expect(refusal(by, talk, { to: 'nowhere' }, 'horse')).toBeUndefined();
    expect(refusal(by, talk, { to: 'wolf-pass' }, 'on wings')).toBeUndefined();
    expect(refusal(by, talk, { to: 'wolf-pass' }, 'teleport')).toMatchObject({ reason: { key: 'onlyWizard' } });
  });

  test('DOR-4.4 a gate card that leads elsewhere is named, a card that is not held is not', () => {
    const talk = table(['rogue']).deal('rogue', 'hc-raven-forest-gate', 'hc-fire-river-gate').gate('wolf-pass');
    const given = { to: 'raven-forest', by: 'gate-card' };
    expect(refusal(card, talk, given, '2')).toMatchObject({
      rule: 'DOR-4.4',
      reason: {
        key: 'gateCardElsewhere',
        params: { card: 'hc-fire-river-gate', gates: ['dancing-stones', 'wolf-pass'] },
      },
    });
    expect(refusal(card, talk, given, '7')).toMatchObject({
      rule: 'DOR-13.1',
      reason: { key: 'needsTravelCard', params: { by: 'gate-card', held: ['hc-raven-forest-gate'] } },
    });
  });

  test('DOR-13.1 a horse card is asked for by what one holds; one that would do is taken without being named', () => {
    const talk = table(['rogue']).deal('rogue', 'hc-raven-forest-horse', 'hc-fire-river-gate');
    const given = { to: 'wolf-pass', by: 'horse' };
    expect(refusal(card, talk, given, '2')).toMatchObject({
      reason: { key: 'needsTravelCard', params: { by: 'horse', held: ['hc-raven-forest-horse'] } },
    });
    const left = (one: Args): unknown => (card.kind === 'one' ? card.leftOut?.(talk.view(), 0, one) : 'many');
    expect([left(given), left({ to: 'wolf-pass' })]).toEqual(['1', undefined]);
  });
});

test('DOR-4.1 without an action nobody can move', () => {
  const talk = table(['sorceress']).stands('sorceress', 'wolf-pass');
  expect(canMove(talk.board, 0)).toBe(true);
  Object.assign(talk.hero('sorceress'), { actions: 0, bonus: 0 });
  expect(canMove(talk.board, 0)).toBe(false);
});

test('DOR-14.2 a Quest that takes a roll counts as nothing of one; without a Quest there is nothing to work on', () => {
  expect(progressOf({ id: 'q-helm-of-power', marks: [] })).toEqual({ have: 0, need: 1 });
  const talk = table(['rogue']);
  talk.hero('rogue').quest = null;
  expect(canWorkOnQuest(talk.board, talk.hero('rogue'))).toBe(false);
});

test('DOR-14.9 completed Quests are lettered A, B, C, and a letter that is free again is given again', () => {
  const talk = table(['rogue']);
  expect(freeLetter(talk.board, 0)).toBe('A');
  talk.reward('rogue', 'q-find-magic-gate', 'A').reward('rogue', 'q-unicorn-steed', 'B');
  expect(freeLetter(talk.board, 0)).toBe('C');
  talk.hero('rogue').completed.shift();
  expect(freeLetter(talk.board, 0)).toBe('A');
});

test('DOR-16.7 of generals whose clock runs those about to heal come first', () => {
  const talk = table(['rogue'])
    .general('gorgutt', { life: 2, healWait: 2 })
    .general('varkolak', { life: 2, healWait: 0 })
    .general('sapphire', { life: 2, healWait: 1 });
  expect(healing(talk.board)).toEqual(['varkolak', 'sapphire', 'gorgutt']);
});

test('DOR-7.5 the wounds that a hand deals on average count the amulet once', () => {
  const talk = atGorgutt('rogue').deal('rogue', 'hc-raven-forest-gate');
  const dealt = (): number => woundsExpected(talk.board, talk.hero('rogue'), 'gorgutt');
  const plain = dealt();
  talk.reward('rogue', 'q-amulet-of-the-gods');
  expect(dealt()).toBeCloseTo(plain + 1 / 6);
});
