/** A game's own command: every action and look-up a subcommand, every argument an option, all from its definition. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Typed } from '../src/discord/asking/read-typed.js';
import type { Command } from '../src/discord/command.js';
import { giveLookup, suggestLookup } from '../src/discord/flows/looking-up.js';
import { giveTyped, suggestTyped } from '../src/discord/flows/typing.js';
import type { OptionGiven } from '../src/discord/incoming.js';
import { limits } from '../src/discord/limits.js';
import { type ActionText, type AnyGame, type Args, actionOf, locales } from '../src/kernel/index.js';
import {
  type ByLocale,
  byLocale,
  command,
  subcommand,
  subcommandGroup,
  suggestedNumber,
  suggestedText,
  words,
} from './build.js';

type Wording = ByLocale<ActionText<Args>>;

/** What is typed for one subcommand. */
type Said = {
  kind: 'action' | 'lookup';
  name: string;
  wording: Wording;
  options: { argument: string; kind: 'text' | 'number'; required: boolean }[];
};

const [first] = locales;

function wordingOf(game: AnyGame, section: 'actions' | 'lookups', name: string): Wording {
  return byLocale((locale) => {
    const worded: ActionText<Args> | undefined = game.text[locale][section][name];
    if (!worded) throw new Error(`${game.id}: ${name} has no wording`);
    return worded;
  });
}

function actionsOf(game: AnyGame): Said[] {
  return Object.keys(game.actions).map((name) => ({
    kind: 'action',
    name,
    wording: wordingOf(game, 'actions', name),
    options: Object.entries(actionOf(game, name)?.args ?? {}).map(([argument, { kind, optional }]) => ({
      argument,
      kind: kind === 'number' ? 'number' : 'text',
      required: !optional,
    })),
  }));
}

function lookupsOf(game: AnyGame): Said[] {
  return Object.entries(game.lookups).map(([name, { args }]) => ({
    kind: 'lookup',
    name,
    wording: wordingOf(game, 'lookups', name),
    options: Object.entries(args).map(([argument, { optional }]) => ({ argument, kind: 'text', required: !optional })),
  }));
}

/** Discord wants what must be said before what may be left out. */
function optionsOf({ wording, options }: Said): APIApplicationCommandBasicOption[] {
  const made = options.map(({ argument, kind, required }) => {
    const worded = byLocale((locale) => {
      const text = wording[locale].args[argument];
      if (!text) throw new Error(`${wording[locale].name}: ${argument} has no wording`);
      return text;
    });
    return kind === 'number' ? suggestedNumber(worded, { required }) : suggestedText(worded, { required });
  });
  return [...made.filter(({ required }) => required), ...made.filter(({ required }) => !required)];
}

/** What was typed under the options' names, under the arguments' own. */
function typedArguments({ wording, options }: Said, given: Readonly<Record<string, OptionGiven>>): Typed {
  return Object.fromEntries(
    options.map(({ argument }) => {
      const value = given[wording[first].args[argument]?.name ?? argument];
      return [argument, typeof value === 'boolean' ? String(value) : value];
    }),
  );
}

/** Look-ups stand beside the actions as long as Discord lists them all, and in a group of their own otherwise. */
function subcommandsOf(actions: readonly Said[], lookups: readonly Said[]) {
  const made = (said: Said) => subcommand(said.wording, optionsOf(said));
  if (actions.length + lookups.length <= limits.commandOptions) return [...actions, ...lookups].map(made);
  const group = words(({ lookup }) => lookup);
  return [...actions.map(made), subcommandGroup(group, lookups.map(made))];
}

export function gameCommand(game: AnyGame): Command {
  const actions = actionsOf(game);
  const lookups = lookupsOf(game);
  const all = [...actions, ...lookups];
  const byName = new Map(all.map((said) => [said.wording[first].name, said]));
  if (byName.size < all.length) throw new Error(`${game.id}: two subcommands have the same name`);
  return {
    json: command(
      byLocale((locale) => game.text[locale].command),
      subcommandsOf(actions, lookups),
    ),
    async run(use, services) {
      const said = byName.get(use.path.at(-1) ?? '');
      if (!said) throw new Error(`${game.id} has no subcommand ${use.path.join(' ')}`);
      const give = said.kind === 'lookup' ? giveLookup : giveTyped;
      await give(use, services, game, said.name, typedArguments(said, use.options));
    },
    async suggest(use, services) {
      const said = byName.get(use.path.at(-1) ?? '');
      const argument = said?.options.find(
        (one) => said.wording[first].args[one.argument]?.name === use.focused,
      )?.argument;
      if (!said || argument === undefined) return [];
      const suggest = said.kind === 'lookup' ? suggestLookup : suggestTyped;
      return suggest(use, services, game, said.name, argument, typedArguments(said, use.options));
    },
  };
}
