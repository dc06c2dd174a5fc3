/** Pictures of Defenders of the Realm. */
import { en } from '../../src/games/defenders/text/en/index.js';
import { fr } from '../../src/games/defenders/text/fr/index.js';
import type { Dor } from '../../src/games/defenders/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { drawHands } from './hand.js';
import { seatMarkOf } from './look.js';
import { drawLookup } from './lookup.js';
import { boardPieces, handPieces } from './shown.js';
import { drawScene } from './scene.js';

const text = { en, fr };

export const defenders: GameRenderer<Dor> = {
  text,
  art: { tower: 'castle', horde: ['diablo-skull', 'orc-head', 'spiked-dragon-head', 'skull-crossed-bones'] },
  lobbyMark: seatMarkOf,
  shows: { board: boardPieces, hand: handPieces },
  board: (task) => [
    {
      name: 'board.png',
      sheet: paintBoard(task),
      alt: text[task.locale].alt(task.view, sayIn<Dor>({ text }, task.locale, task.names)),
    },
  ],
  hand: drawHands,
  scene: drawScene,
  lookup: drawLookup,
  end: endDetails,
};
