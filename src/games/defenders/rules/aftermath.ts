/** What the realm would be after a special card or a reward was used as planned. */
import { colours } from '../content/peoples.js';
import type { Pick as Taken, Plan, SlotNo } from '../types/index.js';
import type { PlayKind } from './hands.js';
import { type Realm, copyRealm, ownGeneral, ownHero, ownPlace } from './placement.js';
import { heroIn } from './roster.js';

/** How many crystals a card lifts at most. */
const lifted: Partial<Record<PlayKind, number>> = {
  'spell-of-purity': Number.POSITIVE_INFINITY,
  'ancient-tree': 1,
  'crystal-of-light': 1,
};

/** What changes minions, crystals, generals' steps or heroes' places, and nothing that has to be rolled or drawn. */
const changing: readonly PlayKind[] = [
  'elven-archers',
  'battle-strategy',
  'kings-guard-attack',
  'cavalry-sweep',
  'spell-of-purity',
  'ancient-tree',
  'crystal-of-light',
  'hammer-of-valor',
  'gryphons',
];

export function changesRealm(kind: PlayKind): boolean {
  return changing.includes(kind);
}

/** DOR-5.2: minions go back to the supply. */
function removeFrom(realm: Realm, { loc, minions }: Taken): void {
  const here = ownPlace(realm, loc).minions;
  const stock = realm.supply.minions;
  for (const colour of colours) {
    const count = Math.min(minions[colour], here[colour]);
    here[colour] -= count;
    stock[colour] += count;
  }
}

export function afterRemovals(realm: Realm, picks: readonly Taken[]): Realm {
  const after = copyRealm(realm);
  for (const pick of picks) removeFrom(after, pick);
  return after;
}

export function afterPlan(realm: Realm, kind: PlayKind, by: SlotNo, plan: Plan): Realm {
  if (plan.type === 'remove') return afterRemovals(realm, plan.picks);
  const after = copyRealm(realm);
  if (plan.type === 'clear') {
    for (const loc of plan.locs) removeFrom(after, { loc, minions: realm.locations[loc].minions });
    if (plan.general) ownGeneral(after, plan.general).step -= 1;
  }
  if (plan.type === 'carry') for (const { slot, loc } of plan.moves) ownHero(after, slot).loc = loc;
  const most = lifted[kind];
  if (most !== undefined) {
    const place = ownPlace(after, plan.type === 'location' ? plan.loc : heroIn(after, by).loc);
    const count = Math.min(most, place.crystals);
    place.crystals -= count;
    after.supply.crystals += count;
  }
  return after;
}
