/** The lesson of Kingdom Rush: cover every enemy before it walks out of the gate. */
import type { Lesson } from '../../../kernel/index.js';
import type { Kru } from '../types/index.js';
import { learner } from './positions.js';
import { problems } from './problems.js';
import { stages } from './stages.js';

export const lesson: Lesson<Kru> = { seat: learner, stages: [...stages, ...problems] };
