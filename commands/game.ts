/** A game's own command: every action a subcommand, every argument an option, all from the game's definition. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Command } from '../src/discord/command.js';
import { giveTyped, suggestTyped } from '../src/discord/flows/typed.js';
import type { OptionGiven } from '../src/discord/incoming.js';
import { type ActionText, type AnyGame, type Args, actionOf } from '../src/kernel/index.js';
import { type ByLocale, command, subcommand, suggestedNumber, suggestedText } from './build.js';

type Wording = ActionText<Args>;

function wordingOf(game: AnyGame, action: string): ByLocale<Wording> {
  const en = game.text.en.actions[action];
  const fr = game.text.fr.actions[action];
  if (!en || !fr) throw new Error(`${game.id}: ${action} has no wording`);
  return { en, fr };
}

function argumentWording(wording: ByLocale<Wording>, name: string) {
  const en = wording.en.args[name];
  const fr = wording.fr.args[name];
  if (!en || !fr) throw new Error(`${wording.en.name}: ${name} has no wording`);
  return { en, fr };
}

/** Discord wants what must be said before what may be left out. */
function optionsOf(game: AnyGame, action: string): APIApplicationCommandBasicOption[] {
  const wording = wordingOf(game, action);
  const made = Object.entries(actionOf(game, action)?.args ?? {}).map(([name, argument]) => {
    const required = !argument.optional;
    const worded = argumentWording(wording, name);
    return argument.kind === 'number' ? suggestedNumber(worded, { required }) : suggestedText(worded, { required });
  });
  return [...made.filter(({ required }) => required), ...made.filter(({ required }) => !required)];
}

/** What was typed under the options' names, under the arguments' own. */
function typedArguments(game: AnyGame, action: string, options: Readonly<Record<string, OptionGiven>>) {
  const { en } = wordingOf(game, action);
  return Object.fromEntries(
    Object.entries(en.args).map(([argument, { name }]) => {
      const value = options[name];
      return [argument, typeof value === 'boolean' ? String(value) : value];
    }),
  );
}

export function gameCommand(game: AnyGame): Command {
  const actions = Object.keys(game.actions);
  const byName = new Map(actions.map((action) => [wordingOf(game, action).en.name, action]));
  return {
    json: command(
      { en: game.text.en.command, fr: game.text.fr.command },
      actions.map((action) => subcommand(wordingOf(game, action), optionsOf(game, action))),
    ),
    async run(use, services) {
      const action = byName.get(use.path[1] ?? '');
      if (action === undefined) throw new Error(`${game.id} has no subcommand ${use.path.join(' ')}`);
      await giveTyped(use, services, game, action, typedArguments(game, action, use.options));
    },
    async suggest(use, services) {
      const action = byName.get(use.path[1] ?? '');
      if (action === undefined) return [];
      const { en } = wordingOf(game, action);
      const argument = Object.keys(en.args).find((one) => en.args[one]?.name === use.focused);
      if (argument === undefined) return [];
      return suggestTyped(use, services, game, action, argument, typedArguments(game, action, use.options));
    },
  };
}
