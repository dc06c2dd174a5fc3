/** One way to every refusal of 5.2: who says what where. */
import type { ReasonTexts } from '../../../src/games/stronghold/types/texts.js';
import type { Case } from './refusal-tables.js';
import { cardCases } from './refusals-cards.js';
import { defenceCases } from './refusals-defence.js';
import { marchCases } from './refusals-march.js';

export const cases: Record<keyof ReasonTexts, () => Case> = { ...cardCases, ...marchCases, ...defenceCases };
