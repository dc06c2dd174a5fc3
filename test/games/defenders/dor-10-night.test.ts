import { describe, expect, test } from 'vitest';
import { darknessCards, darknessIds } from '../../../src/games/defenders/content/darkness-cards.js';
import { generalBoards } from '../../../src/games/defenders/content/generals.js';
import { type LocId, locationIds, sites } from '../../../src/games/defenders/content/map.js';
import { table, tokens } from './table-talk.js';

/** The Paladin, far from everything, ends his Day before these cards. */
function night(...cards: Parameters<ReturnType<typeof table>['dark']>) {
  const talk = table(['paladin', 'dwarf']).stands('paladin', 'chimera-inn').stands('dwarf', 'chimera-inn');
  return talk.dark(...cards);
}
const falls = (talk: ReturnType<typeof night>) => talk.ends('paladin');

test('DOR-10.1 the war status says how many cards, and which are for the general only', () => {
  const early = falls(night('dq-1'));
  expect(early.board.lastNight?.cards.map(({ full }) => full)).toEqual([true]);
  const mid = falls(night('dq-1', 'dq-2').slain('gorgutt', 'dwarf'));
  expect(mid.board.lastNight?.cards.map(({ full }) => full)).toEqual([true, false]);
  const late = falls(
    night('dq-1', 'dq-2', 'dq-3').slain('gorgutt', 'dwarf').slain('balazarg', 'dwarf').slain('sapphire', 'dwarf'),
  );
  expect(late.board.lastNight?.cards.map(({ full }) => full)).toEqual([true, true, false]);
});

test('DOR-12.1 the war token moves one square per defeated general', () => {
  const talk = night('dq-1')
    .general('gorgutt', { life: 1 })
    .stands('paladin', 'thorny-woods')
    .deal('paladin', 'hc-raven-forest-gate');
  expect(talk.board.war).toBe(0);
  talk.dice(3).says('paladin', 'attack', { cards: ['1'] });
  expect(talk.board.war).toBe(1);
});

test('DOR-10.2 a card is resolved before the next is revealed', () => {
  const talk = falls(night('ds-gorgutt-01', 'dq-1').slain('sapphire', 'dwarf'));
  expect(talk.events.map(({ type }) => type).filter((type) => type.startsWith('darkness'))).toEqual([
    'darknessRevealed',
    'darknessResolved',
    'darknessRevealed',
    'darknessResolved',
  ]);
});

test('DOR-10.3 the minions printed go to their locations, first entry first', () => {
  const talk = falls(night('ds-gorgutt-02'));
  expect(talk.minions('cursed-plateau')).toEqual({ red: 1 });
  expect(talk.minions('golden-oak-forest')).toEqual({ green: 2 });
  expect(talk.event('darknessResolved').report.effects[0]).toMatchObject({ type: 'place', loc: 'cursed-plateau' });
});

test('EX-8 Darkness Example 1: Balazarg moves to Raven Forest with one Demon', () => {
  const talk = falls(night('ds-balazarg-02'));
  expect(talk.board.generals.balazarg.step).toBe(1);
  expect(talk.minions('raven-forest')).toEqual({ red: 1 });
});

test.each([1, 2, 3])('EX-8b the same card with Balazarg on step %i: no move, no Demon', (step) => {
  const talk = falls(night('ds-balazarg-02').general('balazarg', { step }));
  expect(talk.board.generals.balazarg.step).toBe(step);
  expect(talk.minions('raven-forest')).toEqual({});
});

test('DOR-10.4 if the place is not his next one, neither step nor minions', () => {
  const talk = falls(night('ds-gorgutt-04'));
  expect(talk.board.generals.gorgutt.step).toBe(0);
  expect(talk.minions('eagle-peak-pass')).toEqual({});
});

test('DOR-10.5 “next step” moves him wherever he is; a defeated general stays away', () => {
  const moved = falls(night('ds-gorgutt-12').general('gorgutt', { step: 1 }));
  expect(moved.board.generals.gorgutt.step).toBe(2);
  expect(moved.minions('eagle-peak-pass')).toEqual({ green: 2 });
  const gone = falls(night('ds-gorgutt-12', 'dq-1').slain('gorgutt', 'dwarf'));
  expect(gone.minions('amarak-peak')).toEqual({});
});

test('DOR-10.6 only Battle Strategy moves a general back, never behind his start', () => {
  const talk = night('dq-1').deal('paladin', 'sp-battle-strategy').put('wolf-pass', { red: 1 });
  expect(talk.why('paladin', 'play', { card: '1', targets: tokens('gorgutt') })).toBe('badTarget');
  talk.general('gorgutt', { step: 2 }).plays('paladin', 'sp-battle-strategy', 'gorgutt');
  expect(talk.board.generals.gorgutt.step).toBe(1);
});

describe('DOR-10.7 special cards', () => {
  const greens = locationIds.filter((loc) => sites[loc].colour === 'green');
  test('EX-9 Darkness Example 2: Orc Patrols for Varkolak', () => {
    const talk = night('dp-varkolak').general('varkolak', { step: 1 });
    for (const loc of greens) {
      if (!['unicorn-forest', 'wyvern-forest', 'minotaur-forest'].includes(loc)) talk.put(loc, { green: 1 });
    }
    falls(talk);
    for (const loc of greens) expect(talk.minions(loc), loc).toEqual({ green: 1 });
    expect(talk.board.generals.varkolak.step).toBe(2);
    expect(talk.minions('sea-bird-port')).toEqual({ black: 1 });
  });
  test('DOR-10.7 Orc War Party reinforces every lone Orc, Monarch City included', () => {
    const talk = night('dw-sapphire')
      .put('wolf-pass', { green: 1 })
      .put('monarch-city', { green: 1 })
      .put('raven-forest', { green: 1, red: 1 })
      .put('windy-pass', { red: 1 });
    falls(talk);
    expect(talk.minions('wolf-pass')).toEqual({ green: 2 });
    expect(talk.minions('monarch-city')).toEqual({ green: 2 });
    expect(talk.minions('raven-forest')).toEqual({ green: 1, red: 1 });
  });
  test('DOR-10.7 All Is Quiet does nothing', () => {
    const talk = falls(night('dq-2'));
    expect(talk.event('darknessResolved').report.effects).toEqual([]);
  });
});

test('EX-13 Monarch City card: one minion for each colour next door, then shuffles', () => {
  const talk = night('dm-city')
    .put('wolf-pass', { green: 2 })
    .put('bounty-bay', { blue: 1, green: 1 })
    .put('orc-valley', { red: 1 })
    .put('monarch-city', { green: 1 });
  talk.board.heroDiscard = talk.board.heroDeck.splice(0, 5);
  falls(talk);
  expect(talk.minions('monarch-city')).toEqual({ red: 1, blue: 1, green: 2 });
  expect(talk.board.heroDiscard).toEqual([]);
  expect(talk.board.darkDiscard).toEqual([]);
  expect(talk.board.darkDeck).toHaveLength(56);
});

test('DOR-10.8 the Monarch City card moves no general and leaves special cards out', () => {
  const talk = night('dm-city').put('wolf-pass', { green: 1 });
  talk.board.removed = talk.board.heroDeck.filter((card) => card === 'sp-magic-gate');
  talk.board.heroDeck = talk.board.heroDeck.filter((card) => card !== 'sp-magic-gate');
  falls(talk);
  expect(talk.board.heroDeck).not.toContain('sp-magic-gate');
  expect(Object.values(talk.board.generals).every(({ step }) => step === 0)).toBe(true);
});

test('EX-14 same by Wisdom: no minions, both decks shuffled, a new card must be used', () => {
  const talk = table(['wizard', 'dwarf'])
    .stands('wizard', 'chimera-inn')
    .put('wolf-pass', { green: 2 })
    .dark('dm-city');
  talk.ends('wizard');
  expect(talk.step).toBe('wisdom');
  talk.responds('wizard', 'replace');
  expect(talk.happened('decksShuffled')).toBe(true);
  expect(talk.board.lastNight?.cards[0]).toMatchObject({ card: 'dm-city', replaced: true });
  expect(talk.board.lastNight?.cards).toHaveLength(2);
});

test('DOR-10.9 as a general-only card the Monarch City card still shuffles, without minions', () => {
  const talk = night('dq-1', 'dm-city').slain('gorgutt', 'dwarf').put('wolf-pass', { green: 2 });
  falls(talk);
  expect(talk.minions('monarch-city')).toEqual({});
  expect(talk.board.darkDeck).toHaveLength(56);
});

test('DOR-10.10 an empty Darkness deck is refilled', () => {
  const talk = night('dq-1');
  talk.board.darkDiscard = talk.board.darkDeck.splice(0, talk.board.darkDeck.length);
  falls(talk);
  expect(talk.board.darkDeck.length + talk.board.darkDiscard.length).toBe(56);
});

test('DOR-10.11 a general-only card skips its whole upper part', () => {
  const talk = falls(night('dq-1', 'ds-balazarg-02').slain('gorgutt', 'dwarf'));
  expect(talk.minions('mccorm-highlands')).toEqual({});
  expect(talk.minions('raven-forest')).toEqual({ red: 1 });
});

test('EX-36 Mid War second card: Orc Patrols places no Orcs but moves Gorgutt', () => {
  const talk = falls(night('dq-1', 'dp-gorgutt').slain('balazarg', 'dwarf'));
  expect(talk.minions('raven-forest')).toEqual({});
  expect(talk.board.generals.gorgutt.step).toBe(1);
  expect(talk.minions('amarak-peak')).toEqual({ green: 2 });
});

test('EX-37 held general: Gorgutt on a red square, Orc Patrols in full', () => {
  const talk = falls(night('dp-gorgutt').general('gorgutt', { life: 1, healWait: 2 }));
  expect(talk.minions('raven-forest')).toEqual({ green: 1 });
  expect(talk.board.generals.gorgutt.step).toBe(0);
  expect(talk.minions('amarak-peak')).toEqual({});
});

describe('DOR-10.3 to 10.8 every Darkness card does what it prints', () => {
  test.each(darknessIds)('%s', (id) => {
    const card = darknessCards[id];
    const general = 'advance' in card ? card.advance.general : undefined;
    const talk = night(id);
    const before: LocId | undefined = general ? generalBoards[general].path[0] : undefined;
    falls(talk);
    if (card.kind === 'places') {
      const placed = card.entries.every(({ loc, count }) =>
        talk.board.lastNight?.cards[0]?.effects.some(
          (one) => one.type === 'place' && one.loc === loc && one.due === count,
        ),
      );
      expect(placed).toBe(true);
    }
    if (general && 'advance' in card) {
      const step = card.advance.to === 'next' || card.advance.to === generalBoards[general].path[1] ? 1 : 0;
      expect(talk.board.generals[general].step).toBe(step);
      expect(before).toBeDefined();
      if (step === 1) {
        const arrived = talk.board.locations[generalBoards[general].path[1]].minions[generalBoards[general].colour];
        expect(arrived).toBeGreaterThanOrEqual(card.advance.minions);
      }
    }
  });
});
