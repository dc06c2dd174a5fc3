import { defineConfig } from 'vitest/config';

const parlour = new URL('packages/parlour/src/', import.meta.url).pathname;

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
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: ['test/support/redis.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
