/** The first Rift Lord, and heroes in their places (chapter 3). */
import { heroes } from '../content/heroes.js';
import { firstLordDice } from '../content/numbers.js';
import { slotAt } from '../rules/siege.js';
import type { HeroId, OmdPlay } from '../types/index.js';
import { rollDice } from './dice.js';

/** S12: most swords on four battle dice; tied slots roll again. */
export function rollFirstLord(play: OmdPlay): void {
  const { board } = play;
  let tied = board.slots.map((_, index) => index);
  if (board.options['first-lord'] === 'first') tied = [0];
  while (tied.length > 1) {
    const swords = tied.map((slot) => {
      const faces = rollDice(play, { battle: firstLordDice }).map(({ face }) => face);
      play.emit('lordRolled', { seat: slotAt(board, slot).seat, faces });
      return faces.filter((face) => face === 'S').length;
    });
    const most = Math.max(...swords);
    tied = tied.filter((_, at) => swords[at] === most);
  }
  board.lord = tied[0] ?? 0;
  play.emit('lordChosen', { seat: slotAt(board, board.lord).seat });
}

/** A hero takes his place: health at maximum, the ultimate by the mode (S8, S9). */
export function seatHero(play: OmdPlay, index: number, hero: HeroId): void {
  const slot = play.board.slots[index];
  if (!slot) return;
  slot.hero = hero;
  slot.health = heroes[hero].health;
  slot.ultimate = play.board.options.difficulty === 'challenge' ? 'exhausted' : 'available';
}
