/** What only one player may see: the picture, and the same in words. */
import type { Picture } from '../../../renderers/contract.js';
import type { AtTable } from '../at-table.js';
import { type Outgoing, button, container, gallery, rows, text } from '../components.js';
import { clipLines } from '../limits.js';
import { picturesAsFiles } from './board.js';

const handChars = 3200;

export function handMessage(
  { at, title, lines, notice }: { at: AtTable; title: string; lines: readonly string[]; notice?: string },
  pictures: readonly Picture[],
): Outgoing {
  const { words, table } = at;
  return {
    components: [
      container(
        text(`### ${title}`),
        ...(pictures.length > 0 ? [gallery(...pictures)] : []),
        ...(notice === undefined ? [] : [text(`-# ${notice}`)]),
        text(clipLines(lines, handChars)),
        ...rows([
          button({ id: { kind: 'act', table: table.id }, label: words.board.act, look: 'primary' }),
          ...(at.lesson ? [] : [button({ id: { kind: 'log', table: table.id, page: 0 }, label: words.board.log })]),
        ]),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}
