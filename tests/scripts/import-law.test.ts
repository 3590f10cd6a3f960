import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { breaches } from '../../scripts/check/import-law.mjs';
import { readGraph } from '../../scripts/check/module-graph.mjs';

const manifests = Object.fromEntries(
  ['contract', 'server', 'sdk', 'web', 'shopwright'].map((name) => [
    `packages/${name}/package.json`,
    JSON.stringify({
      name: name === 'shopwright' ? name : `@shopwright/${name}`,
      exports: { '.': './src/index.ts', './*': './src/*.ts' },
    }),
  ]),
);

// What the imports below lead to.
const ground = {
  'packages/contract/src/index.ts': 'export const wire = 1;',
  'packages/sdk/src/index.ts': "export { wire } from '@shopwright/contract';",
  'packages/web/src/index.ts': "export { wire } from '@shopwright/sdk';",
  'packages/server/src/index.ts': "export { cart } from './cart/index.ts';",
  'packages/server/src/kernel/money.ts': 'export const add = (a: number, b: number) => a + b;',
  'packages/server/src/kernel/ids.ts':
    "import { randomUUID } from 'node:crypto'; export const newId = () => randomUUID();",
  'packages/server/src/kernel/clock.ts':
    'export type Clock = () => Date; export const systemClock: Clock = () => new Date();',
  'packages/server/src/db/index.ts': 'export type Tx = { run(): void };',
  'packages/server/src/db/open.ts': 'export type Open = 1;',
  'packages/server/src/db/testing.ts': 'export const testDatabase = 1;',
  'packages/server/src/catalog/index.ts': 'export const catalog = 1;',
  'packages/server/src/catalog/store.ts':
    "import sql from 'sql-template-tag'; export const q = sql`select 1 from product`;",
  'packages/server/src/catalog/products/store/product-rows.ts':
    "import sql from 'sql-template-tag'; export const q = sql`select 1 from product`;",
  'packages/server/src/catalog/products/rules/price.ts': 'export const price = 1;',
  'packages/server/src/cart/index.ts': 'export const cart = 1;',
  'packages/server/src/orders/index.ts': 'export const orders = 1;',
  'packages/server/src/identity/index.ts': 'export const identity = 1;',
  'packages/server/src/identity/deps.ts': 'export type Deps = 1;',
  'packages/server/src/identity/accounts/account.ts': 'export const account = 1;',
  'packages/server/src/identity/staff/staff.ts': 'export const staff = 1;',
  'tests/kit/shop.ts': 'export const shop = 1;',
};

function lawOn(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'import law '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...manifests, ...ground, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return breaches(readGraph(root));
}

const forbidden: [law: string, file: string, source: string, reason: RegExp][] = [
  [
    'a domain has store.ts or store/, not both',
    'packages/server/src/catalog/store/products.ts',
    "import sql from 'sql-template-tag'; export const q = sql`select 1 from product`;",
    /has both store\.ts and store\//,
  ],
  [
    'no two files of the catalog have the same name',
    'packages/server/src/catalog/stock/price.ts',
    'export const price = 2;',
    /the catalog has another price\.ts/,
  ],
  [
    'the contract imports no other package',
    'packages/contract/src/a.ts',
    "import '@shopwright/sdk';",
    /contract may import no other package, not sdk/,
  ],
  [
    'the server does not know the site',
    'packages/server/src/a.ts',
    "import { wire } from '@shopwright/web';",
    /server may import contract, not web/,
  ],
  [
    'the site reaches the platform only through the SDK',
    'packages/web/app/a.tsx',
    "import { wire } from '@shopwright/contract';",
    /web may import sdk, not contract/,
  ],
  [
    'the SDK does not know the server, not even its types',
    'packages/sdk/src/a.ts',
    "import type { cart } from '@shopwright/server/cart/index';",
    /sdk may import contract, not server/,
  ],
  [
    'a type written inline is an import too',
    'packages/sdk/src/a.ts',
    "export const a: import('@shopwright/server').cart = 1;",
    /sdk may import contract, not server/,
  ],
  [
    'a dynamic import is an import too',
    'packages/server/src/a.ts',
    "await import('@shopwright/web');",
    /not web/,
  ],
  [
    'a re-export is an import too',
    'packages/server/src/a.ts',
    "export * from '@shopwright/web';",
    /not web/,
  ],
  [
    'another package is not imported by path',
    'packages/server/src/a.ts',
    "import { wire } from '../../contract/src/index.ts';",
    /by its name/,
  ],
  [
    'scripts import no package',
    'scripts/a.mjs',
    "import '@shopwright/contract';",
    /scripts run before anything is installed/,
  ],
  [
    'nothing imports tests',
    'packages/server/src/a.ts',
    "import { shop } from '../../../tests/kit/shop.ts';",
    /only tests may import/,
  ],
  [
    'a bench does not import tests either',
    'bench/a.ts',
    "import { shop } from '../tests/kit/shop.ts';",
    /only tests may import/,
  ],
  [
    'a program does not import what is made for tests',
    'packages/server/src/db/pool.ts',
    "import { testDatabase } from './testing.ts';",
    /only tests may import/,
  ],
  [
    'a domain does not know those on its right',
    'packages/server/src/cart/a.ts',
    "import { orders } from '../orders/index.ts';",
    /cart stands left of orders/,
  ],
  [
    'not even by type',
    'packages/server/src/cart/a.ts',
    "import type { orders } from '../orders/index.ts';",
    /cart stands left of orders/,
  ],
  [
    'a domain uses another through its index.ts',
    'packages/server/src/cart/a.ts',
    "import { q } from '../catalog/store.ts';",
    /through its index\.ts/,
  ],
  [
    'so does what puts the domains together',
    'packages/server/src/app.ts',
    "import { q } from './catalog/store.ts';",
    /through its index\.ts/,
  ],
  [
    'and another package',
    'packages/shopwright/src/seed.ts',
    "import { q } from '@shopwright/server/catalog/store';",
    /through its index\.ts/,
  ],
  [
    'a domain does not import what puts it together',
    'packages/server/src/cart/a.ts',
    "import { cart } from '../index.ts';",
    /puts the domains together/,
  ],
  [
    'a new folder must take its place in the order',
    'packages/server/src/cart/a.ts',
    "import { b } from '../gifts/index.ts';",
    /no place in the order/,
  ],
  [
    'a rule does not touch the database',
    'packages/server/src/cart/rules/a.ts',
    "import type { Tx } from '../../db/index.ts';",
    /a rule imports only/,
  ],
  [
    'a rule does not import its own store',
    'packages/server/src/catalog/products/rules/a.ts',
    "import { q } from '../store/product-rows.ts';",
    /a rule imports only/,
  ],
  [
    'a rule uses no built-in module',
    'packages/server/src/cart/rules/a.ts',
    "import { createHash } from 'node:crypto';",
    /a rule imports only/,
  ],
  [
    'a rule uses no library',
    'packages/server/src/cart/rules/a.ts',
    "import ms from 'ms';",
    /a rule imports only/,
  ],
  [
    'a rule reads no clock',
    'packages/server/src/cart/rules/a.ts',
    'export const a = () => new Date();',
    /not pure.*new Date\(\)/,
  ],
  [
    'a rule reads no clock in another way',
    'packages/server/src/cart/rules/a.ts',
    'export const a = () => Date.now();',
    /not pure.*Date\.now/,
  ],
  [
    'a rule is not random',
    'packages/server/src/cart/rules/a.ts',
    'export const a = () => Math.random();',
    /not pure.*Math\.random/,
  ],
  [
    'a rule does not ask the network',
    'packages/server/src/cart/rules/a.ts',
    "export const a = () => fetch('/x');",
    /not pure.*fetch/,
  ],
  [
    'a rule does not read the environment',
    'packages/server/src/cart/rules/a.ts',
    'export const a = () => process.env.X;',
    /not pure.*process/,
  ],
  [
    'nor through the kernel',
    'packages/server/src/cart/rules/a.ts',
    "import { newId } from '../../kernel/ids.ts'; export const a = newId;",
    /not pure.*kernel\/ids\.ts uses node:crypto/,
  ],
  [
    'SQL libraries stand only in stores',
    'packages/server/src/cart/routes.ts',
    "import sql from 'sql-template-tag';",
    /SQL stands only/,
  ],
  [
    'pg too, even as a type',
    'packages/server/src/cart/routes.ts',
    "import type pg from 'pg';",
    /SQL stands only/,
  ],
  [
    'SQL text stands only in stores',
    'packages/server/src/cart/routes.ts',
    "export const q = 'select id from cart';",
    /has SQL \(select id from/,
  ],
  [
    'SQL text in a template too',
    'packages/server/src/app.ts',
    'export const q = `update cart set a = 1`;',
    /has SQL/,
  ],
  [
    'only the site imports React',
    'packages/server/src/mail.ts',
    "import { renderToString } from 'react-dom/server';",
    /only packages\/web/,
  ],
  [
    'the contract is no server',
    'packages/contract/src/a.ts',
    "import fastify from 'fastify';",
    /the contract is data/,
  ],
  [
    'the contract runs in browsers',
    'packages/contract/src/a.ts',
    "import { readFileSync } from 'node:fs';",
    /runs in browsers/,
  ],
  [
    'the SDK runs in browsers',
    'packages/sdk/src/a.ts',
    "import { createHash } from 'crypto';",
    /runs in browsers/,
  ],
  [
    'the SDK drags nothing in',
    'packages/sdk/src/a.ts',
    "import ms from 'ms';",
    /the contract and nothing else/,
  ],
  [
    'a room of a domain imports only the rooms before it',
    'packages/server/src/identity/accounts/a.ts',
    "import { staff } from '../staff/staff.ts';",
    /identity\/accounts comes before identity\/staff and may not import it/,
  ],
  [
    'a room imports none of the files that compose the rooms',
    'packages/server/src/identity/staff/a.ts',
    "import { identity } from '../index.ts';",
    /a room of identity may import deps.ts, no other file/,
  ],
  [
    'a new room of a domain takes its place in the order',
    'packages/server/src/identity/attic/a.ts',
    "import { account } from '../accounts/account.ts';",
    /identity\/attic has no place in the order of rooms/,
  ],
  [
    'a rule in a room is pure like any other',
    'packages/server/src/identity/accounts/rules/a.ts',
    "import { account } from '../account.ts';",
    /a rule imports only rules, the kernel and the contract/,
  ],
  [
    'a rule has no cache of its own',
    'packages/server/src/cart/rules/a.ts',
    'const texts = new WeakMap<object, string>(); export const textOf = (a: object) => texts.get(a);',
    /a\.ts:1 has module-level state \(texts\)/,
  ],
];

test.each(forbidden)('%s', (_law, file, source, reason) => {
  const target = { 'packages/server/src/gifts/index.ts': 'export const b = 1;' };
  const found = lawOn({ ...target, [file]: source });
  expect(found).toEqual([expect.stringMatching(reason)]);
  expect(found[0]).toContain(file);
});

test('two files that import each other are reported as a circle', () => {
  const found = lawOn({
    'packages/server/src/cart/a.ts': "import { b } from './b.ts'; export const a = b;",
    'packages/server/src/cart/b.ts':
      "import type { a } from './a.ts'; export const b = 1; export type A = typeof a;",
  });
  expect(found).toEqual([
    expect.stringContaining(
      'cart/a.ts -> packages/server/src/cart/b.ts -> packages/server/src/cart/a.ts',
    ),
  ]);
});

test('a file that cannot be parsed is reported, not skipped', () => {
  expect(lawOn({ 'packages/server/src/a.ts': 'import { from' })).toEqual([
    expect.stringContaining('packages/server/src/a.ts cannot be parsed'),
  ]);
});

test('a template of an extension imports the package as its author does', () => {
  const template = "import { wire } from 'shopwright'; export default wire;";
  const files = { 'packages/shopwright/src/index.ts': 'export const wire = 1;' };
  expect(lawOn({ ...files, 'packages/shopwright/templates/extension/tax.ts': template })).toEqual(
    [],
  );
  expect(lawOn({ ...files, 'packages/shopwright/src/tax.ts': template })).toEqual([
    expect.stringContaining('inside a package, import by relative path'),
  ]);
});

test('allowed imports are not reported', () => {
  const found = lawOn({
    'packages/server/src/app.ts':
      "import { cart } from './cart/index.ts'; import { wire } from '@shopwright/contract'; export const app = [cart, wire];",
    'packages/server/src/cart/routes.ts':
      "import { catalog } from '../catalog/index.ts'; import { newId } from '../kernel/ids.ts'; import { readFileSync } from 'node:fs'; export const a = [catalog, newId, readFileSync];",
    'packages/server/src/cart/store.ts':
      "import type { Tx } from '../db/index.ts'; import sql from 'sql-template-tag'; export const q = (tx: Tx) => [tx, sql`insert into cart values (1)`];",
    'packages/server/src/orders/store/lines.ts':
      "import sql from 'sql-template-tag'; export const q = sql`delete from line`;",
    'packages/server/src/cart/rules/total.ts':
      "import { add } from '../../kernel/money.ts'; import type { Clock } from '../../kernel/clock.ts'; import { price } from '../../catalog/products/rules/price.ts'; import { wire } from '@shopwright/contract'; export const total = (at: Date, clock: Clock) => [add(price, wire), new Date(at), clock];",
    'packages/server/src/cart/rules/total.test.ts':
      "import { test } from 'vitest'; import { total } from './total.ts'; import { testDatabase } from '../../db/testing.ts'; test('x', () => [total, testDatabase, Date.now()]);",
    'packages/server/src/cart/notice.ts':
      "export const notice = 'Select a size from the list, or update your address';",
    'packages/server/src/identity/staff/routes.ts':
      "import { account } from '../accounts/account.ts'; import type { Deps } from '../deps.ts'; export const a = account; export type B = Deps;",
    'packages/server/src/identity/routes.ts':
      "import { account } from './accounts/account.ts'; import { staff } from './staff/staff.ts'; export const a = [account, staff];",
    'packages/contract/src/generate.ts':
      "import { writeFileSync } from 'node:fs'; writeFileSync('x', '');",
    'packages/sdk/src/node/agent.ts':
      "import { createHash } from 'node:crypto'; export const a = createHash;",
    'packages/web/app/root.tsx':
      "import { useState } from 'react'; import { wire } from '@shopwright/sdk'; import { b } from '~/ui/button'; export default () => <b>{[useState, wire, b]}</b>;",
    'packages/web/app/ui/button.tsx': 'export const b = 1;',
    'packages/shopwright/src/start.ts':
      "import { cart } from '@shopwright/server'; import { wire } from '@shopwright/web'; import { catalog } from '@shopwright/server/catalog/index'; import type { Open } from '@shopwright/server/db/open'; export const a = [cart, wire, catalog]; export type B = Open;",
    'tests/e2e/shop.test.ts':
      "import { shop } from '../kit/shop.ts'; import { q } from '@shopwright/server/catalog/store'; export const a = [shop, q];",
  });
  expect(found).toEqual([]);
});
