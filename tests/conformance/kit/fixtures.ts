import { test as base } from 'vitest';
import { stockShop } from '../../kit/catalog.ts';
import { startServer } from '../../kit/start-server.ts';
import { visitorClient } from './client.ts';
import { redirectClient } from './redirect.ts';

/**
 * `server` is one started server for the file, `catalog` what is on its shelves (none unless asked
 * for); `wire` redirects the client to it for one test and keeps what was said; `visitor` is a
 * fresh client of that test.
 */
export const test = base
  // Vitest reads from this pattern which other fixtures are asked for: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startServer();
    onCleanup(() => server.close());
    return server;
  })
  .extend('catalog', { scope: 'file' }, ({ server }) => stockShop(server))
  .extend('wire', ({ server }, { onCleanup }) => {
    const redirect = redirectClient({ to: server.url });
    onCleanup(() => redirect.restore());
    return redirect;
  })
  // The client depends on the redirect.
  .extend('visitor', ({ server, wire: _redirected }) =>
    visitorClient({ clientId: server.clientId }),
  );
