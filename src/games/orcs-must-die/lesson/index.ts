/** The lesson of Orcs Must Die!: hold the gate. */
import type { Lesson } from '../../../kernel/index.js';
import type { Omd } from '../types/index.js';
import { learner } from './positions.js';
import { problems } from './problems.js';
import { stages } from './stages.js';

export const lesson: Lesson<Omd> = { seat: learner, stages: [...stages, ...problems] };
