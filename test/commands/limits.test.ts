import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { commandsFor } from '../../commands/index.js';
import { games } from '../../src/games/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { commandFaults } from '../support/discord-limits.js';
import { quartermaster } from '../support/games/quartermaster.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';

const tried = [...games, anyGame(ticTacToe), anyGame(quartermaster)];
const commands = commandsFor(tried).map(({ json }) => json);

describe('slash commands', () => {
  it.each(commands.map((json) => [json.name, json] as const))(
    '/%s keeps every limit of Discord in both languages',
    (_name, json) => {
      expect(commandFaults(json)).toEqual([]);
    },
  );

  it('have names of their own', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    expect(commands.length).toBeLessThanOrEqual(100);
  });

  it('belong in servers only', () => {
    for (const { contexts } of commands) expect(contexts).toEqual([0]);
  });
});

describe('a game’s command', () => {
  const json = commands.find(({ name }) => name === 'qm');

  it('has a subcommand for every action, named in both languages', () => {
    expect(json?.options?.map(({ name, name_localizations: localised }) => [name, localised?.fr])).toEqual([
      ['load', 'charger'],
      ['pack', 'emballer'],
      ['burn', 'brûler'],
      ['weigh', 'peser'],
      ['guard', 'garder'],
      ['whisper', 'murmurer'],
      ['rest', 'repos'],
    ]);
  });

  it('asks for what must be said, and completes it while one types', () => {
    const load = json?.options?.find(({ name }) => name === 'load');
    expect(load).toMatchObject({
      options: [
        { name: 'crate', required: true, autocomplete: true, type: ApplicationCommandOptionType.String },
        { name: 'cart', required: false, autocomplete: true },
        { name: 'note', required: false, autocomplete: true },
      ],
    });
    const burn = json?.options?.find(({ name }) => name === 'burn');
    expect(burn).toMatchObject({
      options: [{ name: 'torches', type: ApplicationCommandOptionType.Integer, autocomplete: true }],
    });
  });
});
