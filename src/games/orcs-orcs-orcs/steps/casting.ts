/** OOO-7, D2a: an open spell is boosted, resolved or taken back. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { addUpgrade, castingOf, energyNow, resolve, takeBack } from '../effects/casting.js';
import { judgeBoost } from '../plans/boost.js';
import { defaultAnswer } from '../plans/default-resolution.js';
import { judgeOpen } from '../plans/resolution.js';
import { elementOf, spellOf } from '../rules/cards.js';
import { boostable } from '../rules/castable.js';
import { readyOpen } from '../rules/open-spell.js';
import { canResolve, foundRight } from '../rules/resolution.js';
import type { Ooo } from '../types/index.js';

/** D2a */
export const casting: DecideStep<Ooo, { seat: Seat }> = {
  decide(_match, { seat }, seen) {
    const view = seen(seat);
    const ready = readyOpen(view, seat);
    if (!ready) throw new Error('no spell is open');
    const { energy, spell, effectUsed } = ready;
    return [
      {
        seats: [seat],
        prompt: {
          key: 'promptCasting',
          params: { spell, energy, element: elementOf(spell), mayTakeBack: !effectUsed },
        },
        offers: [
          ...(canResolve(ready) || effectUsed ? (['resolve'] as const) : []),
          ...(boostable(view, seat).length > 0 ? (['boost'] as const) : []),
          ...(effectUsed ? [] : (['cancel'] as const)),
        ],
        clock: 'turn',
        fallback: () => defaultAnswer(ready),
      },
    ];
  },
  on: {
    boost(play, { seat, args, seen }) {
      const upgrade = foundRight(judgeBoost(seen(), seat, args));
      const spell = spellOf(castingOf(play).spell);
      addUpgrade(play, seat, upgrade);
      play.emit('boosted', { seat, spell, upgrade, energy: energyNow(play), element: elementOf(spell) });
    },
    resolve(play, { seat, args, seen }) {
      const resolution = foundRight(judgeOpen(seen(), seat, args));
      const upgrades = castingOf(play).upgrades.map((id) => ({ card: spellOf(id), teleport: null, draw: false }));
      resolve(play, seat, resolution, upgrades);
      play.end();
    },
    cancel(play, { seat }) {
      takeBack(play, seat);
      play.end();
    },
  },
};
