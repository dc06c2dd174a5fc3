/** The lesson of Orcs Orcs Orcs: blast, learn, and mind what the others lose. */
import type { Lesson } from '../../../kernel/index.js';
import type { Ooo } from '../types/index.js';
import { learner } from './positions.js';
import { stages } from './stages.js';

export const lesson: Lesson<Ooo> = { seat: learner, stages };
