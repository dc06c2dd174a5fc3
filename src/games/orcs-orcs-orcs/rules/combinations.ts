/** Whole useful lists of upgrades for a spell, the most rewarding first. */
import type { Seat } from '../../../kernel/index.js';
import type { Kind, Lane, SpellCode, UpgradeUse, View } from '../types/index.js';
import { brings, effectsOf, elementOf, energyOf, pendingEnergyOf } from './cards.js';
import { fallenBy } from './foresight.js';
import { type Ready, canResolve, payableEffects } from './resolution.js';
import { damageOf, effectAt, targetsOf, worthOf } from './targets.js';
import { mayRecall, playable, spaceOf, usesEffect, usesOf, without } from './upgrades.js';

/** Longer lists are not thought through. */
const mostCards = 4;

export type Outcome = { effect: number; defeats: readonly Kind[]; gain: number };
export type Combination = {
  upgrades: readonly UpgradeUse[];
  lane: Lane;
  energy: number;
  outcome: Outcome;
};

/** The best that a spell can do from a lane with this energy. */
export function bestOutcome(ready: Ready): Outcome {
  let best: Outcome = { effect: 0, defeats: [], gain: 0 };
  for (const effect of payableEffects(ready.spell, ready.energy)) {
    const data = effectAt(ready.spell, effect);
    if (!data) continue;
    for (const { target } of targetsOf(ready, data)) {
      const defeats = fallenBy(ready.view, target, damageOf(data));
      const gain = worthOf(ready.view, defeats);
      if (best.effect === 0 || gain > best.gain || (gain === best.gain && effect > best.effect)) {
        best = { effect, defeats, gain };
      }
      if (!('damage' in data)) break;
    }
  }
  return best;
}

/** Lists in which every card earns its place: by energy the spell can use, or by an effect of its own; one teleport. */
function* lists(view: View, seat: Seat, spell: SpellCode): Generator<UpgradeUse[]> {
  const element = elementOf(spell);
  const dearest = Math.max(...effectsOf(spell).map(({ cost }) => cost));
  const useful = dearest - 1 - pendingEnergyOf(view);
  const hand = without(playable(view, seat), spell).sort();
  const from = spaceOf(view, seat);
  const mayDraw = mayRecall(view, seat);

  function* addFrom(index: number, chosen: UpgradeUse[]): Generator<UpgradeUse[]> {
    if (chosen.length > 0) yield chosen;
    if (chosen.length === mostCards) return;
    const energy = chosen.filter(({ card }) => brings(card, element)).length;
    const hasTeleported = chosen.some(({ teleport }) => teleport !== null);
    for (const [next, card] of hand.entries()) {
      // Of equal cards left over, the first stands for all.
      if (next < index || (next > index && hand[next - 1] === card)) continue;
      const earns = brings(card, element) && energy < useful;
      for (const use of usesOf(view, seat, card, from)) {
        if ((use.draw && !mayDraw) || (use.teleport !== null && hasTeleported)) continue;
        if (earns || usesEffect(use)) yield* addFrom(next + 1, [...chosen, use]);
      }
    }
  }
  yield* addFrom(0, []);
}

/** What the spell would be with these upgrades. */
export function readyWith(view: View, seat: Seat, spell: SpellCode, upgrades: readonly UpgradeUse[]): Ready {
  const lane = upgrades.reduce((space, { teleport }) => teleport ?? space, spaceOf(view, seat));
  const energy = energyOf(
    spell,
    upgrades.map(({ card }) => card),
    pendingEnergyOf(view),
  );
  return { view, seat, lane, spell, energy, effectUsed: upgrades.some(usesEffect) };
}

/** Every useful list, unordered and lazy. */
function* useful(view: View, seat: Seat, spell: SpellCode): Generator<{ upgrades: UpgradeUse[]; ready: Ready }> {
  const resolvable = new Map<string, boolean>();
  for (const upgrades of lists(view, seat, spell)) {
    const ready = readyWith(view, seat, spell, upgrades);
    const key = `${ready.lane}/${ready.energy}`;
    const can = resolvable.get(key) ?? canResolve(ready);
    resolvable.set(key, can);
    if (can || ready.effectUsed) yield { upgrades, ready };
  }
}

/** Whether the spell can come to anything this turn, with or without upgrades (OOO-7.7). */
export function comesToSomething(view: View, seat: Seat, spell: SpellCode): boolean {
  if (canResolve(readyWith(view, seat, spell, []))) return true;
  return !useful(view, seat, spell).next().done;
}

export function combinationsFor(view: View, seat: Seat, spell: SpellCode): Combination[] {
  const outcomes = new Map<string, Outcome>();
  const found: Combination[] = [];
  for (const { upgrades, ready } of useful(view, seat, spell)) {
    const key = `${ready.lane}/${ready.energy}`;
    const outcome = outcomes.get(key) ?? bestOutcome(ready);
    outcomes.set(key, outcome);
    found.push({ upgrades, lane: ready.lane, energy: ready.energy, outcome });
  }
  const uses = ({ upgrades }: Combination): number => upgrades.filter(usesEffect).length;
  return found.sort(
    (a, b) =>
      b.outcome.gain - a.outcome.gain ||
      Math.sign(b.outcome.effect) - Math.sign(a.outcome.effect) ||
      a.upgrades.length - b.upgrades.length ||
      uses(a) - uses(b) ||
      b.outcome.effect - a.outcome.effect,
  );
}
