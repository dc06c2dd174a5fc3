/** Every slash command: the shared ones, and one for each game. */
import type { Command } from '../src/discord/command.js';
import type { AnyGame } from '../src/kernel/index.js';
import { actCommand } from './act.js';
import { barbicanCommand } from './barbican.js';
import { gameCommand } from './game.js';
import { handCommand } from './hand.js';
import { helpCommand } from './help.js';
import { learnCommand } from './learn.js';
import { nightCommand } from './night.js';
import { notifyCommand } from './notify.js';
import { rulesCommand } from './rules.js';
import { statsCommand } from './stats.js';
import { tableCommand } from './table.js';

export function commandsFor(games: readonly AnyGame[]): Command[] {
  return [
    tableCommand(games),
    handCommand,
    actCommand,
    nightCommand(),
    rulesCommand(games),
    learnCommand(games),
    statsCommand(games),
    notifyCommand,
    barbicanCommand,
    helpCommand,
    ...games.map(gameCommand),
  ];
}
