/** Rolling. */
import { faces } from '../content/dice.js';
import { withLimits } from '../rules/groups.js';
import { type Dice, type DieId, type OmdPlay, type RolledDie, dieIds } from '../types/index.js';

export function rollDie(play: OmdPlay, die: DieId): RolledDie {
  return { die, face: play.rng.pick(faces[die]) };
}

/** All dice at once, within the limits of OMD-8.3. */
export function rollDice(play: OmdPlay, dice: Dice): RolledDie[] {
  const limited = withLimits(dice);
  const rolled: RolledDie[] = [];
  for (const die of dieIds) {
    for (let left = limited[die] ?? 0; left > 0; left -= 1) rolled.push(rollDie(play, die));
  }
  return rolled;
}
