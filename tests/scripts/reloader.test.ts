import { expect, test } from 'vitest';
import { changedPart, createReloader } from '../../scripts/setup/reloader.mjs';

test.each([
  ['packages/web/app/routes/shop/home.tsx', 'site'],
  ['packages/sdk/src/index.ts', 'site'],
  ['packages/contract/src/cart/cart.ts', 'site'],
  ['packages/server/src/cart/cart.ts', 'server'],
  ['packages/shopwright/src/main.ts', 'server'],
  ['shopwright.config.ts', 'server'],
  ['packages/server/src/cart/cart.test.ts', undefined],
  ['packages/web/build/server/index.js', undefined],
  ['packages/web/node_modules/x/src/a.ts', undefined],
  ['packages/shopwright/dist/lib/main.js', undefined],
  ['docs/README.md', undefined],
] as const)('a change of %s renews %s', (file, part) => {
  expect(changedPart(file)).toBe(part);
});

/** Writes down what happens; builds wait until the test ends them. */
function openReloader() {
  const steps: string[] = [];
  const builds: PromiseWithResolvers<void>[] = [];
  let servers = 0;
  const reloader = createReloader({
    build: () => {
      steps.push('build');
      const build = Promise.withResolvers<void>();
      builds.push(build);
      return build.promise;
    },
    start: () => {
      const name = (servers += 1);
      steps.push(`start ${name}`);
      return {
        stop: async () => {
          steps.push(`stop ${name}`);
        },
      };
    },
    report: (message) => steps.push(message),
  });
  reloader.begin();
  return { reloader, steps, builds };
}

test('restarts the server after a change of the server', async () => {
  const { reloader, steps } = openReloader();
  await reloader.change('server');
  await reloader.close();
  expect(steps).toEqual(['start 1', 'stop 1', 'start 2', 'stop 2']);
});

test('builds a changed site before the running server is stopped', async () => {
  const { reloader, steps, builds } = openReloader();
  const done = reloader.change('site');
  expect(steps).toEqual(['start 1', 'build']);
  builds[0]?.resolve();
  await done;
  expect(steps).toEqual(['start 1', 'build', 'stop 1', 'start 2']);
});

test('handles the changes during a build together, with one restart', async () => {
  const { reloader, steps, builds } = openReloader();
  void reloader.change('site');
  void reloader.change('site');
  const done = reloader.change('server');
  builds[0]?.resolve();
  await expect.poll(() => builds.length).toBe(2);
  builds[1]?.resolve();
  await done;
  expect(steps).toEqual(['start 1', 'build', 'build', 'stop 1', 'start 2']);
});

test('keeps the running server when a build fails', async () => {
  const { reloader, steps, builds } = openReloader();
  const done = reloader.change('site');
  builds[0]?.reject(new Error('a bracket is missing'));
  await done;
  expect(steps).toEqual(['start 1', 'build', 'a bracket is missing']);
  await reloader.change('server');
  expect(steps.slice(3)).toEqual(['stop 1', 'start 2']);
});
