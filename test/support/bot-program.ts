/** How the bot is run as a process of its own: as it was built, where it was (`npm test` has it built), else from its sources. */
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export function botProgram(): string[] {
  if (process.env['BARBICAN_BUILT'] !== undefined) return [join(root, 'dist', 'src', 'main.js')];
  return ['--import', 'tsx', join(root, 'src', 'main.ts')];
}
