/** The lesson of Stronghold: every step of the horde gives the garrison time. */
import type { Lesson } from '../../../kernel/index.js';
import type { Str } from '../types/index.js';
import { learner } from './positions.js';
import { problems } from './problems.js';
import { stages } from './stages.js';

export const lesson: Lesson<Str> = { seat: learner, stages: [...stages, ...problems] };
