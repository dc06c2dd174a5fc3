/** How bad a Darkness card is, so that the worst is thought of first. */
import { forecast } from '../rules/darkness.js';
import type { NightEffect, View } from '../types/index.js';

/** How much a Darkness card hurts. */
export function harmOf(effects: readonly NightEffect[]): number {
  return effects.reduce((sum, effect) => {
    switch (effect.type) {
      case 'loss':
        return sum + 1000;
      case 'crystal':
        return sum + 9 + Math.max(0, 6 - effect.left) * 3;
      case 'overrun':
        return sum + 6;
      case 'city':
        return sum + 4 * effect.now;
      case 'advance':
        return sum + 4 * effect.step;
      case 'place':
        return sum + effect.placed;
      default:
        return sum;
    }
  }, 0);
}

/** The cards of Dark Visions by their numbers, as far as this viewer knows them: each as if it came next. */
export function foreseenHarm(view: View): { no: number; harm: number }[] {
  const night = { drawn: 1, total: 1, full: true, cancelled: [], held: false, replaced: false };
  return view.foreseen.map((card, at) => ({ no: at + 1, harm: harmOf(forecast(view, { ...night, card })) }));
}
