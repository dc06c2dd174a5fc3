import { describe, expect, it } from 'vitest';
import { drafts } from '../../renderers/index.js';
import { escapesOf } from '../../renderers/kingdom-rush/alarm.js';
import { boardPieces, handPieces } from '../../renderers/kingdom-rush/shown.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import { type Horde, type View, scenarioIds } from '../../src/games/kingdom-rush/types/index.js';
import { pieceTroubles, textTroubles } from './support/checks.js';
import { locales, longNames, names, sheetOf } from './support/company.js';
import { besieged, hordeOn, laid } from './support/kingdom-rush-view.js';
import { moments } from './support/play.js';

const game = 'kingdom-rush';

function viewAt(scenario: (typeof scenarioIds)[number], seats: number, every = 30): View {
  const [, later] = moments(kingdomRush, { seats, seed: 'easel', options: { scenario }, every });
  if (!later) throw new Error('no game');
  return kingdomRush.view(later.match, 'spectator');
}

describe('the board', () => {
  it.each(scenarioIds)('of %s shows every piece, and nothing is clipped', (scenario) => {
    for (const [index, locale] of locales.entries()) {
      const view = viewAt(scenario, index + 1);
      const sheet = sheetOf({ kind: 'board', game, locale, names: longNames, awaited: [0], view, events: [] });
      expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
      expect(pieceTroubles([sheet], boardPieces(view))).toEqual([]);
      closeSheet(sheet);
    }
  });

  it('KRU-11.7 the gate calls out a horde that would escape, and what it would cost', () => {
    expect(escapesOf(besieged)).toMatchObject([{ gate: 'A4', hearts: 5 }]);
    const sheet = sheetOf({ kind: 'board', game, locale: 'en', names, awaited: [], view: besieged, events: [] });
    expect(sheet.texts.some(({ text }) => text === 'ESCAPING')).toBe(true);
    closeSheet(sheet);
  });

  it.each([
    ['KRU-2.9 held', { held: true }],
    ['KRU-11.5 blocked', { pawns: [{ cell: 'a1', damage: 'physical', seat: 0, warrior: null }] }],
  ] satisfies [string, Partial<Horde>][])('no alarm for a horde that is %s', (_, more) => {
    const view: View = { ...laid, hordes: [hordeOn('B4', more)] };
    expect(escapesOf(view)).toEqual([]);
  });

  it('KRU-11.4 a fast horde two steps away is an alarm, a slow one is not', () => {
    const view = laid;
    expect(escapesOf({ ...view, hordes: [hordeOn('C4')] })).toEqual([]);
    expect(escapesOf({ ...view, hordes: [hordeOn('C4', { hastened: true })] })).toHaveLength(1);
  });
});

describe('the hand', () => {
  it.each(locales)('shows every tower card (%s)', (locale) => {
    const plain = viewAt('scenario-1', 1);
    const hand = plain.supply.slice(0, 12);
    const view: View = { ...plain, players: plain.players.map((player) => ({ ...player, hand })) };
    const sheet = sheetOf({ kind: 'hand', game, locale, names: longNames, awaited: [0], seat: 0, view });
    expect(hand).toHaveLength(12);
    expect(textTroubles(sheet, { shortened: longNames })).toEqual([]);
    expect(pieceTroubles([sheet], handPieces(view, 0))).toEqual([]);
    expect(sheet.height).toBeLessThanOrEqual(1280);
    closeSheet(sheet);
  });
});

describe('the preview', () => {
  it('KRU-8.5 numbers the blocks on which a hero may stand', () => {
    const view: View = { ...laid, hordes: [hordeOn('B4')] };
    const [draft] = drafts({
      ...{ kind: 'preview', game, locale: 'en', names, awaited: [0], view, seat: 0, action: 'move', argument: 'cell' },
      ...{ given: { to: 'B4' }, picked: [], choices: ['a1', 'b1', 'c3'] },
    });
    if (!draft) throw new Error('nothing was drawn');
    const digits = draft.sheet.texts.map(({ text }) => text);
    for (const [digit, count] of [
      ['1', 6],
      ['2', 6],
      ['3', 6],
    ] as const)
      expect(digits.filter((text) => text === digit).length, digit).toBe(count);
    expect(textTroubles(draft.sheet)).toEqual([]);
    closeSheet(draft.sheet);
  });
});
