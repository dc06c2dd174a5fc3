/** Reasons for a bot’s advice, in English. */
import type { AdviceReason } from '../../types/index.js';

export const advice: Record<AdviceReason, string> = {
  card: 'The card does most good now.',
  enough: 'Nothing more can be gained this turn.',
  equip: 'It makes every attack to come stronger, or keeps you alive.',
  fill: 'You cannot use these skulls yourself soon; in the pool everybody can.',
  heal: 'Health dice on the Rift tile cost nothing.',
  help: 'Two pairs of hands push what one cannot.',
  hero: 'This hero is the easiest to do well with.',
  hold: 'Planks hold them up before they reach the Rift.',
  meet: 'From there you hit what matters most.',
  place: 'Everybody who marches on the Rift comes by here.',
  pool: 'Rift skulls are best spent where the next wave is met.',
  power: 'It needs no dice and costs nothing.',
  push: 'The push needs no dice: take what is certain first.',
  reroll: 'Blank dice can only get better.',
  rest: 'You are hurt, and on the Rift tile you heal in the next round.',
  return: 'You are needed there, and you would survive it.',
  revitalize: 'Half of the ultimates are spent, and the pool can pay for all of them.',
  reward: 'It is what the Rifts call for as they stand.',
  save: 'Nothing on sale is worth its skulls now.',
  stand: 'The next wave is met there, and the danger is one you can bear.',
  strike: 'It is the attack that is worth most on average.',
  trap: 'They will stand there when the traps spring.',
  ultimate: 'This is the moment that the ultimate is for.',
  weapon: 'A better weapon pays in every turn to come.',
};
