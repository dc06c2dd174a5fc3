/** How far a Quest has come, read from the view. */
import { colours } from '../../src/games/defenders/content/peoples.js';
import { quests } from '../../src/games/defenders/content/quests.js';
import type { OpenQuest } from '../../src/games/defenders/types/index.js';

export function progressOf({ id, marks }: OpenQuest): { have: number; need: number } {
  const { task } = quests[id];
  switch (task.kind) {
    case 'hunt':
      return { have: marks.length, need: colours.reduce((sum, colour) => sum + task.prey[colour], 0) };
    case 'visit':
    case 'organise':
      return { have: marks.length, need: task.stops.length };
    case 'roll':
    case 'build':
    case 'scout':
      return { have: 0, need: 1 };
  }
}
