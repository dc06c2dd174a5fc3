/** What a spell is to do, as it is picked or typed: the tokens of a target, the number of an effect (5.1). */
import type { Choice, Seat } from '../../../kernel/index.js';
import { safeHand } from '../content/numbers.js';
import { type SpellEffect, spellData } from '../content/spells.js';
import { effectsOf } from '../rules/cards.js';
import { laneOf, ringOf, sectionOf, toSection } from '../rules/geometry.js';
import { readyOpen } from '../rules/open-spell.js';
import { frontOf, groundOf, isOpenBefore } from '../rules/position.js';
import { findCreature, parseNamed, referenceTo } from '../rules/references.js';
import {
  type Judged,
  type Ready,
  type Resolution,
  aimByItself,
  byDefault,
  fizzle,
  noSuchEffect,
  notPayable,
  payableEffects,
  targetTexts,
} from '../rules/resolution.js';
import { type Form, type Target, countedHand, effectAt, formOf, targetsOf } from '../rules/targets.js';
import { type Ooo, type OooWhy, type View, colours } from '../types/index.js';

/** A creature by the name under which it is offered, whichever of its names was said. */
function spoken(view: View, token: string): string {
  const at = findCreature(view, token);
  return at ? referenceTo(view, at) : token;
}

/** What form the tokens have; undefined where they have none. */
function formOfTokens([first = '', second]: readonly string[]): Form | undefined {
  if (second !== undefined) return toSection(second) ? 'pull' : 'swap';
  if (/^[1-6][imo]\+(left|right)$/.test(first)) return 'side';
  if (toSection(first)) return 'section';
  if ((colours as readonly string[]).includes(first)) return 'player';
  return parseNamed(first) ? 'creature' : undefined;
}

/** The targets of every payable effect, the dearest effect first. */
function* payableTargets(
  ready: Ready,
): Generator<{ tokens: readonly string[]; labels: readonly Choice<Ooo>['label'][] }> {
  for (const effect of payableEffects(ready.spell, ready.energy).reverse()) {
    const data = effectAt(ready.spell, effect);
    if (data) yield* targetsOf(ready, data);
  }
}

const beginsWith = (tokens: readonly string[], begun: readonly string[]): boolean =>
  begun.every((token, index) => tokens[index] === token);

/** What may be named next, best first. */
export function* nextOfTarget(ready: Ready, picked: readonly string[]): Generator<Choice<Ooo>> {
  const begun = picked.map((token) => spoken(ready.view, token));
  const seen = new Set<string>();
  for (const { tokens, labels } of payableTargets(ready)) {
    const value = tokens[begun.length];
    const label = labels[begun.length];
    if (value === undefined || !label || seen.has(value) || !beginsWith(tokens, begun)) continue;
    seen.add(value);
    yield { value, label };
  }
}

/** Whether these tokens begin a target, or are one. */
export function isBegun(ready: Ready, picked: readonly string[]): boolean {
  const begun = picked.map((token) => spoken(ready.view, token));
  for (const { tokens } of payableTargets(ready)) {
    if (tokens.length >= begun.length && beginsWith(tokens, begun)) return true;
  }
  return false;
}

/** Whether the tokens are a target of some payable effect, whether or not it is the one meant in the end. */
export function isTarget(ready: Ready, picked: readonly string[]): boolean {
  const said = picked.map((token) => spoken(ready.view, token));
  for (const { tokens } of payableTargets(ready)) {
    if (tokens.length === said.length && tokens.length > 0 && beginsWith(tokens, said)) return true;
  }
  return false;
}

/** OOO-10.1: the reasons of Switch. */
function whyNoSwap({ view }: Ready, picked: readonly string[], targets: string[]): OooWhy {
  const [first, second] = picked.map((part) => findCreature(view, part));
  if (first !== undefined && first.creature.id === second?.creature.id) {
    return { rule: 'OOO-10.1', reason: { key: 'switchSame', params: {} } };
  }
  return { rule: 'OOO-10.1', reason: { key: 'noSuchTarget', params: { target: picked.join(' '), targets } } };
}

function whyNoPull({ view, lane }: Ready, picked: readonly string[], targets: string[]): OooWhy {
  const [creature = '', place = ''] = picked;
  const at = findCreature(view, creature);
  const to = toSection(place);
  if (at && to && laneOf(to) !== lane) {
    return { rule: 'OOO-10.1', reason: { key: 'switchOtherLane', params: { lane } } };
  }
  if (at && to === at.section) return { rule: 'OOO-10.1', reason: { key: 'switchThere', params: { lane } } };
  return { rule: 'OOO-10.1', reason: { key: 'noSuchTarget', params: { target: picked.join(' '), targets } } };
}

/** OOO-8.1, 18.3: out of reach, behind the front, or not there at all. */
function whyNoAim({ view, lane, spell }: Ready, target: string, targets: string[]): OooWhy {
  const section = toSection(target.slice(0, 2));
  const named = parseNamed(target);
  const there =
    section &&
    (named === undefined || named.what === 'toadling'
      ? groundOf(view, section).creatures.length > 0 || groundOf(view, section).toadlings > 0
      : findCreature(view, target) !== undefined);
  if (section && there && spellData[spell].range === 'lane' && laneOf(section) !== lane) {
    return { rule: 'OOO-8.1', reason: { key: 'otherLane', params: { spell, lane, targets } } };
  }
  const front = section && frontOf(view.lanes[laneOf(section)]);
  const isBehind = section && !isOpenBefore(view.lanes[laneOf(section)], ringOf(section));
  if (section && there && front && view.options.newFate && isBehind) {
    const at = laneOf(section);
    return {
      rule: 'OOO-18.3',
      reason: { key: 'behindFront', params: { lane: at, section: sectionOf(at, front), targets } },
    };
  }
  return { rule: 'OOO-8.1', reason: { key: 'noSuchTarget', params: { target, targets } } };
}

function whyNoVictim({ view, seat }: Ready, target: string, targets: string[]): OooWhy {
  const victim = view.players.find(({ colour }) => colour === target);
  if (!victim || victim.seat === seat) {
    return { rule: 'OOO-10.4', reason: { key: 'noSuchTarget', params: { target, targets } } };
  }
  const possible = view.players
    .filter((player) => player.seat !== seat && countedHand(player) > safeHand)
    .map((player) => player.seat);
  const hand = countedHand(victim);
  return { rule: 'OOO-10.4', reason: { key: 'voodooHand', params: { seat: victim.seat, hand, possible } } };
}

function findTarget(ready: Ready, effect: SpellEffect, picked: readonly string[]): Target | undefined {
  const said = picked.map((token) => spoken(ready.view, token));
  for (const { tokens, target } of targetsOf(ready, effect)) {
    if (tokens.length === said.length && beginsWith(tokens, said)) return target;
  }
  return undefined;
}

/** One effect on one target. */
function aimAt(ready: Ready, effect: number, picked: readonly string[]): Judged<Resolution> {
  const data = effectAt(ready.spell, effect);
  if (!data) return { why: noSuchEffect(ready) };
  const form = formOf(data);
  if (form === 'nothing') {
    return { why: { rule: 'OOO-7.6', reason: { key: 'needsNoTarget', params: { spell: ready.spell } } } };
  }
  const target = findTarget(ready, data, picked);
  if (target) return { ok: { effect, target } };
  const targets = targetTexts(ready, effect);
  if (form === 'swap') return { why: whyNoSwap(ready, picked, targets) };
  if (form === 'pull') return { why: whyNoPull(ready, picked, targets) };
  const text = picked.join(' ');
  return { why: form === 'player' ? whyNoVictim(ready, text, targets) : whyNoAim(ready, text, targets) };
}

function namedEffect(ready: Ready, effect: number, target: readonly string[] | undefined): Judged<Resolution> {
  if (effect === 0) {
    if (!ready.effectUsed) return { why: { rule: 'OOO-7.7', reason: { key: 'noFizzle', params: {} } } };
    return target === undefined
      ? { ok: fizzle }
      : { why: { rule: 'OOO-7.7', reason: { key: 'fizzleNeedsNoTarget', params: {} } } };
  }
  const data = effectAt(ready.spell, effect);
  if (!data) return { why: noSuchEffect(ready) };
  if (data.cost > ready.energy) return { why: notPayable(ready, effect) };
  return target === undefined ? aimByItself(ready, effect) : aimAt(ready, effect, target);
}

/** 5.1: the form of the target says which effect is meant, else the highest payable one. */
function effectForTarget(ready: Ready, target: readonly string[]): Judged<Resolution> {
  const { spell, energy } = ready;
  const payable = payableEffects(spell, energy);
  const form = formOfTokens(target);
  const fitting = effectsOf(spell).flatMap((effect, index) => (formOf(effect) === form ? [index + 1] : []));
  const [cheapest] = fitting;
  const best = payable.filter((effect) => fitting.includes(effect)).at(-1);
  if (best !== undefined) return aimAt(ready, best, target);
  if (cheapest !== undefined) return { why: notPayable(ready, cheapest) };
  const dearest = payable.at(-1);
  return dearest === undefined ? { why: notPayable(ready, 1) } : aimAt(ready, dearest, target);
}

export type Wanted = { target?: readonly string[]; effect?: string };

export function judgeResolution(ready: Ready, { target, effect }: Wanted): Judged<Resolution> {
  if (effect !== undefined) return namedEffect(ready, Number(effect), target);
  return target === undefined ? byDefault(ready) : effectForTarget(ready, target);
}

/** OOO-7.3: the same for the spell that lies open. */
export function judgeOpen(view: View, seat: Seat, wanted: Wanted): Judged<Resolution> {
  const ready = readyOpen(view, seat);
  if (!ready) return { why: { rule: 'OOO-7.3', reason: { key: 'noOpenSpell', params: {} } } };
  return judgeResolution(ready, wanted);
}

/** Why a target may not go on with this token, or may not end here. */
export function whyNoTarget(ready: Ready, picked: readonly string[], token: string | undefined): OooWhy | undefined {
  if (token === undefined) {
    const targets = [...nextOfTarget(ready, picked)].slice(0, 12).map(({ value }) => value);
    return { rule: 'OOO-7.6', reason: { key: 'targetMissing', params: { targets } } };
  }
  const judged = judgeResolution(ready, { target: [...picked, token] });
  return 'why' in judged ? judged.why : undefined;
}
