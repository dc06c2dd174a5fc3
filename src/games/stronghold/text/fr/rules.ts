/** Every rule in French, under its number. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Str } from '../../types/index.js';
import { assaultRules } from './rules-assault.js';
import { cardsRules } from './rules-cards.js';
import { garrisonRules } from './rules-garrison.js';
import { preparationRules } from './rules-preparation.js';
import { teamsRules } from './rules-teams.js';

export const rules: Catalogue<Str>['rules'] = {
  ...preparationRules,
  ...cardsRules,
  ...garrisonRules,
  ...assaultRules,
  ...teamsRules,
};
