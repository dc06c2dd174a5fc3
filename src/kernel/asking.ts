/** Decisions whose offers are looked for when somebody asks for them, one by one or all of them. */
import type { ActionName, Decision, GameTypes } from './types.js';

type Question<T extends GameTypes> = Omit<Decision<T>, 'offers' | 'mayOffer'>;

class Asking<T extends GameTypes> {
  private readonly candidates: readonly ActionName<T>[];
  private readonly isOpen: (action: ActionName<T>) => boolean;
  private list: readonly ActionName<T>[] | undefined;

  constructor(question: Question<T>, candidates: readonly ActionName<T>[], isOpen: (action: ActionName<T>) => boolean) {
    this.candidates = candidates;
    this.isOpen = isOpen;
    this.list = undefined;
    Object.assign(this, question);
  }

  get offers(): readonly ActionName<T>[] {
    this.list ??= this.candidates.filter((action) => this.isOpen(action));
    return this.list;
  }

  mayOffer(action: ActionName<T>): boolean {
    return this.list?.includes(action) ?? (this.candidates.includes(action) && this.isOpen(action));
  }
}

/** The question with those of the candidates, in their order, that are open. Nothing is looked at before it is asked for. */
export function asking<T extends GameTypes>(
  question: Question<T>,
  candidates: readonly ActionName<T>[],
  isOpen: (action: ActionName<T>) => boolean,
): Decision<T> {
  return new Asking(question, candidates, isOpen) as unknown as Decision<T>;
}

/** Whether the decision offers the action. */
export function offersAction<T extends GameTypes>(decision: Decision<T>, action: string): boolean {
  if (decision.mayOffer) return decision.mayOffer(action);
  return (decision.offers as readonly string[]).includes(action);
}
