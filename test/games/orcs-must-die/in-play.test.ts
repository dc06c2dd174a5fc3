/** Every weapon, boss and fortress at work (7.4.3, 7.8, 7.9): what is rolled, walked and bitten, not what the tables say. */
import { describe, expect, test } from 'vitest';
import {
  type BossId,
  type DieId,
  type Events,
  type FortressId,
  type HeroId,
  type Level,
  type RolledDie,
  dieIds,
} from '../../../src/games/orcs-must-die/types/index.js';
import { type Table, siege } from './table-talk.js';

const straight = { fortress: 'straight-shot' } as const;
const letters: Record<DieId, string> = { battle: 'b', fire: 'f', lightning: 'l', arcane: 'a', ice: 'i', health: 'h' };
/** Five battle dice, two of ice and a fixed speed result are `5b 2i V`. */
function told(dice: readonly RolledDie[], fixed: string): string {
  const counted = dieIds.flatMap((die) => {
    const count = dice.filter((one) => one.die === die).length;
    return count > 0 ? [`${count}${letters[die]}`] : [];
  });
  return [...counted, ...(fixed === '' ? [] : [fixed])].join(' ');
}
const eventOf = <K extends keyof Events>(t: Table, type: K): Events[K] | undefined =>
  t.events.find((event) => event.type === type)?.data as Events[K] | undefined;

describe('7.4.3 what a hero rolls with each weapon', () => {
  const arms: Record<HeroId, readonly [string, string, string, string]> = {
    maximilian: ['3b', '4b', '4b 1l', '5b 1f 1l'],
    gabriella: ['2b 1a', '3b 1a', '3b 1a 1i', '4b 1l 1a 1i'],
    ivy: ['3b', '4b', '4b 1l', '5b 1l 1a'],
    cygnus: ['3b', '3b 1l', '3b 1l 1a', '4b 2l 1a'],
    hogarth: ['2b 1i', '3b 1i', '4b 1i', '5b 2i'],
    tundra: ['3b', '3b 1i', '4b 1i', '5b 2i'],
    'ball-and-chain': ['3b', '4b', '5b', '6b 1f'],
    bloodspike: ['3b', '4b', '4b 1f', '5b 2f'],
    midnight: ['3b', '3b V', '4b V', '5b 1l V'],
    'sir-winston': ['3b', '4b', '4b 1f', '5b 1f 1a'],
    blackpaw: ['3b', '4b', '5b', '6b 1l'],
    'kobold-king': ['3b', '3b 1l', '4b 1l', '5b 1l'],
  };
  const reach: Partial<Record<HeroId, readonly number[]>> = { 'kobold-king': [2, 2, 3, 4] };
  const cases = (Object.keys(arms) as HeroId[]).flatMap((hero) =>
    arms[hero].map((dice, rank) => ({ hero, rank, dice })),
  );

  test.each(cases)('$hero with the weapon of rank $rank: $dice', ({ hero, rank, dice }) => {
    const other = hero === 'maximilian' ? 'gabriella' : 'maximilian';
    const t = siege({ options: { ...straight, heroes: 'any' }, heroes: [hero, other], at: ['4', 'R'], level: 3 });
    Object.assign(t.hero(hero), { rank });
    t.put('4', { brute: 1 }).put('3', { brute: 1 }).turnOf(hero);
    if (reach[hero]) expect(t.hero(hero).turn.move).toBe(reach[hero][rank]);
    const without = hero === 'ball-and-chain' ? { without: ['heavy-swing'] } : {};
    // Only a bow reaches the tile beside.
    if (hero === 'ivy') t.say(0, 'attack', { tile: '3' });
    else {
      t.refused(0, 'attack', { tile: '3' });
      t.say(0, 'attack', without);
    }
    const rolled = eventOf(t, 'rolled');
    expect(told(rolled?.dice ?? [], rolled?.fixed ?? '')).toBe(dice);
  });
});

describe('7.8 how each boss comes, walks, strikes and bites', () => {
  /** Move, vulnerability, health for two heroes at levels 2 and 3, attacks at both, bite. */
  const bosses: Record<BossId, readonly [number, string, number, number, string, string, number]> = {
    'mr-moneybags': [1, 'V', 6, 9, '2b', '3b', 2],
    'earth-lord': [1, 'SS', 4, 8, '4b', '6b', 5],
    'fire-lord': [1, 'V', 8, 14, '2b 1f', '3b 2f', 4],
    veyetality: [1, 'B', 5, 9, '2a', '2b 2a', 4],
    swiftyhooves: [2, 'S', 6, 11, '3b', '4b', 5],
    'great-cthulhu': [1, 'K', 5, 9, '4b 1a', '6b 2a', 6],
    'king-in-yellow': [1, 'BV', 4, 7, '1b 2a', '3b 2a', 5],
    'boss-maximilian': [1, 'S', 8, 14, '4b 1f 1l', '5b 2f 1l', 4],
    'boss-gabriella': [1, 'S', 8, 14, '3b 1a 1i', '4b 1l 1a 1i', 4],
    'boss-ivy': [1, 'B', 8, 14, '4b 1l', '5b 1l 1a', 4],
    'boss-cygnus': [1, 'V', 8, 14, '3b 1l 1a', '4b 2l 1a', 4],
    'boss-hogarth': [1, 'K', 8, 14, '4b 1i', '5b 2i', 4],
    'boss-tundra': [1, 'B', 8, 14, '4b 1i', '5b 2i', 4],
    'boss-ball-and-chain': [1, 'B', 8, 14, '5b T', '6b 1f T', 4],
    'boss-bloodspike': [1, 'S', 8, 14, '4b 1f', '5b 2f', 4],
    'boss-midnight': [2, 'S', 8, 14, '4b V', '5b 1l V', 4],
    'boss-sir-winston': [1, 'V', 8, 14, '4b 1f', '5b 1f 1a', 4],
    'boss-blackpaw': [2, 'S', 8, 14, '5b', '6b 1l', 0],
    'boss-kobold-king': [2, 'V', 8, 14, '4b 1l', '5b 1l', 4],
  };
  const beside = (id: BossId): readonly [HeroId, HeroId] =>
    id === 'boss-hogarth' || id === 'boss-tundra' ? ['cygnus', 'ivy'] : ['hogarth', 'tundra'];
  const met = (id: BossId, level: Level, more: { tile: string; at: string }): Table => {
    const t = siege({ options: straight, heroes: beside(id), at: [more.at, 'R'], level });
    t.board.bosses = [{ id, side: 'order', tile: more.tile, health: 9, arrival: 9, stunned: false }];
    return t;
  };

  test.each(Object.entries(bosses) as [BossId, (typeof bosses)[BossId]][])(
    '%s: %j',
    (id, [move, vulnerability, second, third, attack2, attack3, bite]) => {
      for (const [level, health] of [
        [2, second],
        [3, third],
      ] as const) {
        const moment = level === 2 ? 'boss-level2' : 'boss-level3';
        const t = siege({ options: { ...straight, [moment]: id }, heroes: beside(id), at: ['5', 'R'], level });
        t.team.armies = [{ start: '1', left: 2 }];
        t.run({ step: 'arrivals', side: 'order' });
        expect(t.board.bosses.map((boss) => [boss.tile, boss.health])).toEqual([[String(move), health]]);
      }
      const walker = met(id, 2, { tile: '1', at: '5' }).run({ step: 'movement', side: 'order' });
      expect(walker.board.bosses[0]?.tile).toBe(String(1 + move));
      for (const [level, dice] of [
        [2, attack2],
        [3, attack3],
      ] as const) {
        const t = met(id, level, { tile: '4', at: '4' });
        t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
        const blow = eventOf(t, 'groupAttacked');
        const fixed = dice
          .split(' ')
          .filter((part) => /^[A-Z]/.test(part))
          .join('');
        expect(told(blow?.dice ?? [], fixed)).toBe(dice);
      }
      const eater = met(id, 2, { tile: 'R', at: '4' }).run({ step: 'bite' });
      expect(eater.team.rift.health).toBe(6 - bite);
      const [hero] = beside(id);
      const struck = met(id, 2, { tile: '4', at: '4' });
      struck.lies(hero, Array.from(vulnerability), { die: 'lightning' }).run({ step: 'judgeRoll' });
      if (struck.asked() === 'roll' || struck.asked() === 'assign')
        struck.say(0, 'assign', { outcome: [`wound:${id}`] });
      expect(struck.board.bosses[0]?.health).toBe(8);
    },
  );
});

describe('7.9 the way of an Orc through each fortress', () => {
  /** From every start tile, as the turnstiles send it; armies at each level; special tiles. */
  const ways: Record<FortressId, { ways: readonly string[]; armies: string; special: string }> = {
    'first-gate': { ways: ['1 2 3 4 5 R'], armies: '1:1 / 1:2 / 1:2', special: '3 lava-lake' },
    'long-march': { ways: ['1 2 3 4 5 6 R'], armies: '1:1 / 1:2 / 1:3', special: '3 trapsburg' },
    'twin-gates': { ways: ['1 2 5 6 7 R', '3 4 5 6 7 R'], armies: '1:1 / 1:1 3:1 / 1:2 3:1', special: '5 trapsburg' },
    'straight-shot': { ways: ['1 2 3 4 5 R'], armies: '1:2 / 1:2 / 1:3', special: '' },
    'the-fork': { ways: ['1 2 3 4 5 7 8 R', '1 2 6 7 8 R'], armies: '1:1 / 1:2 / 1:3', special: '2 l-join' },
    'cubicle-1': {
      ways: ['1 2 3 4 5 6 R', '1 2 7 8 9 10 R'],
      armies: '1:1 / 1:2 / 1:3',
      special: '2 t-join, 10 teleporter',
    },
    'crossroads-keep': {
      ways: ['1 2 3 4 8 9 11 R', '1 2 5 9 11 R', '1 2 6 7 10 9 11 R'],
      armies: '1:1 / 1:2 / 1:3',
      special: '2 crossroads',
    },
    'side-door': { ways: ['1 2 3 R', '4 5 R'], armies: '1:1 / 1:1 4:1 / 1:1 4:1', special: '' },
    'straight-shot-2': { ways: ['1 2 3 4 5 R'], armies: '1:1 / 1:2 / 1:3', special: '3 pitfall' },
    'acid-canal': { ways: ['1 3 4 7 8 R', '2 5 6 7 8 R'], armies: '1:1 / 1:1 2:1 / 1:2 2:1', special: '7 acid-bath' },
    'cubicle-2': {
      ways: ['1 2 3 4 5 R', '1 2 6 R', '1 2 7 8 9 R'],
      armies: '1:1 / 1:2 / 1:3',
      special: '2 crossroads, 9 teleporter',
    },
    'gas-works': { ways: ['1 2 3 4 5 R', '6 7 R'], armies: '1:1 / 1:2 / 1:2 6:1', special: '3 gas-chamber, 4 pitfall' },
    'last-bastion': {
      ways: ['1 2 3 7 R', '4 5 6 7 R', '8 9 10 R'],
      armies: '1:1 / 1:1 4:1 / 1:1 4:1 8:1',
      special: '10 teleporter',
    },
  };

  test.each(Object.entries(ways) as [FortressId, (typeof ways)[FortressId]][])('%s', (fortress, printed) => {
    const t = siege({ options: { fortress }, heroes: ['maximilian', 'ivy'] });
    for (const way of printed.ways) {
      const path = way.split(' ');
      t.team.units = { [path[0] ?? '']: { grunt: { ready: 1, stunned: 0 } } };
      const walked = [path[0]];
      while (walked.at(-1) !== 'R' && walked.length < 12) {
        t.run({ step: 'movement', side: 'order' });
        walked.push(t.team.tiles.find(({ id }) => t.count(id, 'grunt') > 0)?.id);
      }
      expect(walked.join(' ')).toBe(way);
    }
    const dealt = ([1, 2, 3] as const).map((level) => {
      const u = siege({ options: { fortress }, level });
      if (level > 1) {
        u.board.level = (level - 1) as Level;
        u.team.armies = [];
        u.run({ step: 'upkeep' });
      }
      const count = new Map<string, number>();
      for (const { start, left } of u.team.armies) {
        expect(left).toBe(3);
        count.set(start, (count.get(start) ?? 0) + 1);
      }
      return [...count].map(([start, armies]) => `${start}:${armies}`).join(' ');
    });
    expect(dealt.join(' / ')).toBe(printed.armies);
    const special = t.team.tiles.filter(({ type }) => type !== 'standard' && type !== 'rift');
    expect(special.map(({ id, type }) => `${id} ${type}`).join(', ')).toBe(printed.special);
  });
});
