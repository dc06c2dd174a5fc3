/** Section 7: the content adds up. */
import { describe, expect, test } from 'vitest';
import { kindData, slotData, tracks } from '../../../src/games/orcs-orcs-orcs/content/creatures.js';
import { baseFate, newFate } from '../../../src/games/orcs-orcs-orcs/content/fate.js';
import { spellData, startingDeck } from '../../../src/games/orcs-orcs-orcs/content/spells.js';
import { terrainTiles } from '../../../src/games/orcs-orcs-orcs/content/terrain.js';
import { toadlingIds, toadlingKind } from '../../../src/games/orcs-orcs-orcs/content/toadlings.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { displayDeck, markerPool } from '../../../src/games/orcs-orcs-orcs/rules/set-up.js';
import {
  elements,
  fateRules,
  lanes,
  missionIds,
  rings,
  ruleIds,
  slots,
  toadlingKinds,
} from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { table } from './table.js';

test('7.2 marker numbers sum to 24, 24, 12, 12', () => {
  expect([0, 1, 2, 3].map((n) => slots.reduce((sum, slot) => sum + (slotData[slot].markers[n] ?? 0), 0))).toEqual([
    24, 24, 12, 12,
  ]);
  const kinds = table().board.slots;
  expect([2, 3, 4].map((players) => markerPool(kinds, players).length)).toEqual([48, 60, 72]);
});

test('7.2 three players meet 13 markers of each weak kind, 10 of each strong, 7 of each mighty', () => {
  const kinds = table().board.slots;
  const pool = markerPool(kinds, 3);
  const count = (kind: string): number => pool.filter((one) => one === kind).length;
  expect(['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief'].map(count)).toEqual([13, 13, 10, 10, 7, 7]);
});

test('7.3 every track ends at 1, and a base creature starts at twice its hit points', () => {
  for (const track of Object.values(tracks)) expect(track.at(-1)).toBe(1);
  for (const slot of slots) {
    const { kind, category } = slotData[slot];
    expect(tracks[category][0]).toBe(2 * kindData[kind].hitPoints);
  }
});

test('7.4 eight starting spells: each element once as an attack and on two books', () => {
  expect(startingDeck).toHaveLength(8);
  for (const element of elements) {
    const bearing = startingDeck.filter((code) => spellData[code].energy.includes(element));
    expect(bearing.map((code) => spellData[code].type).sort()).toEqual(['attack', 'knowledge', 'knowledge']);
  }
});

test('7.5 twenty cards in each display deck', () => {
  expect([displayDeck('attack').length, displayDeck('knowledge').length]).toEqual([20, 20]);
});

test('7.6 fifteen base fate cards: 8 weak, 7 strong, 6 mighty; 7 without a rule', () => {
  const moves = baseFate.flatMap((card) => (card.moves.by === 'category' ? card.moves.categories : []));
  expect(['weak', 'strong', 'mighty'].map((one) => moves.filter((category) => category === one).length)).toEqual([
    8, 7, 6,
  ]);
  expect(baseFate.filter(({ rule }) => rule === null)).toHaveLength(7);
  expect(fateRules.map((rule) => baseFate.filter((card) => card.rule === rule).length)).toEqual([2, 1, 2, 1, 1, 1]);
});

test('7.7 nineteen new fate cards: every lane 27 times, rings 50, 56, 56', () => {
  const pairs = newFate.flatMap(({ moves }) =>
    moves.by === 'section' ? moves.lanes.flatMap((lane) => moves.rings.map((ring) => ({ lane, ring }))) : [],
  );
  for (const lane of lanes) expect(pairs.filter((pair) => pair.lane === lane)).toHaveLength(27);
  expect(rings.map((ring) => pairs.filter((pair) => pair.ring === ring).length)).toEqual([50, 56, 56]);
  expect(newFate.filter(({ rule }) => rule === null)).toHaveLength(9);
});

test('7.8, 7.10, 7.11 eight missions, nine tiles, twelve toadlings', () => {
  expect([missionIds.length, terrainTiles.length, toadlingIds.length]).toEqual([8, 9, 12]);
  for (const kind of toadlingKinds) expect(toadlingIds.filter((id) => toadlingKind(id) === kind)).toHaveLength(3);
});

describe('texts', () => {
  test('every rule is worded in both languages, and found under a topic', () => {
    expect(ruleIds).toHaveLength(130);
    for (const text of Object.values(orcsOrcsOrcs.text)) {
      expect(Object.keys(text.rules)).toEqual([...ruleIds]);
      expect(text.topics.flatMap(({ rules }) => rules).sort()).toEqual([...ruleIds].sort());
    }
    for (const id of ruleIds) expect(orcsOrcsOrcs.text.fr.rules[id]).not.toBe(orcsOrcsOrcs.text.en.rules[id]);
  });

  test('the alt text says in two sentences whose move it is, what fate does, where it burns and who leads', () => {
    const named = (locale: 'en' | 'fr') => ({
      locale,
      seat: (seat: number) => ['Ada', 'Bea', 'Cy', 'Di'][seat] ?? '',
      text: () => '',
    });
    const t = table({ round: 4, fate: 'f14', on: { '1m': 'goblin goblin', '2i': 'orc', '5i': 'chief chief' } });
    const [ada] = t.board.players;
    if (ada) ada.trophies['weak-1'] = 2;
    expect(orcsOrcsOrcs.text.en.alt(t.view('spectator'), named('en'))).toBe(
      'Orcs Orcs Orcs: round 4, Ada’s turn, 2 actions left, fate moves strong and mighty creatures (+1 hit point). ' +
        'Right below the tower: Orc in lane 2 and Chief ×2 in lane 5; in the lead: Ada with 8 VP.',
    );
    expect(orcsOrcsOrcs.text.fr.alt(t.view('spectator'), named('fr'))).toContain(
      'Au pied de la tour\u00a0: Orque (quartier 2), Chef ×2 (quartier 5)',
    );
    const quiet = table({ on: { '1m': 'goblin goblin' } });
    expect(orcsOrcsOrcs.text.en.alt(quiet.view('spectator'), named('en'))).toContain(
      'No creature stands right below the tower, 2 are on their way.',
    );
    const long = { ...named('en'), seat: () => 'Maximiliane-Alexandra'.repeat(30) };
    expect(orcsOrcsOrcs.text.en.alt(t.view('spectator'), long).length).toBeLessThanOrEqual(1024);
  });

  test('a whole command fits 8,000 characters, counting the longest localisation', () => {
    const longest = (pick: (locale: 'en' | 'fr') => string) => Math.max(pick('en').length, pick('fr').length);
    let total =
      longest((locale) => orcsOrcsOrcs.text[locale].command.name) +
      longest((locale) => orcsOrcsOrcs.text[locale].command.description);
    for (const name of Object.keys(orcsOrcsOrcs.actions) as (keyof typeof orcsOrcsOrcs.actions)[]) {
      total += longest(
        (locale) => orcsOrcsOrcs.text[locale].actions[name].name + orcsOrcsOrcs.text[locale].actions[name].description,
      );
      for (const argument of Object.keys(orcsOrcsOrcs.text.en.actions[name].args)) {
        total += longest((locale) => {
          const args = orcsOrcsOrcs.text[locale].actions[name].args as Record<
            string,
            { name: string; description: string }
          >;
          return (args[argument]?.name ?? '') + (args[argument]?.description ?? '');
        });
      }
    }
    expect(total).toBeLessThanOrEqual(8000);
  });
});
