/** Pictures of Orcs Must Die! The Boardgame. */
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import { en } from '../../src/games/orcs-must-die/text/en/index.js';
import { fr } from '../../src/games/orcs-must-die/text/fr/index.js';
import type { Omd } from '../../src/games/orcs-must-die/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { BoardOf, Draft, GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { drawHands } from './hand.js';
import { drawLookup } from './lookup.js';
import { drawPreview } from './preview.js';
import { drawScene } from './scene.js';
import { paintShops, showsShops } from './shop.js';
import { boardPieces } from './shown.js';

const text = { en, fr };

/** One a fortress; in Rivalry each tells of its own, and both shops follow when they were filled. */
function boards(task: BoardOf<Omd>): Draft[] {
  const { view, locale, names } = task;
  const alt = (shown: typeof view): string => text[locale].alt(shown, sayIn<Omd>({ text }, locale, names));
  const pictures = view.teams.map((team) => ({
    name: isRivalry(view) ? `${team.side}.png` : 'board.png',
    sheet: paintBoard(task, team),
    alt: alt({ ...view, teams: [team], slots: view.slots }),
  }));
  const shops = showsShops(view, task) ? [{ name: 'shops.png', sheet: paintShops(task), alt: alt(view) }] : [];
  return [...pictures, ...shops];
}

export const orcsMustDie: GameRenderer<Omd> = {
  text,
  art: { tower: 'magic-portal', horde: ['orc-head', 'goblin-head', 'troll', 'ogre'] },
  shows: { board: boardPieces },
  board: boards,
  hand: drawHands,
  preview: drawPreview,
  lookup: drawLookup,
  scene: drawScene,
  end: endDetails,
};
