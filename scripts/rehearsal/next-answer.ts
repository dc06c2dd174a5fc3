/** Who is asked now, and what they would say in the words of the page. */
import type { Player } from '@barbican/parlour/player';
import { awaited } from '../../src/kernel/index.js';
import { seatOf } from '../../src/table/seats.js';
import { type Sight, adviceFor } from './onlooker.js';
import { type WordedAnswer, inWords, written } from './wording.js';

export type NextAnswer = { player: Player; seat: number; worded: WordedAnswer };

/** Undefined while bots think. */
export function nextAnswer(players: readonly Player[], sight: Sight): NextAnswer | undefined {
  const { game, match, table, say } = sight;
  const waited = awaited(game, match);
  const player = players.find(({ id }) => waited.includes(seatOf(table, id) ?? -1));
  if (!player) return undefined;
  const seat = seatOf(table, player.id) ?? 0;
  const answer = adviceFor(sight, seat);
  if (!answer) throw new Error(`${player.name} has nothing to say`);
  return { player, seat, worded: inWords(game, match, seat, answer, say) };
}

/** Typed past the page. */
export async function slashAnswer({ player, worded }: NextAnswer, channel: string): Promise<void> {
  const given: Record<string, string | number> = Object.fromEntries(
    worded.args.map(({ name, value }) => [name, typeof value === 'number' ? value : written(value)]),
  );
  await player.slash(channel, worded.command, given);
}
