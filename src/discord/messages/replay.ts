/** A game looked at again, phase by phase. */
import type { Picture } from '../../../renderers/contract.js';
import { linesOf } from '../../kernel/index.js';
import { viewFor } from '../../table/match-memo.js';
import { type Moment, spread } from '../../table/replay.js';
import { type AtTable, gameName } from '../at-table.js';
import { type Outgoing, button, container, gallery, rows, select, text } from '../components.js';
import { clip, clipLines, limits } from '../limits.js';
import { picturesAsFiles } from './board.js';
import { replayId } from './replay-ids.js';

const room = { lines: 1800, heading: 200 } as const;

/** Where the game was: "Round 3 · Mira's turn". */
export function headingAt({ game, locale, say }: AtTable, { match }: Moment): string {
  return game.text[locale].heading(viewFor(game, match, 'spectator'), say);
}

export function captionAt(at: AtTable, moment: Moment): string {
  return moment.caption ? at.say.text(moment.caption) : headingAt(at, moment);
}

export type ReplayShown = { at: AtTable; moments: readonly Moment[]; place: number; notice?: string };

export function replayScreen({ at, moments, place, notice }: ReplayShown, pictures: readonly Picture[]): Outgoing {
  const { words, table, game } = at;
  const moment = moments[place];
  if (!moment) return { components: [text(words.replay.nothing)] };
  const last = moments.length - 1;
  const to = (emoji: string, where: number, mark: string) =>
    button({ id: replayId(table.id, where, 'show', mark), label: '\u200b', emoji, disabled: where === place });
  const lines = linesOf(game, moment.events, 'spectator', at.say);
  const jumps = spread(
    moments.map((one, where) => ({ where, one })),
    limits.selectOptions,
  );
  return {
    components: [
      container(
        text(`### ${words.replay.title(gameName(at), place + 1, moments.length)}`),
        text(`**${clip(headingAt(at, moment), room.heading)}**${moment.caption ? `\n${captionAt(at, moment)}` : ''}`),
        ...pictures.map((picture) => gallery(picture)),
        ...(lines.length > 0 ? [text(clipLines(lines, room.lines))] : []),
        ...(notice === undefined ? [] : [text(notice)]),
        ...rows([
          to('⏮️', 0, 'first'),
          to('◀️', Math.max(0, place - 1), 'back'),
          to('▶️', Math.min(last, place + 1), 'on'),
          to('⏭️', last, 'last'),
        ]),
        ...(jumps.length > 1
          ? [
              select({
                id: replayId(table.id, 0, 'show', 'jump'),
                placeholder: words.replay.jump,
                choices: jumps.map(({ where, one }) => ({
                  value: String(where),
                  label: `${where + 1}. ${clip(captionAt(at, one), 80)}`,
                })),
              }),
            ]
          : []),
        ...rows([
          button({ id: replayId(table.id, place, 'film'), label: words.replay.film, emoji: '🎬' }),
          ...(table.state === 'over' && place < last
            ? [button({ id: replayId(table.id, place, 'branch'), label: words.replay.playOn, look: 'success' })]
            : []),
        ]),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}

export function filmMessage(said: string, film: Picture): Outgoing {
  return {
    components: [container(text(said), gallery(film))],
    files: picturesAsFiles([film]),
  };
}
