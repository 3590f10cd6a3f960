import { currentCart } from '@shopwright/sdk';
import { expect, it } from 'vitest';
import { createUserSession } from './user-session.server.ts';

/** Determines the language of mails and invoices. */
it.each([
  ['http://shop.example/de/cart', '', 'de'],
  ['http://shop.example/cart', '', null],
  ['http://shop.example/hosted/checkout/1', 'shopwright-language=de', 'de'],
  ['http://shop.example/hosted/checkout/1?lang=en', 'shopwright-language=de', 'en'],
])('the platform is told the language that %s is read in', async (url, cookie, language) => {
  const deviceHeaders: (string | null)[] = [];
  const answers = (async (_: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    if (headers.has('authorization')) deviceHeaders.push(headers.get('accept-language'));
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, cart: {} });
  }) as typeof fetch;
  await createUserSession(new Request(url, { headers: { cookie } }), {
    fetch: answers,
    apiUrl: 'http://shop.example',
    clientId: 'c',
    secure: false,
  })
    .use(currentCart)
    .getCurrentCart();
  expect(deviceHeaders).toEqual([language]);
});

it("counts a one-time change for the visitor's network, like an attempt", async () => {
  const networks: (string | null)[] = [];
  const answers = (async (_: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    if (headers.has('authorization')) networks.push(headers.get('shopwright-address'));
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, cart: {} });
  }) as typeof fetch;
  const request = new Request('http://shop.example/cart', {
    headers: { 'shopwright-address': '203.0.113.9' },
  });
  const userSession = createUserSession(request, {
    fetch: answers,
    apiUrl: 'http://shop.example',
    clientId: 'c',
    secure: false,
  });
  await userSession.useOnce(currentCart, 'key').getCurrentCart();
  await userSession.useRateLimited(currentCart).getCurrentCart();
  expect(networks).toEqual(['203.0.113.9', '203.0.113.9']);
});
