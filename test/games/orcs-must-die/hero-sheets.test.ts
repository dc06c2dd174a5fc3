/** The twelve hero sheets at work (7.4.1): what wounds a hero, how far he walks, how much he bears. */
import { expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/orcs-must-die/types/index.js';
import { type Table, siege } from './table-talk.js';

/** What wounds by itself, steps, health. */
const sheets: Record<HeroId, readonly [string, number, number]> = {
  maximilian: ['S', 2, 11],
  gabriella: ['S', 2, 10],
  ivy: ['VB', 3, 11],
  cygnus: ['V', 2, 10],
  hogarth: ['', 1, 10],
  tundra: ['B', 2, 12],
  'ball-and-chain': ['B', 1, 12],
  bloodspike: ['S', 2, 11],
  midnight: ['S', 3, 9],
  'sir-winston': ['V', 2, 11],
  blackpaw: ['SB', 3, 13],
  'kobold-king': ['V', 2, 9],
};

test.each(Object.entries(sheets) as [HeroId, (typeof sheets)[HeroId]][])(
  '7.4.1 %s: %j',
  (hero, [icons, move, health]) => {
    const fresh = (): Table => {
      const other: HeroId = hero === 'ivy' ? 'cygnus' : 'ivy';
      const t = siege({ options: { fortress: 'straight-shot', heroes: 'any' }, heroes: [hero, other], at: ['4', 'R'] });
      return t.put('4', { grunt: 1 });
    };
    // One Orc rolls one die; a single icon that is not his does nothing.
    const wounding = ['S', 'V', 'B'].filter((icon) => {
      const t = fresh().battle(icon).run({ step: 'attacks', side: 'order', begun: null, finished: [] });
      return t.hero(hero).health < health;
    });
    expect(wounding.join('')).toBe(icons);
    // Three tiles away at most: 4 to 1.
    const t = fresh().turnOf(hero);
    const reached = ['3', '2', '1'].filter((to) => !refuses(t, to)).length;
    expect(reached).toBe(move);
    const u = fresh();
    u.run({
      step: 'hurt',
      hurt: { slot: 0, wounds: health - 1, from: { by: 'tile', tile: '4', hazard: 'lava' }, stuns: false },
    });
    expect([u.hero(hero).health, u.hero(hero).dead]).toEqual([1, false]);
    u.run({
      step: 'hurt',
      hurt: { slot: 0, wounds: 1, from: { by: 'tile', tile: '4', hazard: 'lava' }, stuns: false },
    });
    expect(u.hero(hero).dead).toBe(true);
  },
);

/** Whether the hero may not walk there in this turn. */
function refuses(t: Table, to: string): boolean {
  const before = t.match;
  try {
    t.say(0, 'move', { to });
    return false;
  } catch {
    return true;
  } finally {
    t.match = before;
  }
}
