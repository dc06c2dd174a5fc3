/** 17.4: how much is weighed before an answer is given: counted, and never longer than there is time for. */
import { mostPlacements } from '../content/numbers.js';

export type Effort = {
  /** So many more placements are looked at. */
  weigh: (placements?: number) => void;
  /** Placements looked at so far. */
  weighed: () => number;
  /** Whether the best so far must do. */
  isSpent: () => boolean;
};

export function freshEffort(mayGoOn: () => boolean = () => true, most = mostPlacements): Effort {
  let count = 0;
  return {
    weigh: (placements = 1) => {
      count += placements;
    },
    weighed: () => count,
    isSpent: () => count >= most || !mayGoOn(),
  };
}
