/** T1: a hero's turn begins (DOR-3.2, 3.5). */
import { activeHero, whoIs, bonusActions } from '../rules/roster.js';
import type { DorStep, Style } from '../types/index.js';
import { colours } from '../content/peoples.js';

export const turn: DorStep<'turn'> = {
  run(play) {
    const { board } = play;
    const hero = activeHero(board);
    board.turn += 1;
    board.phase = 'start';
    Object.assign(board, { quietNight: false, dayOver: false, endAsked: false, spied: [], fight: null });
    Object.assign(hero, { rumorsUsed: 0, teleportUsed: false, callOffUsed: false, ambushUsed: false });
    hero.actions = hero.life;
    hero.bonus = bonusActions(hero);
    play.emit('turnBegan', {
      who: whoIs(board, board.active),
      turn: board.turn,
      actions: hero.actions,
      bonus: hero.bonus,
    });
    play.push(
      { step: 'style' },
      { step: 'shape' },
      { step: 'dayBegins' },
      { step: 'day' },
      { step: 'endOfDay' },
      { step: 'evening' },
      { step: 'handLimit' },
      { step: 'beforeNight' },
      { step: 'healWindow', passed: [] },
      { step: 'endOfTurn' },
    );
  },
};

/** D-STYLE (DOR-17.3b) */
export const style: DorStep<'style'> = {
  decide({ board }) {
    const hero = activeHero(board);
    if (hero.hero !== 'eagle-rider') return [];
    return [
      {
        seats: [hero.seat],
        prompt: { key: 'askStyle', params: {} },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => ({ action: 'respond', args: { choice: 'sky' } }),
      },
    ];
  },
  on: {
    respond(play, { args }) {
      const chosen: Style = args.choice === 'ground' ? 'ground' : 'sky';
      activeHero(play.board).style = chosen;
      play.emit('styleTaken', { who: whoIs(play.board, play.board.active), style: chosen });
      play.end();
    },
  },
};

/** D-SHAPE (DOR-17.7a) */
export const shape: DorStep<'shape'> = {
  decide({ board }) {
    const hero = activeHero(board);
    if (hero.hero !== 'sorceress') return [];
    return [
      {
        seats: [hero.seat],
        prompt: { key: 'askShape', params: {} },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => ({ action: 'respond', args: { choice: 'own' } }),
      },
    ];
  },
  on: {
    respond(play, { args }) {
      const chosen = colours.find((colour) => colour === args.choice) ?? null;
      activeHero(play.board).shape = chosen;
      play.emit('shapeTaken', { who: whoIs(play.board, play.board.active), shape: chosen });
      play.end();
    },
  },
};

export const dayBegins: DorStep<'dayBegins'> = {
  run(play) {
    play.board.phase = 'day';
  },
};
