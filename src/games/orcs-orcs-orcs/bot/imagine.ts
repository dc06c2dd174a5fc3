/** What the table would look like after an action, as far as a player can foresee it. */
import type { Seat } from '../../../kernel/index.js';
import { explosionDamage, kindData } from '../content/creatures.js';
import { laneOf, ringOf } from '../rules/geometry.js';
import { groundOf } from '../rules/position.js';
import type { CreatureView, Kind, Lane, SectionName, SpellCode, View } from '../types/index.js';

/** The same view with other creatures on a section. */
function withCreatures(view: View, section: SectionName, creatures: readonly CreatureView[]): View {
  const lane = view.lanes[laneOf(section)];
  const ring = ringOf(section);
  const sections = { ...lane.sections, [ring]: { ...lane.sections[ring], creatures } };
  return { ...view, lanes: { ...view.lanes, [laneOf(section)]: { ...lane, sections } } };
}

export type Foreseen = { view: View; defeats: readonly Kind[] };

/** Damage to some creatures of a section, explosions included. */
export function strike(view: View, section: SectionName, damage: number, hits: (id: number) => boolean): Foreseen {
  const defeats: Kind[] = [];
  let creatures = groundOf(view, section).creatures.map((one) =>
    hits(one.id) ? { ...one, damage: one.damage + damage } : one,
  );
  for (;;) {
    const fallen = creatures.filter((one) => one.damage >= one.hitPoints);
    if (fallen.length === 0) break;
    defeats.push(...fallen.map(({ kind }) => kind));
    const blasts = fallen.filter(({ kind }) => kindData[kind].onDefeat === 'explosion').length;
    creatures = creatures
      .filter((one) => one.damage < one.hitPoints)
      .map((one) => (blasts > 0 ? { ...one, damage: one.damage + blasts * explosionDamage } : one));
  }
  return { view: withCreatures(view, section, creatures), defeats };
}

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
