import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { INDEXED_ORDERS, UNIQUE_FIELDS } from '../catalog/reads/access-path.ts';
import { productFields } from '../catalog/reads/store/query-fields.ts';
import { openTestDb } from '../db/testing-db.ts';
import { memberFields } from '../members/store/search.ts';
import { orderFields } from '../orders/store/search.ts';
import type { FieldTable } from '../query/index.ts';

/** The indexes that the code relies on exist in a migrated database. */

interface Index {
  readonly table: string;
  readonly unique: boolean;
  /** The columns that it is sorted by. */
  readonly columns: string[];
  readonly included: string[];
  readonly condition: string | null;
}

const { db } = await openTestDb();
const indexes = await db.query<Index>(sql`
  select c.relname as table, i.indisunique as unique, pg_get_expr(i.indpred, i.indrelid) as condition,
    array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) as n) as columns,
    array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(i.indnkeyatts + 1, i.indnatts) as n) as included
  from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`);

const find = (table: string, columns: readonly string[]): Index | undefined =>
  indexes.find(
    (index) => index.table === table && index.columns.join().replaceAll('"', '') === columns.join(),
  );
const columnOf = (fields: FieldTable, name: string): string =>
  fields[name]?.column.sql.replace(/^m\./, '') ?? '';

test.each([...INDEXED_ORDERS])('visible listings are found in the order of %s', (name) => {
  const column = columnOf(productFields, name);
  expect(find('listing', ['site_id', column, 'numeric_id'])).toMatchObject({
    condition: 'visible',
  });
});

test.each([...INDEXED_ORDERS])(
  'products of a brand are read in the order of %s from an index',
  (name) => {
    const brand = find('product', ['site_id', 'brand', 'numeric_id']);
    expect(brand?.included).toContain(columnOf(productFields, name));
  },
);

test.each([...UNIQUE_FIELDS])('a product is the only one with its %s', (name) => {
  expect(find('product', ['site_id', columnOf(productFields, name)])).toMatchObject({
    unique: true,
    condition: null,
  });
});

test("a collection is read in the merchant's order without hidden products", () => {
  expect(
    find('collection_product', ['site_id', 'collection_id', 'position', 'product_id'])?.included,
  ).toEqual(['visible']);
});

test.each([
  ['product', ['site_id', 'brand_id', 'product_id']],
  ['product', ['site_id', 'ribbon_id', 'product_id']],
  ['product', ['site_id', 'name', 'product_id']],
  ['product_info_section', ['site_id', 'info_section_id', 'product_id']],
  ['stock', ['site_id', 'product_id', 'variant_id', 'location_id']],
  ['product_history', ['site_id', 'product_id', 'entry_id']],
  ['deleted_product', ['site_id', 'deletion_id']],
  ['stock', ['site_id', 'quantity', 'variant_id']],
  ['stock', ['site_id', 'availability', 'quantity', 'variant_id']],
  ['stock_movement', ['site_id', 'variant_id', 'movement_id']],
  ['stock_movement', ['site_id', 'product_id', 'movement_id']],
])('a list of staff is read from %s by %j', (table, columns) => {
  expect(find(table, columns)).toBeDefined();
});

describe("a merchant's sort order is read from an index", () => {
  test.each([
    'createdDate',
    'updatedDate',
    'lastLoginDate',
    'loginEmail',
    'profile.nickname',
    'contact.firstName',
    'contact.lastName',
  ])('members by %s', (name) => {
    expect(find('member', ['site_id', columnOf(memberFields, name), 'member_id'])).toBeDefined();
  });

  test.each(['number', 'createdDate', 'updatedDate', 'purchasedDate'])('orders by %s', (name) => {
    expect(find('orders', ['site_id', columnOf(orderFields, name), 'order_id'])).toBeDefined();
  });
});

describe('a staff search reads no whole table', () => {
  test.each([
    ['product', ['site_id', 'folded_sku']],
    ['variant', ['site_id', 'lower(sku)']],
    ['member', ['site_id', 'login_email_key']],
    ['member', ['site_id', 'folded_nickname']],
    ['member', ['site_id', 'folded_first_name']],
    ['member', ['site_id', 'folded_last_name']],
    ['orders', ['search']],
  ])('in %s by %s', (table, columns) => {
    expect(find(table, columns)).toBeDefined();
  });

  test('open work is counted from a partial index', () => {
    expect(find('orders', ['site_id', 'created_at', 'order_id'])).toBeDefined();
    expect(
      indexes.filter(
        ({ table, condition }) => table === 'orders' && condition?.includes('FULFILLED') === true,
      ),
    ).toHaveLength(1);
    expect(find('webhook_delivery', ['site_id', 'created_at'])?.condition).toContain('PARKED');
    expect(find('member', ['site_id', 'status', 'created_at', 'member_id'])).toBeDefined();
  });
});

describe('text is searched with trigram indexes', () => {
  test.each([
    ['product', 'folded_name'],
    ['member', 'folded_nickname'],
    ['member', 'login_email_key'],
  ])('in %s by %s', (table, column) => {
    const found = indexes.filter(
      (index) => index.table === table && index.columns.includes(column),
    );
    expect(found.some(({ columns: [first] }) => first !== 'site_id')).toBe(true);
  });
});
