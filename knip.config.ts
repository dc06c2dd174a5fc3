import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'src/main.ts',
        // Run as processes or threads of their own, so nobody imports them.
        'renderers/process.ts',
        'src/thinking/thread.ts',
        'test/support/redis-holder.ts',
        'test/support/turned-bot.ts',
        'scripts/simulate/process.mjs',
        'scripts/mutants/process.ts',
        'scripts/*.{mjs,ts}',
        'bench/*.ts',
        'bench/processes/*.{mjs,ts}',
      ],
      project: ['**/*.{ts,tsx,mjs}', '!packages/**', '!renderers/encoder/assembly/**'],
    },
    'packages/parlour': {
      entry: ['src/index.ts', 'src/player/index.ts', 'src/page-api.ts', 'src/main.ts', 'src/page/main.tsx'],
      project: ['src/**/*.{ts,tsx}'],
    },
  },
  // Fonts and icons, read as files.
  ignoreDependencies: ['@expo-google-fonts/cinzel', '@expo-google-fonts/source-sans-3', '@iconify-json/game-icons'],
  // Programs of the machine, which scripts/ looks for and installs.
  ignoreBinaries: ['redis-server'],
  // A type that an exported function speaks of is part of what the file offers.
  ignoreExportsUsedInFile: { type: true, interface: true },
} satisfies KnipConfig;
