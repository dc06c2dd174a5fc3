import { describe, expect, test } from 'vitest';
import { walk } from '../../../scripts/rehearsal/walk.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { type Board, type Options, titleIds } from '../../../src/games/defenders/types/index.js';
import {
  type AnyMatch,
  type AnyTypes,
  type Awarded,
  type GameEvent,
  type GameRecord,
  anyGame,
  locales,
  start,
} from '../../../src/kernel/index.js';
import { type Talk, solo, table } from './table-talk.js';

const game = anyGame(defenders);

/** What is kept of a game that bots play to its end. */
function played(seats: number, options: Partial<Options>, seed: string): { record: GameRecord; match: AnyMatch } {
  const beginning = { seats, options, seed };
  const events: GameEvent<AnyTypes>[] = [...start(game, beginning).events];
  let { match } = start(game, beginning);
  walk(game, beginning, 'policy', (moment) => {
    events.push(...moment.events);
    match = moment.match;
  });
  return { record: game.record(match, events), match };
}

/** The titles that the last thing said would earn. */
function titlesOf(talk: Talk): readonly Awarded[] {
  return defenders.record(talk.match, talk.events).titles;
}

describe('DOR-15 the King’s Champion stands in the record', () => {
  test('with the points that made the title, for everybody who shares it', () => {
    const { record, match } = played(3, {}, 'record');
    const { result, heroes } = match.board as Board;
    const seats = [...new Set(result?.champions.map((slot) => heroes[slot]?.seat))];
    const title = record.titles.find((one) => one.title === 'kings-champion');
    expect(title?.seats).toEqual(seats);
    const [first] = result?.champions ?? [];
    const points = result?.points.find(({ slot }) => slot === first);
    expect(title?.value).toBe((points?.quests ?? 0) + (points?.generals ?? 0));
  });
  test('not where it is switched off', () => {
    const { record } = played(3, { champion: false }, 'record');
    expect(record.titles.map(({ title }) => title)).not.toContain('kings-champion');
  });
});

describe('specification 8: what was played', () => {
  test.each([
    ['knight', {}],
    ['squire', { moreCards: true }],
    ['legend', { overrunsAtSetUp: true, fewerSpecials: 4, fewerLulls: 3 }],
    ['own', { smallSupply: true }],
  ] as const)('the level %s', (level, options) => {
    const { record, match } = played(2, options, 'level');
    expect(record).toMatchObject({ level, rounds: (match.board as Board).turn });
    expect(record.variant).toBeUndefined();
  });
  test('a lone player’s heroes', () => {
    expect(played(1, { heroesPerPlayer: 3 }, 'level').record.variant).toBe('solo-3');
  });
});

describe('titles', () => {
  test('DOR-5.2 a stroke that fells four', () => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'monarch-city').put('monarch-city', { green: 4 });
    talk.dice(6, 6, 6, 6).says('rogue', 'fight');
    expect(titlesOf(talk)).toEqual([{ title: 'great-stroke', seats: [0], value: 4 }]);
  });
  test('DOR-4.6 a gate built', () => {
    const talk = table(['rogue', 'dwarf']).stands('dwarf', 'wolf-pass').stands('rogue', 'wolf-pass');
    talk.deal('rogue', 'hc-wolf-pass-horse').says('rogue', 'gate');
    expect(titlesOf(talk)).toEqual([{ title: 'gate-builder', seats: [0], value: 1 }]);
  });
  test('a lone player’s deeds stand for themselves', () => {
    const talk = solo(['rogue']).put('monarch-city', { green: 4 });
    talk.dice(6, 6, 6, 6).says('rogue', 'fight');
    expect(titlesOf(talk)).toEqual([{ title: 'great-stroke', seats: [0], value: 4 }]);
  });
  test('all of them can be told in every language', () => {
    for (const locale of locales) {
      for (const title of titleIds) expect(defenders.text[locale].titles[title]?.for, title).toMatch(/\S/);
    }
    expect(titleIds.length).toBeGreaterThanOrEqual(10);
  });
});

describe('specification 5.2: inspect', () => {
  test('a general, a hero, a place, a card and a Quest, as they stand now', () => {
    const talk = table(['rogue', 'dwarf'])
      .stands('dwarf', 'wolf-pass')
      .put('wolf-pass', { green: 2 })
      .general('gorgutt', { step: 1, life: 4 })
      .deal('rogue', 'sp-hammer-of-valor');
    const say = { locale: 'en' as const, seat: (seat: number) => `P${seat}`, text: () => '' };
    const inspect = (what: string): string =>
      defenders.text.en.lookups.inspect.lines(talk.view(1), 1, { what: what as 'rogue' }, say).join('\n');
    expect(inspect('gorgutt')).toContain('life 4/6, in Amarak Peak, 3 steps from the city');
    expect(inspect('dwarf')).toContain('Dwarf (P1) – Wolf Pass');
    expect(inspect('wizard')).toContain('Nobody plays this hero.');
    expect(inspect('wolf-pass')).toContain('2 Orcs; Dwarf');
    expect(inspect('hammer-of-valor')).toContain('In the hand of Rogue (P0).');
    expect(inspect(talk.hero('rogue').quest?.id ?? '')).toContain('Open before Rogue (P0)');
    expect(inspect('moria')).toContain('moria');
  });
});
