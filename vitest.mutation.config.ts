import { defineConfig } from 'vitest/config';

const area = process.env['SHOPWRIGHT_MUTATED_AREA'] ?? '*';

/** For `npm run mutate`: the tests of one area's pure code. They run once for each of thousands of mutants. */
export default defineConfig({
  test: {
    include: [
      ...(area === 'kernel' || area === '*' ? ['packages/server/src/kernel/*.test.ts'] : []),
      `packages/server/src/${area}/**/rules/**/*.test.ts`,
      `packages/server/src/${area}/totals.test.ts`,
    ],
    exclude: ['packages/server/src/kernel/outbound.test.ts'],
    setupFiles: ['scripts/mutation/fixed-seed.ts'],
    env: { SHOPWRIGHT_RANDOM_CARTS: '200' },
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
