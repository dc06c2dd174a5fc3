import { describe, expect, it } from 'vitest';
import type { DrawTask } from '../../renderers/contract.js';
import { drafts, shownOn } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { boardHeight, fieldRoom } from '../../renderers/stronghold/layout.js';
import { stronghold } from '../../src/games/stronghold/index.js';
import { en } from '../../src/games/stronghold/text/en/index.js';
import { sayIn } from '../../src/kernel/index.js';
import { pieceTroubles, textTroubles } from './support/checks.js';
import { locales, longNames, names, sheetOf } from './support/company.js';
import { moments } from './support/play.js';
import { fresh, horde, siegeOf, stormed, withWalls } from './support/stronghold-view.js';

function troublesOf(task: DrawTask): string[] {
  const sheets = drafts(task).map(({ sheet }) => sheet);
  const troubles = [
    ...sheets.flatMap((sheet) => textTroubles(sheet, { shortened: longNames })),
    ...pieceTroubles(sheets, shownOn(task)),
  ];
  for (const sheet of sheets) closeSheet(sheet);
  return troubles;
}

const wordsOn = (task: DrawTask): string[] => sheetOf(task).texts.map(({ text }) => text);

describe('the board of Stronghold', () => {
  it.each([
    { seats: 2, locale: 'en' },
    { seats: 4, locale: 'fr' },
  ] as const)('through a game of $seats ($locale): all is drawn, nothing is clipped or hidden', ({ seats, locale }) => {
    const troubles = [...moments(stronghold, { seats, seed: 'pictures', every: 29 })].flatMap(
      ({ match, before, events, awaited }) => {
        const view = stronghold.view(match, 'spectator');
        return troublesOf(siegeOf(view, { locale, awaited, events, ...(before ? { before } : {}) }));
      },
    );
    expect(troubles).toEqual([]);
  });

  it.each(locales)('stays whole in the thick of the siege with the longest names (%s)', (locale) => {
    expect(troublesOf(siegeOf(stormed(4), { locale, names: longNames, before: fresh(4) }))).toEqual([]);
  });

  it('gives the field at least 65 % of the area', () => {
    expect((fieldRoom.width * fieldRoom.height) / (1280 * boardHeight)).toBeGreaterThanOrEqual(0.65);
  });

  it('shows both strengths where a wall is stormed, and says where it would fall by hatching, icon and word', () => {
    const held = sheetOf(siegeOf(withWalls(fresh(2), { e1: { invaders: horde(0, 0, 1) } })));
    expect(held.pieces.some(({ id }) => id === 'danger:e1')).toBe(false);
    expect(held.legend.has('danger')).toBe(false);
    const falls = sheetOf(siegeOf(withWalls(fresh(2), { e1: { invaders: horde(3, 0, 0) } })));
    expect(falls.pieces.some(({ id }) => id === 'danger:e1')).toBe(true);
    expect(falls.legend.has('danger')).toBe(true);
    expect(falls.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['9', '5', 'BREACH']));
  });

  it('warns of no breach once the siege is over: in picture, text and alt text only what fell has fallen', () => {
    const stood = withWalls(fresh(2), {
      e1: { invaders: horde(3, 0, 0) },
      e2: { breached: true, invaders: horde(1, 0, 0) },
    });
    const over = { ...stood, over: true };
    const sheet = sheetOf(siegeOf(over));
    expect(sheet.pieces.some(({ id }) => id === 'danger:e1')).toBe(false);
    expect(sheet.pieces.some(({ id }) => id === 'breached:e2')).toBe(true);
    expect(sheet.legend.has('danger')).toBe(false);
    const say = sayIn(stronghold, 'en', ['Mira', 'Tom']);
    const { alt, status } = stronghold.text.en;
    expect(alt(stood, say)).toMatch(/About to fall: e1 \(9 against 5\); breached: e2; gate 1, .*\.$/);
    expect(alt(over, say)).toMatch(/the siege is over; glory .*\. Breached: e2; gate 1, /);
    expect(status(stood, say).join(' ')).toContain('would fall');
    expect(status(over, say).join(' ')).not.toContain('would fall');
  });

  it('marks what changed, and nothing where nothing did', () => {
    const [before, after] = [fresh(2), withWalls(fresh(2), { w1: { stone: 1 }, e1: { invaders: horde(0, 2, 0) } })];
    expect(sheetOf(siegeOf(before, { before })).legend.has('changed')).toBe(false);
    const sheet = sheetOf(siegeOf(after, { before }));
    expect(sheet.legend.has('changed')).toBe(true);
    expect(sheet.texts.some(({ text }) => text === '−1')).toBe(true);
  });

  it('never shows the face of an order that lies face down, even to whoever knows it', () => {
    const order = (tile: 'bluff' | null): Buffer =>
      sheetOf(
        siegeOf(withWalls(stormed(2), { w4: { invaders: horde(3, 0, 0), order: { tile, open: false, by: 0 } } })),
      ).canvas.toBuffer('raw');
    expect(order('bluff').equals(order(null))).toBe(true);
  });
});

describe('what only one seat of Stronghold sees', () => {
  const hand = (seat: number, locale: 'en' | 'fr' = 'en'): DrawTask => ({
    ...{ kind: 'hand', game: 'stronghold', names, awaited: [seat], locale, seat },
    view: withWalls(stormed(2), { w4: { order: { tile: 'bluff', open: false, by: 0 } } }),
  });

  it.each(locales)('the hands of both sides are whole (%s)', (locale) => {
    expect([...troublesOf(hand(0, locale)), ...troublesOf(hand(1, locale))]).toEqual([]);
  });

  it('an invader reads the faces of the orders; a defender every task with what it still wants', () => {
    expect(wordsOn(hand(0)).some((text) => text.includes('Bluff'))).toBe(true);
    const tasks = wordsOn(hand(1));
    expect(tasks).toEqual(expect.arrayContaining(['Cannon', '6 to go', 'Hunt saboteurs']));
  });

  it.each([
    ['en', ['Small, 5 a place', '3', 'Large, 7 a place', '5', 'Open order', 'free']],
    ['fr', ['Petit, 5 par lieu', 'Grand, 7 par lieu', 'Ordre général', 'gratuit', 'Ordres secrets']],
  ] as const)('an invader reads what deployments and orders cost (%s)', (locale, said) => {
    expect(wordsOn(hand(0, locale))).toEqual(expect.arrayContaining([...said]));
  });

  it('a stone is previewed with the defence of each wall before and after', () => {
    const task: DrawTask = {
      ...{ kind: 'preview', game: 'stronghold', names, locale: 'en', awaited: [1], seat: 1 },
      ...{ action: 'stone', argument: 'wall', given: {}, picked: [], choices: ['w1', 'e4'] },
      view: fresh(2),
    };
    const sheet = sheetOf(task);
    expect(textTroubles(sheet)).toEqual([]);
    expect(sheet.pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['choice:w1', 'choice:e4']));
    expect(sheet.texts.filter(({ text }) => text === '6')).toHaveLength(2);
  });

  it.each(locales)(
    'with a partner the first card offers to send troops, and a draft knows the partner’s cards (%s)',
    (locale) => {
      const teams = { ...hand(0, locale), view: { ...stormed(4), viewer: 0 } } as DrawTask;
      expect(troublesOf(teams)).toEqual([]);
      expect(wordsOn(teams).some((text) => /^(?:send|envoi)/.test(text))).toBe(true);
      expect(wordsOn(hand(0, locale)).some((text) => /^(?:send|envoi)/.test(text))).toBe(false);
      const drawn = { 2: ['p2-1', 'p2-2', 'p2-3'], 3: ['p3-1', 'p3-2', 'p3-3'], 4: ['p4-1', 'p4-2', 'p4-3'] } as const;
      const kept = [null, { 2: 'p2-1', 3: 'p3-1', 4: 'p4-1', 5: 'p5-1' }];
      const draft = { drawn: { ...drawn, 5: ['p5-1', 'p5-2', 'p5-3'] }, kept };
      const choosing = { ...teams, view: { ...fresh(4), turn: 0, phase: 'draft', viewer: 0, draft } } as DrawTask;
      expect(troublesOf(choosing)).toEqual([]);
      const words = wordsOn(choosing);
      expect(words.filter((text) => text === (locale === 'en' ? 'partner’s' : 'partenaire'))).toHaveLength(4);
      expect(words.some((text) => text.includes('0/10'))).toBe(false);
    },
  );

  it('a speech is previewed with the strengths of the officer’s wall before and after', () => {
    const view = withWalls(fresh(2), { w3: { invaders: horde(2, 0, 0) } });
    const task: DrawTask = {
      ...{ kind: 'preview', game: 'stronghold', names, locale: 'en', awaited: [1], seat: 1, view },
      ...{ action: 'hero', argument: 'value', given: { action: 'speech' }, picked: [], choices: ['1', '2'] },
    };
    const sheet = sheetOf(task);
    expect(textTroubles(sheet)).toEqual([]);
    // soldier, archer, two stones, the officer's two: 7 against 6, then 8 and 9
    expect(sheet.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['+1', '+2', '7', '8', '9']));
    expect(view.speech).toBe(0);
  });

  it('a cauldron is previewed without those it will kill, the glare without a fight', () => {
    const view = withWalls(fresh(2), { w2: { invaders: horde(0, 1, 2) } });
    const task = (name: string): DrawTask => ({
      ...{ kind: 'preview', game: 'stronghold', names, locale: 'en', awaited: [1], seat: 1, view },
      ...{ action: 'work', argument: 'target', given: { task: name, hourglasses: 2 }, picked: [], choices: ['w2'] },
    });
    const figures = (name: string): string[] => wordsOn(task(name)).filter((text) => text === '4' || text === '2');
    expect(figures('cauldron-goblin').length).toBeGreaterThan(0);
    expect(wordsOn(task('cauldron-goblin'))).not.toEqual(wordsOn(task('platform')));
    expect(wordsOn(task('glare'))).not.toEqual(wordsOn(task('platform')));
  });

  it('a closer look says what the catalogue says', () => {
    const task: DrawTask = {
      ...{ kind: 'lookup', game: 'stronghold', names, locale: 'en', awaited: [], viewer: 'spectator' },
      ...{ lookup: 'look', args: { at: 'walls', what: 'w4' } },
      view: stormed(2),
    };
    expect(troublesOf(task)).toEqual([]);
    expect(wordsOn(task).some((text) => text.includes('3 trolls'))).toBe(true);
    expect(en.lookups.look.label).not.toBe('');
  });
});

describe('the assault in close-up', () => {
  const compared = { poisoned: false, units: 3, advantage: 4 } as const;
  const scene: DrawTask = {
    ...{ kind: 'scene', game: 'stronghold', names, locale: 'fr', awaited: [1] },
    view: stormed(2),
    events: [
      { type: 'killed', data: { by: 'melee', units: horde(0, 0, 2), place: 'e1', seats: [1] } },
      { type: 'compared', data: { ...compared, wall: 'e1', attack: 2, defence: 5, outcome: 'repelled' } },
      { type: 'compared', data: { ...compared, wall: 'w4', attack: 9, defence: 5, outcome: 'breached' } },
      { type: 'rammed', data: { taken: 3, strength: 6, gate: 1, resistance: 4 } },
    ],
  };

  it('puts every wall that was fought for side by side, with both strengths, the fallen and the gate', () => {
    expect(troublesOf(scene)).toEqual([]);
    const sheet = sheetOf(scene);
    expect(sheet.pieces.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['fight:e1', 'fight:w4', 'units:lost-e1:goblin', 'ramming']),
    );
    expect(sheet.texts.map(({ text }) => text)).toContain('BRÈCHE');
  });

  it('counts those who fell in the siege tower of the wall', () => {
    const fallen = {
      type: 'killed',
      data: { by: 'melee', units: horde(0, 1, 0), place: 'st-w2', seats: [1] },
    } as const;
    const fought = { ...compared, wall: 'w2', attack: 2, defence: 5, outcome: 'repelled' } as const;
    const sheet = sheetOf({ ...scene, events: [fallen, { type: 'compared', data: fought }] });
    expect(sheet.pieces.map(({ id }) => id)).toContain('units:lost-w2:orc');
  });

  it('says of a shot card that meets nobody that it hits nobody', () => {
    const cannon = (tower: string, card: string) =>
      ({ type: 'cannonFired', data: { seat: 1, tower, zone: 'fe', card } }) as const;
    const view = { ...fresh(2), foregrounds: { fw: horde(0, 0, 0), fe: horde(0, 1, 0) } };
    const said = (locale: 'en' | 'fr') =>
      wordsOn({ ...scene, locale, view, events: [cannon('te1', 'goblin'), cannon('te2', 'goblin-orc')] });
    expect(said('en')).toEqual(expect.arrayContaining(['“goblin”, nobody there to hit', 'shot card “goblin or orc”']));
    expect(said('fr')).toContain('«\u00a0gobelin\u00a0», personne à toucher');
  });

  it('bears the turn that was fought, though the next has begun', () => {
    const over = { type: 'turnEnded', data: { turn: 4, honour: false } } as const;
    const next = { type: 'turnBegan', data: { turn: 5 } } as const;
    const task: DrawTask = { ...scene, view: { ...stormed(2), turn: 5 }, events: [...scene.events, over, next] };
    expect(wordsOn(task)).toContain('Assaut du tour 4 : les murs');
  });

  it('is not drawn where nobody fought', () => {
    expect(drafts({ ...scene, events: [] })).toEqual([]);
  });

  it('reads a volley aloud by its target alone', () => {
    const volley = (zone: 'rw2' | 're3', points: number) =>
      ({ type: 'volleyShot', data: { seats: [1], zone, points } }) as const;
    const shot = { type: 'fired', data: { seat: 0, engine: 'catapult@rw1', wall: 'w1', card: 'miss' } } as const;
    const events = [shot, volley('rw2', 2), volley('re3', 6)];
    const alts = drafts({ ...scene, locale: 'en', events }).map(({ sheet, alt }) => {
      closeSheet(sheet);
      return alt;
    });
    expect(alts).toEqual(['The assault: rw1 → w1: miss; rw2: volley of 2; re3: volley of 6.']);
  });
});

describe('the end of a siege', () => {
  const glory = {
    invaders: { time: 4, deeds: 1, gates: 0, entry: 4, tieBreak: 0 },
    defenders: { time: 6, valour: 3, honour: 1, tieBreak: 0 },
  };
  const end = (tieBreak: number, locale: 'en' | 'fr' = 'en'): DrawTask => ({
    ...{ kind: 'end', game: 'stronghold', names, locale, awaited: [] },
    view: { ...stormed(2), glory: { ...glory, defenders: { ...glory.defenders, tieBreak } } },
    outcome: {
      kind: 'won',
      winners: [1],
      scores: [9, 10],
      reason: { key: 'siegeOver', params: { ending: 'glory', winner: 'defenders', invaders: 9, defenders: 10 } },
    },
  });

  it('counts the glory part by part under its name, and a tie-break only where there was one', () => {
    const parts = ['time', 'deeds', 'gates', 'entry', 'valour', 'honour'];
    const words = wordsOn(end(0));
    expect(words).toEqual(expect.arrayContaining(parts));
    expect(words).not.toContain('tie-break');
    expect(wordsOn(end(1))).toContain('tie-break');
  });

  it.each(locales)('is whole (%s)', (locale) => {
    expect(troublesOf(end(1, locale))).toEqual([]);
  });
});
