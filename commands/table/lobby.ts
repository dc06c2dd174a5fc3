/** /table join, leave, start, options: the same as the lobby's buttons, menus and forms. */
import { fold, matching, nearestTo } from '../../src/discord/asking/matching.js';
import { seenBy } from '../../src/discord/flows/find-table.js';
import { tellChange } from '../../src/discord/flows/changing.js';
import { askToConfirm } from '../../src/discord/flows/confirm.js';
import { type CommandUse, type Typing, requestOf } from '../../src/discord/incoming.js';
import { clip, limits } from '../../src/discord/limits.js';
import { wishChoices } from '../../src/discord/messages/lobby.js';
import { noWish } from '../../src/discord/messages/lobby-ids.js';
import { optionLabel, optionValueText } from '../../src/discord/messages/lobby-options.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import type { Services } from '../../src/discord/services.js';
import type { AtTable } from '../../src/discord/at-table.js';
import { listIn } from '../../src/i18n/locale.js';
import { isTextOption, optionOf, shownOptions } from '../../src/kernel/index.js';
import { tableText } from '../../src/table/words.js';
import { numberOption, suggestedText, words } from '../build.js';
import { commandWords } from '../text/index.js';
import { type Subcommand, atTableHere, numberOf, textOf } from './subcommand.js';

type Offered = { value: string; label: string };

/** The one that is meant, by value or by label, whatever the case and the accents. */
function meant(offered: readonly Offered[], typed: string): string | undefined {
  const wanted = fold(typed);
  const byValue = offered.find(({ value }) => fold(value) === wanted);
  return (byValue ?? offered.find(({ label }) => fold(label) === wanted))?.value;
}

/** Nothing goes by that name: what does, the likest first. */
function wrongName(at: AtTable, argument: string, offered: readonly Offered[], typed: string): string {
  const near = nearestTo(offered, typed);
  const labels = near.slice(0, named).map(({ label }) => label);
  const { legal, refusals } = tableText[at.locale];
  const choices = legal.choices({ argument, choices: listIn(at.locale, labels, 'or'), isAll: near.length <= named });
  return `⚠️ ${refusals['illegal-argument']} ${choices}`;
}
const named = 8;

async function suggestAmong(use: Typing, services: Services, offered: (at: AtTable) => readonly Offered[]) {
  const found = await services.tables.find(use.channel);
  const at = found.ok ? seenBy(use, services, found.snapshot) : undefined;
  if (!at) return [];
  return [...matching(offered(at), String(use.options[use.focused] ?? ''))]
    .filter(({ value }) => value !== '' && value.length <= limits.choiceValue)
    .slice(0, limits.autocompleteChoices)
    .map(({ value, label }) => ({ name: clip(label, limits.choiceName), value }));
}

const wishesAt = (at: AtTable): readonly Offered[] => wishChoices(at.game, at.table, at.locale, at.words);

export const joinSubcommand: Subcommand = {
  options: [suggestedText(words(({ options }) => options.wish))],
  run: atTableHere(async (at, use, services) => {
    const typed = textOf(use, 'wish');
    const wish = typed === undefined ? undefined : (meant(wishesAt(at), typed) ?? typed);
    const reply = await services.tables.join(at.table.id, requestOf(use), wish === noWish ? null : wish);
    if (!reply.ok && typed !== undefined && reply.code === 'unknown-wish' && wishesAt(at).length > 0) {
      const { name } = commandWords[use.locale].options.wish;
      return use.respond.privately(noticeMessage(wrongName(at, name, wishesAt(at), typed)));
    }
    return tellChange(use, services, reply, at.words.table.joined);
  }),
  suggest: (use, services) => suggestAmong(use, services, wishesAt),
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

function presetsAt({ game, locale }: AtTable): Offered[] {
  const { presets } = game.text[locale];
  return game.options.presets.map(({ id }) => ({ value: id, label: presets[id]?.label ?? id }));
}

function optionsAt({ game, locale, table }: AtTable): Offered[] {
  return shownOptions(game, table.options, table.seats.length).map((name) => ({
    value: name,
    label: optionLabel(game, locale, name),
  }));
}

/** What an option may be. A text is whatever is typed; while it is, the row says what the game thinks of it. */
function valuesAt({ game, locale, table, say }: AtTable, name: string, typed: string): Offered[] {
  const field = optionOf(game, name);
  if (!field) return [];
  if (isTextOption(field)) {
    const text = typed === '' ? String(table.options[name] ?? '') : typed;
    const why = field.check(text, table.options);
    return [{ value: text, label: why ? `${text} · ⚠️ ${say.text(why.reason)}` : text }];
  }
  return field.values.map((value) => ({ value: String(value), label: optionValueText(game, locale, name, value) }));
}

function offeredFor(at: AtTable, use: Typing): readonly Offered[] {
  if (use.focused === 'variant') return presetsAt(at);
  if (use.focused === 'option') return optionsAt(at);
  const option = textOf(use, 'option') ?? '';
  return valuesAt(at, meant(optionsAt(at), option) ?? option, textOf(use, 'value') ?? '');
}

async function setOption(at: AtTable, use: CommandUse, services: Services, typed: { option: string; value: string }) {
  const { options } = commandWords[use.locale];
  const option = meant(optionsAt(at), typed.option);
  if (option === undefined) {
    return use.respond.privately(noticeMessage(wrongName(at, options.option.name, optionsAt(at), typed.option)));
  }
  const values = valuesAt(at, option, typed.value);
  const field = optionOf(at.game, option);
  const value = field && isTextOption(field) ? typed.value : meant(values, typed.value);
  if (value === undefined) {
    return use.respond.privately(noticeMessage(wrongName(at, options.value.name, values, typed.value)));
  }
  const reply = await services.tables.setOptions(at.table.id, { [option]: value }, requestOf(use));
  return tellChange(use, services, reply, at.words.table.changed);
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
    if (option !== undefined && value !== undefined) return setOption(at, use, services, { option, value });
    if (variant !== undefined) {
      const preset = meant(presetsAt(at), variant);
      if (preset !== undefined) return tellChange(use, services, await tables.setPreset(id, preset, request), said);
      const { name } = commandWords[use.locale].options.variant;
      return use.respond.privately(noticeMessage(wrongName(at, name, presetsAt(at), variant)));
    }
    return use.respond.privately(noticeMessage(commandWords[use.locale].noOption));
  }),
  suggest: (use, services) => suggestAmong(use, services, (at) => offeredFor(at, use)),
};
