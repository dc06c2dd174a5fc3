/** What is different from the last picture, worked out from two views and what happened between them. */
import { laneOf, ringOf, sectionOf } from '../../src/games/orcs-orcs-orcs/rules/geometry.js';
import { figures } from '../../src/games/orcs-orcs-orcs/rules/position.js';
import type { Kind, Lane, Ooo, Ring, SectionName, View } from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { GameEvent } from '../../src/kernel/index.js';
import { type Differences, differences, tally } from '../kit/differences.js';

type Where = { section: SectionName; kind: Kind };
export type March = { lane: Lane; from: Ring; to: Ring | 'tower'; count: number };

export type Changes = {
  /** More or fewer of a kind on a section than before, by `3m-goblin`. */
  counts: Differences;
  /** Creatures that fell where nothing of their kind is left: section and kind, with how many. */
  fallen: readonly { lane: Lane; ring: Ring; kind: Kind; count: number }[];
  marches: readonly March[];
  /** Breaches by lane. */
  breaches: ReadonlyMap<Lane, number>;
};

export const groupKey = (lane: Lane, ring: Ring, kind: Kind): string => `${sectionOf(lane, ring)}-${kind}`;

function standing(view: View): Map<number, Where> {
  return new Map([...figures(view)].map(({ section, creature }) => [creature.id, { section, kind: creature.kind }]));
}

const keysOf = (where: Iterable<Where>): string[] => Array.from(where, ({ section, kind }) => `${section}-${kind}`);

export function changesBetween(before: View | undefined, view: View, events: readonly GameEvent<Ooo>[]): Changes {
  const breaches = new Map<Lane, number>();
  for (const event of events)
    if (event.type === 'breached') breaches.set(event.data.lane, (breaches.get(event.data.lane) ?? 0) + 1);
  if (!before) return { counts: differences(undefined, new Map()), fallen: [], marches: [], breaches };
  const then = standing(before);
  const now = standing(view);
  const reachedTower = new Set(
    events.flatMap((event) =>
      event.type === 'marched' ? event.data.moves.filter((move) => move.to === 'tower').map((move) => move.id) : [],
    ),
  );
  const nowCounts = tally(keysOf(now.values()));
  const counts = differences(tally(keysOf(then.values())), nowCounts);
  const marches = new Map<string, March>();
  const fallen = new Map<string, { lane: Lane; ring: Ring; kind: Kind; count: number }>();
  for (const [id, old] of then) {
    const here = now.get(id);
    if (here?.section === old.section) continue;
    const lane = laneOf(old.section);
    const from = ringOf(old.section);
    if (here || reachedTower.has(id)) {
      if (here && laneOf(here.section) !== lane) continue;
      const to = here ? ringOf(here.section) : 'tower';
      const key = `${old.section}>${to}`;
      marches.set(key, { lane, from, to, count: (marches.get(key)?.count ?? 0) + 1 });
    } else if ((nowCounts.get(`${old.section}-${old.kind}`) ?? 0) === 0) {
      const key = `${old.section}-${old.kind}`;
      fallen.set(key, { lane, ring: from, kind: old.kind, count: (fallen.get(key)?.count ?? 0) + 1 });
    }
  }
  return { counts, fallen: [...fallen.values()], marches: [...marches.values()], breaches };
}
