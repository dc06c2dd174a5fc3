/** Short answers: a sentence, and a way on. */
import { type ButtonSpec, type Outgoing, button, file, rows, text } from '../components.js';
import type { DiscordWords } from '../text/index.js';

export function noticeMessage(sentence: string, ...ways: readonly ButtonSpec[]): Outgoing {
  return { components: [text(sentence), ...rows(ways.map(button))] };
}

/** The ways on that fit every table in play. */
export function tableWays(table: string, words: DiscordWords): ButtonSpec[] {
  return [
    { id: { kind: 'act', table }, label: words.board.act, look: 'primary' },
    { id: { kind: 'hand', table }, label: words.board.hand },
  ];
}

export function confirmMessage(question: string, yes: ButtonSpec, no: ButtonSpec): Outgoing {
  return { components: [text(question), ...rows([button(yes), button(no)])] };
}

export function fileMessage(sentence: string, name: string, data: Buffer): Outgoing {
  return { components: [text(sentence), file(name)], files: [{ name, data }] };
}

/** How a page of settings begins: what it is, and what was wrong with the last wish. */
export function headed(heading: string, notice?: string): ReturnType<typeof text>[] {
  return [text(`### ${heading}`), ...(notice === undefined ? [] : [text(`⚠️ ${notice}`)])];
}
