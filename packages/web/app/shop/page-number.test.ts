import { expect, test } from 'vitest';
import { pageAddress, pageNumber } from './page-number.ts';

test.each([['', 1], ['?page=3', 3], ['?page=0', 1], ['?page=-2', 1], ['?page=1e9', 1], ['?page=abc', 1], ['?page=99999999', 1]])('%s is page %i', (query, page) => {
  expect(pageNumber(new URL(`http://shop.test/products${query}`))).toBe(page);
});

test('the first page has one address', () => {
  expect(pageAddress('/products', 1)).toBe('/products');
  expect(pageAddress('/products', 2)).toBe('/products?page=2');
});
