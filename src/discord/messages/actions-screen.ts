/** The action panel: every legal action as buttons and menus, step by step. */
import type { APIButtonComponentWithCustomId, APIComponentInContainer } from 'discord-api-types/v10';
import { type AnyTypes, type Decision, offeredTo } from '../../kernel/index.js';
import { outcomeOf, tableText } from '../../table/words.js';
import { argumentNames } from '../asking/asking.js';
import { actionLabel, wordedMove } from '../asking/wording.js';
import { type AtTable, type InPlay, askingAt, awaitedNames, gameName } from '../at-table.js';
import {
  type ButtonSpec,
  type Outgoing,
  type Row,
  button,
  container,
  rows,
  select,
  separator,
  text,
} from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { clip, clipLines, limits } from '../limits.js';
import type { Entry, Fitting } from '../panel/entries.js';
import { panelIds, proposalMark } from '../panel/ids.js';
import { type PanelLine, linesOf, shownLines } from '../panel/lines.js';
import { leavingAt } from '../panel/quick-answers.js';
import { type FewMoves, type WholeMove, isOneWay, likelyMoves, wholeMoves } from '../panel/whole-moves.js';
import { pendingFor } from '../../table/match-memo.js';
import { hasLookups, lookupsButton } from './lookup-screen.js';
import { type Offer, type OnlyQuestion, onlyQuestion, onlyQuestionRows } from './only-question.js';
import { orderRows } from './order-rows.js';
import { moveMenus } from './move-menus.js';

/** Up to here every action has a button of its own; above, a menu lists them. */
const mostButtons = 15;
const room = { notice: 1000, prompts: 900, lines: 1600 } as const;

/** What accepting the rows of a decision says already, where that is an action and nothing more: it needs no second button. */
function saidByLines(decisions: readonly Decision<AnyTypes>[]): string[] {
  return decisions.flatMap((decision) => {
    const answer = decision.lines && decision.proposal ? decision.fallback?.() : undefined;
    return answer && Object.keys(answer.args).length === 0 ? [answer.action] : [];
  });
}

function offersOf(decisions: readonly Decision<AnyTypes>[]): Offer[] {
  const urgent = offeredTo(decisions.filter((decision) => decision.fallback));
  const said = saidByLines(decisions);
  return offeredTo(decisions)
    .filter((name) => !said.includes(name))
    .map((name) => ({ name, urgent: urgent.includes(name) }));
}

/** Whole moves that stand above the only question. */
const underQuestion = (question: OnlyQuestion | undefined): readonly WholeMove[] =>
  question ? likelyMoves(question.screen.asking) : [];

/** One tap for each decision that proposes something. */
function proposals(
  at: InPlay,
  decisions: readonly Decision<AnyTypes>[],
  moves: readonly WholeMove[] = [],
): ButtonSpec[] {
  return decisions.slice(0, 3).flatMap((decision) => {
    const answer = decision.proposal ? decision.fallback?.() : undefined;
    const asking = answer && askingAt(at, answer.action);
    if (!asking) return [];
    const move = wordedMove(asking, answer.args);
    // A button that says the same already stands below.
    if (!decision.lines && moves.some((one) => one.label === move)) return [];
    const label = decision.lines ? at.words.panel.acceptLines : at.words.panel.accept(move);
    return [{ id: markedId(at, 'accept', answer.action, proposalMark(answer)), label, look: 'success' as const }];
  });
}

/** An id that carries no choices but a mark of what was shown. */
function markedId(at: InPlay, verb: 'accept' | 'line', action: string, mark: string): CustomIdOf<'panel'> {
  return { kind: 'panel', table: at.table.id, seq: at.match.seq, verb, action, given: mark, page: 0, find: '' };
}

/** The rows of what is proposed, and a way to change each: few on buttons, more in a menu. */
function lineRows(at: InPlay, lines: readonly PanelLine[]): Row[] {
  const { panel } = at.words;
  const changed = lines.filter((line) => line.changes);
  if (changed.length === 0) return [];
  if (changed.length <= limits.buttonsInRow) {
    return rows(
      changed.map(({ text: said, mark, changes }) =>
        button({ id: markedId(at, 'line', changes?.action ?? '', mark), label: panel.changeLine(said) }),
      ),
    );
  }
  const choices = changed.map(({ text: said, mark }) => ({ value: mark, label: said }));
  return [select({ id: markedId(at, 'line', '', ''), placeholder: panel.changeOneLine, choices })];
}

function offerId(at: InPlay, fitting: Fitting, name: string): CustomIdOf<'panel'> {
  const takesArguments = Object.keys(at.game.actions[name]?.args ?? {}).length > 0;
  return panelIds(at, fitting, name)(takesArguments ? 'go' : 'do');
}

/** What leaves it at that is one tap, though its action could say more. */
function leavings(at: InPlay, decisions: readonly Decision<AnyTypes>[]): WholeMove[] {
  return decisions.flatMap((decision) => {
    const answer = decision.fallback ? leavingAt(decision) : undefined;
    const asking = answer && askingAt(at, answer.action);
    if (!asking || decision.lines || Object.keys(answer.args).length > 0) return [];
    const entries = argumentNames(asking).map((): Entry => ({ is: 'left-out' }));
    return entries.length > 0 ? [{ action: answer.action, entries, label: wordedMove(asking, {}) }] : [];
  });
}

/** What goes on step by step must not bear the name of what is done at once: it asks its first question. */
function stepwise(at: InPlay, name: string): string {
  const label = actionLabel(at.game, name, at.say);
  const texts = at.game.text[at.locale].actions[name]?.args;
  const [first] = Object.keys(at.game.actions[name]?.args ?? {});
  const ask = first === undefined ? undefined : texts?.[first]?.ask;
  return ask === undefined ? `${label}…` : `${label} · ${ask}`;
}

function offerRows(
  at: InPlay,
  fitting: Fitting,
  offers: readonly Offer[],
  { found, leave }: { found: FewMoves | undefined; leave: readonly WholeMove[] },
) {
  if (offers.length > mostButtons) {
    const catalogue = at.game.text[at.locale];
    const choices = offers.map(({ name }) => ({
      value: name,
      label: actionLabel(at.game, name, at.say),
      description: catalogue.actions[name]?.description ?? '',
    }));
    return [select({ id: panelIds(at, fitting, '')('menu'), placeholder: at.words.panel.actions, choices })];
  }
  const moveButton = ({ action, entries, label }: WholeMove) =>
    button({ id: panelIds(at, fitting, action)('do', { entries }), label, look: 'primary' });
  const plain = found ? offers.filter(({ name, urgent }) => !urgent || found.open.includes(name)) : offers;
  const said = new Set([...(found?.moves ?? []), ...leave].map(({ label }) => label));
  return rows([
    ...(found?.moves ?? []).map(moveButton),
    ...plain.flatMap((offer) => {
      const label = actionLabel(at.game, offer.name, at.say);
      const isSaid = said.has(label);
      const asking = leave.length > 0 ? askingAt(at, offer.name) : undefined;
      const left = leave.filter(({ action }) => action === offer.name).map(moveButton);
      if (left.length > 0 && asking && isOneWay(asking)) return left;
      return [
        ...left,
        button({
          id: offerId(at, fitting, offer.name),
          label: isSaid ? stepwise(at, offer.name) : label,
          look: offer.urgent && !found && !isSaid ? 'primary' : 'secondary',
        }),
      ];
    }),
  ]);
}

function prompts(at: InPlay, decisions: readonly Decision<AnyTypes>[]): string {
  const asked = decisions.filter((decision) => decision.fallback);
  const open = decisions.filter((decision) => !decision.fallback);
  const lines = asked.map(({ prompt }) => at.say.text(prompt));
  if (open.length > 0) {
    const besides = [...new Set(open.map(({ prompt }) => at.say.text(prompt)))];
    if (asked.length === 0) lines.push(waitingText(at));
    lines.push(...besides.map((prompt) => `-# ${prompt}`));
  }
  return clip([...new Set(lines)].join('\n'), room.prompts);
}

function waitingText(at: AtTable): string {
  const names = awaitedNames(at);
  return names === '' ? at.words.panel.nothing : at.words.panel.notYours(names);
}

/** A hint for whoever is asked; where hints are off, only the host is shown the way back. */
function hintButtons(at: InPlay, fitting: Fitting): APIButtonComponentWithCustomId[] {
  const { table, game, match, seat, words, reader } = at;
  const idOf = panelIds(at, fitting, '');
  if (table.state !== 'playing') return [];
  if (table.hints === 'off') {
    const id = { ...idOf('hints'), given: 'on' };
    return table.host.id === reader.person ? [button({ id, label: words.panel.allowHints })] : [];
  }
  const isAsked = pendingFor(game, match, seat).some((decision) => decision.fallback);
  return isAsked ? [button({ id: idOf('hint'), label: words.panel.askHint, emoji: '💡' })] : [];
}

/** What stands beside the actions: looking, and the way back. */
function asides(at: InPlay, fitting: Fitting): Row[] {
  const { words, table, match } = at;
  const hand = button({ id: { kind: 'hand', table: table.id }, label: words.board.hand });
  const log = button({ id: { kind: 'log', table: table.id, page: 0 }, label: words.board.log });
  const undo = button({ id: { kind: 'undo', table: table.id, seq: match.seq }, label: words.panel.undo });
  const lookups = hasLookups(at) ? [button(lookupsButton(table.id, words.lookup.open))] : [];
  if (at.lesson) return rows([hand, ...lookups]);
  return rows([hand, log, ...lookups, ...(match.seq > 0 ? [undo] : []), ...hintButtons(at, fitting)]);
}

type Head = { isAsked: boolean; notice: string | undefined };

function headOf(at: InPlay, { isAsked, notice }: Head): APIComponentInContainer[] {
  const said = notice === undefined || notice === '' ? [] : [text(clip(notice, room.notice)), separator()];
  return [text(`### ${isAsked ? at.words.panel.title(gameName(at)) : gameName(at)}`), ...said];
}

const changedBy = (lines: readonly PanelLine[]): string[] => lines.flatMap(({ changes }) => changes?.action ?? []);

/** What the rows change is offered on each of them, and not said again move by move. */
function fewMoves(at: InPlay, offers: readonly Offer[], changed: readonly string[]): FewMoves | undefined {
  const asked = offers.filter(({ name, urgent }) => urgent && !changed.includes(name)).map(({ name }) => name);
  const found = wholeMoves((name) => askingAt(at, name), asked);
  return found && { ...found, open: [...found.open, ...changed] };
}

/** All that this seat may do now; or, where that is nothing, whom the table waits for. `top` stands in for the usual head; `hint` is what was advised. */
export function menuScreen(
  at: InPlay,
  fitting: Fitting,
  notice?: string,
  { top, hint = [] }: { top?: readonly APIComponentInContainer[]; hint?: readonly ButtonSpec[] } = {},
): Outgoing {
  const decisions = at.table.state === 'playing' ? pendingFor(at.game, at.match, at.seat) : [];
  const isAsked = decisions.some((decision) => decision.fallback);
  const aside = asides(at, fitting);
  const head = top ?? headOf(at, { isAsked, notice });
  if (decisions.length === 0) {
    return { components: [container(...head, text(standstill(at)), ...orderRows(at, []), ...aside)] };
  }
  const all = linesOf(at, decisions);
  const lines = shownLines(all);
  const offers = offersOf(decisions);
  const found = fewMoves(at, offers, changedBy(lines));
  const question = lines.length > 0 ? undefined : onlyQuestion(at, fitting, { decisions, offers, found });
  const clipped = clipLines(
    [...lines.map(({ text: said }) => `- ${said}`), ...(all.length > lines.length ? ['…'] : [])],
    room.lines,
  );
  const above = [
    ...head,
    ...rows(hint.map(button)),
    text(prompts(at, decisions)),
    ...(lines.length > 0 ? [text(clipped)] : []),
    ...lineRows(at, lines),
    ...rows(proposals(at, decisions, [...(found?.moves ?? []), ...underQuestion(question)]).map(button)),
  ];
  const others = offers.filter(({ name }) => name !== question?.name);
  const moves = found && { ...found, moves: found.moves.filter(({ action }) => action !== question?.name) };
  const leave = found ? [] : leavings(at, decisions);
  const below = [...offerRows(at, fitting, others, { found: moves, leave }), ...orderRows(at, decisions), ...aside];
  const asked = question ? onlyQuestionRows(question, [...above, ...below]) : [];
  const screen = [...above, ...asked, ...below];
  return { components: [container(...screen, ...moveMenus(at, fitting, { offers: others, found }, screen))] };
}

/** Why there is nothing to do. */
function standstill(at: InPlay): string {
  const { words, game, snapshot, table, locale } = at;
  const outcome = outcomeOf(game, snapshot, locale);
  if (outcome !== undefined) return `**${words.board.over}.** ${outcome}`;
  if (table.state !== 'playing') return tableText[locale].denials['wrong-state']({ state: table.state });
  return waitingText(at);
}
