/** Questions of a phase: one who decides, or a team that votes (OMD-14.6, 14.7). */
import { resolve } from '../effects/verdicts.js';
import { type Askers, askersOf } from '../rules/choosers.js';
import { answerFor, fallbackOf, isPlan } from '../rules/fallbacks.js';
import { seatsOfSide, sideOfSeat } from '../rules/siege.js';
import type { Decision, Seat } from '../../../kernel/index.js';
import type { ActionId, Ask, Omd, OmdAnswering, OmdMatch, OmdStep, Siege, Side } from '../types/index.js';

function sideOf(siege: Siege, ask: Ask, seat: Seat): Side {
  return 'side' in ask ? ask.side : (sideOfSeat(siege, seat) ?? 'order');
}

function decisionFor(match: OmdMatch, ask: Ask, by: 'team' | 'lord', seat: Seat): Decision<Omd> {
  const { board } = match;
  const offer: ActionId = isPlan(ask) ? 'assign' : 'choose';
  return {
    seats: [seat],
    prompt: {
      key: 'ask',
      params: { ask, side: sideOf(board, ask, seat), by, heroes: board.slots.map(({ hero }) => hero) },
    },
    offers: [offer],
    clock: 'reaction',
    proposal: isPlan(ask) || ask.kind === 'target',
    chain: `${ask.kind}-${board.round}`,
  };
}

/** Voters who have not voted are waited for; the others may still change their vote. */
function ballots(match: OmdMatch, ask: Ask, seats: readonly Seat[]): Decision<Omd>[] {
  const { votes } = match.board.hidden;
  const open = seats.filter((seat) => !votes.some((vote) => vote.seat === seat));
  if (open.length === 0) return [];
  return seats.map((seat) => {
    const offer = { ...decisionFor(match, ask, 'team', seat), proposal: false };
    return open.includes(seat) ? { ...offer, fallback: () => answerFor(ask, 'leave') } : offer;
  });
}

function take(play: OmdAnswering, seat: Seat, ask: Ask, by: 'team' | 'lord', answer: string): void {
  const { hidden } = play.board;
  const askers: Askers = askersOf(play.board, ask, by, play.empty);
  hidden.votes = [...hidden.votes.filter((vote) => vote.seat !== seat), { seat, answer }];
  if (askers.how === 'one') {
    play.end();
    return;
  }
  const side = sideOf(play.board, ask, seat);
  play.emit('voted', { seat, answer }, seatsOfSide(play.board, side));
  if (askers.seats.every((voter) => hidden.votes.some((vote) => vote.seat === voter))) play.end();
}

export const ask: OmdStep<'ask'> = {
  decide(match, { ask: question, by }) {
    const askers = askersOf(match.board, question, by, match.empty);
    if (askers.how === 'vote') return ballots(match, question, askers.seats);
    return [
      {
        ...decisionFor(match, question, by, askers.seat),
        fallback: () => answerFor(question, fallbackOf(match.board, question)),
      },
    ];
  },
  on: {
    choose(play, { seat, args, frame }) {
      take(play, seat, frame.ask, frame.by, args.option);
    },
    assign(play, { seat, args, frame }) {
      const tokens = args.outcome;
      const isAuto = tokens.length === 1 && tokens[0] === 'auto';
      const text = isAuto ? fallbackOf(play.board, frame.ask) : tokens.filter((token) => token !== 'none').join(',');
      take(play, seat, frame.ask, frame.by, text);
    },
  },
};

const sorted = (answer: string): string => answer.split(',').sort().join(',');
/** Two plans are alike if they name the same effects in any order. */
const areAlike = (one: string, other: string): boolean => one === other || sorted(one) === sorted(other);

export const verdict: OmdStep<'verdict'> = {
  run(play, { ask: question, by, answer }) {
    const { hidden } = play.board;
    const votes = hidden.votes;
    hidden.votes = [];
    if (answer !== null) {
      resolve(play, question, answer);
      return;
    }
    const askers = askersOf(play.board, question, by, play.empty);
    const [first] = votes;
    if (!first) {
      resolve(play, question, fallbackOf(play.board, question));
      return;
    }
    const voters = askers.how === 'one' ? [first.seat] : askers.seats;
    const cast = votes.filter((vote) => voters.includes(vote.seat));
    const alike = cast.length === voters.length && cast.every((vote) => areAlike(vote.answer, first.answer));
    if (alike && first.answer !== 'leave') {
      resolve(play, question, first.answer);
      return;
    }
    if ('side' in question) {
      const arbiter = askersOf(play.board, question, 'lord', play.empty);
      if (arbiter.how === 'one') play.emit('leftToLord', { side: question.side, seat: arbiter.seat });
    }
    play.push({ step: 'ask', ask: question, by: 'lord' }, { step: 'verdict', ask: question, by: 'lord', answer: null });
  },
};
