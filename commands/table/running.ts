/** /table undo, clock, pause, resume, language, end: the course of a game. */
import { tellChange, tellVoteOrChange } from '../../src/discord/flows/changing.js';
import { askBeforeCancelling, askBeforeUndoing, askToConfirm } from '../../src/discord/flows/confirm.js';
import { type CommandUse, requestOf } from '../../src/discord/incoming.js';
import { locales } from '../../src/i18n/locale.js';
import { hourOf } from '../../src/table/quiet-hours.js';
import { type Clock, clockKinds } from '../../src/table/types.js';
import { clockText } from '../../src/table/words.js';
import { numberOption, suggestedText, textOption, words } from '../build.js';
import { commandWords } from '../text/index.js';
import { suggestedZones } from '../zones.js';
import { clockChoices, languageChoices } from './open.js';
import { type Subcommand, atTableHere, numberOf, textOf } from './subcommand.js';

export const undoSubcommand: Subcommand = {
  options: [
    numberOption(
      words(({ options }) => options.answers),
      { min: 1, max: 100 },
    ),
  ],
  run: atTableHere(async (at, use, services) => {
    const depth = numberOf(use, 'answers') ?? 1;
    if (await askBeforeUndoing(use, services, at, depth)) return;
    const reply = await services.tables.undo(at.table.id, requestOf(use), depth, at.match?.seq);
    await tellVoteOrChange(use, services, at, reply, at.words.table.undone);
  }),
};

/** Of quiet hours that stand already, one end may be changed; otherwise they want both. */
function clockAsked(use: CommandUse, { quiet }: Clock): Partial<Clock> {
  const kind = clockKinds.find((one) => one === textOf(use, 'clock'));
  const zone = textOf(use, 'zone');
  const from = textOf(use, 'quiet-from');
  const to = textOf(use, 'quiet-to');
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(zone === undefined ? {} : { zone }),
    ...(from === undefined && to === undefined
      ? {}
      : { quiet: { from: hourOf(from ?? quiet?.from ?? ''), to: hourOf(to ?? quiet?.to ?? '') } }),
  };
}

export const clockSubcommand: Subcommand = {
  options: [
    textOption(
      words(({ options }) => options.clock),
      { required: true, choices: clockChoices },
    ),
    textOption(words(({ options }) => options.quietFrom)),
    textOption(words(({ options }) => options.quietTo)),
    suggestedText(words(({ options }) => options.zone)),
  ],
  run: atTableHere(async (at, use, services) => {
    const asked = clockAsked(use, at.table.clock);
    const reply = await services.tables.setClock(at.table.id, asked, requestOf(use));
    const set = reply.ok ? reply.snapshot.table.clock : at.table.clock;
    await tellChange(use, services, reply, at.words.table.clock(clockText(set, use.locale)));
  }),
  suggest: (use) => Promise.resolve(suggestedZones(String(use.options['zone'] ?? ''))),
};

export const pauseSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const reply = await services.tables.pause(at.table.id, requestOf(use));
    await tellChange(use, services, reply, at.words.table.paused);
  }),
};

export const resumeSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const reply = await services.tables.resume(at.table.id, requestOf(use));
    await tellChange(use, services, reply, at.words.table.resumed);
  }),
};

export const languageSubcommand: Subcommand = {
  options: [
    textOption(
      words(({ options }) => options.language),
      { required: true, choices: languageChoices },
    ),
  ],
  run: atTableHere(async (at, use, services) => {
    const locale = locales.find((one) => one === textOf(use, 'language')) ?? at.table.locale;
    const reply = await services.tables.setLanguage(at.table.id, locale, requestOf(use));
    await tellChange(use, services, reply, at.words.table.language(commandWords[use.locale].languages[locale]));
  }),
};

export const endSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const { state } = at.table;
    if (state === 'playing' || state === 'paused') return askToConfirm(use, at, 'end');
    const asked = askBeforeCancelling(use, at);
    if (asked) return asked;
    const { tables } = services;
    const { id } = at.table;
    const reply = await (state === 'lobby' ? tables.cancel(id, requestOf(use)) : tables.end(id, requestOf(use)));
    return tellChange(use, services, reply, at.words.table.cancelled);
  }),
};
