/** Casting: `cast`, `boost`, `resolve`, `cancel`. */
import type { Action, Choice, Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { judgeBoost, useText, usesFor } from '../plans/boost.js';
import { judgeCast } from '../plans/casting.js';
import { readyCasts } from '../plans/ready-casts.js';
import { isBegun, isTarget, judgeOpen, judgeResolution, nextOfTarget, whyNoTarget } from '../plans/resolution.js';
import { nextUpgrades, proposeUpgrades, readUpgrades, whyNoUpgrade } from '../plans/upgrades.js';
import { unavailable } from '../rules/availability.js';
import { effectsOf, isKnowledge, isSpell } from '../rules/cards.js';
import { boostable, learnable, whyNotCastable } from '../rules/castable.js';
import { bestOutcome, combinationsFor, readyWith } from '../rules/combinations.js';
import { readyOpen } from '../rules/open-spell.js';
import { type Judged, type Ready, canResolve } from '../rules/resolution.js';
import { playable, whyUnplayable } from '../rules/upgrades.js';
import type { Actions, Ooo, OooWhy, SpellCode, View } from '../types/index.js';

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
    Number(isKnowledge(code) || canResolve(readyWith(view, seat, code, []))),
  ];
  return codes
    .map((code) => ({ code, rank: rank(code) }))
    .sort((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1])
    .map(({ code }) => code);
}

/** The spell as it would be with what was given so far; undefined where it is none that takes effect. */
function readyFor(view: View, seat: Seat, { spell, with: added }: CastArgs): Ready | undefined {
  if (!isCast(spell)) return undefined;
  const read = readUpgrades(view, seat, spell, added);
  return 'why' in read ? undefined : readyWith(view, seat, spell, read.ok);
}

/** A spell that takes effect, other than one that only learns. */
function isCast(spell = ''): spell is SpellCode {
  return isSpell(spell) && !isKnowledge(spell);
}

function* effectChoices(ready: Ready, target: readonly string[] | undefined): Generator<Choice<Ooo>> {
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

function whyOf(judged: Judged<unknown>): OooWhy | undefined {
  return 'why' in judged ? judged.why : undefined;
}

/** OOO-9.1: a Knowledge spell takes no upgrades. */
function castAlone(spell = ''): OooWhy | undefined {
  if (!isSpell(spell)) return undefined;
  return { rule: 'OOO-9.1', reason: { key: 'castAlone', params: { card: spell } } };
}

/** What the display has to teach. */
function lessons(view: View): Choice<Ooo>[] {
  const codes = [...new Set(learnable(view).map(({ card }) => card))];
  return codes.map((card) => ({
    value: card,
    label: { key: 'spellChoice', params: { card } },
    about: { key: 'aboutCard', params: { card } },
  }));
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
        castable(view, seat).map((code) => ({
          value: code,
          label: { key: 'spellChoice', params: { card: code } },
          about: { key: 'aboutCard', params: { card: code } },
        })),
      accepts: (view, seat, _given, value) => !whyNotCastable(view, seat, value),
      refuse: (view, seat, _given, value) => whyNotCastable(view, seat, value),
    },
    with: {
      kind: 'plan',
      optional: () => true,
      next: (view, seat, { spell }, picked) => (isCast(spell) ? nextUpgrades(view, seat, spell, picked) : []),
      isWhole: (view, seat, { spell }, picked) =>
        isCast(spell) && picked.length > 0 && 'ok' in readUpgrades(view, seat, spell, picked),
      refuse(view, seat, { spell }, picked, token) {
        if (!isCast(spell)) return castAlone(spell);
        return token === undefined ? undefined : whyNoUpgrade(view, seat, spell, picked, token);
      },
      proposal: (view, seat, { spell }) => (isCast(spell) ? proposeUpgrades(view, seat, spell) : undefined),
    },
    target: {
      kind: 'plan',
      optional: (view, _seat, { spell }) => isCast(spell) || lessons(view).length === 1,
      missing: (view, seat, given) => whyOf(judgeCast(view, seat, given)),
      next(view, seat, given, picked) {
        const ready = readyFor(view, seat, given);
        if (ready) return nextOfTarget(ready, picked);
        return picked.length > 0 ? [] : lessons(view);
      },
      isWhole(view, seat, given, picked) {
        const ready = readyFor(view, seat, given);
        return ready ? isTarget(ready, picked) : picked.length === 1;
      },
      accepts(view, seat, given, picked, token) {
        const ready = readyFor(view, seat, given);
        if (ready) return isBegun(ready, [...picked, token]);
        return picked.length === 0 && lessons(view).some(({ value }) => value === token);
      },
      refuse(view, seat, given, picked, token) {
        const ready = readyFor(view, seat, given);
        if (ready) return whyNoTarget(ready, picked, token);
        const target = [...picked, ...(token === undefined ? [] : [token])];
        return whyOf(judgeCast(view, seat, { ...given, target }));
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
        return whyOf(judgeCast(view, seat, { ...given, effect: value }));
      },
    },
    open: {
      kind: 'one',
      optional: () => true,
      choices(_view, _seat, given) {
        return isCast(given.spell) && given.target === undefined && given.effect === undefined ? yesNo : [];
      },
      accepts: (view, seat, given, value) =>
        (value === 'yes' || value === 'no') && 'ok' in judgeCast(view, seat, { ...given, open: value }),
      refuse(view, seat, given) {
        return whyOf(judgeCast(view, seat, { ...given, open: 'yes' }));
      },
    },
  },
  check: (view, seat, args) => whyOf(judgeCast(view, seat, args)),
  ready: (view, seat, given) => readyCasts(view, seat, castable(view, seat), given),
  unavailable: unavailable('cast'),
};

export const boost: Action<Ooo, Actions['boost']> = {
  args: {
    card: {
      kind: 'one',
      choices: (view, seat) =>
        boostable(view, seat).map((code) => ({
          value: code,
          label: { key: 'spellChoice', params: { card: code } },
          about: { key: 'aboutCard', params: { card: code } },
        })),
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
        return whyOf(judgeBoost(view, seat, { ...given, use: value }));
      },
    },
  },
  check: (view, seat, args) => whyOf(judgeBoost(view, seat, args)),
  unavailable: unavailable('boost'),
};

export const resolve: Action<Ooo, Actions['resolve']> = {
  args: {
    target: {
      kind: 'plan',
      optional: () => true,
      next(view, seat, _given, picked) {
        const ready = readyOpen(view, seat);
        return ready ? nextOfTarget(ready, picked) : [];
      },
      isWhole(view, seat, _given, picked) {
        const ready = readyOpen(view, seat);
        return ready !== undefined && isTarget(ready, picked);
      },
      accepts(view, seat, _given, picked, token) {
        const ready = readyOpen(view, seat);
        return ready !== undefined && isBegun(ready, [...picked, token]);
      },
      refuse(view, seat, _given, picked, token) {
        const ready = readyOpen(view, seat);
        return ready ? whyNoTarget(ready, picked, token) : whyOf(judgeOpen(view, seat, {}));
      },
    },
    effect: {
      kind: 'one',
      optional: () => true,
      choices(view, seat, { target }) {
        const ready = readyOpen(view, seat);
        return ready ? unlessOnly(effectChoices(ready, target)) : [];
      },
      accepts: (view, seat, given, value) => 'ok' in judgeOpen(view, seat, { ...given, effect: value }),
      refuse: (view, seat, given, value) => whyOf(judgeOpen(view, seat, { ...given, effect: value })),
    },
  },
  check: (view, seat, args) => whyOf(judgeOpen(view, seat, args)),
  unavailable: unavailable('resolve'),
};

export const cancel: Action<Ooo, Actions['cancel']> = { args: {}, unavailable: unavailable('cancel') };
