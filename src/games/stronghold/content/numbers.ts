/** The figures of sections 2, 3, 6 and 9 that stand in no table of their own. */
import type { Act, Garrison, Hero, Horde, OrderTile, ShotCard, Unit, Wall } from '../types/terms.js';
import type { Handicap } from '../types/options.js';
import type { ByTable } from './prices.js';

/** STR-1.5 */
export const strengths: Record<Unit, number> = { goblin: 1, orc: 2, troll: 3, archer: 1, soldier: 2, veteran: 3 };

/** 2.1 */
export const hordePieces: Horde = { troll: 40, orc: 100, goblin: 60 };
export const garrisonPieces: Garrison = { veteran: 4, soldier: 20, archer: 17 };
export const resourcePieces = 16;
export const stonePieces = 23;
export const woodPieces = 5;
export const hitCards = 11;
export const missCards = 25;

export const lastTurn = 10;
/** 3.2, 3.3 */
export const startingTime = 10;
export const startingStone = 2;
export const startingResources: ByTable<number> = { alone: 5, teams: 3 };
/** For all defenders together; with two of them half each. */
export const startingHourglasses = 4;
export const drawnUnits: ByTable<number> = { alone: 14, teams: 10 };
/** STR-11.2 */
export const moreUnits = 2;
export const resourcesATurn = 5;
export const hourglassesATurn = 2;
export const wallGarrison: Garrison = { veteran: 0, soldier: 1, archer: 1 };
export const barracksGarrison: Garrison = { veteran: 0, soldier: 1, archer: 4 };
export const guardsGarrison: Garrison = { veteran: 0, soldier: 0, archer: 1 };
export const honourGarrison: Garrison = { veteran: 0, soldier: 2, archer: 0 };

/** STR-2.3, STR-2.9, STR-2.11, STR-10.6 */
export const foregroundRoom = 10;
export const rampartRoom = 7;
export const quartermasterRoom = 9;
export const quartermasterFree = 2;
export const siegeTowerRoom = 3;
export const crewPerPart = 2;
export const ramParts = 5;
export const barracksSpaces: Garrison = { veteran: 1, soldier: 2, archer: 4 };
export const guardsSpaces = 2;
export const honourSpaces = 2;
export const mostEquipment = 2;
export const mostTrainings = 2;
export const mostWood = 3;
export const mostThrowers = 4;
/** STR-6.3 */
export const newPile = { hits: 2, misses: 5 };
export const gates = 3;
export const gateResistance = 8;
/** STR-9.2 */
export const ritualSpaces = 12;
/** STR-5.2 */
export const gathered: Record<keyof Horde, number> = { goblin: 1, orc: 2, troll: 3 };
/** STR-21.5 */
export const sentAtOnce = 3;
export const secretOrderPrice = 1;
export const lentSurcharge = 1;
export const sendPrice = 1;

/** STR-14 */
export const mostSpeech = 4;
export const warriorStrength = 2;
export const raidPrice: Record<keyof Horde, number> = { goblin: 1, orc: 2, troll: 3 };
export const heroStart: Record<Hero, Wall> = { officer: 'w3', warrior: 'e2' };
/** STR-10.15 */
export const furyStrength = 3;
/** STR-17.10 */
export const rescued = 2;

/** STR-15 */
export const disgraceFrom = 5;
export const valour = 4;
export const actHourglasses: Partial<Record<Act, number>> = { barricades: 4, 'false-parley': 3 };
/** STR-20 */
export const honourFrom = 6;
export const onslaughtTrolls = 4;
export const invasionWalls = 7;
export const ruinsForGlory = 2;
export const entryGlory = 3;
export const furtherGlory = 1;

/** 7.9 */
export const shotDeck: Record<ShotCard, { copies: number; kills: readonly (keyof Horde)[] }> = {
  miss: { copies: 1, kills: [] },
  goblin: { copies: 2, kills: ['goblin'] },
  'goblin-orc': { copies: 2, kills: ['goblin', 'orc'] },
  any: { copies: 1, kills: ['goblin', 'orc', 'troll'] },
};
/** 7.14 */
export const orderCopies: Record<OrderTile, number> = {
  'goblin-fury': 1,
  'exploding-orcs': 1,
  'trolls-call': 1,
  bluff: 2,
};

/** 8.5 */
export const handicapData: Record<Handicap, { time: number; stones: readonly Wall[] }> = {
  none: { time: 0, stones: [] },
  'invader-1': { time: 1, stones: [] },
  'invader-2': { time: 2, stones: [] },
  'defender-1': { time: 0, stones: ['w1'] },
  'defender-2': { time: 0, stones: ['w1', 'e4'] },
};
export const handicapBySeats: Record<number, Handicap> = { 2: 'none', 3: 'defender-2', 4: 'defender-1' };
