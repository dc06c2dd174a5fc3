/** T6, the end of a turn: generals heal, the next hero is up (DOR-7.12, 3.1). */
import { sites } from '../content/map.js';
import { historyRow } from '../effects/ending.js';
import { isOnRedSquare, livingGenerals, wouldHeal } from '../rules/generals.js';
import { activeHero, turnOrder } from '../rules/roster.js';
import type { DorStep } from '../types/index.js';
import { windowStep } from './windows.js';
import { healGeneral } from '../effects/generals.js';

/** W-HEAL */
export const healWindow: DorStep<'healWindow'> = windowStep('healWindow', (board) => {
  const generals = livingGenerals(board).filter(
    (id) => wouldHeal(board, id) || (isOnRedSquare(board, id) && board.generals[id].healWait !== null),
  );
  return { key: 'windowHeal', params: { generals } };
});

export const endOfTurn: DorStep<'endOfTurn'> = {
  run(play) {
    const { board } = play;
    board.phase = 'end-of-turn';
    for (const id of livingGenerals(board)) healGeneral(play, id);
    const hero = activeHero(board);
    const { colour, kind } = sites[hero.loc];
    hero.freshMount = hero.style === 'ground' && (kind === 'city' || colour === 'blue');
    Object.assign(hero, { actions: 0, bonus: 0 });
    board.history.push(historyRow(board));
    const [next] = turnOrder(board, (board.active + 1) % board.heroes.length);
    if (next === undefined) throw new Error('no hero is left to play on');
    board.active = next;
    play.push({ step: 'turn' });
  },
};
