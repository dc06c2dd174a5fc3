/** STR-17.4 to 17.8: who is ahead on a wall, and what comes of it. */
import { furyStrength, strengths, warriorStrength } from '../content/numbers.js';
import type { Field } from '../types/board.js';
import { type Horde, type Team, type Wall, ramparts } from '../types/terms.js';
import { attackersAt, heroAt } from './places.js';
import { isNobody, strengthOf, totalOf } from './units.js';

/** STR-16.2 */
export function isEngaged(field: Field, wall: Wall): boolean {
  return !isNobody(attackersAt(field, wall));
}

/** STR-16.3, 9.3.4: neither under the glare nor fallen. */
export function takesPart(field: Field, wall: Wall): boolean {
  return !field.walls[wall].glare && !field.walls[wall].breached;
}

/** STR-10.15: fury that everybody sees, or the viewer knows of. */
export function hasFury(field: Field, wall: Wall): boolean {
  const { order } = field.walls[wall];
  return order?.open === true && order.tile === 'goblin-fury';
}

function altarsFor(field: Field, wall: Wall): number {
  return ramparts.filter((rampart) => field.ramparts[rampart].altar?.wall === wall).length;
}

function hordeStrength(units: Horde, goblin: number): number {
  return strengthOf(units) + units.goblin * (goblin - strengths.goblin);
}

/** STR-17.4, the invaders' side. */
export function attackOn(field: Field, wall: Wall, fury = hasFury(field, wall)): number {
  const units = attackersAt(field, wall);
  const banner = field.walls[wall].equipment.includes('banner') ? 1 : 0;
  return hordeStrength(units, fury ? furyStrength : strengths.goblin) + banner + altarsFor(field, wall);
}

/** STR-17.4, the defenders' side. */
export function defenceOf(field: Field, wall: Wall): number {
  const { defenders, stone, wood } = field.walls[wall];
  const hero = heroAt(field, wall);
  const officer = hero === 'officer' ? totalOf(defenders) + field.speech : 0;
  const warrior = hero === 'warrior' ? warriorStrength : 0;
  return strengthOf(defenders) + stone + wood + officer + warrior;
}

export type Comparison = {
  wall: Wall;
  /** The strengths as first compared. */
  attack: number;
  defence: number;
  /** What decides: after poison, fury and shields. */
  advantage: number;
  outcome: 'tie' | 'held' | 'breached' | 'shields' | 'unopposed' | 'repelled';
  /** Plain strength of the defender units when the breach was tested. */
  units: number;
  poisoned: boolean;
  /** Goblins that die of fury before losses are counted. */
  furyFirst: boolean;
  /** Whoever loses units by STR-17.8, if anybody. */
  loser: Team | null;
};

function invaderAhead(field: Field, wall: Wall, first: { attack: number; defence: number }): Comparison {
  const { defenders, equipment } = field.walls[wall];
  const poisoned = equipment.includes('poison') && defenders.archer > 0;
  const officer = heroAt(field, wall) === 'officer' ? 1 : 0;
  const lost = poisoned ? strengths.archer + officer : 0;
  const advantage = first.attack - first.defence + lost;
  const units = strengthOf(defenders) - (poisoned ? strengths.archer : 0);
  const isBreach = advantage > units;
  return {
    ...{ wall, ...first, advantage, units, poisoned, furyFirst: false },
    outcome: isBreach ? 'breached' : 'held',
    loser: isBreach ? null : 'defenders',
  };
}

function defenderAhead(field: Field, wall: Wall, first: { attack: number; defence: number }): Comparison {
  const { defenders, equipment } = field.walls[wall];
  const units = attackersAt(field, wall);
  const fury = hasFury(field, wall);
  const fighting = fury ? { ...units, goblin: 0 } : units;
  const goblins = fury ? units.goblin * furyStrength : 0;
  const shields = equipment.includes('shields') ? totalOf(fighting) : 0;
  const gap = first.defence - (first.attack - goblins);
  const advantage = gap - shields;
  const base = { wall, ...first, units: strengthOf(defenders), poisoned: false, furyFirst: fury };
  if (shields > 0 && advantage <= 0) return { ...base, advantage: 0, outcome: 'shields', loser: null };
  const opposed = !isNobody(defenders) || heroAt(field, wall) === 'warrior';
  if (!opposed) return { ...base, advantage, outcome: 'unopposed', loser: null };
  return { ...base, advantage, outcome: 'repelled', loser: 'invaders' };
}

/** STR-17.5 to 17.7 on one wall as it stands. */
export function compare(field: Field, wall: Wall): Comparison {
  const first = { attack: attackOn(field, wall), defence: defenceOf(field, wall) };
  if (first.attack > first.defence) return invaderAhead(field, wall, first);
  if (first.attack < first.defence) return defenderAhead(field, wall, first);
  const units = strengthOf(field.walls[wall].defenders);
  return { wall, ...first, advantage: 0, outcome: 'tie', units, poisoned: false, furyFirst: false, loser: null };
}

/** Whether a wall would fall as it stands, from what the viewer can see. */
export function wouldFall(field: Field, wall: Wall): boolean {
  return isEngaged(field, wall) && takesPart(field, wall) && compare(field, wall).outcome === 'breached';
}
