/** Pictures of Orcs Must Die! The Boardgame. */
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import { en } from '../../src/games/orcs-must-die/text/en/index.js';
import { fr } from '../../src/games/orcs-must-die/text/fr/index.js';
import { phrases as english } from '../../src/games/orcs-must-die/text/en/phrases.js';
import { phrases as french } from '../../src/games/orcs-must-die/text/fr/phrases.js';
import { shopsInWords } from '../../src/games/orcs-must-die/text/shared/status.js';
import type { Omd, View } from '../../src/games/orcs-must-die/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import type { BoardOf, Draft, GameRenderer } from '../renderer.js';
import { paintBoard } from './board.js';
import { endDetails } from './end.js';
import { drawHands } from './hand.js';
import { drawOwnFortress } from './lobby.js';
import { drawLookup } from './lookup.js';
import { drawPreview } from './preview.js';
import { drawScene } from './scene.js';
import { paintShops, showsShops } from './shop.js';
import { boardPieces } from './shown.js';
import { text as words } from './text.js';

const text = { en, fr };
const onSale = {
  en: (view: View): string => shopsInWords(words.en, english, view),
  fr: (view: View): string => shopsInWords(words.fr, french, view),
};

/** One a fortress; in Rivalry each tells of its own, and both shops follow when they were filled. */
function boards(task: BoardOf<Omd>): Draft[] {
  const { view, locale, names } = task;
  const alt = (shown: typeof view): string => text[locale].alt(shown, sayIn<Omd>({ text }, locale, names));
  const pictures = view.teams.map((team) => ({
    name: isRivalry(view) ? `${team.side}.png` : 'board.png',
    sheet: paintBoard(task, team),
    alt: alt({ ...view, teams: [team] }),
  }));
  const shops = showsShops(view, task)
    ? [{ name: 'shops.png', sheet: paintShops(task), alt: onSale[locale](view) }]
    : [];
  return [...pictures, ...shops];
}

export const orcsMustDie: GameRenderer<Omd> = {
  text,
  art: { tower: 'magic-portal', horde: ['orc-head', 'goblin-head', 'troll', 'ogre'] },
  shows: { board: boardPieces },
  lobby: drawOwnFortress,
  board: boards,
  hand: drawHands,
  preview: drawPreview,
  lookup: drawLookup,
  scene: drawScene,
  end: endDetails,
};
