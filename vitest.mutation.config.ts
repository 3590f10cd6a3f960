import { defineConfig } from 'vitest/config';

const area = process.env['SHOPWRIGHT_MUTATED_AREA'] ?? '*';

/** For `npm run mutate`: the tests of one area's pure code. They run once for each of thousands of mutants. */
export default defineConfig({
  test: {
    include: [
      ...(area === 'kernel' || area === '*' ? ['packages/server/src/kernel/*.test.ts'] : []),
      `packages/server/src/${area}/**/rules/**/*.test.ts`,
      // Tests of whole flows through the rules, without a database.
      `packages/server/src/${area}/totals.test.ts`,
      `packages/server/src/${area}/exchange/{read-file,round-trip,shopify,wix}.test.ts`,
      `packages/server/src/${area}/mail-layout.test.ts`,
    ],
    exclude: ['packages/server/src/kernel/{log-events,outbound}.test.ts'],
    setupFiles: ['scripts/mutation/fixed-seed.ts'],
    env: { SHOPWRIGHT_RANDOM_CARTS: '200', SHOPWRIGHT_RANDOM_PRODUCTS: '25' },
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
