import { expect, test } from 'vitest';
import { sessionUrl } from './session-url.ts';

const session = { publicUrl: 'https://shop.example', page: 'checkout', id: 'one', token: 'secret' };

test('the URL of a session has its id and token', () => {
  expect(sessionUrl(session)).toEqual({
    fullUrl: 'https://shop.example/hosted/checkout?session=one&token=secret',
    urlDetails: {
      endpoint: 'https://shop.example/hosted/checkout',
      searchParams: { session: 'one', token: 'secret' },
    },
  });
});

test('a client adds parameters, but cannot replace the session or its token', () => {
  const { fullUrl, urlDetails } = sessionUrl({
    ...session,
    more: { utm: 'a&b=c d', session: 'another', token: 'stolen' },
  });
  expect(urlDetails.searchParams).toEqual({ utm: 'a&b=c d', session: 'one', token: 'secret' });
  expect(fullUrl).toBe(
    'https://shop.example/hosted/checkout?utm=a%26b%3Dc+d&session=one&token=secret',
  );
});
