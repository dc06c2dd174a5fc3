/** What a bot considers doing with its next action, and what it expects from it. */
import type { Answer, Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { upgradeToken } from '../plans/upgrades.js';
import { effectsOf, isKnowledge } from '../rules/cards.js';
import { learnable } from '../rules/castable.js';
import { foresee, relocated, stepsOn } from '../rules/foresight.js';
import { laneOf } from '../rules/geometry.js';
import { keepWorth } from '../rules/keeping.js';
import { opponentsOf } from '../rules/players.js';
import { figures, hasUsable, isBoundBy } from '../rules/position.js';
import { type Target, targetsOf } from '../rules/targets.js';
import { playable, spaceOf, spacesFrom } from '../rules/upgrades.js';
import { waysTo } from '../rules/ways.js';
import type { CardCode, Ooo, SpellCode, UpgradeUse, View } from '../types/index.js';
import type { Hits } from './advice.js';
import { moved, spent } from './next-view.js';
import { breachWorth, defeatsWorth, exposure, learningWorth, prospects, timeLeft } from './worth.js';

/** An action, what it brings at once, and the table after it; of an attack, what it hits. */
export type Idea = { answer: Answer<Ooo>; gain: number; promise: number; next: View; hits?: Hits };

/** Targets looked at for each way to cast a spell. */
const targetsConsidered = 4;

/** Wounds that a later action of this turn could make use of. */
function woundsOf(view: View, seat: Seat, target: Target, damage: number): number {
  if (target.aim !== 'creature') return 0;
  const { kind, hitPoints } = target.at.creature;
  return (Math.min(damage, hitPoints) / hitPoints) * defeatsWorth(view, seat, [kind]) * 0.3;
}

function castAnswer(
  spell: SpellCode,
  upgrades: readonly UpgradeUse[],
  effect: number,
  target: readonly string[],
): Answer<Ooo> {
  return {
    action: 'cast',
    args: {
      spell,
      ...(upgrades.length > 0 ? { with: upgrades.map(upgradeToken) } : {}),
      ...(target.length === 0 ? {} : { target }),
      effect: String(effect),
    },
  };
}

function* attacks(view: View, seat: Seat, spell: SpellCode): Generator<Idea> {
  for (const [index, effect] of effectsOf(spell).entries()) {
    if (effect.does !== 'hit' && effect.does !== 'sweep') continue;
    for (const { upgrades, lane } of waysTo(view, seat, spell, effect.cost)) {
      const there = moved(spent(view, [spell, ...upgrades.map(({ card }) => card)]), seat, lane);
      let seen = 0;
      for (const { tokens, target } of targetsOf({ view, seat, lane, spell }, effect)) {
        if ((seen += 1) > targetsConsidered) break;
        const { view: next, defeats } = foresee(there, target, effect.damage);
        const toadling = target.aim === 'toadling' ? 2 : 0;
        const gain = defeatsWorth(view, seat, defeats) + toadling - 0.02 * upgrades.length;
        const promise = gain + (defeats.length === 0 ? woundsOf(view, seat, target, effect.damage) : 0);
        const answer = castAnswer(spell, upgrades, index + 1, tokens);
        yield { answer, gain, promise, next, hits: { target, defeats } };
      }
    }
  }
}

/** Where a spell that moves creatures would leave them, and what it costs whoever stands before the tower there. */
function rearranged(view: View, seat: Seat, target: Target, steps: number): { next: View; gain: number } | undefined {
  if (target.aim === 'swap') {
    const { first, second } = target;
    return { next: relocated(relocated(view, first, second.section), second, first.section), gain: 0 };
  }
  if (target.aim === 'pull') return { next: relocated(view, target.at, target.to), gain: 0 };
  if (target.aim !== 'creature' || steps === 0) return undefined;
  const to = stepsOn(target.at.section, steps);
  const gain = to === 'tower' ? breachWorth(view, seat, laneOf(target.at.section), target.at.creature.kind) : 0;
  return { next: relocated(view, target.at, to), gain };
}

/** Options looked at for each spell that moves creatures. */
const movesConsidered = 24;

/** Switch and Magic Bonds: what stands where it can be met, or where it hurts somebody else. */
function* moves(view: View, seat: Seat, spell: SpellCode): Generator<Idea> {
  for (const [index, effect] of effectsOf(spell).entries()) {
    if (effect.does !== 'swap' && effect.does !== 'pull' && effect.does !== 'advance') continue;
    const [way] = waysTo(view, seat, spell, effect.cost);
    if (!way) continue;
    const after = spent(view, [spell, ...way.upgrades.map(({ card }) => card)]);
    const steps = effect.does === 'advance' ? effect.steps : 0;
    let seen = 0;
    for (const { tokens, target } of targetsOf({ view, seat, lane: way.lane, spell }, effect)) {
      if ((seen += 1) > movesConsidered) break;
      const moved = rearranged(after, seat, target, steps);
      if (!moved) continue;
      const better =
        prospects(moved.next, seat) - exposure(moved.next, seat) - prospects(view, seat) + exposure(view, seat);
      const gain = moved.gain - 0.05;
      const answer = castAnswer(spell, way.upgrades, index + 1, tokens);
      yield { answer, gain, promise: gain + better, next: moved.next };
    }
  }
}

/** Support spells that move nobody: Replenish and Voodoo. */
function* support(view: View, seat: Seat, spell: SpellCode): Generator<Idea> {
  for (const [index, effect] of effectsOf(spell).entries()) {
    const [way] = waysTo(view, seat, spell, effect.cost);
    if (!way) continue;
    const worth = {
      draw: 0.8,
      recall: 1.2,
      'discard-one': 0.5,
      'discard-all': 0.9,
      hit: 0,
      sweep: 0,
      swap: 0,
      pull: 0,
      advance: 0,
    }[effect.does];
    if (worth === 0) continue;
    const [option] = targetsOf({ view, seat, lane: way.lane, spell }, effect);
    if (!option) continue;
    const after = spent(view, [spell, ...way.upgrades.map(({ card }) => card)]);
    const freed = effect.does === 'recall' || effect.does === 'discard-all' ? 1 : 0;
    const next = after.turn
      ? { ...after, turn: { ...after.turn, actionsLeft: after.turn.actionsLeft + freed } }
      : after;
    const gain = worth * (0.3 + timeLeft(view));
    yield { answer: castAnswer(spell, way.upgrades, index + 1, option.tokens), gain, promise: gain, next };
  }
}

function* lessons(view: View, seat: Seat, spell: SpellCode): Generator<Idea> {
  if (isBoundBy(view, seat, 'no-study')) return;
  const next = spent(view, [spell]);
  const [best] = learnable(view)
    .map(({ card }) => ({ card, gain: learningWorth(view, card) }))
    .sort((a, b) => b.gain - a.gain);
  if (!best) return;
  yield { answer: { action: 'cast', args: { spell, target: [best.card] } }, gain: best.gain, promise: best.gain, next };
}

function* teleports(view: View, seat: Seat): Generator<Idea> {
  if (isBoundBy(view, seat, 'no-teleport')) return;
  for (const space of spacesFrom(view, seat, spaceOf(view, seat))) {
    const next = moved(spent(view, []), seat, space);
    yield { answer: { action: 'teleport', args: { space: String(space) } }, gain: 0, promise: 1, next };
  }
}

/** Hand Change rids of Poison and, early on, of weak cards; Poison goes to the leader. */
function* powersAsActions(view: View, seat: Seat): Generator<Idea> {
  const { turn, own } = view;
  if (!turn || !own) return;
  const next = spent(view, []);
  if (hasUsable(view, seat, 'hand-change') && !turn.usedHandChange) {
    const [worst] = own.hand.map(({ code }) => code).sort((a: CardCode, b: CardCode) => keepWorth(a) - keepWorth(b));
    const gain = worst === 'poison' ? 3 : 1.5 * timeLeft(view);
    if (worst) yield { answer: { action: 'purge', args: { card: worst } }, gain, promise: gain, next };
  }
  if (hasUsable(view, seat, 'poisoner') && !turn.usedPoison && view.decks.poison > 0) {
    const [leader] = opponentsOf(view.order, seat)
      .flatMap((other) => view.players[other] ?? [])
      .sort((a, b) => b.score - a.score);
    const gain = 2.2 / Math.sqrt(view.players.length - 1);
    if (leader) yield { answer: { action: 'poison', args: { player: leader.colour } }, gain, promise: gain, next };
  }
}

export function ideas(view: View, seat: Seat): Idea[] {
  if ((view.turn?.actionsLeft ?? 0) < 1) return [];
  const codes = [...new Set(playable(view, seat))];
  const anyCreature = !figures(view).next().done;
  return [
    ...codes.flatMap((code) => {
      if (isKnowledge(code)) return [...lessons(view, seat, code)];
      if (spellData[code].type === 'support') {
        return [...support(view, seat, code), ...(anyCreature ? moves(view, seat, code) : [])];
      }
      return anyCreature ? [...attacks(view, seat, code)] : [];
    }),
    ...teleports(view, seat),
    ...powersAsActions(view, seat),
  ];
}
