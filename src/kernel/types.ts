/** Every type of the kernel, by topic. */
export type * from './types/actions.js';
export type * from './types/definition.js';
export type * from './types/fights.js';
export type * from './types/lesson.js';
export type * from './types/match.js';
export type * from './types/record.js';
export type * from './types/results.js';
export type * from './types/rules.js';
export type * from './types/terms.js';
export type * from './types/wording.js';
