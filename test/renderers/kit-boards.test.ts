import { describe, expect, it } from 'vitest';
import { directions } from '../../src/geometry/directions.js';
import { spotsOf } from '../../src/geometry/grid.js';
import { cluster, type UnitGroup, unit } from '../../renderers/kit/clusters.js';
import { diceRow, die, explainDie } from '../../renderers/kit/dice.js';
import { differences, movements, tally } from '../../renderers/kit/differences.js';
import { header, legendLine } from '../../renderers/kit/frame.js';
import { chevron, layGrid, nameRim, outlineSpots, squareOf } from '../../renderers/kit/grid.js';
import { textured, textures } from '../../renderers/kit/hatching.js';
import { colours, seatMark } from '../../renderers/kit/palette.js';
import { section } from '../../renderers/kit/panels.js';
import { cardPlaces, cardRows, choiceDigit, openPrivate, variants } from '../../renderers/kit/private.js';
import { decidersOf, seatName, seatTag } from '../../renderers/kit/seats.js';
import { type Box, at, box, rounded } from '../../renderers/kit/shapes.js';
import { type Sheet, openSheet } from '../../renderers/kit/sheet.js';
import { overlap, textTroubles } from './support/checks.js';

const blank = (): Sheet => openSheet('en', 720);
const texts = (sheet: Sheet): string[] => sheet.texts.map(({ text }) => text);
const painted = (sheet: Sheet, { x, y, width, height }: Box): number =>
  sheet.ctx.getImageData(x, y, width, height).data.filter((value, index) => index % 4 === 3 && value > 0).length;
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

describe('dice', () => {
  it.each([1, 4, 9, 21])('%i of them lie in their room, whole and apart', (count) => {
    const sheet = blank();
    const room = box(100, 100, 560, 190);
    const dice = Array.from({ length: count }, (_, index) => ({
      id: `die:${index}`,
      face: (index % 6) + 1,
      note: '+1',
    }));
    expect(diceRow(sheet, room, dice)).toBeGreaterThanOrEqual(24);
    expect(sheet.pieces.map(({ id }) => id)).toEqual(dice.map(({ id }) => id));
    for (const [index, piece] of sheet.pieces.entries()) {
      expect(isWithin(piece.box, room), piece.id).toBe(true);
      for (const other of sheet.pieces.slice(index + 1)) expect(overlap(piece.box, other.box)).toBeLessThanOrEqual(0);
    }
    expect(textTroubles(sheet)).toEqual([]);
  });

  it('more spots and more icons take more ink; a blank face takes none', () => {
    const ink = (face: number | readonly string[]): number => {
      const sheet = blank();
      die(sheet, at(100, 100), 60, { id: 'die', face, colour: colours.chalk });
      const { data } = sheet.ctx.getImageData(78, 78, 44, 44);
      return data.filter((value, index) => index % 4 === 0 && value < 60).length;
    };
    expect(ink(1)).toBeGreaterThan(0);
    expect(ink(6)).toBeGreaterThan(ink(2));
    expect(ink([])).toBe(0);
    expect(ink(['broadsword'])).toBeGreaterThan(100);
  });

  it('the legend says what a state means, in the game’s own word', () => {
    const sheet = blank();
    explainDie(sheet, 'hit', 'wounds');
    legendLine(sheet, box(0, 682, 1280, 38));
    expect(texts(sheet)).toEqual(['wounds']);
  });
});

describe('boards of squares', () => {
  const grid = { columns: 5, rows: 4 };
  const room = box(11, 103, 905, 561);
  const layout = layGrid(room, grid, { rim: { top: 32, left: 24 } });

  it('lie on whole pixels within their room, as large as it allows, beside the rim', () => {
    const squares = spotsOf(grid).map((spot) => squareOf(layout, spot));
    for (const square of squares) {
      expect(isWithin(square, room)).toBe(true);
      expect([square.x % 1, square.y % 1, square.width]).toEqual([0, 0, 132]);
    }
    expect(squares[0]?.x).toBeGreaterThanOrEqual(room.x + 24);
    expect(layGrid(room, grid, { largest: 60 }).size).toBe(60);
  });

  it('bear the names that players type', () => {
    const sheet = blank();
    nameRim(sheet, layout);
    expect(texts(sheet)).toEqual(['A', 'B', 'C', 'D', 'E', '1', '2', '3', '4']);
    expect(textTroubles(sheet)).toEqual([]);
  });

  it.each(directions)('a chevron points %s: more of it lies on that side', (direction) => {
    const sheet = blank();
    chevron(sheet, at(200, 200), direction, { size: 80 });
    const { data } = sheet.ctx.getImageData(150, 150, 100, 100);
    // The tip is the point furthest from the middle along the direction; behind it the chevron is hollow.
    const { x, y } = {
      x: direction.includes('E') ? 1 : direction.includes('W') ? -1 : 0,
      y: direction.includes('S') ? 1 : direction.includes('N') ? -1 : 0,
    };
    const alpha = (along: number): number => {
      const length = Math.hypot(x, y);
      const px = Math.round(50 + (x / length) * along);
      const py = Math.round(50 + (y / length) * along);
      return data[(py * 100 + px) * 4 + 3] ?? 0;
    };
    expect(alpha(30)).toBeGreaterThan(200);
    expect(alpha(-20)).toBe(0);
  });

  it('an outline runs round squares taken together, not between them', () => {
    const sheet = blank();
    const own = layGrid(box(0, 100, 300, 300), { columns: 3, rows: 3 });
    outlineSpots(
      sheet,
      own,
      [
        { column: 0, row: 0 },
        { column: 1, row: 0 },
        { column: 0, row: 1 },
      ],
      {
        colour: colours.brass,
        width: 4,
        inset: 8,
      },
    );
    // Across the edge that the first two share, and through the corner that goes in.
    expect(painted(sheet, box(94, 130, 12, 40))).toBe(0);
    expect(painted(sheet, box(88, 188, 12, 12))).toBeGreaterThan(10);
    expect(painted(sheet, box(100, 190, 80, 4))).toBeGreaterThan(200);
  });

  it('every texture leaves a pattern, none the same as another', () => {
    const seen = textures.map((texture) => {
      const sheet = blank();
      textured(
        sheet,
        (ctx) => {
          rounded(ctx, box(0, 0, 64, 64), 0);
        },
        { texture, ink: colours.sky },
      );
      return Buffer.from(sheet.ctx.getImageData(0, 0, 64, 64).data).toString('base64');
    });
    expect(new Set(seen).size).toBe(textures.length);
    expect(seen).not.toContain(Buffer.alloc(64 * 64 * 4).toString('base64'));
  });
});

describe('clusters of units', () => {
  const groups = (...counts: readonly number[]): UnitGroup[] =>
    counts.map((count, index) => ({
      id: `kind${index}`,
      shape: 'square',
      colour: colours.vermilion,
      sign: 'O',
      count,
    }));

  it('show a number from two on, the sign, and what changed', () => {
    const sheet = blank();
    unit(sheet, at(100, 100), { id: 'a', shape: 'disc', colour: colours.blue, sign: 'A', size: 44, count: 1 });
    unit(sheet, at(300, 100), {
      id: 'b',
      shape: 'disc',
      colour: colours.blue,
      sign: 'B',
      size: 44,
      count: 3,
      change: -1,
    });
    expect(texts(sheet)).toEqual(['A', 'B', '3', '−1']);
    expect(sheet.legend.has('changed')).toBe(true);
  });

  it.each([
    ['few stand one by one', [2, 3], 5, ['kind0#1', 'kind0#2', 'kind1#1', 'kind1#2', 'kind1#3']],
    ['many become one with a number', [2, 9], 5, ['kind0#1', 'kind0#2', 'kind1']],
    ['none at all is not shown', [0, 1], 5, ['kind1']],
    ['where room is short they are joined', [5, 5, 5, 5, 5], 5, ['kind0', 'kind1', 'kind2', 'kind3', 'kind4']],
  ] as const)('%s', (_, counts, singly, ids) => {
    const sheet = blank();
    const room = box(100, 100, 330, 110);
    expect(cluster(sheet, room, groups(...counts), { size: 44, singly })).toEqual([]);
    expect(sheet.pieces.map(({ id }) => id)).toEqual(ids);
    for (const piece of sheet.pieces) expect(isWithin(piece.box, room), piece.id).toBe(true);
  });

  it('shrink to their floor and no further; who finds no room is named', () => {
    const sheet = blank();
    const room = box(100, 100, 100, 36);
    const left = cluster(sheet, room, groups(2, 2, 2, 2), { size: 60, floor: 32 });
    expect(left.map(({ id }) => id)).toEqual(['kind2', 'kind3']);
    for (const piece of sheet.pieces) expect(piece.box.height).toBeGreaterThanOrEqual(32);
    expect(sheet.pieces).toHaveLength(2);
  });

  it('no badge or delta hides another', () => {
    const sheet = blank();
    const changed = groups(12, 7, 4, 3).map((group) => ({ ...group, change: 2 }));
    cluster(sheet, box(100, 100, 400, 120), changed, { size: 44 });
    expect(textTroubles(sheet)).toEqual([]);
    expect(texts(sheet).filter((text) => text === '+2')).toHaveLength(4);
  });
});

describe('differences by key', () => {
  const before = tally(['orc', 'orc', 'troll']);
  const after = tally(['orc', 'goblin']);

  it('are new, more or fewer, or gone', () => {
    const found = differences(before, after);
    expect(found.change('goblin')).toBe('new');
    expect(found.mark('orc')).toEqual({ change: -1 });
    expect(found.mark('nobody')).toEqual({});
    expect([...found.gone]).toEqual([['troll', 1]]);
    expect(found.by('troll')).toBe(-1);
    expect(found.isAny).toBe(true);
  });

  it('are none where nothing changed, or there is no picture before', () => {
    expect(differences(after, after).isAny).toBe(false);
    const first = differences(undefined, after);
    expect([first.isAny, first.change('goblin'), first.gone.size]).toEqual([false, undefined, 0]);
  });

  it('tell who went where', () => {
    const then = new Map([
      ['ana', 'A1'],
      ['bo', 'B2'],
      ['cy', 'C3'],
    ]);
    const now = new Map([
      ['ana', 'A2'],
      ['bo', 'B2'],
      ['dee', 'D4'],
    ]);
    expect(movements(then, now)).toEqual([{ id: 'ana', from: 'A1', to: 'A2' }]);
    expect(movements(undefined, now)).toEqual([]);
  });
});

describe('seats', () => {
  it('are called by name, or by number where nobody sits', () => {
    expect([seatName(['Ada'], 0), seatName(['Ada'], 1)]).toEqual(['Ada', '#2']);
    expect(decidersOf({ names: ['Ada', 'Bo'], awaited: [1] })).toEqual([{ mark: seatMark(1), name: 'Bo' }]);
    const sheet = blank();
    seatTag(sheet, box(20, 120, 300, 48), { mark: seatMark(1), name: 'Bo' }, { size: 28 });
    expect(texts(sheet)).toEqual(['2', 'Bo']);
    expect(textTroubles(sheet)).toEqual([]);
  });
});

describe('private pictures', () => {
  const heading = { title: 'Your hand', icon: 'card-play', where: 'Round 2' };

  it.each([0, 1, 5, 7, 16])('%i cards lie whole and apart on the sheet', (count) => {
    const laid = cardRows(count, 6, 300);
    const { sheet, body } = openPrivate('en', laid.height + 200, heading);
    const places = cardPlaces(sheet, body, count, laid, 'No cards');
    expect(places).toHaveLength(count);
    for (const [index, place] of places.entries()) {
      expect(isWithin(place, body)).toBe(true);
      for (const other of places.slice(index + 1)) expect(overlap(place, other)).toBeLessThan(0);
    }
    expect(texts(sheet).includes('No cards')).toBe(count === 0);
    expect(sheet.height).toBeGreaterThanOrEqual(720);
  });

  it('a picture about nobody’s decision does not say that the game is over', () => {
    const sheet = openPrivate('en', 500, heading).sheet;
    expect(texts(sheet)).toEqual(['Your hand', 'Round 2']);
    const over = blank();
    header(over, { ...heading, deciders: [] });
    expect(texts(over)).toContain('Game over');
  });

  it.each([1, 2, 3, 4, 5])('%i variants stand numbered side by side', (count) => {
    const { sheet, body } = openPrivate('fr', 600, heading);
    const choices = Array.from({ length: count }, (_, index) => ({ id: `choice:${index}`, label: `Choix ${index}` }));
    const rooms: Box[] = [];
    variants(sheet, body, choices, (room, index) => {
      rooms[index] = room;
    });
    const plates = sheet.pieces.filter(({ id }) => id.startsWith('choice:'));
    plates.forEach((plate, index) => {
      expect(isWithin(rooms[index] ?? body, plate.box)).toBe(true);
      expect(isWithin(plate.box, body)).toBe(true);
      for (const other of plates.slice(index + 1)) expect(overlap(plate.box, other.box)).toBeLessThan(0);
    });
    for (let number = 1; number <= count; number += 1) expect(texts(sheet)).toContain(String(number));
    expect(textTroubles(sheet)).toEqual([]);
  });

  it('the digits of five choices share one square without hiding each other', () => {
    const sheet = blank();
    for (let number = 1; number <= 5; number += 1) choiceDigit(sheet, box(100, 100, 100, 100), number);
    expect(texts(sheet)).toEqual(['1', '2', '3', '4', '5']);
    expect(textTroubles(sheet)).toEqual([]);
  });

  it('a section gives back the room below its title', () => {
    const sheet = blank();
    const inner = section(sheet, box(100, 100, 300, 200), 'Quests');
    expect(isWithin(inner, box(100, 100, 300, 200))).toBe(true);
    expect(inner.y).toBeGreaterThan((sheet.texts[0]?.box.y ?? 0) + (sheet.texts[0]?.box.height ?? 0));
  });
});
