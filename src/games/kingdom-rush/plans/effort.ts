/** 17.4: how much is weighed before an answer is given: counted, and never longer than there is time for. */
import { mostPlacements } from '../content/numbers.js';

/** 17.4: what may still be weighed in one decision. */
export type Effort = { left: number; mayGoOn: () => boolean };

export function freshEffort(mayGoOn: () => boolean = () => true): Effort {
  return { left: mostPlacements, mayGoOn };
}

/** Whether the best so far must do. */
export function isSpent({ left, mayGoOn }: Effort): boolean {
  return left <= 0 || !mayGoOn();
}
