import { defineConfig } from 'vitest/config';

const parlour = new URL('packages/parlour/src/', import.meta.url).pathname;

const testsIn = (...folders: readonly string[]): string[] => folders.map((folder) => `test/${folder}/**/*.test.ts`);

/** Rules and words: nothing in these files is shared but what is never changed, so they need no process of their own. */
const rules = testsIn('games', 'kernel', 'geometry', 'pieces', 'conformance', 'time');
/** Everybody here opens what they need and closes it again: to load the whole bot once is enough for all of them. */
const house = testsIn('commands', 'discord', 'jobs', 'nights', 'store', 'table');

/** Long enough for a machine of which much else is asked: they end what hangs, and judge nothing. */
const limits = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 240_000, interval: 20 } } };

export default defineConfig({
  resolve: {
    // The parlour's sources rather than what was last built of them.
    alias: [
      { find: /^@barbican\/parlour$/, replacement: `${parlour}index.ts` },
      { find: /^@barbican\/parlour\/player$/, replacement: `${parlour}player/index.ts` },
      { find: /^@barbican\/parlour\/page-api$/, replacement: `${parlour}page-api.ts` },
    ],
  },
  test: {
    globalSetup: ['test/support/redis.ts'],
    // Vitest would leave one core idle, which on two cores is half of the machine.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { ...limits, name: 'rules', include: rules, isolate: false } },
      { extends: true, test: { ...limits, name: 'house', include: house, isolate: false } },
      {
        extends: true,
        test: {
          ...limits,
          name: 'apart',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...rules, ...house],
        },
      },
    ],
  },
});
