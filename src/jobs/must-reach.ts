/** A store that is away is no answer: what asked it is tried again. */
import type { DenialCode, Found, Reply } from '../table/ports.js';

/** Denials that say nothing about the table. */
const passing: readonly DenialCode[] = ['storage-away', 'storage-unsure', 'busy'];

export function isAnswered(reply: Reply | Found): boolean {
  return reply.ok || !passing.includes(reply.code);
}

export function mustReach(reply: Reply | Found): void {
  if (!reply.ok && !isAnswered(reply)) throw new Error(reply.code);
}
