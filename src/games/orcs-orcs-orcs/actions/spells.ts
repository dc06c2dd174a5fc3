/** Casting: `cast`, `boost`, `resolve`, `cancel`. */
import type { Action, Choice, Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { judgeBoost, useText, usesFor } from '../plans/boost.js';
import { judgeCast } from '../plans/casting.js';
import { unavailable } from '../rules/availability.js';
import { effectsOf, elementOf, isKnowledge, isSpell } from '../rules/cards.js';
import { boostable, learnable, whyNotCastable } from '../rules/castable.js';
import { bestOutcome, combinationsFor, readyWith } from '../rules/combinations.js';
import { readyOpen } from '../rules/open-spell.js';
import { type Ready, canResolve, judgeResolution, payableEffects } from '../rules/resolution.js';
import { effectAt, targetsOf } from '../rules/targets.js';
import { judgeUpgrades, playable, whyUnplayable } from '../rules/upgrades.js';
import type { Actions, Ooo, SpellCode, View } from '../types/index.js';

type CastArgs = Partial<Actions['cast']>;

/** What the spell could defeat at best, in victory points. */
function bestGain(view: View, seat: Seat, code: SpellCode): number {
  if (spellData[code].type !== 'attack') return 0;
  const alone = bestOutcome(readyWith(view, seat, code, [])).gain;
  return Math.max(alone, combinationsFor(view, seat, code)[0]?.outcome.gain ?? 0);
}

/** Castable cards of the hand: those that defeat most first, then those that can be resolved as they are. */
function castable(view: View, seat: Seat): SpellCode[] {
  const codes = [...new Set(playable(view, seat))].filter((code) => !whyNotCastable(view, seat, code));
  const rank = (code: SpellCode): readonly [number, number] => [
    bestGain(view, seat, code),
    isKnowledge(code) || canResolve(readyWith(view, seat, code, [])) ? 1 : 0,
  ];
  return codes
    .map((code) => ({ code, rank: rank(code) }))
    .sort((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1])
    .map(({ code }) => code);
}

/** The spell as it would be with what was given so far; undefined where that is not legal. */
function readyFor(view: View, seat: Seat, given: CastArgs): Ready | undefined {
  const { spell } = given;
  if (spell === undefined || !isSpell(spell) || isKnowledge(spell)) return undefined;
  const judged = judgeUpgrades(view, seat, spell, given.with);
  return 'why' in judged ? undefined : readyWith(view, seat, spell, judged.ok.upgrades);
}

/** Targets of every payable effect, the dearest effect first. */
function* targetChoices(ready: Ready): Generator<Choice<Ooo>> {
  const seen = new Set<string>();
  for (const effect of payableEffects(ready.spell, ready.energy).reverse()) {
    const data = effectAt(ready.spell, effect);
    if (!data) continue;
    for (const { reference, label } of targetsOf(ready, data)) {
      if (reference === '' || seen.has(reference)) continue;
      seen.add(reference);
      yield { value: reference, label };
    }
  }
}

function* effectChoices(ready: Ready, target: string | undefined): Generator<Choice<Ooo>> {
  for (const [index] of effectsOf(ready.spell).entries()) {
    const effect = String(index + 1);
    const judged = judgeResolution(ready, { effect, ...(target === undefined ? {} : { target }) });
    if ('ok' in judged) {
      yield { value: effect, label: { key: 'effectChoice', params: { spell: ready.spell, effect: index + 1 } } };
    }
  }
  if (ready.effectUsed && target === undefined) yield { value: '0', label: { key: 'fizzleChoice', params: {} } };
}

/** What can be only one thing is not asked for; it may still be said. */
function unlessOnly(choices: Iterable<Choice<Ooo>>): Choice<Ooo>[] {
  const all = [...choices];
  return all.length > 1 ? all : [];
}

/** A target that stands for some effect, whether or not it is the one meant in the end. */
function whyNoTarget(ready: Ready, target: string) {
  const judged = judgeResolution(ready, { target });
  if ('ok' in judged) return undefined;
  const fits = payableEffects(ready.spell, ready.energy).some(
    (effect) => 'ok' in judgeResolution(ready, { target, effect: String(effect) }),
  );
  return fits ? undefined : judged.why;
}

const yesNo: readonly Choice<Ooo>[] = [
  { value: 'yes', label: { key: 'openChoice', params: {} } },
  { value: 'no', label: { key: 'closedChoice', params: {} } },
];

export const cast: Action<Ooo, Actions['cast']> = {
  args: {
    spell: {
      kind: 'one',
      choices: (view, seat) =>
        castable(view, seat).map((code) => ({ value: code, label: { key: 'spellChoice', params: { card: code } } })),
      accepts: (view, seat, _given, value) => !whyNotCastable(view, seat, value),
      refuse: (view, seat, _given, value) => whyNotCastable(view, seat, value),
    },
    with: {
      kind: 'one',
      optional: () => true,
      choices(view, seat, { spell = '' }) {
        if (!isSpell(spell) || isKnowledge(spell)) return [];
        const element = elementOf(spell);
        return combinationsFor(view, seat, spell).map(({ text, upgrades, energy, outcome }) => ({
          value: text,
          label: { key: 'upgradesChoice', params: { upgrades, energy, element, defeats: outcome.defeats } },
        }));
      },
      accepts: (view, seat, { spell = '' }, value) =>
        isSpell(spell) && !isKnowledge(spell) && 'ok' in judgeUpgrades(view, seat, spell, value),
      refuse(view, seat, { spell = '' }, value) {
        if (!isSpell(spell)) return undefined;
        if (isKnowledge(spell)) return { rule: 'OOO-9.1', reason: { key: 'castAlone', params: { card: spell } } };
        const judged = judgeUpgrades(view, seat, spell, value);
        return 'why' in judged ? judged.why : undefined;
      },
    },
    target: {
      kind: 'one',
      optional: (_view, _seat, { spell = '' }) => !isSpell(spell) || !isKnowledge(spell),
      choices(view, seat, given) {
        if (given.spell !== undefined && isSpell(given.spell) && isKnowledge(given.spell)) {
          const codes = [...new Set(learnable(view).map(({ card }) => card))];
          return codes.map((card) => ({ value: card, label: { key: 'spellChoice', params: { card } } }));
        }
        const ready = readyFor(view, seat, given);
        return ready ? targetChoices(ready) : [];
      },
      accepts(view, seat, given, value) {
        const ready = readyFor(view, seat, given);
        return ready ? !whyNoTarget(ready, value) : 'ok' in judgeCast(view, seat, { ...given, target: value });
      },
      refuse(view, seat, given, value) {
        const ready = readyFor(view, seat, given);
        if (ready) return whyNoTarget(ready, value);
        const judged = judgeCast(view, seat, { ...given, target: value });
        return 'why' in judged ? judged.why : undefined;
      },
    },
    effect: {
      kind: 'one',
      optional: () => true,
      choices(view, seat, given) {
        const ready = readyFor(view, seat, given);
        return ready ? unlessOnly(effectChoices(ready, given.target)) : [];
      },
      accepts: (view, seat, given, value) => 'ok' in judgeCast(view, seat, { ...given, effect: value }),
      refuse(view, seat, given, value) {
        const judged = judgeCast(view, seat, { ...given, effect: value });
        return 'why' in judged ? judged.why : undefined;
      },
    },
    open: {
      kind: 'one',
      optional: () => true,
      choices(_view, _seat, given) {
        if (given.spell !== undefined && isSpell(given.spell) && isKnowledge(given.spell)) return [];
        return given.target === undefined && given.effect === undefined ? yesNo : [];
      },
      accepts: (view, seat, given, value) =>
        (value === 'yes' || value === 'no') && 'ok' in judgeCast(view, seat, { ...given, open: value }),
      refuse(view, seat, given) {
        const judged = judgeCast(view, seat, { ...given, open: 'yes' });
        return 'why' in judged ? judged.why : undefined;
      },
    },
  },
  check(view, seat, args) {
    const judged = judgeCast(view, seat, args);
    return 'why' in judged ? judged.why : undefined;
  },
  unavailable: unavailable('cast'),
};

export const boost: Action<Ooo, Actions['boost']> = {
  args: {
    card: {
      kind: 'one',
      choices: (view, seat) =>
        boostable(view, seat).map((code) => ({ value: code, label: { key: 'spellChoice', params: { card: code } } })),
      refuse: (view, seat, _given, value) => whyUnplayable(view, seat, value, playable(view, seat)),
    },
    use: {
      kind: 'one',
      optional: () => true,
      choices(view, seat, { card = '' }) {
        if (!isSpell(card)) return [];
        return usesFor(view, seat, card).map((use) => {
          const { teleport: space, draw } = use;
          const value = useText(use) ?? '';
          if (space === null) return { value, label: { key: 'useDraw', params: {} } };
          return { value, label: { key: draw ? 'useBoth' : 'useTeleport', params: { space } } };
        });
      },
      refuse(view, seat, given, value) {
        const judged = judgeBoost(view, seat, { ...given, use: value });
        return 'why' in judged ? judged.why : undefined;
      },
    },
  },
  check(view, seat, args) {
    const judged = judgeBoost(view, seat, args);
    return 'why' in judged ? judged.why : undefined;
  },
  unavailable: unavailable('boost'),
};

export const resolve: Action<Ooo, Actions['resolve']> = {
  args: {
    target: {
      kind: 'one',
      optional: () => true,
      choices: (view, seat) => (view.turn?.casting ? targetChoices(readyOpen(view, seat)) : []),
      accepts: (view, seat, _given, value) => !whyNoTarget(readyOpen(view, seat), value),
      refuse: (view, seat, _given, value) => whyNoTarget(readyOpen(view, seat), value),
    },
    effect: {
      kind: 'one',
      optional: () => true,
      choices: (view, seat, { target }) =>
        view.turn?.casting ? unlessOnly(effectChoices(readyOpen(view, seat), target)) : [],
      accepts: (view, seat, { target }, value) =>
        'ok' in judgeResolution(readyOpen(view, seat), { effect: value, ...(target === undefined ? {} : { target }) }),
      refuse(view, seat, { target }, value) {
        const wanted = { effect: value, ...(target === undefined ? {} : { target }) };
        const judged = judgeResolution(readyOpen(view, seat), wanted);
        return 'why' in judged ? judged.why : undefined;
      },
    },
  },
  check(view, seat, args) {
    const judged = judgeResolution(readyOpen(view, seat), args);
    return 'why' in judged ? judged.why : undefined;
  },
  unavailable: unavailable('resolve'),
};

export const cancel: Action<Ooo, Actions['cancel']> = { args: {}, unavailable: unavailable('cancel') };
