/** What a board asks those who watch, and whose guesses came true. */
import type { AnyGame } from '../kernel/index.js';
import type { PostedState } from '../store/outbox.js';
import { type Guess, type Guesses, asksGuesses, endsOf, fightAhead } from '../table/guesses.js';
import type { Records, TableStore } from '../table/ports.js';
import type { Snapshot } from '../table/types.js';
import { sayAt, tableText } from '../table/words.js';
import type { FightAhead } from './ports.js';

export type GuessingOptions = {
  guesses: Guesses;
  records: Pick<Records, 'hidden'>;
  store: Pick<TableStore, 'history'>;
};

export type Foreseen = {
  /** Who has guessed right since it was last told, in the table's language. */
  lines: readonly string[];
  /** The fights that are told with these lines. */
  told: readonly string[];
};

/** What one may guess at now. */
export function aheadAt(game: AnyGame, snapshot: Snapshot): FightAhead | undefined {
  const { table } = snapshot;
  const fight = asksGuesses(game, table) ? fightAhead(game, snapshot) : undefined;
  if (!fight) return undefined;
  const { fightEnds = {} } = game.text[table.locale];
  return {
    id: fight.id,
    question: sayAt(game, table, table.locale).text(fight.question),
    ends: fight.ends.map((id) => ({ id, label: fightEnds[id] ?? id })),
  };
}

export function createGuessing({ guesses, records, store }: GuessingOptions) {
  /** How a fight ended and who foresaw it; whoever hides from records is counted and not named. */
  async function line(game: AnyGame, { table }: Snapshot, end: string, all: readonly Guess[]): Promise<string> {
    const hidden = await records.hidden();
    const right = all.filter((guess) => guess.end === end);
    const names = right.filter(({ by }) => !hidden.has(by.id)).map(({ by }) => by.name);
    const worded = game.text[table.locale].fightEnds?.[end] ?? end;
    return tableText[table.locale].foreseen(worded, names, { right: right.length, guessed: all.length });
  }

  return async (game: AnyGame, snapshot: Snapshot, { toldFights }: PostedState): Promise<Foreseen> => {
    const all = game.fights ? await guesses.of(snapshot.table.id) : [];
    const untold = all.filter(({ fight }) => !toldFights.includes(fight));
    if (untold.length === 0) return { lines: [], told: [] };
    const ends = endsOf(game, await store.history(snapshot.table.id, game));
    const told = [...new Set(untold.map(({ fight }) => fight))].filter((fight) => ends.has(fight));
    const lines: string[] = [];
    for (const fight of told) {
      const atIt = untold.filter((guess) => guess.fight === fight);
      lines.push(await line(game, snapshot, ends.get(fight) ?? '', atIt));
    }
    return { lines, told };
  };
}
