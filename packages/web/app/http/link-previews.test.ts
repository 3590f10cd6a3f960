import { expect, test } from 'vitest';
import { answerLinkPreview } from './link-previews.server.ts';

const id = '00000000-0000-4000-8000-000000000000';
const acting = [
  `/hosted/authorize?session=${id}`,
  `/hosted/logout?session=${id}&token=t`,
  `/hosted/checkout?session=${id}&token=t`,
  `/hosted/login-sync?session=${id}&token=t`,
  `/hosted/account?session=${id}&token=t`,
  '/hosted/sso',
  '/discount/TEN',
  '/de/discount/TEN',
  '/language/de',
];

const get = (path: string, init: RequestInit = {}) =>
  answerLinkPreview(new Request(`https://shop.example${path}`, init));

test.each(acting)('%s changes nothing for a link preview', (path) => {
  expect(get(path, { method: 'HEAD' })?.status).toBe(200);
  for (const headers of [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])
    expect(get(path, { headers })?.status).toBe(503);
  expect(get(path)).toBeUndefined();
  expect(get(path, { method: 'POST' })).toBeUndefined();
});

test.each([
  '/',
  '/products/lamp',
  `/hosted/checkout?session=${id}`,
  '/hosted/sign-in',
  '/discount',
])('%s may be looked at', (path) => {
  expect(get(path, { method: 'HEAD' })).toBeUndefined();
  expect(get(path, { headers: { 'sec-purpose': 'prefetch' } })).toBeUndefined();
});
