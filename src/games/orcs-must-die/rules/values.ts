/** What creatures are worth to automation (OMD-15.2, 15.3), and expected wounds (7.2). */
import { creatures } from '../content/creatures.js';
import { expectation, faces } from '../content/dice.js';
import { worth } from '../content/numbers.js';
import { type Dice, type DieId, type Kind, type Siege, type Team, type TileId, dieIds } from '../types/index.js';
import { creaturesOn, riftTile } from './siege.js';
import { riftDistances } from './ways.js';

export function riftDamageOf(siege: Siege, kind: Kind): number {
  const { bites, riftDamage } = creatures[kind];
  return bites ? siege.options['runner-bite'] : riftDamage;
}

export function moveOf(siege: Siege, kind: Kind): number {
  return creatures[kind].move[siege.level - 1] ?? 1;
}

function diceCount(dice: Dice): number {
  return dieIds.reduce((sum, die) => sum + (dice[die] ?? 0), 0);
}

export function attackOf(siege: Siege, kind: Kind): Dice {
  return creatures[kind].attack[siege.level - 1] ?? {};
}

/** OMD-15.2. */
export function phasesToRift(team: Team, tile: TileId, move: number): number {
  return Math.ceil((riftDistances(team).get(tile) ?? 0) / move);
}

/** OMD-15.3: the worth of killing one creature of the kind there. */
export function killValue(siege: Siege, team: Team, tile: TileId, kind: Kind): number {
  const { skulls, protects } = creatures[kind];
  const phases = phasesToRift(team, tile, moveOf(siege, kind));
  const urgency = phases <= 1 ? 3 : phases === 2 ? 2 : 1;
  const others = protects ? worth.shamanNeighbour * (creaturesOn(team, tile) - 1) : 0;
  return (
    worth.skull * skulls +
    worth.riftDamage * riftDamageOf(siege, kind) * urgency +
    worth.die * diceCount(attackOf(siege, kind)) +
    others
  );
}

export function stunValue(siege: Siege, team: Team, tile: TileId, kind: Kind): number {
  if (creatures[kind].stunProof || tile === riftTile(team)) return 0;
  return Math.floor(worth.stunShare * killValue(siege, team, tile, kind));
}

/** Expected wounds of one die against a vulnerability, in hundredths so that sums stay exact. */
export function expectedOfDie(die: DieId, vulnerability: string): number {
  let sum = 0;
  for (const face of faces[die]) {
    for (const icon of face) {
      if (vulnerability.includes(icon)) sum += expectation.match;
      else if (icon === 'K') sum += expectation.bolt;
      else if (icon === 'T') sum += expectation.stun;
      else if (icon === 'S' || icon === 'V' || icon === 'B') sum += expectation.other;
    }
  }
  return Math.round((sum / 6) * 100);
}

export function expectedWounds(dice: Dice, vulnerability: string): number {
  return dieIds.reduce((sum, die) => sum + (dice[die] ?? 0) * expectedOfDie(die, vulnerability), 0) / 100;
}
