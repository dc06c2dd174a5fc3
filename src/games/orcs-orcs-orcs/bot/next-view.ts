/** The own side of the table after an action: where the mage stands, what is left in hand. */
import type { Seat } from '../../../kernel/index.js';
import type { Lane, SpellCode, View } from '../types/index.js';

/** The own mage elsewhere. */
export function moved(view: View, seat: Seat, space: Lane): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, space } : player)) };
}

/** Cards gone from the own hand, an action spent, magic energy used up. */
export function spent(view: View, cards: readonly SpellCode[]): View {
  const { own, turn } = view;
  if (!own || !turn) return view;
  const hand = [...own.hand];
  for (const code of cards) {
    const index = hand.findIndex((card) => card.code === code && !card.learned);
    if (index >= 0) hand.splice(index, 1);
  }
  return {
    ...view,
    own: { ...own, hand },
    turn: { ...turn, actionsLeft: turn.actionsLeft - 1, pendingEnergy: 0 },
  };
}
