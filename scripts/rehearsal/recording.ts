/** Whole games kept as files: how they began, what was said, and a fingerprint of how they ended. */
import { createHash } from 'node:crypto';
import type { AnyMatch } from '../../src/kernel/index.js';
import type { Recording } from './walk.js';

export type SavedGame = Recording & { fingerprint: string };

export function fingerprint(match: AnyMatch): string {
  return createHash('sha256').update(JSON.stringify(match)).digest('hex').slice(0, 24);
}
