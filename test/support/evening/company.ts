/** People at one table who play a whole game, each in their own way: typing or tapping. */
import { expect } from 'vitest';
import { type AnyGame, awaited } from '../../../src/kernel/index.js';
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import { seatOf } from '../../../src/table/seats.js';
import { type BotAtParlour, openBot } from '../bot-at-parlour.js';
import { tap, type } from './hands.js';
import { asks } from '../../../scripts/rehearsal/asked.js';
import { type Sight, adviceFor, asReady, openOnlooker } from '../../../scripts/rehearsal/onlooker.js';
import { inWords } from '../../../scripts/rehearsal/wording.js';

export const here = '#game-night';
export const patienceMs = 240_000;

export type Company = {
  bot: BotAtParlour;
  /** The table as it stands, every card face up. */
  sight(): Promise<Sight>;
  /** Everybody does what a sensible player would, when asked and not before, until the game is over. */
  playToTheEnd(people: readonly Person[], watch?: (sight: Sight) => void): Promise<Sight>;
  close(): Promise<void>;
};
export type Person = { player: Player; way: 'types' | 'taps' };

export const hasAct = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Act');

/**
 * Waits for the ping of this very turn, and finds that it was the only one; or for the board that has called this person
 * already, and nobody since, to ask again, which needs none.
 */
async function called(player: Player, turns: number): Promise<void> {
  await player.until(here, (message) => player.pings.length >= turns || asks(message, player, 'Act'), patienceMs);
  expect(player.pings.length).toBeLessThanOrEqual(turns);
  expect(player.pings.length).toBeGreaterThan(0);
}

async function act({ player, way }: Person, sight: Sight, seat: number): Promise<void> {
  const meant = adviceFor(sight, seat);
  if (!meant) throw new Error(`${player.name} has nothing to say`);
  const answer = way === 'taps' ? asReady(sight, seat, meant) : meant;
  const worded = inWords(sight.game, sight.match, seat, answer, sight.say);
  if (way === 'types') {
    await type(player, here, worded);
    return;
  }
  const panel = await player.click(await player.until(here, hasAct), 'Act');
  expect(panel.ephemeral).toBe(true);
  await tap(player, panel.message, worded, 'en');
}

export async function openCompany(games: readonly AnyGame[]): Promise<Company> {
  const bot = await openBot({ games, paceMs: 0 });
  const channel = bot.parlour.world.channelNamed(here).id;
  const onlooker = await openOnlooker(bot.redisUrl, games, channel);

  async function look(): Promise<Sight> {
    const seen = await onlooker.look();
    if (!seen) throw new Error('there is no game');
    return seen;
  }

  return {
    bot,
    sight: look,
    async playToTheEnd(people, watch) {
      let sight = await look();
      while (!sight.match.outcome) {
        watch?.(sight);
        const waited = awaited(sight.game, sight.match);
        const { table, turns } = sight;
        const next = people.find(({ player }) => waited.includes(seatOf(table, player.id) ?? -1));
        const seat = next && seatOf(table, next.player.id);
        if (next && seat !== undefined) {
          await called(next.player, turns[seat] ?? 0);
          await act(next, sight, seat);
        } else {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        sight = await look();
      }
      return sight;
    },
    async close() {
      onlooker.close();
      await bot.close();
    },
  };
}
