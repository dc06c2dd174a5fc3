/** `assign`: the effects of a roll, a trap tile or a push ram, picked one after the other (5.2). */
import type { PlanArgument, Seat } from '../../../kernel/index.js';
import { rollProposal, rollTargets, rollWorks } from '../rules/attack.js';
import { fallbackOf } from '../rules/fallbacks.js';
import { additions, bestOutcome, isAddition } from '../rules/best-outcome.js';
import { effectOf, isFeasible, tallyOf } from '../rules/outcome.js';
import { isVote, openAsk } from '../rules/questions.js';
import { teamOf } from '../rules/siege.js';
import type { Targets } from '../rules/targets.js';
import { forcedLeft, mayPlan, planTokens, rammable, trapTargets, trapWorks } from '../rules/trap-plan.js';
import type { Actions, Omd, OmdChoice, OmdWhy, Side, View } from '../types/index.js';
import { readOutcome } from './typed-outcome.js';

/** Words that stand for a whole outcome: the proposal, nothing, a vote to leave it to the Rift Lord. */
const wholeWords = ['auto', 'none', 'leave'];

function sideIn(view: View): Side {
  const asked = openAsk(view);
  if (asked && 'side' in asked) return asked.side;
  return view.roll ? rollTargets(view, view.roll).side : 'order';
}

function tokensAfter(view: View, picked: readonly string[]): string[] {
  const asked = openAsk(view);
  if (view.question?.kind === 'roll' && view.roll) {
    return additions(view, rollTargets(view, view.roll), rollWorks(view.roll), picked);
  }
  if (asked?.kind === 'plan') return planTokens(view, asked, picked);
  if (asked?.kind !== 'ram' || picked.length >= asked.count) return [];
  const used = tallyOf(picked);
  return rammable(teamOf(view, asked.side), asked.connection)
    .filter(({ token, count }) => (used.get(token) ?? 0) < count)
    .map(({ token }) => token);
}

/** Whether a token may follow those picked, without a look at all the others. */
function mayFollow(view: View, picked: readonly string[], token: string): boolean {
  const asked = openAsk(view);
  if (view.question?.kind === 'roll' && view.roll) {
    return isAddition(rollTargets(view, view.roll), rollWorks(view.roll), picked, token);
  }
  return asked?.kind === 'plan' ? mayPlan(view, asked, picked, token) : tokensAfter(view, picked).includes(token);
}

function isWhole(view: View, seat: Seat, picked: readonly string[]): boolean {
  const [word, ...more] = picked;
  if (word !== undefined && more.length === 0 && wholeWords.includes(word))
    return word !== 'none' || isWhole(view, seat, []);
  const asked = openAsk(view);
  if (asked?.kind === 'plan') return forcedLeft(view, asked, picked) === undefined;
  return asked?.kind === 'ram' ? picked.length === asked.count : true;
}

function proposal(view: View): string[] {
  const asked = openAsk(view);
  if (view.question?.kind === 'roll' && view.roll) return rollProposal(view, view.roll);
  const text = asked ? fallbackOf(view, asked) : '';
  return text === '' ? [] : text.split(',');
}

function targetsIn(view: View): Targets | undefined {
  const asked = openAsk(view);
  if (asked?.kind === 'plan') return trapTargets(view, asked);
  return view.roll ? rollTargets(view, view.roll) : undefined;
}

function isThere({ kinds, foes }: Targets, token: string): boolean {
  const effect = effectOf(token);
  if (!effect) return true;
  const unit = kinds.find(({ kind }) => kind === effect.target);
  if (unit) return effect.wasStunned ? unit.stunned > 0 : unit.ready > 0;
  return foes.some(({ id }) => id === effect.target);
}

function unitsOf({ kinds, foes }: Targets): string[] {
  return [
    ...kinds.flatMap(({ kind, ready, stunned }) => [
      ...(ready > 0 ? [kind] : []),
      ...(stunned > 0 ? [`stunned ${kind}`] : []),
    ]),
    ...foes.map(({ id }) => id),
  ];
}

/** Why an effect is refused, or why the plan may not end yet. */
function refuse(view: View, picked: readonly string[], token: string | undefined): OmdWhy | undefined {
  const asked = openAsk(view);
  const side = sideIn(view);
  const targets = targetsIn(view);
  if (token === undefined) {
    const missing = asked?.kind === 'plan' ? forcedLeft(view, asked, picked) : undefined;
    if (missing === undefined) return undefined;
    const targetsLeft = tokensAfter(view, picked).filter((one) => one.startsWith(missing.split(':')[0] ?? ''));
    return { rule: 'OMD-12.2', reason: { key: 'forcedEffect', params: { trap: missing, targets: targetsLeft, side } } };
  }
  if (!targets) return undefined;
  if (!isThere(targets, token)) {
    return {
      rule: 'OMD-8.10',
      reason: { key: 'notThere', params: { tile: targets.tile, units: unitsOf(targets), side } },
    };
  }
  const works = asked?.kind === 'plan' ? trapWorks(view, asked, picked) : view.roll ? rollWorks(view.roll) : undefined;
  if (!works || !effectOf(token)) return undefined;
  const alone = isFeasible(targets, works, tallyOf([token]));
  const best = bestOutcome(view, targets, works).tokens;
  return {
    rule: 'OMD-8.11',
    reason: { key: 'notEnough', params: { needs: token, best: alone ? best : best.slice(0, 3), side } },
  };
}

export const outcome: PlanArgument<Omd, Actions['assign']> = {
  kind: 'plan',
  *next(view, seat, _given, picked): Generator<OmdChoice> {
    if (picked.length === 1 && wholeWords.includes(picked[0] ?? '')) return;
    const side = sideIn(view);
    for (const id of tokensAfter(view, picked)) {
      yield { value: id, label: { key: 'label', params: { what: 'effect', id, side } } };
    }
    if (picked.length === 0 && isVote(view, seat)) {
      yield { value: 'leave', label: { key: 'label', params: { what: 'word', id: 'leave' } } };
    }
  },
  isWhole: (view, seat, _given, picked) => isWhole(view, seat, picked),
  accepts(view, seat, _given, picked, token) {
    if (wholeWords.includes(token)) return picked.length === 0 && (token !== 'leave' || isVote(view, seat));
    return !wholeWords.includes(picked[0] ?? '') && mayFollow(view, picked, token);
  },
  refuse: (view, _seat, _given, picked, token) => refuse(view, picked, token),
  proposal: (view) => proposal(view),
  read(view, _seat, _given, text) {
    const tokens = readOutcome(text, (picked) => tokensAfter(view, picked));
    // Names are read as they are offered.
    return tokens ? { tokens } : { why: { reason: { key: 'chooseOne', params: { options: [] } } } };
  },
};
