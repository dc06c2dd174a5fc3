/** R2: phase 2, open to everybody; sub-questions stay in its own frame (KRU-8.22). */
import type { DecideStep, Decision, Seat } from '../../../kernel/index.js';
import type { Ask, Board, Kru, KruAnswering, KruPlay, Resource } from '../types/index.js';
import { freshen } from '../effects/activating.js';
import { coach } from '../effects/coaching.js';
import { refresh } from '../effects/environment.js';
import { heal } from '../effects/life.js';
import { winIfMet } from '../effects/outcomes.js';
import { hold, place } from '../effects/placing.js';
import { gain } from '../effects/treasure.js';
import { blessingLife } from '../content/heroes.js';
import { questionAim, skullsDue } from '../plans/aims.js';
import { flowersOpen, mayWalk, phaseTwoOffers } from '../plans/availability.js';
import { askDefault, openDefault, stewardAnswer } from '../plans/steward.js';
import { placementsOf } from '../plans/walk.js';
import { openActivation } from '../rules/activation.js';
import { allSeats } from '../rules/choosing.js';
import { heroNamed, heroOf } from '../rules/figures.js';
import { handCards } from '../rules/supply.js';
import { act, flower, move, second } from './heroes.js';
import { pass, tower } from './towers.js';

/** Phase 2 begins; those who were stunned get their life back. */
export const beginPhaseTwo = {
  run(play: KruPlay): void {
    const { board } = play;
    if (board.round > 1) play.phase({ key: 'captionSpawn', params: { round: board.round } });
    board.phase = 2;
    board.ready = board.ready.map(() => false);
    play.emit('phaseBegan', { phase: 2 });
    freshen(play);
    coach(play, 1);
    coach(play, 2);
    coach(play, 3);
  },
};

const chain = 'towers-and-heroes';

/** One seat is asked, everything else waits (KRU-8.22). */
function askDecision(board: Board, ask: Ask): Decision<Kru> {
  const hero = heroNamed(board, ask.source)?.id ?? null;
  return {
    seats: [ask.seat],
    prompt: { key: 'promptQuestion', params: { question: ask.what, hero } },
    offers: ['choose'],
    clock: 'reaction',
    chain,
    proposal: ask.what === 'sand-warriors',
    fallback: () => askDefault(board, ask),
  };
}

/** KRU-8.20: the rest of an activation that has begun. */
function openDecision(board: Board, seat: Seat): Decision<Kru> {
  const hero = heroOf(board, seat);
  const flowers = flowersOpen(board, seat).length;
  return {
    seats: [seat],
    prompt: { key: 'promptActivation', params: { hero: hero.id, flowers } },
    offers: [
      ...(flowers > 0 ? (['flower'] as const) : []),
      ...(mayWalk(board, seat) ? (['move'] as const) : []),
      'act',
    ],
    clock: 'reaction',
    chain,
    fallback: () => openDefault(board, seat),
  };
}

function seatDecision(board: Board, seat: Seat): Decision<Kru> {
  const open: Decision<Kru> = {
    seats: [seat],
    prompt: skullsDue(board, seat)
      ? { key: 'promptSkulls', params: {} }
      : { key: 'promptTowers', params: { round: board.round } },
    offers: phaseTwoOffers(board, seat),
    clock: 'turn',
    chain,
  };
  return board.ready[seat]
    ? { ...open, settled: () => ({ action: 'ready', args: {} }) }
    : { ...open, fallback: () => stewardAnswer(board, seat), pass: 'ready' };
}

function answerAsk(play: KruAnswering, ask: Ask, args: Kru['actions']['choose']): void {
  const { board } = play;
  const { option } = args;
  const { seat } = ask;
  if (ask.what === 'sand-warriors') {
    const aim = questionAim(board, seat, ask.what);
    if (aim) place(play, aim.attacker, placementsOf(board, aim.attacker, args.plan));
    return;
  }
  if (option === undefined || option === 'none') return;
  switch (ask.what) {
    case 'root':
    case 'chill':
    case 'roots':
      hold(play, option, seat);
      return;
    case 'sun': {
      const gold = (option as Resource) === 'gold' ? 1 : 0;
      gain(play, { gold, diamonds: 1 - gold, from: 'flower' });
      return;
    }
    case 'blessing': {
      const hero = heroNamed(board, option);
      if (hero) heal(play, hero, blessingLife, 'blessing');
      return;
    }
    case 'falcon': {
      const held = handCards(board).find(({ card }) => card.uid === option);
      if (!held) return;
      held.card.falcon = true;
      board.falconsLeft -= 1;
      play.emit('falconGiven', { seat, card: held.card.card });
      return;
    }
    case 'bloom':
      refresh(play, option, seat);
  }
}

export const phaseTwo: DecideStep<Kru, { asks: Ask[] }> = {
  decide({ board }, { asks }) {
    const [ask] = asks;
    if (ask) return [askDecision(board, ask)];
    const activating = openActivation(board);
    if (activating !== null) return [openDecision(board, activating)];
    if (allSeats(board).every((seat) => board.ready[seat])) return [];
    return allSeats(board).map((seat) => seatDecision(board, seat));
  },
  on: {
    tower(play, { seat, args, frame }) {
      frame.asks.push(...tower(play, seat, args));
      winIfMet(play);
    },
    pass(play, { seat, args }) {
      pass(play, seat, args);
    },
    move(play, { seat, args }) {
      move(play, seat, args);
    },
    flower(play, { seat, args, frame }) {
      frame.asks.push(...flower(play, seat, args));
    },
    act(play, { seat, args, frame }) {
      frame.asks.push(...act(play, seat, args));
      winIfMet(play);
    },
    second(play, { seat, args }) {
      second(play, seat, args);
    },
    choose(play, { args, frame }) {
      const ask = frame.asks.shift();
      if (ask) answerAsk(play, ask, args);
    },
    ready(play, { seat, args }) {
      const on = args.on !== 'no';
      play.board.ready[seat] = on;
      play.emit('readied', { seat, on });
      if (on) coach(play, 4);
    },
  },
};

/** Everybody is ready: phase 3. */
export const endOfPhaseTwo = {
  run(play: KruPlay): void {
    const { board } = play;
    play.phase({ key: 'captionTowers', params: { round: board.round } });
    board.phase = 3;
    play.emit('phaseBegan', { phase: 3 });
  },
};
