/** The bot's counting (section 17) on small positions, and its manners over whole turns. */
import { describe, expect, it } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { tasks, towers, walls } from '../../../src/games/stronghold/types/terms.js';
import type { Str } from '../../../src/games/stronghold/types/index.js';
import {
  type Advice,
  type Match,
  answerInPlace,
  awaited,
  isLegal,
  locales,
  rngOver,
  sayIn,
  seedRng,
  start,
  think,
} from '../../../src/kernel/index.js';
import {
  camp,
  defender,
  defenderWest,
  garrison,
  inDefence,
  inPhase,
  invader,
  man,
  put,
  reserve,
  say,
} from './table-talk.js';

const lessonAt = (id: string): Match<Str> => {
  const match = stronghold.lesson?.stages.find((stage) => stage.id === id)?.position?.();
  if (!match) throw new Error(`no position ${id}`);
  return match;
};
const rng = rngOver(seedRng('bot'));
const advised = (match: Match<Str>, seat = 0): Advice<Str> => {
  const advice = think(stronghold, match, seat, rng);
  if (!advice) throw new Error('the bot is not asked');
  return advice;
};

describe('the bot of Stronghold', () => {
  it('STR-17.6 saves a wall with its last hourglass: a soldier of the barracks, nobody else', () => {
    expect(advised(lessonAt('lastHourglass'))).toMatchObject({
      action: 'move',
      args: { from: 'barracks', to: 'e1', units: ['1s'] },
    });
  });

  it('STR-17.4 goes where ten break six, not where ten meet eight', () => {
    expect(advised(lessonAt('whichWall'))).toMatchObject({
      action: 'march',
      args: { from: 'rw2', to: 'w3', units: ['2t', '2o'] },
    });
  });

  it('STR-10.15 gives the open order that breaks a second wall', () => {
    expect(advised(lessonAt('tenthPoint'))).toMatchObject({
      action: 'order',
      args: { wall: 'e3', tile: 'goblin-fury', mode: 'open' },
    });
  });

  it('STR-4.7 puts the stone above the rampart where the horde waits, before anything else', () => {
    const match = lessonAt('gather');
    const began = answerInPlace(stronghold, match, { seat: 0, action: 'gather', args: { unit: 'orc' } });
    expect(began.ok).toBe(true);
    const advice = advised(match, 1);
    expect(advice.action).toBe('stone');
    expect(['w2', 'w3']).toContain(advice.action === 'stone' ? advice.args.wall : undefined);
  });

  it('STR-4.6 does not walk to and fro with what is left over', () => {
    const calm = inDefence(6, 3, (board) => {
      board.turn = 10;
      for (const wall of walls) man(board, wall, '2s', 5);
      for (const tower of towers) board.towers[tower] = 'cannon';
      for (const task of tasks) board.tasks[task].done = 1;
      board.barracks = garrison('0');
      board.guards = garrison('0');
    });
    expect(advised(calm.match, defender).action).toBe('done');
  });

  describe('gives reasons that hold', () => {
    it('STR-13.3 a task that is paid is finished because it costs nothing, also while a wall is in danger', () => {
      const paid = inDefence(6, 2, (board) => {
        board.tasks.timber.progress = 2;
        put(board, 'e1', '4t');
      });
      expect(advised(paid.match, defender)).toMatchObject({ action: 'work', why: { key: 'whyFinished' } });
    });

    it('STR-17.6 only a wall that would break is said to break', () => {
      const pressed = inDefence(6, 2, (board) => {
        man(board, 'e1', '1s', 1);
        put(board, 'e1', '1t1o');
      });
      expect(advised(pressed.match, defender).why).toEqual({ key: 'whyHard', params: { wall: 'e1' } });
      const lost = inDefence(6, 2, (board) => {
        man(board, 'e1', '1s', 1);
        put(board, 'e1', '4t');
      });
      expect(advised(lost.match, defender).why).toEqual({ key: 'whyFalls', params: { wall: 'e1' } });
    });

    it('STR-22.1 the wall that it names is one of the seat’s own', () => {
      const table = inDefence(
        6,
        2,
        (board) => {
          man(board, 'e1', '1s', 1);
          put(board, 'e1', '4t');
          man(board, 'w1', '1s', 1);
          put(board, 'w1', '1t1o');
        },
        { seats: 4 },
      );
      expect(advised(table.match, defenderWest).why).toEqual({ key: 'whyHard', params: { wall: 'w1' } });
    });
  });

  it('STR-8.7 sends its first spy to the barracks', () => {
    const table = inPhase(4, (board) => reserve(board, '4o'));
    expect(advised(table.match)).toMatchObject({ action: 'train', args: { training: 'saboteur', where: 'barracks' } });
  });

  it('STR-8.5 trains marksmen where three goblins have three archers in sight, and not for two', () => {
    const after = (goblins: string) =>
      inPhase(4, (board) => {
        board.turn = 5;
        reserve(board, '1o');
        put(board, 'rw2', goblins);
      });
    expect(advised(after('3g').match)).toMatchObject({
      action: 'train',
      args: { training: 'marksman-master', where: 'rw2' },
    });
    expect(advised(after('2g').match).action).toBe('done');
  });

  it('STR-9.6 calls spectres where more will fall than the hospital saves', () => {
    const before = (garrisonOfE4: string) =>
      inPhase(5, (board) => {
        board.turn = 5;
        reserve(board, '1g');
        for (const one of board.invaders) one.used = ['gale'];
        put(board, 'w1', '4o');
        man(board, 'w1', '3a', 1);
        put(board, 'e4', '4o');
        man(board, 'e4', garrisonOfE4, 1);
      });
    expect(advised(before('2a').match)).toMatchObject({ action: 'ritual', args: { ritual: 'spectres' } });
    expect(advised(before('1a').match).action).toBe('done');
  });

  it('STR-13.9 hunts saboteurs when there is time and a guard to lose', () => {
    const table = inDefence(2, 3, (board) => {
      for (const house of ['barracks', 'forge', 'cathedral'] as const) board.buildings[house].saboteur = true;
    });
    expect(advised(table.match, defender)).toMatchObject({ action: 'work', args: { task: 'hunt' } });
  });

  it('STR-10.12 lays a second order face down where it breaks one more wall', () => {
    const table = inPhase(6, (board) => {
      board.turn = 5;
      board.orders.openGiven = true;
      put(board, 'w1', '1t2o2g');
      man(board, 'w1', '1s1a', 3);
      for (const one of board.invaders) one.deployed = ['small', 'large'];
    });
    expect(advised(table.match)).toMatchObject({
      action: 'order',
      args: { wall: 'w1', tile: 'goblin-fury', mode: 'secret' },
    });
  });

  it('STR-10.2 weighs a single deployment where it has no time for more', () => {
    const table = inPhase(6, (board) => {
      board.turn = 5;
      camp(board, '9o');
    });
    let asked = 0;
    const mayGoOn = (): boolean => {
      asked += 1;
      return false;
    };
    expect(think(stronghold, table.match, invader, rng, { mayGoOn })?.action).toBe('deploy');
    expect(asked).toBeGreaterThan(0);
  });

  it('STR-18.1 works the ram with whoever is left in the camp', () => {
    const table = inPhase(6, (board) => {
      board.barbican.parts = 2;
      camp(board, '4g');
      put(board, 'fw', '9o');
      put(board, 'fe', '9o');
    });
    const open = say(table, invader, 'deploy', { size: 'small' });
    const marched = new Set<string>();
    for (let next = open, count = 0; count < 12; count += 1) {
      const advice = advised(next.match);
      if (advice.action !== 'march') break;
      marched.add(advice.args.to);
      next = say(next, invader, 'march', advice.args);
    }
    expect([...marched]).toContain('barbican');
  });

  it.each([2, 3, 4])(
    'with %i seats: two turns of answers of its own, legal and worded, with no time to look ahead',
    (seats) => {
      const { match } = start(stronghold, { seats, options: {}, seed: `manners/${seats}` });
      for (let count = 0; match.board.turn < 3 && count < 2000; count += 1) {
        const [seat = 0] = awaited(stronghold, match);
        let own: Advice<Str> | undefined;
        const advice = think(stronghold, match, seat, rng, {
          mayGoOn: () => false,
          policy: (thinking) => {
            own = stronghold.policy(thinking);
            return own;
          },
        });
        if (!advice || !own) throw new Error('nobody is asked');
        expect(isLegal(stronghold, match, seat, own), JSON.stringify(own)).toBe(true);
        const { why } = own;
        if (!why) throw new Error(`no reason for ${own.action}`);
        for (const locale of locales) expect(sayIn(stronghold, locale, []).text(why)).toMatch(/\.$/);
        answerInPlace(stronghold, match, { seat, action: advice.action, args: advice.args });
      }
      expect(match.board.turn).toBe(3);
    },
  );
});
