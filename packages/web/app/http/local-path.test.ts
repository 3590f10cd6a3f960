import { expect, test } from 'vitest';
import { localPath, pathOn } from './local-path.server.ts';

test('accepts a path of this site with its query', () => {
  expect(
    [
      '/account',
      '/',
      '/products/lamp?colour=sand#details',
      '/de/cart',
      '/hosted/checkout/1?step=pay',
      '/a/../b',
    ].map(localPath),
  ).toEqual([
    '/account',
    '/',
    '/products/lamp?colour=sand#details',
    '/de/cart',
    '/hosted/checkout/1?step=pay',
    '/b',
  ]);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  'http:evil.example',
  '/%09/../..//evil.example',
  '/%09//evil.example',
  '/%5Cevil.example',
  '/a%0d%0aset-cookie:x',
  '',
  null,
  undefined,
  `/${'a'.repeat(2000)}`,
  '/\u0000',
  'http://here.invalid//evil.example',
])('%j leads nowhere', (given) => {
  expect(localPath(given)).toBeUndefined();
});

test('accepts a full URL of this site, unless its path leads to another one', () => {
  const origin = 'https://shop.example';
  expect(pathOn(origin, `${origin}/account?a=1`)).toBe('/account?a=1');
  for (const address of [
    `${origin}//evil.example/new-password`,
    `${origin}/.//evil.example`,
    `${origin}/%5cevil.example`,
    'https://evil.example/account',
    'nonsense',
    undefined,
  ])
    expect(pathOn(origin, address)).toBeUndefined();
});
