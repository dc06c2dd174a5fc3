/** Look-ups: all there are, and the answer to one. */
import type { Picture } from '../../../renderers/contract.js';
import { pairIn } from '../../i18n/locale.js';
import type { Asking } from '../asking/asking.js';
import { wordedAnswer } from '../asking/wording.js';
import { type AtTable, gameName } from '../at-table.js';
import { type ButtonSpec, type Outgoing, button, container, gallery, rows, select, text } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { clip, clipLines } from '../limits.js';
import type { Args } from '../../kernel/index.js';
import { stepBack } from '../panel/advance.js';
import type { Entry, Fitting } from '../panel/entries.js';
import { type IdOf, lookupIds } from '../panel/ids.js';
import { picturesAsFiles } from './board.js';

const fewLookups = 10;
const room = { title: 200, lines: 3000 } as const;

export function hasLookups({ game }: Pick<AtTable, 'game'>): boolean {
  return Object.keys(game.lookups).length > 0;
}

/** Opens the look-ups in a private message of their own. */
export function lookupsButton(table: string, label: string): ButtonSpec {
  const id: CustomIdOf<'lookup'> = { kind: 'lookup', table, verb: 'open', lookup: '', given: '', page: 0, find: '' };
  return { id, label, emoji: '🔎' };
}

export function lookupsScreen(at: AtTable, fitting: Fitting): Outgoing {
  const { lookup } = at.words;
  const all = Object.entries(at.game.text[at.locale].lookups);
  const offered =
    all.length <= fewLookups
      ? rows(
          all.map(([name, { label }]) => button({ id: lookupIds(at, fitting, name)('show'), label, look: 'primary' })),
        )
      : [
          select({
            id: lookupIds(at, fitting, '')('menu'),
            placeholder: lookup.choose,
            choices: all.map(([name, { label, description }]) => ({ value: name, label, description })),
          }),
        ];
  const about = all.map(([, { label, description }]) => `- ${pairIn(at.locale, `**${label}**`, description)}`);
  return {
    components: [container(text(`### ${lookup.title(gameName(at))}`), text(clipLines(about, room.lines)), ...offered)],
  };
}

export type LookupAnswer = {
  at: AtTable;
  asking: Asking;
  args: Args;
  entries: readonly Entry[];
  lines: readonly string[];
  idOf: IdOf;
  wayOut: ButtonSpec;
};

export function lookupScreen(
  { at, asking, args, entries, lines, idOf, wayOut }: LookupAnswer,
  pictures: readonly Picture[] = [],
): Outgoing {
  const before = stepBack(asking, entries);
  const back = before ? [button({ id: idOf('show', { entries: before }), label: at.words.panel.back })] : [];
  return {
    components: [
      container(
        text(`### ${clip(wordedAnswer(asking, args), room.title)}`),
        ...(pictures.length > 0 ? [gallery(...pictures)] : []),
        text(clipLines(lines.length > 0 ? lines : [at.words.lookup.nothing], room.lines)),
        ...rows([...back, button(wayOut)]),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}
