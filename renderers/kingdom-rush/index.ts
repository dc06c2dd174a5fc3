/** Pictures of Kingdom Rush: Elemental Uprising. */
import { en } from '../../src/games/kingdom-rush/text/en/index.js';
import { fr } from '../../src/games/kingdom-rush/text/fr/index.js';
import type { Kru } from '../../src/games/kingdom-rush/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { handAlt, paintHand } from './hand.js';
import { lobbyMark } from './look.js';
import { drawLookup } from './lookup.js';
import { drawPreview } from './preview.js';
import { drawScene } from './scene.js';
import { boardPieces, handPieces } from './shown.js';

const text = { en, fr };

export const kingdomRush: GameRenderer<Kru> = {
  text,
  art: { tower: 'stone-tower', horde: ['orc-head', 'goblin-head', 'wolf-head', 'troll', 'hydra'] },
  lobbyMark,
  shows: { board: boardPieces, hand: handPieces },
  board: (task) => [
    {
      name: 'board.png',
      sheet: paintBoard(task),
      alt: text[task.locale].alt(task.view, sayIn<Kru>({ text }, task.locale, task.names)),
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
