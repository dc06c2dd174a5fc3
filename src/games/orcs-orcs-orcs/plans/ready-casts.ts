/** Whole casts worth one tap: what defeats most with the cards that are missed least, then what there is to learn. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { effectsOf, isKnowledge, isSpell } from '../rules/cards.js';
import { learnable } from '../rules/castable.js';
import { fallenBy } from '../rules/foresight.js';
import { isBoundBy } from '../rules/position.js';
import { type Option, type Target, damageOf, targetsOf, worth, worthOf } from '../rules/targets.js';
import { type Way, waysTo } from '../rules/ways.js';
import { spaceOf } from '../rules/upgrades.js';
import type { Actions, Lane, SpellCode, View } from '../types/index.js';
import { upgradeToken } from './upgrades.js';

/** Of every way to cast a spell, so many targets: fewer where all spells share the room. */
const aims = { amongAll: 4, alone: 12 } as const;
/** Casts beside which there is still room for support and lessons. */
const mostAttacks = { first: 12, amongAll: 36, alone: 40 } as const;
/** A wound is worth that part of what the fall would be. */
const forWounds = 0.3;

type Cast = { args: Actions['cast']; gain: number; cards: number; lane: Lane; does: string };

function woundsWorth(view: View, target: Target, damage: number): number {
  if (target.aim !== 'creature') return 0;
  const { kind, hitPoints } = target.at.creature;
  return (Math.min(damage, hitPoints) / hitPoints) * worth(view, kind) * forWounds;
}

/** What falls; or, where nothing does, what is wounded for the next spell. */
function gainOf(view: View, { target }: Option, damage: number): number {
  const fallen = fallenBy(view, target, damage);
  if (fallen.length === 0) return woundsWorth(view, target, damage);
  return worthOf(view, fallen);
}

function castOf(spell: SpellCode, effect: number, { upgrades }: Way, { tokens }: Option): Actions['cast'] {
  return {
    spell,
    ...(upgrades.length > 0 ? { with: upgrades.map(upgradeToken) } : {}),
    ...(tokens.length > 0 ? { target: tokens } : {}),
    effect: String(effect),
  };
}

/** Every way to cast a spell, at the targets that its effect takes first. */
function* castsOf(view: View, seat: Seat, spell: SpellCode, mostAims: number): Generator<Cast> {
  for (const [index, effect] of effectsOf(spell).entries()) {
    for (const way of waysTo(view, seat, spell, effect.cost)) {
      let seen = 0;
      for (const option of targetsOf({ view, seat, lane: way.lane, spell }, effect)) {
        if ((seen += 1) > mostAims) break;
        const gain = gainOf(view, option, damageOf(effect));
        if (gain === 0 && spellData[spell].type === 'attack') continue;
        const args = castOf(spell, index + 1, way, option);
        const { lane, upgrades } = way;
        const does = JSON.stringify([spell, option.tokens, lane, gain > 0 ? gain : index]);
        yield { args, gain, cards: upgrades.length, lane, does };
      }
    }
  }
}

/** Of casts that do the same from the same place, the one that takes fewest cards. */
function frugal(casts: readonly Cast[]): Cast[] {
  const best = new Map<string, Cast>();
  for (const cast of casts) {
    const known = best.get(cast.does);
    if (!known || cast.cards < known.cards) best.set(cast.does, cast);
  }
  return [...best.values()];
}

const byGain = (one: Cast, other: Cast): number => other.gain - one.gain || one.cards - other.cards;

/** One spell: all that it can do, the best first. */
function* castsWith(view: View, seat: Seat, spell: SpellCode): Generator<Actions['cast']> {
  const casts = frugal([...castsOf(view, seat, spell, aims.alone)]).sort(byGain);
  for (const { args } of casts.slice(0, mostAttacks.alone)) yield args;
}

function* lessons(view: View, seat: Seat, books: readonly SpellCode[]): Generator<Actions['cast']> {
  if (isBoundBy(view, seat, 'no-study')) return;
  const cards = [...new Set(learnable(view).map(({ card }) => card))];
  for (const spell of books) for (const card of cards) yield { spell, target: [card] };
}

/** A support spell by each of its effects: from here, or from elsewhere where that alone allows it. */
function support(view: View, seat: Seat, spell: SpellCode): Cast[] {
  const casts = frugal([...castsOf(view, seat, spell, 1)]);
  const isHere = ({ lane }: Cast): boolean => lane === spaceOf(view, seat);
  return casts.filter(
    (cast) => isHere(cast) || !casts.some((other) => isHere(other) && other.args.effect === cast.args.effect),
  );
}

export function* readyCasts(
  view: View,
  seat: Seat,
  castable: readonly SpellCode[],
  { spell: chosen }: Partial<Actions['cast']>,
): Generator<Actions['cast']> {
  if (chosen !== undefined && isSpell(chosen)) {
    if (isKnowledge(chosen)) yield* lessons(view, seat, [chosen]);
    else yield* castsWith(view, seat, chosen);
    return;
  }
  const ofType = (type: string): SpellCode[] => castable.filter((code) => spellData[code].type === type);
  const attacks = ofType('attack').flatMap((code) => [...castsOf(view, seat, code, aims.amongAll)]);
  const best = frugal(attacks).sort(byGain);
  for (const { args } of best.slice(0, mostAttacks.first)) yield args;
  for (const code of ofType('support')) for (const { args } of support(view, seat, code)) yield args;
  yield* lessons(view, seat, castable.filter(isKnowledge));
  for (const { args } of best.slice(mostAttacks.first, mostAttacks.amongAll)) yield args;
}
