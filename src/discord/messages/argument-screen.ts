/** One question of the panel: an argument to choose, or the whole to confirm. */
import type { APIButtonComponentWithCustomId, APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture, PreviewTask } from '../../../renderers/contract.js';
import { checkArguments } from '../../kernel/index.js';
import { languages } from '../../pieces/wording/index.js';
import { awaited } from '../../table/match-memo.js';
import { argumentNames, argumentText, countOf } from '../asking/asking.js';
import { labelsOf, wordedArguments } from '../asking/wording.js';
import { type InPlay, refusedText } from '../at-table.js';
import { type Outgoing, type Row, button, container, gallery, rows, separator, text } from '../components.js';
import { clip, clipLinesStart } from '../limits.js';
import { advance, argsOf, stepBack } from '../panel/advance.js';
import { type Entry, closed, pickedIn } from '../panel/entries.js';
import { areAllMoves, likelyMoves } from '../panel/whole-moves.js';
import {
  type Asked,
  type Listed,
  type Screen,
  answerRows,
  listTools,
  listed,
  standOnButtons,
  listKey,
} from './argument-rows.js';
import { picturesAsFiles } from './board.js';
import { type Likely, insteadOfQuestion, moveRows } from './whole-rows.js';

const room = { notice: 800, chosen: 1200, description: 300, picked: 1000, about: 160 } as const;

function head({ at, asking, notice }: Screen, entries: readonly Entry[]) {
  const chosen = wordedArguments(asking, argsOf(asking, entries)).map(({ name, value }) =>
    at.words.panel.given(name, value),
  );
  return [
    text(`### ${asking.text.label}`),
    ...(notice === undefined || notice === '' ? [] : [text(clip(notice, room.notice)), separator()]),
    ...(chosen.length > 0 ? [text(clip(`${at.words.panel.chosen}\n${chosen.join('\n')}`, room.chosen))] : []),
  ];
}

/** Back one question, or out from the first. */
function wayBack({ at, asking, idOf, wayOut }: Screen, entries: readonly Entry[]): APIButtonComponentWithCustomId[] {
  const before = stepBack(asking, entries);
  const out = button(wayOut);
  return before ? [button({ id: idOf('show', { entries: before }), label: at.words.panel.back }), out] : [out];
}

/** The tokens of a plan so far, in order. */
function pickedTokens({ asking }: Screen, { argument, entries }: Asked): string[] {
  const labels = labelsOf(asking, argument, argsOf(asking, entries), pickedIn(entries));
  return labels.length === 0
    ? []
    : [
        clipLinesStart(
          labels.map((label, at) => `${at + 1}. ${label}`),
          room.picked,
        ),
      ];
}

function question(screen: Screen, asked: Asked): string {
  const { at, asking } = screen;
  const { panel } = at.words;
  const { name, description, ask } = argumentText(asking, asked.name);
  const picked = pickedIn(asked.entries);
  const lines: string[] = ask === undefined ? [] : [`**${ask}**`];
  if (asked.argument.kind === 'many') {
    const count = countOf(asking, asked.argument, argsOf(asking, asked.entries));
    lines.push(panel.askMany(ask === undefined ? name : undefined, count.min, count.max));
    if (picked.length > 0) lines.push(panel.picked(picked.length));
  } else if (asked.argument.kind === 'plan') {
    lines.push(...(ask === undefined ? [panel.askOne(name)] : []), ...pickedTokens(screen, asked));
  } else if (ask === undefined) {
    lines.push(panel.askOne(name));
  }
  const isSaid = ask !== undefined || description === '' || description === name;
  if (!isSaid) lines.push(`-# ${clip(description, room.description)}`);
  return lines.join('\n');
}

/** What stands behind the buttons; a menu says it itself. */
function aboutButtons(screen: Screen, asked: Asked, list: Listed): string[] {
  if (!standOnButtons(screen, asked, list)) return [];
  const { pair } = languages[screen.at.locale];
  return list.shown.flatMap(({ label, about }) =>
    about === undefined ? [] : [`- ${pair(`**${label}**`, clip(about, room.about))}`],
  );
}

/** Whole moves worth one tap, before the first question that leaves a choice and before what is left after it. */
function likelyAt({ asking, point }: Screen, { entries, argument }: Asked): Likely {
  // What follows by itself, or is left out, is no question answered.
  const isAnswered = entries.some(({ is }) => is !== 'left-out') && entries.length > advance(asking, []).entries.length;
  const given = isAnswered ? entries : [];
  const single = Object.keys(asking.action.args).length === 1 && argument.kind === 'one';
  const isBegun = pickedIn(entries).length > 0 || point.page > 0 || point.find !== '';
  if (single || isBegun) return { given, moves: [], areAll: false };
  const moves = likelyMoves(asking, given);
  return { given, moves, areAll: given.length === 0 && areAllMoves(asking, moves) };
}

/** What whole moves would answer here, where nothing is asked after it: that needs no second button. */
function listsOf({ asking }: Screen, { argument, name }: Asked, { moves }: Likely): ReadonlySet<string> {
  if (argumentNames(asking).at(-1) !== name) return new Set();
  return new Set(
    moves.flatMap(({ entries }) => {
      const last = entries.at(-1);
      return last?.is === 'given' && typeof last.value === 'object' ? [listKey(argument, last.value)] : [];
    }),
  );
}

/** What is asked, and every way to answer; `besides` is what else stands on the message, and takes room. */
export function questionParts(
  asks: Screen,
  asked: Asked,
  besides: readonly APIComponentInContainer[],
): { said: APIComponentInContainer; answers: Row[] } {
  const likely = likelyAt(asks, asked);
  const whole = text(question(asks, asked));
  const instead = insteadOfQuestion(asks, asked, likely, [...besides, whole]);
  if (instead) return { said: whole, answers: instead };
  const screen = {
    ...asks,
    underMoves: likely.moves.map(({ label }) => label),
    underLists: listsOf(asks, asked, likely),
  };
  const { at, point } = screen;
  const { panel } = at.words;
  const list = listed(screen, asked);
  const { shown, more, from } = list;
  const found = point.find === '' ? [] : [shown.length > 0 ? panel.found(point.find) : panel.nothingFound(point.find)];
  const place = more || point.page > 0 ? [panel.range(from + 1, from + shown.length) + (more ? ' …' : '')] : [];
  const isStuck = asked.argument.kind === 'plan' && shown.length === 0 && point.find === '';
  const notes = [...found, ...place, ...(isStuck ? [panel.planStuck] : [])].map((line) => `-# ${line}`);
  const said = text([question(screen, asked), ...aboutButtons(screen, asked, list), ...notes].join('\n'));
  const rest = [...answerRows(screen, asked, list), ...listTools(screen, asked, list)];
  return { said, answers: [...moveRows(screen, likely, [...besides, said, ...rest]), ...rest] };
}

/** To do it as it is said so far, or to leave out what is asked. */
export function leaving({ at, asking, idOf }: Screen, asked: Asked): APIButtonComponentWithCustomId[] {
  const { panel } = at.words;
  const entries = closed(asked.entries);
  // After the last question, to leave it out is to do it.
  const isLast = argumentNames(asking).at(-1) === asked.name;
  const isEnough =
    asked.optional && !isLast && !checkArguments(asking.action, asking.view, asking.seat, argsOf(asking, entries));
  const leaveOut = argumentText(asking, asked.name).skip ?? panel.leaveOut;
  return [
    ...(isEnough ? [button({ id: idOf('do', { entries }), label: panel.doNow, look: 'success' })] : []),
    ...(asked.optional
      ? [button({ id: idOf('go', { entries: [...entries, { is: 'left-out' }] }), label: leaveOut })]
      : []),
  ];
}

export function argumentScreen(screen: Screen, asked: Asked, pictures: readonly Picture[] = []): Outgoing {
  const top = head(screen, closed(asked.entries));
  const pictured = pictures.length > 0 ? [gallery(...pictures)] : [];
  const foot = rows([...leaving(screen, asked), ...wayBack(screen, asked.entries)]);
  const { said, answers } = questionParts(screen, asked, [...top, ...pictured, ...foot]);
  return {
    components: [container(...top, said, ...pictured, ...answers, ...foot)],
    files: picturesAsFiles(pictures),
  };
}

/** More would be too small to be told apart. */
const previewed = 6;

/** The picture of what the first choices would do, where the game draws one. */
export function previewTask(screen: Screen, asked: Asked, at: InPlay): PreviewTask | undefined {
  const { asking } = screen;
  if (!asked.argument.preview) return undefined;
  const choices = listed(screen, asked).shown.slice(0, previewed);
  if (choices.length === 0) return undefined;
  return {
    kind: 'preview',
    game: at.game.id,
    view: asking.view,
    seat: at.seat,
    locale: at.locale,
    names: at.table.seats.map(({ name }) => name),
    awaited: awaited(at.game, at.match),
    action: asking.name,
    argument: asked.name,
    given: argsOf(asking, closed(asked.entries)),
    picked: asked.argument.kind === 'plan' ? pickedIn(asked.entries) : [],
    choices: choices.map(({ value }) => value),
  };
}

/** Everything is chosen: once more in words, then do it. */
export function confirmScreen(screen: Screen, entries: readonly Entry[]): Outgoing {
  const { at, asking, idOf } = screen;
  const args = argsOf(asking, entries);
  const refused = checkArguments(asking.action, asking.view, asking.seat, args);
  const confirm = button({ id: idOf('do', { entries }), label: at.words.panel.confirm, look: 'success' });
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
  return {
    components: [
      container(
        ...head(screen, entries),
        text(screen.at.words.panel.deadEnd(screen.asking.text.label)),
        ...rows(wayBack(screen, entries)),
      ),
    ],
  };
}
