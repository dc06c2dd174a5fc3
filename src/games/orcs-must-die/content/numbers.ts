/** Numbers of the rulebook and of the house that stand on no card. */

/** By the number of heroes, from two on. */
export const riftHealth = [6, 8, 10] as const;
export const startSkulls = 1;
export const riftStartSkulls = 1;
export const armyCards = 3;
export const shopSpaces = 6;
export const firstLordDice = 4;
/** Revitalize costs so much for each hero (OMD-4.6). */
export const revitalizePerHero = 3;
/** What a hero's death costs the Rift, or gives to the other team's (OMD-8.14, 14.13). */
export const deathToll = 3;
export const mostSwaps = 3;
export const lavaWounds = 1;
export const fumeWounds = 1;
export const pitfallWounds = 1;
/** Overtime wears the Rift away from this round after the last wave on (OMD-15.9). */
export const overtimeFrom = 10;
/** The last round after the last wave where there is no overtime (OMD-15.10). */
export const lastOvertimeRound = 30;
/** The last round of Rivalry where there is no escalation (OMD-14.20). */
export const lastRivalryRound = 30;
/** From this repetition of level 3 on the Rifts wear away (OMD-14.19). */
export const wearFromCycle = 2;
export const mostArmies = 14;
/** Proposals and automation (OMD-15.3, 15.4). */
export const worth = {
  skull: 10,
  riftDamage: 12,
  die: 2,
  shamanNeighbour: 4,
  stunShare: 0.4,
  bossWound: 15,
  bossLast: 60,
  bossStun: 25,
  heroWound: 12,
  heroLast: 80,
  heroStun: 15,
  oneUse: 30,
} as const;
