/** Section 12: random games, every preset and player count, keep every invariant. OOO_GAMES sets how many. */
import { describe, expect, test } from 'vitest';
import { spellData } from '../../../src/games/orcs-orcs-orcs/content/spells.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { laneOf, ringOf } from '../../../src/games/orcs-orcs-orcs/rules/geometry.js';
import { drawTarget } from '../../../src/games/orcs-orcs-orcs/rules/players.js';
import { isOpenBefore } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import { deckOf } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import type { Ooo, Options } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import {
  type GameEvent,
  type Match,
  answerInPlace,
  awaited,
  copyJson,
  pending,
  randomAnswer,
  rngOver,
  seedRng,
  start,
} from '../../../src/kernel/index.js';

const games = Number(process.env.OOO_GAMES ?? 1);
const everything: Partial<Options> = {
  missions: true,
  bonusActions: true,
  newFate: true,
  terrain: 9,
  croc: 'goblin',
  toad: 'shaman',
  bomber: 'chief',
  endWhen: 'figures',
  recallFrom: 'deck',
  rotateStart: true,
};
const tables = [
  ...orcsOrcsOrcs.options.presets.map(({ id, options }) => ({ id, options })),
  {
    id: 'terrain chosen, five tiles',
    options: { terrain: 5, bonusActions: true, toad: 'rider' as const, bomber: 'golem' as const },
  },
  { id: 'everything', options: everything },
].flatMap((preset) => [2, 3, 4].map((seats) => ({ ...preset, seats })));

/** Plays at random, seldom passing, so that turns are full of spells. */
function play(
  options: Partial<Options>,
  seats: number,
  seed: string,
  visit: (match: Match<Ooo>, events: readonly GameEvent<Ooo>[]) => void,
) {
  const rng = rngOver(seedRng(`players/${seed}`));
  const { match } = start(orcsOrcsOrcs, { seats, options, seed });
  visit(match, []);
  for (let count = 0; !match.outcome; count += 1) {
    if (count > 6000) throw new Error('no end');
    const asked =
      rng.int(5) === 0 ? pending(orcsOrcsOrcs, match).flatMap((one) => one.seats) : awaited(orcsOrcsOrcs, match);
    const seat = rng.pick(asked);
    let said = randomAnswer(orcsOrcsOrcs, match, seat, rng);
    for (let again = 0; again < 4 && said?.action === 'pass'; again += 1)
      said = randomAnswer(orcsOrcsOrcs, match, seat, rng);
    if (!said) throw new Error(`seat ${seat} has nothing to say`);
    const result = answerInPlace(orcsOrcsOrcs, match, { seat, action: said.action, args: said.args });
    if (!result.ok) throw new Error(`${JSON.stringify(said)} was refused: ${JSON.stringify(result)}`);
    visit(match, result.events);
  }
  return match;
}

/** Invariants 9 and 14 are about what happened, not about how things stand. */
function wrongdoings(before: Match<Ooo>, events: readonly GameEvent<Ooo>[]): string[] {
  const casts = events.flatMap((event) => (event.type === 'spellCast' ? [event.data] : []));
  const unpaid = casts.filter(({ energy, cost }) => energy < cost).map(({ spell }) => `9: ${spell} was not paid`);
  const single = casts.some(({ spell }) => spellData[spell].effects.some(({ does }) => does === 'hit'));
  const struck = events.find((event) => event.type === 'struck')?.data;
  const section = struck?.by === 'spell' ? struck.blows[0]?.section : undefined;
  if (!single || !section || !before.options.newFate) return unpaid;
  const inFront = isOpenBefore(before.board.lanes[laneOf(section)], ringOf(section));
  return inFront ? unpaid : [...unpaid, `14: ${section} was hit behind a creature`];
}

/** Invariant 11: the hand after T3, under the fate card of that turn. */
function shortHands(before: Match<Ooo>, now: Match<Ooo>, events: readonly GameEvent<Ooo>[]): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'turnEnded') return [];
    const { seat, hand } = event.data;
    const target = drawTarget({ ...now.board, fate: before.board.fate }, seat);
    const due = Math.min(target, deckOf(now.board, seat).length);
    return hand === due ? [] : [`11: seat ${seat} drew up to ${hand}, not ${due}`];
  });
}

describe.each(tables)('$id with $seats', ({ options, seats }) => {
  test(
    '12.1 to 12.19 hold after every answer',
    () => {
      for (let game = 0; game < games; game += 1) {
        const seed = `${seats}/${game}`;
        let markers = Infinity;
        let previous: Match<Ooo> | undefined;
        const match = play(options, seats, seed, (now, events) => {
          expect(orcsOrcsOrcs.broken(now), `seed ${seed}, answer ${now.seq}`).toEqual([]);
          if (previous) expect([...wrongdoings(previous, events), ...shortHands(previous, now, events)]).toEqual([]);
          const left = Object.values(now.board.lanes).reduce((sum, lane) => sum + lane.markers.length, 0);
          if (now.board.round > 0) {
            expect(left).toBeLessThanOrEqual(markers);
            markers = left;
          }
          if (previous) {
            for (const slot of Object.keys(now.board.values) as (keyof typeof now.board.values)[]) {
              expect(now.board.values[slot], '5: values only fall').toBeGreaterThanOrEqual(previous.board.values[slot]);
              for (const [seat, player] of now.board.players.entries()) {
                expect(player.gauge[slot], '6: gauges never fall').toBeGreaterThanOrEqual(
                  previous.board.players[seat]?.gauge[slot] ?? 0,
                );
              }
            }
          }
          previous = copyJson(now);
        });
        expect(match.outcome?.winners.length).toBeGreaterThan(0);
        expect(match.board.round).toBeLessThanOrEqual(30);
      }
    },
    60_000 * games,
  );
});
