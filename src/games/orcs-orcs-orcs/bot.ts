import { randomPolicy } from '../../kernel/index.js';
import type { Ooo } from './types.js';
export const policy = randomPolicy<Ooo>();
