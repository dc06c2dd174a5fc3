import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { flagsFor } from '../../renderers/v8-flags.js';

test('the V8 at hand knows every flag that it is told, and those after it are not told of one that is gone', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of flagsFor(process.versions.v8)) expect(known).toContain(`  ${flag.split('=')[0] ?? flag} (`);
  expect(flagsFor('13.6.233.17-node.52')).toEqual(['--always-sparkplug']);
});
