import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/main.ts',
    'src/parlour/main.ts',
    'src/parlour/page/main.tsx',
    // Run as processes of their own, so nobody imports them.
    'renderers/process.ts',
    'test/support/redis-holder.ts',
    'scripts/*.{mjs,ts}',
    'bench/*.ts',
    'bench/processes/*.{mjs,ts}',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  // Small projects of their own, with packages of their own.
  ignore: ['bench/peers/**'],
  // Programs of the machine, which scripts/ looks for and installs.
  ignoreBinaries: ['redis-server', 'chromium'],
  // A type that an exported function speaks of is part of what the file offers.
  ignoreExportsUsedInFile: { type: true, interface: true },
} satisfies KnipConfig;
