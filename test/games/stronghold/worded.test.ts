/** Events as the log says them: places, articles and numbers as they go into a sentence. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import type { Str } from '../../../src/games/stronghold/types/index.js';
import { type GameEvent, type Locale, linesOf, sayIn } from '../../../src/kernel/index.js';

const nobody = { troll: 0, orc: 0, goblin: 0 };

const said = (locale: Locale, event: GameEvent<Str>): string | undefined =>
  linesOf(stronghold, [event], 'spectator', sayIn(stronghold, locale, ['Mira', 'Tom']))[0]?.replaceAll('\u00a0', ' ');

describe('places in a sentence', () => {
  test.each([
    ['fr', 'Tom achève « Ordres contradictoires » sur l’ordre en e1.'],
    ['en', 'Tom finishes Countermand: order at e1.'],
  ] as const)('an order that is taken off stands at its wall (%s)', (locale, line) => {
    expect(
      said(locale, { type: 'taskDone', data: { seat: 1, task: 'countermand', target: 'order@e1', unit: null } }),
    ).toBe(line);
  });

  test.each([
    ['fr', 'Marche : 2 trolls du camp à la tour de siège en w2.'],
    ['en', 'March: 2 trolls from the camp to the siege tower at w2.'],
  ] as const)('a siege tower and the camp have their articles (%s)', (locale, line) => {
    const moves = [{ lane: null, from: 'camp', to: 'st-w2', units: { ...nobody, troll: 2 }, killed: nobody }] as const;
    expect(said(locale, { type: 'marched', data: { seat: 0, moves: [...moves], idle: [] } })).toBe(line);
  });

  test.each([
    ['fr', 'Mira transfère le saboteur de la forge vers l’atelier.'],
    ['en', 'Mira moves the saboteur in the forge to the workshop.'],
  ] as const)('a tile goes from one place to another (%s)', (locale, line) => {
    expect(said(locale, { type: 'tileMoved', data: { seat: 0, tile: 'saboteur@forge', to: 'workshop' } })).toBe(line);
  });

  test.each([
    ['fr', 'Tom achève « Piège à troll » sur le sentier de rw1 à w2.'],
    ['en', 'Tom finishes Troll trap: rw1 → w2.'],
  ] as const)('a path says from where it leads where (%s)', (locale, line) => {
    expect(
      said(locale, { type: 'taskDone', data: { seat: 1, task: 'troll-trap', target: 'rw1-w2', unit: null } }),
    ).toBe(line);
  });

  test.each([
    ['fr', 'Tom achève « Tireur d’élite » en fe : 1 orque tué.'],
    ['en', 'Tom finishes Sniper: fe, 1 orc killed.'],
  ] as const)('a task that kills says so (%s)', (locale, line) => {
    expect(said(locale, { type: 'taskDone', data: { seat: 1, task: 'sniper', target: 'fe', unit: 'orc' } })).toBe(line);
  });

  test.each([
    ['fr', 'sentier rw1–w2'],
    ['en', 'path rw1–w2'],
  ] as const)('a path to choose has no arrow, which may stand beside it (%s)', (locale, label) => {
    expect(stronghold.text[locale].texts.place({ place: 'rw1-w2' }, sayIn(stronghold, locale, []))).toBe(label);
  });

  test.each([
    ['fr', ['Volée de 2 sur la barbacane', 'La catapulte de rw2 touche w2 nu et détruit']],
    ['en', ['Volley of 2 on the barbican', 'The catapult at rw2 hits bare w2 and destroys']],
  ] as const)('what is to be chosen in an assault is said whole (%s)', (locale, lines) => {
    const say = sayIn(stronghold, locale, []);
    const abouts = [
      { kind: 'volley', zone: 'barbican', points: 2 },
      { kind: 'bare-wall', engine: 'catapult@rw2', wall: 'w2' },
    ] as const;
    expect(abouts.map((about) => stronghold.text[locale].texts.itemChoice({ about }, say))).toEqual(lines);
  });

  test.each([
    ['fr', 'La catapulte de rw1 tire sur w2 : manqué.'],
    ['en', 'The catapult at rw1 fires at w2: miss.'],
  ] as const)('an engine has its article, a wall is written as on the board (%s)', (locale, line) => {
    expect(said(locale, { type: 'fired', data: { seat: 0, engine: 'catapult@rw1', wall: 'w2', card: 'miss' } })).toBe(
      line,
    );
  });
});

describe('STR-17.7: a comparison whose difference changed says why', () => {
  const compared = { wall: 'e4', attack: 3, defence: 9, outcome: 'repelled', units: 3, poisoned: false } as const;

  test.each([
    ['fr', 9, 'e4 : 3 contre 9 – la fureur retombée, il manque 9 aux assaillants.'],
    ['fr', 4, 'e4 : 3 contre 9 – boucliers levés, il manque 4 aux assaillants.'],
    ['fr', 6, 'e4 : 3 contre 9 – il manque 6 aux assaillants.'],
    ['en', 9, 'e4: 3 against 9 – fury spent, the invaders are short by 9.'],
    ['en', 4, 'e4: 3 against 9 – behind shields, the invaders are short by 4.'],
  ] as const)('%s, by %d', (locale, advantage, line) => {
    expect(said(locale, { type: 'compared', data: { ...compared, advantage } })).toBe(line);
  });
});

describe('one and many', () => {
  test('one goblin that fury killed is one in French', () => {
    const data = { by: 'fury', units: { ...nobody, goblin: 1 }, place: 'e4', seats: [1] } as const;
    expect(said('fr', { type: 'killed', data: { ...data, seats: [1] } })).toBe('Tué par la fureur : 1 gobelin (e4).');
  });

  test.each([
    [1, 'Spectres: 1 goblin, at fw.'],
    [2, 'Spectres: 2 goblins, at fw.'],
  ])('%d that come back as spectres', (goblin, line) => {
    expect(
      said('en', { type: 'returned', data: { seat: 0, units: { ...nobody, goblin }, by: 'spectres', to: 'fw' } }),
    ).toBe(line);
  });
});
