import { describe, expect, it } from 'vitest';
import type { EndTask, HandTask, SceneTask } from '../../renderers/contract.js';
import { drafts } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { cardIds } from '../../src/games/defenders/content/hero-cards.js';
import { questIds } from '../../src/games/defenders/content/quests.js';
import type { BattleReport, Dor, Events, View } from '../../src/games/defenders/types/index.js';
import type { AnyTypes, Outcome } from '../../src/kernel/index.js';
import { textTroubles } from './support/checks.js';
import { locales, longNames, names, sheetOf } from './support/company.js';
import { viewOf } from './support/defenders-view.js';

const handOf = (view: View, more: Partial<HandTask> = {}): HandTask => ({
  kind: 'hand',
  game: 'defenders',
  locale: 'en',
  names,
  awaited: [0],
  seat: 0,
  view,
  ...more,
});

describe('the hand', () => {
  it.each(locales)('every card can be held, ten at a time, and none is clipped (%s)', (locale) => {
    for (let first = 0; first < cardIds.length; first += 10) {
      const cards = cardIds.slice(first, first + 10);
      const view = viewOf({ heroes: [{ hero: 'eagle-rider', seat: 0, cards }], playable: ['1', '2'] });
      const sheet = sheetOf(handOf(view, { locale, names: longNames }));
      expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
      cards.forEach((card, index) => {
        expect(sheet.pieces.some((piece) => piece.id === `hand:${index + 1}:${card}`)).toBe(true);
      });
      closeSheet(sheet);
    }
  });

  it.each(locales)('every Quest and reward fits (%s)', (locale) => {
    for (const id of questIds) {
      const completed = [{ id, used: false, letter: 'A' }];
      const view = viewOf({
        heroes: [{ hero: 'sorceress', seat: 0, shape: 'black', quest: { id, marks: [] }, completed }],
      });
      const sheet = sheetOf(handOf(view, { locale }));
      expect(textTroubles(sheet), id).toEqual([]);
      expect(sheet.pieces.some((piece) => piece.id === `hand-quest:${id}`)).toBe(true);
      closeSheet(sheet);
    }
  });

  it('grows with a large hand and stays within 1280 px', () => {
    const view = viewOf({ heroes: [{ hero: 'wizard', seat: 0, cards: cardIds.slice(0, 15) }] });
    const sheet = sheetOf(handOf(view));
    expect(sheet.height).toBeLessThanOrEqual(1280);
    expect(sheet.pieces.filter((piece) => piece.id.startsWith('hand:'))).toHaveLength(15);
  });

  it('counts dice against the life of each living general', () => {
    const cards = ['hc-scorpion-canyon-eagle', 'sp-battle-strategy', 'hc-wolf-pass-gate'] as const;
    const sheet = sheetOf(handOf(viewOf({ heroes: [{ hero: 'wizard', seat: 0, cards }] })));
    for (const id of ['odds:balazarg:4', 'odds:sapphire:3', 'odds:gorgutt:2', 'odds:varkolak:2'])
      expect(
        sheet.pieces.some((piece) => piece.id === id),
        id,
      ).toBe(true);
  });

  it('one picture a hero where a player leads several, the one on turn first', () => {
    const heroes = (['dwarf', 'rogue'] as const).map((hero) => ({ hero, seat: 0 }));
    expect(drafts(handOf(viewOf({ heroes, active: 1 }))).map(({ name }) => name)).toEqual(['hand-2.png', 'hand-1.png']);
  });
});

describe('the end', () => {
  it.each(locales)('shows how near defeat came and who is the King’s Champion (%s)', (locale) => {
    const history = [1, 2, 3].map((turn) => ({
      turn,
      crystalsLeft: 12 - turn * 3,
      city: turn,
      minions: 30,
      generalsLeft: 3,
      nearest: 4 - turn,
    }));
    const points = [
      { slot: 0, quests: 2, generals: 1 },
      { slot: 1, quests: 1, generals: 0 },
    ];
    const view = viewOf({
      heroes: [
        { hero: 'dwarf', seat: 0 },
        { hero: 'rogue', seat: 1 },
      ],
      history,
      result: { won: false, loss: { reason: 'crystals' }, points, champions: [0] },
    });
    const outcome: Outcome<Dor> = {
      kind: 'lost',
      winners: [],
      scores: [3, 1],
      reason: { key: 'lastCrystal', params: {} },
    };
    const task: EndTask = {
      kind: 'end',
      game: 'defenders',
      locale,
      names: longNames.slice(0, 2),
      awaited: [],
      view,
      outcome: outcome as unknown as Outcome<AnyTypes>,
    };
    const sheet = sheetOf(task);
    expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
    expect(sheet.pieces.filter((piece) => piece.id.startsWith('line:'))).toHaveLength(4);
    // Over its column, and beside whoever it is.
    expect(sheet.texts.filter((text) => text.text === 'Champion')).toHaveLength(2);
    expect(sheet.height).toBeLessThanOrEqual(1280);
  });
});

const roll = (values: readonly number[], need: number): BattleReport['fighters'][number]['dice'] =>
  values.map((value) => ({ value, bonus: 0, need, hit: value >= need, parry: need === 3 && value === 1 }));

/** EX-26: a group against Gorgutt, net three wounds, everybody pays. */
const lostBattle: BattleReport = {
  turn: 9,
  general: 'gorgutt',
  loc: 'orc-valley',
  startLife: 6,
  life: 3,
  won: false,
  slayer: null,
  fighters: [
    {
      seat: 0,
      hero: 'eagle-rider',
      cards: ['hc-raven-forest-horse', 'hc-thorny-woods-gate', 'sp-battle-strategy'],
      cursed: ['hc-thorny-woods-gate'],
      dice: roll([3, 5, 6, 1], 3),
      lostLife: 2,
      lostCards: 2,
      died: false,
    },
    {
      seat: 1,
      hero: 'sorceress',
      cards: ['hc-gryphon-forest-eagle'],
      cursed: [],
      dice: roll(
        Array.from({ length: 22 }, (_, index) => (index % 6) + 1),
        3,
      ),
      lostLife: 2,
      lostCards: 0,
      died: true,
    },
  ],
};

const sceneOf = (type: keyof Events, data: object, more: Partial<SceneTask> = {}): SceneTask => ({
  kind: 'scene',
  game: 'defenders',
  locale: 'en',
  names,
  awaited: [0],
  view: viewOf({
    heroes: [
      { hero: 'eagle-rider', seat: 0 },
      { hero: 'sorceress', seat: 1 },
    ],
  }),
  events: [{ type, data }],
  ...more,
});

describe('the battle picture', () => {
  it.each(locales)('shows every fighter, card and die, and what defeat cost (%s)', (locale) => {
    const sheet = sheetOf(sceneOf('battleLost', { report: lostBattle, red: false }, { locale, names: longNames }));
    expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
    const drawn = sheet.pieces.map((piece) => piece.id);
    for (const { hero, cards } of lostBattle.fighters)
      for (const id of [`fighter:${hero}`, ...cards.map((card) => `played:${card}`)]) expect(drawn).toContain(id);
    expect(drawn.filter((id) => id.startsWith('die:'))).toHaveLength(26);
    expect(drawn).toContain('foe:gorgutt:6>3');
    expect([...sheet.legend.keys()]).toEqual(expect.arrayContaining(['die-hit', 'die-miss', 'die-struck']));
  });

  it('names the slayer after a victory', () => {
    const report: BattleReport = { ...lostBattle, life: 0, won: true, slayer: 1 };
    const [draft] = drafts(sceneOf('battleWon', { report, slayer: { seat: 1, hero: 'sorceress' }, generalsLeft: 3 }));
    expect(draft?.sheet.texts.some((text) => text.text === 'Sorceress slays Gorgutt')).toBe(true);
    expect(draft?.alt).toContain('Gorgutt is slain');
  });
});

describe('the picture of the Day’s fights', () => {
  const none = { red: 0, blue: 0, green: 0, black: 0 };
  const fought: Events['fought'] = {
    who: { seat: 0, hero: 'eagle-rider' },
    loc: 'dragons-teeth-range',
    how: 'fireball',
    card: null,
    dice: (['red', 'blue', 'black'] as const).map((colour, index) => ({
      colour,
      value: index * 2 + 2,
      bonus: 1,
      need: 4,
      hit: index > 0,
    })),
    slain: { ...none, green: 1 },
    removed: { ...none, blue: 1, green: 1, black: 1 },
    left: 1,
  };

  it.each(locales)('shows each die with the people it was rolled against (%s)', (locale) => {
    const events = Array.from({ length: 5 }, () => ({ type: 'fought' as const, data: fought }));
    const sheet = sheetOf(sceneOf('fought', fought, { locale, events }));
    expect(textTroubles(sheet)).toEqual([]);
    expect(sheet.pieces.filter((piece) => piece.id.startsWith('fight:'))).toHaveLength(4);
    expect(sheet.height).toBeLessThanOrEqual(1280);
  });

  it('a fight that was the only one fills its picture', () => {
    const sheet = sheetOf(sceneOf('fought', fought, { locale: 'fr' }));
    const [place] = sheet.pieces.filter((piece) => piece.id.startsWith('fight:'));
    expect((place?.box.height ?? 0) / sheet.height).toBeGreaterThan(0.7);
    expect(textTroubles(sheet)).toEqual([]);
  });

  it('is not drawn for a die or two, nor where nobody fought', () => {
    expect(drafts(sceneOf('fought', { ...fought, dice: fought.dice.slice(0, 2) }))).toEqual([]);
    expect(drafts(sceneOf('driven', { who: fought.who }))).toEqual([]);
  });
});
