/** The bot plays by the rules, holds the first gate, and can say why (chapter 17). */
import { describe, expect, test } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import type { Omd, Options, Side } from '../../../src/games/orcs-must-die/types/index.js';
import {
  type Advice,
  type Match,
  type Seat,
  randomAnswer,
  rngOver,
  sayIn,
  seedRng,
} from '../../../src/kernel/index.js';
import { type Mind, ownAnswer, playedBy } from '../../support/minds.js';
import { siege } from './table-talk.js';

const decide = (match: Match<Omd>, seat: Seat, seed: string, mayGoOn: () => boolean): Advice<Omd> =>
  ownAnswer(orcsMustDie, match, seat, seed, mayGoOn);
const play = (table: { seats: number; options: Partial<Options>; seed: string }, mind: Mind<Omd>): Match<Omd> =>
  playedBy(orcsMustDie, table, mind);

const isWon = ({ outcome }: Match<Omd>): boolean => (outcome?.winners.length ?? 0) > 0;

/** A clock that has run out, so that the table plays fast. */
const hurried = () => false;

test.each([1, 3])('BO-1 to BO-14: %i at the table hold First Gate without a word against the rules', (seats) => {
  const match = play({ seats, options: {}, seed: `held-${seats}` }, (now, seat) => decide(now, seat, 'held', hurried));
  expect(isWon(match)).toBe(true);
});

test('players who do anything at all lose the same gate', () => {
  const rng = rngOver(seedRng('anything'));
  const match = play({ seats: 3, options: {}, seed: 'held-3' }, (now, seat) =>
    randomAnswer(orcsMustDie, now, seat, rng),
  );
  expect(isWon(match)).toBe(false);
});

test('every hero of Unchained, with bosses, special tiles and consent, is played legally', () => {
  const options: Partial<Options> = {
    edition: 'unchained',
    fortress: 'acid-canal',
    'boss-level2': 'vote',
    'boss-finale': 'vote',
    'rift-consent': 'ask',
  };
  expect(
    play({ seats: 4, options, seed: 'unchained' }, (match, seat) => decide(match, seat, 'u', hurried)).outcome,
  ).not.toBeNull();
});

describe('Rivalry', () => {
  test.each<Side>(['order', 'unchained'])('BO-15, BO-16: %s played by bots beats a team that does anything', (side) => {
    const rng = rngOver(seedRng('rivals'));
    const sideOf = (match: Match<Omd>, seat: Seat) => match.board.slots.find((slot) => slot.seat === seat)?.side;
    const match = play({ seats: 4, options: { mode: 'rivalry' }, seed: `rivals-${side}` }, (now, seat) =>
      sideOf(now, seat) === side ? decide(now, seat, side, hurried) : randomAnswer(orcsMustDie, now, seat, rng),
    );
    expect(match.outcome?.winners.map((seat) => sideOf(match, seat))).toEqual([side, side]);
  });
});

test('BO-16 OMD-14.7: bots of a team vote alike; what is left to the enemy’s Rift Lord hits the hero nearest to death', () => {
  const t = siege({
    seats: 4,
    options: { mode: 'rivalry' },
    heroes: ['maximilian', 'ivy', 'midnight', 'bloodspike'],
    at: ['O2', 'O2', 'U1', 'U1'],
    units: { O2: { grunt: 2 } },
  });
  t.board.lord = 2;
  t.hero('ivy').health = 2;
  t.run({ step: 'attacks', side: 'order', begun: null, finished: [] });
  const [first = 0, second = 0, enemy = 0] = t.board.slots.map(({ seat }) => seat);
  const votes = [first, second].map((seat) => decide(t.match, seat, 'vote', hurried).args);
  expect(votes).toEqual([{ option: 'grunt on O2 > maximilian' }, { option: 'grunt on O2 > maximilian' }]);
  t.say(first, 'choose', { option: 'leave' }).say(second, 'choose', { option: 'leave' });
  expect(decide(t.match, enemy, 'spite', hurried).args).toEqual({ option: 'grunt on O2 > ivy' });
});

test('a bot whose time is up still answers, and every reason is a sentence in both languages', () => {
  const reasons = new Set<string>();
  play({ seats: 2, options: {}, seed: 'hurried' }, (match, seat) => {
    const said = decide(match, seat, 'hurried', hurried);
    if (said.why)
      for (const locale of ['en', 'fr'] as const)
        reasons.add(sayIn(orcsMustDie, locale, ['Ana', 'Ben']).text(said.why));
    return said;
  });
  expect(reasons.size).toBeGreaterThan(10);
  for (const reason of reasons) expect(reason).toMatch(/^[A-ZÀ-Ý].*\.$/u);
});

test('BO-15 a swift hero goes over to whom two blows kill while nothing is urgent, and comes home when it is', () => {
  const raid = (units: Record<string, { grunt: number }>, at: readonly string[], health = 3) => {
    const t = siege({
      seats: 4,
      options: { mode: 'rivalry', fortress: 'straight-shot' },
      heroes: ['ivy', 'maximilian', 'midnight', 'bloodspike'],
      at,
      units,
    });
    t.hero('midnight').health = health;
    t.turnOf('ivy');
    return decide(t.match, t.hero('ivy').seat, 'raid', () => true).args;
  };
  const home = ['O2', 'O4', 'U2', 'UR'];
  expect(raid({}, home)).toEqual({ to: 'U1' });
  expect(raid({ O5: { grunt: 1 } }, home)).not.toEqual({ to: 'U1' });
  // Healthy enemies and no friends near their Rift: no reason to go.
  expect(raid({}, ['O2', 'O4', 'UR', 'UR'], 9)).not.toEqual({ to: 'U1' });
  // Half of the Rift is at stake: back, whoever could be hit here.
  expect(raid({ O5: { grunt: 4 } }, ['U1', 'O3', 'U4', 'UR'])).toMatchObject({
    to: expect.stringMatching(/^O[23]$/) as string,
  });
});

test('BO-16 an enemy Rift Lord uses of our traps only what must be used, and rams the feeblest back', () => {
  const at = ['O1', 'OR', 'UR', 'UR'];
  const heroes = ['maximilian', 'ivy', 'midnight', 'bloodspike'] as const;
  const options = { mode: 'rivalry', fortress: 'straight-shot' } as const;
  const t = siege({ seats: 4, options, heroes, at, level: 2, units: { O4: { grunt: 2, runner: 1 } } });
  t.board.lord = 2;
  const spite = (): unknown => {
    for (const seat of [t.hero('maximilian').seat, t.hero('ivy').seat]) t.say(seat, 'assign', { outcome: ['leave'] });
    const seat = t.hero('midnight').seat;
    const said = decide(t.match, seat, 'spite', hurried);
    t.say(seat, 'assign', said.args as { outcome: string[] });
    return said.args;
  };
  t.team.traps['O4'] = ['grinder', 'spike-trap'];
  t.run({ step: 'traps', side: 'order', tiles: ['O4'], aimed: {} });
  expect(spite()).toEqual({ outcome: ['slay:grunt'] });
  t.team.supports['O3>O4'] = { card: 'push-ram', planks: 0 };
  t.put('O4', { grunt: 1 }).run({ step: 'rams', side: 'order', connections: ['O3>O4'] });
  expect(spite()).toEqual({ outcome: ['back:grunt', 'back:grunt'] });
});
