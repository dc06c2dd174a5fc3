import { describe, expect, it } from 'vitest';
import type { DrawTask } from '../../renderers/contract.js';
import { drafts, shownOn } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { zonesOf } from '../../renderers/orcs-must-die/layout.js';
import { orcsMustDie } from '../../src/games/orcs-must-die/index.js';
import type { GameEvent } from '../../src/kernel/index.js';
import { type Omd, type Options, type Units, fortressIds, kinds } from '../../src/games/orcs-must-die/types/index.js';
import { pieceTroubles, textTroubles } from './support/checks.js';
import { locales, longNames, names, sheetOf } from './support/company.js';
import { better, boardOf, sketch, worse } from './support/orcs-must-die-view.js';
import { moments } from './support/play.js';

function troublesOf(task: DrawTask): string[] {
  const sheets = drafts(task).map(({ sheet }) => sheet);
  const troubles = [
    ...sheets.flatMap((sheet) => textTroubles(sheet, { shortened: longNames })),
    ...pieceTroubles(sheets, shownOn(task)),
  ];
  for (const sheet of sheets) closeSheet(sheet);
  return [...new Set(troubles)];
}

const wordsOn = (task: DrawTask): string[] => drafts(task).flatMap(({ sheet }) => sheet.texts.map(({ text }) => text));

const everybody: Units = Object.fromEntries(kinds.map((kind) => [kind, { ready: 12, stunned: 3 }]));

describe('the board of Orcs Must Die', () => {
  it.each([
    { seats: 4, locale: 'fr', options: { fortress: 'last-bastion' } },
    { seats: 1, locale: 'en', options: { fortress: 'gas-works', 'boss-level2': 'fire-lord' } },
    { seats: 8, locale: 'en', options: { mode: 'rivalry', fortress: 'cubicle-2' } },
  ] as const)('through a game of $seats ($locale): all is drawn, nothing is clipped or hidden', (table) => {
    const troubles: string[] = [];
    let looks = 0;
    for (const { match, before, events, awaited } of moments(orcsMustDie, { ...table, seed: 'pictures', every: 29 })) {
      const view = orcsMustDie.view(match, 'spectator');
      const task = boardOf(view, { locale: table.locale, awaited, events, ...(before ? { before } : {}) });
      troubles.push(...troublesOf({ ...task, names: [...names, ...names.map((name) => `${name} II`)] }));
      if ((looks += 1) === 8) break;
    }
    expect(troubles).toEqual([]);
  });

  it.each(locales)('with everybody on every tile and the longest names (%s), text stays whole', (locale) => {
    const tiles = ['1', '2', '3', '4', '5', '6', '7'];
    const units = Object.fromEntries(tiles.map((tile) => [tile, everybody]));
    const view = sketch({ seats: 4, units, tiles: ['5', '5', '5', '5'], health: [1, 2, 10, 3] });
    expect(troublesOf(boardOf(view, { locale, names: longNames }))).toEqual([]);
  });

  it.each(fortressIds)(
    '%s: every way has room for its chevron, and the board takes at least 65 in a hundred of the picture',
    (fortress) => {
      const view = sketch({ options: { fortress } });
      expect(troublesOf(boardOf(view))).toEqual([]);
      for (const team of view.teams) {
        const { height, strip, fortress: ground, shop } = zonesOf(view, team);
        const board = strip.height + ground.height + (shop?.height ?? 0);
        expect(board / height).toBeGreaterThanOrEqual(0.65);
        expect(height).toBeLessThanOrEqual(1280);
      }
    },
  );

  it('OMD-5.17 says what would bite the Rift next round: two runners and an ogre beside it are 7', () => {
    const runners = { runner: { ready: 2, stunned: 0 }, colossus: { ready: 1, stunned: 0 } };
    expect(wordsOn(boardOf(sketch({ units: { '7': runners } })))).toContain('−7');
    const stunned = { runner: { ready: 0, stunned: 2 }, colossus: { ready: 1, stunned: 0 } };
    expect(wordsOn(boardOf(sketch({ units: { '7': stunned } })))).toContain('−3');
    expect(wordsOn(boardOf(sketch({ units: { '1': stunned } })))).not.toContain('−3');
  });

  it('is loud in the header only where the Rift might fall', () => {
    const ogre = { '7': { colossus: { ready: 1, stunned: 0 } } };
    expect(wordsOn(boardOf(sketch({ units: ogre, rift: 3 })))).toContain('RIFT AT RISK');
    expect(wordsOn(boardOf(sketch({ units: ogre, rift: 4 })))).not.toContain('RIFT AT RISK');
  });

  it('marks what changed: wounds, the Rift, creatures that came, heroes that went, arrows that were marched', () => {
    const moves = [{ kind: 'runner', from: '6', to: '7', count: 2 }] as const;
    const events = [{ type: 'creaturesMoved', data: { side: 'order', moves } }];
    const sheet = sheetOf(boardOf(worse, { before: better, events }));
    const said = sheet.texts.map(({ text }) => text);
    expect([...sheet.legend.keys()]).toEqual(expect.arrayContaining(['changed', 'moved', 'marched', 'danger']));
    expect(said.filter((text) => text === '−2')).toHaveLength(3);
    closeSheet(sheet);
    const calm = sheetOf(boardOf(worse, { before: worse }));
    expect([...calm.legend.keys()]).not.toContain('changed');
    closeSheet(calm);
  });

  it('more creatures than fit share a token with their number, heroes never', () => {
    const view = sketch({ seats: 4, options: { fortress: 'cubicle-2' }, units: { '2': everybody } });
    const tiles = ['2', '2', '2', '2'];
    const throng = { ...view, slots: view.slots.map((slot, index) => ({ ...slot, tile: tiles[index] ?? null })) };
    const sheet = sheetOf(boardOf(throng));
    const ids = sheet.pieces.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['hero:0', 'hero:1', 'hero:2', 'hero:3', 'lesser:2']));
    closeSheet(sheet);
  });

  it('OMD-14 in Rivalry has a picture for each fortress, each with its own heroes', () => {
    const view = sketch({ seats: 4, options: { mode: 'rivalry' } });
    const pictures = drafts(boardOf(view));
    expect(pictures.map(({ name }) => name)).toEqual(['order.png', 'unchained.png']);
    const cards = pictures.map(({ sheet }) => sheet.pieces.map(({ id }) => id).filter((id) => id.startsWith('card:')));
    expect(cards.map((list) => list.length)).toEqual([2, 2]);
    expect(new Set(cards.flat()).size).toBe(4);
    for (const { sheet } of pictures) closeSheet(sheet);
  });
});

const common = { game: 'orcs-must-die', names, awaited: [0] } as const;

describe('the other pictures of Orcs Must Die', () => {
  it.each(locales)('a hero sheet names weapon, powers and what kills the neighbours (%s)', (locale) => {
    const task: DrawTask = { ...common, kind: 'hand', locale, seat: 0, view: worse };
    expect(troublesOf(task)).toEqual([]);
    const ids = drafts(task).flatMap(({ sheet }) => sheet.pieces.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['power:power', 'power:ultimate', 'foe:4:shaman', 'foe:4:hunter']));
    expect(ids).not.toContain('power:rivalry');
  });

  it('2.3 the picks of the other team are on no picture before both are ready', () => {
    const setting = sketch({ seats: 4, options: { mode: 'rivalry' } });
    const view = {
      ...setting,
      phase: 'setup',
      slots: setting.slots.map((slot) => ({ ...slot, hero: null, tile: null })),
      picks: ['maximilian', null, null, null],
      picked: [true, false, true, false],
    };
    const said = [
      ...wordsOn({ ...common, kind: 'hand', locale: 'en', seat: 0, view }),
      ...wordsOn({ ...common, kind: 'board', locale: 'en', view, events: [] }),
    ];
    expect(said).toContain('Maximilian');
    expect(said).not.toContain('Gabriella');
    expect(said).toContain('hero chosen');
  });

  it.each(locales)('where to go shows each choice with its number and the wounds to expect (%s)', (locale) => {
    const choices = ['3', '5', '6'];
    const task: DrawTask = {
      ...{ ...common, kind: 'preview', locale, seat: 0, view: worse },
      ...{ action: 'move', argument: 'to', given: {}, picked: [], choices },
    };
    expect(troublesOf(task)).toEqual([]);
    const ids = drafts(task).flatMap(({ sheet }) => sheet.pieces.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['choice:1:3', 'choice:2:5', 'choice:3:6']));
  });

  it.each(locales)('cards, creatures and tiles can be looked up (%s)', (locale) => {
    const asked = { ...common, kind: 'lookup', locale, viewer: 'spectator', view: worse } as const;
    const tasks: DrawTask[] = [
      { ...asked, lookup: 'card', args: { card: 'rift-charge' } },
      { ...asked, lookup: 'card', args: { card: 'ring-of-balance' } },
      ...kinds.map((kind) => ({ ...asked, lookup: 'creature', args: { kind } })),
      ...['1', '4', '7', 'R'].map((tile) => ({ ...asked, lookup: 'tile', args: { tile } })),
    ];
    expect(tasks.flatMap(troublesOf)).toEqual([]);
    expect(tasks.map((task) => drafts(task).length)).toEqual(tasks.map(() => 1));
  });

  it.each(locales)('13 a swap shows the tile as each special tile would make it (%s)', (locale) => {
    const swaps: readonly (readonly [Partial<Options>, string])[] = [
      [{ fortress: 'first-gate' }, '2'],
      [{ fortress: 'cubicle-2' }, '4'],
      [{ mode: 'rivalry', fortress: 'last-bastion' }, '1'],
    ];
    for (const [options, tile] of swaps) {
      const choices = ['acid-bath', 'lava-lake', 'trapsburg', 'pitfall', 'gas-chamber'];
      const task: DrawTask = {
        ...{ ...common, kind: 'preview', locale, seat: 0, view: sketch({ options }) },
        ...{ action: 'swap', argument: 'special', given: { tile }, picked: [], choices },
      };
      expect(troublesOf(task)).toEqual([]);
      const pieces = drafts(task).flatMap(({ sheet }) => sheet.pieces.map(({ id }) => id));
      expect(pieces).toEqual(expect.arrayContaining(choices.map((special, index) => `choice:${index + 1}:${special}`)));
    }
  });

  it.each(locales)('13 the shop is shown as it lies, numbered what can be bought (%s)', (locale) => {
    const view = sketch({ options: { fortress: 'first-gate' } });
    const traps = ['spike-trap', 'arrow-wall', 'barricade', null, 'spike-trap', 'tar-pit'] as const;
    const teams = view.teams.map((team) => ({ ...team, shop: { ...team.shop, traps: [...traps] } }));
    const task: DrawTask = {
      ...{ ...common, kind: 'preview', locale, seat: 0, view: { ...view, teams } },
      ...{ action: 'trap', argument: 'card', given: {}, picked: [], choices: ['spike-trap', 'barricade'] },
    };
    expect(troublesOf(task)).toEqual([]);
    const [draft] = drafts(task);
    expect(draft?.sheet.pieces.flatMap(({ id }) => (id.startsWith('large:') ? [id] : []))).toEqual(
      ['spike-trap', 'barricade', 'arrow-wall', 'tar-pit'].map((id) => `large:${id}`),
    );
    expect(draft?.alt).toMatch(/1 = .*2 = /);
    expect(draft?.alt).not.toMatch(/3 = /);
  });

  it.each(locales)('13 the dice of a single blow fill the picture and show whom it hits (%s)', (locale) => {
    const view = sketch({ options: { fortress: 'straight-shot' }, tiles: ['3', '3', 'R'] });
    const dice = (['S', 'V', '', 'B'] as const).map((face) => ({ die: 'battle', face }) as const);
    const struck: GameEvent<Omd> = {
      type: 'struck',
      data: {
        ...{
          slot: 0,
          hero: 'maximilian',
          side: 'order',
          from: '3',
          tile: '3',
          dice,
          wounds: [],
          bosses: [],
          skulls: 4,
        },
        effects: ['kill:grunt', 'kill:brute'],
        creatures: [
          { kind: 'grunt', count: 1 },
          { kind: 'brute', count: 1 },
        ],
      },
    };
    const task: DrawTask = { ...common, kind: 'scene', locale, view, events: [struck] };
    expect(troublesOf(task)).toEqual([]);
    const [picture] = drafts(task);
    const pieces = picture?.sheet.pieces ?? [];
    expect(pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['hit:0:0', 'hit:0:1']));
    const line = pieces.find(({ id }) => id === 'line:0');
    expect(line?.box.height ?? 0).toBeGreaterThan(500);
    if (picture) closeSheet(picture.sheet);
  });

  it.each([
    ['en', 'stunned: 2 Orcs.'],
    ['fr', 'sonnés\u00a0: 2 Orcs.'],
  ] as const)('13 a blow that only stuns is not called one without effect (%s)', (locale, outcome) => {
    const view = sketch({ options: { fortress: 'straight-shot' }, tiles: ['3', '3', 'R'] });
    const dice = (['T', 'T', ''] as const).map((face) => ({ die: 'battle', face }) as const);
    const struck: GameEvent<Omd> = {
      type: 'struck',
      data: {
        ...{ slot: 0, hero: 'maximilian', side: 'order', from: '3', tile: '3', dice },
        ...{ wounds: [], creatures: [], bosses: [], skulls: 0, effects: ['stun:grunt', 'stun:grunt'] },
      },
    };
    const task: DrawTask = { ...common, kind: 'scene', locale, view, events: [struck] };
    expect(troublesOf(task)).toEqual([]);
    const [picture] = drafts(task);
    expect(picture?.alt).toContain(outcome);
    expect(picture?.sheet.pieces.map(({ id }) => id)).toContain('hit:0:0');
    if (picture) closeSheet(picture.sheet);
  });

  it('13 an open roll shows everybody it may be spent on', () => {
    const base = sketch({ options: { fortress: 'straight-shot' }, tiles: ['3', '3', 'R'], units: { '3': everybody } });
    const dice = (['S', 'V', 'B'] as const).map((face) => ({ die: 'battle', face }) as const);
    const roll = { slot: 0, tile: '3', dice, fixed: '', doubled: false, feast: false, reroll: null };
    const task: DrawTask = { ...common, kind: 'scene', locale: 'fr', view: { ...base, roll }, events: [] };
    expect(troublesOf(task)).toEqual([]);
    const hit = drafts(task).flatMap(({ sheet }) => sheet.pieces.filter(({ id }) => id.startsWith('hit:')));
    expect(hit).toHaveLength(6);
  });
});
