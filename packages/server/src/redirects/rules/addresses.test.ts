import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badAddress, allowedCallbacks, targetOrigins } from './addresses.ts';

const app = { redirects: ['https://app.example/callback'], origins: ['https://pages.example'] };
const policy = { publicUrl: 'https://shop.example', allowLoopback: false };
const bad = (callbacks: object, redirectUri?: string) =>
  badAddress({ callbacks, redirectUri }, app, policy);

test('names the first invalid URL with its field', () => {
  expect(
    bad({ thankYouPageUrl: 'https://pages.example/thanks', postFlowUrl: 'https://evil.example' }),
  ).toEqual({ field: 'callbacks.postFlowUrl', url: 'https://evil.example', kind: 'page' });
  expect(bad({ postFlowUrl: 'https://evil.example' }, 'https://pages.example/')).toEqual({
    field: 'auth.authRequest.redirectUri',
    url: 'https://pages.example/',
    kind: 'oauth',
  });
  expect(
    bad(
      { postFlowUrl: '', cartPageUrl: null, state: 'https://evil.example' },
      'https://app.example/callback',
    ),
  ).toBeUndefined();
});

test('a redirect URI has no fragment and is registered', () => {
  for (const redirectUri of [
    'https://shop.example/x',
    'https://shop.example/x#',
    'https://shop.example/x#y',
    'https://app.example/callback#',
  ])
    expect(bad({}, redirectUri)).toMatchObject({ kind: 'oauth' });
});

test('any accepted URL leads to a registered host', () => {
  const field = fc.constantFrom(
    'thankYouPageUrl',
    'postFlowUrl',
    'loginUrl',
    'bookingsServiceListUrl',
    'cartPageUrl',
    'planListUrl',
    'plansListUrl',
  );
  const piece = fc.constantFrom(
    'https://',
    'http://',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '443',
    '?',
    '#',
    '.',
    '%2f',
    '%2e',
    'shop.example',
    'evil.example',
    'pages.example',
    'app.example',
    '*',
    'ａ',
    '\u3002',
    '\t',
    '\n',
    ' ',
    '\0',
  );
  fc.assert(
    fc.property(
      field,
      fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
      (name, url) => {
        if (bad({ [name]: url }) === undefined)
          expect(['shop.example', 'pages.example', 'app.example']).toContain(
            new URL(url, 'https://base.example').hostname,
          );
      },
    ),
    { numRuns: 5000 },
  );
});

test('empty callbacks are none, and the older name of a field becomes the newer', () => {
  expect(
    allowedCallbacks({
      postFlowUrl: '',
      cartPageUrl: null,
      plansListUrl: 'https://pages.example/plans',
    }),
  ).toEqual({ planListUrl: 'https://pages.example/plans' });
  expect(
    allowedCallbacks({ planListUrl: 'https://a.example', plansListUrl: 'https://b.example' }),
  ).toEqual({ planListUrl: 'https://a.example' });
});

test('posts results only to registered origins, never to patterns', () => {
  const registered = ['https://shop.example', 'https://pages.example', 'https://app.example'];
  const piece = fc.constantFrom(
    'https://',
    'http://',
    '*',
    'null',
    '.',
    ':3000',
    'localhost',
    'evil.example',
    'x',
    '/',
    '@',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 5 }).map((parts) => parts.join('')),
      (asking) => {
        expect(targetOrigins(app, policy, asking)).toEqual(registered);
      },
    ),
  );
  expect(targetOrigins(app, { ...policy, allowLoopback: true }, 'http://localhost:3000')).toEqual([
    ...registered,
    'http://localhost:3000',
  ]);
  expect(
    targetOrigins(
      { redirects: ['myapp://x', 'nonsense'], origins: ['*', 'https://*'] },
      policy,
      undefined,
    ),
  ).toEqual(['https://shop.example']);
});
