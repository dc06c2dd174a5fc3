/** A policy that plays by the steward's values, buys what it can pay and otherwise takes what is proposed. */
import type { Policy } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import { roundsIn, rowOf } from '../rules/objectives.js';
import { fits, forSale, handCards, priceOf, saleName } from '../rules/supply.js';
import { type Kru, type ModifierId, type TowerType, type View, towerTypes } from '../types/index.js';

/** 17.1: modifiers worth having, best first. */
const wanted: readonly ModifierId[] = [
  ...(['mod-perfect', 'mod-single', 'mod-roots', 'mod-true', 'mod-soldier'] as const),
  ...(['mod-artillery', 'mod-turntable', 'mod-site', 'mod-bounty', 'mod-bloom'] as const),
];

function rarest(view: View): TowerType[] {
  const held = (type: TowerType): number =>
    handCards(view).filter(({ card }) => towers[card.card].type === type).length;
  return [...towerTypes].sort((one, other) => held(one) - held(other));
}

/** The dearest tower on sale, of the type that is rarest in the hands, for the seat with the fewest cards. */
function purchase(view: View): { tower: string; seat: string } | undefined {
  const order = rarest(view);
  const [best] = forSale(view).sort(
    (one, other) =>
      (priceOf(other.card) ?? 0) - (priceOf(one.card) ?? 0) ||
      order.indexOf(towers[one.card].type) - order.indexOf(towers[other.card].type),
  );
  const [poorest] = [...view.players].sort((one, other) => one.hand.length - other.hand.length);
  return best && poorest ? { tower: saleName(best), seat: String(poorest.seat + 1) } : undefined;
}

function improvement(view: View): { modifier: string; card: string } | undefined {
  const hands = handCards(view).sort((one, other) => towers[other.card.card].level - towers[one.card.card].level);
  for (const modifier of wanted) {
    if (!view.modifiersLeft.includes(modifier)) continue;
    const held = hands.find(({ card }) => fits(modifier, card));
    if (held) return { modifier, card: held.card.uid };
  }
  return undefined;
}

export const policy: Policy<Kru> = ({ view, decisions, random }) => {
  const asked = decisions.find((decision) => decision.fallback);
  const rest = asked?.fallback?.() ?? random();
  if (view.phase !== 6 || view.round >= roundsIn(rowOf(view))) return rest;
  const offers = asked?.offers ?? [];
  const tower = offers.includes('buy') ? purchase(view) : undefined;
  if (tower) return { action: 'buy', args: tower };
  const modifier = offers.includes('modify') ? improvement(view) : undefined;
  return modifier ? { action: 'modify', args: modifier } : rest;
};
