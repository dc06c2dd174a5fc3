import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { draw } from '../../renderers/index.js';
import { delta } from '../../renderers/kit/marks.js';
import { colours } from '../../renderers/kit/palette.js';
import { type Box, type Point, at, middle } from '../../renderers/kit/shapes.js';
import { type Sheet, closeSheet } from '../../renderers/kit/sheet.js';
import {
  boardHeight,
  boardRoom,
  centre,
  inLane,
  legendRoom,
  onRim,
  ringEdges,
  signSpot,
} from '../../renderers/orcs-orcs-orcs/arena.js';
import { boardPieces } from '../../renderers/orcs-orcs-orcs/shown.js';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import {
  type Kind,
  type Lane,
  type Ooo,
  type Ring,
  type SectionName,
  type View,
  lanes,
  rings,
  sectionNames,
  slots,
} from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { pieceTroubles, textTroubles } from './support/checks.js';
import { locales, longNames, sheetOf } from './support/company.js';
import { boardOf, tables } from './support/orcs-tables.js';
import { sketch } from './support/orcs-view.js';
import { type Moment, moments } from './support/play.js';

/** Every kind of creature on every section, with terrain, toadlings and damage. */
function crowded(): View {
  const all: readonly Kind[] = ['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief'];
  const creatures = Object.fromEntries(sectionNames.map((name) => [name, [...all, ...all]])) as Partial<
    Record<SectionName, readonly Kind[]>
  >;
  const view = sketch({ players: 4, creatures });
  const terrains = ['vegetation', 'stones', 'road'] as const;
  return {
    ...view,
    endTriggered: true,
    lanes: Object.fromEntries(
      lanes.map((lane) => {
        const here = view.lanes[lane];
        const sections = rings.map((ring, index) => {
          const section = here.sections[ring];
          const terrain = terrains[(lane + index) % 3] ?? null;
          const hurt = section.creatures.map((each, at) => (at === 0 ? { ...each, damage: 1 } : each));
          return [ring, { ...section, creatures: hurt, toadlings: 2, terrain }];
        });
        return [lane, { ...here, front: 'i', sections: Object.fromEntries(sections) as typeof here.sections }];
      }),
    ) as View['lanes'],
    players: view.players.map((player) => ({
      ...player,
      score: 128,
      owedDiscards: 2,
      toadlings: ['weaken', 'draw-card', 'magic-energy'],
      powers: ['extra-draw', 'immutable-rules', 'hand-change', 'extra-action', 'no-loss', 'poisoner'],
      trophies: Object.fromEntries(slots.map((slot) => [slot, 12])) as typeof player.trophies,
    })),
    display: {
      attack: ['lightning-bolt', 'lightning-bolt', 'earthquake'],
      knowledge: ['replenish', 'replenish', 'magic-bonds'],
    },
  };
}

type State = Moment<Ooo>;

function boardTroubles({ match, before, events, awaited }: State, locale: Locale): string[] {
  const view = orcsOrcsOrcs.view(match, 'spectator');
  const sheet = sheetOf(boardOf(view, { locale, awaited, events, ...(before ? { before } : {}) }));
  const troubles = [...textTroubles(sheet), ...pieceTroubles([sheet], boardPieces(view))];
  closeSheet(sheet);
  return troubles.map((trouble) => `round ${view.round}, ${view.phase}: ${trouble}`);
}

describe('the board of Orcs Orcs Orcs', () => {
  it.each(tables)('through a game of $seats ($locale): all is drawn, nothing is clipped or tiny or hidden', (table) => {
    const troubles = [...moments(orcsOrcsOrcs, { ...table, seed: 'pictures', every: 17 })].flatMap((state) =>
      boardTroubles(state, table.locale),
    );
    expect(troubles).toEqual([]);
  });

  it.each(locales)(
    'with the longest names and every section full (%s), text stays whole and nothing is missing',
    (locale) => {
      const view = crowded();
      const sheet = sheetOf(boardOf(view, { locale, names: longNames, awaited: [1] }));
      expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
      const missing = pieceTroubles([sheet], boardPieces(view)).filter((trouble) => trouble.endsWith('is missing'));
      expect(missing).toEqual([]);
    },
  );

  it('stays far below a megabyte at its fullest', () => {
    const [picture] = draw(boardOf(crowded(), { before: sketch({ players: 4 }) }));
    expect(picture?.png.length).toBeLessThan(1_000_000);
    expect([picture?.width, picture?.height]).toEqual([1280, boardHeight]);
  });

  it('gives the board itself at least 65 % of the area', () => {
    expect((boardRoom.width * boardRoom.height) / (1280 * boardHeight)).toBeGreaterThanOrEqual(0.65);
  });

  it('what decides the turn is at least 32 px high: names, creatures, values', () => {
    const sheet = sheetOf(boardOf(sketch({ players: 4, creatures: { '1i': ['goblin', 'chief'], '3m': ['rider'] } })));
    const decider = sheet.texts.find((text) => text.text === 'Ada');
    expect(decider?.size).toBeGreaterThanOrEqual(32);
    for (const piece of sheet.pieces.filter((each) => each.id.startsWith('creatures:')))
      expect(piece.box.height, piece.id).toBeGreaterThanOrEqual(32);
  });

  it('marks what changed: new figures, fallen ones, steps towards the tower, breaches, values, scores', () => {
    const before = sketch({ players: 2, creatures: { '1o': ['goblin', 'orc'], '2m': ['rider'], '4i': ['golem'] } });
    const moved = {
      ...before,
      lanes: {
        ...before.lanes,
        1: lane(before, 1, { o: ['orc'], m: ['goblin'] }),
        2: lane(before, 2, {}),
        3: lane(before, 3, { o: ['shaman'] }),
        4: lane(before, 4, {}),
      },
      slots: { ...before.slots, 'mighty-1': { ...before.slots['mighty-1'], cell: 1, value: 7 } },
      players: before.players.map((player) => ({ ...player, score: player.score + 6 })),
    };
    const sheet = sheetOf(
      boardOf(moved, {
        before,
        events: [
          {
            type: 'marched',
            data: { by: 'fate', seat: null, moves: [{ id: 4, kind: 'golem', from: '4i', to: 'tower' }] },
          },
          {
            type: 'breached',
            data: {
              kind: 'golem',
              slot: 'mighty-1',
              lane: 4,
              before: 8,
              after: 7,
              seat: null,
              lost: false,
              kept: false,
            },
          },
        ],
      }),
    );
    expect([...sheet.legend.keys()]).toEqual(expect.arrayContaining(['changed', 'moved', 'fallen', 'breach']));
    expect(sheet.texts.filter((text) => text.text === '+6')).toHaveLength(2);
    expect(sheet.texts.some((text) => text.text === '−1')).toBe(true);
    expect(sheet.pieces.some((piece) => piece.id === 'breach:4')).toBe(true);
    expect(textTroubles(sheet)).toEqual([]);
  });

  it.each(lanes)('keeps the counts and changes of the outer section off the number of lane %i', (lane) => {
    const crowd = (kinds: readonly Kind[]) =>
      sketch({ players: 2, creatures: { [`${lane}o`]: kinds.flatMap((kind) => [kind, kind]) } });
    const sign = onRim(lane, -62);
    const numberOf = (view: View): string => {
      const sheet = sheetOf(boardOf(view, { before: sketch({ players: 2 }) }));
      const { data } = sheet.ctx.getImageData(Math.round(sign.x) - 22, Math.round(sign.y) - 22, 44, 44);
      closeSheet(sheet);
      return Buffer.from(data).toString('base64');
    };
    const bare = numberOf(sketch({ players: 2 }));
    const kinds: readonly Kind[] = ['goblin', 'orc', 'rider', 'golem'];
    for (const many of [1, 2, 3, 4]) expect(numberOf(crowd(kinds.slice(0, many))) === bare, `${many} kinds`).toBe(true);
  });

  it.each(lanes)('says of the mighty how much they can take, also where they have just come to lane %i', (lane) => {
    const creatures = { [`${lane}o`]: ['chief', 'goblin', 'rider'], [`${lane}m`]: ['rider', 'chief'] } as const;
    const sheet = sheetOf(boardOf(sketch({ players: 2, creatures }), { before: sketch({ players: 2 }) }));
    const chiefs = sheet.pieces.filter(({ id }) => id.startsWith(`creatures:${lane}`) && id.includes(':chief:'));
    expect(chiefs).toHaveLength(2);
    for (const { id, box } of chiefs) {
      const isAtItsFoot = ({ text, box: at }: (typeof sheet.texts)[number]): boolean =>
        text === '4' && at.x > box.x - 12 && at.x < box.x + box.width + 12 && Math.abs(at.y - box.y - box.height) < 40;
      expect(sheet.texts.some(isAtItsFoot), id).toBe(true);
    }
    expect(textTroubles(sheet)).toEqual([]);
  });

  it.each(locales)(
    'tells life on the ground from a creature more by its shape, and says what both mean (%s)',
    (locale) => {
      const calm = sketch({ players: 2, creatures: { '1o': ['goblin'] } });
      const view = stony(sketch({ players: 2, creatures: { '1o': ['goblin', 'goblin'] } }));
      const sheet = sheetOf(boardOf(view, { locale, before: stony(calm) }));
      const signs = sheet.texts.filter(({ text, box }) => text === '+1' && box.y < boardRoom.y + boardRoom.height);
      expect(signs).toHaveLength(2);
      const foot = sheet.texts.map(({ text }) => text);
      for (const key of ['delta', 'terrain-stones']) expect(foot, key).toContain(sheet.legend.get(key)?.text);
      const { away, across } = signSpot('o');
      const sign = inLane(1, away, across);
      const tag = sheetOf(boardOf(sketch({ players: 2 })));
      tag.ctx.fillStyle = colours.night;
      tag.ctx.fillRect(0, 0, 200, 200);
      delta(tag, at(100, 100), '+1');
      expect(pointedness(sheet, sign)).toBeLessThan(0.45);
      expect(pointedness(tag, at(100, 100))).toBeGreaterThan(0.6);
    },
  );

  it.each(locales)('at its fullest it still explains every mark it uses (%s)', (locale) => {
    const sheet = sheetOf(boardOf(crowded(), { locale, before: sketch({ players: 4 }) }));
    const foot = sheet.texts.filter(({ box }) => box.y >= legendRoom.y).map(({ text }) => text);
    expect(foot.sort()).toEqual(
      [...sheet.legend.values()]
        .map(({ text }) => text)
        .concat('±1')
        .sort(),
    );
    expect(textTroubles(sheet).filter((trouble) => foot.some((text) => trouble.includes(`"${text}"`)))).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with %i kinds at the wall, on any ground, each is at least 32 px high', (many) => {
    const kinds: readonly Kind[] = ['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief', 'golem', 'chief'];
    for (const number of lanes) {
      const plain = sketch({ players: 2, creatures: { [`${number}i`]: kinds.slice(0, many) } });
      const section = plain.lanes[number].sections.i;
      const creatures = section.creatures.map((each, index) => ({ ...each, damage: index > 5 ? 1 : 0 }));
      const sections = { ...plain.lanes[number].sections, i: { ...section, creatures, terrain: 'stones' as const } };
      const view = { ...plain, lanes: { ...plain.lanes, [number]: { ...plain.lanes[number], sections } } };
      const sheet = sheetOf(boardOf(view, { before: sketch({ players: 2 }) }));
      const standing = sheet.pieces.filter(({ id }) => id.startsWith(`creatures:${number}i`));
      expect(standing).toHaveLength(many);
      for (const { id, box } of standing) expect(box.height, id).toBeGreaterThanOrEqual(32);
      const mighty = kinds.slice(0, many).filter((kind) => kind === 'golem' || kind === 'chief').length;
      const inside = boardRoom.y + boardRoom.height;
      const told = sheet.texts.filter(
        ({ text, box }) => (text === '4' || text === '3') && isAmid(box) && box.y < inside,
      );
      expect(told.length, `lane ${number}`).toBeGreaterThanOrEqual(mighty);
      closeSheet(sheet);
    }
  });

  it.each([0, 1, 2, 3])('keeps the courses of stone where mage %i acts, also as it is posted', (seat) => {
    const view = sketch({ players: 4 });
    const players = view.players.map((player) => (player.seat === seat ? { ...player, space: 4 as const } : player));
    const [picture] = draw(boardOf({ ...view, active: seat, players }));
    const { data, width } = PNG.sync.read(picture?.png ?? Buffer.alloc(0));
    for (const ring of ['m', 'o'] as const) {
      const [near, far] = ringEdges[ring];
      const shown = Array.from({ length: far - near - 20 }, (_, step) => {
        const { x, y } = inLane(4, near + 10 + step, 120);
        return data.readUIntBE((Math.round(y) * width + Math.round(x)) * 4, 3);
      });
      expect(new Set(shown).size, ring).toBeGreaterThan(1);
    }
  });

  it('marks nothing when nothing changed', () => {
    const view = sketch({ players: 3, creatures: { '1o': ['goblin'] } });
    const sheet = sheetOf(boardOf(view, { before: view }));
    for (const mark of ['changed', 'moved', 'fallen', 'breach']) expect(sheet.legend.has(mark), mark).toBe(false);
  });

  it('says so where creatures stand at the wall, by hatching, icon and word', () => {
    const calm = sheetOf(boardOf(sketch({ players: 2, creatures: { '1m': ['goblin'] } })));
    const burning = sheetOf(boardOf(sketch({ players: 2, creatures: { '1i': ['goblin'] } })));
    expect(calm.legend.has('danger')).toBe(false);
    expect(burning.legend.has('danger')).toBe(true);
    expect(burning.texts.some((text) => text.text === 'AT THE WALL')).toBe(true);
  });

  it('shows the open spell with its energy', () => {
    const view = sketch({ players: 2 });
    const casting = { spell: 'fireball', upgrades: ['book-fe'], element: 'F', energy: 2, effectUsed: false } as const;
    const turn = view.turn ? { ...view.turn, casting } : null;
    const sheet = sheetOf(boardOf({ ...view, phase: 'turn-casting', turn }));
    expect(sheet.pieces.some((piece) => piece.id === 'casting:fireball')).toBe(true);
  });
});

/** Stones in the outer section of lane 1. */
function stony(view: View): View {
  const here = view.lanes[1];
  const sections = { ...here.sections, o: { ...here.sections.o, terrain: 'stones' as const } };
  return { ...view, lanes: { ...view.lanes, 1: { ...here, sections } } };
}

/** How wide the foot of a light sign is beside its widest row: that of a heart runs to a point, that of a pill does not. */
function pointedness({ ctx }: Sheet, { x, y }: Point): number {
  const side = 52;
  const { data } = ctx.getImageData(Math.round(x) - side / 2, Math.round(y) - side / 2, side, side);
  const widths = Array.from({ length: side }, (_, row) => {
    const lit = Array.from({ length: side }, (_, column) => column).filter(
      (column) => (data[(row * side + column) * 4] ?? 0) > 180,
    );
    return lit.length === 0 ? 0 : (lit.at(-1) ?? 0) - (lit[0] ?? 0) + 1;
  }).filter((width) => width > 0);
  return Math.max(...widths.slice(-6)) / Math.max(...widths);
}

/** Within the inner ring, where no other number stands. */
const isAmid = (box: Box): boolean =>
  Math.hypot(middle(box).x - centre.x, middle(box).y - centre.y) < ringEdges.i[1] / Math.cos(Math.PI / 6);

/** The lane with other creatures: those it had keep their numbers, new ones get new numbers. */
function lane(view: View, number: Lane, kinds: Partial<Record<Ring, readonly Kind[]>>): View['lanes'][Lane] {
  const here = view.lanes[number];
  const known = rings.flatMap((ring) => here.sections[ring].creatures);
  const section = (ring: Ring): View['lanes'][Lane]['sections'][Ring] => ({
    ...here.sections[ring],
    creatures: (kinds[ring] ?? []).map(
      (kind, index) =>
        known.find((each) => each.kind === kind) ?? { id: 100 + number * 10 + index, kind, damage: 0, hitPoints: 2 },
    ),
  });
  return { ...here, sections: { i: section('i'), m: section('m'), o: section('o') } };
}
