import { expect, test } from 'vitest';
import type { TableFormat } from './formats.ts';
import { groupRows, type Group } from './cells.ts';

type Cells = Record<string, string>;
async function allOf(groups: AsyncIterable<Group>): Promise<Group[]> {
  const all: Group[] = [];
  for await (const each of groups) all.push(each);
  return all;
}
async function group(format: TableFormat, ...cells: Cells[]): Promise<Group[]> {
  const rows = async function* () {
    for (const [index, row] of cells.entries()) yield { line: index + 2, cells: row };
  };
  return allOf(groupRows(rows(), format));
}
/** The lines and the problems of each group. */
const lines = async (format: TableFormat, ...cells: Cells[]) =>
  (await group(format, ...cells)).map(({ kind, rows, problems }) =>
    [
      kind,
      ...rows.map(({ line }) => line),
      ...problems.map(({ line, field, reason }) => `${line} ${field} ${reason}`),
    ].join(', '),
  );
const orphan = 'matches no product above: the rows of variants follow their product';

test('a table without rows has no products', async () => {
  expect(await lines('csv')).toEqual([]);
});

test('groups the rows of one Shopify handle', async () => {
  const handle = (Handle: string) => ({ Handle });
  expect(await lines('shopify', handle('a'), handle(' a '), handle('b'), handle('a'))).toEqual([
    'product, 2, 3',
    'product, 4',
    'product, 5',
  ]);
  expect(await lines('shopify', handle('a'), handle(' '), {}, handle('b'))).toEqual([
    'product, 2',
    'product, 3, 4, 3 Handle is required, 4 Handle is required',
    'product, 5',
  ]);
  expect(await lines('shopify', {})).toEqual(['product, 2, 2 Handle is required']);
});

test('Wix variants follow their product', async () => {
  const row = (handleId: string, fieldType: string) => ({ handleId, fieldType });
  expect(
    await lines(
      'wix',
      row('a', 'Product'),
      row('a', 'VARIANT '),
      row('a', 'Product'),
      row('b', 'Product'),
    ),
  ).toEqual(['product, 2, 3', 'product, 4', 'product, 5']);
  expect(await lines('wix', row('a', 'Product'), row('b', 'Variant'), row('', 'Variant'))).toEqual([
    'product, 2',
    `product, 3, 3 handleId ${orphan}`,
    `product, 4, 4 handleId ${orphan}`,
  ]);
  expect(await lines('wix', row('a', 'Variant'))).toEqual([`product, 2, 2 handleId ${orphan}`]);
  expect(await lines('wix', row('', 'Product'), row('', 'Variant'))).toEqual([
    'product, 2',
    `product, 3, 3 handleId ${orphan}`,
  ]);
  expect(await lines('wix', row('a', 'Product'), row('a', 'Thing'), row('b', 'Thing'))).toEqual([
    'product, 2, 3, 3 fieldType must be Product or Variant',
    'product, 4, 4 fieldType must be Product or Variant',
  ]);
});

test('our own variants follow their product, with its slug or none', async () => {
  const row = (type: string, slug = '') => ({ type, slug });
  expect(
    await lines(
      'csv',
      row('product', 'a'),
      row('Variant'),
      row('variant', 'a '),
      row('', 'b'),
      row('collection', 'c'),
    ),
  ).toEqual(['product, 2, 3, 4', 'product, 5', 'collection, 6']);
  expect(await lines('csv', row('product', 'a'), row('variant', 'b'))).toEqual([
    'product, 2',
    `product, 3, 3 slug ${orphan}`,
  ]);
  expect(await lines('csv', row('variant'))).toEqual([`product, 2, 2 slug ${orphan}`]);
  expect(await lines('csv', row('Collection ', 'a'), row('variant', 'a'))).toEqual([
    'collection, 2',
    `product, 3, 3 slug ${orphan}`,
  ]);
  expect(await lines('csv', row('thing', 'a'), {})).toEqual([
    'product, 2, 2 type must be product, variant or collection',
    'product, 3',
  ]);
});

test('an unreadable row rejects its product', async () => {
  const problem = { line: 3, field: '', reason: 'has a quote without an end' };
  const rows = async function* () {
    yield { line: 2, cells: { type: 'product', slug: 'a' } };
    yield { line: 3, cells: { type: 'variant', slug: '' }, problem };
  };
  const [only] = await allOf(groupRows(rows(), 'csv'));
  expect(only?.problems).toEqual([problem]);
});

test('a product has at most 2000 rows', async () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ Handle: 'a' }));
  const [fits] = await group('shopify', ...many(2_000));
  expect([fits?.rows.length, fits?.problems]).toEqual([2_000, []]);
  const [beyond] = await group('shopify', ...many(2_002));
  expect(beyond?.rows).toHaveLength(2_000);
  expect(beyond?.problems[0]).toEqual({
    line: 2_002,
    field: '',
    reason: 'exceeds the 2000 rows that a product may have',
  });
});
