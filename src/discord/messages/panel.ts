/** The action panel: every legal action as buttons and menus, step by step. */
import { type AnyTypes, type Decision, offeredTo } from '../../kernel/index.js';
import { outcomeOf, tableText } from '../../table/words.js';
import { actionLabel, askingAbout, wordedAnswer } from '../asking/question.js';
import { type AtTable, type InPlay, awaitedNames, gameName } from '../at-table.js';
import { type ButtonSpec, type Outgoing, button, container, rows, select, separator, text } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { clip } from '../limits.js';
import type { Fitting } from '../panel/given.js';
import { panelId, proposalMark } from '../panel/ids.js';
import { pendingFor } from '../../table/match-memo.js';

/** Up to here every action has a button of its own; above, a menu lists them. */
const mostButtons = 15;
const room = { notice: 1200, prompts: 1200 } as const;

type Offer = { name: string; urgent: boolean };

function offersOf(decisions: readonly Decision<AnyTypes>[]): Offer[] {
  const urgent = offeredTo(decisions.filter((decision) => decision.fallback));
  return offeredTo(decisions).map((name) => ({ name, urgent: urgent.includes(name) }));
}

/** One tap for each decision that proposes something. */
function proposals(at: InPlay, decisions: readonly Decision<AnyTypes>[]): ButtonSpec[] {
  return decisions.slice(0, 3).flatMap((decision) => {
    const answer = decision.proposal ? decision.fallback?.() : undefined;
    const asking = answer && askingAbout(at.game, at.match, at.seat, answer.action, at.say);
    if (!asking) return [];
    const id: CustomIdOf<'panel'> = {
      kind: 'panel',
      table: at.table.id,
      seq: at.match.seq,
      verb: 'accept',
      action: answer.action,
      given: proposalMark(answer),
      page: 0,
      find: '',
    };
    return [{ id, label: at.words.panel.accept(wordedAnswer(asking, answer.args)), look: 'success' as const }];
  });
}

function offerId(at: InPlay, fitting: Fitting, name: string): CustomIdOf<'panel'> {
  const takesArguments = Object.keys(at.game.actions[name]?.args ?? {}).length > 0;
  return panelId(at, fitting, takesArguments ? 'show' : 'do', { action: name });
}

function offerRows(at: InPlay, fitting: Fitting, offers: readonly Offer[]) {
  if (offers.length > mostButtons) {
    const catalogue = at.game.text[at.locale];
    const choices = offers.map(({ name }) => ({
      value: name,
      label: actionLabel(at.game, name, at.say),
      description: catalogue.actions[name]?.description ?? '',
    }));
    return [select({ id: panelId(at, fitting, 'menu'), placeholder: at.words.panel.actions, choices })];
  }
  return rows(
    offers.map(({ name, urgent }) =>
      button({
        id: offerId(at, fitting, name),
        label: actionLabel(at.game, name, at.say),
        look: urgent ? 'primary' : 'secondary',
      }),
    ),
  );
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

/** All that this seat may do now; or, where that is nothing, whom the table waits for. */
export function menuScreen(at: InPlay, fitting: Fitting, notice?: string): Outgoing {
  const { words } = at;
  const decisions = at.table.state === 'playing' ? pendingFor(at.game, at.match, at.seat) : [];
  const isAsked = decisions.some((decision) => decision.fallback);
  const hand = button({ id: { kind: 'hand', table: at.table.id }, label: words.board.hand });
  const log = button({ id: { kind: 'log', table: at.table.id, page: 0 }, label: words.board.log });
  const undo = button({ id: { kind: 'undo', table: at.table.id, seq: at.match.seq }, label: words.panel.undo });
  const aside = rows(at.match.seq > 0 ? [hand, log, undo] : [hand, log]);
  const head = [
    text(`### ${isAsked ? words.panel.title(gameName(at)) : gameName(at)}`),
    ...(notice === undefined || notice === '' ? [] : [text(clip(notice, room.notice)), separator()]),
  ];
  if (decisions.length === 0) return { components: [container(...head, text(standstill(at)), ...aside)] };
  return {
    components: [
      container(
        ...head,
        text(prompts(at, decisions)),
        ...rows(proposals(at, decisions).map(button)),
        ...offerRows(at, fitting, offersOf(decisions)),
        ...aside,
      ),
    ],
  };
}

/** Why there is nothing to do. */
function standstill(at: InPlay): string {
  const { words, game, snapshot, table, locale } = at;
  const outcome = outcomeOf(game, snapshot, locale);
  if (outcome !== undefined) return `**${words.board.over}.** ${outcome}`;
  if (table.state !== 'playing') return tableText[locale].denials['wrong-state']({ state: table.state });
  return waitingText(at);
}
