/** Cards by their ids and codes, and the energy they bring (OOO-7). */
import { type SpellData, spellData } from '../content/spells.js';
import {
  type CardCode,
  type CardId,
  type Element,
  type SpellCode,
  type View,
  cardCodes,
  spellCodes,
} from '../types/index.js';

/** Codes of ids met so far: they are asked for all the time. */
const known = new Map<CardId, CardCode>();

/** `blue/zap`, `fireball#3`, `poison#12` to the card's code. */
export function codeOf(id: CardId): CardCode {
  const met = known.get(id);
  if (met) return met;
  const name = id.slice(id.indexOf('/') + 1).split('#')[0];
  const code = cardCodes.find((one) => one === name);
  if (!code) throw new Error(`no card is called ${id}`);
  known.set(id, code);
  return code;
}

/** The code of a card that can only be a spell: Poison never lies in the display, nor is it cast. */
export function spellOf(id: CardId): SpellCode {
  const code = codeOf(id);
  if (code === 'poison') throw new Error(`${id} is no spell`);
  return code;
}

export function isSpell(code: string): code is SpellCode {
  return (spellCodes as readonly string[]).includes(code);
}

/** Cards that came from the display (missions count them). */
export function isLearned(id: CardId): boolean {
  const code = codeOf(id);
  return code !== 'poison' && spellData[code].deck !== null;
}

export function isKnowledge(code: SpellCode): boolean {
  return spellData[code].type === 'knowledge';
}

/** OOO-7.1: the element of a spell that is cast. */
export function elementOf(code: SpellCode): Element {
  const [element] = spellData[code].energy;
  if (!element) throw new Error(`${code} has no element`);
  return element;
}

/** OOO-7.4: whether the card counts as that element when it is added. */
export function brings(code: SpellCode, element: Element): boolean {
  return spellData[code].energy.includes(element);
}

/** OOO-7.5: energies of the spell's own element. */
export function energyOf(spell: SpellCode, upgrades: readonly SpellCode[], pending: number): number {
  const element = elementOf(spell);
  return 1 + upgrades.filter((code) => brings(code, element)).length + pending;
}

/** OOO-17.5: magic energy that waits for the next action. */
export function pendingEnergyOf({ turn }: View): number {
  return turn?.pendingEnergy ?? 0;
}

export function effectsOf(code: SpellCode): SpellData['effects'] {
  return spellData[code].effects;
}
