import { defineConfig } from 'vitest/config';

// The slow suites (`*.slow.test.ts`) run with `npm run test:all`.
const slow = process.env.SHOPWRIGHT_TEST_ALL === '1' ? [] : ['**/*.slow.test.{ts,tsx}'];
const never = ['**/node_modules/**', '**/build/**', ...slow];
const browser = [
  'tests/e2e/**/*.test.ts',
  'tests/conformance/*/hosted-*.test.ts',
  'tests/sdk/{browser.test,silent-login.slow.test}.ts',
];
// They put another clock in the place of the real one.
const ownClock = [
  'packages/server/src/http/deadlines.test.ts',
  'packages/web/app/routes/shop/live.test.ts',
  'packages/shopwright/src/terminal.test.ts',
  'packages/sdk/src/{oauth-strategy,send,sign-in}.test.ts',
];

// Pages contain JSX and are built by Vite. Everything else runs the way a shop runs it: Node reads
// the TypeScript itself, which takes half of the processor time of Vite's module runner.
const native = { viteModuleRunner: false, nodeLoader: false };

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether test servers decorate their carts with the fast path. */
    readonly cartFastPath: boolean;
    /** Whether the run was told to write recorded files again (`-u`). */
    readonly updatesSnapshots: boolean;
  }
}

export default defineConfig({
  test: {
    // Two cores are what every machine that runs this has; a test waits for a process or a browser a third of its time.
    maxWorkers: 3,
    // Nothing is kept in modules, so files of one worker share them: reading the server anew for each file took a third of the time.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A page, a mail or a job may take its time on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    exclude: never,
    provide: {
      cartFastPath: true,
      updatesSnapshots: process.argv.some((arg) => arg === '-u' || arg === '--update'),
    },
    // One PostgreSQL and one filled demo store for all test files.
    globalSetup: ['packages/server/src/db/testing-setup.ts', 'tests/kit/testing-setup.ts'],
    projects: [
      {
        test: {
          name: 'pages',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          exclude: [...never, ...ownClock],
        },
      },
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: [...never, ...ownClock, 'packages/web/**'],
          experimental: native,
        },
      },
      { test: { name: 'clock', include: ownClock, isolate: true } },
      {
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          exclude: [...never, ...browser],
          experimental: native,
        },
      },
      // The cart has the same guarantees without its fast path.
      {
        test: {
          name: 'plain-carts',
          include: ['tests/api/cart/*.test.ts', 'packages/server/src/cart/{carts,merge}.test.ts'],
          exclude: never,
          provide: { cartFastPath: false },
          experimental: native,
        },
      },
      { test: { name: 'browser', include: browser, exclude: never, experimental: native } },
    ],
  },
});
