/** Runs automatic steps until a question waits for somebody or the game is over. */
import { forget, knownOf, openKnown, viewOf } from './known.js';
import { type Rng, rngOver } from './rng.js';
import type {
  Accepted,
  Answering,
  Decision,
  EventName,
  Frame,
  GameDef,
  GameEvent,
  GameTypes,
  Match,
  Outcome,
  Seat,
  Step,
  TextRef,
  Viewer,
} from './types.js';

const runawayLimit = 1000;

export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

/** The hands with which rules touch a match, which they change in place; what comes of it is gathered here. */
export class Stage<T extends GameTypes> implements Answering<T> {
  readonly events: GameEvent<T>[] = [];
  readonly phases: TextRef<T>[] = [];
  revealed = false;
  private readonly match: Match<T>;
  private readonly question: Frame<T> | undefined;
  private pushed: Frame<T>[] = [];
  private generator: Rng | undefined;

  constructor(match: Match<T>) {
    this.match = match;
    this.question = match.stack.at(-1);
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.match.seats);
  }

  get empty(): readonly Seat[] {
    return this.match.empty;
  }

  get options(): T['options'] {
    return this.match.options;
  }

  get board(): T['board'] {
    return this.match.board;
  }

  get rng(): Rng {
    this.generator ??= rngOver(this.match.rng, () => {
      this.revealed = true;
    });
    return this.generator;
  }

  push(...frames: Frame<T>[]): void {
    this.pushed.push(...frames);
  }

  emit<K extends EventName<T>>(type: K, data: T['events'][K], only?: readonly Seat[]): void {
    this.events.push(only ? { type, data, only } : { type, data });
  }

  reveal(): void {
    this.revealed = true;
  }

  phase(caption: TextRef<T>): void {
    this.phases.push(caption);
  }

  finish(outcome: Outcome<T>): void {
    this.match.outcome = outcome;
  }

  end(...next: Frame<T>[]): void {
    if (this.match.stack.at(-1) !== this.question) throw new Error('a question was ended twice');
    this.match.stack.pop();
    this.pushed.push(...next);
  }

  /** Moves what the last step pushed onto the stack. */
  flush(): void {
    for (let frame = this.pushed.pop(); frame; frame = this.pushed.pop()) this.match.stack.push(frame);
  }

  accepted(): Accepted<T> {
    return { ok: true, match: this.match, events: this.events, revealed: this.revealed, phases: this.phases };
  }
}

export function stepOf<T extends GameTypes>(def: GameDef<T>, frame: Frame<T>): Step<T, Frame<T>> {
  const step = (def.steps as Record<string, Step<T, Frame<T>> | undefined>)[frame.step];
  if (!step) throw new Error(`${def.id}: no step is called ${frame.step}`);
  return step;
}

export function decisionsOf<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): readonly Decision<T>[] {
  const frame = match.stack.at(-1);
  if (!frame || match.outcome) return [];
  const known = knownOf(match);
  if (known?.decisions) return known.decisions;
  const step = stepOf(def, frame);
  const decisions = 'decide' in step ? step.decide(match, frame, seenIn(def, match)) : [];
  if (known) known.decisions = decisions;
  return decisions;
}

function seenIn<T extends GameTypes>(def: GameDef<T>, match: Readonly<Match<T>>): (viewer: Viewer) => T['view'] {
  return (viewer) => viewOf(def, match, viewer);
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
      const known = match.seq > 0 ? openKnown(match) : undefined;
      const decisions = step.decide(match, frame, seenIn(def, match));
      if (known) known.decisions = decisions;
      if (decisions.some((decision) => decision.fallback)) return;
      match.stack.pop();
    } else {
      match.stack.pop();
      forget(match);
      step.run(stage, frame);
      stage.flush();
    }
  }
}
