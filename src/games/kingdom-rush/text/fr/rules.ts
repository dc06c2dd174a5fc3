/** French: every rule in our own words. */
import { spacedAll } from '../../../../pieces/wording/fr.js';
import type { RuleId } from '../../types/index.js';
import { boardRules } from './rules-board.js';
import { playRules } from './rules-play.js';
import { marchRules } from './rules-march.js';
import { specialRules } from './rules-special.js';

export const rules: Record<RuleId, string> = spacedAll({ ...boardRules, ...playRules, ...marchRules, ...specialRules });
