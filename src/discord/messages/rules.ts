/** The rules in our own words, by topic and number. */
import type { AnyGame, Locale } from '../../kernel/index.js';
import { type Outgoing, type Row, select } from '../components.js';
import { limits, pagesOf } from '../limits.js';
import { discordWords } from '../text/index.js';
import { pageChars, pageMessage } from './pages.js';

function topicMenu(game: AnyGame, locale: Locale, topic: number): Row[] {
  const { topics } = game.text[locale];
  const { rules } = discordWords[locale];
  // Twenty-five rows at a time, those around the present topic.
  const from = Math.floor(topic / limits.selectOptions) * limits.selectOptions;
  const choices = topics.slice(from, from + limits.selectOptions).map(({ title }, index) => ({
    value: String(from + index),
    label: title,
    chosen: from + index === topic,
  }));
  if (choices.length === 0) return [];
  return [select({ id: { kind: 'rules', game: game.id, topic: -1, page: 1 }, placeholder: rules.topic, choices })];
}

export function ruleLine(id: string, wording: string): string {
  return `**${id}** ${wording}`;
}

/** One topic's rules, with the menu of all topics. */
export function rulesMessage(
  game: AnyGame,
  locale: Locale,
  ask: { topic: number; page: number; notice?: string | undefined },
): Outgoing {
  const words = discordWords[locale];
  const catalogue = game.text[locale];
  const topic = Math.min(Math.max(0, ask.topic), Math.max(0, catalogue.topics.length - 1));
  const chosen = catalogue.topics[topic];
  const lines = (chosen?.rules ?? []).map((id) => ruleLine(id, catalogue.rules[id] ?? ''));
  const pages = pagesOf(ask.notice === undefined ? lines : [ask.notice, ...lines], pageChars);
  const page = Math.min(Math.max(1, ask.page), pages.length);
  return pageMessage({
    title: chosen ? `${words.rules.title(catalogue.name)} · ${chosen.title}` : words.rules.title(catalogue.name),
    body: pages[page - 1] ?? '',
    page,
    pages: pages.length,
    idOf: (to) => ({ kind: 'rules', game: game.id, topic, page: to }),
    words,
    more: topicMenu(game, locale, topic),
  });
}
