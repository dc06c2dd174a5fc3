/** Runs automatic steps until a question waits for somebody or the game is over. */
import { rngOver } from './rng.js';
import type {
  Answering,
  Decision,
  Frame,
  GameDef,
  GameEvent,
  GameTypes,
  Match,
  Outcome,
  Play,
  Seat,
  Step,
  TextRef,
} from './types.js';

const runawayLimit = 1000;

/** What came of a transition, gathered while rules run. */
export type Gathered<T extends GameTypes> = {
  events: GameEvent<T>[];
  phases: TextRef<T>[];
  revealed: boolean;
};

export type Stage<T extends GameTypes> = {
  play: Play<T>;
  answering: Answering<T>;
  gathered: Gathered<T>;
  /** Moves what the last step pushed onto the stack. */
  flush(): void;
};

export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** The hands with which rules touch a match; the match is changed in place. */
export function stageOver<T extends GameTypes>(match: Match<T>): Stage<T> {
  const gathered: Gathered<T> = { events: [], phases: [], revealed: false };
  let pushed: Frame<T>[] = [];
  const flush = (): void => {
    for (let i = pushed.length - 1; i >= 0; i -= 1) match.stack.push(pushed[i] as Frame<T>);
    pushed = [];
  };
  const play: Play<T> = {
    seats: seatsOf(match.seats),
    empty: match.empty,
    options: match.options,
    board: match.board,
    rng: rngOver(match.rng, () => {
      gathered.revealed = true;
    }),
    push(...frames) {
      pushed.push(...frames);
    },
    emit(type, data, only) {
      gathered.events.push((only ? { type, data, only } : { type, data }) as GameEvent<T>);
    },
    reveal() {
      gathered.revealed = true;
    },
    phase(caption) {
      gathered.phases.push(caption);
    },
    finish(outcome: Outcome<T>) {
      match.outcome = outcome;
    },
  };
  const question = match.stack.at(-1);
  const answering: Answering<T> = {
    ...play,
    end(...next) {
      if (match.stack.at(-1) !== question) throw new Error('a question was ended twice');
      match.stack.pop();
      pushed.push(...next);
    },
  };
  return { play, answering, gathered, flush };
}

export function stepOf<T extends GameTypes>(def: GameDef<T>, frame: Frame<T>): Step<T, Frame<T>> {
  const step = (def.steps as Record<string, Step<T, Frame<T>> | undefined>)[frame.step];
  if (!step) throw new Error(`${def.id}: no step is called ${frame.step}`);
  return step;
}

export function decisionsOf<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): readonly Decision<T>[] {
  const frame = match.stack.at(-1);
  if (!frame || match.outcome) return [];
  const step = stepOf(def, frame);
  return 'decide' in step ? step.decide(match, frame) : [];
}

export function settle<T extends GameTypes>(def: GameDef<T>, match: Match<T>, stage: Stage<T>): void {
  stage.flush();
  for (let count = 0; !match.outcome; count += 1) {
    const frame = match.stack.at(-1);
    if (!frame) throw new Error(`${def.id}: the stack ran empty and nobody has won or lost`);
    if (count >= runawayLimit) {
      throw new Error(`${def.id}: ${runawayLimit} steps without a question; stack: ${JSON.stringify(match.stack)}`);
    }
    const step = stepOf(def, frame);
    if ('decide' in step) {
      if (step.decide(match, frame).some((decision) => decision.fallback)) return;
      match.stack.pop();
    } else {
      match.stack.pop();
      step.run(stage.play, frame);
      stage.flush();
    }
  }
}
