/** /table: everything about the table of this channel that is not the game itself. */
import type { Command } from '../src/discord/command.js';
import type { AnyGame } from '../src/kernel/index.js';
import { command, subcommand, words } from './build.js';
import {
  clockSubcommand,
  endSubcommand,
  languageSubcommand,
  pauseSubcommand,
  resumeSubcommand,
  undoSubcommand,
} from './table/running.js';
import { joinSubcommand, leaveSubcommand, optionsSubcommand, startSubcommand } from './table/lobby.js';
import {
  boardSubcommand,
  exportSubcommand,
  logSubcommand,
  replaySubcommand,
  statusSubcommand,
} from './table/showing.js';
import { followSubcommand, guessSubcommand, mineSubcommand, rematchSubcommand } from './table/mine.js';
import { importSubcommand } from './table/import.js';
import { openSubcommand } from './table/open.js';
import { claimSubcommand, kickSubcommand, replaceSubcommand } from './table/seats.js';
import { passSubcommand } from './table/pass.js';
import type { Subcommand, TableSubcommand } from './table/subcommand.js';

export function tableCommand(games: readonly AnyGame[]): Command {
  const subcommands: Record<TableSubcommand, Subcommand> = {
    open: openSubcommand(games),
    join: joinSubcommand,
    leave: leaveSubcommand,
    start: startSubcommand,
    options: optionsSubcommand,
    board: boardSubcommand,
    status: statusSubcommand,
    log: logSubcommand,
    replay: replaySubcommand,
    undo: undoSubcommand,
    clock: clockSubcommand,
    pause: pauseSubcommand,
    resume: resumeSubcommand,
    language: languageSubcommand,
    replace: replaceSubcommand,
    claim: claimSubcommand,
    kick: kickSubcommand,
    export: exportSubcommand,
    import: importSubcommand,
    end: endSubcommand,
    rematch: rematchSubcommand,
    mine: mineSubcommand,
    follow: followSubcommand,
    guess: guessSubcommand,
    pass: passSubcommand,
  };
  const named = Object.entries(subcommands) as [TableSubcommand, Subcommand][];
  const byName = new Map<string, Subcommand>(named);
  return {
    json: command(
      words(({ table }) => table),
      named.map(([name, { options }]) =>
        subcommand(
          words(({ table }) => table[name]),
          options,
        ),
      ),
    ),
    async run(use, services) {
      const chosen = byName.get(use.path[1] ?? '');
      if (!chosen) throw new Error(`/table has no subcommand ${use.path.join(' ')}`);
      await chosen.run(use, services);
    },
    async suggest(use, services) {
      return (await byName.get(use.path[1] ?? '')?.suggest?.(use, services)) ?? [];
    },
  };
}
