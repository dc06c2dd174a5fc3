/** Anything longer than a message, leafed through. */
import { type Outgoing, type Row, button, container, rows, separator, text } from '../components.js';
import type { CustomId } from '../custom-id.js';
import type { DiscordWords } from '../text/index.js';

/** Leaves room for a title and the page number within one message's text. */
export const pageChars = 3400;

export type Page = {
  title: string;
  body: string;
  /** From 1. */
  page: number;
  pages: number;
  idOf(page: number): CustomId;
  words: DiscordWords;
  /** Further menus under the text. */
  more?: readonly Row[];
};

/** The way to the page before and the one after, where there are any. */
function leaves({ page, pages, idOf, words }: Page): Row[] {
  if (pages < 2) return [];
  return rows([
    button({ id: idOf(page - 1), label: words.previous, emoji: '◀️', disabled: page <= 1 }),
    button({ id: idOf(page + 1), label: words.next, emoji: '▶️', disabled: page >= pages }),
  ]);
}

export function pageMessage(page: Page): Outgoing {
  const { title, body, pages, words, more = [] } = page;
  const foot = pages > 1 ? [text(`-# ${words.page(page.page, pages)}`)] : [];
  return {
    components: [container(text(`### ${title}`), separator(), text(body), ...foot, ...more, ...leaves(page))],
  };
}
