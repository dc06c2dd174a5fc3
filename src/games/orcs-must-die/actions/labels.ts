/** Choices with their labels. */
import type { Label, OmdChoice, Siege, TileId } from '../types/index.js';
import { tileAt } from '../rules/siege.js';
import { equipmentIds } from '../content/equipment.js';

export function choice(label: Label): OmdChoice {
  return { value: label.id, label: { key: 'label', params: label } };
}

export function tileChoice(siege: Siege, id: TileId): OmdChoice {
  return choice({ what: 'tile', id, type: tileAt(siege, id).type });
}

export function words(ids: readonly string[]): OmdChoice[] {
  return ids.map((id) => choice({ what: 'word', id }));
}

/** A card as refusals call it. */
export function cardLabel(id: string, cost: number | null): Label {
  return (equipmentIds as readonly string[]).includes(id)
    ? { what: 'equipment', id, cost }
    : { what: 'trap', id, cost };
}
