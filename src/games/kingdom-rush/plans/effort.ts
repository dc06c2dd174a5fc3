/** 17.4: how much is weighed before an answer is given: counted, and never longer than there is time for. */
import { mostPlacements } from '../content/numbers.js';

export type Effort = {
  /** One more placement is looked at. */
  weigh: () => void;
  /** Whether the best so far must do. */
  isSpent: () => boolean;
};

export function freshEffort(mayGoOn: () => boolean = () => true, most = mostPlacements): Effort {
  let left = most;
  return {
    weigh: () => {
      left -= 1;
    },
    isSpent: () => left <= 0 || !mayGoOn(),
  };
}
