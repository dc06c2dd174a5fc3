/** Reaction windows: the only places where play stops for other people (specification 4.4). */
import type { Answering, DecideStep, Seat, TextRef } from '../../../kernel/index.js';
import { playHolding } from '../effects/playing.js';
import { playing, targetingOf } from '../plans/register.js';
import { type WindowStep, autoSave, relevantHoldings } from '../plans/windows.js';
import { holdingOf, itemOf } from '../rules/hands.js';
import type { Actions, Dor, DorAnswer, DorFrame, DorMatch, DorPlay, Steps, Table } from '../types/index.js';

type Window = { passed: Seat[] };

/** Seats that hold something that matters and have neither passed nor left. */
function asked(match: DorMatch, step: WindowStep, { passed }: Window): Seat[] {
  const { board, empty } = match;
  return Array.from({ length: match.seats }, (_, seat) => seat).filter(
    (seat) =>
      !passed.includes(seat) && !empty.includes(seat) && relevantHoldings(board, { step, passed }, seat).length > 0,
  );
}

/** Pass, or the play that saves the game (DOR-16.8). */
function fallbackOf(match: DorMatch, step: WindowStep, frame: Window, seat: Seat): DorAnswer {
  const pass: DorAnswer = { action: 'respond', args: { choice: 'pass' } };
  if (step !== 'nightWindow' || !match.options.autoSave) return pass;
  const save = autoSave(match.board, { step, passed: frame.passed }, asked(match, step, frame));
  if (!save || match.board.heroes[save.holding.slot]?.seat !== seat) return pass;
  return playing(save.holding, save.plan);
}

/** Reads the targets of a `play` and resolves it. */
export function playCard(play: DorPlay, seat: Seat, { card, targets }: Actions['play']): void {
  const { board } = play;
  const holding = holdingOf(board, seat, card);
  const plan = holding && targetingOf(holding)?.read(board, holding.slot, targets ?? [])?.plan;
  if (!holding || !plan) throw new Error(`${card} cannot be played at ${targets?.join(' ') ?? 'nothing'}`);
  playHolding(play, holding, plan);
}

/**
 * A window that opens for whoever holds something that matters. It closes when all of them have passed; where the
 * prompt is undefined, there is no longer anything to react to.
 */
export function windowStep<K extends WindowStep>(
  step: K,
  prompt: (board: Table) => TextRef<Dor> | undefined,
): DecideStep<Dor, Steps[K]> {
  return {
    decide(match, frame) {
      const asks = prompt(match.board);
      if (!asks) return [];
      const seats = asked(match, step, frame);
      const question: DorFrame & { step: WindowStep } = { step, passed: frame.passed };
      const holders = seats.map((seat) => ({
        seat,
        items: relevantHoldings(match.board, question, seat).map((holding) => itemOf(match.board, holding)),
      }));
      return seats.map((seat) => ({
        seats: [seat],
        prompt: { key: 'window' as const, params: { asks, holders } },
        offers: ['play' as const, 'respond' as const],
        clock: 'reaction' as const,
        fallback: () => fallbackOf(match, step, frame, seat),
        // Where passing would lose the game, nobody passes unasked.
        reacts: fallbackOf(match, step, frame, seat).action === 'respond',
      }));
    },
    on: {
      play(play: Answering<Dor>, { seat, args }) {
        playCard(play, seat, args);
      },
      respond(_play, { seat, frame }) {
        frame.passed.push(seat);
      },
    },
  };
}

/** Whether a window would open now: the Evening's picture is due before it. */
export function wouldOpen(play: DorPlay, step: WindowStep): boolean {
  const frame = { step, passed: [] };
  return play.seats.some((seat) => !play.empty.includes(seat) && relevantHoldings(play.board, frame, seat).length > 0);
}
