import { describe, expect, it } from 'vitest';
import type { BoardTask } from '../../renderers/contract.js';
import { alarmRoom, lines, mapRoom, spotOf } from '../../renderers/defenders/geography.js';
import * as look from '../../renderers/defenders/look.js';
import { boardPieces } from '../../renderers/defenders/shown.js';
import { draw } from '../../renderers/index.js';
import { hasIcon } from '../../renderers/kit/icons.js';
import { type Sheet, closeSheet } from '../../renderers/kit/sheet.js';
import type { Point } from '../../renderers/kit/shapes.js';
import { defenders } from '../../src/games/defenders/index.js';
import type { Dor, View } from '../../src/games/defenders/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { pieceTroubles, textTroubles } from './support/checks.js';
import { crowded, crowdedBefore, opening, worst } from './support/defenders-states.js';
import { locales, longNames, names, sheetOf } from './support/company.js';
import { viewOf } from './support/defenders-view.js';
import { type Moment, moments } from './support/play.js';

const boardOf = (view: View, more: Partial<BoardTask> = {}): BoardTask => ({
  kind: 'board',
  game: 'defenders',
  locale: 'en',
  names,
  awaited: [view.heroes[view.active]?.seat ?? 0],
  view,
  events: [],
  ...more,
});

/** What is missing, too small or hidden of what the view holds. */
const troublesOf = (sheet: Sheet, view: View): string[] => pieceTroubles([sheet], boardPieces(view));
const missingFrom = (sheet: Sheet, view: View): string[] =>
  troublesOf(sheet, view).filter((trouble) => trouble.endsWith('is missing'));

function boardTroubles({ match, before, events, awaited }: Moment<Dor>, locale: Locale): string[] {
  const view = defenders.view(match, 'spectator');
  const sheet = sheetOf(
    boardOf(view, { locale, awaited, events: events as unknown as BoardTask['events'], ...(before ? { before } : {}) }),
  );
  const troubles = [...textTroubles(sheet), ...troublesOf(sheet, view)];
  closeSheet(sheet);
  return troubles.map((trouble) => `turn ${view.turn}, ${view.phase}: ${trouble}`);
}

describe('the map of the realm', () => {
  it('13.3: 74 lines join the 45 places and none crosses another', () => {
    const side = (o: Point, a: Point, b: Point): number =>
      Math.sign((a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x));
    const crossing = lines.flatMap(([a, b], index) =>
      lines.slice(index + 1).flatMap(([c, d]) => {
        if (new Set([a, b, c, d]).size < 4) return [];
        const [p, q, r, s] = [spotOf(a), spotOf(b), spotOf(c), spotOf(d)];
        return side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q) ? [`${a}-${b} and ${c}-${d}`] : [];
      }),
    );
    expect(lines).toHaveLength(74);
    expect(crossing).toEqual([]);
  });

  it('gives map and alarm bar at least 65 % of the picture', () => {
    expect((mapRoom.height + alarmRoom.height) / 1280).toBeGreaterThanOrEqual(0.65);
  });

  it('has an icon for everything', () => {
    const icons = [
      ...[look.generalIcon, look.heroIcon, look.phaseIcon, look.travelIcon, look.specialIcon, look.rewardIcon].flatMap(
        (each) => Object.values<string>(each),
      ),
      ...Object.values(look.peopleLook).map(({ icon }) => icon),
    ];
    expect(icons.filter((name) => !hasIcon(name))).toEqual([]);
  });

  it('no hero wears the colour or shape of a people', () => {
    const peoples = Object.values(look.peopleLook);
    for (const { colour, shape } of [0, 1, 2, 3].map(look.seatMarkOf)) {
      expect(peoples.map((people) => people.colour)).not.toContain(colour);
      expect(peoples.map((people) => people.shape)).not.toContain(shape);
    }
  });
});

const tables = [
  { seats: 4, seed: 'pictures', locale: 'en' },
  { seats: 3, seed: 'tableaux', locale: 'fr' },
  { seats: 2, seed: 'night', locale: 'en' },
  { seats: 1, seed: 'hermit', locale: 'fr' },
  { seats: 1, seed: 'alone', locale: 'fr', options: { heroesPerPlayer: 3 } },
] as const;

describe('the board of Defenders of the Realm', () => {
  it.each(tables)('through a game of $seats ($locale): all is drawn, nothing is clipped, tiny or hidden', (table) => {
    const troubles = [...moments(defenders, { ...table, every: 17 })].flatMap((state) =>
      boardTroubles(state, table.locale),
    );
    expect(troubles).toEqual([]);
  });

  it.each(locales)(
    'at its fullest and with the longest names (%s) text stays whole and nothing is missing',
    (locale) => {
      const view = worst();
      const sheet = sheetOf(boardOf(view, { locale, names: longNames, before: opening }));
      expect(missingFrom(sheet, view)).toEqual([]);
      const mine = textTroubles(sheet, { shortened: longNames }).filter(
        (trouble) => !trouble.includes('lie on each other'),
      );
      expect(mine).toEqual([]);
    },
  );

  it.each([
    ['opening', opening],
    ['crowded', crowded],
  ] as const)('in the %s state no piece hides a name or another piece', (_, view) => {
    for (const locale of locales) {
      const sheet = sheetOf(boardOf(view, { locale }));
      expect([...textTroubles(sheet), ...troublesOf(sheet, view)]).toEqual([]);
    }
  });

  it('stays far below a megabyte at its fullest', () => {
    const [picture] = draw(boardOf(worst(), { before: opening }));
    expect(picture?.png.length).toBeLessThan(1_000_000);
    expect([picture?.width, picture?.height]).toEqual([1280, 1280]);
    expect(picture?.alt.length).toBeLessThanOrEqual(1024);
  });

  it('what decides the turn is at least 32 px high: who decides, hordes, generals, heroes, alarms', () => {
    const sheet = sheetOf(boardOf(crowded));
    expect(sheet.texts.find((text) => text.text.startsWith('Célestine ·'))?.size).toBeGreaterThanOrEqual(32);
    for (const value of ['3/5', '7/12', '1 step'])
      expect(sheet.texts.find((text) => text.text === value)?.size, value).toBeGreaterThanOrEqual(32);
    for (const piece of sheet.pieces.filter(({ id }) => /^(?:minions|hero|general):/u.test(id)))
      expect(piece.box.height, piece.id).toBeGreaterThanOrEqual(32);
  });

  it('marks what changed: new minions, driven out ones, steps of generals, rides, overruns, crystals, life', () => {
    const report = crowded.lastNight?.cards[0];
    const events = report ? [{ type: 'darknessResolved', data: { report } }] : [];
    const sheet = sheetOf(boardOf(crowded, { before: crowdedBefore, events }));
    expect([...sheet.legend.keys()]).toEqual(
      expect.arrayContaining(['changed', 'gone', 'trail', 'ride', 'overrun', 'danger', 'crystal', 'gate']),
    );
    expect(sheet.pieces.some((piece) => piece.id === 'overrun:blood-flats')).toBe(true);
    expect(sheet.texts.filter((text) => text.text === '+1').length).toBeGreaterThan(4);
    expect(sheet.texts.some((text) => text.text === '+2')).toBe(true);
    expect(troublesOf(sheet, crowded)).toEqual([]);
  });

  it('marks nothing when nothing changed', () => {
    const sheet = sheetOf(boardOf(opening, { before: opening }));
    for (const mark of ['changed', 'gone', 'trail', 'ride', 'overrun'])
      expect(sheet.legend.has(mark), mark).toBe(false);
  });

  it('DOR-11.1: three minions are danger, by hatching, icon and word; two are not', () => {
    const heroes = [{ hero: 'dwarf', seat: 0 }] as const;
    const calm = sheetOf(boardOf(viewOf({ heroes, places: { 'wolf-pass': 'bb' } })));
    const full = sheetOf(boardOf(viewOf({ heroes, places: { 'wolf-pass': 'bbg' } })));
    expect(calm.legend.has('danger')).toBe(false);
    expect(full.legend.has('danger')).toBe(true);
    expect(full.pieces.some((piece) => piece.id === 'full:wolf-pass')).toBe(true);
    expect(full.texts.some((text) => text.text === 'FULL')).toBe(true);
  });

  it('a general one step from the city sets off the alarm', () => {
    const heroes = [{ hero: 'dwarf', seat: 0 }] as const;
    const view = viewOf({ heroes, places: {}, generals: { varkolak: { step: 3 } } });
    const sheet = sheetOf(boardOf(view));
    expect(sheet.texts.some((text) => text.text === '1 step')).toBe(true);
    expect(sheet.legend.has('danger')).toBe(true);
  });

  it('a player who leads several heroes sees one mark for each', () => {
    const heroes = (['dwarf', 'rogue', 'wizard'] as const).map((hero) => ({ hero, seat: 0 }));
    const marks = heroes.map((_, slot) => look.heroMark(viewOf({ heroes }), slot).sign);
    expect(new Set(marks).size).toBe(3);
  });
});
