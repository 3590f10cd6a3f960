import { expect, test } from 'vitest';
import { withoutAdmin } from './route-table.ts';

test("pages outside the admin load a route table without the admin's routes", () => {
  const table = {
    version: 'v',
    url: '/assets/manifest-1a2b.js',
    routes: { root: 1, 'routes/admin/home': 2, 'routes/shop/home': 3 },
  };
  expect(withoutAdmin(table)).toEqual({
    version: 'v',
    url: '/assets/shop-manifest-1a2b.js',
    routes: { root: 1, 'routes/shop/home': 3 },
  });
});
