/** One question of the panel: an argument to choose, or the whole to confirm. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { checkArguments, firstOf } from '../../kernel/index.js';
import {
  type AnyArgument,
  type Asking,
  type Worded,
  actionLabel,
  argumentText,
  countOf,
  matching,
  proposalOf,
  wordedArguments,
  wordedChoices,
} from '../asking/question.js';
import { type InPlay, refusedText } from '../at-table.js';
import { type Outgoing, type Row, button, container, rows, select, separator, text } from '../components.js';
import { clip, limits } from '../limits.js';
import type { Entry, Fitting } from '../panel/given.js';
import { type PanelPoint, type PanelVerb, menuValue, panelId } from '../panel/ids.js';
import { type Standing, argsOf, stepBack } from '../panel/steps.js';

/** So few choices stand on buttons; more go into a menu. */
const fewChoices = 5;
const perPage = limits.selectOptions;
const room = { notice: 800, chosen: 1200, description: 300 } as const;

type Screen = { at: InPlay; asking: Asking; fitting: Fitting; point: { page: number; find: string }; notice?: string };

const idFor =
  ({ at, asking, fitting }: Screen) =>
  (verb: PanelVerb, point: PanelPoint = {}) =>
    panelId(at, fitting, verb, { action: asking.name, ...point });

function head(screen: Screen, entries: readonly Entry[]) {
  const { at, asking, notice } = screen;
  const chosen = wordedArguments(asking, argsOf(asking, entries)).map(({ name, value }) =>
    at.words.panel.given(name, value),
  );
  return [
    text(`### ${actionLabel(at.game, asking.name, at.say)}`),
    ...(notice === undefined || notice === '' ? [] : [text(clip(notice, room.notice)), separator()]),
    ...(chosen.length > 0 ? [text(clip(`${at.words.panel.chosen}\n${chosen.join('\n')}`, room.chosen))] : []),
  ];
}

/** Back one question, or to all actions from the first. */
function wayBack(screen: Screen, entries: readonly Entry[]): APIButtonComponentWithCustomId[] {
  const { panel } = screen.at.words;
  const id = idFor(screen);
  const menu = button({ id: panelId(screen.at, screen.fitting, 'menu'), label: panel.toMenu });
  const before = stepBack(screen.asking, entries);
  return before ? [button({ id: id('show', { entries: before }), label: panel.back }), menu] : [menu];
}

type Asked = Extract<Standing, { at: 'argument' }>;

type Listed = { from: number; shown: readonly Worded[]; more: boolean };

/** The part of the list on this page, and whether there is more. */
function listed(screen: Screen, asked: Asked): Listed {
  const { asking, point } = screen;
  const before = argsOf(asking, asked.entries);
  const from = point.page * perPage;
  const found = firstOf(matching(wordedChoices(asking, asked.argument, before), point.find), from + perPage + 1);
  return { from, shown: found.slice(from, from + perPage), more: found.length > from + perPage };
}

const closed = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => entry.is !== 'picking');

function valueOf(argument: AnyArgument, choice: Worded): Entry {
  return { is: 'given', value: argument.kind === 'number' ? Number(choice.value) : choice.value };
}

function oneRows(screen: Screen, asked: Asked, { shown, more }: Listed): Row[] {
  const id = idFor(screen);
  const { page, find } = screen.point;
  const isFew = !more && page === 0 && shown.length <= fewChoices;
  if (isFew && shown.every(({ label }) => label.length <= limits.buttonLabel)) {
    return rows(
      shown.map((choice) =>
        button({
          id: id('go', { entries: [...asked.entries, valueOf(asked.argument, choice)] }),
          label: choice.label,
          look: 'primary',
        }),
      ),
    );
  }
  const choices = shown.map(({ value, label }) => ({ value: menuValue(value), label }));
  const placeholder = screen.at.words.panel.placeholder(argumentText(screen.asking, asked.name).name);
  return [select({ id: id('go', { entries: asked.entries, page, find }), placeholder, choices })];
}

function manyRows(screen: Screen, asked: Asked, { shown, more }: Listed): Row[] {
  const { asking, at, point } = screen;
  const { panel } = at.words;
  const id = idFor(screen);
  const entries = closed(asked.entries);
  const before = argsOf(asking, entries);
  const last = asked.entries.at(-1);
  const picked = last?.is === 'picking' ? last.values : [];
  const count = countOf(asking, asked.argument, before);
  const isWhole = !more && point.page === 0 && point.find === '';
  const choices = shown.map(({ value, label }) => ({
    value: menuValue(value),
    label,
    chosen: picked.includes(value),
  }));
  const menu = select({
    id: id('mark', { entries: asked.entries, page: point.page, find: point.find }),
    placeholder: panel.placeholder(argumentText(asking, asked.name).name),
    choices,
    min: isWhole ? count.min : 0,
    max: count.max,
  });
  const give = (value: readonly string[]): Entry[] => [...entries, { is: 'given', value }];
  const ready: APIButtonComponentWithCustomId[] = [];
  const taken = new Set<string>();
  const offer = (values: readonly string[], label: string, look: 'success' | 'secondary' = 'secondary'): void => {
    const key = JSON.stringify(values);
    if (taken.has(key)) return;
    taken.add(key);
    ready.push(button({ id: id('go', { entries: give(values) }), label, look }));
  };
  if (picked.length > 0 && picked.length >= count.min && picked.length <= count.max) {
    offer(picked, `${panel.pickedAll} (${picked.length})`, 'success');
  }
  const proposal = proposalOf(asking, asked.argument, before);
  if (proposal && proposal.length > 0) {
    const labels = proposal.map((value) => shown.find((choice) => choice.value === value)?.label ?? value);
    offer(proposal, panel.suggested(labels.join(', ')), 'success');
  }
  if (isWhole && shown.length > 1 && shown.length <= count.max && shown.length >= count.min) {
    offer(
      shown.map(({ value }) => value),
      panel.all(shown.length),
    );
  }
  if (count.min === 0) offer([], panel.none);
  return [...(choices.length > 0 ? [menu] : []), ...rows(ready)];
}

/** Leafing, searching and typing, where a list is longer than a menu. */
function listTools(screen: Screen, asked: Asked, { more }: Listed): Row[] {
  const { panel, previous, next } = screen.at.words;
  const id = idFor(screen);
  const { page, find } = screen.point;
  const { entries } = asked;
  const tools: APIButtonComponentWithCustomId[] = [];
  if (page > 0) tools.push(button({ id: id('show', { entries, page: page - 1, find }), label: previous, emoji: '◀️' }));
  if (more) tools.push(button({ id: id('show', { entries, page: page + 1, find }), label: next, emoji: '▶️' }));
  const isLong = page > 0 || more;
  if (isLong && asked.argument.kind === 'number') {
    tools.push(button({ id: id('number', { entries }), label: panel.typeNumber, emoji: '⌨️' }));
  } else if (isLong && find === '') {
    tools.push(button({ id: id('find', { entries }), label: panel.search, emoji: '🔎' }));
  }
  if (find !== '') tools.push(button({ id: id('show', { entries, page: 0, find: '' }), label: panel.clearSearch }));
  return rows(tools);
}

function question(screen: Screen, asked: Asked): string {
  const { panel } = screen.at.words;
  const { name, description, ask } = argumentText(screen.asking, asked.name);
  const last = asked.entries.at(-1);
  const lines: string[] = ask === undefined ? [] : [`**${ask}**`];
  if (asked.argument.kind === 'many') {
    const count = countOf(screen.asking, asked.argument, argsOf(screen.asking, asked.entries));
    lines.push(panel.askMany(name, count.min, count.max));
    if (last?.is === 'picking') lines.push(panel.picked(last.values.length));
  } else if (ask === undefined) {
    lines.push(panel.askOne(name));
  }
  const isSaid = ask !== undefined || description === '' || description === name;
  if (!isSaid) lines.push(`-# ${clip(description, room.description)}`);
  return lines.join('\n');
}

export function argumentScreen(screen: Screen, asked: Asked): Outgoing {
  const { at, asking, point } = screen;
  const { panel } = at.words;
  const id = idFor(screen);
  const list = listed(screen, asked);
  const { shown, more, from } = list;
  const entries = closed(asked.entries);
  const args = argsOf(asking, entries);
  const isEnough = asked.optional && !checkArguments(asking.action, asking.view, asking.seat, args);
  const found = point.find === '' ? [] : [shown.length > 0 ? panel.found(point.find) : panel.nothingFound(point.find)];
  const place = more || point.page > 0 ? [panel.range(from + 1, from + shown.length) + (more ? ' …' : '')] : [];
  const foot: APIButtonComponentWithCustomId[] = [
    ...(isEnough ? [button({ id: id('do', { entries }), label: panel.doNow, look: 'success' })] : []),
    ...(asked.optional
      ? [
          button({
            id: id('go', { entries: [...entries, { is: 'left-out' }] }),
            label: argumentText(asking, asked.name).skip ?? panel.leaveOut,
          }),
        ]
      : []),
    ...wayBack(screen, asked.entries),
  ];
  const choosing = asked.argument.kind === 'many' ? manyRows : oneRows;
  return {
    components: [
      container(
        ...head(screen, entries),
        text(question(screen, asked)),
        ...[...found, ...place].map((line) => text(`-# ${line}`)),
        ...(shown.length > 0 || asked.argument.kind === 'many' ? choosing(screen, asked, list) : []),
        ...listTools(screen, asked, list),
        ...rows(foot),
      ),
    ],
  };
}

/** Everything is chosen: once more in words, then do it. */
export function confirmScreen(screen: Screen, entries: readonly Entry[]): Outgoing {
  const { at, asking } = screen;
  const args = argsOf(asking, entries);
  const refused = checkArguments(asking.action, asking.view, asking.seat, args);
  const confirm = button({ id: idFor(screen)('do', { entries }), label: at.words.panel.confirm, look: 'success' });
  return {
    components: [
      container(
        ...head(screen, entries),
        text(refused ? refusedText(at, refused) : at.words.panel.ready),
        ...rows([...(refused ? [] : [confirm]), ...wayBack(screen, entries)]),
      ),
    ],
  };
}

export function deadEndScreen(screen: Screen, entries: readonly Entry[]): Outgoing {
  const label = actionLabel(screen.at.game, screen.asking.name, screen.at.say);
  return {
    components: [
      container(
        ...head(screen, entries),
        text(screen.at.words.panel.deadEnd(label)),
        ...rows(wayBack(screen, entries)),
      ),
    ],
  };
}
