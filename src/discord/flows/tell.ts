/** What is said after something was done: one line for everybody, the rest for the one who did it. */
import { chaptersOf, toldOf } from '../../kernel/index.js';
import type { Denied, Done } from '../../table/ports.js';
import { sayAt, wordDenial, wordNotice } from '../../table/words.js';
import type { AtTable } from '../at-table.js';
import { type Outgoing, text } from '../components.js';
import { clip } from '../limits.js';
import type { Services } from '../services.js';

const lineChars = 600;

/** What everybody may know of the move, in the table's language; undefined where that is nothing. The board tells what came after. */
export function publicLine(at: AtTable, done: Done): Outgoing | undefined {
  const { table } = done.snapshot;
  const say = sayAt(at.game, table, table.locale);
  const lines = [
    ...done.notices.map((notice) => wordNotice(notice, table.locale)),
    ...toldOf(at.game, chaptersOf(at.game, done.events).move, 'spectator', say),
  ];
  return lines.length === 0 ? undefined : { components: [text(clip(lines.join(' '), lineChars))] };
}

/** All that the asker may know of it, in their own language. */
export function ownLines(at: AtTable, done: Done): string[] {
  return at.seat === undefined ? [] : toldOf(at.game, chaptersOf(at.game, done.events).move, at.seat, at.say);
}

/** Only what the others may not know. */
export function secretLines(at: AtTable, done: Done): string[] {
  const secret = done.events.filter((event) => event.only);
  return at.seat === undefined ? [] : toldOf(at.game, secret, at.seat, at.say);
}

/** Why not, in the asker's language. */
export function deniedSentence(at: AtTable, denied: Denied): string {
  return wordDenial(denied, [at.game], at.reader);
}

/** Counts a denial of the table's own; those of the rules are counted where they are judged. */
export function countDenial({ metrics }: Services, denied: Denied): void {
  if (denied.code !== 'refused') metrics.refusals.inc({ code: denied.code });
}
