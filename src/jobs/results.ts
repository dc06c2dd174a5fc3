/** The result of a finished game goes into the guild's records, and out again if the game goes on. */
import type { Guilds } from '../store/guilds.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';

export async function recordResult(
  guilds: Guilds,
  { table, match }: Snapshot,
  batch: readonly OutboxEntry[],
): Promise<void> {
  if (batch.every((entry) => entry.kind === 'again')) return;
  const outcome = match?.outcome;
  if (outcome) {
    await guilds.record(table.guild, {
      table: table.id,
      game: table.game,
      at: table.changedAt,
      seats: table.seats.map((holder) => ({ id: holder.kind === 'person' ? holder.id : null, name: holder.name })),
      winners: [...outcome.winners],
      scores: outcome.scores ? [...outcome.scores] : null,
    });
  } else if (batch.some((entry) => entry.notices.some((notice) => notice.kind === 'undone'))) {
    await guilds.unrecord(table.guild, table.id);
  }
}
