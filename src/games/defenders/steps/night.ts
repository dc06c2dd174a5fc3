/** T5, the Night: Darkness Spreads cards (DOR-10). */
import { darknessCards } from '../content/darkness-cards.js';
import { warSquares } from '../content/war.js';
import { discardDarkness } from '../effects/decks.js';
import { finishGame } from '../effects/ending.js';
import { dangers } from '../plans/windows.js';
import { forecast, foretellsLoss } from '../rules/darkness.js';
import { activeHero } from '../rules/roster.js';
import type { DorStep } from '../types/index.js';
import { eveningCaption } from '../effects/evening.js';
import { nightOf, report, resolveDarkness as resolve, reveal } from '../effects/night.js';
import { windowStep, wouldOpen } from './windows.js';
import { lossOf } from '../rules/placement.js';

export const beforeNight: DorStep<'beforeNight'> = {
  run(play) {
    if (!play.board.quietNight && wouldOpen(play, 'dusk')) eveningCaption(play);
    play.push({ step: 'dusk', passed: [] }, { step: 'night' });
  },
};

/** W-DUSK */
export const dusk: DorStep<'dusk'> = windowStep('dusk', (board) =>
  board.quietNight
    ? undefined
    : { key: 'windowDusk', params: { cards: warSquares[board.war].cards, dangers: dangers(board) } },
);

/** DOR-10.1 */
export const night: DorStep<'night'> = {
  run(play) {
    const { board } = play;
    board.phase = 'night';
    const cards = board.quietNight ? 0 : warSquares[board.war].cards;
    board.night = { drawn: 0, total: cards, card: null, full: false, cancelled: [], held: false, replaced: false };
    board.lastNight = { turn: board.turn, quiet: board.quietNight, cards: [] };
    play.emit('nightFell', { turn: board.turn, cards, quiet: board.quietNight });
    play.push({ step: 'darkness' }, { step: 'nightEnds' });
  },
};

/** DOR-10.2: one card after another, each resolved completely. */
export const darkness: DorStep<'darkness'> = {
  run(play) {
    const { board } = play;
    const current = nightOf(board);
    if (current.drawn === current.total) return;
    current.drawn += 1;
    current.full = current.drawn <= warSquares[board.war].full;
    current.replaced = false;
    reveal(play, current);
    play.push(
      { step: 'wisdom' },
      { step: 'nightWindow', passed: [] },
      { step: 'resolveDarkness' },
      { step: 'darkness' },
    );
  },
};

/** D-WISDOM: the Wizard in his own Night (DOR-17.8c) */
export const wisdom: DorStep<'wisdom'> = {
  decide({ board }) {
    const { night: current } = board;
    const hero = activeHero(board);
    if (!current?.card || hero.gone || hero.hero !== 'wizard') return [];
    if (darknessCards[current.card].kind === 'quiet') return [];
    const effects = forecast(board, current);
    return [
      {
        seats: [hero.seat],
        prompt: { key: 'askWisdom', params: { card: current.card, full: current.full, effects } },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => ({ action: 'respond', args: { choice: foretellsLoss(effects) ? 'replace' : 'keep' } }),
      },
    ];
  },
  on: {
    respond(play, { args }) {
      const current = nightOf(play.board);
      if (args.choice === 'replace' && current.card) {
        const { card, full, drawn: no } = current;
        current.replaced = true;
        report(play, { card, no, full, replaced: true, effects: [] });
        current.card = null;
        discardDarkness(play, card);
        reveal(play, current);
      }
      play.end();
    },
  },
};

/** W-NIGHT */
export const nightWindow: DorStep<'nightWindow'> = windowStep('nightWindow', (board) => {
  const { night: current } = board;
  if (!current?.card) return undefined;
  const effects = forecast(board, current);
  return { key: 'windowNight', params: { no: current.drawn, card: current.card, effects } };
});

/** DOR-10.3 to 10.11 */
export const resolveDarkness: DorStep<'resolveDarkness'> = {
  run(play) {
    const { board } = play;
    const current = nightOf(board);
    if (!current.card) return;
    const { card, drawn: no, full } = current;
    const flow = resolve(play, card, current);
    report(play, { card, no, full, replaced: false, effects: flow.effects });
    const loss = lossOf(flow);
    if (loss) {
      finishGame(play, loss);
      return;
    }
    current.card = null;
    discardDarkness(play, card);
  },
};

export const nightEnds: DorStep<'nightEnds'> = {
  run(play) {
    const { board } = play;
    board.night = null;
    play.phase({ key: 'captionNight', params: { quiet: board.quietNight } });
  },
};
