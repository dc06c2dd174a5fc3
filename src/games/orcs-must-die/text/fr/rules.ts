/** Every rule in French, by its number. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';
import { phaseRules } from './rules-phases.js';
import { pieceRules } from './rules-pieces.js';
import { tableRules } from './rules-table.js';

export const rules: Catalogue<Omd>['rules'] = { ...phaseRules, ...pieceRules, ...tableRules };
