/** B5: one group attacks one hero (OMD-5.19 to 5.23). */
import { cannotBeStunned, vulnerabilityOf } from '../rules/hero.js';
import { type Group, attackerOf, groupDice, woundsOn } from '../rules/groups.js';
import { slotAt, who } from '../rules/siege.js';
import type { OmdPlay, Side } from '../types/index.js';
import { rollDice } from './dice.js';

function strikeOne(play: OmdPlay, side: Side, group: Group, index: number): void {
  const slot = slotAt(play.board, index);
  const { dice, fixed } = groupDice(play.board, side, group);
  const rolled = rollDice(play, dice);
  const icons = rolled.map(({ face }) => face).join('') + fixed;
  const target = { stunned: slot.stunned, stunProof: cannotBeStunned(slot) };
  const wounds = woundsOn(icons, vulnerabilityOf(slot), target);
  const from = attackerOf(side, group);
  play.emit('groupAttacked', { from, ...who(play.board, index), dice: rolled, wounds });
  play.push({ step: 'hurt', hurt: { slot: index, wounds, from, stuns: icons.includes('T') } });
}

export function strike(play: OmdPlay, side: Side, group: Group, target: number | 'all'): void {
  for (const index of target === 'all' ? group.targets : [target]) strikeOne(play, side, group, index);
}
