/** What is said after something was done: one line for everybody, the rest for the one who did it. */
import type { Denied, Done } from '../../table/ports.js';
import { answerLines } from '../../table/telling.js';
import { wordDenial } from '../../table/words.js';
import type { AtTable } from '../at-table.js';
import { type Outgoing, text } from '../components.js';
import { clip } from '../limits.js';
import type { Services } from '../services.js';

const lineChars = 600;

/** What everybody may know of the move, in the table's language; undefined where that is nothing. The board tells what came after. */
export function publicLine(at: AtTable, done: Done): Outgoing | undefined {
  const { everybody: lines } = answerLines(at.game, done, at);
  return lines.length === 0 ? undefined : { components: [text(clip(lines.join(' '), lineChars))] };
}

/** All that the asker may know of it, in their own language. */
export function ownLines(at: AtTable, done: Done): readonly string[] {
  return answerLines(at.game, done, at).asker;
}

/** Only what the others may not know. */
export function secretLines(at: AtTable, done: Done): readonly string[] {
  return answerLines(at.game, done, at).secret;
}

/** Why not, in the asker's language. */
export function deniedSentence(at: AtTable, denied: Denied): string {
  return wordDenial(denied, [at.game], at.reader);
}

/** Counts a denial of the table's own; those of the rules are counted where they are judged. */
export function countDenial({ metrics }: Services, denied: Denied): void {
  if (denied.code !== 'refused') metrics.refusals.inc({ code: denied.code });
}
