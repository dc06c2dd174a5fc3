/** English titles (section 15). */
import type { Title } from '../../types/terms.js';

export const titles: Record<Title, { name: string; for: string }> = {
  'longest-wall': { name: 'The wall that held longest', for: 'most comparisons of a wall that never fell' },
  'last-at-the-wall': { name: 'Last at the wall', for: 'walls held though nobody was left on them' },
  'eagle-eyes': { name: 'Eagle eyes', for: 'strength killed by volleys' },
  'served-hot': { name: 'Served hot', for: 'invaders killed by cauldrons' },
  thunder: { name: 'Thunder from the towers', for: 'invaders killed by cannons and hooks' },
  trapper: { name: 'The trapper', for: 'invaders killed by traps' },
  'wall-of-one': { name: 'A wall of one', for: 'strength killed by the warrior’s raids' },
  'not-a-grain': { name: 'Not a grain wasted', for: 'hourglasses spent, and none ever lost' },
  unstained: { name: 'Unstained', for: 'turns without a disgraceful act, the honour guard at its post' },
  'whatever-it-takes': { name: 'Whatever it takes', for: 'disgraceful acts' },
  wrecker: { name: 'Breaker of stones', for: 'components destroyed' },
  'sure-hand': { name: 'A sure hand', for: 'hits of siege engines' },
  'gate-breaker': { name: 'Who knocks?', for: 'resistance taken from the gates' },
  'blood-priest': { name: 'Priest of blood', for: 'goblins sacrificed' },
  'small-but-deadly': { name: 'Small but deadly', for: 'archers killed by goblin shooters' },
  'back-again': { name: 'Back from the dead', for: 'units brought back' },
  'straight-face': { name: 'A straight face', for: 'bluffs that were countermanded' },
  'by-a-hair': { name: 'By a hair', for: 'walls breached by a single point' },
  'lightning-siege': { name: 'Lightning siege', for: 'a fortress entered by turn 5' },
};
