/** The bot plays by the rules and far better than chance. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import type { Ooo } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { type Match, type Seat, randomAnswer, rngOver, sayIn, seedRng } from '../../../src/kernel/index.js';
import { ownAnswer, playedBy } from '../../support/minds.js';
import type { Setting } from './setting.js';
import { table } from './table.js';

const decide = (match: Match<Ooo>, seat: Seat, seed: string) => ownAnswer(orcsOrcsOrcs, match, seat, seed);

function playGame(
  seats: number,
  options: Partial<Ooo['options']>,
  seed: string,
  isBot: (seat: Seat) => boolean,
): Match<Ooo> {
  const rng = rngOver(seedRng(`others/${seed}`));
  return playedBy(orcsOrcsOrcs, { seats, options, seed }, (match, seat) =>
    isBot(seat) ? decide(match, seat, seed) : randomAnswer(orcsOrcsOrcs, match, seat, rng),
  );
}

describe.each(orcsOrcsOrcs.options.presets)('$id', ({ options }) => {
  test.each([2, 3, 4])('a table of %i bots never says anything illegal, and scores well', (seats) => {
    const match = playGame(seats, options, `bots-${seats}`, () => true);
    const scores = match.outcome?.scores ?? [];
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeGreaterThan(30);
  });

  test('one bot beats three random players', () => {
    const match = playGame(4, options, 'versus', (seat) => seat === 1);
    expect(match.outcome?.winners).toEqual([1]);
  });
});

describe('single decisions', () => {
  test('it takes the defeat that is worth most', () => {
    const t = table({
      fate: 'f07',
      on: { '1m': 'goblin rider', '2m': 'chief' },
      hand: { blue: 'zap book-wl book-lf' },
    });
    expect(decide(t.match, 0, 'x')).toMatchObject({
      action: 'cast',
      args: {
        spell: 'zap',
        with: expect.arrayContaining(['book-wl', 'book-lf']) as string[],
        target: ['1m-rider'],
        effect: '3',
      },
    });
  });

  test('it teleports to a lane with something to defeat', () => {
    const t = table({ on: { '4m': 'rider' }, hand: { blue: 'zap book-wl book-lf' }, fate: 'f07' });
    expect(decide(t.match, 0, 'x')).toMatchObject({ action: 'teleport', args: { space: '4' } });
  });

  test('it spreads four damage over two actions', () => {
    const t = table({ on: { '1o': 'golem' }, hand: { blue: 'zap smash book-fe book-ew' } });
    for (let action = 0; action < 2; action += 1) {
      const said = decide(t.match, 0, 'x');
      t.does('blue', said.action, said.args);
    }
    expect(t.trophies('blue', 'golem')).toBe(1);
  });

  test('it says why, in both languages', () => {
    const why = (setting: Setting): string[] => {
      const said = decide(table(setting).match, 0, 'x').why;
      if (!said) throw new Error('no reason was given');
      return (['en', 'fr'] as const).map((locale) => sayIn(orcsOrcsOrcs, locale, ['Ana', 'Ben']).text(said));
    };
    const rider: Setting = { fate: 'f07', on: { '1m': 'rider' }, hand: { blue: 'zap book-wl book-lf' } };
    expect(why(rider)).toEqual([
      'It defeats Orc Rider: 6 VP as values stand.',
      'Créature vaincue\u00a0: Cavalier orque, soit 6 pts pour l’instant.',
    ]);
    expect(why({ ...rider, on: { '4m': 'rider' } })[0]).toBe('There is more to hit in lane 4: 1 creature.');
    expect(why({ hand: { blue: '' }, actions: 1 })[0]).toBe('Nothing you could do now is worth an action.');
  });
});
