import { currentCart } from '@shopwright/sdk';
import { expect, it } from 'vitest';
import { createPerson } from './person.ts';

/** Mails and invoices follow what the platform is told here. */
it.each([
  ['http://shop.example/de/cart', '', 'de'], ['http://shop.example/cart', '', null], ['http://shop.example/hosted/checkout/1', 'shopwright-language=de', 'de'], ['http://shop.example/hosted/checkout/1?lang=en', 'shopwright-language=de', 'en'],
])('the platform is told the language that %s is read in', async (url, cookie, language) => {
  const told: (string | null)[] = [];
  const answers = (async (_: unknown, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    if (headers.has('authorization')) told.push(headers.get('accept-language'));
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, cart: {} });
  }) as typeof fetch;
  await createPerson(new Request(url, { headers: { cookie } }), { fetch: answers, apiUrl: 'http://shop.example', clientId: 'c', secure: false }).use(currentCart).getCurrentCart();
  expect(told).toEqual([language]);
});
