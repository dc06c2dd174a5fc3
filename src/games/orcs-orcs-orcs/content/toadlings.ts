/** The twelve toadlings (7.11). */
import type { ToadlingId, ToadlingKind } from '../types/index.js';

const copies: readonly { name: string; kind: ToadlingKind; copies: number }[] = [
  { name: 'draw', kind: 'draw-card', copies: 3 },
  { name: 'action', kind: 'one-more-action', copies: 3 },
  { name: 'energy', kind: 'magic-energy', copies: 3 },
  { name: 'weaken', kind: 'weaken', copies: 3 },
];

/** Damage of a weakening toadling (OOO-20.9). */
export const weakenDamage = 1;

const kindOf = new Map<ToadlingId, ToadlingKind>(
  copies.flatMap((entry) =>
    Array.from({ length: entry.copies }, (_, index) => [`toadling-${entry.name}-${index + 1}`, entry.kind] as const),
  ),
);
export const toadlingIds: readonly ToadlingId[] = [...kindOf.keys()];

export function toadlingKind(id: ToadlingId): ToadlingKind {
  const kind = kindOf.get(id);
  if (!kind) throw new Error(`no toadling is called ${id}`);
  return kind;
}
