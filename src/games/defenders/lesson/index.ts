/** The lesson of Defenders of the Realm: hold the land, gather cards, strike at a general. */
import type { Lesson } from '../../../kernel/index.js';
import type { Dor } from '../types/index.js';
import { learner } from './positions.js';
import { stages } from './stages.js';

export const lesson: Lesson<Dor> = { seat: learner, stages };
