import { expect, test } from 'vitest';
import { distances } from '../../../src/geometry/graph.js';
import { darknessCards, darknessIds } from '../../../src/games/defenders/content/darkness-cards.js';
import { generalBoards, generalIds } from '../../../src/games/defenders/content/generals.js';
import { cardIds, colourOf, diceOn, isSpecial, portraitsOn } from '../../../src/games/defenders/content/hero-cards.js';
import { heroLife } from '../../../src/games/defenders/content/heroes.js';
import { locationCardIds, locationCards } from '../../../src/games/defenders/content/location-cards.js';
import { type LocId, locationIds, sites } from '../../../src/games/defenders/content/map.js';
import { colours } from '../../../src/games/defenders/content/peoples.js';
import { questIds } from '../../../src/games/defenders/content/quests.js';
import { specialCardIds } from '../../../src/games/defenders/content/special-cards.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { numberedRules } from '../../../src/games/defenders/types/rule-ids.js';

test('specification 7.1, invariant 15: 45 locations, 74 lines, symmetric and connected; every step of every path is a line', () => {
  expect(locationIds).toHaveLength(45);
  expect(locationIds.reduce((sum, loc) => sum + sites[loc].neighbours.length, 0)).toBe(148);
  for (const loc of locationIds)
    for (const near of sites[loc].neighbours) expect(sites[near].neighbours).toContain(loc);
  const reached = distances<LocId>('wolf-pass', (loc) => sites[loc].neighbours);
  expect(reached.size).toBe(45);
  for (const id of generalIds)
    generalBoards[id].path
      .slice(1)
      .forEach((loc, i) => expect(sites[loc].neighbours).toContain(generalBoards[id].path[i]));
});

test('specification 7.1, distances: the city within five steps of everything, nine the longest way', () => {
  const all = locationIds.map((loc) => distances<LocId>(loc, (one) => sites[one].neighbours));
  expect(Math.max(...distances<LocId>('monarch-city', (one) => sites[one].neighbours).values())).toBe(5);
  expect(Math.max(...all.flatMap((one) => [...one.values()]))).toBe(9);
});

test('specification 7.1, colours: 10 black, 10 blue, 11 green, 10 red, 4 purple, 7 chests', () => {
  const count = (colour: string) => locationIds.filter((loc) => sites[loc].colour === colour).length;
  expect([...colours, 'purple'].map(count)).toEqual([10, 10, 11, 10, 4]);
  expect(locationIds.filter((loc) => sites[loc].chest)).toHaveLength(7);
});

test('DOR-13.1 the Hero deck: 81 and 16 cards, dice and icons as printed', () => {
  expect([locationCardIds.length, specialCardIds.length, cardIds.length]).toEqual([81, 16, 97]);
  const icons = (icon: string) => locationCardIds.filter((id) => locationCards[id].icon === icon).length;
  expect([icons('gate'), icons('horse'), icons('eagle')]).toEqual([39, 31, 11]);
  const dice = (colour: string) =>
    cardIds.filter((id) => colourOf(id) === colour).reduce((sum, id) => sum + diceOn(id), 0);
  expect(['black', 'blue', 'green', 'red'].map(dice)).toEqual([23, 22, 25, 24]);
  expect(cardIds.filter(isSpecial).reduce((sum, id) => sum + diceOn(id), 0)).toBe(22);
  expect(cardIds.every((id) => portraitsOn(id).length > 0)).toBe(true);
});

test('DOR-10.3 the Darkness deck: 56 cards, 13 move each general, minions as counted', () => {
  expect(darknessIds).toHaveLength(56);
  for (const general of generalIds) {
    expect(
      darknessIds.filter(
        (id) =>
          'advance' in darknessCards[id] &&
          (darknessCards[id] as { advance: { general: string } }).advance.general === general,
      ),
    ).toHaveLength(13);
  }
  const sums = { red: 0, blue: 0, green: 0, black: 0, purple: 0 };
  for (const id of darknessIds) {
    const card = darknessCards[id];
    if (card.kind === 'places') for (const { loc, count } of card.entries) sums[sites[loc].colour] += count;
  }
  expect(sums).toEqual({ red: 33, blue: 31, green: 41, black: 33, purple: 0 });
});

test('DOR-14.1 24 Quests, 42 life tokens', () => {
  expect(questIds).toHaveLength(24);
  expect(Object.values(heroLife).reduce((sum, life) => sum + life, 0)).toBe(42);
});

test('DOR-1 to DOR-17 every rule number has its own words in both languages, and can be found under a topic', () => {
  for (const locale of ['en', 'fr'] as const) {
    const { rules, topics } = defenders.text[locale];
    for (const rule of numberedRules) expect(rules[rule].length, rule).toBeGreaterThan(10);
    const found = new Set(topics.flatMap((topic) => topic.rules));
    expect(Object.keys(rules).filter((rule) => !found.has(rule as never))).toEqual([]);
  }
  expect(numberedRules).toHaveLength(147);
  expect(Object.keys(defenders.text.en.rules)).toEqual(Object.keys(defenders.text.fr.rules));
});
