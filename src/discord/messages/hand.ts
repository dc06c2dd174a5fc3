/** What only one player may see: the picture, and the same in words. */
import type { Picture } from '../../../renderers/contract.js';
import type { AtTable } from '../at-table.js';
import { type Outgoing, type Row, button, container, gallery, rows, text } from '../components.js';
import { clipLines } from '../limits.js';
import { picturesAsFiles } from './board.js';

const handChars = 3200;

/** `isPast`: a hand of long ago, with nothing to do about it. */
export type HandShown = {
  at: AtTable;
  title: string;
  lines: readonly string[];
  notice?: string;
  isPast?: boolean;
};

function handWays({ words, table, lesson }: AtTable): Row[] {
  return rows([
    button({ id: { kind: 'act', table: table.id }, label: words.board.act, look: 'primary' }),
    ...(lesson ? [] : [button({ id: { kind: 'log', table: table.id, page: 0 }, label: words.board.log })]),
  ]);
}

export function handMessage({ at, title, lines, notice, isPast }: HandShown, pictures: readonly Picture[]): Outgoing {
  return {
    components: [
      container(
        text(`### ${title}`),
        ...(pictures.length > 0 ? [gallery(...pictures)] : []),
        ...(notice === undefined ? [] : [text(`-# ${notice}`)]),
        text(clipLines(lines, handChars)),
        ...(isPast ? [] : handWays(at)),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}
