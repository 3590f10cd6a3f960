import { expect, test } from 'vitest';
import { cacheableAddress } from './cacheable-address.server.ts';

const key = (address: string) => cacheableAddress(address)?.address;

test('pages that are the same for every visitor are cached', () => {
  for (const address of [
    '/',
    '/de',
    '/products',
    '/de/products',
    '/products/dune-mug',
    '/collections',
    '/x-mirror/collections/tableware',
    '/products/dune-mug.data',
    '/_root.data',
    '/_.data',
    '/de.data',
    '/products?page=2&sort=NAME_ASC',
    '/products/dune-mug?Color=Oat',
  ])
    expect(key(address)).toBe(address);
});

test('renders personal pages and unbounded URLs for each request', () => {
  for (const address of [
    '/cart',
    '/account',
    '/account/orders',
    '/session',
    '/search?q=mug',
    '/products?option.Color=Oat',
    '/products?min=3',
    '/products/a/b',
    '/hosted/checkout',
    '/live',
    '/admin',
    '/admin/orders',
    '/services',
    `/products/x?${'a'.repeat(400)}`,
    '/discount/HELLO10',
  ])
    expect(key(address)).toBeUndefined();
});

test('ignores tracking parameters in the key of a page', () => {
  expect(key('/products/dune-mug?utm_source=mail&gclid=1')).toBe('/products/dune-mug');
  expect(key('/products?utm_source=mail&page=2')).toBe('/products?page=2');
  for (const name of [
    'utm_source',
    'gclid',
    'fbclid',
    'msclkid',
    'ttclid',
    'gbraid',
    'gad_source',
    'srsltid',
    'mc_eid',
    '_gl',
    'ref',
  ]) {
    expect(key(`/products/dune-mug?Color=Oat&${name}=x`)).toBe('/products/dune-mug?Color=Oat');
  }
});

test('a URL with a query is cached from the second request on', () => {
  expect([
    cacheableAddress('/products/dune-mug')?.isDoubtful,
    cacheableAddress('/products/dune-mug?Color=Nonsense')?.isDoubtful,
  ]).toEqual([false, true]);
});
