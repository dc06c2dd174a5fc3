/** /help: a one-minute tour. */
import type { Command } from '../src/discord/command.js';
import { helpMessage } from '../src/discord/messages/help.js';
import { command, words } from './build.js';
import { commandWords } from './text/index.js';

export const helpCommand: Command = {
  json: command(words(({ help }) => help)),
  async run(use, { tables }) {
    const games = tables.games.map((game) => game.text[use.locale].name);
    await use.respond.privately(helpMessage(commandWords[use.locale].tour(games)));
  },
};
