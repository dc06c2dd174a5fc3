/** Two ways to give an answer: typing it, and tapping it. Each uses nothing of the other. */
import { discordWords } from '../../../src/discord/text/index.js';
import type { Locale } from '../../../src/kernel/index.js';
import type { GivenOptions, Player } from '@barbican/parlour/player';
import type { Reply } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import {
  type WordedAnswer,
  type WordedArgument,
  askedOn,
  bears,
  buttonNames,
  fitsRow,
  pickedOn,
  written,
} from '../../../scripts/rehearsal/wording.js';

type SeenButton = Seen['buttons'][number];
type SeenMenu = Seen['menus'][number];
type SeenOption = SeenMenu['options'][number];
/** What one who taps sees of a panel. */
export type Shown = {
  text: string;
  buttons: Pick<SeenButton, 'label' | 'customId'>[];
  menus: (Pick<SeenMenu, 'customId' | 'placeholder'> & { options: Pick<SeenOption, 'label' | 'value'>[] })[];
};
export type Tapped<S> = { readonly message: S; readonly text: string };
/** All that tapping takes. */
export type Hands<S> = {
  readonly name: string;
  click(panel: S, which: string): Promise<Tapped<S>>;
  select(panel: S, menu: string, choices: string | readonly string[]): Promise<Tapped<S>>;
};

/** A panel as somebody who looks for something on it would describe it. */
function described({ text, buttons, menus }: Shown): string {
  const options = menus.flatMap((menu) => menu.options.map(({ label }) => label));
  return `${text}\nButtons: ${buttons.map(({ label }) => label).join(' | ')}\nMenus: ${options.join(' | ')}`;
}

/** Taps needed for the longest of our actions, with room for leafing through lists. */
const mostTaps = 60;

/** Whether the panel says that the answer was taken, or that the game now asks something else. */
const isTaken = (text: string): boolean => /✅|❓/.test(text);

/** Fills in one option from the rows that Discord shows; types part of the name where the list is longer than those. */
async function fromRows(player: Player, channel: string, command: string, arg: WordedArgument, given: GivenOptions) {
  const wanted = written(arg.value);
  if (!fitsRow(arg.value)) return wanted;
  const typed = ['', ...arg.labels.slice(0, 1), wanted];
  for (const said of typed) {
    const rows = await player.complete(channel, command, arg.name, { ...given, [arg.name]: said });
    const row = rows.find(({ value }) => [wanted, wanted.replaceAll(', ', ',')].includes(String(value)));
    if (row) return row.value;
  }
  throw new Error(`${player.name} types /${command}: no row of ${arg.name} offers ${wanted}`);
}

/** Types the answer as a slash command, every option taken from the rows that autocomplete shows. */
export async function type(player: Player, channel: string, { command, args }: WordedAnswer): Promise<Reply> {
  const given: GivenOptions = {};
  for (const arg of args) given[arg.name] = await fromRows(player, channel, command, arg, given);
  const reply = await player.slash(channel, command, given);
  const said = JSON.stringify(given);
  if (reply.ephemeral && !isTaken(reply.text))
    throw new Error(`${player.name}: /${command} ${said} was answered by: ${reply.text}`);
  return reply;
}

/** The next token of a plan, or its end. */
async function tapToken<S extends Shown>(
  player: Hands<S>,
  panel: S,
  { labels }: WordedArgument,
  locale: Locale,
): Promise<Tapped<S>> {
  const words = discordWords[locale];
  const picked = pickedOn(panel.text);
  const label = labels[picked];
  if (label === undefined) return player.click(panel, picked === 0 ? words.panel.none : words.panel.planDone(picked));
  const button = panel.buttons.find((one) => bears(one.label, label));
  if (button) return player.click(panel, button.customId);
  for (const menu of panel.menus) {
    const row = menu.options.find((one) => bears(one.label, label));
    if (row) return player.select(panel, menu.customId, [row.value]);
  }
  if (panel.buttons.some((one) => one.label === words.next)) return player.click(panel, words.next);
  throw new Error(`${player.name} finds no ${label} on the panel:\n${described(panel)}`);
}

/** The whole answer, where the panel holds it ready before this question. */
function tapWhole<S extends Shown>(player: Hands<S>, panel: S, label: string): Promise<Tapped<S>> | undefined {
  const button = panel.buttons.find((one) => bears(one.label, label));
  if (button) return player.click(panel, button.customId);
  for (const menu of panel.menus) {
    const row = menu.options.find((one) => bears(one.label, label));
    if (row) return player.select(panel, menu.customId, [row.value]);
  }
  return undefined;
}

/** One tap that brings the question nearer to its answer. */
async function tapTowards<S extends Shown>(
  player: Hands<S>,
  panel: S,
  { args, questions, whole }: WordedAnswer,
  locale: Locale,
): Promise<Tapped<S>> {
  const words = discordWords[locale].panel;
  const has = (label: string) => panel.buttons.some((one) => one.label === label);
  const asked = askedOn(panel.text, questions);
  const ready = asked?.isWholeListed && whole !== undefined ? tapWhole(player, panel, whole) : undefined;
  if (ready) return ready;
  const arg = args.find((one) => one.name === asked?.name);
  if (asked && !arg) return player.click(panel, asked.skip ?? words.leaveOut);
  if (arg?.kind === 'plan') return tapToken(player, panel, arg, locale);
  if (arg) {
    if (arg.labels.length === 0) return player.click(panel, words.none);
    const button = panel.buttons.find((one) => arg.labels.length === 1 && bears(one.label, arg.labels[0] ?? ''));
    for (const menu of panel.menus) {
      const rows = menu.options.filter((one) => arg.labels.some((label) => bears(one.label, label)));
      if (rows.length !== arg.labels.length) continue;
      return player.select(
        panel,
        menu.customId,
        rows.map(({ value }) => value),
      );
    }
    // Beside a menu of whole moves the choices themselves may stand on buttons.
    if (button) return player.click(panel, button.customId);
    const on = discordWords[locale].next;
    if (has(on)) return player.click(panel, on);
    throw new Error(`${player.name} finds no ${arg.labels.join(', ')} on the panel:\n${described(panel)}`);
  }
  return player.click(panel, words.confirm);
}

/** Taps the answer on an open panel: its action, each of its arguments, and what is asked for in the end. */
export async function tap<S extends Shown>(
  player: Hands<S>,
  panel: S,
  answer: WordedAnswer,
  locale: Locale,
): Promise<Tapped<S>> {
  const onButton = (label: string) => panel.buttons.find((one) => bears(one.label, label));
  const label = buttonNames(answer)
    .map(onButton)
    .find((one) => one !== undefined);
  const { actions } = discordWords[locale].panel;
  const isListed = panel.menus.some(({ placeholder }) => placeholder === actions);
  // Where only one thing can be asked, the panel asks it at once.
  let reply = label
    ? await player.click(panel, label.customId)
    : await (isListed ? player.select(panel, actions, answer.label) : tapTowards(player, panel, answer, locale));
  for (let taps = 0; taps < mostTaps; taps += 1) {
    const { message } = reply;
    if (isTaken(message.text)) return reply;
    if (message.text.includes('⚠️')) throw new Error(`${player.name} tapped ${answer.label}: ${message.text}`);
    reply = await tapTowards(player, message, answer, locale);
  }
  throw new Error(`${player.name} taps ${answer.label} without end:\n${reply.text}`);
}
