/** A game looked at again, phase by phase. */
import type { Picture } from '../../../renderers/contract.js';
import { linesOf } from '../../kernel/index.js';
import { captionAt, headingAt } from '../../table/film.js';
import { viewFor } from '../../table/match-memo.js';
import { type Moment, spread } from '../../table/replay.js';
import { type AtTable, gameName } from '../at-table.js';
import { type Outgoing, type Row, button, container, gallery, rows, select, text } from '../components.js';
import { clip, clipLines, limits } from '../limits.js';
import { picturesAsFiles } from './board.js';
import { replayId } from './replay-ids.js';

const room = { lines: 1800, heading: 200 } as const;

export type ReplayShown = { at: AtTable; moments: readonly Moment[]; place: number; notice?: string };

/** Once a game is over, what each hand held may be looked at. */
function handMenu({ table, game, locale, words, say }: AtTable, { match }: Moment, place: number): Row[] {
  if (table.state !== 'over') return [];
  const choices = table.seats.flatMap((_, seat) =>
    game.text[locale].hand(viewFor(game, match, seat), seat, say).length > 0
      ? [{ value: String(seat), label: say.seat(seat) }]
      : [],
  );
  return choices.length > 0
    ? [select({ id: replayId(table.id, place, 'hand'), placeholder: words.replay.hands, choices })]
    : [];
}

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
        ...handMenu(at, moment, place),
        ...rows([
          button({ id: replayId(table.id, place, 'film'), label: words.replay.film, emoji: '🎬' }),
          button({ id: replayId(table.id, place, 'round'), label: words.replay.roundFilm, emoji: '🎬' }),
          ...(table.state === 'over' && place < last
            ? [button({ id: replayId(table.id, place, 'branch'), label: words.replay.playOn, look: 'success' })]
            : []),
        ]),
      ),
    ],
    files: picturesAsFiles(pictures),
  };
}
