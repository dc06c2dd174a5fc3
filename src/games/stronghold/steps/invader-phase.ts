/** D2 to D7: the invaders' phases. */
import {
  type Answering,
  type DecideStep,
  type Play,
  type RunStep,
  type Seat,
  type TextRef,
  asking,
  once,
} from '../../../kernel/index.js';
import { deploymentData } from '../content/prices.js';
import { consequences } from '../effects/consequences.js';
import { advanceLanes, layOrder, march, openDeployment, turnAltar, turnIdleAltars } from '../effects/deployment.js';
import { give } from '../effects/hourglasses.js';
import { build, equip, gather, holdRitual, send, train } from '../effects/invader-actions.js';
import { useSpecial } from '../effects/specials.js';
import { askedInPhase } from '../rules/asked.js';
import { upkeepOf } from '../rules/cards.js';
import { readUnits, sentUnits, stepNamed } from '../plans/units.js';
import { hasInvaderOffers, invaderActions, isOpenToInvader } from '../rules/offers.js';
import { partnerOf, theInvader } from '../rules/seats.js';
import { noHorde, totalOf } from '../rules/units.js';
import type { Board, Invader } from '../types/board.js';
import type { Steps } from '../types/steps.js';
import type {
  CardPhase,
  DeploymentSize,
  Equipment,
  FrontAction,
  InvaderUnit,
  Lane,
  Machine,
  OrderMode,
  OrderTile,
  PhaseNumber,
  Pick,
  Rampart,
  Ritual,
  Training,
  Wall,
} from '../types/terms.js';
import type { Str } from '../types/index.js';
import { add } from '../effects/counts.js';

/** A phase begins: its invaders act, time changes hands, the defenders act. */
export const phase: RunStep<Str, Steps['phase']> = {
  run(play, frame) {
    const { board } = play;
    board.phase = frame.phase;
    play.emit('phaseBegan', { turn: board.turn, phase: frame.phase });
    for (const invader of board.invaders) {
      if (invader.doneUntil !== null && invader.doneUntil <= frame.phase) invader.doneUntil = null;
      if (frame.phase !== 6) continue;
      add(invader.camp, invader.reserve);
      invader.reserve = noHorde();
    }
    play.push(
      { step: 'invaderPhase', phase: frame.phase, done: [] },
      { step: 'handOver', phase: frame.phase },
      { step: 'defenderStep', phase: frame.phase, done: [] },
      { step: 'phaseEnd', phase: frame.phase },
    );
  },
};

/** STR-4.8: a partner's lend or send ends `done until`, and the seat is asked again at once. */
function askAgain(frame: Steps['invaderPhase'], partner: { seat: Seat; doneUntil: PhaseNumber | null }): void {
  partner.doneUntil = null;
  frame.done = frame.done.filter((seat) => seat !== partner.seat);
}

/** A deployment in which nobody can move any more closes by itself. */
function closeIfSpent(board: Board, invader: Invader): void {
  if (!hasInvaderOffers(board, invader, 6)) invader.deployment = null;
}

type Taking = Answering<Str>;
const own = (play: Taking, seat: Seat) => theInvader(play.board, seat);
const payOf = (text: string) => readUnits([text], noHorde()) ?? noHorde();

function promptFor({ deployment }: Invader, phase: PhaseNumber): TextRef<Str> {
  if (!deployment) return { key: 'promptPhase', params: { phase } };
  const { size } = deployment;
  return { key: 'promptDeployment', params: { size, limit: deploymentData[size].limit } };
}

export const invaderPhase: DecideStep<Str, Steps['invaderPhase']> = {
  decide(match, frame) {
    const { board } = match;
    return once(match, 'asked', () => askedInPhase(board, frame)).map((invader) =>
      asking<Str>(
        {
          seats: [invader.seat],
          prompt: promptFor(invader, frame.phase),
          clock: 'turn',
          chain: `phase-${frame.phase}`,
          pass: true,
          fallback: () => ({ action: 'done', args: {} }),
        },
        [...invaderActions(invader, frame.phase), 'done'],
        (action) => action === 'done' || isOpenToInvader(board, invader, frame.phase, action),
      ),
    );
  },
  on: {
    gather: (play, { seat, args }) => gather(play, own(play, seat), args.unit as InvaderUnit),
    send(play, { seat, args, frame }) {
      const partner = partnerOf(play.board, seat);
      if (!partner) return;
      send(play, own(play, seat), partner, sentUnits(args.units));
      askAgain(frame, partner);
    },
    build: (play, { seat, args }) => build(play, own(play, seat), args.engine as Machine, args.where, payOf(args.pay)),
    equip: (play, { seat, args }) => equip(play, own(play, seat), args.item as Equipment, args.where, payOf(args.pay)),
    train: (play, { seat, args }) =>
      train(play, own(play, seat), args.training as Training, args.where ?? null, payOf(args.pay)),
    ritual(play, { seat, args }) {
      holdRitual(play, own(play, seat), args.ritual as Ritual, args.where ?? null);
      consequences(play);
    },
    special: (play, { seat, args, frame }) =>
      useSpecial(play, own(play, seat), frame.phase as CardPhase, args.what, args.to ?? null),
    lend(play, { seat, args, frame }) {
      const partner = partnerOf(play.board, seat);
      if (!partner) return;
      const action = args.action as FrontAction;
      own(play, seat).lent.push(action);
      play.emit('lent', { seat, to: partner.seat, action });
      askAgain(frame, partner);
    },
    deploy: (play, { seat, args }) => openDeployment(play, own(play, seat), args.size as DeploymentSize),
    advance(play, { seat, args }) {
      advanceLanes(play, own(play, seat), args.lanes as Lane[], (args.pick ?? 'strong') as Pick);
      consequences(play);
      closeIfSpent(play.board, own(play, seat));
    },
    march(play, { seat, args }) {
      const invader = own(play, seat);
      const step = stepNamed(play.board, invader, args.from, args.to);
      const units = readUnits(args.units, noHorde());
      if (step && units) march(play, invader, step, units);
      consequences(play);
      closeIfSpent(play.board, invader);
    },
    altar: (play, { seat, args }) =>
      turnAltar(play, own(play, seat), args.altar.slice('altar@'.length) as Rampart, args.wall as Wall),
    order: (play, { seat, args }) =>
      layOrder(play, own(play, seat), {
        wall: args.wall as Wall,
        tile: args.tile as OrderTile,
        mode: args.mode as OrderMode,
      }),
    done(play, { seat, args, frame }) {
      const invader = own(play, seat);
      if (invader.deployment) {
        invader.deployment = null;
        return;
      }
      frame.done.push(seat);
      if (args.until === undefined) return;
      invader.doneUntil = Number(args.until) as PhaseNumber;
      play.emit('heldOff', { seat, until: invader.doneUntil });
    },
  },
};

/** STR-10.8 */
function chargeUpkeep(play: Play<Str>): void {
  for (const invader of play.board.invaders) {
    const hourglasses = upkeepOf(play.board, invader);
    if (hourglasses === 0) continue;
    give(play, invader, hourglasses);
    play.emit('upkeep', { seat: invader.seat, camp: totalOf(invader.camp), hourglasses });
  }
}

/** STR-4.5: the hourglasses of the phase go to the defenders. */
export const handOver: RunStep<Str, Steps['handOver']> = {
  run(play, frame) {
    if (frame.phase === 6) {
      turnIdleAltars(play);
      chargeUpkeep(play);
    }
    for (const defender of play.board.defenders) {
      defender.hourglasses += defender.waiting;
      defender.waiting = 0;
      const { seat, hourglasses } = defender;
      if (hourglasses > 0) play.emit('hourglassesGiven', { seat, hourglasses });
    }
  },
};
