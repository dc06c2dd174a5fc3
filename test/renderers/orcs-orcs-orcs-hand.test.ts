import { describe, expect, it } from 'vitest';
import { draw, drafts } from '../../renderers/index.js';
import { endDetails } from '../../renderers/orcs-orcs-orcs/end.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { type View, cardCodes } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { type AnyTypes, type Outcome, rngOver, seedRng } from '../../src/kernel/index.js';
import { textTroubles } from './support/checks.js';
import { locales, longNames, names, sheetOf } from './support/company.js';
import { boardOf, experienced, reinforcements, tables } from './support/orcs-tables.js';
import { sketch } from './support/orcs-view.js';
import { moments } from './support/play.js';

describe('the hand', () => {
  it.each(tables)('through a game of $seats ($locale): every card and target is drawn, nothing is clipped', (table) => {
    const troubles = [...moments(orcsOrcsOrcs, { ...table, seed: 'hands', every: 23 })].flatMap((state) => {
      const seat = state.awaited[0] ?? 0;
      const view = orcsOrcsOrcs.view(state.match, seat);
      const sheet = sheetOf({
        kind: 'hand',
        game: 'orcs-orcs-orcs',
        locale: table.locale,
        names,
        awaited: state.awaited,
        seat,
        view,
      });
      const drawn = new Set(sheet.pieces.map((piece) => piece.id));
      const cards = (view.own?.hand ?? []).map((card, index) => `hand:${index}:${card.code}`);
      const missing = cards.filter((id) => !drawn.has(id)).map((id) => `${id} is missing`);
      const troubles = [...textTroubles(sheet), ...missing];
      closeSheet(sheet);
      return troubles;
    });
    expect(troubles).toEqual([]);
  });

  it.each(locales)('every card of the game can be held (%s)', (locale) => {
    const hand = cardCodes.map((code) => ({ code, learned: code === 'wisdom' }));
    const view: View = {
      ...sketch({ players: 2, creatures: { '1i': ['goblin'], '1m': ['golem', 'rider', 'orc', 'shaman'] } }),
      viewer: 0,
      own: {
        seat: 0,
        hand,
        draw: cardCodes,
        missionOffer: ['top-hunter', 'scholar'],
        mission: null,
        missionVp: 0,
        autoBonus: true,
      },
    };
    const sheet = sheetOf({
      kind: 'hand',
      game: 'orcs-orcs-orcs',
      locale,
      names: longNames,
      awaited: [0],
      seat: 0,
      view,
    });
    expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
    for (const code of cardCodes)
      expect(
        sheet.pieces.some((piece) => piece.id.endsWith(`:${code}`)),
        code,
      ).toBe(true);
  });

  it('is nobody else’s to see', () => {
    const [state] = moments(orcsOrcsOrcs, { seats: 2, seed: 'secret', every: 50 });
    if (!state) throw new Error('no game');
    const task = { kind: 'hand', game: 'orcs-orcs-orcs', locale: 'en', names, awaited: [0], seat: 0 } as const;
    for (const viewer of [1, 'spectator'] as const)
      expect(drafts({ ...task, view: orcsOrcsOrcs.view(state.match, viewer) })).toEqual([]);
  });
});

describe('secrets', () => {
  it('whatever is hidden from spectators makes no difference to a single pixel', () => {
    let compared = 0;
    for (const { match, awaited } of moments(orcsOrcsOrcs, {
      seats: 3,
      options: reinforcements ?? {},
      seed: 'veil',
      every: 60,
    })) {
      const other = orcsOrcsOrcs.redeal(match, 'spectator', rngOver(seedRng('another deal')));
      const [truth] = draw(boardOf(orcsOrcsOrcs.view(match, 'spectator'), { awaited }));
      const [fiction] = draw(boardOf(orcsOrcsOrcs.view(other, 'spectator'), { awaited }));
      expect(fiction?.png.equals(truth?.png ?? Buffer.alloc(0))).toBe(true);
      expect(fiction?.alt).toBe(truth?.alt);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  });
});

describe('the end', () => {
  it.each(locales)('shows every seat’s score and how it came about (%s)', (locale) => {
    const last = [...moments(orcsOrcsOrcs, { seats: 4, options: experienced ?? {}, seed: 'end', every: 10_000 })].at(
      -1,
    );
    if (!last?.match.outcome) throw new Error('the game did not end');
    const view = orcsOrcsOrcs.view(last.match, 'spectator');
    const outcome = last.match.outcome as unknown as Outcome<AnyTypes>;
    const [draft] = drafts({
      kind: 'end',
      game: 'orcs-orcs-orcs',
      locale,
      names: longNames,
      awaited: [],
      view,
      outcome,
    });
    if (!draft) throw new Error('nothing was drawn');
    expect(textTroubles(draft.sheet, { shortened: longNames })).toEqual([]);
    for (const seat of [0, 1, 2, 3]) {
      expect(draft.sheet.pieces.some((piece) => piece.id === `score:${seat}`)).toBe(true);
      expect(draft.sheet.pieces.some((piece) => piece.id === `line:${seat}`)).toBe(true);
    }
    // One point a round, and the last one with all that counts in the end.
    const { history = [] } = endDetails({
      ...{ kind: 'end', game: 'orcs-orcs-orcs', names: longNames, awaited: [] },
      ...{ view, locale, outcome },
    });
    expect(history).toHaveLength(view.round);
    expect(history.at(-1)).toEqual(outcome.scores);
  });
});
