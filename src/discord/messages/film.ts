/** A film of a game, or of a part of it, for everybody. */
import type { Picture } from '../../../renderers/contract.js';
import type { FilmPost } from '../../jobs/ports.js';
import { type Outgoing, container, gallery, text } from '../components.js';
import { clip, limits } from '../limits.js';
import { discordWords } from '../text/index.js';
import { picturesAsFiles } from './board.js';

export function filmMessage(said: string, film: Picture): Outgoing {
  return {
    components: [container(text(said), gallery(film))],
    files: picturesAsFiles([film]),
  };
}

/** At the end of a game, without a sound. */
export function endFilmMessage({ film, game, end, locale }: FilmPost): Outgoing {
  const words = discordWords[locale].replay;
  const alt = clip(words.filmAlt(game, end), limits.altText);
  return { ...filmMessage(words.filmSaid(game), { ...film, alt }), silent: true };
}
