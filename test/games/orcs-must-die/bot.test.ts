/** The bot plays by the rules, holds the first gate, and can say why (chapter 17). */
import { describe, expect, test } from 'vitest';
import { policy } from '../../../src/games/orcs-must-die/bot/index.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import type { Omd, Options, Side } from '../../../src/games/orcs-must-die/types/index.js';
import {
  type Advice,
  type Match,
  type Seat,
  answerInPlace,
  awaited,
  legal,
  pendingFor,
  randomAnswer,
  rngOver,
  sayIn,
  seedRng,
  start,
} from '../../../src/kernel/index.js';
import { siege } from './table-talk.js';

/** The policy's own answer, with no safety net. */
function decide(match: Match<Omd>, seat: Seat, seed: string, mayGoOn: () => boolean): Advice<Omd> {
  const rng = rngOver(seedRng(seed));
  return policy({
    view: orcsMustDie.view(match, seat),
    seat,
    decisions: pendingFor(orcsMustDie, match, seat),
    rng,
    legal: () => legal(orcsMustDie, match, seat),
    random: () => {
      throw new Error('the bot does not know what to say');
    },
    imagine: () => orcsMustDie.redeal(match, seat, rng),
    mayGoOn,
  });
}

type Table = { seats: number; options: Partial<Options>; seed: string };
type Mind = (match: Match<Omd>, seat: Seat) => Advice<Omd> | undefined;

function play({ seats, options, seed }: Table, mind: Mind): Match<Omd> {
  const { match } = start(orcsMustDie, { seats, options, seed });
  while (!match.outcome) {
    const [seat = 0] = awaited(orcsMustDie, match);
    const said = mind(match, seat);
    if (!said) throw new Error('nothing to say');
    const result = answerInPlace(orcsMustDie, match, { seat, action: said.action, args: said.args });
    if (!result.ok) throw new Error(`${JSON.stringify(said)} is illegal: ${JSON.stringify(result)}`);
  }
  return match;
}

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
