/** 7.5 to 7.8b: what the invaders' actions cost and how many pieces there are. Each price names two players and teams. */
import type { DeploymentSize, Equipment, Horde, Machine, Ritual, Training } from '../types/terms.js';

export type ByTable<V> = { alone: V; teams: V };

const units = (part: Partial<Horde>): Horde => ({ troll: 0, orc: 0, goblin: 0, ...part });
const heavy = [units({ troll: 1 }), units({ orc: 2 })];
const light = [units({ orc: 1 }), units({ goblin: 2 })];

export type MachineData = { resources: ByTable<number>; pay: readonly Horde[]; pieces: number };

export const machineData: Record<Machine, MachineData> = {
  ballista: { resources: { alone: 6, teams: 7 }, pay: heavy, pieces: 4 },
  catapult: { resources: { alone: 6, teams: 7 }, pay: heavy, pieces: 4 },
  trebuchet: { resources: { alone: 8, teams: 9 }, pay: heavy, pieces: 2 },
  altar: { resources: { alone: 4, teams: 5 }, pay: heavy, pieces: 2 },
  mantlet: { resources: { alone: 4, teams: 5 }, pay: light, pieces: 3 },
  ram: { resources: { alone: 3, teams: 4 }, pay: light, pieces: 5 },
  'siege-tower': { resources: { alone: 8, teams: 9 }, pay: heavy, pieces: 3 },
};

export const equipmentData: Record<Equipment, MachineData> = {
  banner: { resources: { alone: 1, teams: 1 }, pay: light, pieces: 3 },
  ladders: { resources: { alone: 2, teams: 3 }, pay: light, pieces: 3 },
  ropes: { resources: { alone: 2, teams: 3 }, pay: light, pieces: 3 },
  sap: { resources: { alone: 2, teams: 3 }, pay: light, pieces: 3 },
  bridge: { resources: { alone: 1, teams: 1 }, pay: light, pieces: 3 },
  shields: { resources: { alone: 3, teams: 4 }, pay: light, pieces: 3 },
  poison: { resources: { alone: 1, teams: 1 }, pay: light, pieces: 3 },
};

const same = (pay: readonly Horde[]): ByTable<readonly Horde[]> => ({ alone: pay, teams: pay });

/** Gunner and tamer have no tile. */
export const trainingData: Record<Training, { pay: ByTable<readonly Horde[]>; pieces: number | null }> = {
  gunner: { pay: same([units({ orc: 2 }), units({ goblin: 3 })]), pieces: null },
  quartermaster: { pay: same([units({ orc: 2 })]), pieces: 3 },
  'trench-master': { pay: same([units({ orc: 2 })]), pieces: 3 },
  'marksman-master': { pay: same([units({ orc: 1 }), units({ goblin: 2 })]), pieces: 3 },
  drover: { pay: same([units({ orc: 2 })]), pieces: 3 },
  saboteur: {
    pay: {
      alone: [units({ orc: 2 }), units({ goblin: 3 })],
      teams: [units({ orc: 3 }), units({ goblin: 4 })],
    },
    pieces: 3,
  },
  tamer: { pay: same([units({ orc: 2 }), units({ goblin: 2 })]), pieces: null },
};
/** STR-8.8 */
export const tamed = 2;

export const ritualData: Record<Ritual, { goblins: number; pieces: number }> = {
  bloodstones: { goblins: 2, pieces: 2 },
  possession: { goblins: 1, pieces: 2 },
  fire: { goblins: 1, pieces: 2 },
  spectres: { goblins: 1, pieces: 2 },
  terror: { goblins: 1, pieces: 1 },
  gale: { goblins: 1, pieces: 2 },
  accident: { goblins: 3, pieces: 1 },
};

/** STR-10.2 */
export const deploymentData: Record<DeploymentSize, { limit: number; hourglasses: ByTable<number> }> = {
  small: { limit: 5, hourglasses: { alone: 3, teams: 3 } },
  large: { limit: 7, hourglasses: { alone: 5, teams: 5 } },
};

/** STR-10.8: from so many units in the camp on, so many hourglasses. */
export const upkeepData: ByTable<readonly { from: number; hourglasses: number }[]> = {
  alone: [
    { from: 12, hourglasses: 6 },
    { from: 8, hourglasses: 3 },
    { from: 4, hourglasses: 1 },
  ],
  teams: [
    { from: 9, hourglasses: 6 },
    { from: 6, hourglasses: 3 },
    { from: 3, hourglasses: 1 },
  ],
};
