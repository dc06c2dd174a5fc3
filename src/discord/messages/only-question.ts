/** Where one action alone can be taken that asks for something, the panel asks it at once. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { AnyTypes, Decision } from '../../kernel/index.js';
import { type InPlay, askingAt } from '../at-table.js';
import { rows } from '../components.js';
import { advance } from '../panel/advance.js';
import type { Fitting } from '../panel/entries.js';
import { panelIds } from '../panel/ids.js';
import { isTurn } from '../panel/quick-answers.js';
import type { FewMoves } from '../panel/whole-moves.js';
import { type Asked, type Screen } from './argument-rows.js';
import { leaving, questionParts } from './argument-screen.js';

/** Beside more buttons a question would be lost. */
const mostOffers = 4;

export type Offer = { name: string; urgent: boolean };
type Open = { decisions: readonly Decision<AnyTypes>[]; offers: readonly Offer[]; found: FewMoves | undefined };
export type OnlyQuestion = { name: string; screen: Screen; asked: Asked };

/** A turn is no question; one that has a picture has a screen of its own, and so has a lesson's, which says what to press. */
export function onlyQuestion(
  at: InPlay,
  fitting: Fitting,
  { decisions, offers, found }: Open,
): OnlyQuestion | undefined {
  if (at.lesson || decisions.some((decision) => decision.fallback && isTurn(decision))) return undefined;
  const stepwise = offers.filter(({ name, urgent }) => urgent && (!found || found.open.includes(name)));
  const [only, more] = stepwise;
  if (!only || more || offers.length > mostOffers) return undefined;
  const asking = askingAt(at, only.name);
  if (!asking || Object.keys(asking.action.args).length === 0) return undefined;
  const asked = advance(asking, []);
  if (asked.at !== 'argument' || asked.argument.preview) return undefined;
  const idOf = panelIds(at, fitting, only.name);
  const isAccepted = decisions.some((one) => one.proposal && one.fallback?.().action === only.name);
  const wayOut = { id: idOf('menu'), label: '' };
  const screen = { at, asking, idOf, wayOut, point: { page: 0, find: '' }, isAccepted };
  return { name: only.name, screen, asked };
}

/** `besides` is what else stands on the panel, and takes room. */
export function onlyQuestionRows(
  { screen, asked }: OnlyQuestion,
  besides: readonly APIComponentInContainer[],
): APIComponentInContainer[] {
  const foot = rows(leaving(screen, asked));
  const { said, answers } = questionParts(screen, asked, [...besides, ...foot]);
  return [said, ...answers, ...foot];
}
