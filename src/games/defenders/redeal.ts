/** The same match with the decks in another order: no viewer can tell the difference. */
import { type Match, type Rng, type Viewer, copyJson, seedRng } from '../../kernel/index.js';
import type { Dor } from './types/index.js';

export function redeal(match: Readonly<Match<Dor>>, viewer: Viewer, rng: Rng): Match<Dor> {
  const copy = copyJson(match) as Match<Dor>;
  const { board } = copy;
  copy.rng = seedRng(`redeal/${rng.int(0x7fffffff)}`);
  board.heroDeck = rng.shuffle(board.heroDeck);
  board.questDeck = rng.shuffle(board.questDeck);
  const known = board.known?.seat === viewer ? board.known.count : 0;
  const below = board.darkDeck.slice(0, board.darkDeck.length - known);
  board.darkDeck = [...rng.shuffle(below), ...board.darkDeck.slice(below.length)];
  return copy;
}
