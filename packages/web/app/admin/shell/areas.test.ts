import { expect, test } from 'vitest';
import { areas } from '../areas/index.ts';
import { currentMark } from './areas.ts';

const marked = (pathname: string): string[] =>
  areas
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const mark = currentMark(pathname, page);
      return mark === undefined ? [] : [`${page.path} ${mark}`];
    });

test.each([
  ['/admin/products', '/admin/products page'],
  ['/admin/products/new', '/admin/products true'],
  ['/admin/products/01a1e6c0-6a22-7e0f-bbe3-372c68194c15/media', '/admin/products true'],
  ['/admin/products/import', '/admin/products/import page'],
  ['/admin/products/import/01a1e6c0-6a22-7e0f-bbe3-372c68194c15', '/admin/products/import true'],
  ['/admin/inventory/requests', '/admin/inventory/requests page'],
  ['/admin/staff/roles', '/admin/staff/roles page'],
  ['/admin/plans/01a1e6c0-6a22-7e0f-bbe3-372c68194c15', '/admin/plans true'],
])('at %s, the navigation marks one page: %s', (pathname, mark) => {
  expect(marked(pathname)).toEqual([mark]);
});

test('an address that begins like a page but is not below it marks nothing', () => {
  expect(marked('/admin/productsearch')).toEqual([]);
});
