/** Pictures of Stronghold. */
import { en } from '../../src/games/stronghold/text/en/index.js';
import { fr } from '../../src/games/stronghold/text/fr/index.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { lobbyMarks } from './look.js';
import { boardPieces } from './shown.js';

const text = { en, fr };

export const stronghold: GameRenderer<Str> = {
  text,
  art: { tower: 'castle', horde: ['siege-tower', 'troll', 'orc-head', 'catapult'] },
  seatMarks: lobbyMarks,
  shows: { board: boardPieces },
  board: (task) => [
    {
      name: 'board.png',
      sheet: paintBoard(task),
      alt: text[task.locale].alt(task.view, sayIn<Str>({ text }, task.locale, task.names)),
    },
  ],
  end: endDetails,
};
