import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { towerIds } from '../../../src/games/kingdom-rush/types/index.js';
import { type Locale, locales, sayIn } from '../../../src/kernel/index.js';
import { table } from './table-talk.js';

const sayFor = (locale: Locale) => sayIn(kingdomRush, locale, ['Mira', 'Tom']);
const textOf = (locale: Locale) => kingdomRush.text[locale];

describe.each(locales)('in %s', (locale) => {
  const say = sayFor(locale);

  test('KRU-18.2 a game that is lost as another round would begin is told as ended in the last one', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.board.round = at.view('spectator').rounds + 1;
    const view = at.view('spectator');
    const last = `${view.rounds}/${view.rounds}`;
    expect(textOf(locale).heading(view, say)).toContain(last);
    expect(textOf(locale).alt(view, say)).toContain(last);
  });

  test('13.4 the set-up is no round and no phase, and several who are waited for are put together as in a sentence', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.board.phase = 0;
    expect(textOf(locale).alt(at.view('spectator'), say)).not.toMatch(/(round|manche) \d|phase 0/);
    at.board.phase = 2;
    expect(textOf(locale).alt(at.view('spectator'), say)).toMatch(/Mira (and|et) Tom\. /);
  });

  test('13.4 the text of the whole table says what the letters of the grids stand for', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'g01');
    expect(textOf(locale).status(at.view('spectator'), say).join('\n')).toMatch(/`m` (magic only|magie seulement)/);
  });

  test('KRU-10.3 what a horde is worth is told in words, and the signs of it are explained beside the grids', () => {
    const fallen = { tag: 'h1', card: 'g01', at: 'D3', by: null, kind: 'basic', distance: 3 } as const;
    const destroyed = (reward: { gold: number; diamonds: number; either: boolean }) =>
      textOf(locale).events.destroyed({ ...fallen, reward }, say);
    expect(destroyed({ gold: 1, diamonds: 1, either: true })).toMatch(
      /\((1 gold or 1 diamond|1 pièce d’or ou 1 diamant)\)\.$/,
    );
    expect(destroyed({ gold: 0, diamonds: 2, either: false })).toMatch(/\((2 diamonds|2 diamants)\)\.$/);
    const at = table({ heroes: ['saitam', 'elora'] });
    at.horde('D3', 'g01');
    expect(textOf(locale).status(at.view('spectator'), say).join('\n')).toMatch(/● (gold|pièce d’or) · ◆ diam/);
  });

  test('KRU-14.5, 14.6 a hand tells of an attack as its modifiers make it', () => {
    const at = table({ heroes: ['saitam', 'elora'] });
    at.hand(0, 'mage-1', 'artillery-1');
    const [mage, artillery] = at.board.players[0]?.hand ?? [];
    mage?.mods.push('mod-true', 'mod-soldier');
    artillery?.mods.push('mod-perfect');
    const lines = textOf(locale).hand(at.view(0), 0, say).join('\n');
    expect(lines).toMatch(/\((true and physical damage|dégâts bruts et physiques)\)/);
    expect(lines).toMatch(/2 (times 1×1 on any horde|fois 1×1 sur n’importe quelle horde) /);
  });

  test('KRU-3.7 a plan that places nothing says so in words', () => {
    const said = textOf(locale).texts.planWhole({ text: 'none', hits: 0, done: [] }, say);
    expect(said).toMatch(/^(without a target|sans cible)$/);
  });

  test('KRU-6.2 whole moves that differ in their facing alone differ in their words', () => {
    const move = (facing: 'N' | 'S') =>
      textOf(locale).actions.tower.whole?.(['x', 'D2', facing, ''], { card: 'x', site: 'D2', facing, plan: [] });
    expect(move('N')).not.toBe(move('S'));
  });
});

test('a tower bears its article where a French sentence tells of it', () => {
  const { events } = textOf('fr');
  const say = sayFor('fr');
  for (const card of towerIds) {
    expect(events.bought({ seat: 0, card, to: 0, price: 2 }, say)).toMatch(/^Mira achète (une|un|des) \p{Ll}/u);
  }
  expect(events.passed({ seat: 0, to: 1, card: 'artillery-2', upgraded: 'artillery-3' }, say)).toBe(
    'Mira passe à Tom une artillerie naine, désormais un obusier nain.',
  );
});
