/** Somebody to play with: a member who types, taps and reads, for tests and rehearsals. */
export { type GivenOptions, Player } from './driver.js';
export { Reply } from './reply.js';
export { Seen } from './seen.js';
