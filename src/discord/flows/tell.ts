/** What is said after something was done: one line for everybody, the rest for the one who did it. */
import { linesOf, sayIn } from '../../kernel/index.js';
import type { Denied, Done } from '../../table/ports.js';
import { type AtTable, namesOf } from '../at-table.js';
import { type Outgoing, text } from '../components.js';
import { clip } from '../limits.js';
import { deniedText, refusedText } from '../refusal.js';
import type { Services } from '../services.js';

const lineChars = 600;

/** What everybody may know of it, in the table's language; undefined where that is nothing. */
export function publicLine(at: AtTable, done: Done): Outgoing | undefined {
  const { table } = done.snapshot;
  const say = sayIn(at.game, table.locale, namesOf(table));
  const lines = linesOf(at.game, done.events, 'spectator', say);
  return lines.length === 0 ? undefined : { components: [text(clip(lines.join(' '), lineChars))] };
}

/** All that the asker may know of it, in their own language. */
export function ownLines(at: AtTable, done: Done): string[] {
  return at.seat === undefined ? [] : linesOf(at.game, done.events, at.seat, at.say);
}

/** Only what the others may not know. */
export function secretLines(at: AtTable, done: Done): string[] {
  const secret = done.events.filter((event) => event.only);
  return at.seat === undefined ? [] : linesOf(at.game, secret, at.seat, at.say);
}

export function deniedSentence(at: AtTable, denied: Denied, action: string): string {
  return denied.code === 'refused' ? refusedText(at, denied.params.refused, action) : deniedText(at.words, denied);
}

/** Counts an answer, taken or refused. */
export function countAnswer({ metrics }: Services, at: AtTable, reply: Done | Denied): void {
  metrics.answers.inc({ game: at.game.id, result: reply.ok ? 'accepted' : 'refused' });
  if (!reply.ok) metrics.refusals.inc({ code: reply.code === 'refused' ? reply.params.refused.code : reply.code });
}
