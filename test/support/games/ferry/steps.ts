/** The crossings of the ferry, step by step. */
import type { Answer, DecisionLine, GameDef, Match, Seat } from '../../../../src/kernel/index.js';
import { type Ferry, type Good, banks, boats, weights } from './types.js';

export const weightOf = (cargo: readonly Good[]): number => cargo.reduce((sum, good) => sum + weights[good], 0);

function crewOf(board: Ferry['board'], seat: Seat): Ferry['board']['crews'][number] {
  const crew = board.crews[seat];
  if (!crew) throw new Error(`no crew on seat ${seat}`);
  return crew;
}

function linesFor({ board }: Readonly<Match<Ferry>>, seat: Seat): DecisionLine<Ferry>[] {
  return boats.map((boat) => ({
    text: { key: 'line', params: { boat, cargo: crewOf(board, seat).cargo[boat] } },
    changes: { action: 'load', args: { boat } },
  }));
}

const sail = (): Answer<Ferry> => ({ action: 'sail', args: {} });
const land = (): Answer<Ferry> => ({ action: 'land', args: {} });

export const steps: GameDef<Ferry>['steps'] = {
  round: {
    run(play) {
      const { board } = play;
      if (board.round === play.options.rounds) {
        const scores = board.crews.map(({ score }) => score);
        const sides =
          play.options.play === 'rivals'
            ? [0, 1].map((side) => scores.filter((_, seat) => seat % 2 === side))
            : [scores];
        const totals = sides.map((side) => side.reduce((sum, score) => sum + score, 0));
        const winners = play.seats.filter((seat) => totals[seat % totals.length] === Math.max(...totals));
        play.finish({ kind: 'won', winners, scores, reason: { key: 'over', params: {} } });
        return;
      }
      board.round += 1;
      for (const crew of board.crews)
        Object.assign(crew, { bank: null, braced: false, cargo: { oak: ['sack'], elm: [] } });
      play.push(
        { step: 'banks' },
        ...play.seats.flatMap((seat) => [
          { step: 'loading' as const, seat },
          { step: 'landing' as const, seat },
        ]),
        { step: 'storm', waiting: [...play.seats] },
        { step: 'crossing' },
        { step: 'round' },
      );
    },
  },
  /** FER-1: everybody at once, in secret. */
  banks: {
    decide: ({ board }) =>
      board.crews.flatMap((crew, seat) =>
        crew.bank === null
          ? [
              {
                seats: [seat],
                prompt: { key: 'chooseBank', params: {} },
                offers: ['bank'],
                clock: 'turn',
                fallback: () => ({ action: 'bank', args: { side: 'left' } }),
              },
            ]
          : [],
      ),
    on: {
      bank(play, { seat, args }) {
        crewOf(play.board, seat).bank = args.side;
        play.emit('chose', { seat, side: args.side }, [seat]);
        play.emit('hasChosen', { seat });
      },
    },
  },
  /** FER-2: a proposal line by line; each line may be changed. */
  loading: {
    decide: (match, { seat }) => [
      {
        seats: [seat],
        prompt: { key: 'loadBoats', params: {} },
        offers: ['load', 'sail'],
        clock: 'turn',
        proposal: true,
        chain: 'crossing',
        lines: () => linesFor(match, seat),
        fallback: sail,
      },
    ],
    on: {
      load(play, { seat, args }) {
        const cargo = args.cargo as Good[];
        crewOf(play.board, seat).cargo[args.boat] = [...cargo];
        play.emit('loaded', { seat, boat: args.boat, cargo });
      },
      sail(play, { seat }) {
        play.emit('sailed', { seat });
        play.end();
      },
    },
  },
  landing: {
    decide: (_match, { seat }) => [
      {
        seats: [seat],
        prompt: { key: 'landNow', params: {} },
        offers: ['land'],
        clock: 'turn',
        chain: 'crossing',
        fallback: land,
      },
    ],
    on: {
      land(play, { seat }) {
        play.emit('landed', { seat });
        play.end();
      },
    },
  },
  /** FER-3: a window; everybody may brace. */
  storm: {
    decide: (_match, { waiting }) =>
      waiting.map((seat) => ({
        seats: [seat],
        prompt: { key: 'storm', params: {} },
        offers: ['brace', 'pass'],
        clock: 'reaction',
        reacts: true,
        fallback: () => ({ action: 'pass', args: {} }),
      })),
    on: {
      brace(play, { seat, frame }) {
        crewOf(play.board, seat).braced = true;
        play.emit('braced', { seat });
        frame.waiting = frame.waiting.filter((one) => one !== seat);
      },
      pass(_play, { seat, frame }) {
        frame.waiting = frame.waiting.filter((one) => one !== seat);
      },
    },
  },
  crossing: {
    run(play) {
      const { board } = play;
      board.calm = play.rng.pick(banks);
      for (const crew of board.crews) {
        const weight = weightOf([...crew.cargo.oak, ...crew.cargo.elm]);
        board.heaviest = Math.max(board.heaviest, weight);
        crew.score += crew.bank === board.calm || crew.braced ? weight : Math.max(0, weight - 2 - play.options.toll);
      }
      play.emit('crossed', { calm: board.calm, scores: board.crews.map(({ score }) => score) });
      play.phase({ key: 'over', params: {} });
    },
  },
};
