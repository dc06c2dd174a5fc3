/** 7.11: the tasks of the garrison. */
import { type Building, type Task, tasks } from '../types/terms.js';

export type TaskTarget =
  | 'empty-tower'
  | 'cauldron-wall'
  | 'platform-wall'
  | 'gate'
  | 'timber-wall'
  | 'free-path'
  | 'engine'
  | 'siege-tower'
  | 'side'
  | 'wall'
  | 'zone'
  | 'order'
  | 'barracks'
  | 'guards';

export type TaskData = {
  building: Building;
  hourglasses: number;
  target: TaskTarget;
  /** How many there are of what it makes, where they are counted. */
  pieces?: number;
};

export const taskData: Record<Task, TaskData> = {
  cannon: { building: 'forge', hourglasses: 4, target: 'empty-tower', pieces: 3 },
  'cauldron-troll': { building: 'forge', hourglasses: 3, target: 'cauldron-wall', pieces: 3 },
  'cauldron-orc': { building: 'forge', hourglasses: 2, target: 'cauldron-wall', pieces: 3 },
  'cauldron-goblin': { building: 'forge', hourglasses: 2, target: 'cauldron-wall', pieces: 3 },
  hook: { building: 'workshop', hourglasses: 4, target: 'empty-tower', pieces: 3 },
  platform: { building: 'workshop', hourglasses: 2, target: 'platform-wall', pieces: 3 },
  'gate-repair': { building: 'workshop', hourglasses: 1, target: 'gate' },
  timber: { building: 'workshop', hourglasses: 2, target: 'timber-wall', pieces: 5 },
  'goblin-trap': { building: 'scouts', hourglasses: 2, target: 'free-path', pieces: 3 },
  'troll-trap': { building: 'scouts', hourglasses: 2, target: 'free-path', pieces: 3 },
  'damage-engine': { building: 'scouts', hourglasses: 2, target: 'engine' },
  'tower-raid': { building: 'scouts', hourglasses: 1, target: 'siege-tower' },
  blessing: { building: 'cathedral', hourglasses: 2, target: 'side', pieces: 1 },
  glare: { building: 'cathedral', hourglasses: 4, target: 'wall', pieces: 1 },
  sniper: { building: 'cathedral', hourglasses: 2, target: 'zone' },
  countermand: { building: 'cathedral', hourglasses: 2, target: 'order' },
  'make-soldier': { building: 'barracks', hourglasses: 2, target: 'barracks' },
  'make-veteran': { building: 'barracks', hourglasses: 2, target: 'barracks' },
  hunt: { building: 'guards', hourglasses: 3, target: 'guards' },
};

export function tasksIn(building: Building): Task[] {
  return tasks.filter((task) => taskData[task].building === building);
}

/** STR-13.2: never marked, any number of times a turn. */
export const unmarked: readonly Building[] = ['barracks'];
