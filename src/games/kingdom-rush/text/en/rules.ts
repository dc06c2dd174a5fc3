/** English: every rule in our own words. */
import type { RuleId } from '../../types/index.js';
import { boardRules } from './rules-board.js';
import { playRules } from './rules-play.js';
import { marchRules } from './rules-march.js';
import { specialRules } from './rules-special.js';

export const rules: Record<RuleId, string> = { ...boardRules, ...playRules, ...marchRules, ...specialRules };
