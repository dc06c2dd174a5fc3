/** Pictures of Orcs Orcs Orcs. */
import { en } from '../../src/games/orcs-orcs-orcs/text/en/index.js';
import { fr } from '../../src/games/orcs-orcs-orcs/text/fr/index.js';
import type { Ooo } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { handAlt, paintHand } from './hand.js';
import { lobbyMark } from './look.js';
import { drawLookup } from './lookup.js';
import { boardPieces, handPieces } from './shown.js';

const text = { en, fr };

export const orcsOrcsOrcs: GameRenderer<Ooo> = {
  text,
  art: { tower: 'white-tower', horde: ['orc-head', 'goblin-head', 'wolf-head', 'crowned-skull'] },
  lobbyMark,
  shows: { board: boardPieces, hand: handPieces },
  board: (task) => [
    {
      name: 'board.png',
      sheet: paintBoard(task),
      alt: text[task.locale].alt(task.view, sayIn<Ooo>({ text }, task.locale, task.names)),
    },
  ],
  hand: (task) => {
    const sheet = paintHand(task);
    return sheet ? [{ name: 'hand.png', sheet, alt: handAlt(task) }] : [];
  },
  lookup: drawLookup,
  end: endDetails,
};
