/** What the table itself can say. Each language words all of it. */
import type { Wordings } from '../../i18n/catalogue.js';
import type { RefusalCode } from '../../kernel/index.js';
import type { DenialParams } from '../ports.js';
import type { ClockKind, NoticeParams, QuietHours, TableState } from '../types.js';

/** A denial with everything in it put into words already. */
export type WordedDenials = Omit<DenialParams, 'refused'>;

export type TableText = {
  denials: Wordings<WordedDenials>;
  notices: Wordings<NoticeParams>;
  /** The kernel's refusals, where the game gives no reason of its own. */
  refusals: Record<RefusalCode, string>;
  /** After a reason: what would be legal. */
  legal: Wordings<{
    choices: { argument: string; choices: string; isAll: boolean };
    range: { argument: string; min: number; max: number };
    /** How many different ones of a list. */
    count: { argument: string; min: number; max: number };
    unknownArgument: { argument: string };
    /** The actions that are open to the asker. */
    actions: { actions: string };
  }>;
  /** The rule's number, set behind its sentence. */
  rule(rule: string): string;
  states: Record<TableState, string>;
  clocks: Record<ClockKind, string>;
  /** When no clock runs, after which clock it is. */
  quiet: (hours: QuietHours & { zone: string }) => string;
  /** Whom the table waits for. */
  waiting(names: string, prompt: string): string;
  /** A reminder, and how long is left. */
  /** How a fight ended, who among those who watch had said so, and how many of how many; who hides is not named. */
  foreseen(end: string, names: readonly string[], count: { right: number; guessed: number }): string;
  reminder(names: string): string;
  emptySeat: string;
  /** Of a seat that nobody holds; without a name where nobody has sat there. */
  seatIsEmpty(name: string): string;
  standsIn(bot: string, name: string): string;
  /** Drawing failed. */
  noPicture: string;
  /** After a short account: how much more there is. */
  moreInLog(count: number): string;
  /** Somebody who wanted direct messages takes none. */
  directClosed(name: string): string;
  /** Posting failed for good. */
  lostPost: string;
  outcome: { won(winners: string): string; allWon: string; lost: string };
};
