import { defineConfig } from 'vitest/config';

// The slow suites (`*.slow.test.ts`) run with `npm run test:all`.
const slow = process.env.SHOPWRIGHT_TEST_ALL === '1' ? [] : ['**/*.slow.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // Two cores are what every machine that runs this has.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A page, a mail or a job may take its time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    exclude: ['**/node_modules/**', '**/build/**', ...slow],
    // One PostgreSQL for all test files, started before the first of them.
    globalSetup: ['packages/server/src/db/testing-setup.ts'],
    projects: [
      { test: { name: 'unit', include: ['packages/*/{src,app}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'tests', include: ['tests/**/*.test.ts'] } },
    ],
  },
});
