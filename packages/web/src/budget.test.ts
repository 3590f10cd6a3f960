import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TABLE_START } from './route-table.ts';

/** The weight of the built site. Fails where the site is not built: run `npm run build`. */

const assets = join(
  process.env['SHOPWRIGHT_SITE_BUILD'] ?? join(import.meta.dirname, '..', 'build'),
  'client',
  'assets',
);
const MAX_PRODUCT_PAGE_KB = 120;
const MAX_PAGE_KB = 122;

interface Loaded {
  readonly module: string;
  readonly imports?: readonly string[];
}
interface Manifest {
  readonly entry: Loaded;
  readonly routes: Readonly<Record<string, Loaded>>;
}

/** Everything a page loads before the first click, in kilobytes as they are sent. */
function scriptsOf(...routes: readonly string[]): Record<string, number> {
  const isOfAdmin = routes.some((id) => id.startsWith('routes/admin/'));
  const table =
    readdirSync(assets).find(
      (name) =>
        (isOfAdmin ? /^manifest-\w+\.js$/ : /^shop-manifest-\w+\.js$/).test(name) &&
        readFileSync(join(assets, name), 'utf8').startsWith(TABLE_START),
    ) ?? '';
  const manifest = JSON.parse(
    readFileSync(join(assets, table), 'utf8').slice(TABLE_START.length).replace(/;\s*$/, ''),
  ) as Manifest;
  const parts = [
    manifest.entry,
    ...routes.map((id) => manifest.routes[id] ?? { module: `no route ${id}` }),
  ];
  const files = new Set([
    `/assets/${table}`,
    ...parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]);
  return Object.fromEntries(
    [...files].map((file) => [
      file,
      gzipSync(readFileSync(join(assets, file.slice('/assets/'.length))), { level: 9 }).length /
        1000,
    ]),
  );
}

const sum = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((total, size) => total + size, 0);
const inShop = ['root', 'routes/shop/layout', 'routes/shop/boundary'];

test('a product page loads at most 120 KB of JavaScript', () => {
  const sizes = scriptsOf(...inShop, 'routes/shop/product');
  expect(sum(sizes), JSON.stringify(sizes, undefined, 1)).toBeLessThanOrEqual(MAX_PRODUCT_PAGE_KB);
});

test('every other page of the shop loads at most 122 KB of JavaScript', () => {
  for (const page of ['home', 'products', 'collection', 'collections', 'search']) {
    const sizes = scriptsOf(...inShop, `routes/shop/${page}`);
    expect(sum(sizes), page + JSON.stringify(sizes, undefined, 1)).toBeLessThanOrEqual(MAX_PAGE_KB);
  }
});

const MAX_ADMIN_SHELL_KB = 150;

test('the shell of the admin loads at most 150 KB of JavaScript, and none of it reaches the shop', () => {
  const inAdmin = ['root', 'routes/admin/layout', 'routes/admin/home'];
  const sizes = scriptsOf(...inAdmin);
  expect(sum(sizes), JSON.stringify(sizes, undefined, 1)).toBeLessThanOrEqual(MAX_ADMIN_SHELL_KB);
  const ofShop = new Set(Object.keys(scriptsOf(...inShop, 'routes/shop/product')));
  const loaded = [...ofShop].map((file) =>
    readFileSync(join(assets, file.slice('/assets/'.length)), 'utf8'),
  );
  // A class name of the shell: in the files of the admin, in none of the shop's.
  const isOfAdmin = (text: string): boolean => text.includes('admin-palette');
  const ofAdmin = Object.keys(sizes).filter((file) =>
    isOfAdmin(readFileSync(join(assets, file.slice('/assets/'.length)), 'utf8')),
  );
  expect(ofAdmin).not.toEqual([]);
  expect(loaded.filter(isOfAdmin)).toEqual([]);
});

const MAX_ADMIN_LIST_KB = 190;

test('a list of the admin loads at most 190 KB of JavaScript, and none of the grid reaches the shop', () => {
  const inList = ['root', 'routes/admin/layout', 'routes/admin/boundary', 'routes/admin/products'];
  const sizes = scriptsOf(...inList);
  expect(sum(sizes), JSON.stringify(sizes, undefined, 1)).toBeLessThanOrEqual(MAX_ADMIN_LIST_KB);
  const read = (file: string): string =>
    readFileSync(join(assets, file.slice('/assets/'.length)), 'utf8');
  const isOfGrid = (file: string): boolean => read(file).includes('grid-frame');
  expect(Object.keys(sizes).filter(isOfGrid)).not.toEqual([]);
  for (const page of ['product', 'products', 'home'])
    expect(Object.keys(scriptsOf(...inShop, `routes/shop/${page}`)).filter(isOfGrid)).toEqual([]);
});

const MAX_ADMIN_EDITOR_KB = 330;

test('the product editor loads at most 330 KB of JavaScript', () => {
  const sizes = scriptsOf(
    'root',
    'routes/admin/layout',
    'routes/admin/boundary',
    'routes/admin/editor-messages',
    'routes/admin/product',
  );
  expect(Object.keys(sizes).length).toBeGreaterThan(3);
  expect(sum(sizes), JSON.stringify(sizes, undefined, 1)).toBeLessThanOrEqual(MAX_ADMIN_EDITOR_KB);
});
