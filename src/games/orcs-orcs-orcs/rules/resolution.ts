/** OOO-7.6, 7.7: which effect a spell takes, on what; or why it cannot. */
import { safeHand } from '../content/numbers.js';
import { type SpellEffect, spellData } from '../content/spells.js';
import { type OooWhy, type SpellCode, colours } from '../types/index.js';
import { effectsOf, elementOf } from './cards.js';
import { laneOf, ringOf, sectionOf, toSection } from './geometry.js';
import { frontOf, groundOf, isOpenBefore } from './position.js';
import { findCreature, parseNamed } from './references.js';
import { type Aim, type Form, type Target, countedHand, effectAt, formOf, hasTarget, targetsOf } from './targets.js';

export type Resolution = { effect: number; target: Target };
export type Judged<V> = { ok: V } | { why: OooWhy };
/** The spell with its energy, as it would be resolved. */
export type Ready = Aim & { energy: number; effectUsed: boolean };
export type Wanted = { target?: string; effect?: string };

const listed = 12;

function references(aim: Aim, effect: SpellEffect): string[] {
  const list: string[] = [];
  for (const { reference } of targetsOf(aim, effect)) {
    list.push(reference);
    if (list.length >= listed) break;
  }
  return list;
}

export function payableEffects(spell: SpellCode, energy: number): number[] {
  return effectsOf(spell).flatMap((effect, index) => (effect.cost <= energy ? [index + 1] : []));
}

/** What form a typed target has; undefined where it has none. */
function formOfText(text: string): Form | undefined {
  if (text.includes('>')) return 'pull';
  if (text.includes(',')) return 'swap';
  if (/^[1-6][imo]\+(left|right)$/.test(text)) return 'side';
  if (toSection(text)) return 'section';
  if ((colours as readonly string[]).includes(text)) return 'player';
  return parseNamed(text) ? 'creature' : undefined;
}

function notPayable({ spell, energy }: Ready, effect: number): OooWhy {
  const cost = effectAt(spell, effect)?.cost ?? 0;
  const payable = payableEffects(spell, energy);
  return {
    rule: payable.length === 0 && spellData[spell].type === 'attack' ? 'OOO-8.13' : 'OOO-7.6',
    reason: { key: 'notPayable', params: { spell, effect, cost, element: elementOf(spell), energy, payable } },
  };
}

/** OOO-10.1: the reasons of Switch. */
function whyNoSwap(aim: Aim, text: string, targets: string[]): OooWhy {
  const [first, second] = text.split(',').map((part) => findCreature(aim.view, part));
  if (first !== undefined && first.creature.id === second?.creature.id) {
    return { rule: 'OOO-10.1', reason: { key: 'switchSame', params: {} } };
  }
  return { rule: 'OOO-10.1', reason: { key: 'noSuchTarget', params: { target: text, targets } } };
}

function whyNoPull(aim: Aim, text: string, targets: string[]): OooWhy {
  const [creature = '', place = ''] = text.split('>');
  const at = findCreature(aim.view, creature);
  const to = toSection(place);
  if (at && to && laneOf(to) !== aim.lane) {
    return { rule: 'OOO-10.1', reason: { key: 'switchOtherLane', params: { lane: aim.lane } } };
  }
  if (at && to === at.section) return { rule: 'OOO-10.1', reason: { key: 'switchThere', params: { lane: aim.lane } } };
  return { rule: 'OOO-10.1', reason: { key: 'noSuchTarget', params: { target: text, targets } } };
}

/** OOO-8.1, 18.3: out of reach, behind the front, or not there at all. */
function whyNoAim(aim: Aim, text: string, targets: string[]): OooWhy {
  const { view, lane, spell } = aim;
  const section = toSection(text.slice(0, 2));
  const named = parseNamed(text);
  const there =
    section &&
    (named === undefined || named.what === 'toadling'
      ? groundOf(view, section).creatures.length > 0 || groundOf(view, section).toadlings > 0
      : findCreature(view, text) !== undefined);
  if (section && there && spellData[spell].range === 'lane' && laneOf(section) !== lane) {
    return { rule: 'OOO-8.1', reason: { key: 'otherLane', params: { spell, lane, targets } } };
  }
  const front = section && frontOf(view.lanes[laneOf(section)]);
  if (
    section &&
    there &&
    front &&
    view.options.newFate &&
    !isOpenBefore(view.lanes[laneOf(section)], ringOf(section))
  ) {
    const at = laneOf(section);
    return {
      rule: 'OOO-18.3',
      reason: { key: 'behindFront', params: { lane: at, section: sectionOf(at, front), targets } },
    };
  }
  return { rule: 'OOO-8.1', reason: { key: 'noSuchTarget', params: { target: text, targets } } };
}

function whyNoVictim(aim: Aim, text: string, targets: string[]): OooWhy {
  const { view } = aim;
  const victim = view.players.find(({ colour }) => colour === text);
  if (!victim || victim.seat === aim.seat) {
    return { rule: 'OOO-10.4', reason: { key: 'noSuchTarget', params: { target: text, targets } } };
  }
  const possible = view.players
    .filter(({ seat }) => seat !== aim.seat && countedHand(view, seat) > safeHand)
    .map(({ seat }) => seat);
  const hand = countedHand(view, victim.seat);
  return { rule: 'OOO-10.4', reason: { key: 'voodooHand', params: { seat: victim.seat, hand, possible } } };
}

function findTarget(aim: Aim, effect: SpellEffect, text: string): Target | undefined {
  const form = formOf(effect);
  if (form === 'swap') {
    const [first, second, more] = text.split(',').map((part) => findCreature(aim.view, part));
    const fits = first && second && !more && first.creature.id !== second.creature.id;
    return fits ? { aim: 'swap', first, second } : undefined;
  }
  const named = form === 'creature' ? findCreature(aim.view, text) : undefined;
  for (const { reference, target } of targetsOf(aim, effect)) {
    if (reference === text) return target;
    if (named && target.aim === 'creature' && alike(target.at, named)) return target;
  }
  if (form !== 'pull') return undefined;
  const [creature = '', place = ''] = text.split('>');
  const at = findCreature(aim.view, creature);
  const to = toSection(place);
  return at && to && laneOf(to) === aim.lane && to !== at.section ? { aim: 'pull', at, to } : undefined;
}

function alike(a: { section: string; creature: { kind: string; damage: number } }, b: typeof a): boolean {
  return a.section === b.section && a.creature.kind === b.creature.kind && a.creature.damage === b.creature.damage;
}

/** One effect on one typed target. */
function aimAt(ready: Ready, effect: number, text: string): Judged<Resolution> {
  const data = effectAt(ready.spell, effect);
  if (!data) return noSuchEffect(ready);
  const form = formOf(data);
  if (form === 'nothing') {
    return { why: { rule: 'OOO-7.6', reason: { key: 'needsNoTarget', params: { spell: ready.spell } } } };
  }
  const target = findTarget(ready, data, text);
  if (target) return { ok: { effect, target } };
  const targets = references(ready, data);
  if (form === 'swap') return { why: whyNoSwap(ready, text, targets) };
  if (form === 'pull') return { why: whyNoPull(ready, text, targets) };
  if (form === 'player') return { why: whyNoVictim(ready, text, targets) };
  return { why: whyNoAim(ready, text, targets) };
}

function noSuchEffect({ spell }: Ready): Judged<Resolution> {
  const effects = effectsOf(spell).length;
  return { why: { rule: 'OOO-7.6', reason: { key: 'noSuchEffect', params: { spell, effects } } } };
}

/** One effect without a typed target: legal where there is just one, or none is needed. */
function aimByItself(ready: Ready, effect: number): Judged<Resolution> {
  const data = effectAt(ready.spell, effect);
  if (!data) return noSuchEffect(ready);
  let only: Target | undefined;
  for (const { target } of targetsOf(ready, data)) {
    if (only) {
      return {
        why: { rule: 'OOO-7.6', reason: { key: 'targetMissing', params: { targets: references(ready, data) } } },
      };
    }
    only = target;
  }
  return only ? { ok: { effect, target: only } } : { why: nothingToHit(ready) };
}

function nothingToHit({ spell, lane }: Ready): OooWhy {
  return { rule: 'OOO-7.7', reason: { key: 'nothingToHit', params: { spell, lane } } };
}

const fizzle: Judged<Resolution> = { ok: { effect: 0, target: { aim: 'nothing' } } };

function namedEffect(ready: Ready, effect: number, target: string | undefined): Judged<Resolution> {
  const { spell, energy } = ready;
  if (effect === 0) {
    if (!ready.effectUsed) return { why: { rule: 'OOO-7.7', reason: { key: 'noFizzle', params: {} } } };
    return target === undefined
      ? fizzle
      : { why: { rule: 'OOO-7.7', reason: { key: 'fizzleNeedsNoTarget', params: {} } } };
  }
  const data = effectAt(spell, effect);
  if (!data) return noSuchEffect(ready);
  if (data.cost > energy) return { why: notPayable(ready, effect) };
  return target === undefined ? aimByItself(ready, effect) : aimAt(ready, effect, target);
}

/** 5.1: the form of the target says which effect is meant, else the highest payable one. */
function effectForTarget(ready: Ready, target: string): Judged<Resolution> {
  const { spell, energy } = ready;
  const payable = payableEffects(spell, energy);
  const form = formOfText(target);
  const fitting = effectsOf(spell).flatMap((effect, index) => (formOf(effect) === form ? [index + 1] : []));
  const [cheapest] = fitting;
  const best = payable.filter((effect) => fitting.includes(effect)).at(-1);
  if (best !== undefined) return aimAt(ready, best, target);
  if (cheapest !== undefined) return { why: notPayable(ready, cheapest) };
  const dearest = payable.at(-1);
  return dearest === undefined ? { why: notPayable(ready, 1) } : aimAt(ready, dearest, target);
}

/** Neither effect nor target is named: the highest payable effect that has a legal target (OOO-7.7 where none has). */
function byDefault(ready: Ready): Judged<Resolution> {
  const payable = payableEffects(ready.spell, ready.energy);
  const best = payable.filter((effect) => {
    const data = effectAt(ready.spell, effect);
    return data && hasTarget(ready, data);
  });
  const chosen = best.at(-1);
  if (chosen !== undefined) return aimByItself(ready, chosen);
  if (ready.effectUsed) return fizzle;
  return { why: payable.length === 0 ? notPayable(ready, 1) : nothingToHit(ready) };
}

export function judgeResolution(ready: Ready, { target, effect }: Wanted): Judged<Resolution> {
  if (effect !== undefined) return namedEffect(ready, Number(effect), target);
  return target === undefined ? byDefault(ready) : effectForTarget(ready, target);
}

/** Whether any effect can be paid and has a legal target. */
export function canResolve(ready: Ready): boolean {
  return payableEffects(ready.spell, ready.energy).some((effect) => {
    const data = effectAt(ready.spell, effect);
    return data !== undefined && hasTarget(ready, data);
  });
}
