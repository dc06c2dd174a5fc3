/** Reaction windows: the only places where play stops for other people (specification 4.4). */
import type { Answering, DecideStep, Seat, TextRef } from '../../../kernel/index.js';
import { playHolding } from '../effects/playing.js';
import { playing, targetingOf } from '../plans/register.js';
import { type WindowStep, autoSave, relevantHoldings } from '../plans/windows.js';
import { type Holding, holdingOf, itemOf } from '../rules/hands.js';
import type { Actions, Dor, DorAnswer, DorMatch, DorPlay, Steps, Table } from '../types/index.js';

type Window = { passed: Seat[] };

type Asked = { seat: Seat; matter: readonly Holding[] };

/** Seats that hold something that matters and have neither passed nor left. */
function asked(match: DorMatch, step: WindowStep, { passed }: Window): Asked[] {
  const { board, empty } = match;
  const found: Asked[] = [];
  for (let seat = 0; seat < match.seats; seat += 1) {
    if (passed.includes(seat) || empty.includes(seat)) continue;
    const matter = relevantHoldings(board, { step, passed }, seat);
    if (matter.length > 0) found.push({ seat, matter });
  }
  return found;
}

/** DOR-16.8: what saves the game where everybody would pass, and whose it is. */
function saveOf(
  match: DorMatch,
  step: WindowStep,
  { passed }: Window,
  all: readonly Asked[],
): { seat: Seat | undefined; answer: DorAnswer } | undefined {
  if (step !== 'nightWindow' || !match.options.autoSave || all.length === 0) return undefined;
  const save = autoSave(
    match.board,
    { step, passed },
    all.map(({ seat }) => seat),
  );
  return save && { seat: match.board.heroes[save.holding.slot]?.seat, answer: playing(save.holding, save.plan) };
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
      const all = asked(match, step, frame);
      const holders = all.map(({ seat, matter }) => ({
        seat,
        items: matter.map((holding) => itemOf(match.board, holding)),
      }));
      const save = saveOf(match, step, frame, all);
      const pass: DorAnswer = { action: 'respond', args: { choice: 'pass' } };
      return all.map(({ seat }) => ({
        seats: [seat],
        prompt: { key: 'window' as const, params: { asks, holders } },
        offers: ['play' as const, 'respond' as const],
        clock: 'reaction' as const,
        fallback: () => (save?.seat === seat ? save.answer : pass),
        // Where passing would lose the game, nobody passes unasked.
        reacts: save?.seat !== seat,
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
