/** Pictures of Kingdom Rush: Elemental Uprising. */
import { en } from '../../src/games/kingdom-rush/text/en/index.js';
import { fr } from '../../src/games/kingdom-rush/text/fr/index.js';
import type { Kru } from '../../src/games/kingdom-rush/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { lobbyMarks } from './look.js';
import { boardPieces } from './shown.js';

const text = { en, fr };

export const kingdomRush: GameRenderer<Kru> = {
  text,
  art: { tower: 'stone-tower', horde: ['orc-head', 'goblin-head', 'wolf-head', 'troll', 'hydra'] },
  seatMarks: lobbyMarks,
  shows: { board: boardPieces },
  board: (task) => [
    {
      name: 'board.png',
      sheet: paintBoard(task),
      alt: text[task.locale].alt(task.view, sayIn<Kru>({ text }, task.locale, task.names)),
    },
  ],
};
