import { calls } from '@shopwright/contract';
import { unservedPaths } from '@shopwright/contract/unserved-paths';
import { expect, test } from 'vitest';
import { mountPoints } from './mount.ts';
import { createUnknownCalls } from './unknown-call.ts';
import { wireError } from './errors.ts';

const describeUnknown = createUnknownCalls(calls);
const describe = (method: string, path: string) => {
  const { details } = wireError(describeUnknown(method, path));
  if (!('applicationError' in details))
    throw new Error('An unknown call is told as an application error.');
  return details.applicationError;
};
const closestTo = (method: string, path: string) => describe(method, path).data['closest'];

test('suggests the intended call for a misspelled path', () => {
  expect(closestTo('POST', '/ecom/v1/carts/current/add-to-carts')).toMatchObject({
    name: 'currentCart.addToCurrentCart',
    method: 'POST',
    path: '/ecom/v1/carts/current/add-to-cart',
  });
  expect(
    closestTo('GET', '/stores-reader/v1/product/0b5cbd6e-7eb4-4c8a-8f0c-d7bd7d0c6d67'),
  ).toMatchObject({ name: 'products.getProduct' });
  expect(closestTo('GET', '/stores/v1/products/query-platformised')).toMatchObject({
    name: expect.stringMatching(/^products\./),
  });
  expect(describe('GET', '/members/v1/member/my').description).toBe(
    'There is no call at GET /members/v1/member/my. The closest call is members.getCurrentMember: GET /members/v1/members/my.',
  );
});

test('never suggests a deprecated call', () => {
  const paths = calls
    .filter(({ deprecated }) => deprecated === true)
    .flatMap((call) => mountPoints(call))
    .map(({ method, path }) => ({ method, path: `${path}s` }));
  const named = paths.map(
    ({ method, path }) => (closestTo(method, path) as { name: string } | undefined)?.name,
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(
    calls
      .filter(({ name, deprecated }) => deprecated === true && named.includes(name))
      .map(({ name }) => name),
  ).toEqual([]);
});

test('suggests no call for a path that resembles none', () => {
  expect(describe('GET', '/zz/yy/xx').data).toEqual({
    method: 'GET',
    path: '/zz/yy/xx',
    reason: 'UNKNOWN',
  });
});

test('reports a call of the provider that this version does not serve as such', () => {
  expect(describe('POST', '/graphql/alpha')).toMatchObject({
    code: 'NOT_FOUND',
    description: expect.stringMatching(
      /^POST \/graphql\/alpha is not served by this version of Shopwright\./,
    ),
    data: { reason: 'NOT_SERVED' },
  });
  expect(describe('GET', '/blog/v3/categories/1')).toMatchObject({
    code: 'NOT_FOUND',
    data: { reason: 'NOT_SERVED' },
  });
});

test.each([
  ['GET', '/wix-data/v2/items/query'],
  ['POST', '/wix-data/v2/items/query'],
  ['POST', '/wix-data/v2/items'],
  ['POST', '/wix-data/v2/bulk/items/insert'],
  ['GET', '/wix-data/v2/collections/Menus'],
])('%s %s is told as a missing collection, which storefronts expect', (method, path) => {
  expect(describe(method, path)).toMatchObject({ code: 'WDE0025', data: { reason: 'NOT_SERVED' } });
});

test('no call that is served is listed as not served', () => {
  const generic = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');
  const served = new Set(
    calls.flatMap((call) =>
      mountPoints(call).map(({ method, path }) => `${method} ${generic(path)}`),
    ),
  );
  expect(
    unservedPaths
      .flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`))
      .filter((one) => served.has(one)),
  ).toEqual([]);
});
