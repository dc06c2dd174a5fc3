/** Answers that need targets: where the Undead go, whom allies drive off, which visions stay. */
import { allyGround } from '../rules/questing.js';
import type { View } from '../types/index.js';
import { removes } from './removals.js';
import type { Targeting } from './targeting.js';
import { turnUndead } from './turn-undead.js';
import { visionsOf } from './visions.js';

/** How the open question is aimed, and for which hero. */
export type AskedTargeting = { targeting: Targeting; slot: number };

export function askedTargeting({
  question,
  active,
  foreseen,
}: Pick<View, 'question' | 'active' | 'foreseen'>): AskedTargeting | undefined {
  switch (question?.step) {
    case 'turnUndead':
      return { targeting: turnUndead, slot: active };
    case 'envoy':
      return { targeting: removes(allyGround(question.loc), question.count), slot: question.slot };
    case 'visions':
      return { targeting: visionsOf(question.count, foreseen), slot: question.slot };
    default:
      return undefined;
  }
}
