/** A bot that looks one turn ahead: it defeats, learns and moves for the best it can foresee. */
import type { Advice, Answer, Policy, Seat, TextRef } from '../../../kernel/index.js';
import { weakenDamage } from '../content/toadlings.js';
import { revealable, usableToadlings } from '../rules/availability.js';
import { brings } from '../rules/cards.js';
import { boostable } from '../rules/castable.js';
import { bestOutcome } from '../rules/combinations.js';
import { readyOpen } from '../rules/open-spell.js';
import { figuresIn } from '../rules/position.js';
import { anyCreature, wouldFall } from '../rules/targets.js';
import type { Lane, Ooo, ToadlingKind, View } from '../types/index.js';
import { whyIdea } from './advice.js';
import { type Idea, ideas } from './ideas.js';
import { exposure, missionOrder, prospects } from './worth.js';

type Advised = Advice<Ooo>;

function advise(answer: Answer<Ooo>, why: TextRef<Ooo> | undefined): Advised {
  return why ? { ...answer, why } : answer;
}

/** How many first actions are thought through to the second. */
const beam = 12;

/** Where the turn would leave the bot. */
function standing(view: View, seat: Seat): number {
  return prospects(view, seat) - exposure(view, seat);
}

/** The best that the rest of the turn could bring after an idea. */
function followUp(idea: Idea, seat: Seat): number {
  let best = standing(idea.next, seat);
  if ((idea.next.turn?.actionsLeft ?? 0) < 1) return best;
  for (const second of ideas(idea.next, seat)) best = Math.max(best, second.gain + standing(second.next, seat));
  return best;
}

/** The action whose turn promises most; passing where nothing beats it. */
function bestAction(view: View, seat: Seat): Advised {
  const found = ideas(view, seat).sort((a, b) => b.promise - a.promise);
  const walks = found.filter(({ answer }) => answer.action === 'teleport');
  const considered = new Set([...found.slice(0, beam), ...walks]);
  let best: { idea: Pick<Idea, 'answer' | 'hits'>; value: number } = {
    idea: { answer: { action: 'pass', args: {} } },
    value: standing(view, seat) + 0.05,
  };
  for (const idea of considered) {
    const value = idea.gain + followUp(idea, seat);
    if (value > best.value) best = { idea, value };
  }
  return advise(best.idea.answer, whyIdea(view, best.idea));
}

/** Toadlings cost nothing: cards and energy first, a further action when the last is done, a weakening that kills. */
function toadling(view: View, seat: Seat): Advised | undefined {
  const owned = usableToadlings(view, seat);
  const use = (kind: ToadlingKind, target?: string): Advised =>
    advise(
      { action: 'toadling', args: { kind, ...(target === undefined ? {} : { target }) } },
      { key: 'adviceFree', params: { toadling: kind } },
    );
  if (owned.includes('draw-card')) return use('draw-card');
  if (owned.includes('one-more-action') && view.turn?.actionsLeft === 0 && (view.own?.hand.length ?? 0) > 0) {
    return use('one-more-action');
  }
  if (owned.includes('magic-energy') && (view.turn?.actionsLeft ?? 0) > 0 && view.turn?.pendingEnergy === 0) {
    return use('magic-energy');
  }
  if (!owned.includes('weaken')) return undefined;
  const killed = anyCreature(view, weakenDamage).find(
    ({ target }) => target.aim === 'creature' && wouldFall(target.at.creature, weakenDamage),
  );
  return killed && use('weaken', killed.tokens[0]);
}

/** An open spell: cards of its element while they make it better, then the best target. */
function finishSpell(view: View, seat: Seat, fallback: Answer<Ooo>): Advised {
  const ready = readyOpen(view, seat);
  if (!ready) return fallback;
  const now = bestOutcome(ready);
  const element = view.turn?.casting?.element;
  const fitting = boostable(view, seat).find((code) => element && brings(code, element));
  if (fitting && bestOutcome({ ...ready, energy: ready.energy + 1 }).gain > now.gain) {
    return advise({ action: 'boost', args: { card: fitting } }, { key: 'adviceBoost', params: { card: fitting } });
  }
  return fallback;
}

/** Creatures come out where nobody stands, to be met there later; else where most already wait. */
function laneToReveal(view: View, seat: Seat): Lane | undefined {
  const rank = (lane: Lane): number => (view.lanes[lane].mage === null ? 10 : 0) - figuresIn(view, lane);
  return [...revealable(view, seat)].sort((a, b) => rank(b) - rank(a))[0];
}

export const policy: Policy<Ooo> = ({ view, seat, decisions, random }) => {
  const asked = decisions.find((decision) => decision.fallback);
  const fallback = asked?.fallback?.();
  if (!asked || !fallback) return random();
  const offers = new Set<string>(asked.offers);
  if (offers.has('mission')) {
    const offer = view.own?.missionOffer ?? [];
    const card = missionOrder.find((id) => offer.includes(id));
    return card
      ? advise({ action: 'mission', args: { card } }, { key: 'adviceMission', params: { mission: card } })
      : fallback;
  }
  if (offers.has('reveal')) {
    const lane = laneToReveal(view, seat);
    if (!lane) return fallback;
    const { mage } = view.lanes[lane];
    return advise({ action: 'reveal', args: { lane: String(lane) } }, { key: 'adviceReveal', params: { lane, mage } });
  }
  if (offers.has('pass')) return toadling(view, seat) ?? bestAction(view, seat);
  if (view.turn?.casting && view.active === seat) return finishSpell(view, seat, fallback);
  return fallback;
};
