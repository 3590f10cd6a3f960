import { packagesIn, runCoreSession } from '../kit/core-session.ts';
import { test } from '../kit/fixtures.ts';

test('the newest release runs the core session', async ({ server, catalog, wire }) => {
  await runCoreSession(packagesIn(import.meta.dirname), { server, catalog, wire });
});
