/** /table join, leave, start, options: the same as the lobby's buttons and menus. */
import { matching } from '../../src/discord/asking/matching.js';
import { seenBy } from '../../src/discord/flows/find-table.js';
import { tellChange } from '../../src/discord/flows/changing.js';
import { askToConfirm } from '../../src/discord/flows/confirm.js';
import { type Typing, requestOf } from '../../src/discord/incoming.js';
import { clip, limits } from '../../src/discord/limits.js';
import { optionValueText } from '../../src/discord/messages/lobby-options.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import type { Services } from '../../src/discord/services.js';
import type { AtTable } from '../../src/discord/at-table.js';
import { isTextOption, optionOf, shownOptions } from '../../src/kernel/index.js';
import { numberOption, suggestedText, words } from '../build.js';
import { commandWords } from '../text/index.js';
import { type Subcommand, atTableHere, numberOf, textOf } from './subcommand.js';

export const joinSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const reply = await services.tables.join(at.table.id, requestOf(use));
    await tellChange(use, services, reply, at.words.table.joined);
  }),
};

export const leaveSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const isPlaying = at.table.state === 'playing' || at.table.state === 'paused';
    if (isPlaying && at.seat !== undefined) return askToConfirm(use, at, 'leave');
    const reply = await services.tables.leave(at.table.id, requestOf(use));
    return tellChange(use, services, reply, at.words.table.left);
  }),
};

export const startSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const reply = await services.tables.start(at.table.id, requestOf(use));
    await tellChange(use, services, reply, at.words.table.started);
  }),
};

/** What can be typed for the option in hand. */
function offered(at: AtTable, use: Typing): { value: string; label: string }[] {
  const { game, locale } = at;
  const catalogue = game.text[locale];
  if (use.focused === 'variant') {
    return game.options.presets.map(({ id }) => ({ value: id, label: catalogue.presets[id]?.label ?? id }));
  }
  if (use.focused === 'option') {
    return shownOptions(game, at.table.options, at.table.seats.length).map((name) => ({
      value: name,
      label: catalogue.options[name]?.label ?? name,
    }));
  }
  const name = textOf(use, 'option') ?? '';
  const field = optionOf(game, name);
  if (!field || isTextOption(field)) return [];
  return field.values.map((value) => ({
    value: String(value),
    label: optionValueText(game, locale, name, value),
  }));
}

async function suggestOptions(use: Typing, services: Services) {
  const found = await services.tables.find(use.channel);
  const at = found.ok ? seenBy(use, services, found.snapshot) : undefined;
  if (!at) return [];
  return [...matching(offered(at, use), String(use.options[use.focused] ?? ''))]
    .slice(0, limits.autocompleteChoices)
    .map(({ value, label }) => ({ name: clip(label, limits.choiceName), value }));
}

export const optionsSubcommand: Subcommand = {
  options: [
    suggestedText(words(({ options }) => options.variant)),
    suggestedText(words(({ options }) => options.option)),
    suggestedText(words(({ options }) => options.value)),
    numberOption(
      words(({ options }) => options.players),
      { min: 1, max: 25 },
    ),
  ],
  run: atTableHere(async (at, use, services) => {
    const { tables } = services;
    const [variant, option, value] = ['variant', 'option', 'value'].map((name) => textOf(use, name));
    const seats = numberOf(use, 'players');
    const { id } = at.table;
    const request = requestOf(use);
    const said = at.words.table.changed;
    if (seats !== undefined) return tellChange(use, services, await tables.setSeats(id, seats, request), said);
    if (option !== undefined && value !== undefined) {
      return tellChange(use, services, await tables.setOptions(id, { [option]: value }, request), said);
    }
    if (variant !== undefined) return tellChange(use, services, await tables.setPreset(id, variant, request), said);
    return use.respond.privately(noticeMessage(commandWords[use.locale].noOption));
  }),
  suggest: suggestOptions,
};
