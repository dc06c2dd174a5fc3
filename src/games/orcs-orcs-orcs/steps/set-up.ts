/** Section 3: set-up, in the specification's order. */
import { baseFate, newFate } from '../content/fate.js';
import { startHand } from '../content/numbers.js';
import { turnUpDisplay } from '../effects/fate.js';
import { dealMarkers, dealMissions, revealFirstCreatures } from '../effects/set-up.js';
import { spellOf } from '../rules/cards.js';
import { playerAt } from '../rules/players.js';
import { type OooPlay, deckNames } from '../types/index.js';

/** S6 to S13. */
export const setUp = {
  run(play: OooPlay): void {
    const { board, options, rng } = play;
    play.emit('seated', { order: [...board.order], colours: board.players.map(({ colour }) => colour) });
    dealMarkers(board, rng);
    revealFirstCreatures(play);
    board.fate.deck = rng.shuffle(options.newFate ? newFate : baseFate).map(({ id }) => id);
    for (const name of deckNames) board.spellDecks[name] = rng.shuffle(board.spellDecks[name]);
    turnUpDisplay(board);
    play.emit('displayed', {
      attack: board.display.attack.map(spellOf),
      knowledge: board.display.knowledge.map(spellOf),
    });
    board.toadlingPile = rng.shuffle(board.toadlingPile);
    for (const seat of board.order) {
      const player = playerAt(board, seat);
      player.draw = rng.shuffle(player.draw);
      player.hand = player.draw.splice(-startHand).reverse();
    }
    if (options.missions) dealMissions(play);
    play.reveal();
    play.push({ step: 'missions' }, { step: 'round' });
  },
};
