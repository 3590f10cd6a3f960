import { createSite } from '@shopwright/web';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/demo-shop.ts';

/**
 * Calls that send mail or take codes that can be guessed are limited by network. From a page they
 * come from the site's own process, so the page must say where its visitor is, or one network could
 * guess and send without end.
 */

vi.setConfig({ testTimeout: 120_000 });

const host = 'http://shop.test';
const visitor = '203.0.113.9';

const forms = [
  {
    what: 'a coupon that a link promised',
    page: '/cart/changes',
    fields: { intent: 'add', quantity: '1' },
    cookie: 'shopwright-discount=GUESS',
    call: /\/carts\/current$/,
  },
  {
    what: 'a wish to hear when it is back',
    page: '/products/dune-mug',
    fields: { email: 'ada@example.com' },
    call: /\/back-in-stock-notification-requests$/,
  },
  {
    what: 'a place on a waiting list',
    page: '/events/kiln-opening-night',
    fields: { intent: 'wait', email: 'ada@example.com' },
    call: /\/waiting-list$/,
  },
  {
    what: 'an order that is looked up',
    page: '/orders/lookup',
    fields: { number: '10001', email: 'ada@example.com' },
    call: /\/orders\/lookup$/,
  },
  {
    what: 'a forgotten password',
    page: '/hosted/forgot',
    fields: { email: 'ada@example.com' },
    call: /\/send-email$/,
  },
  {
    what: 'a registration',
    page: '/hosted/register',
    fields: { email: 'ada@example.com', password: 'correct horse battery' },
    call: /\/register$/,
  },
  {
    what: 'a sign-in',
    page: '/hosted/sign-in',
    fields: { email: 'ada@example.com', password: 'correct horse battery' },
    call: /\/login$/,
  },
  {
    what: 'a sign-in of staff',
    page: '/admin/sign-in',
    fields: { email: 'ada@example.com', password: 'correct horse battery' },
    call: /\/staff\/sign-in$/,
  },
] as const;

test("network limits of hosted pages count the visitor's network", async ({ shop }) => {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const made: { path: string; method: string; network: string | null }[] = [];
  const listening: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    made.push({
      path: new URL(request.url).pathname,
      method: request.method,
      network: request.headers.get('shopwright-address'),
    });
    return fetch(request);
  };
  const site = await createSite({
    fetch: listening,
    apiUrl: shop.url,
    clientId: shop.clientId,
    publicUrl: host,
    closing: closing.signal,
  });

  const uncounted: string[] = [];
  for (const { what, page, fields, call, ...rest } of forms) {
    made.length = 0;
    const headers = {
      origin: host,
      'shopwright-address': visitor,
      ...('cookie' in rest ? { cookie: rest.cookie } : {}),
    };
    const answer = await site(
      new Request(host + page, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    );
    await answer.text();
    const calls = made.filter(({ method, path }) => method !== 'GET' && call.test(path));
    expect([what, calls.length]).not.toEqual([what, 0]);
    if (calls.some(({ network }) => network !== visitor)) uncounted.push(what);
  }
  expect(uncounted).toEqual([]);
});
