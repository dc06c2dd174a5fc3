/** The realm's dice: hits shine, misses are dull, parried ones are struck. */
import { type DieState, type DieStyle, dieStates, explainDie } from '../kit/dice.js';
import type { Sheet } from '../kit/sheet.js';
import { text } from './text.js';

export type FallenDie = { value: number; bonus: number; hit: boolean; parry?: boolean };

const stateOf = ({ hit, parry }: FallenDie): DieState => (hit ? 'hit' : parry ? 'struck' : 'miss');

export function dieStyle(die: FallenDie): DieStyle {
  const state = stateOf(die);
  return {
    id: `die:${die.value}:${state === 'struck' ? 'parry' : state}`,
    face: die.value,
    state,
    ...(die.bonus > 0 ? { note: `+${die.bonus}` } : {}),
  };
}

/** The legend says what came up. */
export function explainDice(sheet: Sheet, dice: readonly FallenDie[]): void {
  const { hit, miss, parry } = text[sheet.locale];
  const meaning: Record<DieState, string> = { hit, miss, struck: parry };
  const seen = new Set(dice.map(stateOf));
  for (const state of dieStates) if (seen.has(state)) explainDie(sheet, state, meaning[state]);
}
