/** 17.1: what a bot buys in phase 6. */
import type { Answer } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import { roundsLeft } from '../plans/ideas.js';
import { gridOf } from '../rules/cards.js';
import { sizeOf } from '../rules/cells.js';
import { visibleEnemies } from '../rules/hordes.js';
import { fits, forSale, handCards, priceOf, saleName } from '../rules/supply.js';
import { type Kru, type ModifierId, type TowerCard, type TowerType, type View } from '../types/index.js';

/** Modifiers worth having, best first, and the cards they are meant for. */
const wanted: readonly { modifier: ModifierId; suits?: (card: TowerCard) => boolean }[] = [
  { modifier: 'mod-perfect', suits: ({ card }) => ['artillery-3', 'mage-3', 'mage-2'].includes(card) },
  { modifier: 'mod-single' },
  { modifier: 'mod-roots' },
  { modifier: 'mod-true', suits: ({ card }) => towers[card].type === 'mages' },
  { modifier: 'mod-soldier' },
  { modifier: 'mod-artillery' },
  { modifier: 'mod-turntable' },
  { modifier: 'mod-site' },
  { modifier: 'mod-bounty' },
  { modifier: 'mod-bloom' },
];

/** Few of a type in the hands speak for it; so do cells in sight that only its damage covers. */
function need(view: View, type: TowerType): number {
  const held = handCards(view).filter(({ card }) => towers[card.card].type === type).length;
  const only = (kind: 'magicOnly' | 'physicalOnly'): number =>
    view.hordes.reduce((sum, horde) => sum + sizeOf(visibleEnemies(view, horde) & gridOf(horde.card)[kind]), 0);
  const special = type === 'mages' ? only('magicOnly') : only('physicalOnly');
  const reach = type === 'soldiers' ? 0.5 : 1;
  return ((special > 0 ? 2 : 1) * reach) / (1 + held);
}

/** With three diamonds level 2, with two level 1 while it can still pay; for the seat with the fewest cards. */
function purchase(view: View): Answer<Kru> | undefined {
  const least = roundsLeft(view) >= 3 ? 1 : 2;
  const [best] = forSale(view)
    .filter(({ card }) => towers[card].level >= least)
    .sort(
      (one, other) =>
        (priceOf(other.card) ?? 0) - (priceOf(one.card) ?? 0) ||
        need(view, towers[other.card].type) - need(view, towers[one.card].type),
    );
  const [poorest] = [...view.players].sort((one, other) => one.hand.length - other.hand.length);
  if (!best || !poorest) return undefined;
  const tower = saleName(best);
  return { action: 'buy', args: view.seats === 1 ? { tower } : { tower, seat: String(poorest.seat + 1) } };
}

function improvement(view: View): Answer<Kru> | undefined {
  const hands = handCards(view).sort((one, other) => towers[other.card.card].level - towers[one.card.card].level);
  for (const { modifier, suits = () => true } of wanted) {
    if (!view.modifiersLeft.includes(modifier)) continue;
    const held = hands.find(({ card }) => fits(modifier, card) && suits(card));
    if (held) return { action: 'modify', args: { modifier, card: held.card.uid } };
  }
  return undefined;
}

/** The next purchase, if any: nothing in the last round. */
export function shopping(view: View, offers: readonly string[]): Answer<Kru> | undefined {
  if (roundsLeft(view) < 1) return undefined;
  const tower = offers.includes('buy') ? purchase(view) : undefined;
  return tower ?? (offers.includes('modify') ? improvement(view) : undefined);
}
