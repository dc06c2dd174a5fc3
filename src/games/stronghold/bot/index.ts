/** A sensible first policy: what is proposed, engines as long as they can be paid, troops forward, soldiers to the worst wall. */
import type { Answer, Policy } from '../../../kernel/index.js';
import type { Str } from '../types/index.js';

export const policy: Policy<Str> = (thinking): Answer<Str> => {
  const [asked] = thinking.decisions.filter((decision) => decision.fallback);
  if (asked?.proposal || thinking.rng.int(3) === 0) return asked?.fallback?.() ?? thinking.random();
  return thinking.random();
};
