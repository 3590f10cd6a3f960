import { createSite, type SiteHandler } from '@shopwright/web';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../kit/demo-shop.ts';

/**
 * B1 for the pages: whatever a browser or a program sends to them, the answer is a status below 500
 * and no fault is logged.
 */

vi.setConfig({ testTimeout: 120_000 });

const id = '22222222-2222-4222-8222-222222222222';
const host = 'http://shop.test';

const hosted = [
  'checkout',
  'book',
  'tickets',
  'plan',
  'sign-in',
  'register',
  'recover',
  'verify',
  'second-factor',
  'login-sync',
  `invoice/${id}`,
  `tickets-document/${id}`,
];
const addresses = [
  '/search?q=%00',
  '/de/search?q=%00',
  '/search/suggest?q=%00',
  '/products?q=%00',
  '/products.data?q=%00',
  '/search?q=%ff',
  ...hosted.map((page) => `/hosted/${page}?session=${id}&token=%00`),
  `/hosted/checkout.data?session=${id}&token=%00`,
  '/hosted/plan?plan=x',
  '/hosted/plan?plan=%00',
  '/hosted/book?service=%00',
  '/hosted/tickets?event=%00',
  `/orders/status/${id}?key=%00`,
  '/orders/status/%00',
  '/downloads/x%00',
  '/members/%00',
  '/discount/%00?redirect=%00',
  '/collections/%00',
  '/products/%00',
  '/plans/%00',
  '/gift-cards?amount=%00',
  '/account/orders?cursor=%00',
  '/go/%00',
  '/sitemaps/%00',
  '/language/de?to=%00',
  '/recover?token=%00',
];

const forms: readonly string[] = [
  '/',
  '/cart',
  '/cart/changes',
  '/products/dune-mug',
  '/gift-cards',
  '/orders/lookup',
  `/orders/status/${id}`,
  '/account/bookings',
  '/account/passkey',
  '/account/data-copy',
  `/hosted/checkout/${id}`,
  '/hosted/plan',
  '/hosted/sign-in',
  '/hosted/verify',
  '/admin/sign-in',
  '/currency',
];

const names = [
  'intent',
  'id',
  'key',
  'email',
  'password',
  'code',
  'line',
  'item',
  'quantity',
  'coupon',
  'giftCard',
  'number',
  'start',
  'currency',
  'token',
];
const form = (value: string, intent = value): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ ...Object.fromEntries(names.map((name) => [name, value])), intent }),
});
const typed = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

const bodies: readonly (readonly [what: string, request: RequestInit])[] = [
  ['an empty form', form('')],
  ['null characters', form('\0')],
  ['null characters in every field of a change', form('\0', 'add')],
  ['a coupon', form('x', 'coupon')],
  ['a broken multipart body', typed('multipart/form-data; boundary=x', '--x\r\n')],
  ['a multipart body without its boundary', typed('multipart/form-data', 'x')],
  ['a text', typed('text/plain', 'x')],
  ['nothing', { method: 'POST' }],
  ['PUT', { ...form('x'), method: 'PUT' }],
  ['DELETE', { method: 'DELETE' }],
];

test('a page refuses odd addresses, forms, methods and cookies with a status below 500, and logs no fault', async ({
  shop,
}) => {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const faults: string[] = [];
  const onError = (error: unknown, request: Request) => {
    const isRefusal =
      typeof error === 'object' &&
      error !== null &&
      'status' in error &&
      Number(error.status) < 500;
    if (!isRefusal) faults.push(`${request.method} ${request.url}: ${String(error)}`);
  };
  const site: SiteHandler = await createSite({
    fetch,
    apiUrl: shop.url,
    clientId: shop.clientId,
    publicUrl: host,
    closing: closing.signal,
    onError,
  });
  const broken: string[] = [];
  const send = async (
    what: string,
    address: string,
    request: RequestInit = {},
  ): Promise<number> => {
    const headers = { origin: host, ...(request.headers as Record<string, string> | undefined) };
    const answer = await site(new Request(host + address, { ...request, headers }));
    await answer.text();
    if (answer.status >= 500) broken.push(`${answer.status} ${what} ${address}`);
    return answer.status;
  };

  for (const address of addresses) await send('GET', address);
  for (const address of forms)
    for (const [what, request] of bodies) await send(what, address, request);
  for (const cookie of [
    'shopwright-session-token=e30',
    'shopwright-sso-step=e30',
    'shopwright-session=%00; shopwright-sign-in=%ff; shopwright-accounts=e30',
  ]) {
    for (const address of [
      '/hosted/sso',
      '/hosted/sso?state=MFA_CHALLENGE',
      '/hosted/sign-in',
      '/account',
      '/cart',
    ])
      await send(cookie, address, { headers: { cookie } });
  }
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);

  // What is refused says why: the method, the body, the thing that is not there.
  expect(await send('', '/cart', { method: 'DELETE' })).toBe(405);
  expect(await send('', '/v1/carts/current/add-to-cart', { method: 'DELETE' })).toBe(405);
  expect(await send('', '/cart', typed('multipart/form-data; boundary=x', '--x\r\n'))).toBe(400);
  expect(await send('', '/hosted/plan?plan=x')).toBe(404);
  expect(await send('', `/hosted/checkout?session=${id}&token=%00`)).toBe(404);
  expect(await send('', '/search?q=%00')).toBe(400);
});
