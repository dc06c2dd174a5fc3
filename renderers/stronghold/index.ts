/** Pictures of Stronghold. */
import { en } from '../../src/games/stronghold/text/en/index.js';
import { fr } from '../../src/games/stronghold/text/fr/index.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { handAlt, handPieces, paintHand } from './hand.js';
import { lobbyMark } from './look.js';
import { drawLookup } from './lookup.js';
import { drawPreview } from './preview.js';
import { drawScene } from './scene.js';
import { boardPieces } from './shown.js';

const text = { en, fr };

export const stronghold: GameRenderer<Str> = {
  text,
  art: { tower: 'castle', horde: ['siege-tower', 'troll', 'orc-head', 'catapult'] },
  lobbyMark,
  shows: { board: boardPieces, hand: handPieces },
  board: (task) => [
    {
      name: 'board.png',
      sheet: paintBoard(task),
      alt: text[task.locale].alt(task.view, sayIn<Str>({ text }, task.locale, task.names)),
    },
  ],
  hand: (task) => {
    const sheet = paintHand(task);
    return sheet ? [{ name: 'hand.png', sheet, alt: handAlt(task) }] : [];
  },
  preview: drawPreview,
  lookup: drawLookup,
  scene: drawScene,
  end: endDetails,
};
