/** DOR-14: what a Quest asks for and whether it can still be done. */
import { within } from '../../../geometry/graph.js';
import { type LocId, sites } from '../content/map.js';
import { type Counts, colours } from '../content/peoples.js';
import { type QuestId, type Stop, quests } from '../content/quests.js';
import type { Hero, Mark, OpenQuest, Table } from '../types/index.js';
import { isAlive, locOf } from './generals.js';

/** DOR-14.6; the five gates never fill all the red locations. */
export function isImpossible(table: Pick<Table, 'generals' | 'supply'>, id: QuestId): boolean {
  const { task } = quests[id];
  if (task.kind === 'scout') return !isAlive(table, task.general);
  return task.kind === 'build' && table.supply.gates === 0;
}

/** How much of a Quest is done, in its own units. */
export function progressOf({ id, marks }: OpenQuest): { have: number; need: number } {
  const { task } = quests[id];
  if (task.kind === 'hunt') {
    const need = colours.reduce((sum, colour) => sum + task.prey[colour], 0);
    return { have: marks.length, need };
  }
  if (task.kind === 'visit' || task.kind === 'organise') return { have: marks.length, need: task.stops.length };
  return { have: 0, need: 1 };
}

type Begun = { id: QuestId; marks: readonly Mark[] };

/** Where a visiting or organising Quest still leads. */
export function stopsLeft({ id, marks }: Begun): LocId[] {
  const { task } = quests[id];
  if (task.kind !== 'visit' && task.kind !== 'organise') return [];
  return task.stops.map(({ loc }) => loc).filter((loc) => !marks.some((mark) => mark.loc === loc));
}

/** Whom a hunt still asks for. */
export function preyLeft({ id, marks }: Begun): Counts {
  const { task } = quests[id];
  const left: Counts = { red: 0, blue: 0, green: 0, black: 0 };
  if (task.kind !== 'hunt') return left;
  for (const colour of colours) {
    left[colour] = task.prey[colour] - marks.filter((mark) => mark.colour === colour).length;
  }
  return left;
}

/** The stop at a location that a visiting or organising Quest still lacks. */
export function stopAt({ id, marks }: OpenQuest, loc: LocId, kind: 'visit' | 'organise'): Stop | undefined {
  const { task } = quests[id];
  if (task.kind !== kind) return undefined;
  return task.stops.find((stop) => stop.loc === loc && !marks.some((mark) => mark.loc === loc));
}

/** Whether an action can be spent on the Quest where the hero stands. */
export function canWorkOnQuest(table: Pick<Table, 'generals'>, hero: Hero): boolean {
  if (!hero.quest) return false;
  const { task } = quests[hero.quest.id];
  switch (task.kind) {
    case 'roll':
      return hero.loc === task.loc;
    case 'organise':
      return stopAt(hero.quest, hero.loc, 'organise') !== undefined;
    case 'scout':
      return isAlive(table, task.general) && locOf(table, task.general) === hero.loc;
    case 'visit':
    case 'hunt':
    case 'build':
      return false;
  }
}

/** Quests that advance without an action of their own. */
export function advancesByItself(id: QuestId): boolean {
  const { kind } = quests[id].task;
  return kind === 'visit' || kind === 'hunt' || kind === 'build';
}

/** Within two lines of an envoy's location: where his allies strike. */
export function allyGround(loc: LocId): LocId[] {
  return within(loc, 2, (one) => sites[one].neighbours);
}
