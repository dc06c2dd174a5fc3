/** What an effect may be aimed at: legal targets in the order of the default (4.2), the best first. */
import type { Seat, TextRef } from '../../../kernel/index.js';
import { safeHand } from '../content/numbers.js';
import { type SpellEffect, spellData } from '../content/spells.js';
import {
  type CreatureView,
  type Kind,
  type Lane,
  type Ooo,
  type PlayerView,
  type SectionName,
  type SpellCode,
  type View,
  lanes,
  rings,
  sectionNames,
  slots,
} from '../types/index.js';
import { effectsOf } from './cards.js';
import { type Side, behind, distance, laneOf, neighbour, ringOf, sectionOf, sides } from './geometry.js';
import { opponentsOf } from './players.js';
import { figures, groundOf, isOpenBefore, slotOf } from './position.js';
import { type Standing, referenceTo, tellingApart } from './references.js';

export type Target =
  | { aim: 'nothing' }
  | { aim: 'creature'; at: Standing }
  | { aim: 'toadling'; section: SectionName }
  | { aim: 'section'; section: SectionName; second: SectionName | null }
  | { aim: 'swap'; first: Standing; second: Standing }
  | { aim: 'pull'; at: Standing; to: SectionName }
  | { aim: 'player'; seat: Seat };

/** How the target of an effect is written. */
export type Form = 'nothing' | 'creature' | 'section' | 'side' | 'swap' | 'pull' | 'player';
/** A target, how it is named, word by word, and what is said of each. */
export type Option = { target: Target; tokens: readonly string[]; labels: readonly TextRef<Ooo>[] };
/** A spell about to take effect: who casts what from where. */
export type Aim = { view: View; seat: Seat; lane: Lane; spell: SpellCode };

export function formOf(effect: SpellEffect): Form {
  switch (effect.does) {
    case 'hit':
    case 'advance':
      return 'creature';
    case 'sweep':
      return effect.second === 'side' ? 'side' : 'section';
    case 'swap':
    case 'pull':
      return effect.does;
    case 'discard-one':
      return 'player';
    case 'draw':
    case 'recall':
    case 'discard-all':
      return 'nothing';
  }
}

/** What a trophy of the kind is worth now. */
export function worth(view: View, kind: Kind): number {
  return view.slots[slotOf((slot) => view.slots[slot].kind, kind)].value;
}

/** What these would bring as trophies. */
export function worthOf(view: View, defeats: readonly Kind[]): number {
  return defeats.reduce((sum, kind) => sum + worth(view, kind), 0);
}

/** OOO-8.2 */
export function hasFallen({ damage, hitPoints }: CreatureView): boolean {
  return damage >= hitPoints;
}

export function wouldFall(creature: CreatureView, damage: number): boolean {
  return hasFallen({ ...creature, damage: creature.damage + damage });
}

/** OOO-8.1, 18.3, 18.4: lanes the spell reaches. */
function reach({ spell, lane }: Aim): readonly Lane[] {
  return spellData[spell].range === 'any' ? lanes : [lane];
}

/** OOO-18.3 to 18.5, 20.8: with the front rule nothing behind a creature can be aimed at. */
export function isInReach(aim: Aim, section: SectionName): boolean {
  const lane = laneOf(section);
  if (!reach(aim).includes(lane)) return false;
  return !aim.view.options.newFate || isOpenBefore(aim.view.lanes[lane], ringOf(section));
}

function creatureLabel({ section, creature }: Standing, damage: number): TextRef<Ooo> {
  const { kind, hitPoints } = creature;
  const left = hitPoints - creature.damage;
  return { key: 'creatureChoice', params: { section, kind, left, falls: wouldFall(creature, damage) } };
}

function creatureOption(view: View, at: Standing, damage: number): Option {
  return { target: { aim: 'creature', at }, tokens: [referenceTo(view, at)], labels: [creatureLabel(at, damage)] };
}

/** Smash to Lightning Bolt, OOO-20.7. */
function hitOptions(aim: Aim, damage: number): Option[] {
  const { view } = aim;
  const inReach = [...tellingApart(figures(view))].filter(({ section }) => isInReach(aim, section));
  const rank = ({ section, creature }: Standing): readonly number[] => [
    Number(!wouldFall(creature, damage)),
    -worth(view, creature.kind),
    distance(ringOf(section)),
    laneOf(section),
    creature.id,
  ];
  const creatures = inReach
    .map((at) => ({ at, rank: rank(at) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ at }) => creatureOption(view, at, damage));
  const toadlings = sectionNames
    .filter((section) => groundOf(view, section).toadlings > 0 && isInReach(aim, section))
    .map((section): Option => ({
      target: { aim: 'toadling', section },
      tokens: [`${section}-toadling`],
      labels: [{ key: 'toadlingTarget', params: { section } }],
    }));
  return [...creatures, ...toadlings];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** OOO-8.9 to 8.11: the second section of a sweep. */
function secondSection(section: SectionName, second: 'none' | 'behind' | Side): SectionName | null {
  if (second === 'none') return null;
  if (second === 'behind') {
    const ring = behind[ringOf(section)];
    return ring && sectionOf(laneOf(section), ring);
  }
  return sectionOf(neighbour[second][laneOf(section)], ringOf(section));
}

/** Earthquake and Ice Storm: OOO-8.11, 18.5. */
function sweepOptions(aim: Aim, effect: SpellEffect & { does: 'sweep' }): Option[] {
  const { view, lane } = aim;
  const firsts = rings
    .map((ring) => sectionOf(lane, ring))
    .filter((section) => {
      const { creatures, toadlings } = groundOf(view, section);
      return (creatures.length > 0 || toadlings > 0) && isInReach(aim, section);
    });
  const seconds = effect.second === 'side' ? sides : [effect.second];
  const options = firsts.flatMap((section) =>
    seconds.map((which) => {
      const second = secondSection(section, which);
      const hit = [section, ...(second ? [second] : [])].flatMap((one) => groundOf(view, one).creatures);
      const falls = hit.filter((creature) => wouldFall(creature, effect.damage)).length;
      const option: Option = {
        target: { aim: 'section', section, second },
        tokens: [effect.second === 'side' ? `${section}+${which}` : section],
        labels: [{ key: 'sectionChoice', params: { section, second, hit: hit.length, falls } }],
      };
      return { option, rank: [-falls, -hit.length, distance(ringOf(section))] };
    }),
  );
  return options.sort((a, b) => compare(a.rank, b.rank)).map(({ option }) => option);
}

/** OOO-10.1: any two creatures; those of the own lane are offered first, to be exchanged for one of another lane. */
function* swapOptions({ view, lane }: Aim): Generator<Option> {
  const standing = [...tellingApart(figures(view))];
  const own = standing.filter(({ section }) => laneOf(section) === lane);
  const others = standing.filter(({ section }) => laneOf(section) !== lane);
  for (const first of [...own, ...others]) {
    for (const second of own.includes(first) ? [...others, ...own] : [...own, ...others]) {
      if (first === second) continue;
      const names = { first: placeOf(first), second: placeOf(second) };
      yield {
        target: { aim: 'swap', first, second },
        tokens: [referenceTo(view, first), referenceTo(view, second)],
        labels: [creatureLabel(first, 0), { key: 'swapChoice', params: names }],
      };
    }
  }
}

function placeOf({ section, creature }: Standing): { section: SectionName; kind: Kind } {
  return { section, kind: creature.kind };
}

/** OOO-10.1: any creature to another section of the own lane. */
function* pullOptions({ view, lane }: Aim): Generator<Option> {
  const standing = [...tellingApart(figures(view))].sort(
    (a, b) => worth(view, b.creature.kind) - worth(view, a.creature.kind),
  );
  for (const at of standing) {
    for (const to of rings.map((ring) => sectionOf(lane, ring)).filter((section) => section !== at.section)) {
      yield {
        target: { aim: 'pull', at, to },
        tokens: [referenceTo(view, at), to],
        labels: [creatureLabel(at, 0), { key: 'pullChoice', params: { from: at.section, kind: at.creature.kind, to } }],
      };
    }
  }
}

/** OOO-10.5: what a hand counts as. */
export function countedHand({ hand, owedDiscards }: Pick<PlayerView, 'hand' | 'owedDiscards'>): number {
  return hand - owedDiscards;
}

/** OOO-10.4: opponents with more than three cards, the one with most trophies first. */
function victimOptions({ view, seat }: Aim): Option[] {
  const bag = ({ trophies }: PlayerView): number => slots.reduce((sum, slot) => sum + trophies[slot], 0);
  return opponentsOf(view.order, seat)
    .flatMap((one) => view.players[one] ?? [])
    .filter((player) => countedHand(player) > safeHand)
    .sort((a, b) => bag(b) - bag(a))
    .map((player) => ({
      target: { aim: 'player', seat: player.seat },
      tokens: [player.colour],
      labels: [{ key: 'playerChoice', params: { seat: player.seat, hand: countedHand(player) } }],
    }));
}

function* advanceOptions({ view }: Aim): Generator<Option> {
  for (const at of tellingApart(figures(view))) yield creatureOption(view, at, 0);
}

/** Every legal target of an effect. An effect that needs none has exactly one, without a name. */
export function targetsOf(aim: Aim, effect: SpellEffect): Iterable<Option> {
  switch (effect.does) {
    case 'hit':
      return hitOptions(aim, effect.damage);
    case 'sweep':
      return sweepOptions(aim, effect);
    case 'swap':
      return swapOptions(aim);
    case 'pull':
      return pullOptions(aim);
    case 'advance':
      return advanceOptions(aim);
    case 'discard-one':
      return victimOptions(aim);
    case 'draw':
    case 'recall':
    case 'discard-all':
      return [{ target: { aim: 'nothing' }, tokens: [], labels: [] }];
  }
}

/** Whether a single-target attack finds anything, without ranking it. */
function hitsSomething(aim: Aim): boolean {
  return sectionNames.some((section) => {
    const { creatures, toadlings } = groundOf(aim.view, section);
    return (creatures.length > 0 || toadlings > 0) && isInReach(aim, section);
  });
}

export function hasTarget(aim: Aim, effect: SpellEffect): boolean {
  if (effect.does === 'hit') return hitsSomething(aim);
  return targetsOf(aim, effect)[Symbol.iterator]().next().done !== true;
}

/** Every creature on the board as a target, those that would fall first: for toadlings that weaken. */
export function anyCreature(view: View, damage: number): Option[] {
  const standing = [...tellingApart(figures(view))];
  const falling = standing.filter(({ creature }) => wouldFall(creature, damage));
  const others = standing.filter(({ creature }) => !wouldFall(creature, damage));
  return [...falling, ...others].map((at) => creatureOption(view, at, damage));
}

/** What each creature takes that the effect is aimed at. */
export function damageOf(effect: SpellEffect): number {
  return 'damage' in effect ? effect.damage : 0;
}

export function effectAt(spell: SpellCode, effect: number): SpellEffect | undefined {
  return effectsOf(spell)[effect - 1];
}
