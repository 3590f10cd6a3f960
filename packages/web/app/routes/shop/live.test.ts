import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { createCatalogWatch } from '../../shop/catalog-watch.server.ts';
import { loader } from './live.ts';

test('one network has fifty streams at most, others are unaffected, and a closed stream frees a slot', async () => {
  vi.useFakeTimers();
  const watch = createCatalogWatch({
    fetch: () => Promise.reject(new TypeError('away')),
    apiUrl: 'http://shop.example',
    clientId: 'c',
  });
  const listen = (address: string, signal?: AbortSignal): Response => {
    const context = new RouterContextProvider();
    // What the stream uses of it.
    context.set(pageContext, {
      watch,
      closing: undefined,
      clientNetwork: () => address,
    } as unknown as PageContext);
    return loader({
      context,
      request: new Request('http://shop.example/live', signal ? { signal } : {}),
    } as unknown as Parameters<typeof loader>[0]);
  };
  const leaving = new AbortController();
  expect(listen('203.0.113.7', leaving.signal).status).toBe(200);
  for (let count = 0; count < 49; count += 1) expect(listen('203.0.113.7').status).toBe(200);
  expect(listen('203.0.113.7').status).toBe(204);
  expect(listen('203.0.113.8').status).toBe(200);
  leaving.abort();
  expect(listen('203.0.113.7').status).toBe(200);
  expect(listen('203.0.113.7').status).toBe(204);
  // Every stream ends by itself, and nothing is left of it.
  vi.advanceTimersByTime(13_000);
  expect([watch.followers(), watch.followers('203.0.113.7')]).toEqual([0, 0]);
  vi.useRealTimers();
});
