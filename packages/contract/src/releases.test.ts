import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { calledPaths, recordedReleases } from './releases.ts';
import { servedAt } from './releases-page.ts';
import { unservedPaths } from './unserved-paths.ts';

test('releases of every package were recorded, the oldest and the newest that the storefronts use among them', () => {
  for (const [name, version] of [
    ['@wix/sdk', '1.9.1'],
    ['@wix/sdk', '1.12.0'],
    ['@wix/sdk', '1.15.27'],
    ['@wix/sdk', '1.21.16'],
    ['@wix/stores', '1.0.141'],
    ['@wix/stores', '1.0.918'],
    ['@wix/ecom', '1.0.2509'],
    ['@wix/members', '1.0.519'],
    ['@wix/redirects', '1.0.129'],
    ['@wix/identity', '1.0.238'],
  ] as const) {
    expect(recordedReleases[name], name).toContain(version);
  }
});

test('every path that a release calls is served, or listed as not served', () => {
  const unserved = new Set(
    unservedPaths.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`)),
  );
  expect(
    calledPaths
      .filter(
        (called) =>
          servedAt(calls, called) === undefined && !unserved.has(`${called.method} ${called.path}`),
      )
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([]);
});

test.each([
  ['POST', '/stores-reader/v2/collections/query', 'collections.queryCollections'],
  ['GET', '/stores-reader/v2/collections/slug/{}', 'collections.getCollectionBySlug'],
  ['GET', '/stores-reader/v1/products-platformized/{}', 'products.getProduct'],
  ['PATCH', '/stores/v1/products-platformized/{}', 'products.updateProduct'],
  ['POST', '/members/v1/auth/members/send-set-password-email', 'siteMembers.sendSetPasswordEmail'],
  ['POST', '/oauth2/token', 'oauth.token'],
])('%s %s of older releases is %s', (method, path, name) => {
  expect(calledPaths.some((called) => called.method === method && called.path === path)).toBe(true);
  expect(servedAt(calls, { method, path })?.name).toBe(name);
});
