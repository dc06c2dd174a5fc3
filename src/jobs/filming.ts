/** The film of a game that is over, for its channel. */
import type { FilmTask, Picture } from '../../renderers/contract.js';
import type { Log } from '../log.js';
import { framesOf, headingAt } from '../table/film.js';
import type { Tables } from '../table/ports.js';
import { momentsOf } from '../table/replay.js';
import { namesOf } from '../table/seats.js';
import { ChannelGone, PostRefused, type Poster } from './ports.js';

/** Frame by frame, in a process of its own. */
export type Film = (task: FilmTask) => Promise<Picture[]>;

export type FilmingOptions = {
  tables: Tables;
  poster: Poster;
  log: Log;
  /** Absent where no films are made. */
  film?: Film | undefined;
};

/** A film of fewer frames shows nothing that the last board does not. */
const fewestFrames = 3;
/** What Discord takes of a file where nobody pays for more. */
const mostBytes = 8 * 1024 * 1024;

export function createFilming({ tables, poster, log, film }: FilmingOptions) {
  /**
   * Made from the history, posted once, in silence. A game that was taken back meanwhile has no film. Where it cannot be
   * made, as when the house is closed over it, its job is tried again.
   */
  return async (id: string, rev: number): Promise<void> => {
    if (!film) return;
    const found = await tables.history(id);
    if (!found.ok) throw new Error(found.code);
    const { snapshot, entries } = found;
    const { table } = snapshot;
    const game = tables.game(table.game);
    if (!game || table.state !== 'over') return;
    const moments = await momentsOf(game, table, entries);
    const last = moments.at(-1);
    if (!last || moments.length < fewestFrames) return;
    const { locale } = table;
    const reading = { game, table, locale };
    const frames = framesOf(reading, moments);
    const [picture] = await film({ kind: 'film', game: game.id, locale, names: namesOf(table), frames, alt: '' });
    if (!picture || picture.png.length > mostBytes) return;
    const post = { channel: table.channel, nonce: `${id}-f${rev.toString(36)}`, locale, ping: [], snapshot };
    try {
      const shown = {
        film: picture,
        game: game.text[locale].name,
        end: headingAt(reading, last),
      };
      await poster.postFilm({ ...post, mayStand: true, ...shown });
    } catch (error) {
      if (!(error instanceof ChannelGone) && !(error instanceof PostRefused)) throw error;
      log.warn({ table: id, problem: error.message }, 'the channel takes no film');
    }
  };
}
