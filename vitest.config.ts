import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: ['test/support/redis.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
