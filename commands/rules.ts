/** /rules: finds a rule by topic, number or word, and quotes it with its number. */
import { fold } from '../src/discord/asking/matching.js';
import type { Command } from '../src/discord/command.js';
import { showRules } from '../src/discord/flows/showing.js';
import { clip, limits } from '../src/discord/limits.js';
import { ruleLine } from '../src/discord/messages/rules.js';
import type { CommandUse } from '../src/discord/incoming.js';
import type { Services } from '../src/discord/services.js';
import { discordWords } from '../src/discord/text/index.js';
import type { AnyGame, Locale } from '../src/kernel/index.js';
import { byLocale, choice, command, suggestedText, textOption, words } from './build.js';

type Entry = { label: string; value: string; topic: number; rule?: string };

/** Everything that can be looked up: topics first, then single rules. */
function entriesOf(game: AnyGame, locale: Locale): Entry[] {
  const { topics, rules } = game.text[locale];
  const inTopic = (id: string): number =>
    Math.max(
      0,
      topics.findIndex((topic) => topic.rules.includes(id)),
    );
  return [
    ...topics.map(({ title }, topic) => ({ label: title, value: title, topic })),
    ...Object.entries(rules).map(([id, wording]) => ({
      label: `${id} · ${wording}`,
      value: id,
      topic: inTopic(id),
      rule: id,
    })),
  ];
}

function search(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = fold(typed);
  const words = wanted.split(/\s+/);
  const exact = entries.filter(({ value }) => fold(value) === wanted);
  const holding = entries.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  return [...new Set([...exact, ...holding])];
}

/** The game named, or else the one that is played here. */
async function gameAsked(use: CommandUse, { tables }: Services): Promise<AnyGame | undefined> {
  const asked = use.options['game'];
  if (typeof asked === 'string') return tables.game(asked);
  const found = await tables.find(use.channel);
  return found.ok ? tables.game(found.snapshot.table.game) : tables.games[0];
}

const quotedAtOnce = 12;

export function rulesCommand(games: readonly AnyGame[]): Command {
  const choices = games.map((game) =>
    choice(
      game.id,
      byLocale((locale) => game.text[locale].name),
    ),
  );
  return {
    json: command(
      words(({ rules }) => rules),
      [
        textOption(
          words(({ options }) => options.game),
          choices.length > 0 ? { choices } : {},
        ),
        suggestedText(words(({ options }) => options.topic)),
      ],
    ),
    async run(use, services) {
      use.respond.watch('private answer');
      const game = await gameAsked(use, services);
      if (!game) throw new Error('no game is registered');
      const typed = String(use.options['topic'] ?? '');
      if (typed === '') return showRules(use, game, { topic: 0, page: 1 });
      const found = search(entriesOf(game, use.locale), typed);
      const [first] = found;
      if (!first) {
        const notice = discordWords[use.locale].rules.nothing(clip(typed, 60));
        return showRules(use, game, { topic: 0, page: 1, notice });
      }
      if (first.rule === undefined) return showRules(use, game, { topic: first.topic, page: 1 });
      const { rules } = game.text[use.locale];
      const quoted = (fold(first.value) === fold(typed) ? [first] : found)
        .flatMap(({ rule }) => rule ?? [])
        .slice(0, quotedAtOnce)
        .map((id) => `> ${ruleLine(id, rules[id] ?? '')}`);
      return showRules(use, game, { topic: first.topic, page: 1, notice: `${quoted.join('\n')}\n` });
    },
    async suggest(use, services) {
      const game = await gameAsked(use, services);
      if (!game) return [];
      return search(entriesOf(game, use.locale), String(use.options['topic'] ?? ''))
        .filter(({ value }) => value.length <= limits.choiceValue)
        .slice(0, limits.autocompleteChoices)
        .map(({ label, value }) => ({ name: clip(label, limits.choiceName), value }));
    },
  };
}
