import { expect, test } from 'vitest';
import { openTestDb } from '../testing-db.ts';
import { inLoadOrder, readTables } from './tables.ts';

test('referenced tables come first, and foreign keys in a circle are an error', () => {
  const tables = ['child', 'grandchild', 'parent'].map((name) => ({ name, columns: ['id'] }));
  const references = [
    { from: 'grandchild', to: 'child' },
    { from: 'child', to: 'parent' },
  ];
  expect(inLoadOrder(tables, references).map(({ name }) => name)).toEqual([
    'parent',
    'child',
    'grandchild',
  ]);
  expect(() => inLoadOrder(tables, [...references, { from: 'parent', to: 'grandchild' }])).toThrow(
    /circle/,
  );
});

test('every table of the schema is backed up, without the columns that PostgreSQL computes', async () => {
  const { db } = await openTestDb();
  const tables = await readTables(db.pool);
  const names = tables.map(({ name }) => name);
  const { rows } = await db.pool.query<{ name: string }>(
    `select 'public.' || tablename as name from pg_tables where schemaname = 'public' and tablename <> 'shopwright_migration'`,
  );
  expect(names.filter((name) => name.startsWith('public.')).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
  expect(names).toContain('graphile_worker._private_jobs');
  expect(tables.find(({ name }) => name === 'public.member')?.columns).not.toContain('nickname');
});
